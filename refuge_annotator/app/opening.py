"""Open a photograph for work: what its desk gives and its pixels come together, or not at all."""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.foresight import Foresight
from refuge_annotator.app.kept_photographs import Fetched, Weighed
from refuge_annotator.app.photographs import PhotographLoader, Prepare, as_they_are
from refuge_annotator.errors import UserError

log = logging.getLogger("refuge_annotator")


class Opening(QObject):
    """Has the pixels loaded of what was asked of a desk; only the newest wish is answered.

    A photograph goes by the key that its desk knows it by.

    Attributes
    ----------
    tried
        The photograph asked for last, also where it cannot be shown.
    """

    awaited = Signal(object)  # the key of the photograph that is on its way, None when none is any more
    ready = Signal(object, object)  # what the desk gave, Fetched
    failed = Signal(str, object)  # key, error

    def __init__(self, parent: QObject | None = None, prepare: Prepare = as_they_are) -> None:
        super().__init__(parent)
        self._coming: tuple[str, object] | None = None  # key, what the desk gave
        self.tried: str | None = None
        self._foresight = Foresight()
        self.loader = PhotographLoader(self, prepare=prepare)
        self.loader.loaded.connect(self._loaded)
        self.loader.failed.connect(self._fail)

    def forget(self, instead: str | None) -> None:
        """Answer no earlier wish any more; `instead` is the photograph that stays."""
        self.loader.forget()
        self.tried = instead
        self._await(None)

    def let_go(self) -> None:
        """Leave whatever is still being loaded to itself."""
        self._await(None)
        self.loader.let_go()

    def await_pixels(self, key: str, given: object, path: Path, pixel_sha256: str) -> None:
        """Tell of what the desk gave as soon as its pixels are there; `pixel_sha256` is what they must be."""
        self._await((key, given))
        self.loader.request(path, pixel_sha256)

    def load_ahead(
        self, shown: str, order: Sequence[str], todo: str | None, path_of: Callable[[str], Path | None]
    ) -> None:
        """Load the likeliest neighbours of the photograph on screen ahead of time.

        Parameters
        ----------
        shown
            The photograph on screen.
        order
            All photographs that may be opened, as they are listed.
        todo
            The next one with work to do.
        path_of
            Says where the photograph of a key lies.
        """
        likely = self._foresight.likely(order, shown, todo)
        self.loader.foresee(path_of(shown), [path_of(key) for key in likely])

    def _await(self, coming: tuple[str, object] | None) -> tuple[str, object] | None:
        """Wait for another photograph, or for none; return what was waited for."""
        before, self._coming = self._coming, coming
        if coming is not before:
            self.awaited.emit(coming[0] if coming else None)
        return before

    def _loaded(self, fetched: Fetched[Weighed]) -> None:
        coming = self._await(None)
        if coming is not None:
            self.ready.emit(coming[1], fetched)

    def _fail(self, error: Exception) -> None:
        coming = self._await(None)
        if coming is not None:
            if not isinstance(error, UserError):
                log.error("a photograph could not be shown", exc_info=error)
            self.failed.emit(coming[0], error)
