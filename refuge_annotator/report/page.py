"""The report as one page of HTML that needs nothing else: text, tables and figures, for the screen and for paper."""

import html
from collections import Counter
from collections.abc import Iterable, Sequence

from refuge_annotator import __version__
from refuge_annotator.metrics.bootstrap import LEAST_CLUSTERS
from refuge_annotator.reference import StudyData
from refuge_annotator.report.definitions import BY_ID, DEFINITIONS
from refuge_annotator.report.figure import Shown, photographs
from refuge_annotator.report.figures import FIGURES, Drawn
from refuge_annotator.report.measure import Measures
from refuge_annotator.report.methods import methods
from refuge_annotator.report.sensitivity import MARGIN, Alternative
from refuge_annotator.report.statistics import Statistic, find
from refuge_annotator.report.summary import HEADLINES, headline, shown
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.review import dropped
from refuge_annotator.study.state import PhotographState

STYLE = """
:root { color-scheme: light; }
body { font: 15px/1.5 "Segoe UI", "Helvetica Neue", Arial, sans-serif; color: #1a2229; background: #fff;
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 1px solid #c9d1d6; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p, figcaption, td, th { hyphens: manual; }
.quiet, figcaption, .why { color: #5b6770; }
figcaption { font-size: .87rem; margin-top: .25rem; }
figure { margin: 1.5rem 0; break-inside: avoid; }
figure svg { max-width: 100%; height: auto; display: block; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; margin: .75rem 0 1.25rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid #e4e9ec; }
th { font-weight: 600; border-bottom: 1px solid #5b6770; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
dt { font-weight: 600; margin-top: .6rem; break-after: avoid; }
dd { margin: 0; }
@page { size: A4; margin: 18mm 16mm; }
@media print { body { font-size: 10pt; margin: 0; max-width: none; padding: 0; } h2 { break-after: avoid; } }
"""
_STATES = {
    PhotographState.WAITING: "Waiting for readings",
    PhotographState.TO_REVIEW: "Not reviewed yet",
    PhotographState.RETURNED: "Returned to a rater",
    PhotographState.STALE: "To be reviewed again",
    PhotographState.ACCEPTED: "Accepted",
    PhotographState.UNGRADABLE: "Ungradable",
}


def report_html(
    measures: Measures,
    rows: Sequence[Statistic],
    figures: Drawn,
    alternatives: Sequence[Alternative],
    *,
    seed: int,
    draws: int,
) -> str:
    """Return the whole page.

    Parameters
    ----------
    figures
        Those that have something to show.
    alternatives
        What other ways of merging would have come to.
    """
    info = measures.data.info
    parts = [
        f"<h1>Agreement of the raters: {_text(info.title)}</h1>",
        f'<p class="quiet">Study {_text(info.code)}, as of entry {measures.data.audit_seq} of its log '
        f"({_text(measures.data.audit_head[:12])}). Refuge Annotator {_text(__version__)}.</p>",
        "<h2>In short</h2>",
        _counts(measures),
        _headlines(rows),
        "<h2>Methods</h2>",
        *(f"<p>{_text(paragraph)}</p>" for paragraph in methods(measures, seed=seed, draws=draws)),
        "<h2>Figures</h2>",
        *_figures(figures, Shown(measures, rows)),
        "<h2>By rater</h2>",
        _by_rater(measures, rows),
        "<h2>Other ways to merge</h2>",
        *_sensitivity(alternatives),
        "<h2>Definitions</h2>",
        _definitions(rows),
    ]
    title = f"Agreement: {_text(info.title)}"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = "\n".join(parts)
    head = f"<head>{head}<style>{STYLE}</style></head>"
    return f'<!DOCTYPE html>\n<html lang="en">\n{head}\n<body>\n{body}\n</body>\n</html>\n'


def _counts(measures: Measures) -> str:
    cases = measures.cases
    states = Counter(case.state for case in cases)
    expected = len(cases) * len(measures.raters)
    read = sum(len(c.firsts) for c in cases)
    amended = len(measures.amended)
    sentences = [f"{photographs(len(cases))}, {read} of {expected} first readings."]
    sentences.append(" ".join(f"{_STATES[s]}: {states[s]}." for s in PhotographState if states[s]))
    if amended:
        sentences.append(f"On {photographs(amended)} a reading was changed after a return.")
    return f"<p>{_text(' '.join(sentences))}</p>"


def _headlines(rows: Sequence[Statistic]) -> str:
    lines = []
    for entry in HEADLINES:
        estimate = headline(rows, entry)
        lines.append((entry.title, shown(estimate, entry.digits), str(estimate.n)))
    return _table(("Statistic", "Value (95 % interval)", "n"), lines, numbers=(1, 2))


