"""Which kinds of photograph this installation can open."""

import tempfile
from pathlib import Path

import cv2
import numpy as np

from refuge_annotator.errors import UserError
from refuge_annotator.imaging.load import load_photograph

KINDS = (".jpg", ".png", ".tif", ".bmp")


def missing_kinds() -> tuple[str, ...]:
    """Write a small picture of each kind, load it, and return the kinds that did not come back."""
    pixels = np.full((24, 32, 3), 90, dtype=np.uint8)
    missing = []
    with tempfile.TemporaryDirectory() as folder:
        for kind in KINDS:
            path = Path(folder) / f"picture{kind}"
            path.write_bytes(cv2.imencode(kind, pixels)[1].tobytes())
            try:
                good = load_photograph(path).pixels.shape == pixels.shape
            except UserError:
                good = False
            if not good:
                missing.append(kind)
    return tuple(missing)
