import math

from refuge_annotator.geometry.ellipse import Ellipse, to_axes
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.study.reading import Answer, Fovea, Outline, Reading, Structure, curve_outline
from refuge_annotator.view import palette
from refuge_annotator.view.overlays import other_readings
from refuge_annotator.view.overlays.overlay import RaterReading, Shown

DISC, CUP = Ellipse(100.0, 90.0, 60.0, 50.0, 20.0), Ellipse(102.0, 91.0, 30.0, 25.0, 80.0)
READING = Reading(
    Outline(Answer.MARKED, (), DISC), Outline(Answer.MARKED, (), CUP), Fovea(Answer.MARKED, Point(220.0, 110.0))
)
SEVEN = tuple(RaterReading(place, READING) for place in range(7))


def drawn(**shown):
    return other_readings.draw(Shown(**{"raters": SEVEN, **shown}))


def test_each_rater_has_colour_dash_and_letter():
    scene = drawn()
    for place in range(7):
        style = palette.rater_style(place)
        lines = [line for line in scene.ellipses if line.stroke.color == style.color]
        assert [line.ellipse for line in lines] == [DISC, CUP]
        assert {line.stroke.dash for line in lines} == {style.dash}
        assert {line.stroke.casing for line in lines} == {style.casing}
        assert [t.text for t in scene.texts if t.color == style.color] == [style.letter] * 3


def test_the_disc_is_thicker_than_the_cup():
    widths = {line.ellipse: line.stroke.width for line in drawn().ellipses}
    assert widths[DISC] > widths[CUP]


def test_letters_sit_at_their_line_the_disc_s_outside_and_the_cup_s_inside():
    letters = [t for t in drawn().texts if t.point != READING.fovea.point]
    for letter in letters:
        u, v = (abs(to_axes(DISC, letter.point)[0]) / DISC.a, abs(to_axes(DISC, letter.point)[1]) / DISC.b)
        ellipse = DISC if math.isclose(math.hypot(u, v), 1.0, abs_tol=1e-6) else CUP
        x, y = to_axes(ellipse, letter.point)
        assert math.isclose(math.hypot(x / ellipse.a, y / ellipse.b), 1.0, abs_tol=1e-6)
        outward = Point(letter.point.x - ellipse.cx, letter.point.y - ellipse.cy)
        along = outward.x * letter.offset[0] + outward.y * letter.offset[1]
        assert (along > 0) is (ellipse is DISC)


def test_seven_letters_at_the_same_place_do_not_fall_on_each_other():
    scene = drawn(raters=tuple(RaterReading(p, Reading(disc=READING.disc, fovea=READING.fovea)) for p in range(7)))
    letters = [Point(t.point.x + t.offset[0], t.point.y + t.offset[1]) for t in scene.texts]
    assert min(distance(a, b) for i, a in enumerate(letters) for b in letters[:i]) > 12


def test_what_does_not_count_is_faint():
    rater = RaterReading(0, READING, frozenset({Structure.DISC, Structure.FOVEA}))
    scene = drawn(raters=(rater,))
    assert {line.ellipse: line.stroke.opacity for line in scene.ellipses} == {DISC: 1.0, CUP: palette.FADED}
    assert [marker.opacity for marker in scene.markers] == [1.0]


def test_the_rater_looked_at_stands_in_front_and_the_others_step_back():
    scene = drawn(focus=2)
    focused = palette.rater_style(2).color
    assert [line.stroke.color for line in scene.ellipses][-2:] == [focused] * 2
    for line in scene.ellipses:
        assert line.stroke.opacity == (1.0 if line.stroke.color == focused else palette.FADED)


def test_a_rater_who_drew_nothing_has_no_letter():
    scene = drawn(raters=(RaterReading(0, Reading(disc=READING.disc)),))
    assert len(scene.texts) == len(scene.ellipses) == 1
    assert scene.markers == ()


def test_a_rater_s_closed_curve_has_colour_dash_and_letter_too():
    corners = [Point(100 + 60 * math.cos(t), 90 + 40 * math.sin(t)) for t in (2 * math.pi * i / 8 for i in range(8))]
    outline = curve_outline(corners)
    scene = drawn(raters=(RaterReading(3, Reading(disc=outline)),))
    style = palette.rater_style(3)
    (line,) = scene.polylines
    assert (line.closed, line.stroke.color, line.stroke.dash) == (True, style.color, style.dash)
    assert [tuple(corner) for corner in line.points] == list(outline.curve.corners)
    (letter,) = scene.texts
    assert letter.text == style.letter
    assert letter.point in outline.curve.corners
