import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from refuge_annotator.consensus.label import consensus_mask
from refuge_annotator.consensus.merge import majority, mean_point, merge
from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.fit import FitMode
from refuge_annotator.geometry.point import Point, rounded
from refuge_annotator.imaging.look import Channel, look
from refuge_annotator.study.protocol import Protocol, TieRule, default_protocol
from refuge_annotator.study.reading import EMPTY, Answer, Fovea, Outline, Reading, Structure, outline_of, set_look
from refuge_annotator.study.review import Drop, Own, OwnUse, Review, drop

DISC, CUP, FOVEA = Structure.DISC, Structure.CUP, Structure.FOVEA
SHAPE = (48, 56)
SEVEN = default_protocol(7)
NO_CUP, CANNOT, NOT_DONE = Outline(Answer.ABSENT), Outline(Answer.CANNOT_GRADE), Outline()


def drawn(cx=28.0, cy=24.0, a=15.0, b=12.0, angle=0.0):
    return Outline(Answer.MARKED, (), normal_ellipse(cx, cy, a, b, angle), FitMode.ADJUSTED)


def circle(radius, cx=28.0, cy=24.0):
    return drawn(cx, cy, radius, radius)


def named(readings):
    return {f"a{n}": reading for n, reading in enumerate(readings)}


def read(disc=NOT_DONE, cup=NOT_DONE, fovea=None):
    return Reading(disc, cup, Fovea(Answer.MARKED, Point(*fovea)) if fovea else Fovea())


# --- the definition, once more and in full ---------------------------------------------------------------------------


def pixels(outline):
    if outline.ellipse is None:
        return np.zeros(SHAPE, bool)
    e = outline.ellipse
    y, x = np.meshgrid(np.arange(SHAPE[0]), np.arange(SHAPE[1]), indexing="ij")
    c, s = math.cos(math.radians(e.angle)), math.sin(math.radians(e.angle))
    u, v = (x - e.cx) * c + (y - e.cy) * s, (y - e.cy) * c - (x - e.cx) * s
    return (u / e.a) ** 2 + (v / e.b) ** 2 <= 1 + 1e-9


def plain_vote(readings, review):
    """Nested majority as the rules say it: who votes, how many drew a pixel, ties, the senior's own, the cup inside."""
    out = {(d.assignment, d.structure) for d in review.drops}
    marked, absent = Answer.MARKED, Answer.ABSENT
    discs = [r for a, r in readings.items() if (a, DISC) not in out and r.disc.answer in (marked, absent)]
    cups = [
        r
        for a, r in readings.items()
        if r in discs and (a, DISC) not in out and (a, CUP) not in out
        if r.cup.answer is absent or (r.cup.answer is marked and r.disc.answer is marked)
    ]
    masks = []
    for voters, get, own in ((discs, DISC, review.own.disc), (cups, CUP, review.own.cup)):
        count = sum((pixels(outline_of(r, get)).astype(int) for r in voters), np.zeros(SHAPE, int))
        mask, tie = 2 * count > len(voters), (2 * count == len(voters)) & (count > 0)
        if own is not None and review.own.use is OwnUse.REPLACE:
            mask = pixels(own)
        elif review.tie_rule is TieRule.INSIDE:
            mask = mask | tie
        elif review.tie_rule is TieRule.SENIOR and own is not None:
            mask = mask | (tie & pixels(own))
        masks.append(mask)
    return masks[0], masks[1] & masks[0]


