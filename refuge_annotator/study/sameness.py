"""Whether the file of a photograph is still the one that was read."""

import hashlib
from enum import StrEnum
from pathlib import Path

from refuge_annotator.imaging.load import UnreadableImage, load_photograph
from refuge_annotator.study.image import FundusImage


class Sameness(StrEnum):
    """What has become of a photograph's file."""

    SAME = "same"
    SAVED_AGAIN = "saved again"  # other bytes, the same upright pixels
    CHANGED = "changed"  # other pixels, or unreadable
    GONE = "gone"  # not there, or outside the photographs' folder


def sameness(image: FundusImage, root: Path) -> Sameness:
    """Compare a photograph's file below `root` with what the study knows: its bytes, then its pixels."""
    place = root / image.path
    try:
        if not place.resolve().is_relative_to(root.resolve()):
            return Sameness.GONE
        if hashlib.sha256(place.read_bytes()).hexdigest() == image.sha256:
            return Sameness.SAME
        loaded = load_photograph(place)
    except OSError:
        return Sameness.GONE
    except UnreadableImage:
        return Sameness.CHANGED
    return Sameness.SAVED_AGAIN if loaded.pixel_sha256 == image.pixel_sha256 else Sameness.CHANGED
