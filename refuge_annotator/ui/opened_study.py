"""The study that is open: its store thread, its saves, and its people."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.study.info import Problem
from refuge_annotator.study.rater import Person

if TYPE_CHECKING:
    from refuge_annotator.app.agreement import KeptAgreement
    from refuge_annotator.app.fast_lane import KeptLane
    from refuge_annotator.store.store import Store


class OpenedStudy(QObject):
    """Opens a study file in a thread of its own.

    Raises
    ------
    UserError
        The study cannot be opened.
    """

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.thread_of_store = StoreThread(lambda: _open_store(path))
        self.autosave = Autosave(self.thread_of_store, self)

    @cached_property
    def agreement(self) -> "KeptAgreement":
        """The agreement that was measured last."""
        from refuge_annotator.app.agreement import KeptAgreement

        return KeptAgreement()

    @cached_property
    def lane(self) -> "KeptLane":
        """The senior's fast lane."""
        from refuge_annotator.app.fast_lane import KeptLane

        return KeptLane()

    @property
    def title(self) -> str:
        """The study's title, or its code."""
        info = self.thread_of_store.call(lambda store: store.study())
        return info.title or info.code

    @property
    def people(self) -> tuple[Person, ...]:
        """Everyone of the study."""
        return self.thread_of_store.call(lambda store: store.people())

    @property
    def manual(self) -> str | None:
        """The manager's own manual, as Markdown; None where the program's is in force."""
        return self.thread_of_store.call(lambda store: store.manual())

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """What is to be said on opening."""
        return self.thread_of_store.call(lambda store: store.warnings)

    def check_pin(self, person: Person, pin: str) -> bool:
        """Tell whether a PIN is the person's."""
        return self.thread_of_store.call(lambda store: store.check_pin(person.id, pin))

    def pin_was_cleared(self, person: Person) -> bool:
        """Tell whether the manager took the person's PIN away, and none was set since."""
        return self.thread_of_store.call(lambda store: store.pin_was_cleared(person.id))

    def set_pin(self, person: Person, pin: str | None) -> None:
        """Set a person's PIN, or remove it."""
        self.thread_of_store.call(lambda store: store.set_pin(person.id, pin))

    def back_up(self) -> Path | None:
        """Write a verified backup now."""
        return self.thread_of_store.call(lambda store: store.back_up())

    def close(self) -> None:
        """Close the store and end its thread."""
        self.thread_of_store.close()


def _open_store(path: Path) -> "Store":
    """Load the store and open a study with it; for its thread, where the window need not wait for SQLAlchemy."""
    from refuge_annotator.store.store import open_study

    return open_study(path)