outlines = st.builds(drawn, st.floats(15, 40), st.floats(12, 36), st.floats(3, 22), st.floats(3, 22), st.floats(0, 180))
others = st.sampled_from([NO_CUP, CANNOT, NOT_DONE])
marks = st.builds(Point, st.floats(0, 55), st.floats(0, 47)).map(rounded)
foveas = st.one_of(
    st.builds(Fovea, st.just(Answer.MARKED), marks),
    st.sampled_from([Fovea(), Fovea(Answer.ABSENT), Fovea(Answer.CANNOT_GRADE)]),
)
readings_of_raters = st.builds(Reading, outlines | others, outlines | others, foveas)
some = st.lists(readings_of_raters, max_size=7).map(named)
drops = st.lists(
    st.builds(Drop, st.sampled_from([f"a{n}" for n in range(7)]), st.sampled_from(Structure), st.just("why")),
    max_size=4,
).map(tuple)
owns = st.builds(
    Own, st.none() | outlines | st.just(NO_CUP), st.none() | outlines | st.just(NO_CUP), st.none() | marks,
    st.sampled_from(OwnUse),
)  # fmt: skip
reviews = st.builds(Review, drops=drops, tie_rule=st.sampled_from(TieRule), own=owns)


@given(some, reviews)
@settings(max_examples=250)
def test_the_vote_is_its_definition_bit_for_bit(readings, review):
    merged = merge(readings, SHAPE, SEVEN, review)
    disc, cup = plain_vote(readings, review)
    assert (merged.disc_mask() == disc).all()
    assert (merged.cup_mask() == cup).all()
    assert set(np.unique(consensus_mask(merged))) <= {0, 128, 255}


@given(some, reviews)
@settings(max_examples=30)
def test_how_the_photograph_was_shown_changes_nothing(readings, review):
    seen = look(0.3, 1.5, 1.2, Channel.GREEN, invert=True, clahe=True)
    shown = {a: set_look(set_look(r, DISC, seen), CUP, seen) for a, r in readings.items()}
    plain, other = (merge(some, SHAPE, SEVEN, review) for some in (readings, shown))
    assert (consensus_mask(other) == consensus_mask(plain)).all()
    assert (other.disc.counted, other.cup.counted, other.fovea) == (plain.disc.counted, plain.cup.counted, plain.fovea)


@given(some, reviews)
def test_the_cup_never_leaves_the_disc(readings, review):
    merged = merge(readings, SHAPE, SEVEN, review)
    assert not (merged.cup_mask() & ~merged.disc_mask()).any()


@given(some, reviews, st.permutations(range(7)))
def test_neither_the_order_nor_the_names_of_the_raters_matter(readings, review, order):
    new = {f"a{n}": f"x{place}" for n, place in enumerate(order)}
    other = merge(
        {new[f"a{n}"]: readings[f"a{n}"] for n in order if n < len(readings)},
        SHAPE,
        SEVEN,
        replace(review, drops=tuple(replace(d, assignment=new[d.assignment]) for d in review.drops)),
    )
    merged = merge(readings, SHAPE, SEVEN, review)
    for one, two in ((merged.disc, other.disc), (merged.cup, other.cup)):
        assert one.box == two.box
        assert one.votes.tobytes() == two.votes.tobytes()
        assert one.mask.tobytes() == two.mask.tobytes()
        assert one.ties.tobytes() == two.ties.tobytes()
        assert {new[a] for a in one.counted} == set(two.counted)
        assert (one.quorum, one.own) == (two.quorum, two.own)
    assert merged.fovea.point == other.fovea.point
    assert (merged.fovea.quorum, merged.fovea.tied) == (other.fovea.quorum, other.fovea.tied)


@given(some)
def test_who_votes_is_listed_in_study_order(readings):
    merged = merge(readings, SHAPE, SEVEN)
    for counted in (merged.disc.counted, merged.cup.counted, merged.fovea.counted, merged.fovea.marked):
        assert list(counted) == [a for a in readings if a in counted]


# --- one more who agrees ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("raters", range(1, 10))
def test_one_more_who_draws_the_result_removes_nothing_and_adds_nothing(raters):
    votes = np.arange(raters + 1, dtype=np.uint8)
    result = majority(votes, raters)
    assert (majority(votes + result.astype(np.uint8), raters + 1) == result).all()


