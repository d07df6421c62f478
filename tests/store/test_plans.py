"""What a rater waits for does not grow with the study: no table is read through."""

import pytest

from tests.small_study import drawn, review_of, senior, submit_all

# These have a handful of rows whatever the study, or are read from their end.
SHORT = ("study", "root", "person", "pin", "audit_log")


@pytest.fixture
def plans(store):
    """Return a function that does something and returns how SQLite went about each of its statements."""
    raw = store._db.raw

    def of(deed):
        statements = []
        raw.set_trace_callback(statements.append)
        deed()
        raw.set_trace_callback(None)
        asked = [s for s in statements if s.split(" ", 1)[0] in {"SELECT", "UPDATE", "DELETE"}]
        assert asked
        return [(step[3], s) for s in asked for step in raw.execute("EXPLAIN QUERY PLAN " + s)]

    return of


ONE = (
    "image", "assignment", "assignments", "save_step", "move_cursor", "draft", "submit", "may_recall", "recall",
    "history", "finals", "begin_review", "save_review", "review", "reviews", "glaucoma_label", "photograph_path",
    "photograph_row",
    "audit_head",
)  # fmt: skip


@pytest.mark.parametrize("deed", ONE)
def test_no_table_is_read_through_for_one_photograph(store, plans, deed):
    one, two, *_ = store.images()
    submit_all(store, one.id)
    mine = store.assignments(two.id)[0]
    store.save_step(mine.id, 0, drawn(0), "x")
    if deed in {"may_recall", "recall"}:
        store.submit(mine.id, drawn(0), expected=1)
    review, who = review_of(store, one.id), senior(store)
    deeds = {
        "image": lambda: store.image(one.id),
        "assignment": lambda: store.assignment(mine.id),
        "assignments": lambda: store.assignments(one.id),
        "save_step": lambda: store.save_step(mine.id, 1, drawn(1), "x"),
        "move_cursor": lambda: store.move_cursor(mine.id, -1),
        "draft": lambda: store.draft(mine.id),
        "submit": lambda: store.submit(mine.id, drawn(1), expected=1),
        "may_recall": lambda: store.may_recall(mine.id),
        "recall": lambda: store.recall(mine.id),
        "history": lambda: store.history(mine.id),
        "finals": lambda: store.finals(one.id),
        "begin_review": lambda: store.begin_review(one.id),
        "save_review": lambda: store.save_review(one.id, review, senior=who, expected=1),
        "review": lambda: store.review(one.id),
        "reviews": lambda: store.reviews(one.id),
        "glaucoma_label": lambda: store.glaucoma_label(one.id),
        "photograph_path": lambda: store.photograph_path(one),
        "photograph_row": lambda: store.photograph_row(one.id),
        "audit_head": store.audit_head,
    }
    for step, statement in plans(deeds[deed]):
        read_through = step.startswith("SCAN") and step.split()[1] not in SHORT
        assert not read_through, (step, statement)
        # A subquery on its own that names an outer table again has lost its tie to the row.
        alone = step.startswith(("SCALAR SUBQUERY", "LIST SUBQUERY"))
        assert not alone or deed in {"may_recall", "recall"}, statement


@pytest.mark.parametrize("deed", ["worklist", "queue", "records", "images", "places"])
def test_a_whole_list_takes_the_same_few_statements_whatever_its_length(store, deed):
    counts = []
    for image in store.images()[:2]:
        submit_all(store, image.id)
        statements = []
        store._db.raw.set_trace_callback(statements.append)
        store.worklist(store.people()[0].id) if deed == "worklist" else getattr(store, deed)()
        store._db.raw.set_trace_callback(None)
        counts.append(len(statements))
    assert counts[0] == counts[1] < 15
