"""Open a photograph for review: its readings and its pixels come together, or not at all."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.opening import Opening
from refuge_annotator.app.photographs import Prepare, as_they_are
from refuge_annotator.app.review_queue import may_be_opened, next_to_review
from refuge_annotator.study.info import PhotographRow


class ReviewOpening(Opening):
    """Opens photographs for the senior, by their images; `ready` gives a `Case`."""

    def __init__(self, desk: SeniorDesk, parent: QObject | None = None, prepare: Prepare = as_they_are) -> None:
        super().__init__(parent, prepare)
        self._desk = desk

    def open(self, image_id: str) -> None:
        """Begin the review of a photograph; whatever was asked before is forgotten.

        Raises
        ------
        UserError
            It may not be opened.
        """
        self.forget(image_id)
        case, path = self._desk.open(image_id)
        self.await_pixels(image_id, case, path, case.image.pixel_sha256)

    def foresee(self, shown: str, queue: Sequence[PhotographRow], path_of: Callable[[str], Path | None]) -> None:
        """Load the neighbours of the photograph on screen ahead of time; no review of them begins by that.

        `shown` is its image, and `path_of` says where the photograph of an image lies.
        """
        todo = next_to_review(queue, shown)
        order = [row.image.id for row in queue if may_be_opened(row)]
        self.load_ahead(shown, order, todo.image.id if todo else None, path_of)
