"""The groups of photographs that a report tells of: all, by camera, by label, by reading period."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

import numpy as np
from numpy.typing import NDArray

from refuge_annotator.reference import Case, StudyData


@dataclass(frozen=True, eq=False)
class Group:
    """Some of a study's photographs.

    Attributes
    ----------
    id
        ``all``, or the kind and what they have in common, such as ``camera: Zeiss Visucam 500``.
    kind
        ``all``, ``camera``, ``label`` or ``period``.
    places
        Where they are in the study's order.
    """

    id: str
    kind: str
    places: NDArray[np.intp]


def groups_of(data: StudyData) -> tuple[Group, ...]:
    """Return the groups of a study, the whole first; a kind that does not divide the photographs is left out."""
    halves = _halves(data.cases)
    kinds = (
        ("camera", [c.image.camera or None for c in data.cases]),
        (
            "label",
            [None if c.glaucoma is None else ("glaucoma" if c.glaucoma.glaucoma else "normal") for c in data.cases],
        ),
        ("period", halves),
    )
    found = [Group("all", "all", np.arange(len(data.cases)))]
    for kind, names in kinds:
        there = sorted({name for name in names if name is not None})
        if len(there) > 1:
            found += [Group(f"{kind}: {name}", kind, _where(name, names)) for name in there]
    return tuple(found)


def _where(name: str, names: Iterable[str | None]) -> NDArray[np.intp]:
    return np.array([i for i, n in enumerate(names) if n == name], dtype=np.intp)


def _halves(cases: Iterable[Case]) -> list[str | None]:
    """Tell for each photograph whether the first of its readings lie in the earlier or the later half of the study."""
    times = [_middle([revision.saved_at for _, revision in case.firsts]) for case in cases]
    known = sorted(t for t in times if t is not None)
    if len(known) < 2:
        return [None] * len(times)
    border = known[(len(known) - 1) // 2]
    return [None if t is None else ("earlier half" if t <= border else "later half") for t in times]


def _middle(times: list[datetime]) -> datetime | None:
    return sorted(times)[len(times) // 2] if times else None