@given(some.filter(bool), st.data())
def test_a_second_reading_like_another_keeps_every_pixel_that_this_one_drew(readings, data):
    like = readings[data.draw(st.sampled_from(sorted(readings)))]
    before = merge(readings, SHAPE, SEVEN)
    after = merge({**readings, "one more": like}, SHAPE, SEVEN)
    disc, cup = pixels(like.disc), pixels(like.cup)
    assert not (before.disc_mask() & disc & ~after.disc_mask()).any()
    if like.disc.answer is Answer.MARKED and like.cup.answer is Answer.MARKED:
        assert not (before.cup_mask() & cup & disc & ~after.cup_mask()).any()


# --- nested circles: whose outline wins -----------------------------------------------------------------------------


def test_the_fourth_of_seven_nested_outlines_is_the_result():
    readings = named(read(circle(20 - n)) for n in range(7))
    merged = merge(readings, SHAPE, SEVEN)
    assert (merged.disc_mask() == pixels(circle(17))).all()
    assert merged.disc.tied_pixels == 0


@pytest.mark.parametrize(("rule", "radius"), [(TieRule.OUTSIDE, 17), (TieRule.INSIDE, 18), (TieRule.SENIOR, 17)])
def test_of_six_the_ring_between_the_third_and_the_fourth_is_tied_and_the_rule_decides_it(rule, radius):
    readings = named(read(circle(20 - n)) for n in range(6))
    merged = merge(readings, SHAPE, SEVEN, Review(tie_rule=rule))
    ring = pixels(circle(18)) & ~pixels(circle(17))
    assert merged.disc.tied_pixels == ring.sum() > 0
    ties = np.zeros(SHAPE, bool)
    ties[merged.disc.box.slices] = merged.disc.ties
    assert (ties == ring).all()
    assert (merged.disc_mask() == pixels(circle(radius))).all()


def test_the_senior_s_outline_casts_the_vote_on_tied_pixels_alone():
    readings = named(read(circle(20 - n)) for n in range(6))
    own = Own(disc=drawn(34, 24, 18, 18), use=OwnUse.CASTING)
    merged = merge(readings, SHAPE, SEVEN, Review(tie_rule=TieRule.SENIOR, own=own))
    ring = pixels(circle(18)) & ~pixels(circle(17))
    assert (merged.disc_mask() == (pixels(circle(17)) | (ring & pixels(own.disc)))).all()
    assert not merged.disc.own
    unasked = merge(readings, SHAPE, SEVEN, Review(tie_rule=TieRule.OUTSIDE, own=own))
    assert (unasked.disc_mask() == pixels(circle(17))).all()


def test_without_a_review_the_protocol_s_tie_rule_holds():
    readings = named(read(circle(20 - n)) for n in range(6))
    inside = merge(readings, SHAPE, Protocol(tie_rule=TieRule.INSIDE))
    assert (inside.disc_mask() == pixels(circle(18))).all()


# --- structures, nested ----------------------------------------------------------------------------------------------


def test_three_cup_two_rim_two_background_is_rim():
    """Plurality would say cup: disc 5 of 7, cup 3 of 7."""
    away = circle(5, cx=10, cy=10)
    readings = named(
        [read(circle(15), circle(8))] * 3
        + [read(circle(15), circle(3, cy=36))] * 2
        + [read(away, circle(2, 10, 10))] * 2
    )
    merged = merge(readings, SHAPE, SEVEN)
    assert consensus_mask(merged)[24, 28] == 128
    assert merged.disc.votes.max() == 5
    votes = np.zeros(SHAPE, int)
    votes[merged.cup.box.slices] = merged.cup.votes
    assert votes[24, 28] == 3


def test_a_cup_that_most_drew_outside_the_consensus_disc_is_cut_off_there():
    readings = named([read(circle(10), drawn(34, 24, 8, 8))] * 7)
    merged = merge(readings, SHAPE, SEVEN)
    assert (merged.cup_mask() == (pixels(drawn(34, 24, 8, 8)) & pixels(circle(10)))).all()


