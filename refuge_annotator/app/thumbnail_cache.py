"""Thumbnails kept between two starts: pixels alone, under the hash of the photograph's pixels, in the user's cache."""

import contextlib
import hashlib
import logging
import os
import re
import tempfile
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

WISH = "REFUGE_ANNOTATOR_CACHE"  # environment: another folder; nothing at all keeps no thumbnails
LIMIT = 200_000_000  # bytes; a thumbnail takes about 15 kB
KEPT_SHARE = 0.9  # of the limit, when the oldest go
HEAD = b"thumb1"
SIDE = 2  # bytes of a height or a width
LARGEST = 256  # pixels, of what is ever kept
DIGEST = 32
KEY = re.compile(r"[0-9a-f]{64}")

Pixels = NDArray[np.uint8]
log = logging.getLogger(__name__)


def cache_folder() -> Path | None:
    """Return where thumbnails are kept, None for nowhere."""
    wish = os.environ.get(WISH)
    if wish is None:
        return user_cache_path("refuge-annotator", appauthor=False) / "thumbnails"
    return Path(wish) / "thumbnails" if wish else None


class ThumbnailCache:
    """Keeps thumbnails in a private folder, at most `limit` bytes of them; those unused for longest go first.

    Whatever goes wrong with the disk loses a thumbnail and nothing else. For one thread.

    A file holds a head, height and width (two bytes each, most significant first), the SHA-256 of its pixels, and the
    pixels (RGB, row by row) as a zlib stream; what is not exactly that is no thumbnail.
    """

    def __init__(self, folder: Path | None, limit: int = LIMIT) -> None:
        self._folder, self._limit = folder, limit
        self._writable = True
        self._bytes: int | None = None  # in the folder; None until it was looked at

    def get(self, key: str) -> Pixels | None:
        """Return the thumbnail (height, width, 3) kept under a hash, None where there is none that is whole."""
        path = self._path(key)
        if path is None:
            return None
        try:
            pixels = _decoded(path.read_bytes())
        except OSError:
            return None
        if pixels is not None:
            with contextlib.suppress(OSError):
                os.utime(path)
        return pixels

    def put(self, key: str, pixels: Pixels) -> None:
        """Keep a thumbnail under a hash of 64 hex digits."""
        path = self._path(key)
        if path is None or not self._writable:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.parent.chmod(0o700)
            self._bytes = self._size() + _write(path, _encoded(pixels))
            if self._bytes > self._limit:
                self._bytes = _thinned(path.parent, int(self._limit * KEPT_SHARE))
        except OSError as error:
            log.info("thumbnails are not kept: %s", error.strerror)
            self._writable = False

    def _path(self, key: str) -> Path | None:
        return self._folder / key if self._folder is not None and KEY.fullmatch(key) else None

    def _size(self) -> int:
        if self._bytes is None and self._folder is not None:
            self._bytes = sum(size for _, _, size in _files(self._folder))
        return self._bytes or 0


def _encoded(pixels: Pixels) -> bytes:
    height, width = pixels.shape[:2]
    raw = pixels.tobytes()
    sides: bytes = height.to_bytes(SIDE, "big") + width.to_bytes(SIDE, "big")
    return HEAD + sides + hashlib.sha256(sides + raw).digest() + zlib.compress(raw)


def _decoded(data: bytes) -> Pixels | None:
    start = len(HEAD)
    sides, body = data[start : start + 2 * SIDE], start + 2 * SIDE + DIGEST
    height, width = int.from_bytes(sides[:SIDE], "big"), int.from_bytes(sides[SIDE:], "big")
    if not data.startswith(HEAD) or not 0 < height <= LARGEST or not 0 < width <= LARGEST:
        return None
    try:
        raw = zlib.decompressobj().decompress(data[body:], height * width * 3 + 1)
    except zlib.error:
        return None
    if hashlib.sha256(sides + raw).digest() != data[start + 2 * SIDE : body] or len(raw) != height * width * 3:
        return None
    return np.frombuffer(raw, np.uint8).reshape(height, width, 3)


def _write(path: Path, data: bytes) -> int:
    """Write a file at once or not at all, for its owner alone; return its size."""
    handle, name = tempfile.mkstemp(dir=path.parent)  # which nobody else may read
    partial = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        partial.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            partial.unlink()
        raise
    return len(data)


def _files(folder: Path) -> list[tuple[float, str, int]]:
    """Return when each file was last used, its name and its size, the oldest first."""
    found = []
    with os.scandir(folder) as entries:
        for entry in entries:
            with contextlib.suppress(OSError):  # another window has just removed it
                if entry.is_file(follow_symlinks=False):
                    status = entry.stat(follow_symlinks=False)
                    found.append((status.st_mtime, entry.name, status.st_size))
    return sorted(found)


def _thinned(folder: Path, limit: int) -> int:
    """Remove the oldest files until the others take at most `limit` bytes; return how many they take."""
    files = _files(folder)
    total = sum(size for _, _, size in files)
    for _, name, size in files:
        if total <= limit:
            break
        with contextlib.suppress(OSError):
            (folder / name).unlink()
            total -= size
    return total
