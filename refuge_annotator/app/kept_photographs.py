"""Keep the photographs around the one on screen in bounded memory."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from refuge_annotator.imaging.load import Loaded
from refuge_annotator.imaging.locate import Guess

LIMIT = 400_000_000  # bytes
MOST = 4


class Weighed(Protocol):
    """What a canvas draws, with the photograph's pixels in it."""

    @property
    def nbytes(self) -> int:
        """How much memory it takes."""


P = TypeVar("P", bound=Weighed)


@dataclass(frozen=True, slots=True)
class Stamp:
    """What tells that a file was written since; of the file, not of its bytes."""

    modified: int
    size: int
    number: int


@dataclass(frozen=True, slots=True, eq=False)
class Fetched(Generic[P]):
    """A photograph that is loaded and ready to be shown.

    Attributes
    ----------
    guess
        Where its disc may be.
    ready
        What the canvas draws; it holds the pixels of `loaded`.
    stamp
        Of its file just before it was read.
    """

    loaded: Loaded
    guess: Guess | None
    ready: P
    stamp: Stamp | None


def stamp_of(path: Path) -> Stamp | None:
    """Return when and how long a file was last written; None where it cannot be asked."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Stamp(found.st_mtime_ns, found.st_size, found.st_ino)


class KeptPhotographs:
    """At most `most` photographs and `limit` bytes; those that are wanted most stay."""

    def __init__(self, limit: int = LIMIT, most: int = MOST) -> None:
        self._limit, self._most = limit, most
        self._kept: dict[Path, Fetched[Weighed]] = {}  # the one that came last is last
        self._wanted: tuple[Path | None, ...] = ()  # what is shown, and then its neighbours

    def get(self, path: Path) -> Fetched[Weighed] | None:
        """Return what is kept of a file; whether that still holds its `stamp` tells."""
        return self._kept.get(path)

    def want(self, shown: Path | None, neighbours: Sequence[Path]) -> None:
        """Say what is shown, and what is likely to be shown next, the likeliest first."""
        self._wanted = tuple(dict.fromkeys((shown, *neighbours)))[: self._most]

    def wants(self, path: Path) -> bool:
        """Tell whether a photograph is shown or likely to be."""
        return path in self._wanted

    def missing(self) -> tuple[Path, ...]:
        """Return the neighbours that are not kept, the likeliest first."""
        return tuple(path for path in self._wanted[1:] if path is not None and path not in self._kept)

    def at_hand(self, given_up: Container[Path] = ()) -> tuple[Fetched[Weighed], ...]:
        """Return the neighbours that are kept, the likeliest first, up to one that is still to come."""
        coming = (path for path in self._wanted[1:] if path is not None and path not in given_up)
        return tuple(self._kept[path] for path in takewhile(self._kept.__contains__, coming))

    def room_for(self, path: Path) -> int:
        """Return how many bytes a wanted photograph may take, beside those that are likelier."""
        likelier = self._wanted[: self._wanted.index(path)] if path in self._wanted else self._wanted
        return self._limit - sum(self._kept[p].ready.nbytes for p in likelier if p in self._kept)

    def put(self, path: Path, fetched: Fetched[Weighed]) -> None:
        """Keep a photograph, and let others go until all is within bounds; one that is too large alone is not kept."""
        self._kept.pop(path, None)
        self._kept[path] = fetched
        while self._kept and (len(self._kept) > self._most or self.nbytes > self._limit):
            del self._kept[self._least()]

    def drop(self, path: Path) -> None:
        """Let a photograph go."""
        self._kept.pop(path, None)

    def clear(self) -> None:
        """Let all go, and want none."""
        self._kept.clear()
        self._wanted = ()

    @property
    def nbytes(self) -> int:
        """How much memory all of them take."""
        return sum(fetched.ready.nbytes for fetched in self._kept.values())

    def _least(self) -> Path:
        """Return what goes first: the oldest that nobody wants, then what is wanted least, and the newest at last."""
        *older, newest = self._kept
        unwanted = [path for path in older if path not in self._wanted]
        return unwanted[0] if unwanted else max(older, key=self._wanted.index, default=newest)