def test_four_draw_one_says_no_cup_one_skipped_one_never_opened():
    radii = (8, 7, 6, 5)
    readings = named([read(circle(15), circle(r)) for r in radii] + [read(circle(15), NO_CUP), read(circle(15)), EMPTY])
    merged = merge(readings, SHAPE, SEVEN)
    assert merged.cup.counted == ("a0", "a1", "a2", "a3", "a4")
    assert merged.disc.counted == ("a0", "a1", "a2", "a3", "a4", "a5")
    assert merged.cup.quorum
    assert (merged.cup_mask() == pixels(circle(6))).all()  # three of five


@pytest.mark.parametrize("empty", range(8))
def test_no_cup_is_a_vote_against_every_pixel(empty):
    readings = named([read(circle(15), NO_CUP)] * empty + [read(circle(15), circle(6))] * (7 - empty))
    merged = merge(readings, SHAPE, SEVEN)
    assert merged.cup.quorum
    assert merged.cup.area == (pixels(circle(6)).sum() if empty < 4 else 0)
    assert (merged.disc_mask() == pixels(circle(15))).all()


@pytest.mark.parametrize(("rule", "area"), [(TieRule.OUTSIDE, 0), (TieRule.INSIDE, None), (TieRule.SENIOR, 0)])
def test_as_many_no_cups_as_cups_tie_what_all_the_cups_share(rule, area):
    cups = [circle(8, cx=28 + n) for n in range(3)]
    readings = named([read(circle(15), NO_CUP)] * 3 + [read(circle(15), cup) for cup in cups])
    merged = merge(readings, SHAPE, SEVEN, Review(tie_rule=rule))
    shared = (pixels(cups[0]) & pixels(cups[1]) & pixels(cups[2])).sum()
    assert merged.cup.tied_pixels == shared > 0
    assert merged.cup.area == (shared if area is None else area)


@pytest.mark.parametrize("structure", [DISC, CUP])
@pytest.mark.parametrize("graded", range(8))
def test_the_quorum_counts_who_graded_the_structure(structure, graded):
    full, without = read(circle(15), circle(6)), {DISC: read(CANNOT, circle(6)), CUP: read(circle(15), CANNOT)}
    readings = named([full] * graded + [without[structure]] * (7 - graded))
    vote = getattr(merge(readings, SHAPE, SEVEN), structure.value)
    assert vote.quorum == (graded >= 4)
    assert len(vote.counted) == graded
    assert merge(readings, SHAPE, Protocol(quorum=6)).cup.quorum == (graded >= 6)


def test_who_cannot_grade_the_cup_still_votes_for_the_disc():
    readings = named([read(circle(20), CANNOT)] * 4 + [read(circle(15), circle(6))] * 3)
    merged = merge(readings, SHAPE, SEVEN)
    assert (merged.disc_mask() == pixels(circle(20))).all()
    assert (merged.cup_mask() == pixels(circle(6))).all()
    assert not merged.cup.quorum


@pytest.mark.parametrize("disc", [CANNOT, NOT_DONE, NO_CUP])
def test_a_cup_without_its_disc_does_not_count(disc):
    merged = merge(named([read(circle(15), circle(6))] * 2 + [read(disc, circle(12))] * 5), SHAPE, SEVEN)
    assert merged.cup.counted == ("a0", "a1")


# --- the senior ------------------------------------------------------------------------------------------------------


def test_dropping_a_disc_drops_its_cup_and_dropping_a_cup_keeps_the_disc():
    readings = named([read(circle(15), circle(6))] * 7)
    merged = merge(readings, SHAPE, SEVEN, drop(Review(), "a2", DISC, "atrophy"))
    assert "a2" not in merged.disc.counted
    assert "a2" not in merged.cup.counted
    merged = merge(readings, SHAPE, SEVEN, drop(Review(), "a2", CUP, "vessel"))
    assert "a2" in merged.disc.counted
    assert "a2" not in merged.cup.counted