def _figures(figures: Drawn, shown_in_them: Shown) -> Iterable[str]:
    there = (spec for spec in FIGURES if spec.stem in figures.svgs)
    for number, spec in enumerate(there, 1):
        words = spec.caption
        if any(e.value is not None and e.interval is None for e in spec.intervals(shown_in_them)):
            words += f" No interval is drawn where there are fewer than {LEAST_CLUSTERS} patients."
        caption = f"<b>Figure {number}. {_text(spec.title)}.</b> {_text(words)}"
        caption += f' <span class="count">n = {_text(spec.count(shown_in_them))}.</span>'
        svg = figures.svgs[spec.stem].replace("<svg ", f'<svg role="img" aria-label="{_text(spec.title)}" ', 1)
        yield f'<figure id="{spec.stem}">{svg}<figcaption>{caption}</figcaption></figure>'
    reasons = [f"“{s.title}” ({figures.left_out[s.stem]})" for s in FIGURES if s.stem in figures.left_out]
    if reasons:
        yield f'<p class="quiet">Left out, for there is nothing to show: {_text("; ".join(reasons))}.</p>'


def _by_rater(measures: Measures, rows: Sequence[Statistic]) -> str:
    lines = []
    out = _left_out(measures.data)
    for rater in measures.raters:
        cells = [rater]
        for what, structure, digits in (
            ("dice_with_others", "disc", 3),
            ("dice_with_others", "cup", 3),
            ("vcdr_bias", "cup", 3),
            ("repeat_cr", "cup", 3),
        ):
            estimate = find(rows, what, "all", structure, rater)
            cells.append("—" if estimate.value is None else shown(estimate, digits))
        cells.append(str(sum(any(code == rater for code, _ in case.firsts) for case in measures.cases)))
        cells.append(" / ".join(str(out[rater, structure]) for structure in Structure))
        lines.append(tuple(cells))
    headings = (
        "Rater",
        "Disc Dice with others",
        "Cup Dice with others",
        "vCDR bias",
        "Repeatability",
        "Readings",
        "Left out: disc / cup / fovea",
    )
    return _table(headings, lines, numbers=(1, 2, 3, 4, 5, 6))


def _left_out(data: StudyData) -> Counter[tuple[str, Structure]]:
    """Return how often the senior left out a rater's structure, a cup that goes with its disc among them."""
    codes = data.codes
    return Counter(
        (codes[final.rater], structure)
        for case in data.cases
        if case.review is not None
        for final in case.finals
        for structure in Structure
        if dropped(case.review.review, final.assignment, structure)
    )


def _sensitivity(alternatives: Sequence[Alternative]) -> Iterable[str]:
    yield (
        "<p>How far the reference standard depends on the way of merging: means over photographs, beside the study's "
        "own vote on all first readings. None of these ways makes a label. STAPLE (Warfield et al. 2004, two labels) "
        f"sees the box around all outlines of a photograph and {MARGIN} pixels more on each side, for its result "
        "depends on how much background there is. Areas are multiples of the vote's.</p>"
    )
    by_title: dict[str, dict[str, Alternative]] = {}
    for other in alternatives:
        by_title.setdefault(other.title, {})[other.structure] = other
    lines = [
        (title, *(shown(e, 3) for e in (disc.dice, cup.dice, disc.area, cup.area, cup.change)), str(disc.dice.n))
        for title, (disc, cup) in ((t, (both["disc"], both["cup"])) for t, both in by_title.items())
    ]
    headings = ("Way", "Disc Dice", "Cup Dice", "Disc area", "Cup area", "Change of vCDR", "n")
    yield _table(headings, lines, numbers=(1, 2, 3, 4, 5, 6))


def _definitions(rows: Sequence[Statistic]) -> str:
    used = {row.id for row in rows}
    entries = []
    for definition in DEFINITIONS:
        if definition.id in used:
            source = f' <span class="quiet">{_text(definition.source)}</span>' if definition.source else ""
            text = BY_ID[definition.id].text
            entries.append(f"<dt>{_text(definition.title)}</dt><dd>{_text(text)}{source}</dd>")
    return f"<dl>{''.join(entries)}</dl>"


def _table(headings: Sequence[str], lines: Iterable[Sequence[str]], *, numbers: Sequence[int]) -> str:
    def cell(tag: str, place: int, text: str) -> str:
        kind = "why" if text.startswith("not available") else "number" if place in numbers else ""
        inner = _text(text)
        if kind == "number" and tag == "td":  # an interval may go below its value, but stays in one line
            inner = inner.replace(" to ", "&nbsp;to&nbsp;").replace(" / ", "&nbsp;/&nbsp;")
        return f"<{tag}{f' class={kind!r}' if kind else ''}>{inner}</{tag}>"

    head = "".join(cell("th", place, text) for place, text in enumerate(headings))
    body = "".join(f"<tr>{''.join(cell('td', i, t) for i, t in enumerate(line))}</tr>" for line in lines)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _text(text: str) -> str:
    return html.escape(text, quote=True)
