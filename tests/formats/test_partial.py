import errno
import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from refuge_annotator.formats import partial as module
from refuge_annotator.formats.bitmap import bmp_bands
from refuge_annotator.formats.partial import ExportRefused, PartialFolder, keep_away, sweep, told


def dead_pid():
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    return child.pid


def names(folder):
    return sorted(p.name for p in folder.iterdir())


def test_the_folder_appears_whole_when_it_is_finished(tmp_path):
    target = tmp_path / "labels"
    with PartialFolder(target) as partial:
        partial.write("masks/a.bmp", b"abc")
        assert not target.exists()
        partial.finish()
    assert names(tmp_path) == ["labels"]
    assert names(target) == ["masks"]
    assert (target / "masks" / "a.bmp").read_bytes() == b"abc"


def test_an_empty_folder_is_filled(tmp_path):
    target = tmp_path / "labels"
    target.mkdir()
    with PartialFolder(target) as partial:
        partial.write("a", b"1")
        partial.finish()
    assert names(target) == ["a"]


def test_parents_are_made(tmp_path):
    with PartialFolder(tmp_path / "a" / "b" / "labels") as partial:
        partial.write("x", b"1")
        partial.finish()
    assert (tmp_path / "a" / "b" / "labels" / "x").exists()


def test_parents_that_were_made_go_again(tmp_path):
    with PartialFolder(tmp_path / "a" / "b" / "labels") as partial:
        partial.write("x", b"1")
    assert names(tmp_path) == []


@pytest.mark.parametrize("kind", ["full folder", "file", "link"])
def test_something_at_the_place_is_never_touched(tmp_path, kind):
    target = tmp_path / "labels"
    if kind == "file":
        target.write_bytes(b"mine")
    elif kind == "link":
        (tmp_path / "elsewhere").mkdir()
        target.symlink_to(tmp_path / "elsewhere")
    else:
        target.mkdir()
        (target / "mine").touch()
    before = names(tmp_path)
    with pytest.raises(ExportRefused, match="something at this place"), PartialFolder(target):
        pass
    assert names(tmp_path) == before


def fill(folder, before_the_end):
    with PartialFolder(folder) as partial:
        partial.write("a", b"1")
        before_the_end()
        partial.finish()


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt])
def test_whatever_goes_wrong_leaves_nothing(tmp_path, error):
    def break_off():
        raise error

    with pytest.raises(error):
        fill(tmp_path / "labels", break_off)
    assert names(tmp_path) == []


def test_leaving_without_finishing_leaves_nothing(tmp_path):
    with PartialFolder(tmp_path / "labels") as partial:
        partial.write("a", b"1")
    assert names(tmp_path) == []


