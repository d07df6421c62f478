"""Why a reading does not count, or goes back: stored in plain English, shown in the user's language."""

from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark

DROP_REASONS = (
    mark("wrong structure"),
    mark("atrophy included"),
    mark("poor fit"),
    mark("slip"),
    mark("image misread"),
)
LOOK_AGAIN = {  # raters read these: nothing of another reading or of the vote
    Structure.DISC: mark("Please look at the boundary of the disc again."),
    Structure.CUP: mark("Please look at the boundary of the cup again."),
    Structure.FOVEA: mark("Please check the position of the fovea again."),
}
RETURN_REASONS = (
    *LOOK_AGAIN.values(),
    mark("Please check that the outline of the disc is round the right structure."),
    mark("Please check that the outline of the cup is round the right structure."),
    mark("Please check whether disc, cup and fovea all have an answer."),
)
OWN_WORDS = " – "  # between a reason of the list and what the senior adds


def reason_words(reason: str) -> str:
    """Return a stored reason in the user's language as far as it is of a list; own words stay as they were written."""
    listed, dash, own = reason.partition(OWN_WORDS)
    return f"{tr(listed)}{dash}{own}" if listed in (*DROP_REASONS, *RETURN_REASONS) else reason
