"""Readings, reviews and protocols as canonical JSON text (RFC 8785), and back.

The same value always gives the same text, so its SHA-256 names it. What comes back is checked: unknown or repeated
fields, wrong types, numbers out of range, answers that contradict what is drawn, too deep or too long a text are
refused.
"""

import hashlib
import json
import re
from enum import StrEnum
from typing import Any, TypeVar

import rfc8785

from refuge_annotator.errors import UserError
from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point, rounded
from refuge_annotator.study.protocol import MAX_RATERS, Protocol, TieRule, default_protocol
from refuge_annotator.study.reading import Answer, Fovea, Outline, Reading, Structure
from refuge_annotator.study.review import Decision, Drop, Own, OwnUse, Review

VERSION = 1
MAX_TEXT = 2_000_000
MAX_NUMBER = 1_000_000.0
MAX_POINTS = 10_000
MAX_COUNT = 100_000

Json = dict[str, Any]
E = TypeVar("E", bound=StrEnum)


class BadRecord(UserError):
    """A stored record does not say what a record can say."""

    def __init__(self, why: str) -> None:
        super().__init__(
            "a stored record is damaged ({why})", "restore the newest backup of the study and check it", why=why
        )


def sha256(text: str) -> str:
    """Return the SHA-256 of a text's UTF-8 bytes as 64 hex digits."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def canonical(value: Json) -> str:
    """Return a value as canonical JSON text.

    References
    ----------
    RFC 8785, JSON Canonicalization Scheme.
    """
    return rfc8785.dumps(value).decode("utf-8")


def reading_to_text(reading: Reading) -> str:
    """Return a reading as canonical JSON text."""
    return canonical(
        {
            "version": VERSION,
            "disc": _outline(reading.disc),
            "cup": _outline(reading.cup),
            "fovea": {"answer": reading.fovea.answer.value, "point": _point(reading.fovea.point)},
            "notes": reading.notes,
        }
    )


def reading_from_text(text: str) -> Reading:
    """Return the reading that `reading_to_text` wrote.

    Raises
    ------
    BadRecord
        The text is not a reading.
    """
    record = _parse(text, {"version", "disc", "cup", "fovea", "notes"})
    fovea = _keys(record["fovea"], {"answer", "point"})
    return Reading(
        disc=_read_outline(record["disc"]),
        cup=_read_outline(record["cup"]),
        fovea=_read_fovea(fovea["answer"], fovea["point"]),
        notes=_text(record["notes"]),
    )


def review_to_text(review: Review) -> str:
    """Return a review as canonical JSON text."""
    return canonical(
        {
            "version": VERSION,
            "revisions": [[assignment, number] for assignment, number in review.revisions],
            "drops": [
                {"assignment": d.assignment, "structure": d.structure.value, "reason": d.reason} for d in review.drops
            ],
            "tie_rule": review.tie_rule.value,
            "own": {
                "disc": _outline(review.own.disc),
                "cup": _outline(review.own.cup),
                "fovea": _point(review.own.fovea),
                "use": review.own.use.value,
            },
            "decision": review.decision.value if review.decision else None,
            "returned_to": list(review.returned_to),
            "reason": review.reason,
            "mask_sha256": review.mask_sha256,
            "fovea": _point(review.fovea),
        }
    )


def review_from_text(text: str) -> Review:
    """Return the review that `review_to_text` wrote.

    Raises
    ------
    BadRecord
        The text is not a review.
    """
    record = _parse(
        text,
        {
            "version", "revisions", "drops", "tie_rule", "own", "decision", "returned_to", "reason", "mask_sha256",
            "fovea",
        },
    )  # fmt: skip
    own = _keys(record["own"], {"disc", "cup", "fovea", "use"})
    drops = [_keys(d, {"assignment", "structure", "reason"}) for d in _list(record["drops"])]
    pairs = [_list(pair) for pair in _list(record["revisions"])]
    if any(len(pair) != 2 for pair in pairs):
        raise BadRecord("a review names no revision number")
    return Review(
        revisions=tuple((_text(a), _count(n)) for a, n in pairs),
        drops=tuple(Drop(_text(d["assignment"]), _enum(Structure, d["structure"]), _text(d["reason"])) for d in drops),
        tie_rule=_enum(TieRule, record["tie_rule"]),
        own=Own(
            None if own["disc"] is None else _read_outline(own["disc"]),
            None if own["cup"] is None else _read_outline(own["cup"]),
            _read_point(own["fovea"]),
            _enum(OwnUse, own["use"]),
        ),
        decision=None if record["decision"] is None else _enum(Decision, record["decision"]),
        returned_to=tuple(_text(a) for a in _list(record["returned_to"])),
        reason=_text(record["reason"]),
        mask_sha256=_digest(record["mask_sha256"]),
        fovea=_read_point(record["fovea"]),
    )


def protocol_to_text(protocol: Protocol) -> str:
    """Return a protocol as canonical JSON text."""
    return canonical(
        {
            "version": VERSION,
            "raters": protocol.raters,
            "quorum": protocol.quorum,
            "tie_rule": protocol.tie_rule.value,
            "recall_minutes": protocol.recall_minutes,
            "recall_photographs": protocol.recall_photographs,
        }
    )


def protocol_from_text(text: str) -> Protocol:
    """Return the protocol that `protocol_to_text` wrote.

    Raises
    ------
    BadRecord
        The text is not a protocol.
    """
    numbers = ("raters", "quorum", "recall_minutes", "recall_photographs")
    record = _parse(text, {"version", "tie_rule", *numbers})
    protocol = Protocol(tie_rule=_enum(TieRule, record["tie_rule"]), **{key: _count(record[key]) for key in numbers})
    if not 1 <= protocol.raters <= MAX_RATERS:
        raise BadRecord("no study has so many raters")
    if not default_protocol(protocol.raters).quorum <= protocol.quorum <= protocol.raters:
        raise BadRecord("the quorum is not more than half of the raters")
    return protocol


def _point(point: Point | None) -> list[float] | None:
    return None if point is None else [float(point[0]), float(point[1])]


def _outline(outline: Outline | None) -> Json | None:
    if outline is None:
        return None
    e = outline.ellipse
    return {
        "answer": outline.answer.value,
        "points": [_point(p) for p in outline.points],
        "ellipse": None if e is None else {"cx": e.cx, "cy": e.cy, "a": e.a, "b": e.b, "angle": e.angle},
        "fit_mode": None if outline.fit_mode is None else outline.fit_mode.value,
    }


def _parse(text: str, keys: set[str]) -> Json:
    if len(text) > MAX_TEXT:
        raise BadRecord("it is too long")
    try:
        value = json.loads(text, object_pairs_hook=_object)
    except (ValueError, RecursionError) as error:
        raise BadRecord("it is not JSON") from error
    record = _keys(value, keys)
    if _count(record["version"]) != VERSION:
        raise BadRecord(f"its version is {record['version']}, not {VERSION}")
    return record


def _object(pairs: list[tuple[str, Any]]) -> Json:
    record = dict(pairs)
    if len(record) != len(pairs):
        raise ValueError("a field is there twice")
    return record


def _keys(value: object, keys: set[str]) -> Json:
    if not isinstance(value, dict) or set(value) != keys:
        raise BadRecord("it lacks a field or has one too many")
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list) or len(value) > MAX_POINTS:
        raise BadRecord("a list is missing or too long")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise BadRecord("a text is missing")
    if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise BadRecord("a text has half a letter")  # it could not be written again
    return value


def _digest(value: object) -> str:
    text = _text(value)
    if text and not re.fullmatch("[0-9a-f]{64}", text):
        raise BadRecord("a checksum is damaged")
    return text


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value <= MAX_COUNT:
        raise BadRecord("a number is missing or out of range")
    return value


def _enum(kind: type[E], value: object) -> E:
    try:
        return kind(_text(value))
    except ValueError as error:
        raise BadRecord(f"{str(value)[:40]!r} is no {kind.__name__}") from error


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadRecord("a number is missing")
    if not abs(value) <= MAX_NUMBER:  # also when it is infinite or NaN
        raise BadRecord("a number is out of range")
    return float(value)


def _read_point(value: object) -> Point | None:
    if value is None:
        return None
    pair = _list(value)
    if len(pair) != 2:
        raise BadRecord("a point has not two coordinates")
    point = Point(_number(pair[0]), _number(pair[1]))
    if point != rounded(point):
        raise BadRecord("a coordinate has more than two decimals")
    return point


def _read_fovea(word: object, place: object) -> Fovea:
    answer, point = _enum(Answer, word), _read_point(place)
    if (answer is Answer.MARKED) != (point is not None):
        raise BadRecord("a fovea and its answer contradict each other")
    return Fovea(answer, point)


def _read_outline(value: object) -> Outline:
    record = _keys(value, {"answer", "points", "ellipse", "fit_mode"})
    answer = _enum(Answer, record["answer"])
    ellipse = _read_ellipse(record["ellipse"])
    mode = None if record["fit_mode"] is None else _enum(FitMode, record["fit_mode"])
    if (answer is Answer.MARKED) != (ellipse is not None) or (ellipse is None and mode is not None):
        raise BadRecord("an outline and its answer contradict each other")
    points = [_read_point(p) for p in _list(record["points"])]
    if None in points:
        raise BadRecord("a point is missing")
    return Outline(answer, tuple(p for p in points if p is not None), ellipse, mode)


def _read_ellipse(value: object) -> Ellipse | None:
    if value is None:
        return None
    record = _keys(value, {"cx", "cy", "a", "b", "angle"})
    numbers = {key: _number(number) for key, number in record.items()}
    ellipse = Ellipse(**numbers)
    if numbers["a"] <= 0 or numbers["b"] <= 0 or ellipse != normal_ellipse(**numbers, keep=numbers["angle"]):
        raise BadRecord("an ellipse is not in normal form")
    return ellipse
