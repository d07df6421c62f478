"""The methods of a report, as a paper's supplement tells them, with the study's own rules and numbers filled in."""

import platform

import matplotlib as mpl
import numpy as np
import scipy

from refuge_annotator import __version__
from refuge_annotator.report.figure import photographs
from refuge_annotator.report.measure import Measures
from refuge_annotator.study.protocol import Protocol, TieRule
from refuge_annotator.words import counted

TIES = {
    TieRule.OUTSIDE: "outside",
    TieRule.INSIDE: "inside",
    TieRule.SENIOR: "inside where the senior's own outline has it, else outside",
}


def methods(measures: Measures, *, seed: int, draws: int) -> list[str]:
    """Return the methods as plain paragraphs for a paper's supplement, filled in."""
    data, rules = measures.data, measures.data.info.protocol
    raters = len(data.raters)
    first = (
        f"{counted(raters, 'rater')} ({', '.join(data.raters)}) read {photographs(len(data.cases))} "
        f"{_patients(measures)}, each blind to the others, to the photographs' names and to the "
        "diagnosis. Optic disc and cup were outlined by ellipses fitted to clicked boundary points (direct least "
        "squares, then the orthogonal distance with a soft-L1 loss; a weak prior on the axis ratio with fewer than "
        "eight points or a gap of more than 120 degrees), or by a closed curve where they are not elliptical; the "
        "fovea was marked by a point."
    )
    second = (
        "A pixel belongs to a mask when its centre lies inside the outline or on it. "
        f"{voting(rules)} The vertical cup-to-disc ratio is the largest number of pixels in a column of the cup, by "
        "that of the disc, the cup cut to its disc."
    )
    third = (
        "Agreement is measured on each rater's first submission, since a later one follows the senior's return; what "
        "returns changed is told apart. “No cup” is an answer: it agrees fully with another “no cup” and not at all "
        "with a cup, and its ratio is 0. What a rater could not grade counts nowhere. Intervals are 95 %, "
        f"by a bootstrap that draws whole patients ({draws} draws, seed {seed}); there are none with fewer than five "
        "patients. Definitions are at the end; tables in CSV hold every number."
    )
    fourth = (
        f"Computed by Refuge Annotator {__version__} with Python {platform.python_version()}, "
        f"NumPy {np.__version__}, SciPy {scipy.__version__} and Matplotlib {mpl.__version__}."
    )
    return [first, second, third, fourth]


def _patients(measures: Measures) -> str:
    """Say whose photographs they are: who is drawn as one by the bootstrap."""
    nameless = sum(not case.image.subject for case in measures.cases)
    if nameless == len(measures.cases):
        return "(their patients are not recorded; each counts as one of its own)"
    patients = f"of {counted(len(set(measures.patients())), 'patient')}"
    return f"{patients} ({nameless} that name none counted as one each)" if nameless else patients


def voting(rules: Protocol) -> str:
    """Return the rules of the vote as sentences."""
    return (
        "Readings are merged by nested strict majority: a pixel is disc when more than half of the raters who graded "
        "the disc drew it, and cup when more than half of those who graded the cup drew it and it is disc; a rater's "
        f"cup counts only with the disc. A tied pixel is {TIES[rules.tie_rule]}. At least {rules.quorum} of "
        f"{rules.raters} readings must count. A senior could leave readings out of the reference standard."
    )
