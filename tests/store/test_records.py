import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import create_engine, select
from sqlalchemy.pool import StaticPool

from refuge_annotator.store import schema
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.records import add_all, moment, seal, sealed, unbroken, word
from refuge_annotator.store.tables import DRAFT_CURSOR, ROOT
from refuge_annotator.study.rater import Role
from refuge_annotator.study.record import BadRecord


@pytest.fixture(scope="module")
def connection():
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.begin() as opened:
        schema.upgrade(opened, schema.VERSION)
        yield opened
        opened.rollback()
    engine.dispose()


def test_a_seal_is_the_sha256_of_the_table_and_the_values():
    text = json.dumps(["root", 1, "é", "now"], ensure_ascii=False).replace(", ", ",").encode()
    assert seal(ROOT, [1, "é", "now"]) == hashlib.sha256(text).hexdigest()


def test_the_same_values_in_another_table_have_another_seal():
    assert seal(ROOT, ["a", 1]) != seal(DRAFT_CURSOR, ["a", 1])


@given(number=st.integers(1, 2**62), text=st.text(st.characters(exclude_categories=["Cs"])))
def test_every_row_comes_back_under_its_seal(connection, number, text):
    with connection.begin_nested() as nested:
        add_all(connection, ROOT, [{"number": number, "path": text, "saved_at": ""}])
        row = connection.execute(select(ROOT).where(ROOT.c.number == number)).one()
        assert (unbroken(ROOT, row).number, row.path) == (number, text)
        nested.rollback()


def test_a_value_that_changed_breaks_the_seal(connection):
    with connection.begin_nested() as nested:
        row = sealed(ROOT, {"number": 1, "path": "here", "saved_at": "now"}) | {"path": "there"}
        connection.execute(ROOT.insert(), row)
        with pytest.raises(BadRecord, match="root"):
            unbroken(ROOT, connection.execute(select(ROOT)).one())
        nested.rollback()


@pytest.mark.parametrize("value", ["\ud800", float("nan"), float("inf")])
def test_what_is_no_text_and_no_number_gets_no_seal(value):
    with pytest.raises(NotAllowed):
        sealed(ROOT, {"number": 1, "path": value, "saved_at": ""})


def test_words_and_times_that_are_none_are_damage():
    assert word(Role, "rater") is Role.RATER
    with pytest.raises(BadRecord):
        word(Role, "admin")
    assert moment("2026-01-31T12:00:00.000000Z").hour == 12
    with pytest.raises(BadRecord):
        moment("yesterday")
