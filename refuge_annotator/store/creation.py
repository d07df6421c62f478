"""Fill a new study: its people, its photographs under neutral codes, and who reads what in which order."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection, select

from refuge_annotator import __version__
from refuge_annotator.store import audit, studies
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.images import is_plain
from refuge_annotator.store.records import Values, add_all
from refuge_annotator.store.tables import ASSIGNMENT, IMAGE, PERSON, STUDY
from refuge_annotator.study.clock import Clock, iso
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.order import expect_room, reading_order, repeat_count
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.protocol_codec import protocol_from_text, protocol_to_text
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.record import BadRecord, sha256
from refuge_annotator.words import mark

FOUNDING = (STUDY, PERSON, IMAGE, ASSIGNMENT)


def fill(
    connection: Connection,
    clock: Clock,
    path: Path,
    *,
    title: str,
    protocol: Protocol,
    root: Path,
    images: Sequence[FundusImage],
    seed: int,
) -> None:
    """Store everything a new study starts with; the same seed and clock give the same study.

    Raises
    ------
    NotAllowed
        A photograph's path is not relative and plain, or is there twice.
    RulesRefused
        There are too few photographs for the rules.
    """
    _expect_plain(images)
    _expect_readable(protocol)
    expect_room(protocol, len(images))
    at = iso(clock.now())
    each = len(images) + repeat_count(protocol, len(images))
    codes = neutral_codes(seed, len(images) + protocol.raters * each)
    study_id = clock.new_id()
    people = _people(clock, protocol)
    photographs = [replace(i, id=i.id or clock.new_id(), code=next(codes)) for i in images]
    add_all(connection, STUDY, [_study_row(study_id, title, protocol, seed, at)])
    add_all(connection, PERSON, (_person_row(p, n) for n, p in enumerate(people)))
    add_all(connection, IMAGE, (_image_row(i, n) for n, i in enumerate(photographs)))
    add_all(connection, ASSIGNMENT, _assignments(clock, seed, protocol, people, photographs, codes))
    start = audit.Entry(audit.PROGRAM, audit.CREATED, entity=f"study/{study_id}", new=founding_hash(connection))
    audit.note(connection, at, start)
    audit.record(connection, at, [studies.root_deed(connection, path, root, at)])


def founding_hash(connection: Connection) -> str:
    """Return the SHA-256 of the seals of all that a study starts with, a line each, in the order of their keys."""
    lines = (
        seal
        for table in FOUNDING
        for (seal,) in connection.execute(select(table.c.seal).order_by(*table.primary_key.columns))
    )
    return sha256("\n".join(lines))


def neutral_codes(seed: int, count: int) -> Iterator[str]:
    """Return `count` different codes such as P0417 in an order that tells nothing."""
    digits = 4
    while 10**digits < 5 * count:
        digits += 1
    numbers = random.Random(f"{seed}/codes").sample(range(10**digits), count)
    return (f"P{n:0{digits}d}" for n in numbers)


def _people(clock: Clock, protocol: Protocol) -> list[Person]:
    codes = [(f"R{n}", Role.RATER) for n in range(1, protocol.raters + 1)]
    codes += [("S1", Role.SENIOR), ("M1", Role.MANAGER)]
    return [Person(clock.new_id(), code, role) for code, role in codes]


def _assignments(
    clock: Clock,
    seed: int,
    protocol: Protocol,
    people: Sequence[Person],
    images: Sequence[FundusImage],
    codes: Iterator[str],
) -> Iterator[Values]:
    for rater in people:
        if rater.role is Role.RATER:
            for place, turn in enumerate(reading_order(images, protocol, seed, rater.code)):
                yield {
                    "id": clock.new_id(),
                    "image": turn.image.id,
                    "rater": rater.id,
                    "replicate": turn.replicate,
                    "code": next(codes),
                    "ord": place,
                }


def _study_row(study_id: str, title: str, protocol: Protocol, seed: int, at: str) -> Values:
    return {
        "id": study_id,
        "code": f"S-{study_id[:8].upper()}",
        "title": title,
        "protocol": protocol_to_text(protocol),
        "seed": seed,
        "app_version": __version__,
        "created_at": at,
    }


def _person_row(person: Person, place: int) -> Values:
    return {"id": person.id, "code": person.code, "role": person.role.value, "ord": place}


def _image_row(image: FundusImage, place: int) -> Values:
    return {
        "id": image.id,
        "ord": place,
        "path": image.path,
        "code": image.code,
        "sha256": image.sha256,
        "pixel_sha256": image.pixel_sha256,
        "width": image.width,
        "height": image.height,
        "orientation": image.orientation,
        "subject": image.subject,
        "laterality": None if image.laterality is None else image.laterality.value,
        "camera": image.camera,
    }


def _expect_readable(protocol: Protocol) -> None:
    try:
        same = protocol_from_text(protocol_to_text(protocol)) == protocol
    except (ValueError, BadRecord) as error:
        raise NotAllowed(mark("these rules make no study ({why})"), why=str(error)) from error
    if not same:
        raise NotAllowed(mark("these rules make no study ({why})"), why="they would read back differently")


def _expect_plain(images: Sequence[FundusImage]) -> None:
    seen: set[str] = set()
    for image in images:
        if not is_plain(image.path):
            raise NotAllowed(
                mark("this path of a photograph cannot be stored"),
                mark("choose photographs inside the study's folder, with readable names"),
                path=Path(image.path),
            )
        if image.path in seen:
            raise NotAllowed(mark("this photograph is there twice"), mark("name it once"), path=Path(image.path))
        seen.add(image.path)
