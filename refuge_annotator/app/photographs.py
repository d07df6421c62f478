"""Load photographs beside the window, the neighbours ahead of time; a late one never lands on another."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from refuge_annotator.app.background import Background
from refuge_annotator.app.kept_photographs import Fetched, KeptPhotographs, Weighed, stamp_of
from refuge_annotator.errors import UserError
from refuge_annotator.imaging.load import Loaded, load_photograph, read_header
from refuge_annotator.imaging.locate import locate_disc
from refuge_annotator.imaging.pixels import Pixels
from refuge_annotator.words import mark

Loader = Callable[[Path], Loaded]
Prepare = Callable[[Pixels], Weighed]
_Answer = tuple[int, Path, Fetched[Weighed] | None, Exception | None]  # to a request, by its ticket
_Ahead = tuple[Path, Fetched[Weighed] | None]
MOMENT_MS = 20  # a frame or two
BYTES_PER_PIXEL = 9  # three as they are, and a third more than four for what QPainter draws


class ExchangedPhotograph(UserError):
    """A file shows another picture than when the study was made."""

    def __init__(self) -> None:
        super().__init__(
            mark("the photograph is not the one of this study: its pixels have changed since the study was made"),
            mark("tell the manager, who can check the study"),
        )


def as_they_are(pixels: Pixels) -> Weighed:
    """Make nothing of the pixels."""
    return pixels


@dataclass(frozen=True, slots=True)
class Fetching:
    """What the loading threads do; it knows neither loader nor window, which may be gone before it ends."""

    load: Loader
    prepare: Prepare

    def fetch(self, path: Path) -> Fetched[Weighed]:
        """Load a photograph and make it ready."""
        stamp = stamp_of(path)
        loaded = self.load(path)
        guess = locate_disc(loaded.pixels)
        return Fetched(loaded, guess, self._ready(loaded), stamp)

    def fetch_in_haste(self, path: Path) -> Fetched[Weighed]:
        """Do what `fetch` does with two threads: somebody waits for it."""
        stamp = stamp_of(path)
        loaded = self.load(path)
        with ThreadPoolExecutor(max_workers=1) as beside:
            guess = beside.submit(locate_disc, loaded.pixels)
            ready = self._ready(loaded)
            return Fetched(loaded, guess.result(), ready, stamp)

    def answer(self, ticket: int, path: Path, pixel_sha256: str, kept: Fetched[Weighed] | None) -> _Answer:
        """Answer a request, with what is kept of the photograph where that still is its file."""
        try:
            fetched = kept
            if fetched is None or fetched.stamp is None or fetched.stamp != stamp_of(path):
                fetched = self.fetch_in_haste(path)
            if pixel_sha256 and fetched.loaded.pixel_sha256 != pixel_sha256:
                raise ExchangedPhotograph
        except Exception as error:
            return ticket, path, None, error
        return ticket, path, fetched, None

    def ahead(self, path: Path, room: int) -> _Ahead:
        """Load what nobody has asked for yet, if it has room in so many bytes."""
        try:
            header = read_header(path)
            if header.width * header.height * BYTES_PER_PIXEL <= room:
                return path, self.fetch(path)
        except Exception:  # whoever opens it is told then
            return path, None
        return path, None

    def _ready(self, loaded: Loaded) -> Weighed:
        _ = loaded.pixel_sha256  # worked out here, for it takes its time
        return self.prepare(loaded.pixels)


class PhotographLoader(QObject):
    """Loads one photograph at a time, of which only the newest request is answered, and then its neighbours.

    Signals
    -------
    loaded
        The Fetched photograph that was requested.
    failed
        Why it could not be loaded.
    foreseen
        The neighbours that are at hand, as a tuple of what `prepare` made of them, the likeliest first, up to one that
        is still to come.
    """

    loaded = Signal(object)
    failed = Signal(object)
    foreseen = Signal(object)
    finished = Signal(int, object, object, object)  # for the loading thread: ticket, path, fetched or None, error
    finished_ahead = Signal(object, object)  # for the loading thread: path, fetched or None

    def __init__(
        self, parent: QObject | None = None, load: Loader = load_photograph, prepare: Prepare = as_they_are
    ) -> None:
        super().__init__(parent)
        self.load, self._prepare = load, prepare
        self.kept = KeptPhotographs()
        self._ticket = 0
        self._pending = False  # a request is not answered yet
        self._ahead: Path | None = None  # what is being loaded ahead of time
        self._awaited: tuple[Path, str] | None = None  # a request for just that
        self._given_up: set[Path] = set()
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(MOMENT_MS)
        self._moment.timeout.connect(self._load_next)
        # Not Qt's pool: PySide now and then keeps a runnable for ever, and the photograph in it.
        self._threads = Background[_Answer](2, "photographs", lambda answer: self.finished.emit(*answer))
        self._thread_ahead = Background[_Ahead](1, "photographs ahead", lambda some: self.finished_ahead.emit(*some))
        for threads in (self._threads, self._thread_ahead):
            self.destroyed.connect(threads.let_go)  # else they would hold it, and what it keeps, for ever
        self.finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self.finished_ahead.connect(self._take_ahead, Qt.ConnectionType.QueuedConnection)

    def request(self, path: Path, pixel_sha256: str = "") -> None:
        """Load a photograph, unless it is ready; whatever was asked before is forgotten.

        Parameters
        ----------
        pixel_sha256
            What its pixels must be; `failed` tells of an `ExchangedPhotograph` otherwise.
        """
        self.forget()
        self._pending = True
        if path == self._ahead:
            self._awaited = path, pixel_sha256
        else:
            self._start(path, pixel_sha256, self.kept.get(path))

    def forget(self) -> None:
        """Answer no earlier request any more."""
        self._ticket += 1
        self._threads.drop()
        self._pending, self._awaited = False, None

    def foresee(self, shown: Path | None, neighbours: Sequence[Path | None]) -> None:
        """Load what is likely to be requested next, the likeliest first, while nothing else is to do.

        A file that cannot be read is told of only when it is requested. Where nothing is `shown` yet, the first is
        begun at once.
        """
        self.kept.want(shown, [path for path in neighbours if path is not None])
        self._given_up.clear()
        self._tell_foreseen()
        if shown is None:  # nothing is being painted that it could disturb
            self._load_next()
        else:
            self._go_on()

    def let_go(self) -> None:
        """Leave whatever is still being loaded to itself, and keep nothing; nobody waits for a slow disk."""
        self.forget()
        self.kept.clear()
        self._moment.stop()
        self._threads.let_go()
        self._thread_ahead.let_go()
        self._ahead = None

    def _start(self, path: Path, pixel_sha256: str, kept: Fetched[Weighed] | None) -> None:
        fetching = Fetching(self.load, self._prepare)
        self._threads.submit(partial(fetching.answer, self._ticket, path, pixel_sha256, kept))

    def _deliver(self, ticket: int, path: Path, fetched: Fetched[Weighed] | None, error: Exception | None) -> None:
        if fetched is not None:
            self.kept.put(path, fetched)
        else:
            self.kept.drop(path)
        if ticket == self._ticket:
            self._pending = False
            if error is not None:
                self.failed.emit(error)
            else:
                self.loaded.emit(fetched)
        self._go_on()

    def _take_ahead(self, path: Path, fetched: Fetched[Weighed] | None) -> None:
        self._ahead = None
        if fetched is None or fetched.ready.nbytes > self.kept.room_for(path):  # its header had promised less
            self._given_up.add(path)
        elif self.kept.wants(path):
            self.kept.put(path, fetched)
        if self.kept.wants(path):
            self._tell_foreseen()
        if self._awaited is not None:
            awaited, self._awaited = self._awaited, None
            self._start(*awaited, fetched)
        self._go_on()

    def _go_on(self) -> None:
        """Load the next one ahead of time, after a moment in which what has come is painted undisturbed."""
        self._moment.start()

    def _load_next(self) -> None:
        """Load the next one ahead of time, while nobody waits for another."""
        path = next((p for p in self.kept.missing() if p not in self._given_up), None)
        if path is not None and self._ahead is None and not self._pending:
            self._ahead = path
            fetching = Fetching(self.load, self._prepare)
            self._thread_ahead.submit(partial(fetching.ahead, path, self.kept.room_for(path)))

    def _tell_foreseen(self) -> None:
        self.foreseen.emit(tuple(fetched.ready for fetched in self.kept.at_hand(self._given_up)))
