"""Where backups lie, what they are called, and which of them are kept.

A study ``demo.refuge`` has them in ``demo.backups/`` as ``demo-20260131-120000.refuge`` (UTC). The newest of each of
the last seven days and of each of the last four weeks are kept; those made before an update of the schema always are.
"""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

DAYS = 7
WEEKS = 4
_STAMP = "%Y%m%d-%H%M%S"
_BEFORE_UPDATE = "-before-update"


def folder_of(path: Path) -> Path:
    """Return the folder of a study's backups."""
    return path.with_name(f"{path.stem}.backups")


def name_at(path: Path, moment: datetime, *, before_update: bool = False) -> Path:
    """Return the path of a backup that is made now."""
    stamp = moment.astimezone(UTC).strftime(_STAMP) + (_BEFORE_UPDATE if before_update else "")
    return folder_of(path) / f"{path.stem}-{stamp}{path.suffix}"


def backups(path: Path) -> tuple[Path, ...]:
    """Return all backups of a study, oldest first."""
    form = re.compile(rf"{re.escape(path.stem)}-\d{{8}}-\d{{6}}({_BEFORE_UPDATE})?{re.escape(path.suffix)}")
    try:
        return tuple(sorted(p for p in folder_of(path).iterdir() if form.fullmatch(p.name) and p.is_file()))
    except OSError:  # no folder, no backups
        return ()


def newest_backup(path: Path) -> Path | None:
    """Return the newest backup of a study."""
    found = backups(path)
    return found[-1] if found else None


def day_of(path: Path, backup: Path) -> str:
    """Return the day of a backup as in its name, such as 20260131."""
    return backup.name.removeprefix(f"{path.stem}-")[:8]


def outdated(path: Path, found: Sequence[Path]) -> tuple[Path, ...]:
    """Return those of a study's backups that are not kept any more."""
    ordinary = [b for b in reversed(found) if _BEFORE_UPDATE not in b.name.removeprefix(path.stem)]
    kept = {*_newest_of_each([(day_of(path, b), b) for b in ordinary], DAYS)}
    kept |= {*_newest_of_each([(_week(day_of(path, b)), b) for b in ordinary], WEEKS)}
    return tuple(b for b in reversed(ordinary) if b not in kept)


def _newest_of_each(dated: Sequence[tuple[str, Path]], count: int) -> list[Path]:
    newest: dict[str, Path] = {}
    for period, backup in dated:  # newest first
        newest.setdefault(period, backup)
    return list(newest.values())[:count]


def _week(day: str) -> str:
    try:
        year, week, _ = datetime.strptime(day, "%Y%m%d").replace(tzinfo=UTC).isocalendar()
    except ValueError:
        return day  # a name like ours with an impossible date: let it be
    return f"{year}-{week:02d}"