def test_dropping_the_failed_one_repeats_the_vote_without_it():
    good, failed = [read(circle(14 - n)) for n in range(5)], read(drawn(12, 12, 10, 10))
    all_of_them = {**named(good), "failed": failed}
    dropped = merge(all_of_them, SHAPE, SEVEN, drop(Review(), "failed", DISC, "elsewhere"))
    assert (dropped.disc_mask() == merge(named(good), SHAPE, SEVEN).disc_mask()).all()


def test_a_drop_of_someone_who_is_not_there_changes_nothing():
    readings = named([read(circle(15), circle(6))] * 3)
    review = drop(Review(), "nobody", DISC, "why")
    assert merge(readings, SHAPE, SEVEN, review).disc.counted == tuple(readings)


def test_the_senior_s_own_outline_takes_the_vote_s_place_and_the_vote_stays_to_be_seen():
    readings = named([read(circle(15), circle(8))] * 7)
    merged = merge(readings, SHAPE, SEVEN, Review(own=Own(disc=circle(12))))
    assert (merged.disc_mask() == pixels(circle(12))).all()
    assert (merged.cup_mask() == pixels(circle(8))).all()
    assert (merged.disc.own, merged.cup.own) == (True, False)
    assert merged.disc.votes.max() == 7
    smaller = merge(readings, SHAPE, SEVEN, Review(own=Own(disc=circle(5))))
    assert (smaller.cup_mask() == pixels(circle(5))).all()


def test_the_senior_s_no_cup_empties_the_cup():
    merged = merge(named([read(circle(15), circle(8))] * 7), SHAPE, SEVEN, Review(own=Own(cup=NO_CUP)))
    assert merged.cup.area == 0
    assert merged.cup.own


def test_an_own_outline_may_reach_beyond_all_others():
    own = Own(disc=drawn(28, 24, 22, 20))
    assert (merge(named([read(circle(5))] * 3), SHAPE, SEVEN, Review(own=own)).disc_mask() == pixels(own.disc)).all()


# --- few, and none ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "readings", [[], [EMPTY], [EMPTY] * 7, [read(CANNOT, CANNOT)] * 7, [read(circle(15), NO_CUP)] * 0]
)
def test_nothing_merges_to_nothing(readings):
    merged = merge(named(readings), SHAPE, SEVEN)
    assert merged.disc.area == merged.cup.area == merged.disc.tied_pixels == merged.cup.tied_pixels == 0
    assert merged.disc_mask().shape == merged.cup_mask().shape == SHAPE
    assert not any((merged.disc.quorum, merged.cup.quorum, merged.fovea.quorum))
    assert merged.fovea.point is None
    assert not merged.fovea.tied
    assert (consensus_mask(merged) == 255).all()


def test_one_rater_is_the_result_below_the_quorum_of_seven():
    merged = merge({"a": read(circle(15), circle(6), (40, 20))}, SHAPE, SEVEN)
    assert (merged.disc_mask() == pixels(circle(15))).all()
    assert not merged.disc.quorum
    alone = merge({"a": read(circle(15), circle(6), (40, 20))}, SHAPE, default_protocol(1))
    assert alone.disc.quorum
    assert alone.cup.quorum
    assert alone.fovea.quorum
    assert alone.fovea.point == (40, 20)


def test_raters_who_read_different_things_are_merged_per_structure():
    readings = named([read(circle(15)), read(fovea=(40, 20)), EMPTY])
    merged = merge(readings, SHAPE, default_protocol(3))
    assert merged.disc.counted == ("a0",)
    assert merged.cup.counted == ()
    assert merged.fovea.marked == ("a1",)
    assert not merged.disc.quorum


