import numpy as np

from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Answer, Outline, Reading
from refuge_annotator.view.overlays import vote_map
from refuge_annotator.view.overlays.overlay import Shown

SHAPE = (180, 260)
ELLIPSES = [Ellipse(100.0 + 4 * i, 90.0, 50.0, 40.0, 30.0) for i in range(5)]
READINGS = {str(i): Reading(disc=Outline(Answer.MARKED, (), e)) for i, e in enumerate(ELLIPSES)}


def test_every_pixel_that_some_but_not_all_drew_has_the_colour_of_its_votes():
    fills = vote_map.draw(Shown(consensus=merge(READINGS, SHAPE, default_protocol(5)))).fills
    votes = sum(full_mask(e, SHAPE).astype(int) for e in ELLIPSES)
    counts, colors = np.zeros(SHAPE, dtype=int), {}
    for fill in fills:
        height, width = fill.mask.shape
        place = slice(fill.top, fill.top + height), slice(fill.left, fill.left + width)
        (count,) = set(votes[place][fill.mask].tolist())
        counts[place][fill.mask] = count
        colors[count] = fill.color
    assert (counts == np.where(votes == 5, 0, votes)).all()
    assert len(set(colors.values())) == 4


def test_where_all_agree_the_retina_stays_bare():
    same = dict.fromkeys(READINGS, READINGS["0"])
    assert vote_map.draw(Shown(consensus=merge(same, SHAPE, default_protocol(5)))).fills == ()
