import sqlite3
from contextlib import closing

import pytest

from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.store import open_study


def test_a_pin_opens_only_for_the_one_who_set_it(store, study_file):
    one, two, *_ = store.people()
    store.set_pin(one.id, "zebra-0417")
    store.set_pin(two.id, "2468")
    assert [p.has_pin for p in store.people()] == [True, True, False, False, False]
    assert store.check_pin(one.id, "zebra-0417")
    assert not store.check_pin(one.id, "2468")
    assert not store.check_pin(one.id, "")
    store.close()
    assert b"zebra-0417" not in study_file.read_bytes()
    with open_study(study_file) as again:
        assert again.check_pin(two.id, "2468")


def test_a_pin_can_be_changed_and_taken_away(store):
    who = store.people()[0].id
    store.set_pin(who, "1111")
    store.set_pin(who, "2222")
    assert not store.check_pin(who, "1111")
    store.set_pin(who, None)
    assert store.check_pin(who, "anything")
    assert not store.people()[0].has_pin


def test_without_a_pin_everyone_may_enter(store):
    assert store.check_pin(store.people()[4].id, "")


def test_nobody_is_not_a_person(store):
    with pytest.raises(NotAllowed):
        store.set_pin("nobody", "1234")
    with pytest.raises(NotAllowed):
        store.check_pin("nobody", "1234")


def test_a_cleared_pin_is_told_until_a_new_one_is_set_and_the_log_says_who_cleared_it(store, study_file):
    who = store.people()[0]
    assert not store.pin_was_cleared(who.id)
    store.set_pin(who.id, "1111")
    assert not store.pin_was_cleared(who.id)
    store.clear_pin(who.id, "M1")
    assert store.check_pin(who.id, "")
    assert store.pin_was_cleared(who.id)
    store.set_pin(who.id, "2222")
    assert not store.pin_was_cleared(who.id)
    assert not store.check_pin(who.id, "1111")
    store.close()
    with closing(sqlite3.connect(study_file)) as connection:
        log = "SELECT actor, action FROM audit_log WHERE entity LIKE 'pin/%' ORDER BY seq"
        rows = connection.execute(log).fetchall()
    assert rows == [("R1", "person.pin"), ("M1", "person.pin.cleared"), ("R1", "person.pin")]


def test_who_removed_the_own_pin_is_not_told_so(store):
    who = store.people()[0].id
    store.set_pin(who, "1111")
    store.set_pin(who, None)
    assert not store.pin_was_cleared(who)


def test_there_is_nothing_to_clear_without_a_pin(store):
    with pytest.raises(NotAllowed):
        store.clear_pin(store.people()[0].id, "M1")
