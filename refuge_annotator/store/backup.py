"""Backups beside the study, each proven equal to it before it gets its name."""

from pathlib import Path


def folder_of(path: Path) -> Path:
    """Return the folder of a study's backups."""
    return path.with_name(f"{path.stem}.backups")


def newest_backup(path: Path) -> Path | None:
    """Return the newest backup of a study."""
    return None if not folder_of(path).is_dir() else max(folder_of(path).glob(f"*{path.suffix}"), default=None)
