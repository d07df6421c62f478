"""An export is all or nothing, whenever it is killed and however small the disk is."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from refuge_annotator.export import export_study
from refuge_annotator.formats.partial import ExportRefused
from refuge_annotator.formats.verify import verify_folder
from tests.faults.small_disk import small_disk
from tests.studies import accepted_study

pytestmark = pytest.mark.faults

KILLS = int(os.environ.get("EXPORT_KILLS", "20"))
NAMES = [f"T{k:04}.png" for k in range(1, 13)]

# Imports once, then exports in a fresh child for every line that it is sent.
EXPORTER = """
import os, sys
from pathlib import Path
from refuge_annotator.export import export_study
from tests.studies import accepted_study
root = Path(sys.argv[1])
data = accepted_study(root / "photographs", sys.argv[2].split("|"))
print("ready", flush=True)
for line in sys.stdin:
    form, target = line.rstrip("\\n").split("|")
    child = os.fork()
    if child == 0:
        export_study(data, form, Path(target), photographs=root / "photographs")
        os._exit(0)
    print(child, flush=True)
    sys.stdin.readline()  # until then the child's number stays its own, even when it has ended
    print(os.waitpid(child, 0)[1], flush=True)
"""


@pytest.fixture
def exporter(tmp_path):
    with subprocess.Popen(
        [sys.executable, "-c", EXPORTER, str(tmp_path), "|".join(NAMES)],
        cwd=Path(__file__).parent.parent.parent,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout.readline() == "ready\n"
        yield process
        process.stdin.close()


def export(exporter, form, target, after=None):
    """Export in a child; kill it after some seconds. Return how long it took and how it ended."""
    start = time.perf_counter()
    exporter.stdin.write(f"{form}|{target}\n")
    exporter.stdin.flush()
    child = int(exporter.stdout.readline())
    if after is not None:
        time.sleep(after)
        os.kill(child, signal.SIGKILL)
    exporter.stdin.write("now wait for it\n")
    exporter.stdin.flush()
    status = int(exporter.stdout.readline())
    return time.perf_counter() - start, status


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no SIGKILL")
@pytest.mark.parametrize("form", ["refuge-test", "submission"])
def test_a_killed_export_leaves_a_verified_folder_or_none(exporter, tmp_path, form):
    target = tmp_path / "labels"
    usual, status = export(exporter, form, target)
    assert status == 0
    shutil.rmtree(target)
    chance = random.Random(form)
    killed = whole = 0
    for _ in range(KILLS // 2):
        _, status = export(exporter, form, target, after=chance.uniform(0, 1.2 * usual))
        killed += status == signal.SIGKILL
        if target.exists():
            whole += 1
            assert verify_folder(target).sound
            assert (target / "manifest.json").exists()
            shutil.rmtree(target)
    assert killed
    assert export(exporter, form, target)[1] == 0
    assert verify_folder(target).sound
    assert sorted(p.name for p in tmp_path.iterdir()) == ["labels", "photographs"]


@pytest.mark.parametrize("format_id", ["refuge-test", "submission", "multirater"])
def test_a_full_disk_is_told_and_leaves_nothing(tmp_path, format_id):
    data = accepted_study(tmp_path / "photographs", NAMES[:6])
    with small_disk(tmp_path / "disk", room=200_000) as disk:
        with pytest.raises(ExportRefused, match="disk is full"):
            export_study(data, format_id, disk.folder / "labels", photographs=tmp_path / "photographs")
        assert list(disk.folder.iterdir()) == []
        disk.grow()
        export_study(data, format_id, disk.folder / "labels", photographs=tmp_path / "photographs")
        assert verify_folder(disk.folder / "labels").sound


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="other rules of access")
def test_a_place_where_nothing_can_be_written_is_told_before_the_work(tmp_path, monkeypatch):
    data = accepted_study(tmp_path / "photographs", NAMES[:2])
    (tmp_path / "locked").mkdir(mode=0o555)
    if os.geteuid() == 0:  # root may write anywhere: let the system refuse as a read-only disk does

        def refuse(*_: object, **__: object) -> None:
            raise OSError(30, "Read-only file system")

        monkeypatch.setattr(Path, "mkdir", refuse)
    begun = []
    with pytest.raises(ExportRefused, match="nothing can be written there"):
        export_study(
            data, "refuge-test", tmp_path / "locked" / "labels", photographs=tmp_path / "photographs",
            progress=lambda *_: begun.append(1) or True,
        )  # fmt: skip
    assert not begun
