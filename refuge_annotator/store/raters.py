"""The people of a study and their PINs."""

import argon2
from sqlalchemy import Connection, func, select

from refuge_annotator.store import audit
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.records import add, all_unbroken, unbroken, word
from refuge_annotator.store.tables import PERSON, PIN
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.words import mark

HASHER = argon2.PasswordHasher()


def people(connection: Connection) -> tuple[Person, ...]:
    """Return everyone, in study order: raters, seniors, managers."""
    rows = connection.execute(select(PERSON).order_by(PERSON.c.ord))
    return tuple(
        Person(r.id, r.code, word(Role, r.role), _pin_hash(connection, r.id) is not None)
        for r in all_unbroken(PERSON, rows)
    )


def person(connection: Connection, person_id: str, role: Role | None = None) -> Person:
    """Return one person of the study.

    Raises
    ------
    NotAllowed
        There is none with this id, or the person has another role than `role`.
    """
    row = connection.execute(select(PERSON).where(PERSON.c.id == person_id)).first()
    if row is None:
        raise NotAllowed(mark("this person is not in the study"))
    unbroken(PERSON, row)
    found = Person(row.id, row.code, word(Role, row.role))
    if role is not None and found.role is not role:
        raise NotAllowed(mark("{code} has another part in this study"), code=found.code)
    return found


def set_pin(connection: Connection, clock: Clock, person_id: str, pin: str | None) -> None:
    """Ask for a PIN when this person enters; None asks no more. Only its argon2id hash is kept."""
    who = person(connection, person_id)
    number = connection.execute(select(func.count()).where(PIN.c.person == person_id)).scalar_one() + 1
    at = iso(clock.now())
    hashed = None if pin is None else HASHER.hash(pin)
    new = add(connection, PIN, person=person_id, number=number, argon2=hashed, saved_at=at)
    audit.record(connection, at, audit.Entry(who.code, audit.PIN_SET, f"pin/{person_id}/{number}", new))


def check_pin(connection: Connection, person_id: str, pin: str) -> bool:
    """Tell whether the PIN is right; any is when none is set."""
    person(connection, person_id)
    hashed = _pin_hash(connection, person_id)
    if hashed is None:
        return True
    try:
        return HASHER.verify(hashed, pin)
    except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
        return False


def _pin_hash(connection: Connection, person_id: str) -> str | None:
    query = select(PIN).where(PIN.c.person == person_id).order_by(PIN.c.number.desc()).limit(1)
    row = connection.execute(query).first()
    return None if row is None else unbroken(PIN, row).argon2
