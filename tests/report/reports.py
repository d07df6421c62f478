"""Reports of small studies, and their files read as anybody would read them."""

import csv
import statistics
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from refuge_annotator.reference import StudyData
from refuge_annotator.report.write import write_report


def report_of(data: StudyData, folder: Path, draws: int = 40) -> Path:
    """Write a report and return its folder."""
    return write_report(data, folder, draws=draws).folder


def table(folder: Path, name: str) -> list[dict[str, str]]:
    """Return the rows of one of its tables."""
    with (folder / "tables" / f"{name}.csv").open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def texts(folder: Path) -> dict[str, str]:
    """Return every file of a report as text."""
    return {p.relative_to(folder).as_posix(): p.read_text("utf-8") for p in sorted(folder.rglob("*")) if p.is_file()}


def grouped(rows: Iterable[dict[str, str]], column: str, by: str = "photograph") -> dict[str, list[float]]:
    """Return the numbers of a column by photograph; what is missing is left out."""
    found: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        if row[column]:
            found[row[by]].append(float(row[column]))
    return found


def mean_of_means(rows: Iterable[dict[str, str]], column: str) -> float:
    """Return the mean over photographs of each one's mean."""
    return statistics.fmean(statistics.fmean(values) for values in grouped(rows, column).values())
