"""Every chart of the agreement page, in the order of its list."""

from refuge_annotator.ui.charts.bias import BIAS
from refuge_annotator.ui.charts.bland_altman import BLAND_ALTMAN
from refuge_annotator.ui.charts.dice import DICE
from refuge_annotator.ui.charts.foveas import FOVEAS
from refuge_annotator.ui.charts.others import OTHERS
from refuge_annotator.ui.charts.progress import PROGRESS
from refuge_annotator.ui.charts.ratios import RATIOS
from refuge_annotator.ui.charts.repeats import REPEATS

CHARTS = (RATIOS, BLAND_ALTMAN, BIAS, DICE, OTHERS, FOVEAS, REPEATS, PROGRESS)
