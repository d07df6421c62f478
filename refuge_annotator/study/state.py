"""Where a reading and a photograph stand, computed from what is stored."""

from collections.abc import Sequence
from enum import StrEnum

from refuge_annotator.study.assignment import Revision, RevisionKind
from refuge_annotator.study.review import Decision, ReviewRevision


class PhotographState(StrEnum):
    """Where a photograph stands on its way to a label."""

    WAITING = "waiting"  # some reading is missing
    TO_REVIEW = "to_review"
    ACCEPTED = "accepted"
    RETURNED = "returned"
    UNGRADABLE = "ungradable"
    STALE = "stale"  # reviewed, but what stands now is not what the senior looked at


REVIEWABLE = frozenset(PhotographState) - {PhotographState.WAITING}
SIGNED_OFF = frozenset({PhotographState.ACCEPTED, PhotographState.UNGRADABLE})


def standing(revisions: Sequence[Revision]) -> Revision | None:
    """Return the submission of one assignment that counts now; none after a recall.

    `revisions` are all of one assignment.
    """
    last = max(revisions, key=lambda r: r.number, default=None)
    return None if last is None or last.kind is RevisionKind.RECALLED else last


def first_final(revisions: Sequence[Revision]) -> Revision | None:
    """Return the first submission of one assignment that was not taken back: what agreement is measured on."""
    taken_back = {r.number - 1 for r in revisions if r.kind is RevisionKind.RECALLED}
    finals = (r for r in revisions if r.kind is RevisionKind.FINAL and r.number not in taken_back)
    return min(finals, key=lambda r: r.number, default=None)


def photograph_state(expected: int, finals: Sequence[Revision], review: ReviewRevision | None) -> PhotographState:
    """Return the state from the standing submissions and the last review.

    Parameters
    ----------
    expected
        How many readings the photograph must have (assignments that are not withdrawn).
    finals
        The standing submissions, one per assignment at most.
    """
    named = dict(review.review.revisions) if review else {}
    current = {f.assignment: f.number for f in finals}
    decision = review.review.decision if review else None
    if review and decision is Decision.RETURN:
        outstanding = [a for a in review.review.returned_to if current.get(a) == named.get(a)]
        if outstanding:
            return PhotographState.RETURNED
        return PhotographState.TO_REVIEW if len(finals) >= expected else PhotographState.WAITING
    if decision is not None:
        if current != named:
            return PhotographState.STALE
        return PhotographState.ACCEPTED if decision is Decision.ACCEPT else PhotographState.UNGRADABLE
    return PhotographState.TO_REVIEW if len(finals) >= expected else PhotographState.WAITING
