"""What lies over the photograph on the senior's page."""

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.consensus.merge import Consensus, counts
from refuge_annotator.study.reading import Structure
from refuge_annotator.ui.pages.drawing import Drawing
from refuge_annotator.ui.pages.frame import Frame
from refuge_annotator.ui.pages.senior_sight import Sight, VoteShown
from refuge_annotator.view.overlays import consensus, difference, fovea_spread, other_readings, ties, vote_map
from refuge_annotator.view.overlays.overlay import RaterReading, Shown
from refuge_annotator.view.palette import DOUBT, OWN
from refuge_annotator.view.scene import EMPTY, EllipseLine, Marker, Polyline, Scene, Stroke, stack

WHITE, BLACK = "#ffffff", "#000000"
PIANO = (7.0, 7.0)  # screen pixels of white, then black


def review_scene(session: ReviewSession, sight: Sight, frame: Frame, drawing: Drawing) -> Scene:
    """Return ties and mask, the raters' outlines, the vote's edge, and the senior's own on top."""
    verdict = session.verdict
    if verdict is None or sight.nothing:
        return EMPTY
    shown = shown_of(session, sight, verdict.consensus)
    layers = [vote_map.draw(shown)] if sight.map else [difference.draw(shown)]
    if sight.vote is VoteShown.FILLED:
        layers.append(consensus.draw_fill(shown))
    if sight.vote is not VoteShown.HIDDEN:
        layers.append(ties.draw(shown))
    if not sight.map:  # the map says it all, and lines would cover it
        layers.append(other_readings.draw(shown))
        if drawing.tool.structure is Structure.FOVEA:
            layers.append(fovea_spread.draw(shown))
    if sight.vote is not VoteShown.HIDDEN:
        layers.append(consensus.draw_edge(replace(shown, consensus=_voted(verdict.consensus))))
    layers.append(black_and_white(frame.own_scene(session.drawn, drawing), at_work=sight.drawing))
    return stack(layers)


def tile_scenes(session: ReviewSession, sight: Sight, own: Scene) -> list[Scene]:
    """Return what each rater drew, hidden or not, in the order of the letters, and the consensus with `own` over it.

    While differences are wished for, each rater's from the vote is filled.
    """
    verdict = session.verdict
    if verdict is None or sight.nothing:
        return [EMPTY] * (len(session.order) + 1)
    scenes = []
    for rater in _raters(session, frozenset()):
        shown = Shown(raters=(rater,), consensus=verdict.consensus)
        layers = [other_readings.draw(shown)]
        if sight.difference:
            layers.insert(0, difference.draw(replace(shown, compared=(rater.place, None))))
        scenes.append(stack(layers))
    merged = Shown(consensus=verdict.consensus)
    below = vote_map.draw(merged) if sight.map else ties.draw(merged)
    edge = consensus.draw_edge(replace(merged, consensus=_voted(verdict.consensus)))
    return [*scenes, stack([below, edge, own])]


def shown_of(session: ReviewSession, sight: Sight, merged: Consensus) -> Shown:
    """Return what the overlays draw of raters and vote."""
    apart = {o.assignment for o in session.odd if o.structure is Structure.FOVEA}
    marks = {a: p for a in merged.fovea.marked if (p := session.readings[a].fovea.point) is not None}
    return Shown(
        raters=tuple(_raters(session, sight.hidden)),
        focus=None if sight.focus in sight.hidden else sight.focus,
        consensus=merged,
        compared=sight.compared(len(session.order)),
        marks=tuple(marks.values()),
        apart=tuple(p for a, p in marks.items() if a in apart),
    )


def black_and_white(scene: Scene, *, at_work: bool) -> Scene:
    """Redraw the senior's own outline in black and white: no rater has these, and no retina.

    Points and handles show while it is in hand.
    """
    ellipses = tuple(line for e in scene.ellipses for line in (EllipseLine(e.ellipse, s) for s in _piano(e.stroke)))
    curves = tuple(Polyline(p.points, True, s) for p in scene.polylines if p.closed for s in _piano(p.stroke))
    whiskers = tuple(Polyline(p.points, False, _white(p.stroke)) for p in scene.polylines if not p.closed)
    markers = tuple(_white_mark(m) for m in scene.markers) if at_work else ()
    if not at_work:
        markers = tuple(_white_mark(m) for m in scene.markers if m.kind in ("cross", "ring") and m.color == OWN)
    polylines = curves + (whiskers if at_work else ())
    return Scene(polylines, markers, scene.texts if at_work else (), ellipses=ellipses)


def _voted(merged: Consensus) -> Consensus:
    """Leave out what the senior drew, whose own line is there already."""
    disc, cup = (replace(v, mask=np.zeros_like(v.mask)) if v.own else v for v in (merged.disc, merged.cup))
    fovea = replace(merged.fovea, point=None) if merged.fovea.own else merged.fovea
    return replace(merged, disc=disc, cup=cup, fovea=fovea)


def _raters(session: ReviewSession, hidden: frozenset[int]) -> Iterable[RaterReading]:
    review = session.review
    for place, assignment in enumerate(session.order):
        if place not in hidden:
            counted = frozenset(s for s in Structure if counts(review, session.readings, assignment, s))
            yield RaterReading(place, session.readings[assignment], counted)


def _piano(stroke: Stroke) -> tuple[Stroke, Stroke]:
    under = Stroke(BLACK, stroke.width + 0.6, (), WHITE)
    return under, Stroke(WHITE, stroke.width + 0.6, PIANO, None)


def _white(stroke: Stroke) -> Stroke:
    return replace(stroke, color=WHITE)


def _white_mark(marker: Marker) -> Marker:
    return marker if marker.color == DOUBT else replace(marker, color=WHITE, casing=BLACK)
