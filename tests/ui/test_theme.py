"""Every word can be read: WCAG's contrast of 4.5:1, in both themes."""

from collections import Counter

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit

from refuge_annotator.ui.theme import DARK, THEMES, apply_theme

LEAST = 4.5


def luminance(color: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [value / 255 for value in QColor(color).getRgb()[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.fixture(params=THEMES.values(), ids=THEMES.keys())
def theme(request, qapp):
    apply_theme(qapp, request.param)
    yield request.param
    apply_theme(qapp, DARK)


def test_the_measure_is_that_of_the_recommendation():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("ground", ["surface", "raised", "hover"])
@pytest.mark.parametrize("role", ["text", "muted", "accent", "ok", "warn", "danger"])
def test_every_colour_of_words_stands_off_every_ground(theme, role, ground):
    assert contrast(getattr(theme, role), getattr(theme, ground)) >= LEAST


def test_words_on_the_primary_button_stand_off_it(theme):
    assert contrast(theme.on_accent, theme.accent) >= LEAST
    assert contrast(theme.surface, theme.text) >= LEAST


@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QTextEdit])
@pytest.mark.parametrize("read_only", [False, True])
def test_what_an_empty_field_asks_for_can_be_read(theme, qtbot, kind, read_only):
    field = kind()
    qtbot.addWidget(field)
    field.setReadOnly(read_only)
    field.setPlaceholderText("\N{FULL BLOCK}" * 12)
    field.resize(240, 60)
    field.show()
    image = field.grab().toImage()
    seen = Counter(image.pixelColor(x, y).name() for x in range(8, 100) for y in range(6, 54))
    ground, words = (color for color, _ in seen.most_common(2))
    assert contrast(ground, words) >= LEAST
