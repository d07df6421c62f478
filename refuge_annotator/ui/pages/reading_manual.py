"""The manual that a rater reads by: recorded with each reading, and a word when it has changed."""

from refuge_annotator.app.desks.rater import RaterDesk
from refuge_annotator.study.manual import Manual, built_in
from refuge_annotator.ui.dialogs.manual import CHANGED, in_force
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.words import LANGUAGES, tr


def take_manual(host: Host, desk: RaterDesk) -> str:
    """Return the SHA-256 of the manual in force; tell the rater where the last reading was made by another."""
    manual = in_force(desk.manual())
    last = desk.last_manual()
    if last and last not in _alike(manual):
        host.banner.show_message(
            tr("The study's manual has changed since your last reading."),
            "warn",
            key=CHANGED,
            action=tr("Read it  (F1)"),
            run=host.actions_by_id["help.manual"].trigger,
        )
    return manual.sha256


def _alike(manual: Manual) -> frozenset[str]:
    """Return what says the same: the program's own manual in every language."""
    return frozenset({manual.sha256} if manual.own else {built_in(name).sha256 for name in LANGUAGES})
