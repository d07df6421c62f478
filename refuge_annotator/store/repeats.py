"""Hidden repeats: how long each still waits, and what stays closed because of them."""

from bisect import bisect
from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select

from refuge_annotator.store.records import moment
from refuge_annotator.store.tables import ASSIGNMENT, READING_REVISION
from refuge_annotator.study.assignment import Assignment, ReadingState, RevisionKind
from refuge_annotator.study.repeats import Wait

TABLE = READING_REVISION
SUBMISSIONS = (
    select(TABLE.c.assignment, TABLE.c.seq, TABLE.c.kind, TABLE.c.saved_at)
    .join(ASSIGNMENT, ASSIGNMENT.c.id == TABLE.c.assignment)
    .where(ASSIGNMENT.c.rater == bindparam("rater"), TABLE.c.kind != RevisionKind.RECALLED.value)
    .order_by(TABLE.c.seq)
)


def waits(connection: Connection, mine: Sequence[Assignment]) -> dict[str, Wait]:
    """Return what each repeat that is not begun has behind it, by its assignment.

    Parameters
    ----------
    mine
        All assignments of one rater that are in force.
    """
    firsts = {a.image: a for a in mine if not a.replicate}
    pending = [a for a in mine if a.replicate and a.state is ReadingState.UNTOUCHED]
    if not pending:
        return {}
    last, read = {}, {}
    for row in connection.execute(SUBMISSIONS, {"rater": pending[0].rater}):
        last[row.assignment] = row.seq, row.saved_at
        if row.kind == RevisionKind.FINAL:
            read[row.assignment] = row.seq
    in_order = sorted(read.values())  # of the log, which a wrong clock cannot change

    def wait(first: Assignment) -> Wait:
        if first.state is not ReadingState.SUBMITTED:
            return Wait(None)
        seq, saved_at = last[first.id]
        return Wait(moment(saved_at), len(in_order) - bisect(in_order, seq))

    return {a.id: wait(firsts[a.image]) for a in pending}
