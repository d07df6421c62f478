"""How a photograph is shown: brightness, contrast, gamma, channel; its stored pixels stay as they are."""

from dataclasses import dataclass, replace
from enum import StrEnum

BRIGHTNESS = (-1.0, 1.0)
CONTRAST = (0.2, 5.0)
GAMMA = (0.2, 5.0)


class Channel(StrEnum):
    """Which colours are shown; a single one is shown as grey."""

    COLOR = "color"
    RED = "red"
    GREEN = "green"  # red-free: vessels and nerve fibres stand out
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Look:
    """What was changed of a photograph's look; two decimals each, made with `look`.

    Attributes
    ----------
    brightness
        Added to every value, as a share of full white: -1 to 1.
    contrast
        Factor about the middle grey: 0.2 to 5.
    gamma
        Values v in 0..1 become v ** (1 / gamma): above 1 the shadows open; 0.2 to 5.
    invert
        Shown as a negative.
    clahe
        Contrast evened out locally.
    """

    brightness: float = 0.0
    contrast: float = 1.0
    gamma: float = 1.0
    channel: Channel = Channel.COLOR
    invert: bool = False
    clahe: bool = False

    @property
    def changes_values(self) -> bool:
        """Whether more than the evening is changed, which is a photograph of its own."""
        return replace(self, clahe=False) != PLAIN


PLAIN = Look()


def look(
    brightness: float = 0.0,
    contrast: float = 1.0,
    gamma: float = 1.0,
    channel: Channel = Channel.COLOR,
    *,
    invert: bool = False,
    clahe: bool = False,
) -> Look:
    """Return a look within its bounds, rounded as it is stored."""
    return Look(
        _within(brightness, BRIGHTNESS), _within(contrast, CONTRAST), _within(gamma, GAMMA), channel, invert, clahe
    )


def _within(value: float, bounds: tuple[float, float]) -> float:
    return round(min(max(float(value), bounds[0]), bounds[1]), 2) + 0.0
