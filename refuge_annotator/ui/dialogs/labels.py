"""To come."""


def show_labels_import(window: object, path: object) -> None:
    """To come."""
