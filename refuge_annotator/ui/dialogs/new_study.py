"""To come."""

from pathlib import Path


def ask_new_study(window: object, dropped: object = ()) -> Path | None:
    """To come."""
    return None
