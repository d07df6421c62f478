"""Thumbnails outlive the program in a private, bounded folder that names nobody; a bad disk loses them alone."""

import os
import stat
import zlib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from refuge_annotator.app.thumbnail_cache import ThumbnailCache, cache_folder

KEYS = [f"{n:064x}" for n in range(8)]


def picture(seed: int, shape: tuple[int, int] = (93, 96)) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 255, (*shape, 3), np.uint8)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "thumbnails"


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.iterdir())


@pytest.mark.parametrize("shape", [(93, 96), (1, 96), (96, 1), (1, 1)])
def test_what_was_kept_comes_back_after_a_restart(folder, shape):
    ThumbnailCache(folder).put(KEYS[0], picture(1, shape))
    assert np.array_equal(ThumbnailCache(folder).get(KEYS[0]), picture(1, shape))
    assert ThumbnailCache(folder).get(KEYS[1]) is None


def test_only_the_owner_may_read_it(folder):
    folder.mkdir(parents=True, mode=0o755)
    ThumbnailCache(folder).put(KEYS[0], picture(1))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()] == [0o600]


def test_a_file_is_called_by_the_hash_alone_and_holds_pixels_alone(folder):
    ThumbnailCache(folder).put(KEYS[0], np.zeros((5, 7, 3), np.uint8))
    assert [path.name for path in folder.rglob("*")] == [KEYS[0]]
    assert len((folder / KEYS[0]).read_bytes()) < 70  # a head, the sides, a hash, and zeros


@pytest.mark.parametrize("key", ["", "../../name", "Glaucoma/g0001.jpg", "A" * 64, "a" * 63, "a" * 64 + "\n"])
def test_what_is_no_hash_names_no_file(folder, key):
    ThumbnailCache(folder).put(key, picture(1))
    assert not folder.exists()
    assert ThumbnailCache(folder).get(key) is None


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(st.integers(0, 10**9), st.integers(1, 255), st.sampled_from(["changed", "cut", "longer"]))
def test_a_damaged_file_is_no_thumbnail(folder, place, change, damage):
    cache = ThumbnailCache(folder)
    cache.put(KEYS[0], picture(1, (9, 8)))
    path = folder / KEYS[0]
    data = bytearray(path.read_bytes())
    place %= len(data)
    if damage == "changed":
        data[place] ^= change
    path.write_bytes(data[:place] if damage == "cut" else data + b"x" * change if damage == "longer" else data)
    kept = cache.get(KEYS[0])
    assert kept is None or np.array_equal(kept, picture(1, (9, 8)))  # what follows the pixels does no harm
    cache.put(KEYS[0], picture(1, (9, 8)))
    assert np.array_equal(cache.get(KEYS[0]), picture(1, (9, 8)))


def test_a_file_that_would_unpack_without_end_is_not_unpacked(folder):
    ThumbnailCache(folder).put(KEYS[0], picture(1, (2, 2)))
    head = (folder / KEYS[0]).read_bytes()[:42]
    (folder / KEYS[0]).write_bytes(head + zlib.compress(b"\0" * 50_000_000))
    assert ThumbnailCache(folder).get(KEYS[0]) is None


def test_the_oldest_go_first_and_what_was_used_is_not_old(folder):
    cache = ThumbnailCache(folder)
    for age, key in enumerate(KEYS[:4]):
        cache.put(key, picture(age))
        os.utime(folder / key, (1_000 + age, 1_000 + age))
    one = size_of(folder) // 4
    assert cache.get(KEYS[0]) is not None  # used just now
    bounded = ThumbnailCache(folder, limit=4 * one + one // 2)
    bounded.put(KEYS[4], picture(4))
    left = {path.name for path in folder.iterdir()}
    assert {KEYS[0], KEYS[4]} <= left
    assert KEYS[1] not in left
    assert size_of(folder) <= 4 * one + one // 2


def test_it_stays_within_its_bytes_however_much_is_put(folder):
    cache = ThumbnailCache(folder, limit=100_000)
    for n in range(60):
        cache.put(f"{n:064x}", picture(n, (40, 40)))
        assert size_of(folder) <= 100_000
    assert cache.get(f"{59:064x}") is not None


def test_a_folder_that_cannot_be_written_loses_the_cache_alone(tmp_path):
    (tmp_path / "a file").write_bytes(b"")
    cache = ThumbnailCache(tmp_path / "a file" / "thumbnails")
    cache.put(KEYS[0], picture(1))
    assert cache.get(KEYS[0]) is None


def test_a_full_disk_leaves_no_half_file(folder, monkeypatch):
    cache = ThumbnailCache(folder)
    cache.put(KEYS[0], picture(0))

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    cache.put(KEYS[1], picture(1))
    assert [path.name for path in folder.iterdir()] == [KEYS[0]]
    assert cache.get(KEYS[1]) is None
    assert cache.get(KEYS[0]) is not None


def test_the_environment_moves_it_and_switches_it_off(monkeypatch, tmp_path):
    monkeypatch.delenv("REFUGE_ANNOTATOR_CACHE", raising=False)
    assert cache_folder() == Path(os.environ["XDG_CACHE_HOME"]) / "refuge-annotator" / "thumbnails"
    monkeypatch.setenv("REFUGE_ANNOTATOR_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path / "thumbnails"
    monkeypatch.setenv("REFUGE_ANNOTATOR_CACHE", "")
    assert cache_folder() is None
    cache = ThumbnailCache(cache_folder())
    cache.put(KEYS[0], picture(1))
    assert cache.get(KEYS[0]) is None
