"""Values as canonical JSON text (RFC 8785), and the checks of what comes back.

The same value always gives the same text, so its SHA-256 names it. What comes back is checked: unknown or repeated
fields, wrong types, numbers out of range, too deep or too long a text are refused.
"""

import hashlib
import json
import re
from collections.abc import Mapping, Set
from enum import StrEnum
from typing import Any, TypeVar

import rfc8785

from refuge_annotator.errors import UserError
from refuge_annotator.geometry.point import Point, rounded

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


def parse(text: str, fields: Mapping[int, Set[str]]) -> tuple[int, Json]:
    """Return version and fields of a record's text.

    Parameters
    ----------
    fields
        What a record of each version has, besides "version" itself.

    Raises
    ------
    BadRecord
        The text is too long, no JSON, of a version that is not known, or lacks a field or has one too many.
    """
    if len(text) > MAX_TEXT:
        raise BadRecord("it is too long")
    try:
        value = json.loads(text, object_pairs_hook=_object)
    except (ValueError, RecursionError) as error:
        raise BadRecord("it is not JSON") from error
    if not isinstance(value, dict):
        raise BadRecord("it is no record")
    version = count_of(value.get("version"))
    if version not in fields:
        raise BadRecord(f"its version is {version}, not one from {min(fields)} to {max(fields)}")
    return version, keys_of(value, {"version", *fields[version]})


def _object(pairs: list[tuple[str, Any]]) -> Json:
    record = dict(pairs)
    if len(record) != len(pairs):
        raise ValueError("a field is there twice")
    return record


def keys_of(value: object, keys: Set[str]) -> Json:
    """Return a record that has these fields and no others."""
    if not isinstance(value, dict) or set(value) != keys:
        raise BadRecord("it lacks a field or has one too many")
    return value


def list_of(value: object) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list) or len(value) > MAX_POINTS:
        raise BadRecord("a list is missing or too long")
    return value


def text_of(value: object) -> str:
    """Return a text that can be written again."""
    if not isinstance(value, str):
        raise BadRecord("a text is missing")
    if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise BadRecord("a text has half a letter")  # it could not be written again
    return value


def digest_of(value: object) -> str:
    """Return a SHA-256 as 64 hex digits, or an empty text."""
    text = text_of(value)
    if text and not re.fullmatch("[0-9a-f]{64}", text):
        raise BadRecord("a checksum is damaged")
    return text


def count_of(value: object) -> int:
    """Return a whole number from 0 on."""
    if type(value) is not int or not 0 <= value <= MAX_COUNT:
        raise BadRecord("a number is missing or out of range")
    return value


def word_of(kind: type[E], value: object) -> E:
    """Return one of the words of `kind`."""
    try:
        return kind(text_of(value))
    except ValueError as error:
        raise BadRecord(f"{str(value)[:40]!r} is no {kind.__name__}") from error


def number_of(value: object) -> float:
    """Return a finite number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadRecord("a number is missing")
    if not abs(value) <= MAX_NUMBER:  # also when it is infinite or NaN
        raise BadRecord("a number is out of range")
    return float(value)


def flag_of(value: object) -> bool:
    """Return a yes or no."""
    if not isinstance(value, bool):
        raise BadRecord("a yes or no is missing")
    return value


def point_to_json(point: Point | None) -> list[float] | None:
    """Return a place in a photograph as its two coordinates."""
    return None if point is None else [float(point[0]), float(point[1])]


def point_of(value: object) -> Point | None:
    """Return a place in a photograph, or None where there is none."""
    if value is None:
        return None
    pair = list_of(value)
    if len(pair) != 2:
        raise BadRecord("a point has not two coordinates")
    point = Point(number_of(pair[0]), number_of(pair[1]))
    if point != rounded(point):
        raise BadRecord("a coordinate has more than two decimals")
    return point


def points_of(value: object) -> tuple[Point, ...]:
    """Return places in a photograph."""
    points = tuple(point_of(p) for p in list_of(value))
    if None in points:
        raise BadRecord("a point is missing")
    return tuple(p for p in points if p is not None)
