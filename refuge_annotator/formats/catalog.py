"""All formats, in the order the user sees them."""

from refuge_annotator.formats.format import Format
from refuge_annotator.formats.multirater import MultiRater
from refuge_annotator.formats.refuge import EVALUATION, TEST, TRAINING, VALIDATION
from refuge_annotator.formats.soft_votes import SoftVotes
from refuge_annotator.formats.submission import Submission

FORMATS: tuple[Format, ...] = (TRAINING, VALIDATION, TEST, EVALUATION, Submission(), MultiRater(), SoftVotes())


def format_by_id(wanted: str) -> Format:
    """Return a format by its id.

    Raises
    ------
    KeyError
        There is none.
    """
    return {form.id: form for form in FORMATS}[wanted]
