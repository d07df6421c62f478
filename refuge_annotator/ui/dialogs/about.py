"""What the program is, and what it is not for."""

import platform

import PySide6
from PySide6.QtWidgets import QWidget

from refuge_annotator import __version__
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import label
from refuge_annotator.ui.words import tr


class AboutDialog(Dialog):
    """Name, version, purpose, licence and attribution; `renderer` is how the photograph is drawn, where one is."""

    def __init__(self, parent: QWidget | None, renderer: str = "") -> None:
        super().__init__(parent, tr("Refuge Annotator"), tr("Version {version}", version=__version__))
        technical = f"Python {platform.python_version()} · Qt {PySide6.__version__}"
        for text, role in (
            (tr("Research use only; not for diagnosis."), "warn"),
            (
                tr("Reference standards for optic disc, cup and fovea from fundus photographs: readings by blinded "
                   "raters, merged by majority vote, reviewed by a senior."),
                "",
            ),
            (tr("Free software under the BSD 3-Clause licence."), ""),
            (
                tr("The real photograph of the demo study is “Retina, left, normal” by Mikael Häggström, CC0."),
                "muted",
            ),
            (f"{technical} · {renderer}" if renderer else technical, "small"),
        ):  # fmt: skip
            self.content.addWidget(label(text, role, wrap=True))
        self.add_button(tr("Close"), self.accept, primary=True)
