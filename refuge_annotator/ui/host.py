"""What a page may ask of the window around it."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtGui import QAction

from refuge_annotator.app.autosave import Autosave
from refuge_annotator.app.settings import Settings
from refuge_annotator.ui.idle import IdleWatch
from refuge_annotator.ui.panels.banner import Banner


class Host(Protocol):
    """The window, as pages see it.

    `actions_by_id` and `symbols` give each declared action and the name of its icon.
    """

    banner: Banner
    idle: IdleWatch
    actions_by_id: dict[str, QAction]
    symbols: dict[str, str]
    settings: Settings

    @property
    def autosave(self) -> Autosave:
        """The saves of the open study."""

    def tell(self, error: BaseException) -> None:
        """Tell what went wrong, in words."""

    def guarded(self, work: Callable[[], object]) -> bool:
        """Do something; tell what went wrong and return False where it fails."""
