"""The headline figures of the report in the window's words."""

from refuge_annotator.report.summary import HEADLINES, headline
from refuge_annotator.ui.charts.chart import Shown
from refuge_annotator.ui.panels.figures_panel import Figure
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark

TITLES = {
    "dice_disc": mark("Dice between raters, disc"),
    "dice_cup": mark("Dice between raters, cup"),
    "dice_disc_with_others": mark("Dice with the others' vote, disc"),
    "dice_cup_with_others": mark("Dice with the others' vote, cup"),
    "hd95_disc": mark("HD95 between raters, disc (px)"),
    "hd95_cup": mark("HD95 between raters, cup (px)"),
    "assd_disc": mark("ASSD between raters, disc (px)"),
    "assd_cup": mark("ASSD between raters, cup (px)"),
    "icc_vcdr_single": mark("ICC(2,1) of the vertical cup-to-disc ratio"),
    "icc_vcdr_average": mark("ICC(2,k) of the vertical cup-to-disc ratio"),
    "vcdr_spread": mark("Spread of the vertical cup-to-disc ratio"),
    "fovea_spread_px": mark("Spread of the fovea marks (px)"),
    "fovea_spread_diameters": mark("Spread of the fovea marks (disc diameters)"),
    "kappa_cup": mark("Fleiss' kappa of the answers about the cup"),
    "kappa_fovea": mark("Fleiss' kappa of the answers about the fovea"),
    "repeat_sw": mark("Within-rater SD of the vertical cup-to-disc ratio"),
    "repeat_cr": mark("Coefficient of repeatability of that ratio"),
    "senior_cr": mark("Coefficient of repeatability of the senior's ratio"),
    "auc": mark("Area under the ROC curve of the consensus' ratio"),
    "seconds": mark("Median time at a photograph (s)"),
}


MANAGERS = ("auc", "senior_cr")  # the one tells of the diagnosis, the other of second looks, which come unannounced


def headline_figures(shown: Shown, *, manages: bool) -> list[Figure]:
    """Return the headline figures; for the senior without those that are the manager's alone."""
    return [
        Figure(tr(TITLES.get(entry.key, entry.title)), headline(shown.agreement.rows, entry), entry.digits)
        for entry in HEADLINES
        if manages or entry.key not in MANAGERS
    ]
