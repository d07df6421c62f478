"""Write the agreement report of a study into a folder: all of it or nothing."""

from dataclasses import dataclass
from pathlib import Path

from refuge_annotator.formats.partial import PartialFolder, keep_away
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.formats.workbook import Cell, write_csv
from refuge_annotator.metrics.bootstrap import DRAWS
from refuge_annotator.progress import Progress
from refuge_annotator.reference import StudyData
from refuge_annotator.report.figures import draw_all
from refuge_annotator.report.measure import Measures, measure
from refuge_annotator.report.page import report_html
from refuge_annotator.report.sensitivity import Alternative, alternatives
from refuge_annotator.report.statistics import SEED, Statistic, statistics
from refuge_annotator.report.summary import summary_json
from refuge_annotator.report.tables import TABLES, number, statistics_csv

PAGE, SUMMARY = "report.html", "summary.json"


@dataclass(frozen=True)
class Report:
    """A written report: where it lies and what it holds."""

    folder: Path
    measures: Measures
    rows: tuple[Statistic, ...]
    files: tuple[str, ...]


def write_report(
    data: StudyData, folder: Path, progress: Progress | None = None, *, seed: int = SEED, draws: int = DRAWS
) -> Report:
    """Measure a study and write ``report.html``, ``summary.json``, figures and tables into a new folder.

    The same study, seed and version of the program give the same bytes.

    Raises
    ------
    Stopped
        `progress` returned False; nothing is left behind.
    ExportRefused
        The folder holds something already, cannot be made, or the disk is full.
    """
    photographs = len(data.cases)
    total = 2 * photographs + 3  # measuring, other ways of merging; statistics, figures, files
    keep_away(folder, [data.info.root / case.image.path for case in data.cases])
    with PartialFolder(folder) as partial:
        measures = measure(data, _part(progress, 0, total))
        others = alternatives(measures, seed=seed, draws=draws, progress=_part(progress, photographs, total))
        rows = statistics(measures, seed=seed, draws=draws)
        _tell(progress, total - 2, total)
        figures = draw_all(measures, rows)
        _tell(progress, total - 1, total)
        files = {
            PAGE: report_html(measures, rows, figures, others, seed=seed, draws=draws).encode("utf-8"),
            SUMMARY: summary_json(measures, rows, seed, draws).encode("utf-8"),
            "tables/statistics.csv": statistics_csv(rows),
            "tables/sensitivity.csv": _sensitivity_csv(others),
            **{f"tables/{name}": write(measures) for name, write in TABLES},
            **{f"figures/{stem}.svg": svg.encode("utf-8") for stem, svg in figures.svgs.items()},
        }
        for path, content in files.items():
            partial.write(path, content)
        _tell(progress, total, total)
        partial.finish()
    return Report(folder, measures, rows, tuple(sorted(files)))


def _tell(progress: Progress | None, done: int, total: int) -> None:
    if progress is not None and not progress(done, total):
        raise Stopped


def _part(progress: Progress | None, before: int, total: int) -> Progress | None:
    return None if progress is None else lambda done, _: progress(before + done, total)


def _sensitivity_csv(others: tuple[Alternative, ...]) -> bytes:
    figures = ("dice", "area", "vcdr_change")
    headings = [f"{figure}{end}" for figure in figures for end in ("", "_low", "_high")]
    rows: list[list[Cell]] = []
    for other in others:
        cells: list[Cell] = [other.title, other.structure]
        for estimate in (other.dice, other.area, other.change):
            low, high = estimate.interval or (None, None)
            cells += [number(estimate.value), number(low), number(high)]
        rows.append([*cells, other.dice.n, other.dice.why])
    return write_csv(("rule", "structure", *headings, "n", "not_available_because"), rows)
