"""The frame that the rater's and the senior's page share: list, tools, canvas, panel, status line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QWidget

from refuge_annotator.errors import UserError
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Reading, Structure
from refuge_annotator.ui.guard import log_folder
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.pages.adjusting import Adjusting
from refuge_annotator.ui.pages.drawing import Drawing
from refuge_annotator.ui.panels.checklist_panel import ChecklistPanel
from refuge_annotator.ui.panels.foot import Foot
from refuge_annotator.ui.panels.toolstrip import Toolstrip
from refuge_annotator.ui.parts import column, row, rule
from refuge_annotator.ui.theme import colors
from refuge_annotator.ui.words import sentence, tr
from refuge_annotator.view.canvas import Canvas
from refuge_annotator.view.overlays import catalog
from refuge_annotator.view.overlays.overlay import Shown
from refuge_annotator.view.palette import HANDLE
from refuge_annotator.view.scene import EMPTY, Marker, Scene, stack

if TYPE_CHECKING:
    from refuge_annotator.ui.panels.review_panel import ReviewPanel

OWN_OVERLAYS = ("outlines", "fovea")
DISC_SHARE = 0.30  # of the canvas' smaller side, that the disc's radius takes after "zoom to the disc"
TOOL_ACTIONS = {
    Structure.DISC: "reading.disc",
    Structure.CUP: "reading.cup",
    Structure.FOVEA: "reading.fovea",
}


class Frame:
    """Puts the parts of a work page together; the page gives them their meaning."""

    def __init__(
        self,
        host: Host,
        left: QWidget,
        strip: Sequence[Sequence[str]],
        right: "ChecklistPanel | ReviewPanel",
        *,
        read_only: bool,
        canvas: Canvas | None = None,
    ) -> None:
        self.canvas = canvas or Canvas()
        self.canvas.set_background(colors().room)
        self.strip = Toolstrip(strip, host.actions_by_id, host.symbols)
        self.foot = Foot(self.canvas, host.autosave, read_only=read_only)
        self.adjusting = Adjusting(self.canvas, right.adjust, self.foot, host.settings)
        self._left, self._right = left, right

    def layout_for_page(self) -> QHBoxLayout:
        """Return the layout of the whole page."""
        middle = column(row(self.strip, self.canvas, gap=0), self.foot, gap=0)
        layout = row(self._left, rule("upright"), middle, rule("upright"), self._right, gap=0)
        layout.setStretch(2, 1)
        return layout

    def zoom_to(self, center: Point, radius: float) -> None:
        """Magnify so that a circle of `radius` image pixels fills a good part of the canvas."""
        side = min(self.canvas.width(), self.canvas.height())
        self.canvas.zoom_to(center, DISC_SHARE * side / max(radius, 1.0))

    def show_tool(self, structure: Structure) -> None:
        """Show in the strip which tool is in hand, and whether the loupe is."""
        self.strip.check(TOOL_ACTIONS[structure])
        self.strip.buttons["view.loupe"].setChecked(self.adjusting.loupe)

    @property
    def has_list(self) -> bool:
        """Whether the list of photographs is shown."""
        return not self._left.isHidden()

    def toggle_list(self) -> None:
        """Show the list of photographs, or give its room to the photograph."""
        self._left.setVisible(not self.has_list)

    def restyle(self) -> None:
        """Follow a change of theme."""
        self.canvas.set_background(colors().room)
        self.strip.restyle()

    def own_scene(self, reading: Reading, drawing: Drawing) -> Scene:
        """Return what lies over the photograph while one reading is drawn."""
        if drawing.hidden:
            return EMPTY
        hover = drawing.hover
        shown = Shown(
            own=reading,
            active=drawing.tool.structure,
            hovered=(hover.kind, hover.which) if hover else None,
            selected=drawing.selected,
            outlying=drawing.outlying,
        )
        wished = (*OWN_OVERLAYS, "axis") if self.adjusting.axis else OWN_OVERLAYS
        return stack([catalog.draw(shown, wished), _cross(drawing.cross)])

    @staticmethod
    def failure_words(code: str, error: Exception) -> str:
        """Say under the neutral code why a photograph cannot be shown: its file name is not for raters' eyes."""
        if isinstance(error, UserError):
            return f"{code}: {sentence(error, blind=True)}"
        return tr(
            "{code}: the photograph cannot be shown; tell the manager. The details are in {folder}.",
            code=code,
            folder=log_folder(),
        )


def _cross(point: Point | None) -> Scene:
    """Draw the keyboard's cross."""
    return EMPTY if point is None else Scene(markers=(Marker(point, "cross", HANDLE, 17.0),))
