"""Undo and redo without limit."""

from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.app.history import push, redo, redo_label, undo, undo_label
from refuge_annotator.study.assignment import Draft
from refuge_annotator.study.reading import EMPTY, write_notes

READINGS = [write_notes(EMPTY, str(n)) for n in range(40)]


def test_undo_goes_back_to_the_beginning_and_no_further() -> None:
    draft = push(push(Draft(EMPTY), READINGS[1], "one"), READINGS[2], "two")
    assert undo(draft).reading == READINGS[1]
    assert undo(undo(draft)).reading == EMPTY
    assert undo(undo(undo(draft))).reading == EMPTY


def test_a_new_step_after_undo_drops_what_was_undone() -> None:
    draft = push(undo(push(push(Draft(EMPTY), READINGS[1], "one"), READINGS[2], "two")), READINGS[3], "three")
    assert draft.steps == (READINGS[1], READINGS[3])
    assert redo(draft) == draft
    assert (undo_label(draft), redo_label(draft)) == ("three", None)


@given(st.lists(st.sampled_from(["edit", "undo", "redo"]), max_size=60))
def test_the_history_is_a_list_with_a_place_in_it(moves: list[str]) -> None:
    draft, model, place = Draft(EMPTY), [EMPTY], 0
    for number, move in enumerate(moves):
        if move == "edit":
            reading = write_notes(EMPTY, f"step {number}")
            draft = push(draft, reading, move)
            model, place = [*model[: place + 1], reading], place + 1
        elif move == "undo":
            draft, place = undo(draft), max(place - 1, 0)
        else:
            draft, place = redo(draft), min(place + 1, len(model) - 1)
        assert draft.reading == model[place]
