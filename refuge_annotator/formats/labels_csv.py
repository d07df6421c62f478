"""Read glaucoma labels from a table: columns image, label and source, and risk where there is one."""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from refuge_annotator.formats.photograph_table import BadRow, Cells, Wrong, read_about
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.words import mark

COLUMNS = ("image", "label", "source")
LABELS: Mapping[str, bool] = {"1": True, "glaucoma": True, "0": False, "normal": False}
_RISK = re.compile(r"[01](?:\.[0-9]+)?|\.[0-9]+")


@dataclass(frozen=True, slots=True)
class LabelTable:
    """What a table says: labels by photograph id in study order, and the rows that say nothing usable."""

    labels: tuple[tuple[str, GlaucomaLabel], ...]
    faults: tuple[BadRow, ...]


def read_labels(path: Path, images: Sequence[FundusImage]) -> LabelTable:
    """Read the labels of a study's photographs.

    Raises
    ------
    UnreadableTable
        The file is missing, no UTF-8 table, or lacks a column.
    """
    found, faults = read_about(path, images, _label, COLUMNS, ("risk",))
    ids = {image.path: image.id for image in images}
    return LabelTable(tuple((ids[image], label) for image, label in found.items()), faults)


def _label(cells: Cells) -> GlaucomaLabel:
    label, source = cells.get("label", ""), cells.get("source", "")
    if label.casefold() not in LABELS:
        raise Wrong(mark("line {line}: {label} is no label; write 1, 0, glaucoma or normal"), label=label or '""')
    if not source:
        raise Wrong(mark("line {line}: the source is missing"), mark("say which records the label comes from"))
    return GlaucomaLabel(LABELS[label.casefold()], source, _risk(cells.get("risk", "")))


def _risk(text: str) -> float | None:
    if not text:
        return None
    risk = float(text) if _RISK.fullmatch(text) else math.nan
    if not 0 <= risk <= 1:
        raise Wrong(mark("line {line}: {risk} is no risk; write a number from 0 to 1, such as 0.28"), risk=text)
    return risk
