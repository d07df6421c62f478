"""Errors that are told to the person at the screen."""

from pathlib import Path

import pytest

from refuge_annotator.errors import UserError
from refuge_annotator.formats.format import note
from refuge_annotator.study.info import Problem
from refuge_annotator.words import counted, mark


def test_a_sentence_names_file_fault_and_cure():
    error = UserError("it ends after {percent} % of its rows", "copy it again", Path("a.jpg"), percent=51)
    assert error.sentence() == str(error) == "a.jpg: it ends after 51 % of its rows; copy it again"


def test_a_fault_alone_is_a_sentence_too():
    assert UserError("nothing is left to do").sentence() == "nothing is left to do"


def test_the_cure_is_filled_from_the_same_values():
    assert UserError("no room", "free {megabytes} MB", megabytes=3).sentence() == "no room; free 3 MB"


def test_braces_in_a_value_are_shown_as_they_are():
    assert UserError("{name} is unknown", name="{x}").sentence() == "{x} is unknown"


def test_a_template_that_lacks_a_value_is_noticed_where_it_is_raised():
    with pytest.raises(KeyError):
        UserError("{name} is unknown")


@pytest.mark.parametrize(("n", "words"), [(0, "0 rows"), (1, "1 row"), (2, "2 rows")])
def test_one_is_singular_in_fault_and_cure(n, words):
    error = UserError("it has {n} row(s)", "leave {n} row(s) out", n=n)
    assert error.sentence() == f"it has {words}; leave {words} out"
    assert Problem("it has {n} row(s)", "leave {n} row(s) out", values={"n": n}).sentence() == error.sentence()
    assert note("", "it has {n} row(s)", "leave {n} row(s) out", n=n).sentence() == error.sentence()


def test_without_a_number_what_stands_in_brackets_stays():
    assert UserError("{which} row(s)", which="some").sentence() == "some row(s)"
    assert [counted(n, "rater") for n in (0, 1, 2)] == ["0 raters", "1 rater", "2 raters"]


def test_a_mark_changes_nothing():
    assert mark("Undo {n}") == "Undo {n}"
