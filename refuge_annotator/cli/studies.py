"""The commands about a study: making one, looking at it, and what a manager brings into it."""

import argparse
from collections import Counter
from pathlib import Path

from refuge_annotator.cli import study_file
from refuge_annotator.cli.outcome import DONE, FAILED, IN_PART
from refuge_annotator.cli.window import open_window
from refuge_annotator.errors import UserError
from refuge_annotator.study.protocol import Protocol, Repeats, TieRule, protocol_with
from refuge_annotator.terminal import mutter, progress_bar, say, told_when_complete
from refuge_annotator.words import counted


def run_new(arguments: argparse.Namespace) -> int:
    """Make a study from a folder of photographs."""
    from refuge_annotator.creation import described, look_at, make_study
    from refuge_annotator.formats.photograph_table import BadRow
    from refuge_annotator.study.order import order_notes

    study: Path = arguments.study
    protocol = protocol_with(
        arguments.raters,
        quorum=arguments.quorum,
        tie_rule=TieRule(arguments.tie_rule),
        calibration=arguments.calibration,
        repeats=Repeats(arguments.repeats, arguments.repeat_days, arguments.repeat_photographs),
        review_repeats_percent=arguments.review_repeats,
    )
    with progress_bar("photographs") as progress:
        found = described(look_at(study, arguments.photographs, progress=progress), arguments.details)
    for fault in found.faults:
        mutter(f"left out: {fault.sentence()}")
    if any(isinstance(fault, BadRow) for fault in found.faults):
        mutter("a study keeps the details that it was made with: mend the table and make the study anew")
    with told_when_complete(study, "the study is made"):
        make_study(found, title=arguments.title, protocol=protocol, seed=arguments.seed)
        for note in (*found.notes, *order_notes(protocol, len(found.images))):
            say(f"note: {note.sentence()}")
        say(f"{study}: {counted(len(found.images), 'photograph')}, {counted(arguments.raters, 'rater')}")
    return IN_PART if found.faults else DONE


def run_demo(arguments: argparse.Namespace) -> int:
    """Make the demo study and open it."""
    from refuge_annotator.demo.study import make_demo

    folder: Path = arguments.folder
    with told_when_complete(folder / "demo.refuge", "the demo study is made"):
        with progress_bar("photographs") as progress:
            study = make_demo(
                folder,
                photographs=arguments.photographs,
                seed=arguments.seed,
                complete=arguments.complete,
                progress=progress,
            )
        say(str(study))
    return DONE if arguments.no_window else open_window(study)


def run_check(arguments: argparse.Namespace) -> int:
    """Verify every record and photograph of a study."""
    with study_file.opened(arguments.study, read_only=True) as store:
        with progress_bar("records and photographs") as progress:
            problems = store.check(progress)
        count = len(store.images())
    for problem in problems:
        say(f"{'problem' if problem.grave else 'note'}: {problem.sentence()}")
    if any(problem.grave for problem in problems):
        return FAILED
    say(f"{arguments.study}: every record is as it was written ({counted(count, 'photograph')})")
    return DONE


def run_status(arguments: argparse.Namespace) -> int:
    """Show how far photographs and raters are."""
    from refuge_annotator.study.rater import Role
    from refuge_annotator.study.state_words import PHOTOGRAPH_WORDS, READING_WORDS

    with study_file.opened(arguments.study, read_only=True) as store:
        info, rows = store.study(), store.queue()
        rule = info.protocol
        say(f"{info.title} ({info.code}): {counted(len(rows), 'photograph')}, {counted(rule.raters, 'rater')}")
        say(f"quorum {rule.quorum}, ties {rule.tie_rule.value}{_order_words(rule)}")
        states = Counter(row.state for row in rows)
        for state, words in PHOTOGRAPH_WORDS.items():
            say(f"  {words.lower():12}{states[state]:6}")
        raters = [person for person in store.people() if person.role is Role.RATER]
        for replicate, title in ((0, ""), (1, "again"))[: 2 if rule.repeats.percent else 1]:
            say(f"  {title:6}" + "".join(f"{words:>12}" for words in READING_WORDS.values()))
            for person in raters:
                readings = Counter(a.state for a in store.assigned(person.id) if a.replicate == replicate)
                say(f"  {person.code:6}" + "".join(f"{readings[state]:12}" for state in READING_WORDS))
    return DONE


def _order_words(rule: Protocol) -> str:
    words = f", calibration {rule.calibration}" if rule.calibration else ""
    late = rule.repeats
    if late.percent:
        words += f", repeats {late.percent} % after {late.days} days and {late.photographs} photographs"
    return words


def run_relink(arguments: argparse.Namespace) -> int:
    """Find moved photographs by their content."""
    folder: Path = arguments.folder
    if not folder.is_dir():
        raise UserError("there is no such folder", "choose the folder that the photographs lie in", folder)
    with study_file.opened(arguments.study) as store, progress_bar("photographs and files") as progress:
        found = store.relink(folder.resolve(), progress)
    for image in found.missing:
        mutter(f"not found: {image.code} ({image.path})")
    if not found.found:
        raise UserError("none of the photographs lies there; nothing was changed", "choose another folder", folder)
    say(f"{folder}: {counted(found.found, 'photograph')} found, {len(found.missing)} missing")
    return IN_PART if found.missing else DONE


def run_labels(arguments: argparse.Namespace) -> int:
    """Import glaucoma labels."""
    from refuge_annotator.formats.labels_csv import read_labels

    with study_file.opened(arguments.study) as store:
        table = read_labels(arguments.table, store.images())
        store.import_labels(table.labels, study_file.manager_of(store))
        without = sum(store.glaucoma_label(image.id) is None for image in store.images())
    for fault in table.faults:
        mutter(f"left out: {fault.sentence()}")
    say(f"{counted(len(table.labels), 'label')} imported, {counted(without, 'photograph')} without one")
    if not table.labels:
        return FAILED
    return IN_PART if table.faults else DONE


def run_clear_pin(arguments: argparse.Namespace) -> int:
    """Take away a PIN that its owner has forgotten."""
    with study_file.opened(arguments.study) as store:
        person = next((p for p in store.people() if p.code == arguments.code), None)
        if person is None:
            raise UserError("{code} is not in this study", "name one such as R1, S1 or M1", code=arguments.code)
        store.clear_pin(person.id, "command line")
    say(f"{arguments.code} has no PIN now and can set a new one")
    return DONE
