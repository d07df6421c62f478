"""A photograph as the study knows it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from refuge_annotator.imaging.load import Loaded  # its decoders are slow to import


class Laterality(StrEnum):
    """Which eye."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class FundusImage:
    """One fundus photograph of a study.

    Attributes
    ----------
    path
        Relative to the study's folder of photographs, with forward slashes: its identity. Never shown to raters or
        seniors: a folder's name can be the diagnosis.
    code
        The neutral code that the senior and the manager see, such as ``P0417``.
    width, height
        Pixels as shown, that is after the EXIF turn.
    orientation
        The EXIF turn that the loader applied (1: none).
    sha256, pixel_sha256
        Of the file's bytes, and of the decoded upright pixels.
    """

    id: str
    path: str
    code: str
    sha256: str
    pixel_sha256: str
    width: int
    height: int
    orientation: int = 1
    subject: str = ""
    laterality: Laterality | None = None
    camera: str = ""

    @property
    def shape(self) -> tuple[int, int]:
        """(height, width), as numpy has it."""
        return self.height, self.width

    @property
    def patient(self) -> str:
        """Whose eye it is, for statistics alone; a photograph that names nobody has a patient of its own."""
        return f"s/{self.subject}" if self.subject else f"i/{self.id}"

    @property
    def name(self) -> str:
        """The file name, for exports and the manager alone."""
        return self.path.rpartition("/")[2]

    @property
    def stem(self) -> str:
        """The file name without its extension, for exports and the manager alone."""
        return self.name.rpartition(".")[0] or self.name


def new_image(path: str, loaded: "Loaded") -> FundusImage:
    """Return a photograph for a new study, from its path below the study's folder and what the loader found.

    Id and code are empty: the study gives them.
    """
    height, width = loaded.pixels.shape[:2]
    return FundusImage(
        id="",
        path=path,
        code="",
        sha256=loaded.sha256,
        pixel_sha256=loaded.pixel_sha256,
        width=width,
        height=height,
        orientation=loaded.orientation,
    )


@dataclass(frozen=True, slots=True)
class Place:
    """Where a photograph lies, for loaders and never for the eye, and the SHA-256 of its pixels as they must be."""

    path: Path
    pixel_sha256: str


@dataclass(frozen=True, slots=True)
class Places:
    """Where the photographs of a study lie, below `root`: `files` holds (path, SHA-256 of the pixels) by image.

    Whether a file is there and stays inside the study's folder is seen when it is opened.
    """

    root: Path
    files: Mapping[str, tuple[str, str]]

    def of(self, image_id: str) -> Place | None:
        """Return where one photograph lies; a study has thousands, and few are looked at."""
        found = self.files.get(image_id)
        return None if found is None else Place(self.root / found[0], found[1])


@dataclass(frozen=True, slots=True)
class GlaucomaLabel:
    """What the health records say about a photograph's eye; hidden from raters, and from seniors until sign-off."""

    glaucoma: bool
    source: str
    risk: float | None = None  # an imported score from 0 to 1, for a submission
