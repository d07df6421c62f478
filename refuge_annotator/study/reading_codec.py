"""Readings as canonical JSON text, and back.

Version 2 knows what version 1 did not: closed curves, how the photograph was shown, doubts about the fovea, what makes
a photograph hard to grade, confidence, rules set aside, and the manual. Answers that contradict what is drawn are
refused.
"""

from refuge_annotator.geometry.contour import MIN_POINTS, Contour
from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.imaging.look import Channel, Look, look
from refuge_annotator.study.reading import Answer, Confidence, Fault, Fovea, Outline, Override, Reading
from refuge_annotator.study.record import (
    BadRecord,
    Json,
    canonical,
    digest_of,
    flag_of,
    keys_of,
    list_of,
    number_of,
    parse,
    point_of,
    point_to_json,
    points_of,
    text_of,
    word_of,
)

VERSION = 2
READING = {1: {"disc", "cup", "fovea", "notes"}}
READING[2] = READING[1] | {"faults", "confidence", "overrides", "manual"}
OUTLINE = {1: {"answer", "points", "ellipse", "fit_mode"}}
OUTLINE[2] = OUTLINE[1] | {"curve", "look"}
FOVEA = {1: {"answer", "point"}}
FOVEA[2] = FOVEA[1] | {"uncertain", "look"}


def reading_to_text(reading: Reading) -> str:
    """Return a reading as canonical JSON text."""
    fovea = reading.fovea
    return canonical(
        {
            "version": VERSION,
            "disc": outline_to_json(reading.disc),
            "cup": outline_to_json(reading.cup),
            "fovea": {
                "answer": fovea.answer.value,
                "point": point_to_json(fovea.point),
                "uncertain": fovea.uncertain,
                "look": _look_to_json(fovea.look),
            },
            "notes": reading.notes,
            "faults": [fault.value for fault in reading.faults],
            "confidence": None if reading.confidence is None else reading.confidence.value,
            "overrides": [{"rule": o.rule, "reason": o.reason} for o in reading.overrides],
            "manual": reading.manual,
        }
    )


def reading_from_text(text: str) -> Reading:
    """Return the reading that `reading_to_text` wrote.

    Raises
    ------
    BadRecord
        The text is not a reading.
    """
    version, record = parse(text, READING)
    faults = tuple(word_of(Fault, fault) for fault in list_of(record.get("faults", [])))
    if list(faults) != [fault for fault in Fault if fault in faults]:
        raise BadRecord("what makes a photograph hard to grade is out of order")
    confidence = record.get("confidence")
    overrides = [keys_of(o, {"rule", "reason"}) for o in list_of(record.get("overrides", []))]
    return Reading(
        disc=outline_from_json(record["disc"], version),
        cup=outline_from_json(record["cup"], version),
        fovea=_fovea(record["fovea"], version),
        notes=text_of(record["notes"]),
        faults=faults,
        confidence=None if confidence is None else word_of(Confidence, confidence),
        overrides=tuple(Override(text_of(o["rule"]), text_of(o["reason"])) for o in overrides),
        manual=digest_of(record.get("manual", "")),
    )


def outline_to_json(outline: Outline | None) -> Json | None:
    """Return an outline as a JSON record."""
    if outline is None:
        return None
    e = outline.ellipse
    return {
        "answer": outline.answer.value,
        "points": [point_to_json(p) for p in outline.points],
        "ellipse": None if e is None else {"cx": e.cx, "cy": e.cy, "a": e.a, "b": e.b, "angle": e.angle},
        "fit_mode": None if outline.fit_mode is None else outline.fit_mode.value,
        "curve": None if outline.curve is None else [point_to_json(p) for p in outline.curve.corners],
        "look": _look_to_json(outline.look),
    }


def outline_from_json(value: object, version: int) -> Outline:
    """Return the outline of a JSON record that is part of a reading of some version.

    Raises
    ------
    BadRecord
        The value is no outline.
    """
    record = keys_of(value, OUTLINE[version])
    corners = record.get("curve")
    outline = Outline(
        word_of(Answer, record["answer"]),
        points_of(record["points"]),
        _ellipse(record["ellipse"]),
        None if record["fit_mode"] is None else word_of(FitMode, record["fit_mode"]),
        None if corners is None else Contour(points_of(corners)),
        _look(record.get("look")),
    )
    if not _consistent(outline):
        raise BadRecord("an outline and its answer contradict each other")
    return outline


def _consistent(outline: Outline) -> bool:
    """Tell whether answer, ellipse, curve and fit mode can stand together."""
    drawn, curve = outline.shape, outline.curve
    if curve is not None and (outline.ellipse is not None or len(curve.corners) < MIN_POINTS):
        return False
    if (outline.answer is Answer.MARKED) != (drawn is not None):
        return False
    is_curve = outline.fit_mode is FitMode.CURVE
    if drawn is None:  # points that make no curve yet still wait to become one
        return outline.fit_mode is None or (is_curve and outline.answer is Answer.NOT_DONE)
    return is_curve == (curve is not None)


def _ellipse(value: object) -> Ellipse | None:
    if value is None:
        return None
    record = keys_of(value, {"cx", "cy", "a", "b", "angle"})
    numbers = {key: number_of(number) for key, number in record.items()}
    ellipse = Ellipse(**numbers)
    if numbers["a"] <= 0 or numbers["b"] <= 0 or ellipse != normal_ellipse(**numbers, keep=numbers["angle"]):
        raise BadRecord("an ellipse is not in normal form")
    return ellipse


def _fovea(value: object, version: int) -> Fovea:
    record = keys_of(value, FOVEA[version])
    fovea = Fovea(
        word_of(Answer, record["answer"]),
        point_of(record["point"]),
        flag_of(record.get("uncertain", False)),
        _look(record.get("look")),
    )
    if (fovea.answer is Answer.MARKED) != (fovea.point is not None) or (fovea.uncertain and fovea.point is None):
        raise BadRecord("a fovea and its answer contradict each other")
    return fovea


def _look_to_json(shown: Look | None) -> Json | None:
    if shown is None:
        return None
    return {
        "brightness": shown.brightness,
        "contrast": shown.contrast,
        "gamma": shown.gamma,
        "channel": shown.channel.value,
        "invert": shown.invert,
        "clahe": shown.clahe,
    }


def _look(value: object) -> Look | None:
    if value is None:
        return None
    record = keys_of(value, {"brightness", "contrast", "gamma", "channel", "invert", "clahe"})
    shown = Look(
        number_of(record["brightness"]),
        number_of(record["contrast"]),
        number_of(record["gamma"]),
        word_of(Channel, record["channel"]),
        flag_of(record["invert"]),
        flag_of(record["clahe"]),
    )
    bounded = look(shown.brightness, shown.contrast, shown.gamma, shown.channel, invert=shown.invert, clahe=shown.clahe)
    if shown != bounded:
        raise BadRecord("how a photograph was shown is out of range")
    return shown
