"""What a format is: labels in, files out; files in, findings out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple, Protocol

from refuge_annotator.consensus.label import GreyMask
from refuge_annotator.consensus.merge import Vote
from refuge_annotator.formats.bands import Content
from refuge_annotator.formats.tree import Tree
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.reading import Reading
from refuge_annotator.words import filled


class Severity(StrEnum):
    """How bad a finding is."""

    ERROR = "error"  # breaks a reader, or makes it count something wrong
    WARNING = "warning"  # look at it
    NOTE = "note"


@dataclass(frozen=True)
class Finding:
    """One thing that a reader of a folder should know.

    `path` is relative to the folder, "" for the whole. `what` and `cure` are templates in English, filled by `values`
    and translated where they are shown.
    """

    severity: Severity
    path: str
    what: str
    cure: str = ""
    values: Mapping[str, object] = field(default_factory=dict)

    def sentence(self) -> str:
        """Return file, fault and cure in English, on one line."""
        where = f"{self.path}: " if self.path else ""
        cure = f"; {filled(self.cure, **self.values)}" if self.cure else ""
        return f"{where}{filled(self.what, **self.values)}{cure}"


def error(path: str, what: str, cure: str = "", **values: object) -> Finding:
    """Return a finding that breaks or misleads a reader."""
    return Finding(Severity.ERROR, path, what, cure, values)


def warning(path: str, what: str, cure: str = "", **values: object) -> Finding:
    """Return a finding to look at."""
    return Finding(Severity.WARNING, path, what, cure, values)


def note(path: str, what: str, cure: str = "", **values: object) -> Finding:
    """Return a finding that is good to know."""
    return Finding(Severity.NOTE, path, what, cure, values)


def within(folder: str, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return findings of an inner folder with paths that start further up."""
    return tuple(replace(f, path="/".join(p for p in (folder, f.path) if p)) for f in findings)


@dataclass(frozen=True, eq=False)
class Entry:
    """What a format writes of one photograph besides the mask.

    Attributes
    ----------
    fovea
        Of the reference standard; None when it is not visible.
    firsts
        The first standing submission of each rater by rater code, in study order, dropped ones included.
    votes
        Of disc and cup; none as long as nothing is merged.
    """

    image: FundusImage
    fovea: Point | None
    glaucoma: GlaucomaLabel | None
    firsts: tuple[tuple[str, Reading], ...] = ()
    votes: tuple[Vote, ...] = ()

    @property
    def name(self) -> str:
        """The photograph's name in every table: its stem and ``.jpg``, whatever its own extension.

        The published programs look for ``.jpg`` in exactly this case.
        """
        return f"{self.image.stem}.jpg"


class MaskKind(StrEnum):
    """What the grey levels of a mask file mean."""

    GREY = "grey"  # 0 cup, 128 rim, 255 elsewhere
    BINARY = "binary"  # 255 inside, 0 outside
    SOFT = "soft"  # from 0, nobody, to 255, all who count


class MaskFile(NamedTuple):
    """One mask file to write."""

    path: str
    kind: MaskKind
    data: Content


@dataclass(frozen=True, slots=True)
class MaskFacts:
    """What was seen in one mask file; distances in its pixels.

    `disc` is the upright box around the disc (left, top, right, bottom; right and bottom outside it), None when it has
    none.
    """

    width: int
    height: int
    sha256: str
    pixel_sha256: str
    disc: tuple[int, int, int, int] | None


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a photograph from elsewhere: from the manifest, or from the photograph beside its mask."""

    width: int
    height: int
    vouched: bool = False  # a manifest says how this mask came about
    no_cup: bool = False
    fovea: Point | None = None
    glaucoma: bool | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One photograph's row in a table; None for what is missing or no such value."""

    name: str
    label: bool | None = None
    risk: float | None = None
    fovea: Point | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table as read: its lines and what is wrong with it. `lines` is None when it cannot be read at all."""

    path: str
    lines: tuple[Line, ...] | None
    findings: tuple[Finding, ...]


@dataclass(frozen=True, eq=False)
class ReadBack:
    """One photograph as a reader of a format gets it."""

    name: str
    mask: GreyMask
    fovea: Point | None = None
    glaucoma: bool | None = None


class Format(Protocol):
    """One way to lay out labels in a folder. Pure: it makes bytes and reads them; others write and move them.

    Attributes
    ----------
    id
        What the command line calls it.
    title
        What the window calls it; marked for translation.
    purpose
        What it is for, in one line; marked for translation.
    home
        The folder inside the export that holds it, "" for the export itself.
    archive
        The zip of everything, made beside it; "" for none.
    notes
        What its readers should know, for the manifest.
    """

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def title(self) -> str: ...  # noqa: D102
    @property
    def purpose(self) -> str: ...  # noqa: D102
    @property
    def home(self) -> str: ...  # noqa: D102
    @property
    def archive(self) -> str: ...  # noqa: D102
    @property
    def notes(self) -> tuple[str, ...]: ...  # noqa: D102

    def lacks(self, entry: Entry, raters: int) -> str | None:
        """Return what a photograph lacks for this format, marked for translation; None when it can be written."""

    def paths(self, entry: Entry) -> tuple[str, ...]:
        """Return the files of one photograph, relative to `home`."""

    def files(self, entry: Entry, mask: GreyMask) -> Iterator[MaskFile]:
        """Yield the files of one photograph, in the order of `paths`."""

    def tables(self, entries: Sequence[Entry]) -> Iterator[tuple[str, bytes]]:
        """Yield the files about all photographs, which come in the order of their names."""

    def recognises(self, tree: Tree) -> bool:
        """Tell whether a folder (its `home`) looks like this format."""

    def masks(self, tree: Tree) -> tuple[tuple[str, MaskKind], ...]:
        """Return the mask files of a folder and what their levels mean."""

    def stem(self, path: str) -> str:
        """Return the stem of the photograph that a mask file is about."""

    def read_tables(self, tree: Tree) -> Iterator[Table]:
        """Yield every table that a reader opens, a missing one with a finding that says so."""

    def verify(self, tree: Tree, facts: Mapping[str, MaskFacts], known: Mapping[str, Known]) -> Iterator[Finding]:
        """Yield what is wrong with the set as a whole; `facts` by mask path, `known` by stem."""

    def read(self, tree: Tree) -> Iterator[ReadBack]:
        """Yield what a reader gets, in the order of the names.

        Raises
        ------
        KeyError, ValueError
            The folder is not sound; verify it first.
        """
