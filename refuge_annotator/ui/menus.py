"""Turns the declared actions into menus and shortcuts."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from refuge_annotator.ui.actions import ACTIONS, EXCLUSIVE, MENUS, SWITCHES, Action
from refuge_annotator.ui.icons import icon
from refuge_annotator.ui.words import tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def make_actions(owner: QWidget, run: Callable[[Action], object]) -> dict[str, QAction]:
    """Return a QAction for each declared action, by its id; triggered, it is handed to `run`."""
    made = {declared.id: _make(owner, declared, run) for declared in ACTIONS}
    owner.addActions(list(made.values()))
    for ids in EXCLUSIVE:
        group = QActionGroup(owner)
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        for action_id in ids:
            group.addAction(made[action_id])
    return made


def fill_menus(bar: QMenuBar, actions: Mapping[str, QAction], about_to_show: Callable[[], object]) -> None:
    """Fill the menu bar; `about_to_show` is called before a menu comes up, which has its icons painted then."""
    for title, ids in MENUS:
        menu: QMenu = bar.addMenu(tr(title))
        menu.aboutToShow.connect(about_to_show)
        menu.aboutToShow.connect(partial(_give_icons, actions, ids))
        for action_id in ids:
            if action_id:
                menu.addAction(actions[action_id])
            else:
                menu.addSeparator()


def tint(actions: Mapping[str, QAction]) -> None:
    """Give every action its icon in the theme's colour."""
    for declared in ACTIONS:
        if declared.icon:
            actions[declared.id].setIcon(icon(declared.icon))


def offer(actions: Mapping[str, QAction], places: frozenset[str]) -> None:
    """Enable the actions that belong to where the user is."""
    for declared in ACTIONS:
        actions[declared.id].setEnabled(declared.when in places)


def name_steps(actions: Mapping[str, QAction], back: str | None, again: str | None) -> None:
    """Say what undo takes back and redo brings again, where that is known."""
    actions["edit.undo"].setText(tr("Undo: {step}", step=tr(back)) if back else tr("Undo"))
    actions["edit.redo"].setText(tr("Redo: {step}", step=tr(again)) if again else tr("Redo"))


def show_switches(actions: Mapping[str, QAction], window: "MainWindow") -> None:
    """Check the switches that are on where the user is; no switch is on that is not offered."""
    for action_id, is_on in SWITCHES.items():
        action = actions[action_id]
        action.setChecked(action.isEnabled() and is_on(window))


def key_table(places: frozenset[str] | None = None) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
    """Return (menu, ((title, keys), ...)) for the cheat sheet: of some places, or of all."""
    declared = {a.id: a for a in ACTIONS}

    def shown(action_id: str) -> bool:
        action = declared.get(action_id)
        return action is not None and bool(action.shortcut) and (places is None or action.when in places)

    return [(tr(menu), [(tr(declared[i].title), declared[i].shortcut) for i in ids if shown(i)]) for menu, ids in MENUS]


def _give_icons(actions: Mapping[str, QAction], ids: Sequence[str]) -> None:
    for declared in ACTIONS:
        if declared.icon and declared.id in ids and actions[declared.id].icon().isNull():
            actions[declared.id].setIcon(icon(declared.icon))


def _make(owner: QWidget, declared: Action, run: Callable[[Action], object]) -> QAction:
    result = QAction(tr(declared.title), owner)
    if declared.shortcut:
        keypad = declared.shortcut.replace("Return", "Enter")
        result.setShortcuts([QKeySequence(keys) for keys in dict.fromkeys((declared.shortcut, keypad))])
    result.setCheckable(declared.id in SWITCHES)
    # An icon would take the check mark's place, and one that is a check mark would be taken for it.
    result.setIconVisibleInMenu(declared.id not in SWITCHES and declared.icon != "check")
    result.setMenuRole(QAction.MenuRole.NoRole)
    result.triggered.connect(lambda: run(declared))
    return result
