"""To come."""

from PySide6.QtWidgets import QWidget


class ManagerPage(QWidget):
    """To come."""

    def __init__(self, host: object, desk: object) -> None:
        super().__init__()
