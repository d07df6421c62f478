"""A list asks for what is seen of a row when it is seen, and shows what search and filter leave."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from refuge_annotator.ui.panels.list_model import ENTRY, FACE, Entry, Face, ListModel

STATES = ("untouched", "started", "submitted")


class Faces:
    """Remembers whose face was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, entry: Entry) -> Face:
        self.asked.append(entry.key)
        return Face(f"is {entry.state}", "muted")


def entries(count: int) -> list[Entry]:
    return [Entry(f"key {n}", f"P{n:04}", STATES[n % 3]) for n in range(count)]


def codes(model: ListModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


def test_no_face_is_made_until_it_is_seen():
    faces = Faces()
    model = ListModel(faces)
    model.set_entries(entries(10_000))
    model.leave("99", frozenset({"started"}))
    model.leave("", None)
    model.put(Entry("key 5", "P0005", "submitted"))
    assert faces.asked == []
    assert model.index(5).data(FACE).words == "is submitted"
    assert faces.asked == ["key 5"]


@pytest.mark.parametrize(("text", "found"), [("417", ["P0417", "P1417"]), ("P0417", ["P0417"]), (" p0417 ", ["P0417"])])
def test_a_code_is_found_by_any_part_of_it(text, found):
    model = ListModel(Faces())
    model.set_entries(entries(1_500))
    model.leave(text, None)
    assert codes(model) == found


def test_a_row_tells_its_code_and_its_words_to_a_screen_reader():
    model = ListModel(Faces())
    model.set_entries(entries(2))
    assert model.index(1).data(Qt.ItemDataRole.AccessibleTextRole) == "P0001, is started"


def test_what_is_shown_is_named_only_where_something_is_left_out():
    model = ListModel(Faces())
    model.set_entries(entries(6))
    assert model.shown is None
    model.leave("", frozenset({"submitted"}))
    assert model.shown == {"key 2", "key 5"}
    assert [model.row_of(f"key {n}") for n in (2, 5, 0)] == [0, 1, -1]
    model.leave("", None)
    assert model.shown is None


def test_the_same_entries_in_other_states_keep_the_rows(qtbot):
    model = ListModel(Faces())
    model.set_entries(entries(6))
    with qtbot.waitSignal(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.set_entries([Entry(e.key, e.code, "submitted") for e in entries(6)])
    with qtbot.waitSignal(model.modelReset):
        model.set_entries(entries(7))


CHANGES = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.integers(0, 11), st.sampled_from(STATES)),
        st.tuples(st.just("move"), st.integers(0, 11), st.integers(0, 11)),
        st.tuples(st.just("leave"), st.sampled_from(("", "1", "P000", "x")), st.sets(st.sampled_from(STATES))),
        st.tuples(st.just("all"), st.sampled_from(("", "0"))),
    ),
    max_size=12,
)


@given(CHANGES)
def test_rows_are_those_that_fit_in_their_order_whatever_happens(changes):
    model = ListModel(Faces())
    tester = ModelTester(None)
    tester.check(model)
    expected, text, states = entries(12), "", None
    model.set_entries(expected)
    for change in changes:
        if change[0] == "put":
            old = expected[change[1]]
            expected[change[1]] = Entry(old.key, old.code, change[2])
            model.put(expected[change[1]])
        elif change[0] == "move":
            moved = expected.pop(change[1])
            expected.insert(change[2], moved)
            assert model.move(moved.key, change[2]) is (change[1] != change[2])
        else:
            text, states = change[1], frozenset(change[2]) if change[0] == "leave" else None
            model.leave(text, states)
        left = [e for e in expected if text.casefold() in e.code.casefold() and (states is None or e.state in states)]
        assert [model.index(row).data(ENTRY) for row in range(model.rowCount())] == left
        assert [model.row_of(e.key) for e in left] == list(range(len(left)))
        assert model.entries == tuple(expected)