@pytest.mark.parametrize("center", [(-30.0, 24.0), (200.0, 24.0), (28.0, -40.0), (2.0, 3.0)])
def test_an_outline_that_leaves_the_photograph_is_clipped(center):
    outline = drawn(*center, 12, 9)
    merged = merge(named([read(outline)] * 3), SHAPE, default_protocol(3))
    assert (merged.disc_mask() == pixels(outline)).all()


def test_nested_votes_of_two_hundred_raters_do_not_wrap():
    readings = named([read(circle(15), circle(6))] * 200 + [read(circle(10), NO_CUP)] * 55)
    merged = merge(readings, SHAPE, default_protocol(255))
    assert merged.disc.votes.max() == 255
    assert (merged.disc_mask() == pixels(circle(15))).all()


# --- the fovea -------------------------------------------------------------------------------------------------------


def fovea_of(*points, review=None, protocol=SEVEN):
    """Merge readings that mark (x, y), or answer with an Answer."""
    readings = named(
        Reading(fovea=Fovea(p) if isinstance(p, Answer) else Fovea(Answer.MARKED, Point(*p))) for p in points
    )
    return merge(readings, SHAPE, protocol, review).fovea


@given(st.lists(marks, min_size=1, max_size=7))
def test_the_fovea_is_the_mean_of_the_marks(points):
    point = fovea_of(*points).point
    for k in (0, 1):
        exact = sum(Fraction(p[k]) for p in points) / len(points)
        assert abs(Fraction(point[k]) - exact) <= Fraction(5001, 1_000_000)


@given(st.lists(marks, min_size=2, max_size=7), st.data())
def test_the_mean_is_the_same_bits_in_any_order(points, data):
    assert mean_point(points) == mean_point(data.draw(st.permutations(points)))


def test_the_mean_of_nothing_is_nothing():
    assert mean_point([]) is None


def test_only_selected_marks_count_and_the_fovea_s_selection_is_its_own():
    review = drop(drop(Review(), "a0", FOVEA, "far off"), "a1", DISC, "atrophy")
    vote = fovea_of((0, 0), (10, 10), (20, 14), review=review)
    assert vote.point == (15, 12)
    assert vote.counted == vote.marked == ("a1", "a2")


NOT_VISIBLE, CANNOT_TELL, SKIPPED = Answer.ABSENT, Answer.CANNOT_GRADE, Answer.NOT_DONE


@pytest.mark.parametrize(
    ("answers", "point", "tied", "quorum"),
    [
        ([(10, 10)] * 4 + [NOT_VISIBLE] * 3, (10, 10), False, True),
        ([(10, 10)] * 3 + [NOT_VISIBLE] * 4, None, False, True),
        ([(10, 10)] * 3 + [NOT_VISIBLE] * 3 + [SKIPPED], None, True, True),
        ([(10, 10)] * 3 + [CANNOT_TELL] * 4, (10, 10), False, False),
        ([(10, 10)] * 2 + [NOT_VISIBLE] + [SKIPPED] * 4, (10, 10), False, False),
        ([NOT_VISIBLE] * 7, None, False, True),
        ([SKIPPED] * 7, None, False, False),
    ],
)
def test_not_visible_is_a_vote_and_a_tie_leaves_no_point(answers, point, tied, quorum):
    vote = fovea_of(*answers)
    assert (vote.point, vote.tied, vote.quorum) == (point, tied, quorum)


def test_no_tie_rule_makes_a_point_of_a_tied_fovea():
    for rule in TieRule:
        assert fovea_of((10, 10), NOT_VISIBLE, review=Review(tie_rule=rule)).point is None


def test_the_senior_s_own_mark_is_the_fovea():
    vote = fovea_of((10, 10), NOT_VISIBLE, review=Review(own=Own(fovea=Point(33.25, 12))))
    assert vote.point == (33.25, 12)
    assert vote.own


def test_an_ellipse_that_was_given_by_hand_is_what_it_says():
    assert drawn().ellipse == Ellipse(28, 24, 15, 12, 0)
