"""Which lines of a scene lie still while others are dragged over them, so that they need not be drawn each time."""

from dataclasses import replace

from refuge_annotator.view.scene import EMPTY, EllipseLine, Scene


class Stillness:
    """Parts scenes that follow each other: what lies lowest and does not change, and the rest, which lies over it."""

    def __init__(self) -> None:
        self._last = EMPTY
        self._below = EMPTY

    def part(self, scene: Scene, *, afresh: bool) -> tuple[Scene, Scene]:
        """Return (what lies still below, what lies above it); the former is the same object until it changes.

        Parameters
        ----------
        afresh
            What is below is drawn anew in any case, so all ellipses may as well be there.
        """
        count = len(scene.ellipses) if afresh else _shared(self._last.ellipses, scene.ellipses)
        steady = afresh or self._last.fills == scene.fills
        more = len(self._below.ellipses) < count < len(scene.ellipses)  # something is being dragged over them
        if afresh or not _is_below(self._below, scene) or (steady and more):
            self._below = Scene(fills=scene.fills, ellipses=scene.ellipses[:count]) if steady and count else EMPTY
        self._last = scene
        if self._below is EMPTY:
            return EMPTY, scene
        return self._below, replace(scene, fills=(), ellipses=scene.ellipses[len(self._below.ellipses) :])


def _shared(one: tuple[EllipseLine, ...], other: tuple[EllipseLine, ...]) -> int:
    """Return how many ellipses two scenes share, counted from the lowest."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _is_below(below: Scene, scene: Scene) -> bool:
    if below is EMPTY:
        return True
    return below.fills == scene.fills and below.ellipses == scene.ellipses[: len(below.ellipses)]
