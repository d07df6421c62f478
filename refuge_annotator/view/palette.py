"""The colours, dashes and letters of outlines, chosen for lines on a retina."""

from dataclasses import dataclass

from refuge_annotator.view.scene import DARK_CASING

RATER_COLORS = ("#a3fdf8", "#e5ff00", "#8e4bff", "#00a0a4", "#b7b0ff", "#00077c", "#025e85")
RATER_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (12.0, 4.0),
    (3.0, 3.0),
    (12.0, 3.0, 3.0, 3.0),
    (6.0, 4.0),
    (14.0, 3.0, 3.0, 3.0, 3.0, 3.0),
    (20.0, 6.0),
)
OWN = "#4cffff"
HANDLE = "#ffffff"
CONSENSUS = "#ffffff"
DOUBT = "#ffc400"  # round a point to look at again
TIED = "#39ff14"
VOTES = ("#440154", "#3b528b", "#21918c", "#5ec962", "#fde725")  # few raters to nearly all: viridis
DARK = 100  # luma, 0 to 255, up to which a colour needs a light casing
FADED = 0.35  # opacity of what does not count or is not looked at


@dataclass(frozen=True, slots=True)
class RaterStyle:
    """What tells one rater's lines from the others': three channels, each enough by itself."""

    color: str
    casing: str
    dash: tuple[float, ...]
    letter: str


def rater_style(place: int) -> RaterStyle:
    """Return the style of the rater at a place in the study's order, 0 for A; colours repeat with another dash."""
    round_, first = divmod(place, len(RATER_COLORS))
    color = RATER_COLORS[first]
    return RaterStyle(color, casing_for(color), RATER_DASHES[(first + round_) % len(RATER_DASHES)], letter_of(place))


def letter_of(place: int) -> str:
    """Return A for the first rater, B for the second, AA after Z."""
    before, here = divmod(place, 26)
    return (letter_of(before - 1) if before else "") + chr(ord("A") + here)


def casing_for(color: str) -> str:
    """Return the casing that sets a colour off: dark round a light one, a lighter tint of itself round a dark one.

    It is never white, or a dark line would be taken for the vote's.
    """
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    if 0.299 * red + 0.587 * green + 0.114 * blue > DARK:
        return DARK_CASING
    return "#" + "".join(f"{(part + 255) // 2:02x}" for part in (red, green, blue))
