"""The design system: spacing, type, colours and the style sheet made from them."""

from dataclasses import dataclass
from string import Template

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

SPACE_1, SPACE_2, SPACE_3, SPACE_4, SPACE_6 = 4, 8, 12, 16, 24
RADIUS = 6
TEXT_SMALL, TEXT_BODY, TEXT_HEADING, TEXT_TITLE = 11, 13, 15, 24  # pixels


@dataclass(frozen=True, slots=True)
class Colors:
    """Colour roles of one theme; text on `surface` and `raised` has a contrast of at least 4.5:1."""

    name: str
    room: str  # around the photograph
    surface: str
    raised: str
    hover: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    ok: str
    warn: str
    danger: str


DARK = Colors(
    name="dark",
    room="#0b0d0f",
    surface="#14171a",
    raised="#1d2125",
    hover="#282d33",
    line="#31373d",
    text="#e6e9ec",
    muted="#9aa4ae",
    accent="#4fa8d8",
    on_accent="#06141d",
    ok="#62bf8f",
    warn="#e0ab4e",
    danger="#ef7d74",
)
LIGHT = Colors(
    name="light",
    room="#24282c",
    surface="#f4f5f6",
    raised="#ffffff",
    hover="#e6eaed",
    line="#d0d6db",
    text="#1b2126",
    muted="#566069",
    accent="#0f6d9f",
    on_accent="#ffffff",
    ok="#1f7448",
    warn="#8a5a00",
    danger="#b3362b",
)
THEMES = {theme.name: theme for theme in (DARK, LIGHT)}
_current = [DARK]


def colors() -> Colors:
    """Return the colours in use."""
    return _current[0]


def apply_theme(app: QApplication, theme: Colors) -> None:
    """Dress the whole program in a theme."""
    _current[0] = theme
    app.setStyle("Fusion")
    font = app.font()
    font.setPixelSize(TEXT_BODY)
    app.setFont(font)
    app.setPalette(_palette(theme))
    values = {field: getattr(theme, field) for field in theme.__dataclass_fields__}
    sizes = {"small": TEXT_SMALL, "body": TEXT_BODY, "heading": TEXT_HEADING, "title": TEXT_TITLE, "radius": RADIUS}
    app.setStyleSheet(_SHEET.substitute(values | sizes))


