"""A number with its interval, or the reason why there is none."""

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.words import mark

FloatArray: TypeAlias = NDArray[np.float64]
Interval: TypeAlias = tuple[float, float]
NO_VALUES = mark("no photograph has the readings it needs")
TOO_FEW = mark("too few photographs")
NO_VARIANCE = mark("the values do not vary")


@dataclass(frozen=True, slots=True)
class Estimate:
    """A statistic over `n` photographs (or other units), never NaN.

    Attributes
    ----------
    value
        None where it is not defined; `why` then says the reason, in English to be translated.
    interval
        95 % confidence; None where it is not defined.
    """

    value: float | None
    interval: Interval | None = None
    n: int = 0
    why: str = ""


def unavailable(why: str, n: int = 0) -> Estimate:
    """Return a statistic that is not available, with the reason."""
    return Estimate(None, None, n, why)
