"""What the program remembers between two starts, per user of the computer."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

MAX_RECENT = 6
IDLE_MINUTES = 10


class Settings:
    """Theme, recent studies and window geometry; never anything about a study's content."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store or QSettings("refuge-annotator", "refuge-annotator")

    def sync(self) -> None:
        """Write what is remembered now."""
        self._store.sync()

    @property
    def theme(self) -> str:
        """The theme's name."""
        return str(self._store.value("theme", "dark"))

    @theme.setter
    def theme(self, name: str) -> None:
        self._store.setValue("theme", name)

    @property
    def language(self) -> str:
        """The language code, empty for the computer's own."""
        return str(self._store.value("language", ""))

    @property
    def axis(self) -> bool:
        """Whether the line from disc to fovea is drawn."""
        return str(self._store.value("axis", "true")).lower() != "false"

    @axis.setter
    def axis(self, wish: bool) -> None:
        self._store.setValue("axis", "true" if wish else "false")

    @property
    def idle_minutes(self) -> int:
        """After how many idle minutes the profile is locked."""
        try:
            return max(int(str(self._store.value("idle_minutes", IDLE_MINUTES))), 1)
        except ValueError:
            return IDLE_MINUTES

    def recent(self) -> tuple[Path, ...]:
        """Return the studies opened last that are still there, newest first."""
        value = self._store.value("recent", [])
        texts: Iterable[object] = value if isinstance(value, list) else [value]
        paths = [Path(str(text)) for text in texts if text]
        return tuple(path for path in paths if path.is_file())

    def remember(self, study: Path) -> None:
        """Put a study first among the recent ones."""
        others = [str(path) for path in self.recent() if path != study]
        self._store.setValue("recent", [str(study), *others][:MAX_RECENT])

    def geometry(self) -> QByteArray | None:
        """Return the window's last place, if one was kept."""
        value = self._store.value("geometry")
        return value if isinstance(value, QByteArray) else None

    def keep_geometry(self, value: QByteArray) -> None:
        """Keep the window's place."""
        self._store.setValue("geometry", value)
