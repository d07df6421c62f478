"""Where an icon, a shader, a translation or a demo photograph lies."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder() -> Path:
    """Return the resource folder: of the checkout, of the bundle, or of the installed wheel, in this order."""
    checkout = _PACKAGE.parent / "resources"
    if (_PACKAGE.parent / "pyproject.toml").is_file() and checkout.is_dir():
        return checkout
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) / "resources" if frozen else _PACKAGE / "_resources"


def resource(*parts: str) -> Path:
    """Return the path of one resource, such as ``resource("icons", "undo.svg")``.

    Raises
    ------
    FileNotFoundError
        The program was installed without it.
    """
    path = folder().joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(path)
    return path
