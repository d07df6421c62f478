"""To come."""


def show_verify(window: object, path: object) -> None:
    """To come."""