def _palette(theme: Colors) -> QPalette:
    roles = QPalette.ColorRole
    palette = QPalette()
    for role, color in (
        (roles.Window, theme.surface),
        (roles.WindowText, theme.text),
        (roles.Base, theme.raised),
        (roles.AlternateBase, theme.surface),
        (roles.Text, theme.text),
        (roles.Button, theme.raised),
        (roles.ButtonText, theme.text),
        (roles.BrightText, theme.danger),
        (roles.Highlight, theme.accent),
        (roles.HighlightedText, theme.on_accent),
        (roles.ToolTipBase, theme.raised),
        (roles.ToolTipText, theme.text),
        (roles.PlaceholderText, theme.muted),
        (roles.Link, theme.accent),
        (roles.Light, theme.hover),
        (roles.Midlight, theme.hover),
        (roles.Mid, theme.line),
        (roles.Dark, theme.room),
        (roles.Shadow, theme.room),
    ):
        palette.setColor(role, QColor(color))
    for role in (roles.Text, roles.WindowText, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return palette


_SHEET = Template(
    """
* { outline: none; }
QWidget { color: $text; font-size: ${body}px; }
QMainWindow, QDialog, QWidget#page, QStackedWidget { background: $surface; }
QWidget#panel { background: $surface; }
QWidget#card { background: $raised; border: 1px solid $line; border-radius: ${radius}px; }
QWidget#card[active="true"] { border-color: $accent; }
QWidget#bar { background: $surface; border-bottom: 1px solid $line; }
QWidget#foot { background: $surface; border-top: 1px solid $line; }
QWidget#toolstrip { background: $surface; border-right: 1px solid $line; }
QFrame#rule { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame#upright { background: $line; border: none; max-width: 1px; min-width: 1px; }
QWidget#banner { background: $raised; border: none; border-left: 3px solid $accent; }
QWidget#banner[kind="warn"] { border-left-color: $warn; }
QWidget#banner[kind="danger"] { border-left-color: $danger; }
QLabel { background: transparent; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 300; }
QLabel[role="heading"] { font-size: ${heading}px; font-weight: 600; }
QLabel[role="section"] { font-size: ${small}px; font-weight: 600; color: $muted; letter-spacing: 1px; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="small"] { color: $muted; font-size: ${small}px; }
QLabel[role="accent"] { color: $accent; font-size: ${small}px; }
QLabel[role="notice"] { color: $warn; font-size: ${small}px; }
QLabel[role="ok"] { color: $ok; }
QLabel[role="warn"] { color: $warn; }
QLabel[role="danger"] { color: $danger; }
QLabel[role="code"] { font-size: ${heading}px; font-weight: 600; }
QLabel[role="key"] { background: $hover; border: 1px solid $line; border-radius: 4px; padding: 1px 6px; color: $text; }
QPushButton, QToolButton {
  background: $raised; border: 1px solid $line; border-radius: ${radius}px; padding: 6px 12px; min-height: 18px;
}
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $line; }
QPushButton:focus, QToolButton:focus { border-color: $accent; }
QPushButton:checked, QToolButton:checked { background: $hover; border-color: $accent; color: $text; }
QPushButton:disabled, QToolButton:disabled { color: $muted; border-color: $line; background: $surface; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: $text; color: $surface; border-color: $text; }
QPushButton[role="primary"]:focus { border-color: $text; }
QPushButton[role="primary"]:disabled { background: $raised; color: $muted; border-color: $line; }
QPushButton[role="answer"] { padding: 3px 8px; font-size: 12px; }
QPushButton[role="step"] { padding: 6px 0; min-width: 32px; }
QPushButton[role="flat"], QToolButton[role="flat"] { background: transparent; border-color: transparent; }
QPushButton[role="flat"]:hover, QToolButton[role="flat"]:hover { background: $hover; }
QPushButton[role="flat"]:focus, QToolButton[role="flat"]:focus { border-color: $accent; }
QPushButton[role="chip"] { background: transparent; border-color: transparent; padding: 3px 8px; font-size: 12px; }
QPushButton[role="chip"]:hover { background: $hover; }
QPushButton[role="chip"]:checked { background: $hover; border-color: $line; }
QPushButton[role="chip"]:focus { border-color: $accent; }
QToolButton[role="tool"] { background: transparent; border: 1px solid transparent; padding: 5px; }
QToolButton[role="tool"]:hover { background: $hover; }
QToolButton[role="tool"]:checked { background: $hover; border-color: $accent; }
QToolButton[role="tool"]:focus { border-color: $accent; }
QToolButton[role="eye"] { background: transparent; border: 1px solid transparent; padding: 0; min-height: 0; }
QToolButton[role="eye"]:hover { background: $hover; }
QToolButton[role="eye"]:focus { border-color: $accent; }
QToolButton[role="head"] { background: transparent; border: none; border-bottom: 2px solid transparent;
  border-radius: 0;
  padding: 2px 0; font-size: ${small}px; font-weight: 600; color: $muted; text-align: left; }
QToolButton[role="head"]:hover { color: $text; }
QToolButton[role="head"]:checked { color: $text; background: transparent; border-bottom-color: $accent; }
QWidget#tilehead { background: $surface; }
QWidget#tilehead[under="true"] { background: $hover; }
QWidget#rater { border-radius: 4px; }
QWidget#rater:hover { background: $raised; }
QToolButton::menu-indicator { image: none; }
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {
  background: $raised; border: 1px solid $line; border-radius: ${radius}px; padding: 5px 8px;
  selection-background-color: $accent; selection-color: $on_accent; placeholder-text-color: $muted;
}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
  border-color: $accent;
}
QLineEdit[role="number"] { padding: 3px 5px; font-size: 12px; }
QLineEdit[fault="true"], QLineEdit[fault="true"]:focus { border-color: $danger; color: $danger; }
QLineEdit:disabled, QPlainTextEdit:disabled, QPlainTextEdit:read-only { color: $muted; background: $surface; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QComboBox#states { combobox-popup: 0; }
QComboBox#states[narrowed="true"] { border-color: $accent; }
QComboBox#states QAbstractItemView::item { min-height: 26px; padding: 0 8px; }
QComboBox#states QAbstractItemView::item:selected { background: $hover; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; selection-background-color: $hover;
  selection-color: $text; }
QListView, QTableView, QTreeView {
  background: $surface; border: none; selection-background-color: $hover; selection-color: $text;
  alternate-background-color: $surface; gridline-color: $line;
}
QListView#contents { padding: 14px 0; }
QListView#contents::item { padding: 5px 12px; }
QTextEdit#manual { background: $surface; border: none; border-radius: 0; padding: 0; }
QHeaderView::section { background: $surface; color: $muted; border: none; border-bottom: 1px solid $line;
  padding: 6px 11px; font-size: ${small}px; font-weight: 600; }
QTableView::item { padding: 4px 8px; border-bottom: 1px solid $line; }
QCheckBox { spacing: 8px; background: transparent; }
QCheckBox::indicator { width: 15px; height: 15px; border: 1px solid $muted; border-radius: 4px; background: $raised; }
QCheckBox::indicator:checked { width: 7px; height: 7px; border: 5px solid $accent; background: $on_accent; }
QCheckBox::indicator:focus { border-color: $accent; }
QRadioButton { spacing: 8px; background: transparent; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid $muted; border-radius: 8px;
  background: $raised; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid $accent; }
QRadioButton::indicator:focus { border-color: $accent; }
QSlider { background: transparent; min-height: 18px; }
QSlider::groove:horizontal { background: $line; height: 3px; border-radius: 1px; }
QSlider::handle:horizontal { background: $muted; border: 1px solid $surface; width: 10px; height: 10px;
  margin: -5px 0; border-radius: 6px; }
QSlider::handle:horizontal:hover { background: $text; }
QSlider::handle:horizontal:focus { background: $accent; }
QProgressBar { background: $hover; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QMenuBar { background: $surface; border-bottom: 1px solid $line; padding: 2px 6px; }
QMenuBar::item { background: transparent; padding: 5px 10px; border-radius: 4px; color: $text; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $raised; border: 1px solid $line; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: $hover; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 6px 4px; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: 4px 6px; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: 4px; min-height: 28px; min-width: 28px; margin: 1px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $line; }
QSplitter::handle:horizontal { width: 1px; }
QTabBar::tab { background: transparent; padding: 6px 12px; border-bottom: 2px solid transparent; color: $muted; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
"""
)
