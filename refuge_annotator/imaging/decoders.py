"""The two libraries that turn bytes into pixels, called so that they agree.

Neither is shown a turn or a colour profile, neither writes to the terminal, and neither applies limits of its own.
"""

import io
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from refuge_annotator.imaging.pixels import Deep, Pixels, over_black, three_channels

if TYPE_CHECKING:
    from PIL import Image

_set_log_level = getattr(cv2, "setLogLevel", None) or cv2.utils.logging.setLogLevel  # OpenCV 4, OpenCV 5
_set_log_level(0)  # silent
warnings.filterwarnings("ignore", category=UserWarning, module=r"PIL\.")

_PLAIN = ("1", "P", "RGB", "RGBX", "CMYK", "YCbCr")
_CLEAR = ("LA", "La", "PA", "RGBA", "RGBa")


def by_opencv(data: bytes) -> Pixels | None:
    """Return 8-bit RGB of a JPEG; None where OpenCV refuses."""
    found = _opencv(data, cv2.IMREAD_COLOR_RGB | cv2.IMREAD_IGNORE_ORIENTATION)
    return None if found is None else found.astype(np.uint8, copy=False)


def deep_by_opencv(data: bytes) -> Deep | None:
    """Return the 16-bit values of a PNG or TIFF: (height, width), or with RGB or RGBA; None where OpenCV refuses."""
    found = _opencv(data, cv2.IMREAD_UNCHANGED)
    if found is None or found.dtype != np.uint16:
        return None
    if found.ndim == 3:
        found = found[..., [2, 1, 0, 3][: found.shape[2]]]
    return found.astype(np.uint16, copy=False)


def by_pillow(kind: str, data: bytes, *, may_lack_alpha: bool = False) -> Pixels | None:
    """Return 8-bit RGB of a ``JPEG``, ``PNG``, ``TIFF`` or ``BMP``, alpha over black; None where Pillow refuses.

    Its plugin is called without `Image.open`, whose limits our own have replaced. With `may_lack_alpha` an opacity
    that is zero everywhere is no opacity.
    """
    try:
        with _open_by_pillow(kind, data) as image:
            return _rgb(image, may_lack_alpha)
    except (OSError, SyntaxError, ValueError, TypeError, KeyError, IndexError, EOFError, OverflowError):
        return None  # what damaged files make Pillow raise


def _opencv(data: bytes, flags: int) -> NDArray[np.generic] | None:
    try:
        return cv2.imdecode(np.frombuffer(data, dtype=np.uint8), flags)
    except cv2.error:
        return None


def _open_by_pillow(kind: str, data: bytes) -> "Image.Image":
    from PIL import BmpImagePlugin, JpegImagePlugin, PngImagePlugin, TiffImagePlugin  # most photographs need none

    plugins: dict[str, Callable[[io.BytesIO], Image.Image]] = {
        "JPEG": JpegImagePlugin.JpegImageFile,
        "PNG": PngImagePlugin.PngImageFile,
        "TIFF": TiffImagePlugin.TiffImageFile,
        "BMP": BmpImagePlugin.BmpImageFile,
    }
    return plugins[kind](io.BytesIO(data))


def _rgb(image: "Image.Image", may_lack_alpha: bool) -> Pixels | None:
    image.load()
    if image.mode in _CLEAR or "transparency" in image.info:
        rgba: Pixels = np.asarray(image.convert("RGBA"))
        return rgba[..., :3] if may_lack_alpha and not rgba[..., 3].any() else over_black(rgba)
    if image.mode == "L":
        return three_channels(np.asarray(image))
    if image.mode not in _PLAIN:
        return None
    return np.asarray(image if image.mode == "RGB" else image.convert("RGB"))
