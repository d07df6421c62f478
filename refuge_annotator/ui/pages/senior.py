"""The senior page."""

from PySide6.QtWidgets import QWidget


class SeniorPage(QWidget):
    """To come."""
