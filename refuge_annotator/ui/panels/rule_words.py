"""What the rules before submission are called, and the short reasons to set one aside.

Reasons of the list are stored in plain English and shown in the user's language; own words stay as they were written.
"""

from refuge_annotator.study.image import Laterality
from refuge_annotator.study.reading import Override
from refuge_annotator.study.rules import Rule
from refuge_annotator.ui.words import tr
from refuge_annotator.words import mark

SENTENCES = {  # for the rater, before submission
    "disc_small": mark("The disc is very small for this photograph."),
    "disc_large": mark("The disc is very large for this photograph."),
    "disc_long": mark("The disc is far from round. If it is tilted, say so under “Hard to grade”."),
    "disc_bare": mark("Half of the disc's outline has no point: its course there is a guess."),
    "disc_provisional": mark("The disc's outline runs through fewer than six points: it is provisional."),
    "cup_outside_disc": mark("The cup lies outside the disc."),
    "cup_leaves_disc": mark("The cup leaves the disc. What lies outside will not count."),
    "cup_without_disc": mark("The cup is outlined, but the disc cannot be graded: a cup counts only with its disc."),
    "cup_large": mark("The cup is nearly as large as the disc. Is its outline round the cup?"),
    "cup_tiny": mark("The cup is tiny. If there is none, answer “no cup”."),
    "cup_long": mark("The cup is unusually long and narrow."),
    "cup_bare": mark("Half of the cup's outline has no point: its course there is a guess."),
    "cup_provisional": mark("The cup's outline runs through fewer than six points: it is provisional."),
    "fovea_in_disc": mark("The fovea lies in the disc."),
    "fovea_near": mark("The fovea lies unusually near the disc: less than one and a half disc diameters away."),
    "fovea_far": mark("The fovea lies unusually far from the disc: more than three and a half disc diameters away."),
    "fovea_above": mark("The fovea lies above the disc; mostly it is a little below."),
    "fovea_below": mark("The fovea lies far below the disc; mostly it is only a little below."),
    "cannot_grade_unexplained": mark("Something cannot be graded. Say why under “Hard to grade”."),
    "other_unexplained": mark("Something else makes it hard to grade. Say in the notes what it is."),
}
NAMES = {  # for the senior, who reads what was set aside
    "disc_small": mark("disc very small"),
    "disc_large": mark("disc very large"),
    "disc_long": mark("disc far from round"),
    "disc_bare": mark("half of the disc without points"),
    "disc_provisional": mark("disc provisional"),
    "cup_outside_disc": mark("cup outside the disc"),
    "cup_leaves_disc": mark("cup leaves the disc"),
    "cup_without_disc": mark("cup in a disc that cannot be graded"),
    "cup_large": mark("cup nearly as large as the disc"),
    "cup_tiny": mark("cup tiny"),
    "cup_long": mark("cup long and narrow"),
    "cup_bare": mark("half of the cup without points"),
    "cup_provisional": mark("cup provisional"),
    "fovea_in_disc": mark("fovea in the disc"),
    "fovea_near": mark("fovea near the disc"),
    "fovea_far": mark("fovea far from the disc"),
    "fovea_above": mark("fovea above the disc"),
    "fovea_below": mark("fovea far below the disc"),
    "other_eye": mark("fovea on the other side than recorded"),
    "cannot_grade_unexplained": mark("cannot grade, without a fault named"),
    "other_unexplained": mark("other fault, without a note"),
}
EDGE_HIDDEN, REALLY_SO = mark("edge hidden"), mark("checked: it is so")
REASONS = {
    "disc_small": (mark("small disc"), mark("wide field")),
    "disc_large": (mark("large disc"), mark("narrow field")),
    "disc_long": (mark("oblique view"), REALLY_SO),
    "disc_bare": (EDGE_HIDDEN,),
    "disc_provisional": (EDGE_HIDDEN,),
    "cup_leaves_disc": (mark("rim lost there"),),
    "cup_without_disc": (EDGE_HIDDEN,),
    "cup_large": (mark("rim almost lost"),),
    "cup_tiny": (mark("small cup"),),
    "cup_long": (mark("notched rim"), REALLY_SO),
    "cup_bare": (EDGE_HIDDEN,),
    "cup_provisional": (EDGE_HIDDEN,),
    "fovea_near": (mark("large disc"), REALLY_SO),
    "fovea_far": (mark("small disc"), REALLY_SO),
    "fovea_above": (mark("head tilted"), REALLY_SO),
    "fovea_below": (mark("head tilted"), REALLY_SO),
    "other_eye": (mark("record wrong"), mark("mirrored")),
}


def rule_sentence(rule: Rule, laterality: Laterality | None) -> str:
    """Say what a rule has found; `laterality` is the recorded eye."""
    if rule.id == "other_eye":
        if laterality is Laterality.RIGHT:
            return tr("On record this is a right eye, but the fovea lies on the side of a left one.")
        return tr("On record this is a left eye, but the fovea lies on the side of a right one.")
    return tr(SENTENCES[rule.id])


def reasons_for(rule_id: str) -> tuple[str, ...]:
    """Return the short reasons to set a rule aside, in the user's language."""
    return tuple(tr(reason) for reason in REASONS.get(rule_id, ()))


def stored_reason(rule_id: str, words: str) -> str:
    """Return a reason as it is stored: in plain English where it is of the list."""
    return next((reason for reason in REASONS.get(rule_id, ()) if tr(reason) == words.strip()), words.strip())


def shown_reason(override: Override) -> str:
    """Return a stored reason in the user's language."""
    return tr(override.reason) if override.reason in REASONS.get(override.rule, ()) else override.reason


def override_words(override: Override) -> str:
    """Return a rule that was set aside, and why; a rule of a later version by its id."""
    name = NAMES.get(override.rule)
    return f"{tr(name) if name else override.rule} ({shown_reason(override)})"


def eye_words(laterality: Laterality | None) -> str:
    """Say which eye it is; nothing where that is not known."""
    return {Laterality.RIGHT: tr("right eye"), Laterality.LEFT: tr("left eye"), None: ""}[laterality]
