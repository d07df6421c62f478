"""What a picture file says of itself before a pixel of it is decoded."""

from dataclasses import dataclass


class Broken(Exception):
    """A picture file that must be refused, told before its path is known.

    Parameters
    ----------
    what, cure, values
        As for `refuge_annotator.errors.UserError`.
    """

    def __init__(self, what: str, cure: str, **values: object) -> None:
        self.what = what
        self.cure = cure
        self.values = values
        super().__init__(what.format(**values))


@dataclass(frozen=True, slots=True)
class Head:
    """The header of a picture file.

    Attributes
    ----------
    width, height
        Pixels as stored, before any turn.
    bits
        Per channel, as stored.
    orientation
        EXIF tag 274, 1 to 8.
    """

    width: int
    height: int
    bits: int
    orientation: int = 1
