"""To come."""


def show_check(window: object) -> None:
    """To come."""
