"""Whether a click still belongs to the structure just finished, after the next tool has selected itself."""

from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import reach_of
from refuge_annotator.study.reading import Answer, Reading, Structure, answer_of, outline_of

NEAR_THE_LINE = 0.96  # share of the disc's radii from which a click is on its line or outside


def belongs_to(reading: Reading, active: Structure, came_from: Structure | None, point: Point) -> Structure:
    """Return the structure that a click at `point` is meant for.

    A rater who wants ten points on the disc goes on clicking when the cup's tool has taken over. As long as nothing
    of the new structure is there, a click on the disc's line or outside it is one more for the disc (a cup never
    leaves it), and a click inside the disc one more for the cup (no fovea lies there).

    Parameters
    ----------
    came_from
        The structure whose completion selected the tool; None when the rater chose it.
    """
    disc = reading.disc.shape
    if came_from is None or disc is None or _begun(reading, active):
        return active
    reach = reach_of(disc, point)
    if (came_from, active) == (Structure.DISC, Structure.CUP):
        return came_from if reach >= NEAR_THE_LINE else active
    if active is Structure.FOVEA and came_from in (Structure.DISC, Structure.CUP):
        return came_from if reach <= 1.0 or (came_from is Structure.DISC and reach <= 2.0 - NEAR_THE_LINE) else active
    return active


def _begun(reading: Reading, structure: Structure) -> bool:
    if answer_of(reading, structure) is not Answer.NOT_DONE:
        return True
    return structure is not Structure.FOVEA and bool(outline_of(reading, structure).points)
