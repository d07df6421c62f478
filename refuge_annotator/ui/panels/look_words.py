"""How a photograph is shown, in words."""

from refuge_annotator.imaging.look import Channel, Look
from refuge_annotator.ui.words import tr


def channel_words(channel: Channel) -> str:
    """Name a channel as clinicians do."""
    names = {
        Channel.COLOR: tr("Colour"),
        Channel.GREEN: tr("Red-free"),
        Channel.RED: tr("Red"),
        Channel.BLUE: tr("Blue"),
    }
    return names[channel]


def look_words(look: Look) -> str:
    """Name everything that is changed of a look; nothing for a plain one."""
    parts = [channel_words(look.channel)] if look.channel is not Channel.COLOR else []
    if look.invert:
        parts.append(tr("Negative"))
    if look.clahe:
        parts.append(tr("Local contrast"))
    if look.brightness:
        parts.append(tr("Brightness {value}", value=brightness_words(look.brightness)))
    if look.contrast != 1.0:
        parts.append(tr("Contrast {value}", value=factor_words(look.contrast)))
    if look.gamma != 1.0:
        parts.append(tr("Gamma {value}", value=f"{look.gamma:.2f}"))
    return ", ".join(parts)


def brightness_words(value: float) -> str:
    """Write a brightness with its sign."""
    return f"{value * 100:+.0f} %".replace("-", "−") if value else "0 %"


def factor_words(value: float) -> str:
    """Write a factor."""
    return f"×{value:.2f}"
