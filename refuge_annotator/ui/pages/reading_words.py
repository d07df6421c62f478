"""What the rater's page calls states, answers and what is still to do."""

from refuge_annotator.app.reading_session import ReadingSession
from refuge_annotator.app.worklist import UNFINISHED
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.reading import Answer, Structure
from refuge_annotator.study.state_words import READING_WORDS
from refuge_annotator.ui.panels.list_filter import Choice
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark


def state_words(state: ReadingState) -> tuple[str, str]:
    """Return a state in words, and the colour role it has."""
    if state is ReadingState.RETURNED:
        return tr("returned to you"), "warn"
    colours = {ReadingState.UNTOUCHED: "muted", ReadingState.STARTED: "accent", ReadingState.SUBMITTED: "ok"}
    return tr(READING_WORDS[state]), colours[state]


def state_choices() -> tuple[Choice, ...]:
    """Return what the list can be narrowed to."""
    return (
        Choice(tr("All")),
        Choice(tr("To do"), UNFINISHED),
        Choice(tr("Started"), frozenset({ReadingState.STARTED})),
        Choice(tr("Returned"), frozenset({ReadingState.RETURNED})),
        Choice(tr("Submitted"), frozenset({ReadingState.SUBMITTED})),
    )


def state_now(session: ReadingSession) -> ReadingState | None:
    """Return the state of the photograph on screen: started from its first gesture on."""
    if session.opened is None:
        return None
    stored = session.opened.assignment.state
    begun = stored is ReadingState.UNTOUCHED and session.draft.cursor >= 0
    return ReadingState.STARTED if begun else stored


def answer_label(what: Answer) -> str:
    """Return what undo will call an answer."""
    return mark("Clear") if what is Answer.NOT_DONE else mark("Answer")


def todo_words(structure: Structure) -> str:
    """Say what is missing, and how to answer it."""
    return {
        Structure.DISC: tr("The disc is still to do: outline it, or answer “cannot grade”."),
        Structure.CUP: tr("The cup is still to do: outline it, or answer “no cup” or “cannot grade”."),
        Structure.FOVEA: tr("The fovea is still to do: mark it, or answer “not visible” or “cannot grade”."),
    }[structure]
