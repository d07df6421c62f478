"""The same steps for everybody: where a canvas looks, frame by frame, and how a handle is dragged.

Needs nothing but Python, since it also runs in the peers' environments.
"""

import json
import math
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

CANVAS = 1600, 1000  # pixels
PHOTOGRAPH = 2124, 2056  # pixels
STUDY = "study.refuge"  # in the folder that every program gets
FRAMES, WARM_UP = 90, 6
DRAG_STEPS = 60
OPENINGS = 12
NEAREST, FARTHEST = 0.45, 3.0  # screen pixels per image pixel
BREATH_S = 0.0001  # between two turns
WAIT_S = 60.0
STARTED = "BENCHMARK_STARTED"  # environment: the monotonic clock when the process was begun

Samples = Mapping[str, Sequence[float]]


def views() -> Iterator[tuple[float, float, float]]:
    """Yield (x, y, scale): the image point in the middle of the canvas, and screen pixels per image pixel.

    Round the photograph once while zooming in and out again; every frame shows something else.
    """
    for step in range(FRAMES + WARM_UP):
        turn = 2 * math.pi * step / FRAMES
        x = PHOTOGRAPH[0] / 2 + 300 * math.cos(turn)
        y = PHOTOGRAPH[1] / 2 + 200 * math.sin(turn)
        yield x, y, NEAREST * (FARTHEST / NEAREST) ** ((1 - math.cos(turn)) / 2)


def drag() -> Iterator[int]:
    """Yield how far a handle lies from where it was taken, in screen pixels: there and back, never twice the same."""
    half = (DRAG_STEPS + WARM_UP) // 2
    yield from range(6, 6 + 2 * half, 2)
    yield from range(5 + 2 * half, 5, -2)


def timed(change: Callable[[], object], done: Callable[[], bool], turn: Callable[[], object]) -> float:
    """Return the seconds from a change until it is done, while `turn` turns the event loop.

    Between two turns it sleeps, as an event loop does that waits: one that spins would keep Python from the program's
    own threads.

    Raises
    ------
    TimeoutError
        It was not done within a minute.
    """
    start = time.perf_counter()
    change()
    while not done():
        turn()
        if done():
            break
        if time.perf_counter() - start > WAIT_S:
            raise TimeoutError("nothing was painted")
        time.sleep(BREATH_S)
    return time.perf_counter() - start


def tell(samples: Samples, **about: str) -> None:
    """Print what was measured, in seconds unless the name says otherwise, as the last line of a program."""
    print(json.dumps({"samples": {name: list(values) for name, values in samples.items()}, "about": about}))
    sys.stdout.flush()
