from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import EMPTY, Answer, Structure, answer, place_fovea
from refuge_annotator.view.overlays import fovea
from refuge_annotator.view.overlays.overlay import Shown

PLACED = place_fovea(EMPTY, Point(70.0, 40.0))


def test_the_fovea_is_a_cross_in_a_ring():
    markers = fovea.draw(Shown(own=PLACED)).markers
    assert [(m.kind, m.point) for m in markers] == [("cross", Point(70.0, 40.0)), ("ring", Point(70.0, 40.0))]
    assert markers[0].size < markers[1].size


def test_the_ring_is_wider_while_the_fovea_is_active():
    calm, active = (fovea.draw(Shown(own=PLACED, active=s)).markers[1].size for s in (None, Structure.FOVEA))
    assert active > calm


def test_a_fovea_that_is_not_visible_is_not_drawn():
    assert fovea.draw(Shown(own=answer(PLACED, Structure.FOVEA, Answer.ABSENT))).markers == ()
