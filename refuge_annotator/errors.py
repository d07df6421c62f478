"""The base of every error that is told to the person at the screen."""

from pathlib import Path

from refuge_annotator.words import filled


class UserError(Exception):
    """Something went wrong that the user can understand and mend.

    Parameters
    ----------
    what
        What is wrong, as a template in English; translated where it is shown.
    cure
        What to do about it, as a template.
    path
        The file or folder it is about, if any.
    values
        What fills the ``{names}`` of both templates.
    """

    def __init__(self, what: str, cure: str = "", path: Path | None = None, **values: object) -> None:
        self.what = what
        self.cure = cure
        self.path = path
        self.values = values
        super().__init__(self.sentence())

    def sentence(self) -> str:
        """Return file, fault and cure in English, on one line."""
        where = f"{self.path}: " if self.path is not None else ""
        cure = f"; {filled(self.cure, **self.values)}" if self.cure else ""
        return f"{where}{filled(self.what, **self.values)}{cure}"
