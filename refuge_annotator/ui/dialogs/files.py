"""Ask for a file or a folder."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from refuge_annotator.ui.words import tr

_last = [Path.home()]  # where the last one lay


def ask_study(parent: QWidget | None) -> Path | None:
    """Ask for a study file."""
    name, _ = QFileDialog.getOpenFileName(
        parent, tr("Open study"), str(_last[0]), f"{tr('Studies')} (*.refuge);;{tr('All files')} (*)"
    )
    return _kept(name)


def ask_csv(parent: QWidget | None) -> Path | None:
    """Ask for a table."""
    name, _ = QFileDialog.getOpenFileName(
        parent, tr("Open table"), str(_last[0]), f"{tr('Tables')} (*.csv);;{tr('All files')} (*)"
    )
    return _kept(name)


def ask_text(parent: QWidget | None) -> Path | None:
    """Ask for a text."""
    name, _ = QFileDialog.getOpenFileName(
        parent, tr("Open text"), str(_last[0]), f"{tr('Texts')} (*.md *.txt);;{tr('All files')} (*)"
    )
    return _kept(name)


def ask_folder(parent: QWidget | None, title: str) -> Path | None:
    """Ask for a folder."""
    return _kept(QFileDialog.getExistingDirectory(parent, title, str(_last[0])))


def ask_new_study_file(parent: QWidget | None, near: Path | None = None) -> Path | None:
    """Ask where a new study is to lie; `near` is the folder to begin in."""
    name, _ = QFileDialog.getSaveFileName(
        parent, tr("Save new study"), str((near or _last[0]) / "study.refuge"), f"{tr('Studies')} (*.refuge)"
    )
    path = _kept(name)
    return path if path is None or path.suffix.lower() == ".refuge" else path.with_name(path.name + ".refuge")


def _kept(text: str) -> Path | None:
    if not text:
        return None
    path = Path(text)
    _last[0] = path if path.is_dir() else path.parent
    return path
