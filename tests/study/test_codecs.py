import json
import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rfc8785 import FloatDomainError

from refuge_annotator.geometry.contour import Contour
from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point, rounded
from refuge_annotator.imaging.look import Channel, Look, look
from refuge_annotator.study.protocol import MAX_RATERS, Protocol, TieRule, default_protocol
from refuge_annotator.study.protocol_codec import protocol_from_text, protocol_to_text
from refuge_annotator.study.reading import Answer, Confidence, Fault, Fovea, Outline, Override, Reading, Structure
from refuge_annotator.study.reading_codec import reading_from_text, reading_to_text
from refuge_annotator.study.record import BadRecord, canonical, sha256
from refuge_annotator.study.review import Decision, Drop, Own, OwnUse, Review
from refuge_annotator.study.review_codec import review_from_text, review_to_text

# --- any value ------------------------------------------------------------------------------------------------------

numbers = st.floats(-9999, 9999)
words = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
points = st.builds(Point, numbers, numbers).map(rounded)
ellipses = st.builds(normal_ellipse, numbers, numbers, st.floats(1, 999), st.floats(1, 999), st.floats(0, 360))
several = st.lists(points, max_size=9).map(tuple)
shares = st.floats(-9, 9)
looks = st.none() | st.builds(
    look, shares, shares, shares, st.sampled_from(Channel), invert=st.booleans(), clahe=st.booleans()
)
curves = st.lists(points, min_size=4, max_size=9).map(tuple).map(Contour)
fits = st.sampled_from([mode for mode in FitMode if mode is not FitMode.CURVE])
outlines = st.one_of(
    st.builds(Outline, st.just(Answer.MARKED), several, ellipses, fits, look=looks),
    st.builds(Outline, st.just(Answer.MARKED), several, st.none(), st.just(FitMode.CURVE), curves, looks),
    st.builds(Outline, st.just(Answer.NOT_DONE), several, st.none(), st.none() | st.just(FitMode.CURVE), look=looks),
    st.builds(Outline, st.sampled_from([Answer.ABSENT, Answer.CANNOT_GRADE])),
)
foveas = st.one_of(
    st.builds(Fovea, st.just(Answer.MARKED), points, st.booleans(), looks),
    st.builds(Fovea, st.sampled_from([Answer.NOT_DONE, Answer.ABSENT, Answer.CANNOT_GRADE])),
)
readings = st.builds(
    Reading,
    outlines,
    outlines,
    foveas,
    words,
    st.sets(st.sampled_from(Fault)).map(lambda said: tuple(fault for fault in Fault if fault in said)),
    st.none() | st.sampled_from(Confidence),
    st.lists(st.builds(Override, words, words), max_size=3).map(tuple),
    st.just("") | words.map(sha256),
)
owns = st.builds(Own, st.none() | outlines, st.none() | outlines, st.none() | points, st.sampled_from(OwnUse))
reviews = st.builds(
    Review,
    revisions=st.lists(st.tuples(words, st.integers(0, 50)), max_size=4).map(tuple),
    drops=st.lists(st.builds(Drop, words, st.sampled_from(Structure), words), max_size=4).map(tuple),
    tie_rule=st.sampled_from(TieRule),
    own=owns,
    decision=st.none() | st.sampled_from(Decision),
    returned_to=st.lists(words, max_size=3).map(tuple),
    reason=words,
    mask_sha256=st.just("") | words.map(sha256),
    fovea=st.none() | points,
    batch_confirmed=st.booleans(),
)
protocols = st.integers(1, MAX_RATERS).flatmap(
    lambda n: st.builds(
        Protocol, st.just(n), st.integers(n // 2 + 1, n), st.sampled_from(TieRule), st.integers(0, 999),
        st.integers(0, 99),
    )
)  # fmt: skip

KINDS = [
    pytest.param(readings, reading_to_text, reading_from_text, id="reading"),
    pytest.param(reviews, review_to_text, review_from_text, id="review"),
    pytest.param(protocols, protocol_to_text, protocol_from_text, id="protocol"),
]


@pytest.mark.parametrize(("values", "write", "read"), KINDS)
@given(data=st.data())
def test_every_value_comes_back_as_it_was(values, write, read, data):
    value = data.draw(values)
    text = write(value)
    assert read(text) == value
    assert write(read(text)) == text


@pytest.mark.parametrize(("values", "write", "read"), KINDS)
@given(data=st.data())
@settings(max_examples=30)
def test_the_text_is_json_with_sorted_keys_and_no_spare_space(values, write, read, data):
    text = write(data.draw(values))
    record = json.loads(text)
    assert list(record) == sorted(record)
    spaced = json.dumps(record, indent=2, ensure_ascii=True)
    assert write(read(spaced)) == text


def test_the_same_value_always_gives_the_same_text():
    corners = (Point(0, 0), Point(9, 0), Point(9, 9.25), Point(0, 9))
    one = Reading(
        Outline(Answer.MARKED, (Point(1.0, 2.0),), Ellipse(10, 20.5, 5.25, 4, 0.1), FitMode.PRIOR),
        Outline(Answer.MARKED, (), None, FitMode.CURVE, Contour(corners), Look(channel=Channel.GREEN)),
        Fovea(Answer.MARKED, Point(-0.0, 7), uncertain=True),
        'Grüße, 眼 \n"',
        (Fault.BLUR, Fault.TILTED),
        Confidence.LOW,
        (Override("cup_outside", "the vessels say so"),),
        "0" * 64,
    )
    assert reading_to_text(one) == (
        '{"confidence":"low",'
        '"cup":{"answer":"marked","curve":[[0,0],[9,0],[9,9.25],[0,9]],"ellipse":null,"fit_mode":"curve",'
        '"look":{"brightness":0,"channel":"green","clahe":false,"contrast":1,"gamma":1,"invert":false},"points":[]},'
        '"disc":{"answer":"marked","curve":null,"ellipse":{"a":5.25,"angle":0.1,"b":4,"cx":10,"cy":20.5},'
        '"fit_mode":"prior","look":null,"points":[[1,2]]},'
        '"faults":["blur","tilted"],'
        '"fovea":{"answer":"marked","look":null,"point":[0,7],"uncertain":true},'
        '"manual":"0000000000000000000000000000000000000000000000000000000000000000",'
        '"notes":"Grüße, 眼 \\n\\"",'
        '"overrides":[{"reason":"the vessels say so","rule":"cup_outside"}],"version":2}'
    )


FIRST_VERSION = (
    '{"cup":{"answer":"absent","ellipse":null,"fit_mode":null,"points":[]},'
    '"disc":{"answer":"marked","ellipse":{"a":5.25,"angle":0.1,"b":4,"cx":10,"cy":20.5},"fit_mode":"prior",'
    '"points":[[1,2]]},"fovea":{"answer":"marked","point":[0,7]},"notes":"","version":1}'
)


def test_a_reading_of_the_first_version_says_nothing_of_what_came_later():
    outline = Outline(Answer.MARKED, (Point(1.0, 2.0),), Ellipse(10, 20.5, 5.25, 4, 0.1), FitMode.PRIOR)
    assert reading_from_text(FIRST_VERSION) == Reading(
        outline, Outline(Answer.ABSENT), Fovea(Answer.MARKED, Point(0, 7))
    )


@pytest.mark.parametrize(
    ("path", "value"),
    [(["manual"], ""), (["disc", "look"], None), (["cup", "curve"], None), (["fovea", "uncertain"], False)],
)
def test_a_reading_of_the_first_version_with_a_later_field_is_refused(path, value):
    with pytest.raises(BadRecord):
        reading_from_text(changed(FIRST_VERSION, path, value))


def test_a_review_of_the_first_version_keeps_its_outlines():
    record = json.loads(review_to_text(REVIEW))
    del record["batch_confirmed"]
    assert review_from_text(json.dumps(record | {"version": 2})) == REVIEW
    for later in ("curve", "look"):
        del record["own"]["cup"][later]
    assert review_from_text(json.dumps(record | {"version": 1})) == REVIEW


def test_whole_numbers_and_floats_are_one_value():
    ints = Reading(Outline(Answer.MARKED, (), Ellipse(10, 20, 5, 4, 0), FitMode.FREE))
    floats = Reading(Outline(Answer.MARKED, (), Ellipse(10.0, 20.0, 5.0, 4.0, 0.0), FitMode.FREE))
    assert reading_to_text(ints) == reading_to_text(floats)


def test_the_checksum_is_that_of_the_utf_8_bytes():
    assert sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert sha256("眼") == sha256(b"\xe7\x9c\xbc".decode())


def test_canonical_json_sorts_by_utf_16_and_writes_numbers_like_ecmascript():
    """The examples of RFC 8785, sections 3.2.2.3 and 3.2.3."""
    assert canonical({"n": [333333333.33333329, 1e30, 4.5, 2e-3, 1e-27]}) == (
        '{"n":[333333333.3333333,1e+30,4.5,0.002,1e-27]}'
    )
    keys = ["\u20ac", "\r", "\ufb33", "1", "\U0001f600", "\u0080", "\u00f6"]
    assert list(json.loads(canonical(dict.fromkeys(keys, 0)))) == [
        "\r", "1", "\u0080", "\u00f6", "\u20ac", "\U0001f600", "\ufb33",
    ]  # fmt: skip


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_is_not_written(value):
    with pytest.raises(FloatDomainError):
        reading_to_text(Reading(fovea=Fovea(Answer.MARKED, Point(value, 1.0))))


# --- what is refused ------------------------------------------------------------------------------------------------

READING = Reading(
    Outline(
        Answer.MARKED, (Point(400.25, 300.5), Point(360.0, 345.75)), Ellipse(350, 300, 50.5, 45, 12.5), FitMode.FREE
    ),
    Outline(Answer.ABSENT),
    Fovea(Answer.MARKED, Point(700.12, 333.0)),
    "Drusen?",
    (Fault.MEDIA,),
    Confidence.HIGH,
    (Override("shape", "tilted"),),
)
REVIEW = Review(
    (("a1", 1), ("a2", 3)), (Drop("a2", Structure.CUP, "along a vessel"),), TieRule.INSIDE,
    Own(cup=READING.disc, fovea=Point(1, 2)), Decision.ACCEPT, ("a2",), "why", sha256("mask"), Point(3.5, 4),
)  # fmt: skip


def changed(text, path, value):
    """The text with the value at a path of keys and indices replaced."""
    record = json.loads(text)
    place = record
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return json.dumps(record)


MANY = [[1, 2]] * 10_001
SQUARE = [[0, 0], [9, 0], [9, 9], [0, 9]]
LOOK = {"brightness": 0, "channel": "color", "clahe": False, "contrast": 1, "gamma": 1, "invert": False}
BAD_READINGS = {
    "version": (["version"], [3, 1, 0, "1", 1.0, True, None, 10**400]),
    "disc": (["disc"], [0, "", [], {}, {"answer": "absent"}, True, None]),
    "answer": (["disc", "answer"], ["absent", "not_done", "MARKED", "", None, 1, ["marked"]]),
    "cup's answer": (["cup", "answer"], ["marked", "no"]),
    "mode": (["disc", "fit_mode"], ["", "Free", 0, [], "curve"]),
    "a curve beside an ellipse": (["disc", "curve"], [[], SQUARE, 0]),
    "a curve without a mark": (["cup", "curve"], [SQUARE, [[0, 0], [1, 1]]]),
    "a look": (["disc", "look"], [{}, 0, "plain", *({**LOOK, key: 0.123} for key in ("gamma", "contrast", "invert"))]),
    "a look's channel": (["fovea", "look"], [{**LOOK, "channel": "grey"}]),
    "a doubt": (["fovea", "uncertain"], [None, 0, "no"]),
    "faults": (["faults"], [None, "blur", ["blurred"], ["media", "blur"], ["blur", "blur"]]),
    "confidence": (["confidence"], ["", "very", 0, True]),
    "overrides": (["overrides"], [None, [[]], [{"rule": 1, "reason": ""}], [{"rule": "", "reason": 1}]]),
    "manual": (["manual"], [None, "0" * 63, "G" * 64]),
    "a mode without an ellipse": (["cup", "fit_mode"], ["free"]),
    "an ellipse without a mark": (["cup", "ellipse"], [{"cx": 1, "cy": 1, "a": 2, "b": 1, "angle": 0}]),
    "a mark without an ellipse": (["disc", "ellipse"], [None, [], 5, {"cx": 1, "cy": 1, "a": 2, "b": 1}]),
    "the shorter axis first": (["disc", "ellipse", "b"], [50.51, 60]),
    "an axis": (["disc", "ellipse", "a"], [0, -50.5, 50.505, 1e7, "50.5", True, None, [50.5], 10**400]),
    "a thin axis": (["disc", "ellipse", "b"], [0, -1, 0.99]),
    "an angle": (["disc", "ellipse", "angle"], [180, -0.5, 360, 12.50001, 179.99999]),
    "a centre": (["disc", "ellipse", "cx"], [350.001, 1e6 + 1, -1e9]),
    "points": (["disc", "points"], [None, {}, [1, 2], [[1, 2], None], [[1]], [[1, 2, 3]], [["1", 2]], MANY]),
    "a point": (["disc", "points", 0], [[1.001, 2], [1, 2e6], [True, 2], None, [None, 1], {"x": 1}]),
    "fovea": (["fovea"], [None, [700, 333], {"answer": "marked"}]),
    "a fovea that is not visible and marked": (["fovea", "answer"], ["absent", "not_done", "cannot_grade"]),
    "a mark without a place": (["fovea", "point"], [None, [], [1], [1, 2, 3], [1.234, 5], "1,2"]),
    "notes": (["notes"], [None, 5, [], {}, "\ud800", "x\udfff"]),
    "one field too many": (["verdict"], [None, 1]),
}  # fmt: skip
BAD_REVIEWS = {
    "revisions": (["revisions"], [None, {}, [["a1"]], [["a1", 1, 2]], [["a1", "1"]], [["a1", True]], [["a1", 1.0]]]),
    "a revision": (["revisions", 0], [["a1", -1], ["a1", 2**60], [1, 1], None, "a1"]),
    "drops": (["drops"], [None, [None], [{"assignment": "a1"}], [["a1", "cup", "why"]]]),
    "a drop's structure": (["drops", 0, "structure"], ["rim", None, 0]),
    "a drop's reason": (["drops", 0, "reason"], [None, 0]),
    "tie rule": (["tie_rule"], ["", "OUTSIDE", None, 0]),
    "own": (["own"], [None, {}, {"disc": None, "cup": None, "fovea": None}]),
    "own outline": (["own", "disc"], [{}, 0, [], "disc"]),
    "own use": (["own", "use"], ["", None]),
    "decision": (["decision"], ["", "accepted", 0, False]),
    "returned": (["returned_to"], [None, "a2", [1], [None]]),
    "checksum": (["mask_sha256"], [None, "0", "g" * 64, "A" * 64, "0" * 63, "0" * 65, "0" * 64 + "\n"]),
    "fovea": (["fovea"], [[1], 0, [1.111, 2], [1, 1e9]]),
}  # fmt: skip
BAD_PROTOCOLS = {
    "raters": (["raters"], [0, -1, MAX_RATERS + 1, 7.0, "7", True, None, 10**400]),
    "a quorum that is not more than half": (["quorum"], [0, 3, 8, -4, 4.0, "4", True]),
    "tie rule": (["tie_rule"], ["coin", None]),
    "minutes": (["recall_minutes"], [-1, 1e3, 10**9, None]),
    "photographs": (["recall_photographs"], [-1, 0.5, 10**9, None]),
}


def each_bad(texts):
    return [
        pytest.param(read, changed(text, path, value), id=f"{kind} {what} {str(value)[:20]}")
        for kind, text, read, bad in texts
        for what, (path, values) in bad.items()
        for value in values
    ]


@pytest.mark.parametrize(
    ("read", "text"),
    each_bad([
        ("reading", reading_to_text(READING), reading_from_text, BAD_READINGS),
        ("review", review_to_text(REVIEW), review_from_text, BAD_REVIEWS),
        ("protocol", protocol_to_text(default_protocol(7)), protocol_from_text, BAD_PROTOCOLS),
    ]),
)  # fmt: skip
def test_a_record_that_says_what_no_record_can_say_is_refused(read, text):
    with pytest.raises(BadRecord) as refused:
        read(text)
    assert "restore the newest backup" in refused.value.sentence()
    assert len(refused.value.sentence()) < 250


TEXTS = [
    (reading_to_text(READING), reading_from_text),
    (review_to_text(REVIEW), review_from_text),
    (protocol_to_text(default_protocol(7)), protocol_from_text),
]


@pytest.mark.parametrize(("text", "read"), TEXTS)
def test_every_field_is_needed(text, read):
    for key in json.loads(text):
        record = json.loads(text)
        del record[key]
        with pytest.raises(BadRecord):
            read(json.dumps(record))


@pytest.mark.parametrize(("_", "read"), TEXTS)
@pytest.mark.parametrize(
    "text",
    [
        "", " ", "{", "null", "true", "1", "[]", "{}", '"reading"', "NaN", "\ufeff{}", "{'version': 1}",
        "[" * 100_000, '{"disc":' * 100_000, "[" * 900 + "]" * 900, " " * 2_000_001, "9" * 5000, "\ud800", "\x00",
    ],
)  # fmt: skip
def test_what_is_no_record_at_all_is_refused(_, read, text):
    with pytest.raises(BadRecord):
        read(text)


def test_a_text_beyond_all_measure_is_refused():
    assert reading_from_text(reading_to_text(replace(READING, notes="x" * 100_000))).notes == "x" * 100_000
    with pytest.raises(BadRecord, match="too long"):
        reading_from_text(reading_to_text(replace(READING, notes="x" * 2_000_000)))


def test_deep_nesting_in_any_field_is_refused():
    for deep in ("[" * 500 + "]" * 500, '{"a":' * 500 + "1" + "}" * 500):
        for field in ("version", "disc", "fovea", "notes"):
            text = reading_to_text(replace(READING, notes=""))
            record = json.loads(text)
            record[field] = "HERE"
            with pytest.raises(BadRecord):
                reading_from_text(json.dumps(record).replace('"HERE"', deep))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1e308", "0x10", "1_000", "٣"])
def test_numbers_that_json_does_not_have_or_that_are_none_are_refused(number):
    text = reading_to_text(READING).replace("350", number, 1)
    assert text != reading_to_text(READING)
    with pytest.raises(BadRecord):
        reading_from_text(text)


def test_a_field_that_is_there_twice_is_refused():
    text = reading_to_text(READING)
    with pytest.raises(BadRecord):
        reading_from_text(text.replace('"notes":', '"notes":"other","notes":', 1))
    with pytest.raises(BadRecord):
        reading_from_text(text.replace('"angle":12.5', '"angle":12.5,"angle":12.5', 1))


@pytest.mark.parametrize(("text", "read"), TEXTS)
def test_every_cut_text_is_refused(text, read):
    for end in range(len(text)):
        with pytest.raises(BadRecord):
            read(text[:end])


WRITERS = {reading_from_text: reading_to_text, review_from_text: review_to_text, protocol_from_text: protocol_to_text}


@pytest.mark.parametrize(("text", "read"), TEXTS)
def test_every_single_damaged_character_is_refused_or_gives_a_value_that_can_be_stored(text, read):
    for place in range(len(text)):
        for letter in '0-e.,:"[{}\\x ':
            damaged = text[:place] + letter + text[place + 1 :]
            try:
                value = read(damaged)
            except BadRecord:
                continue
            assert read(WRITERS[read](value)) == value


@pytest.mark.parametrize(("text", "read"), TEXTS)
@given(data=st.data())
def test_any_other_damage_is_refused_or_gives_a_value_that_can_be_stored(text, read, data):
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 20, len(text))))
    damaged = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    try:
        value = read(damaged)
    except BadRecord:
        return
    assert read(WRITERS[read](value)) == value
