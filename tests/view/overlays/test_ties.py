import numpy as np

from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Answer, Outline, Reading
from refuge_annotator.view.overlays import ties
from refuge_annotator.view.overlays.overlay import Shown

SHAPE = (180, 260)
ONE, OTHER = Ellipse(100.0, 90.0, 50.0, 40.0, 30.0), Ellipse(110.0, 90.0, 50.0, 40.0, 30.0)


def merged(*ellipses: Ellipse):
    readings = {str(i): Reading(disc=Outline(Answer.MARKED, (), e)) for i, e in enumerate(ellipses)}
    return merge(readings, SHAPE, default_protocol(len(ellipses)))


def test_what_one_of_two_raters_drew_is_tied():
    (fill,) = ties.draw(Shown(consensus=merged(ONE, OTHER))).fills
    painted = np.zeros(SHAPE, dtype=bool)
    height, width = fill.mask.shape
    painted[fill.top : fill.top + height, fill.left : fill.left + width] = fill.mask
    assert (painted == (full_mask(ONE, SHAPE) ^ full_mask(OTHER, SHAPE))).all()


def test_an_odd_number_of_raters_has_no_ties():
    assert ties.draw(Shown(consensus=merged(ONE, OTHER, OTHER))).fills == ()
