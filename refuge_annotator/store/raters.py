"""The people of a study and their PINs."""

from sqlalchemy import Connection, func, select

from refuge_annotator.store import audit
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.records import all_unbroken, unbroken, word
from refuge_annotator.store.tables import AUDIT_LOG, PERSON, PIN
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.words import mark


def people(connection: Connection) -> tuple[Person, ...]:
    """Return everyone, in study order: raters, seniors, managers."""
    pins = {
        r.person: r.argon2
        for r in all_unbroken(PIN, connection.execute(select(PIN).order_by(PIN.c.person, PIN.c.number)))
    }
    rows = connection.execute(select(PERSON).order_by(PERSON.c.ord))
    return tuple(
        Person(r.id, r.code, word(Role, r.role), pins.get(r.id) is not None) for r in all_unbroken(PERSON, rows)
    )


def person(connection: Connection, person_id: str, role: Role | None = None) -> Person:
    """Return one person of the study.

    Raises
    ------
    NotAllowed
        There is none with this id, or the person has another role than `role`.
    """
    found = next((p for p in people(connection) if p.id == person_id), None)
    if found is None:
        raise NotAllowed(mark("this person is not in the study"))
    if role is not None and found.role is not role:
        raise NotAllowed(mark("{code} has another part in this study"), code=found.code)
    return found


def set_pin(connection: Connection, clock: Clock, person_id: str, pin: str | None) -> None:
    """Ask for a PIN when this person enters; None asks no more. Only its argon2id hash is kept."""
    from argon2 import PasswordHasher

    who = person(connection, person_id)
    hashed = None if pin is None else PasswordHasher().hash(pin)
    _add(connection, clock, person_id, hashed, audit.Entry(who.code, audit.PIN_SET))


def clear_pin(connection: Connection, clock: Clock, person_id: str, actor: str) -> None:
    """Take a PIN away that its owner has forgotten; `actor` is who did.

    Raises
    ------
    NotAllowed
        The person has none.
    """
    who = person(connection, person_id)
    if not who.has_pin:
        raise NotAllowed(mark("{code} has no PIN"), code=who.code)
    _add(connection, clock, person_id, None, audit.Entry(actor, audit.PIN_CLEARED))


def pin_was_cleared(connection: Connection, person_id: str) -> bool:
    """Tell whether somebody else took the person's PIN away, and none was set since."""
    number = connection.execute(select(func.max(PIN.c.number)).where(PIN.c.person == person_id)).scalar_one()
    entity = audit.entity_of(PIN, {"person": person_id, "number": number})
    action = select(AUDIT_LOG.c.action).where(AUDIT_LOG.c.entity == entity)
    return connection.execute(action).scalar() == audit.PIN_CLEARED


def check_pin(connection: Connection, person_id: str, pin: str) -> bool:
    """Tell whether the PIN is right; any is when none is set."""
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

    person(connection, person_id)
    query = select(PIN).where(PIN.c.person == person_id).order_by(PIN.c.number.desc()).limit(1)
    row = connection.execute(query).first()
    hashed = None if row is None else unbroken(PIN, row).argon2
    if hashed is None:
        return True
    try:
        return PasswordHasher().verify(hashed, pin)
    except (VerificationError, InvalidHashError):
        return False


def _add(connection: Connection, clock: Clock, person_id: str, hashed: str | None, entry: audit.Entry) -> None:
    number = connection.execute(select(func.count()).where(PIN.c.person == person_id)).scalar_one() + 1
    at = iso(clock.now())
    row = {"person": person_id, "number": number, "argon2": hashed, "saved_at": at}
    audit.record(connection, at, [(entry, PIN, row)])
