from dataclasses import replace

import numpy as np
import pytest

from refuge_annotator.consensus.merge import Consensus, merge
from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Answer, Fovea, Outline, Reading
from refuge_annotator.view.overlays import consensus
from refuge_annotator.view.overlays.overlay import Shown

SHAPE = (180, 260)


def merged(cx: float = 100.0) -> Consensus:
    def reading(shift: float) -> Reading:
        disc, cup = Ellipse(cx + shift, 90.0, 50.0, 40.0, 30.0), Ellipse(cx + shift, 90.0, 25.0, 20.0, 0.0)
        mark = Fovea(Answer.MARKED, Point(200.0 + shift, 100.0))
        return Reading(Outline(Answer.MARKED, (), disc), Outline(Answer.MARKED, (), cup), mark)

    return merge({str(i): reading(3.0 * i) for i in range(3)}, SHAPE, default_protocol(3))


def test_the_fill_is_the_mask_pixel_by_pixel():
    result = merged()
    for fill, mask in zip(
        consensus.draw_fill(Shown(consensus=result)).fills, (result.disc_mask(), result.cup_mask()), strict=True
    ):
        painted = np.zeros(SHAPE, dtype=bool)
        height, width = fill.mask.shape
        painted[fill.top : fill.top + height, fill.left : fill.left + width] = fill.mask
        assert (painted == mask).all()


@pytest.mark.parametrize("cx", [100.0, 20.0])
def test_the_edge_runs_within_a_pixel_of_the_border_between_inside_and_outside(cx):
    result = merged(cx)
    lines = consensus.draw_edge(Shown(consensus=result)).polylines
    assert len(lines) == 2
    for line, mask in zip(lines, (result.disc_mask(), result.cup_mask()), strict=True):
        framed = np.pad(mask, 2)
        assert line.closed
        for x, y in line.points:
            around = framed[int(np.floor(y)) + 1 : int(np.floor(y)) + 5, int(np.floor(x)) + 1 : int(np.floor(x)) + 5]
            assert around.any()
            assert not around.all()


def test_the_edge_is_calm():
    (disc, _) = consensus.draw_edge(Shown(consensus=merged())).polylines
    steps = np.diff(disc.points, axis=0)
    turns = np.abs(np.diff(np.unwrap(np.arctan2(steps[:, 1], steps[:, 0]))))
    assert turns.max() < np.radians(20)  # the staircase of the pixels turns by 45 degrees


def test_a_tiny_mask_keeps_its_edge():
    (line,) = consensus._edge(merged().cup, 1.0)
    assert len(consensus._calm(line.points[:20])) == 20
    tiny = merge(
        {"a": Reading(disc=Outline(Answer.MARKED, (), Ellipse(50.0, 50.0, 1.0, 1.0, 0.0)))}, SHAPE, default_protocol(1)
    )
    (edge,) = consensus.draw_edge(Shown(consensus=tiny)).polylines
    assert np.ptp(edge.points, axis=0) == pytest.approx((3.0, 3.0))


def test_the_fovea_of_the_consensus_has_its_cross_and_ring():
    markers = consensus.draw_edge(Shown(consensus=merged())).markers
    assert [m.kind for m in markers] == ["cross", "ring"]
    assert distance(markers[0].point, Point(203.0, 100.0)) < 1e-9


def test_the_edge_of_what_stays_is_the_very_same_line_and_need_not_be_painted_again():
    before, after = merged(), merged()
    (disc, cup), (same, _) = (consensus.draw_edge(Shown(consensus=one)).polylines for one in (before, after))
    assert same is disc
    other = replace(before, cup=merged(103.0).cup)
    stays, moved = consensus.draw_edge(Shown(consensus=other)).polylines
    assert stays is disc
    assert moved.points.mean(axis=0) == pytest.approx(cup.points.mean(axis=0) + np.array([3.0, 0.0]), abs=0.2)
