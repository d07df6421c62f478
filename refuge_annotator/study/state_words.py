"""What states of readings and photographs are called, in the window and on the command line alike."""

from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.state import PhotographState
from refuge_annotator.words import mark

READING_WORDS = {
    ReadingState.UNTOUCHED: mark("not begun"),
    ReadingState.STARTED: mark("started"),
    ReadingState.SUBMITTED: mark("submitted"),
    ReadingState.RETURNED: mark("returned"),
}
PHOTOGRAPH_WORDS = {
    PhotographState.WAITING: mark("Waiting"),
    PhotographState.TO_REVIEW: mark("To review"),
    PhotographState.ACCEPTED: mark("Accepted"),
    PhotographState.RETURNED: mark("Returned"),
    PhotographState.UNGRADABLE: mark("Ungradable"),
    PhotographState.STALE: mark("Review again"),
}
