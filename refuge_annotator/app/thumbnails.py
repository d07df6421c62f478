"""Small pictures for the lists: made beside the window for what is in sight, kept in bounded memory and on the disk."""

from collections import OrderedDict
from collections.abc import Iterable
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Signal

from refuge_annotator.app.background import Background
from refuge_annotator.app.thumbnail_cache import ThumbnailCache, cache_folder
from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.imaging.pixels import reduced
from refuge_annotator.study.image import Place

SIZE = 96
KEPT = 600

Pixels = NDArray[np.uint8]
_Made = tuple[str, Pixels | None]  # by the hash of the photograph's pixels


class Thumbnails(QObject):
    """Gives thumbnails (uint8 RGB, at most `SIZE` pixels wide and high) when they are ready.

    One is made at a time, and only of what was wished for last: what was scrolled past is made no more.
    """

    finished = Signal(str, object)  # for the loading thread
    ready = Signal()

    def __init__(self, parent: QObject | None = None, cache: ThumbnailCache | None = None) -> None:
        super().__init__(parent)
        self._cache = cache or ThumbnailCache(cache_folder())
        self._kept: OrderedDict[str, Pixels | None] = OrderedDict()
        self._wishes: list[Place] = []
        self._busy = self._stopped = self._held = False
        self._thread = Background[_Made](1, "thumbnails", lambda made: self.finished.emit(*made))
        self.destroyed.connect(self._thread.let_go)  # else it would hold this for ever
        self.finished.connect(self._keep, Qt.ConnectionType.QueuedConnection)

    def get(self, place: Place) -> Pixels | None:
        """Return a photograph's thumbnail if it is there."""
        return self._kept.get(place.pixel_sha256)

    def wish(self, places: Iterable[Place]) -> None:
        """Make these thumbnails in their order, in place of whatever was wished for before; `ready` tells of each."""
        wanted = list(places)
        for place in wanted:
            if place.pixel_sha256 in self._kept:
                self._kept.move_to_end(place.pixel_sha256)
        self._wishes = [place for place in wanted if place.pixel_sha256 not in self._kept]
        self._next()

    def hold(self, held: bool) -> None:
        """Make none while something else comes first, or go on."""
        self._held = held
        self._next()

    def stop(self) -> None:
        """Make no more, and leave the one that is being made to itself."""
        self._stopped = True
        self._thread.let_go()

    def _next(self) -> None:
        if self._wishes and not (self._busy or self._stopped or self._held):
            self._busy = True
            self._thread.submit(partial(_made, self._cache, self._wishes.pop(0)))

    def _keep(self, key: str, pixels: Pixels | None) -> None:
        if self._stopped:  # whoever wished for it is gone
            return
        self._kept[key] = pixels
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self._busy = False
        self._wishes = [place for place in self._wishes if place.pixel_sha256 != key]
        self.ready.emit()
        self._next()


def _made(cache: ThumbnailCache, place: Place) -> _Made:
    """Return a thumbnail for the loading thread; None where none can be made."""
    try:
        return place.pixel_sha256, _pixels(cache, place)
    except Exception:  # a photograph without a thumbnail says so when it is opened
        return place.pixel_sha256, None


def _pixels(cache: ThumbnailCache, place: Place) -> Pixels | None:
    """Return a thumbnail from the disk or from its photograph; None of another picture."""
    kept = cache.get(place.pixel_sha256)
    if kept is not None:
        return kept
    loaded = load_photograph(place.path)
    if loaded.pixel_sha256 != place.pixel_sha256:
        return None
    pixels = reduced(loaded.pixels, SIZE)
    cache.put(place.pixel_sha256, pixels)
    return pixels
