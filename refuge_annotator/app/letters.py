"""Letters in place of names: which reading the senior sees as A, B, C."""

import hashlib
from collections.abc import Iterable


def shuffled(image_id: str, assignments: Iterable[str]) -> tuple[str, ...]:
    """Return the assignments of a photograph in the order of their letters.

    The order is another one for each photograph, so that a letter is nobody's name, and always the same for one.
    """
    return tuple(sorted(assignments, key=lambda a: hashlib.sha256(f"{image_id}/{a}".encode()).digest()))
