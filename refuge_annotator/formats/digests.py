"""SHA-256 of files that begin alike, as the masks of one size do: what they share is digested once."""

import hashlib
from dataclasses import dataclass
from typing import Any

Data = bytes | bytearray | memoryview
STEP = 1 << 17  # bytes
SMALL = 1 << 20  # bytes; for less it is not worth the memory
MOST_LENGTHS = 4  # a study has photographs of a few sizes


@dataclass(frozen=True, eq=False)
class _First:
    """The first file of its length, and the digest's state after 0, 1, 2 ... steps of it."""

    data: bytes
    states: tuple[Any, ...]


class Digests:
    """Digests files, each from where it differs from the first of its length; threads may share one."""

    def __init__(self) -> None:
        self._firsts: dict[int, _First] = {}

    def sha256(self, data: Data) -> str:
        """Return the SHA-256 of a file's bytes as 64 hex digits."""
        length = len(data)
        if length < SMALL or (length not in self._firsts and len(self._firsts) >= MOST_LENGTHS):
            return hashlib.sha256(data).hexdigest()
        first = self._firsts.get(length) or self._firsts.setdefault(length, _begin(data))
        rest = memoryview(data)
        alike = 0
        while alike < len(first.states) - 1 and rest[:STEP].tobytes() == first.data[alike * STEP : (alike + 1) * STEP]:
            rest, alike = rest[STEP:], alike + 1
        state = first.states[alike].copy()
        state.update(rest)
        return str(state.hexdigest())


def _begin(data: Data) -> _First:
    kept = bytes(data)
    states = [hashlib.sha256()]
    for start in range(0, len(kept) - STEP + 1, STEP):
        states.append(states[-1].copy())
        states[-1].update(kept[start : start + STEP])
    return _First(kept, tuple(states))
