"""Every action of the program, with shortcut and icon, declared once; which are switches; their place in the menus."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from refuge_annotator.study.reading import Answer, Confidence, Fault, Structure
from refuge_annotator.ui.commands import edit, help, reading, review, study, view
from refuge_annotator.words import mark

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow

ALWAYS, OPEN, WORK, READING, REVIEW, MANAGER = "always", "open", "work", "reading", "review", "manager"
OVERSIGHT, REPORT, VISIT = "oversight", "report", "visit"


@dataclass(frozen=True, slots=True)
class Action:
    """Something the user can do.

    `when` says where it is offered: ``always``, with a study ``open``, on a page with a photograph (``work``), on the
    ``reading``, ``review`` or ``manager`` page, on either of the last two (``oversight``), on a page beside the work
    (``visit``), or where the report may be written (``report``).
    """

    id: str
    title: str
    run: Callable[["MainWindow"], object]
    shortcut: str = ""
    icon: str = ""
    when: str = ALWAYS


SHOW_RATER = (
    mark("Show rater A"),
    mark("Show rater B"),
    mark("Show rater C"),
    mark("Show rater D"),
    mark("Show rater E"),
    mark("Show rater F"),
    mark("Show rater G"),
)
SHOW_ALONE = (
    mark("Show only rater A"),
    mark("Show only rater B"),
    mark("Show only rater C"),
    mark("Show only rater D"),
    mark("Show only rater E"),
    mark("Show only rater F"),
    mark("Show only rater G"),
)
DROP_RATER = (  # the structure in hand
    mark("Drop rater A"),
    mark("Drop rater B"),
    mark("Drop rater C"),
    mark("Drop rater D"),
    mark("Drop rater E"),
    mark("Drop rater F"),
    mark("Drop rater G"),
)
CONFIDENCE = {
    Confidence.HIGH: mark("Confidence: high"),
    Confidence.MEDIUM: mark("Confidence: medium"),
    Confidence.LOW: mark("Confidence: low"),
}
FAULTS = {
    Fault.BLUR: mark("Hard to grade: blur"),
    Fault.MEDIA: mark("Hard to grade: opaque media"),
    Fault.ATROPHY: mark("Hard to grade: atrophy"),
    Fault.TILTED: mark("Hard to grade: tilted disc"),
    Fault.OTHER: mark("Hard to grade: other"),
}
ACTIONS = (
    Action("study.new", mark("New study…"), study.new_study, "Ctrl+N", "new"),
    Action("study.open", mark("Open study…"), study.open_study, "Ctrl+O", "open"),
    Action("study.profile", mark("Change profile"), study.change_profile, "Ctrl+L", "person", OPEN),
    Action("study.export", mark("Export labels…"), study.export_labels, "Ctrl+E", "export", MANAGER),
    Action("study.labels", mark("Import glaucoma labels…"), study.import_labels, "", "import", MANAGER),
    Action("study.manual", mark("Study's manual…"), study.choose_manual, "", "", MANAGER),
    Action("study.clear_pin", mark("Clear a forgotten PIN…"), study.clear_pin, "", "", MANAGER),
    Action("study.agreement", mark("Agreement…"), study.show_agreement, "Ctrl+G", "", OVERSIGHT),
    Action("study.feedback", mark("Your readings and the consensus…"), study.show_feedback, "Ctrl+G", "", READING),
    Action("study.report", mark("Write agreement report…"), study.write_report, "", "", REPORT),
    Action("study.back", mark("Back"), study.go_back, "Esc", "", VISIT),
    Action("study.check", mark("Check study…"), study.check_study, "", "check", MANAGER),
    Action("study.relink", mark("Find moved photographs…"), study.find_photographs, "", "", MANAGER),
    Action("study.back_up", mark("Back up now"), study.back_up, "", "backup", OPEN),
    Action("study.verify", mark("Verify an exported folder…"), study.verify_folder, "", ""),
    Action("study.close", mark("Close study"), study.close_study, "Ctrl+W", "", OPEN),
    Action("study.quit", mark("Quit"), study.quit_program, "Ctrl+Q"),
    Action("edit.undo", mark("Undo"), edit.undo, "Ctrl+Z", "undo", WORK),
    Action("edit.redo", mark("Redo"), edit.redo, "Ctrl+Shift+Z", "redo", WORK),
    Action("edit.delete_point", mark("Delete point"), edit.delete_point, "Del", "delete", WORK),
    Action("edit.curve", mark("Not elliptical: closed curve"), edit.switch_curve, "K", "", WORK),
    Action("edit.numbers", mark("Type numbers"), edit.type_numbers, "Ctrl+I", "", WORK),
    Action("edit.clear", mark("Clear this structure"), edit.clear_structure, "Shift+Del", "", WORK),
    Action("reading.disc", mark("Outline the disc"), reading.take_disc, "D", "disc", WORK),
    Action("reading.cup", mark("Outline the cup"), reading.take_cup, "C", "cup", WORK),
    Action("reading.fovea", mark("Mark the fovea"), reading.take_fovea, "F", "fovea", WORK),
    Action("reading.absent", mark("Answer: no cup, fovea not visible"), reading.answer_absent, "N", "", READING),
    Action("reading.cannot_grade", mark("Answer: cannot grade"), reading.answer_cannot_grade, "G", "", READING),
    Action("reading.uncertain", mark("Fovea uncertain"), reading.doubt_fovea, "U", "", READING),
    *(
        Action(f"reading.confidence_{n}", title, reading.say_confidence(level), str(n), "", READING)
        for n, (level, title) in enumerate(CONFIDENCE.items(), 1)
    ),
    *(
        Action(f"reading.fault_{n}", title, reading.say_fault(fault), str(len(CONFIDENCE) + n), "", READING)
        for n, (fault, title) in enumerate(FAULTS.items(), 1)
    ),
    Action("reading.notes", mark("Write a note"), reading.write_note, "T", "", READING),
    Action("reading.submit", mark("Submit reading"), reading.submit, "Return", "check", READING),
    Action("reading.recall", mark("Take submission back"), reading.recall, "Ctrl+R", "return", READING),
    Action("reading.previous", mark("Previous photograph"), reading.previous, "PgUp", "previous", WORK),
    Action("reading.next", mark("Next photograph"), reading.next_photograph, "PgDown", "next", WORK),
    Action("reading.next_unfinished", mark("Next unfinished"), reading.next_unfinished, "Ctrl+PgDown", "", WORK),
    Action("view.fit", mark("Whole photograph"), view.fit, "0", "fit", WORK),
    Action("view.disc", mark("Zoom to the disc"), view.zoom_to_disc, "Z", "zoom-disc", WORK),
    Action("view.zoom_in", mark("Zoom in"), view.zoom_in, "Ctrl++", "zoom-in", WORK),
    Action("view.zoom_out", mark("Zoom out"), view.zoom_out, "Ctrl+-", "zoom-out", WORK),
    Action("view.red_free", mark("Red-free"), view.toggle_red_free, "E", "", WORK),
    Action("view.channel", mark("Next single channel"), view.next_channel, "Shift+E", "", WORK),
    Action("view.negative", mark("Negative"), view.toggle_negative, "I", "", WORK),
    Action("view.local_contrast", mark("Local contrast"), view.toggle_local_contrast, "L", "", WORK),
    Action("view.more_contrast", mark("More contrast"), view.step_contrast(1), ".", "", WORK),
    Action("view.less_contrast", mark("Less contrast"), view.step_contrast(-1), ",", "", WORK),
    Action("view.brighter", mark("Brighter"), view.step_brightness(1), "Ctrl+.", "", WORK),
    Action("view.darker", mark("Darker"), view.step_brightness(-1), "Ctrl+,", "", WORK),
    Action("view.reset_look", mark("The photograph as it is"), view.reset_look, "Backspace", "", WORK),
    Action("view.loupe", mark("Loupe"), view.toggle_loupe, "Q", "loupe", WORK),
    Action("view.exact", mark("Exact pixels"), view.toggle_exact, "P", "", WORK),
    Action("view.axis", mark("Disc–fovea axis"), view.toggle_axis, "A", "", WORK),
    Action("view.list", mark("List of photographs"), view.toggle_list, "F9", "panel", WORK),
    Action("view.search", mark("Search the list"), view.search_list, "Ctrl+F", "", WORK),
    Action("view.theme", mark("Light or dark"), view.toggle_theme, "", "sun"),
    Action("review.accept", mark("Accept"), review.accept, "Ctrl+Return", "check", REVIEW),
    Action("review.return", mark("Return to raters…"), review.return_to_raters, "Ctrl+Backspace", "return", REVIEW),
    Action("review.ungradable", mark("Mark ungradable…"), review.mark_ungradable, "Ctrl+U", "flag", REVIEW),
    Action("review.lane", mark("Fast lane"), review.toggle_lane, "W", "", REVIEW),
    Action(
        "review.confirm",
        mark("Confirm the fast lane, or take it back"),
        review.confirm_lane,
        "Ctrl+Shift+Return",
        "",
        REVIEW,
    ),
    Action("review.own", mark("My own outline"), review.toggle_own, "O", "edit", REVIEW),
    Action("review.adjust", mark("Adjust the vote's outline"), review.adjust_vote, "Shift+O", "", REVIEW),
    Action("review.tie_rule", mark("Change the tie rule"), review.change_tie_rule, "R", "", REVIEW),
    Action("review.mask", mark("Show the merged mask"), review.toggle_mask, "M", "eye", REVIEW),
    Action("review.map", mark("Show how many agree"), review.toggle_map, "V", "", REVIEW),
    Action("review.seven", mark("All raters side by side"), review.toggle_seven, "S", "grid", REVIEW),
    Action("review.difference", mark("Difference of two raters"), review.toggle_difference, "B", "", REVIEW),
    *(
        Action(f"review.rater_{n}", title, review.toggle_rater(n - 1), str(n), "", REVIEW)
        for n, title in enumerate(SHOW_RATER, 1)
    ),
    *(
        Action(f"review.alone_{n}", title, review.show_alone(n - 1), f"Alt+{n}", "", REVIEW)
        for n, title in enumerate(SHOW_ALONE, 1)
    ),
    Action("review.all", mark("Show all raters"), review.show_all, "8", "", REVIEW),
    Action("review.none", mark("Hide all raters"), review.hide_all, "9", "", REVIEW),
    *(
        Action(f"review.drop_{n}", title, review.drop_rater(n - 1), f"Ctrl+{n}", "", REVIEW)
        for n, title in enumerate(DROP_RATER, 1)
    ),
    Action("help.manual", mark("Study's manual"), help.show_manual, "F1", "help"),
    Action("help.keys", mark("Keys"), help.show_keys, "?"),
    Action("help.about", mark("About Refuge Annotator"), help.show_about),
)

SWITCHES: dict[str, Callable[["MainWindow"], bool]] = {  # whether each is on, asked on a page where it is offered
    "edit.curve": edit.is_curve,
    "reading.disc": reading.has_tool(Structure.DISC),
    "reading.cup": reading.has_tool(Structure.CUP),
    "reading.fovea": reading.has_tool(Structure.FOVEA),
    "reading.absent": reading.has_answer(Answer.ABSENT),
    "reading.cannot_grade": reading.has_answer(Answer.CANNOT_GRADE),
    "reading.uncertain": reading.is_doubted,
    **{f"reading.confidence_{n}": reading.has_confidence(level) for n, level in enumerate(CONFIDENCE, 1)},
    **{f"reading.fault_{n}": reading.has_fault(fault) for n, fault in enumerate(FAULTS, 1)},
    "view.fit": view.is_fitted,
    "view.disc": view.is_zoom_kept,
    "view.red_free": view.is_red_free,
    "view.negative": view.is_negative,
    "view.local_contrast": view.is_evened,
    "view.loupe": view.has_loupe,
    "view.exact": view.is_exact,
    "view.axis": view.has_axis,
    "view.list": view.has_list,
    "review.lane": review.is_lane_on,
    "review.own": review.is_drawing,
    "review.mask": review.has_mask,
    "review.map": review.has_map,
    "review.seven": review.is_seven,
    "review.difference": review.has_difference,
    **{f"review.rater_{n}": review.is_shown(n - 1) for n in range(1, 8)},
    **{f"review.alone_{n}": review.is_alone(n - 1) for n in range(1, 8)},
    **{f"review.drop_{n}": review.is_dropped(n - 1) for n in range(1, 8)},
}
EXCLUSIVE = (  # of which one at most is on
    ("reading.disc", "reading.cup", "reading.fovea"),
    ("reading.absent", "reading.cannot_grade"),
    tuple(f"reading.confidence_{n}" for n in range(1, 4)),
    ("review.map", "review.difference"),
    tuple(f"review.alone_{n}" for n in range(1, 8)),
)

MENUS = (
    (
        mark("Study"),
        (
            "study.new", "study.open", "", "study.profile", "study.agreement", "study.feedback", "study.back", "",
            "study.report", "study.export", "study.labels", "study.manual", "study.clear_pin", "study.check",
            "study.relink", "study.verify", "study.back_up", "", "study.close", "study.quit",
        ),
    ),
    (mark("Edit"), ("edit.undo", "edit.redo", "", "edit.delete_point", "edit.curve", "edit.numbers", "edit.clear")),
    (
        mark("Reading"),
        (
            "reading.disc", "reading.cup", "reading.fovea", "", "reading.absent", "reading.cannot_grade",
            "reading.uncertain", "reading.notes", "", *(f"reading.confidence_{n}" for n in range(1, 4)),
            *(f"reading.fault_{n}" for n in range(1, 6)), "", "reading.submit", "reading.recall", "",
            "reading.previous", "reading.next", "reading.next_unfinished",
        ),
    ),
    (
        mark("Review"),
        (
            "review.accept", "review.return", "review.ungradable", "", "review.lane", "review.confirm", "",
            "review.own", "review.adjust",
            "review.tie_rule", "", "review.mask", "review.map", "review.seven",
            "review.difference", "",
            *(f"review.rater_{n}" for n in range(1, 8)), "review.all", "review.none", "",
            *(f"review.alone_{n}" for n in range(1, 8)), "", *(f"review.drop_{n}" for n in range(1, 8)),
        ),
    ),
    (
        mark("View"),
        (
            "view.fit", "view.disc", "view.zoom_in", "view.zoom_out", "", "view.red_free", "view.channel",
            "view.negative", "view.local_contrast", "view.more_contrast", "view.less_contrast", "view.brighter",
            "view.darker", "view.reset_look", "", "view.loupe", "view.exact", "view.axis", "",
            "view.list", "view.search", "", "view.theme",
        ),
    ),
    (mark("Help"), ("help.manual", "help.keys", "", "help.about")),
)  # fmt: skip


def action(action_id: str) -> Action:
    """Return an action by its id."""
    return next(a for a in ACTIONS if a.id == action_id)
