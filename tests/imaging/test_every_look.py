"""Whatever kind of file a photograph comes from, every look can be shown of it, and its pixels stay."""

from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image

from refuge_annotator.imaging.enhance import enhance, evened
from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.imaging.look import Channel, Look, look
from tests.imaging import files
from tests.imaging.files import scene

DEEP = scene().astype(np.uint16) * 257
GREY = files.grey(scene())
HALF = np.full((*GREY.shape, 1), 128, np.uint8)
KINDS: dict[str, Callable[[], bytes]] = {
    "colour JPEG": files.jpeg,
    "grey JPEG": lambda: files.jpeg(GREY),
    "grey PNG": lambda: files.png(GREY, 0),
    "grey PNG of 16 bits": lambda: files.png(GREY.astype(np.uint16) * 257, 0),
    "colour PNG of 16 bits": lambda: files.png(DEEP, 2),
    "grey PNG with opacity": lambda: files.png(np.dstack([GREY, HALF]), 4),
    "colour PNG with opacity": lambda: files.png(np.dstack([scene(), HALF]), 6),
    "palette": lambda: files.encoded(Image.fromarray(scene()).quantize(16), "PNG"),
    "single bits": lambda: files.encoded(Image.fromarray(GREY > 100), "PNG"),
    "colour TIFF of 16 bits": lambda: files.deep_tiff(DEEP, photometric="rgb", byteorder=">"),
    "grey TIFF of 16 bits": lambda: files.deep_tiff(GREY.astype(np.uint16) * 257, photometric="minisblack"),
    "inks": lambda: files.encoded(Image.fromarray(scene()).convert("CMYK"), "TIFF"),
    "BMP of 32 bits": lambda: files.bmp32(scene(), 0),
}
RED_FREE = Look(channel=Channel.GREEN)
LOOKS = [
    look(brightness=0.3),
    look(contrast=2.0),
    look(gamma=1.6),
    RED_FREE,
    Look(invert=True),
    look(0.1, 1.5, 1.2, Channel.GREEN, invert=True, clahe=True),
]


def is_grey(pixels: np.ndarray) -> bool:
    return bool((pixels == pixels[..., :1]).all())


def is_black_and_white(pixels: np.ndarray) -> bool:
    return bool(np.isin(pixels, (0, 255)).all())


@pytest.mark.parametrize("kind", KINDS)
def test_every_look_can_be_shown_of_every_kind_and_changes_no_pixel(tmp_path, kind):
    path = tmp_path / "photograph"
    path.write_bytes(KINDS[kind]())
    data, pixels = path.read_bytes(), load_photograph(path).pixels
    before = pixels.copy()
    assert (pixels.dtype, pixels.shape) == (np.uint8, scene().shape)
    for wish in LOOKS:
        shown = enhance(pixels, wish)
        assert (shown.dtype, shown.shape) == (np.uint8, pixels.shape)
        stays = wish == RED_FREE and is_grey(pixels)  # grey is as grey when it is red-free
        assert (shown != pixels).any() != stays or is_black_and_white(pixels)
    assert evened(pixels).shape == pixels.shape
    assert (pixels == before).all()
    assert path.read_bytes() == data
