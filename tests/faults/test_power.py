"""Cut the power at any write: what was acknowledged as saved is there afterwards.

The statements of real saves are recorded and run again on a disk that forgets, at the cut, what was not yet synced,
or keeps any part of it. Every state of that disk must open as a study with every acknowledged save.
"""

import random
from pathlib import Path

import apsw
import pytest

from refuge_annotator.store import database
from refuge_annotator.store.errors import StudyError
from refuge_annotator.store.store import open_study
from tests import small_study
from tests.small_study import drawn

pytestmark = pytest.mark.faults
SAVES = 12
CUTS = 60


class Disk:
    """What would be on the disk after a cut: synced bytes for sure, others by chance."""

    def __init__(self, files: dict[str, bytes], seed: int):
        self.synced = files
        self.pending: dict[str, list[tuple[int, bytes | None]]] = {}
        self.chance = random.Random(seed)
        self.acknowledged = 0
        self.cuts: list[tuple[dict[str, bytes], int]] = []

    def change(self, name, offset, data):
        """Note a write, or with no data a cut of the file at an offset."""
        self.pending.setdefault(name, []).append((offset, data))
        self.maybe_cut()

    def sync(self, name):
        self.maybe_cut()
        self.synced[name] = applied(self.synced.get(name, b""), self.pending.pop(name, []))

    def delete(self, name, synced):
        self.pending.pop(name, None)
        if synced:
            self.synced.pop(name, None)
        self.maybe_cut()

    def maybe_cut(self):
        """Remember, now and then, one of the states in which a cut would leave the disk."""
        share = self.chance.choice((0, 0.5, 1))
        files = dict(self.synced)
        for name, changes in self.pending.items():
            kept = [c for c in changes if self.chance.random() < share]
            if kept:
                files[name] = applied(files.get(name, b""), kept)
        self.cuts.append((files, self.acknowledged))


def applied(content: bytes, changes: list[tuple[int, bytes | None]]) -> bytes:
    result = bytearray(content)
    for offset, data in changes:
        if data is None:
            del result[offset:]
        else:
            result.extend(bytes(max(0, offset - len(result))))
            result[offset : offset + len(data)] = data
    return bytes(result)


class ForgetfulVFS(apsw.VFS):
    def __init__(self, disk):
        self.disk = disk
        super().__init__("forgetful", "")

    def xOpen(self, name, flags):
        return ForgetfulFile(self.disk, name, flags)

    def xDelete(self, name, syncdir):
        super().xDelete(name, syncdir)
        self.disk.delete(Path(name).name, syncdir)


class ForgetfulFile(apsw.VFSFile):
    def __init__(self, disk, name, flags):
        self.disk = disk
        self.name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name).name
        super().__init__("", name, flags)

    def xWrite(self, data, offset):
        super().xWrite(data, offset)
        self.disk.change(self.name, offset, bytes(data))

    def xTruncate(self, size):
        super().xTruncate(size)
        self.disk.change(self.name, size, None)

    def xSync(self, flags):
        super().xSync(flags)
        self.disk.sync(self.name)


def recorded_saves(path):
    """Return, for each of some saves, the statements that the store ran; the study itself stays as it was."""
    before = path.read_bytes()
    saves = []
    with open_study(path, clock=small_study.seeded()) as store:
        mine = store.worklist(store.people()[0].id)[0]
        for step in range(SAVES):
            statements: list[str] = []
            store._db.raw.set_trace_callback(statements.append)
            store.save_step(mine.id, step, drawn(step), "x")
            saves.append([s for s in statements if not s.startswith("--")])
        store._db.raw.set_trace_callback(None)
    path.write_bytes(before)
    return mine.id, saves


def run(path, saves, pragmas, seed):
    disk = Disk({path.name: path.read_bytes()}, seed)
    vfs = ForgetfulVFS(disk)
    connection = apsw.Connection(str(path), vfs="forgetful")
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").fetchall()
    for statements in saves:
        for statement in statements:
            connection.execute(statement).fetchall()
        disk.acknowledged += 1
    connection.close()
    vfs.unregister()
    return disk.chance.sample(disk.cuts, CUTS)


def lost(folder, files, acknowledged, assignment):
    """Tell whether a state of the disk lacks an acknowledged save, or is damaged."""
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    try:
        with open_study(folder / "study.refuge", clock=small_study.seeded()) as store:
            steps = store.draft(assignment).steps
            whole = not any(p.grave for p in store.check(photographs=False))
    except StudyError:
        return True
    right = steps == tuple(drawn(n) for n in range(len(steps)))
    return not (whole and right and acknowledged <= len(steps) <= acknowledged + 1)


def test_no_acknowledged_save_is_lost_when_the_power_is_cut(study_file, tmp_path):
    assignment, saves = recorded_saves(study_file)
    assert all(s[0].startswith("BEGIN") and s[-1] == "COMMIT" for s in saves)
    cuts = run(study_file, saves, database.PRAGMAS, seed=1)
    assert {acknowledged for _, acknowledged in cuts} > set(range(2, SAVES - 2))
    bad = [n for n, cut in enumerate(cuts) if lost(tmp_path / f"cut-{n}", *cut, assignment)]
    assert bad == []


def test_the_same_cuts_lose_saves_when_nothing_is_synced(study_file, tmp_path):
    assignment, saves = recorded_saves(study_file)
    careless = [p if not p.startswith("synchronous") else "synchronous = OFF" for p in database.PRAGMAS]
    cuts = run(study_file, saves, careless, seed=1)
    assert any(lost(tmp_path / f"cut-{n}", *cut, assignment) for n, cut in enumerate(cuts[:20]))
