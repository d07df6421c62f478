"""The order in which a rater reads: calibration first, then every kind of photograph evenly, with hidden repeats."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.info import Problem
from refuge_annotator.study.protocol import Protocol, RulesRefused
from refuge_annotator.words import mark


@dataclass(frozen=True, slots=True)
class Turn:
    """One place in a rater's order; `replicate` is 0 for the first reading of a photograph and 1 for its repeat."""

    image: FundusImage
    replicate: int = 0


def reading_order(images: Sequence[FundusImage], protocol: Protocol, seed: int, rater: str) -> tuple[Turn, ...]:
    """Return a rater's order: calibration photographs, then the others and the repeats of some of them.

    It follows from the seed, the rater's code, the rules and the photographs' paths, cameras and sizes; not from the
    order in which the photographs are given. In both parts every stretch has about the mix of the whole.

    Raises
    ------
    RulesRefused
        There are too few photographs for these rules.
    """
    expect_room(protocol, len(images))
    chosen = _calibration(images, protocol, seed)
    first = mixed([i for i in images if i.path in chosen], f"{seed}/calibration/{rater}")
    rest = mixed([i for i in images if i.path not in chosen], f"{seed}/order/{rater}")
    repeats = _repeats(len(rest), protocol, random.Random(f"{seed}/repeats/{rater}"))
    before: list[list[Turn]] = [[] for _ in range(len(rest) + 1)]
    for place, slot in repeats:
        before[slot].append(Turn(rest[place], 1))
    firsts = [[Turn(image)] for image in rest]
    parts = chain.from_iterable(zip(before, [*firsts, []], strict=True))
    return (*map(Turn, first), *chain.from_iterable(parts))


def mixed(images: Sequence[FundusImage], seed: str) -> list[FundusImage]:
    """Return photographs in a random order in which every stretch has about the mix of the whole.

    The photographs of one camera and size are a stratum. The `k` photographs of a stratum are shuffled, and number `i`
    falls by chance somewhere between `i / k` and `(i + 1) / k` of the list.
    """
    strata: dict[tuple[str, int, int], list[FundusImage]] = {}
    for image in sorted(images, key=lambda i: i.path):
        strata.setdefault((image.camera, image.width, image.height), []).append(image)
    chance = random.Random(seed)
    ranked: list[tuple[float, str, FundusImage]] = []
    for stratum in sorted(strata):
        members = strata[stratum]
        chance.shuffle(members)
        ranked += [((i + chance.random()) / len(members), image.path, image) for i, image in enumerate(members)]
    return [image for *_, image in sorted(ranked, key=lambda entry: entry[:2])]


def repeat_count(protocol: Protocol, photographs: int) -> int:
    """Return how many repeats each rater gets in a study of so many photographs: at least one where there are any."""
    share = (photographs - protocol.calibration) * protocol.repeats.percent
    return max((share + 50) // 100, 1) if protocol.repeats.percent else 0


def expect_room(protocol: Protocol, photographs: int) -> None:
    """Refuse rules for which there are too few photographs.

    Raises
    ------
    RulesRefused
        More are for calibration than there are, or not even the first can come again as late as the rules want it.
    """
    if protocol.calibration > photographs:
        raise RulesRefused(
            mark("{calibration} photographs for calibration are more than the study has ({photographs})"),
            mark("choose fewer"),
            calibration=protocol.calibration,
            photographs=photographs,
        )
    between = photographs - protocol.calibration - 1
    if protocol.repeats.percent and between < protocol.repeats.photographs:
        raise RulesRefused(
            mark("a repeat is to come {n} photograph(s) later, and at most {between} can lie between"),
            mark("do without hidden repeats, or let them come after fewer photographs"),
            n=protocol.repeats.photographs,
            between=max(between, 0),
        )


def order_notes(protocol: Protocol, photographs: int) -> tuple[Problem, ...]:
    """Return what the manager should know of the repeats of a study of so many photographs: that they stand out."""
    places = photographs - protocol.calibration - protocol.repeats.photographs
    count = repeat_count(protocol, photographs)
    if not count or places >= 2 * count:
        return ()
    return (
        Problem(
            mark("the hidden repeats ({count} for each rater) all come near the end of the lists"),
            mark("to mix them with other photographs, let them come after fewer"),
            values={"count": count},
            grave=False,
        ),
    )


def _calibration(images: Sequence[FundusImage], protocol: Protocol, seed: int) -> set[str]:
    """Return the paths of the photographs that come first, which are the same for every rater."""
    if not protocol.calibration:
        return set()
    return {image.path for image in mixed(images, f"{seed}/calibration")[: protocol.calibration]}


def _repeats(count: int, protocol: Protocol, chance: random.Random) -> list[tuple[int, int]]:
    """Return which places of `count` come again, and before which place each: (place, slot), in the order they come.

    Evenly chosen from the places that leave room after them. When these are too few, the first places come again at
    the end in their order, for which every earlier repeat lies between as well.
    """
    gap = protocol.repeats.photographs
    wanted = repeat_count(protocol, count + protocol.calibration)
    early = max(count - gap, wanted)
    places = [chance.randrange(k * early // wanted, (k + 1) * early // wanted) for k in range(wanted)]
    slots = [chance.randint(place + gap + 1, count) if place + gap < count else count for place in places]
    return sorted(zip(places, slots, strict=True), key=lambda repeat: repeat[::-1])
