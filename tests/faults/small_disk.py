"""A disk that is soon full: a small tmpfs where mounting is allowed, else a limit on the size of files."""

import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PLENTY = 100_000_000


@dataclass(frozen=True)
class SmallDisk:
    """A folder on a small disk; `grow` makes room on it."""

    folder: Path
    grow: Callable[[], None]


@contextmanager
def small_disk(folder: Path, room: int) -> Iterator[SmallDisk]:
    """Give a folder on a disk of `room` bytes; where nothing can be mounted, no file gets larger than a third of it."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={room}", "tmpfs", str(folder)], check=False, capture_output=True
    )
    if mounted.returncode == 0:
        try:
            yield SmallDisk(folder, lambda: _resize(folder))
        finally:
            subprocess.run(["umount", str(folder)], check=True)
    else:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room // 3, hard))
        try:
            yield SmallDisk(folder, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def _resize(folder: Path) -> None:
    subprocess.run(["mount", "-o", f"remount,size={PLENTY}", str(folder)], check=True)
