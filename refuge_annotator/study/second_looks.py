"""Which decided photographs come to the senior a second time, unannounced, and under which codes."""

import hashlib
import random
from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import replace

from refuge_annotator.study.image import FundusImage

AGAIN = "/again"  # no photograph's id has it
BETWEEN = 20  # other photographs decided since the first decision, unless all are


def is_second(key: str) -> bool:
    """Tell whether a key of the senior's queue means a second look."""
    return key.endswith(AGAIN)


def first_of(key: str) -> str:
    """Return the photograph that a key of the senior's queue means, by its id."""
    return key.removesuffix(AGAIN)


def second_looks(images: Sequence[FundusImage], percent: int, seed: str) -> dict[str, FundusImage]:
    """Choose the photographs that come again, each under a key and a code that no other has.

    The share is rounded down: fewer than twenty photographs at five percent make none. The same seed and photographs
    always give the same.
    """
    count = len(images) * percent // 100
    ranked = sorted(images, key=lambda i: hashlib.sha256(f"{seed}/{i.id}{AGAIN}".encode()).digest())
    taken = {image.code for image in images}
    chance = random.Random(f"{seed}{AGAIN}")
    found = {}
    for image in ranked[:count]:
        code = _code(image.code, chance, taken)
        taken.add(code)
        found[image.id + AGAIN] = replace(image, id=image.id + AGAIN, code=code)
    return found


def have_come(when: Mapping[str, int], *, all_decided: bool) -> frozenset[str]:
    """Return the photographs, by their ids, since whose decision enough was decided for them to come again.

    Parameters
    ----------
    when
        After which entry of the log each photograph was decided last, by its id.
    all_decided
        Whether nothing else is left: later than now they cannot come.
    """
    order = sorted(when.values())
    return frozenset(i for i, mine in when.items() if all_decided or len(order) - bisect(order, mine) >= BETWEEN)


def _code(like: str, chance: random.Random, taken: set[str]) -> str:
    """Return a code of the same length that is not taken; one digit more where those are used up."""
    digits = max(len(like) - 1, 1)
    if len(taken) > 9 * 10**digits // 10:
        digits += 1
    while (code := f"P{chance.randrange(10**digits):0{digits}d}") in taken:
        pass
    return code
