"""The headline figures of a report: what its first table shows and `summary.json` holds."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from refuge_annotator import __version__
from refuge_annotator.metrics.estimate import Estimate
from refuge_annotator.report.measure import Measures
from refuge_annotator.report.statistics import Statistic, find
from refuge_annotator.study.clock import iso


@dataclass(frozen=True, slots=True)
class Headline:
    """One line of the first table.

    Attributes
    ----------
    key
        Its name in `summary.json`.
    digits
        Decimals that are printed.
    """

    key: str
    title: str
    statistic: str
    structure: str = ""
    unit: str = ""
    digits: int = 3


HEADLINES = (
    Headline("dice_disc", "Dice between raters, disc", "dice_between", "disc"),
    Headline("dice_cup", "Dice between raters, cup", "dice_between", "cup"),
    Headline("dice_disc_with_others", "Dice with the others' vote, disc", "dice_with_others", "disc"),
    Headline("dice_cup_with_others", "Dice with the others' vote, cup", "dice_with_others", "cup"),
    Headline("hd95_disc", "HD95 between raters, disc (px)", "hd95_between", "disc", "px", 1),
    Headline("hd95_cup", "HD95 between raters, cup (px)", "hd95_between", "cup", "px", 1),
    Headline("assd_disc", "ASSD between raters, disc (px)", "assd_between", "disc", "px", 2),
    Headline("assd_cup", "ASSD between raters, cup (px)", "assd_between", "cup", "px", 2),
    Headline("icc_vcdr_single", "ICC(2,1) of the vertical cup-to-disc ratio", "icc_single", "cup"),
    Headline("icc_vcdr_average", "ICC(2,k) of the vertical cup-to-disc ratio", "icc_average", "cup"),
    Headline("vcdr_spread", "Spread of the vertical cup-to-disc ratio", "vcdr_spread", "cup"),
    Headline("fovea_spread_px", "Spread of the fovea marks (px)", "fovea_spread", "fovea", "px", 1),
    Headline(
        "fovea_spread_diameters",
        "Spread of the fovea marks (disc diameters)",
        "fovea_spread",
        "fovea",
        "disc diameters",
    ),
    Headline("kappa_cup", "Fleiss' kappa of the answers about the cup", "kappa", "cup"),
    Headline("kappa_fovea", "Fleiss' kappa of the answers about the fovea", "kappa", "fovea"),
    Headline("repeat_sw", "Within-rater SD of the vertical cup-to-disc ratio", "repeat_sw", "cup"),
    Headline("repeat_cr", "Coefficient of repeatability of that ratio", "repeat_cr", "cup"),
    Headline("senior_cr", "Senior's coefficient of repeatability of that ratio", "senior_cr", "cup"),
    Headline("auc", "Area under the ROC curve of the reference standard's ratio", "auc", "cup"),
    Headline("seconds", "Median time at a photograph (s)", "seconds", "", "s", 0),
)


def headline(rows: Sequence[Statistic], entry: Headline) -> Estimate:
    """Return the estimate of one headline figure over all photographs."""
    return find(rows, entry.statistic, "all", entry.structure, "", entry.unit)


def shown(estimate: Estimate, digits: int) -> str:
    """Return an estimate as it is printed: the value, its interval, or that it is not available."""
    if estimate.value is None:
        return f"not available: {estimate.why}"
    value = f"{estimate.value:.{digits}f}"
    if estimate.interval is None:
        return value.replace("-", "−")
    low, high = estimate.interval
    return f"{value} ({low:.{digits}f} to {high:.{digits}f})".replace("-", "−")


def summary_json(measures: Measures, rows: Sequence[Statistic], seed: int, draws: int) -> str:
    """Return the headline figures and what they were made from as JSON text, keys in order."""
    data = measures.data
    figures: dict[str, object] = {}
    for entry in HEADLINES:
        estimate = headline(rows, entry)
        figures[entry.key] = {
            "value": _rounded(estimate.value),
            "interval": None if estimate.interval is None else [_rounded(v) for v in estimate.interval],
            "n": estimate.n,
            **({"not_available": estimate.why} if estimate.value is None else {}),
        }
    protocol = data.info.protocol
    record = {
        "study": {"code": data.info.code, "title": data.info.title, "created": iso(data.info.created_at)},
        "as_of": {"audit_entry": data.audit_seq, "audit_head": data.audit_head},
        "program": {"name": "Refuge Annotator", "version": __version__},
        "photographs": len(data.cases),
        "patients": len(set(measures.patients())),
        "raters": list(data.raters),
        "readings": sum(len(case.firsts) for case in data.cases),
        "second_looks": sum(measured.senior is not None for measured in measures.photographs),
        "repeats": sum(len(measured.repeats) for measured in measures.photographs),
        "rules": {"raters": protocol.raters, "quorum": protocol.quorum, "tie_rule": protocol.tie_rule.value},
        "bootstrap": {"seed": seed, "draws": draws, "clusters": "patients"},
        "figures": figures,
    }
    return json.dumps(record, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6) + 0.0
