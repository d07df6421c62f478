"""One-colour icons, tinted with the theme's text colour."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from refuge_annotator.resources import resource
from refuge_annotator.ui.theme import colors

SIZE = 20


def icon(name: str, color: str | None = None) -> QIcon:
    """Return the icon of ``resources/icons/<name>.svg`` in a colour, the theme's text colour by default."""
    result = QIcon()
    for mode, tint in ((QIcon.Mode.Normal, color or colors().text), (QIcon.Mode.Disabled, colors().line)):
        for scale in (1, 2):
            result.addPixmap(_pixmap(name, tint, SIZE * scale), mode)
    return result


@lru_cache(maxsize=256)
def _svg(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")


def _pixmap(name: str, color: str, size: int) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(_svg(name).replace("currentColor", color).encode("utf-8")))
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
