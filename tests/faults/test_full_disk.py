"""A full disk: a clear message, nothing lost, and it goes on when there is room again."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from refuge_annotator.store.errors import BackupFailed, DiskFull, StudyError
from refuge_annotator.store.store import Store, create_study, open_study
from refuge_annotator.study.protocol import default_protocol
from tests import small_study
from tests.small_study import drawn

resource = pytest.importorskip("resource")  # POSIX alone has it
pytestmark = pytest.mark.faults
SIZE = 2_000_000
LIMIT_LEFT = 12_288  # bytes that a file may still grow by


@dataclass
class Disk:
    """A folder whose disk can be filled up and cleared."""

    folder: Path
    fill: Callable[[], None]
    clear: Callable[[], None]
    is_real: bool


@pytest.fixture(params=["small disk", "limit"])
def disk(request, tmp_path) -> Iterator[Disk]:
    """A disk of 2 MB where this may be mounted, and everywhere the limit that the system puts on a file's size."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if request.param == "small disk" and mounted(folder):
        filler = folder / "filler"
        yield Disk(folder, lambda: fill(filler), filler.unlink, True)
        subprocess.run(["umount", "-l", folder], check=True)
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit():
        largest = max(p.stat().st_size for p in folder.rglob("*.refuge"))
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest + LIMIT_LEFT, hard))

    def lift():
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    yield Disk(folder, limit, lift, False)
    lift()


def mounted(folder: Path) -> bool:
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    if os.geteuid() != 0 or shutil.which("mount") is None:
        return False
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def fill(filler: Path) -> None:
    with filler.open("wb", buffering=0) as stream:
        try:
            while True:
                stream.write(bytes(4096))
        except OSError:
            pass


def save_until_refused(store: Store, assignment: str, most: int = 5000) -> tuple[int, StudyError]:
    """Save steps until one is refused; return its number and the error."""
    for step in range(len(store.draft(assignment).steps), most):
        try:
            store.save_step(assignment, step, drawn(step), "x" * 200)
        except StudyError as error:
            return step, error
    raise AssertionError("the disk was never full")


def test_a_save_that_finds_no_room_says_so_loses_nothing_and_goes_through_later(disk):
    path = disk.folder / "study.refuge"
    small_study.make(path).close()
    with open_study(path, clock=small_study.seeded()) as store:
        mine = store.worklist(store.people()[0].id)
        store.submit(mine[1].id, drawn(1), expected=1)
        disk.fill()
        step, error = save_until_refused(store, mine[0].id)
        assert isinstance(error, DiskFull) or not disk.is_real
        assert "not saved yet, all earlier ones are" in error.sentence()
        assert str(path) in error.sentence()
        kept = tuple(drawn(n) for n in range(step))
        assert store.draft(mine[0].id).steps == kept
        with pytest.raises(StudyError):
            store.save_step(mine[0].id, step, drawn(step), "x" * 200)
        disk.clear()
        store.save_step(mine[0].id, step, drawn(step), "x" * 200)
        store.submit(mine[2].id, drawn(2), expected=1)
        assert store.draft(mine[0].id).steps == (*kept, drawn(step))
    with open_study(path, clock=small_study.seeded()) as again:
        assert again.draft(mine[0].id).steps == (*kept, drawn(step))
        assert again.history(mine[1].id)[0].reading == drawn(1)
        assert again.history(mine[2].id)[0].reading == drawn(2)
        assert [p for p in again.check(photographs=False) if p.grave] == []


def test_a_backup_that_finds_no_room_leaves_study_and_backups_whole(disk):
    path = disk.folder / "study.refuge"
    small_study.make(path).close()
    store = open_study(path, clock=small_study.seeded())
    mine = store.worklist(store.people()[0].id)[0]
    store.save_step(mine.id, 0, drawn(0), "x")
    disk.fill()
    step, _ = save_until_refused(store, mine.id)
    before = sorted(p.name for p in path.with_name("study.backups").iterdir())
    with pytest.raises(BackupFailed, match="all work is saved"):
        limited_close(store, disk)
    assert sorted(p.name for p in path.with_name("study.backups").iterdir()) == before
    disk.clear()
    with open_study(path, clock=small_study.seeded()) as again:
        assert len(again.draft(mine.id).steps) == step


def limited_close(store: Store, disk: Disk) -> None:
    if not disk.is_real:  # a copy of the study may be as large as the study: the limit must lie below
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    store.close()


def test_a_study_that_finds_no_room_is_not_made_by_halves(disk):
    (disk.folder / "first.refuge").write_bytes(bytes(4096))
    disk.fill()
    with pytest.raises(StudyError):
        create_study(
            disk.folder / "second.refuge",
            title="t",
            protocol=default_protocol(7),
            root=disk.folder,
            images=small_study.photographs(40),
            seed=1,
            clock=small_study.seeded(),
        )
    assert [p.name for p in disk.folder.iterdir() if p.name.startswith("second")] == []
