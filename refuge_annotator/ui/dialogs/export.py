"""To come."""


def ask_export(window: object) -> None:
    """To come."""
