"""Open a photograph for review: its readings and its pixels come together, or not at all."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.foresight import Foresight
from refuge_annotator.app.kept_photographs import Fetched, Weighed
from refuge_annotator.app.photographs import PhotographLoader, Prepare, as_they_are
from refuge_annotator.app.review_queue import may_be_opened, next_to_review
from refuge_annotator.errors import UserError
from refuge_annotator.reference import Case
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.words import mark


class Opening(QObject):
    """Asks the desk for the readings and the loader for the pixels; only the newest wish is answered."""

    ready = Signal(object, object)  # Case, Fetched
    failed = Signal(str, object)  # image, error

    def __init__(self, desk: SeniorDesk, parent: QObject | None = None, prepare: Prepare = as_they_are) -> None:
        super().__init__(parent)
        self._desk = desk
        self._coming: Case | None = None
        self.tried: str | None = None  # the photograph asked for last, also where it cannot be shown
        self._foresight = Foresight()
        self.loader = PhotographLoader(self, prepare=prepare)
        self.loader.loaded.connect(self._loaded)
        self.loader.failed.connect(self._fail)

    def open(self, image_id: str) -> None:
        """Begin the review of a photograph and load it.

        Raises
        ------
        UserError
            It may not be opened.
        """
        self.loader.forget()
        self._coming, self.tried = None, image_id
        self._coming, path = self._desk.open(image_id)
        self.loader.request(path)

    def foresee(self, shown: str, queue: Sequence[PhotographRow], path_of: Callable[[str], Path | None]) -> None:
        """Load the neighbours of the photograph on screen ahead of time; no review of them begins by that.

        `shown` is its image, and `path_of` says where the photograph of an image lies.
        """
        todo = next_to_review(queue, shown)
        order = [row.image.id for row in queue if may_be_opened(row)]
        likely = self._foresight.likely(order, shown, todo.image.id if todo else None)
        self.loader.foresee(path_of(shown), [path_of(key) for key in likely])

    def forget(self, instead: str | None) -> None:
        """Answer no earlier wish any more; `instead` is the photograph that stays."""
        self.loader.forget()
        self._coming, self.tried = None, instead

    def let_go(self) -> None:
        """Leave whatever is still being loaded to itself."""
        self._coming = None
        self.loader.let_go()

    def _loaded(self, fetched: Fetched[Weighed]) -> None:
        case = self._coming
        if case is None:
            return
        if fetched.loaded.pixel_sha256 != case.image.pixel_sha256:
            self._fail(_not_the_same())
            return
        self._coming = None
        self.ready.emit(case, fetched)

    def _fail(self, error: Exception) -> None:
        case, self._coming = self._coming, None
        if case is not None:
            self.failed.emit(case.image.id, error)


def _not_the_same() -> UserError:
    return UserError(
        mark("the photograph is not the one that was read: its pixels have changed since the study was made"),
        mark("tell the manager, who can check the study"),
    )
