"""What is measured: programs, their figures, and rows that hold a figure against another and a target."""

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Samples = Mapping[str, Sequence[float]]
OURS = ""  # the environment of this program


@dataclass(frozen=True)
class Program:
    """Something that is run and prints samples.

    Attributes
    ----------
    path
        Below this folder.
    peer
        Whose environment runs it: the name of a file in peers/, or `OURS`.
    renderer
        Which renderer of ours draws, where that matters.
    times
        How often it is run in each round.
    once
        Whether one round is enough, as where it repeats everything itself or chance plays no part.
    """

    path: str
    arguments: tuple[str, ...] = ()
    peer: str = OURS
    renderer: str = "raster"
    times: int = 1
    once: bool = False

    @property
    def name(self) -> str:
        """How it is called while it runs."""
        return " ".join((self.path, *self.arguments, *([self.renderer] if self.renderer == "gl" else [])))


@dataclass(frozen=True)
class Figure:
    """One number of a program's samples of a name."""

    program: Program
    samples: str
    number: Callable[[Sequence[float]], float] = statistics.median

    def of(self, samples: Samples) -> float:
        """Return it for one round."""
        return self.number(samples[self.samples])


def p95(values: Sequence[float]) -> float:
    """Return what 95 of 100 values do not exceed."""
    ordered = sorted(values)
    return ordered[min(round(0.95 * len(ordered)), len(ordered) - 1)]


@dataclass(frozen=True)
class Target:
    """What a row has to reach: at most or at least a limit, for its figure, or for the ratio to the other figure.

    `digits` is how exactly the limit is known: what is measured is rounded to as many decimals.
    """

    of: Literal["figure", "ratio"]
    most: float | None = None
    least: float | None = None
    digits: int = 6

    def met(self, figure: float, ratio: float | None) -> bool:
        """Tell whether it is reached; never without the ratio that it is about."""
        value = figure if self.of == "figure" else ratio
        if value is None:
            return False
        value = round(value, self.digits)
        return (self.most is None or value <= self.most) and (self.least is None or value >= self.least)


@dataclass(frozen=True)
class Row:
    """One line of the table.

    Attributes
    ----------
    other, against
        What the figure is held against, and what that is called.
    unit
        A key of `report.UNITS`; seconds, bytes and shares are shown in it.
    source
        Where the target comes from.
    """

    id: str
    title: str
    figure: Figure
    target: Target
    source: str
    unit: str = "ms"
    other: Figure | None = None
    against: str = ""


@dataclass(frozen=True)
class Measured:
    """A row with its numbers, each the median of all rounds; the ratio is taken round by round."""

    row: Row
    figure: float
    other: float | None = None
    ratio: float | None = None

    @property
    def met(self) -> bool:
        """Whether the target is reached."""
        return self.row.target.met(self.figure, self.ratio)


def measured(row: Row, rounds: Mapping[Program, Sequence[Samples]]) -> Measured:
    """Return a row's numbers from what its programs printed, round by round."""
    figures = [row.figure.of(samples) for samples in rounds[row.figure.program]]
    if row.other is None:
        return Measured(row, statistics.median(figures))
    others = [row.other.of(samples) for samples in rounds[row.other.program]]
    ratios = [one / other for one, other in zip(figures, others, strict=True) if other]
    ratio = statistics.median(ratios) if ratios else None
    return Measured(row, statistics.median(figures), statistics.median(others), ratio)
