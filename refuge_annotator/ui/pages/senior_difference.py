"""From the raters that are shown to the words of their difference."""

from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.consensus.difference import difference
from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.study.reading import OUTLINED, Reading, Structure
from refuge_annotator.ui.pages.senior_sight import Sight
from refuge_annotator.ui.panels.difference_panel import DifferencePanel, Side
from refuge_annotator.ui.panels.review_words import grouped
from refuge_annotator.ui.panels.structure_words import structure_name
from refuge_annotator.ui.words import tr
from refuge_annotator.view.palette import CONSENSUS, rater_style


def show_difference(panel: DifferencePanel, session: ReviewSession, sight: Sight) -> None:
    """Show the difference of the two raters that are shown, or how to choose them; nothing unless it is wished."""
    verdict, compared = session.verdict, sight.compared(len(session.order))
    if verdict is None or not sight.difference or sight.seven:
        panel.setVisible(False)
    elif compared is None:
        panel.ask_for_raters()
    else:
        one, other = compared
        reading = session.readings[session.order[one]]
        second = None if other is None else session.readings[session.order[other]]
        sides = _side(one), _side(other)
        lines = [_line(reading, second, verdict.consensus, s, (sides[0].name, sides[1].name)) for s in OUTLINED]
        panel.show_figures(*sides, lines)


def _side(place: int | None) -> Side:
    if place is None:
        return Side(tr("the vote"), CONSENSUS)
    style = rater_style(place)
    return Side(style.letter, style.color)


def _line(
    one: Reading, other: Reading | None, consensus: Consensus, structure: Structure, names: tuple[str, str]
) -> tuple[str, str, str]:
    found = difference(one, other, consensus, structure)
    name = structure_name(structure)
    if found is None:
        return name, "–", tr("not drawn by both")
    mine, theirs = (grouped(area) for area in found.areas)
    words = tr("only {one} {mine} px, only {other} {theirs} px", one=names[0], mine=mine, other=names[1], theirs=theirs)
    dice = "–" if found.dice is None else f"{found.dice:.3f}"
    return name, tr("Dice {value}", value=dice), words