def test_a_full_disk_is_told_in_words(tmp_path, monkeypatch):
    def full(handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    with pytest.raises(ExportRefused, match="disk is full"):
        fill(tmp_path / "labels", int)
    assert names(tmp_path) == []


def test_a_rename_that_fails_leaves_nothing(tmp_path):
    with pytest.raises(ExportRefused):
        fill(tmp_path / "labels", lambda: (tmp_path / "labels").write_bytes(b"came meanwhile"))
    assert names(tmp_path) == ["labels"]


X = b"x" * 500_000


@pytest.mark.parametrize(
    "wrong", [b"", X + X[1:], X + X + b"y", X + b"y" + X[1:]], ids=["none", "less", "more", "other"]
)
def test_a_disk_that_returns_something_else_is_told(tmp_path, monkeypatch, wrong):
    real = Path.open
    monkeypatch.setattr(Path, "open", lambda p, mode="r": io.BytesIO(wrong) if mode == "rb" else real(p, mode))
    with PartialFolder(tmp_path / "labels") as partial, pytest.raises(OSError, match="returns something else"):
        partial.write("a", X + X)


@pytest.mark.parametrize("at", [3, 1078, 200_000, 1_500_000, -1])
def test_a_single_byte_of_a_mask_that_comes_back_otherwise_is_told(tmp_path, monkeypatch, at):
    mask = np.full((1000, 2001), 255, np.uint8)
    mask[400:600, 900:1100] = 128
    file = bmp_bands(mask)
    wrong = bytearray(bytes(file))
    real = Path.open
    monkeypatch.setattr(Path, "open", lambda p, mode="r": io.BytesIO(wrong) if mode == "rb" else real(p, mode))
    with PartialFolder(tmp_path / "labels") as partial:
        partial.write("a", file)
        wrong[at] ^= 1
        with pytest.raises(OSError, match="returns something else"):
            partial.write("b", file)


def test_an_unusual_umask_decides_who_may_read(tmp_path):
    old = os.umask(0o027)
    try:
        with PartialFolder(tmp_path / "labels") as partial:
            partial.write("m/a", b"1")
            partial.finish()
    finally:
        os.umask(old)
    assert (tmp_path / "labels").stat().st_mode & 0o777 == 0o750
    assert (tmp_path / "labels" / "m" / "a").stat().st_mode & 0o777 == 0o640


def test_leftovers_of_the_dead_are_swept_and_nothing_else(tmp_path):
    dead = dead_pid()
    ours = tmp_path / f"labels.partial-{dead}"
    signed = tmp_path / f"other.partial-{dead}"
    strange = tmp_path / f"strange.partial-{dead}"
    alive = tmp_path / f"labels.partial-{os.getppid()}"
    for folder in (ours, signed, strange, alive):
        folder.mkdir()
        (folder / "half").touch()
    (signed / module._SIGN).touch()
    (tmp_path / f"labels.partial-{dead}0x").mkdir()
    sweep(tmp_path / "labels")
    assert names(tmp_path) == sorted([strange.name, alive.name, f"labels.partial-{dead}0x"])


def test_our_own_number_on_a_leftover_is_an_earlier_process(tmp_path):
    (tmp_path / f"labels.partial-{os.getpid()}").mkdir()
    with PartialFolder(tmp_path / "labels") as partial:
        partial.write("a", b"1")
        partial.finish()
    assert names(tmp_path) == ["labels"]


@pytest.mark.parametrize("place", ["photos", "photos/site A/labels", ".", "photos/site A", "link/labels"])
def test_the_photographs_folder_is_kept_away_from(tmp_path, place):
    photographs = [tmp_path / "photos" / "site A" / "1.jpg", tmp_path / "photos" / "site B" / "2.jpg"]
    for p in photographs:
        p.parent.mkdir(parents=True)
        p.touch()
    (tmp_path / "link").symlink_to(tmp_path / "photos")
    with pytest.raises(ExportRefused, match="photographs"):
        keep_away(tmp_path / place, photographs)


def test_a_folder_beside_the_photographs_is_fine(tmp_path):
    photographs = [tmp_path / "photos" / "1.jpg"]
    photographs[0].parent.mkdir()
    keep_away(tmp_path / "labels", photographs)
    keep_away(tmp_path / "photos2" / "labels", photographs)
    keep_away(tmp_path / "labels", [])


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EDQUOT, "disk is full"),
        (errno.EACCES, "nothing can be written there"),
        (errno.EROFS, "nothing can be written there"),
        (errno.ENAMETOOLONG, "too long"),
        (errno.EIO, "could not be written"),
    ],
)
def test_every_error_of_the_disk_has_words(tmp_path, number, words):
    assert words in told(OSError(number, os.strerror(number)), tmp_path).sentence()


@pytest.mark.parametrize("step", ["touch", "rmtree"])
def test_ctrl_c_leaves_nothing_at_the_beginning_and_while_tidying_up(tmp_path, monkeypatch, step):
    place, tidy = tmp_path / "a" / "labels", shutil.rmtree
    stops = iter([True, False])

    def rmtree(*args: object, **kwargs: object) -> None:
        if next(stops):
            raise KeyboardInterrupt
        tidy(*args, **kwargs)

    def touch(*_: object) -> None:
        raise KeyboardInterrupt

    if step == "touch":
        monkeypatch.setattr(Path, "touch", touch)
    else:
        monkeypatch.setattr(shutil, "rmtree", rmtree)
    with pytest.raises(KeyboardInterrupt), PartialFolder(place):
        raise OSError
    assert list(tmp_path.iterdir()) == []
