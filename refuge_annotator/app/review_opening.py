"""Open a photograph for review: its readings and its pixels come together, or not at all."""

from PySide6.QtCore import QObject, Signal

from refuge_annotator.app.desk import SeniorDesk
from refuge_annotator.app.photographs import PhotographLoader
from refuge_annotator.errors import UserError
from refuge_annotator.imaging.load import Loaded
from refuge_annotator.imaging.locate import Guess
from refuge_annotator.reference import Case
from refuge_annotator.words import mark


class Opening(QObject):
    """Asks the desk for the readings and the loader for the pixels; only the newest wish is answered."""

    ready = Signal(object, object, object)  # Case, Loaded, Guess or None
    failed = Signal(str, object)  # image, error

    def __init__(self, desk: SeniorDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._coming: Case | None = None
        self.tried: str | None = None  # the photograph asked for last, also where it cannot be shown
        self._loader = PhotographLoader(self)
        self._loader.loaded.connect(self._loaded)
        self._loader.failed.connect(self._fail)

    def open(self, image_id: str) -> None:
        """Begin the review of a photograph and load it.

        Raises
        ------
        UserError
            It may not be opened.
        """
        self._loader.forget()
        self._coming, self.tried = None, image_id
        self._coming, path = self._desk.open(image_id)
        self._loader.request(path)

    def forget(self, instead: str | None) -> None:
        """Answer no earlier wish any more; `instead` is the photograph that stays."""
        self._loader.forget()
        self._coming, self.tried = None, instead

    def wait(self) -> None:
        """Let the loading threads end."""
        self._coming = None
        self._loader.wait()

    def _loaded(self, loaded: Loaded, guess: Guess | None) -> None:
        case = self._coming
        if case is None:
            return
        if loaded.pixel_sha256 != case.image.pixel_sha256:
            self._fail(_not_the_same())
            return
        self._coming = None
        self.ready.emit(case, loaded, guess)

    def _fail(self, error: Exception) -> None:
        case, self._coming = self._coming, None
        if case is not None:
            self.failed.emit(case.image.id, error)


def _not_the_same() -> UserError:
    return UserError(
        mark("the photograph is not the one that was read: its pixels have changed since the study was made"),
        mark("tell the manager, who can check the study"),
    )
