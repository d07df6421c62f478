"""What the program is, and what it is not for."""

import PySide6
from PySide6.QtWidgets import QWidget

from refuge_annotator import __version__
from refuge_annotator.ui.dialogs.dialog import Dialog
from refuge_annotator.ui.parts import label
from refuge_annotator.ui.words import tr


class AboutDialog(Dialog):
    """Name, version, licence and attribution."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, tr("Refuge Annotator"), tr("Version {version}", version=__version__))
        for text, role in (
            (tr("Research use only; not for diagnosis."), "warn"),
            (
                tr("Reference standards for optic disc, cup and fovea from fundus photographs: readings by blinded "
                   "raters, merged by majority vote, reviewed by a senior."),
                "",
            ),
            (tr("Free software under the BSD 3-Clause licence. Made with Qt {qt}.", qt=PySide6.__version__), "muted"),
            (
                tr("The real photograph of the demo study is “Retina, left, normal” by M. Häggström, CC0."),
                "muted",
            ),
        ):  # fmt: skip
            self.content.addWidget(label(text, role, wrap=True))
        self.add_button(tr("Close"), self.accept, primary=True)
