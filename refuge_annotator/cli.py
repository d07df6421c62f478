"""The command line: every command, and the one door to the window."""

import argparse
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from refuge_annotator import __version__, terminal
from refuge_annotator.errors import UserError
from refuge_annotator.study.protocol import MOST_REPEATS, Protocol, Repeats, TieRule, protocol_with
from refuge_annotator.terminal import complain, counted, mutter, progress_bar, say, told_when_complete

if TYPE_CHECKING:
    from types import ModuleType

    from refuge_annotator.reference import Case, StudyData
    from refuge_annotator.store.store import Store

DONE, FAILED, USAGE, IN_PART, STOPPED = 0, 1, 2, 3, 130
MOST_SEED = 2**63 - 1  # what a study file can hold
FORMAT_IDS = (
    "refuge-training",
    "refuge-validation",
    "refuge-test",
    "refuge-evaluation",
    "submission",
    "multirater",
)

Arguments = argparse.Namespace


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    0: all done. 1: it failed, or faults were found. 2: the command was not understood. 3: done in part, the rest is
    named. 130: stopped with Ctrl+C.
    """
    terminal.speak_utf8()
    try:
        arguments = parser().parse_args(_with_open(sys.argv[1:] if argv is None else argv))
        code: int = arguments.run(arguments)
    except SystemExit as leaving:  # how argparse ends --help, --version and mistakes
        return leaving.code if isinstance(leaving.code, int) else USAGE
    except UserError as error:
        complain(error.sentence())
        return FAILED
    except KeyboardInterrupt:
        complain("stopped")
        return STOPPED
    except BrokenPipeError:  # whoever read our output has gone
        terminal.fall_silent()
        return FAILED
    except terminal.OutputFailed as error:
        complain(f"the output cannot be written ({error}); send it to another place")
        return FAILED
    except Exception as error:
        complain(terminal.confess(error))
        return FAILED
    return code


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    top = argparse.ArgumentParser(
        prog="refuge-annotator",
        description="Reference standards for optic disc, cup and fovea. Research use only; not for diagnosis.",
        epilog="Without a command, the window opens, on STUDY where one is named.",
    )
    top.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[Arguments], int], words: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
        added.set_defaults(run=run)
        return added

    opening = command("open", _open, "open the window")
    opening.add_argument("study", metavar="STUDY", type=Path, nargs="?")
    _new_options(command("new", _new, "make a study from a folder of photographs"))
    _demo_options(command("demo", _demo, "make the demo study and open it"))
    export = command("export", _export, "write the labels of accepted photographs to a new folder")
    _study_argument(export)
    export.add_argument("folder", metavar="FOLDER", type=Path)
    export.add_argument("--format", choices=FORMAT_IDS, required=True)
    verify = command("verify", _verify, "say what would break or mislead a reader of a folder of labels")
    verify.add_argument("folder", metavar="FOLDER", type=Path)
    _study_argument(command("check", _check, "verify every record and photograph of a study"))
    _study_argument(command("status", _status, "show how far photographs and raters are"))
    relink = command("relink", _relink, "find moved photographs of a study in a folder, by their content")
    _study_argument(relink)
    relink.add_argument("folder", metavar="FOLDER", type=Path)
    labels = command("labels", _labels, "import glaucoma labels: columns image, label, source, and risk if any")
    _study_argument(labels)
    labels.add_argument("table", metavar="CSV", type=Path)
    forgotten = command("clear-pin", _clear_pin, "take away a PIN that its owner, such as R1 or M1, has forgotten")
    _study_argument(forgotten)
    forgotten.add_argument("code", metavar="CODE")
    consensus = command("consensus", _consensus, "write the consensus of every photograph as numbers")
    _study_argument(consensus)
    consensus.add_argument("--json", metavar="FILE", type=Path, required=True)
    command("self-test", _self_test, "find out whether this computer can do all of it")
    return top


def _new_options(new: argparse.ArgumentParser) -> None:
    new.add_argument("study", metavar="STUDY.refuge", type=Path)
    new.add_argument("--photographs", metavar="FOLDER", type=Path, nargs="+", required=True)
    new.add_argument("--raters", metavar="N", type=_number(1, 99), default=7, help="how many read each (7)")
    new.add_argument("--quorum", metavar="N", type=int, help="how many must grade a structure (more than half)")
    rules = [rule.value for rule in TieRule]
    new.add_argument("--tie-rule", choices=rules, default="outside", help="pixels that exactly half drew (outside)")
    new.add_argument(
        "--calibration", metavar="N", type=_number(0, 5000), default=0, help="so many come first, the same for all (0)"
    )
    new.add_argument(
        "--repeats",
        metavar="PERCENT",
        type=_number(0, MOST_REPEATS),
        default=0,
        help="so many come again to their rater, unannounced (0; 5 from 200 photographs on is usual)",
    )
    late = Repeats()
    new.add_argument(
        "--repeat-days", metavar="N", type=int, default=late.days, help=f"after so many days at least ({late.days})"
    )
    new.add_argument(
        "--repeat-photographs",
        metavar="N",
        type=int,
        default=late.photographs,
        help=f"and after so many others ({late.photographs})",
    )
    new.add_argument("--title", default="", help="a name for the study; that of the file unless given")
    new.add_argument(
        "--seed",
        metavar="N",
        type=_number(0, MOST_SEED),
        help="decides neutral codes and reading orders; random unless given",
    )


def _demo_options(demo: argparse.ArgumentParser) -> None:
    demo.add_argument("folder", metavar="FOLDER", type=Path)
    demo.add_argument("--photographs", metavar="N", type=_number(1, 5000), default=12, help="how many (12)")
    demo.add_argument(
        "--seed",
        metavar="N",
        type=_number(0, MOST_SEED),
        default=2018,
        help="the same seed makes the same study (2018)",
    )
    demo.add_argument("--complete", action="store_true", help="read and review everything")
    demo.add_argument("--no-window", action="store_true", help="do not open it")


def _study_argument(command: argparse.ArgumentParser) -> None:
    command.add_argument("study", metavar="STUDY", type=Path)


def _number(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        value = int(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{value} is not from {least} to {most}")
        return value

    return number


def _with_open(words: Sequence[str]) -> list[str]:
    """Put in the command "open" where only a study, or nothing, is given."""
    if not words:
        return ["open"]
    is_study = words[0].casefold().endswith(".refuge") or Path(words[0]).is_file()
    return ["open", *words] if is_study and not words[0].startswith("-") else list(words)


# what each command does


def _open(arguments: Arguments) -> int:
    return _open_window(arguments.study)


def _open_window(study: Path | None) -> int:
    if study is not None and not study.is_file():
        raise UserError("there is no such file", "choose the study file", study)
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        raise UserError("there is no screen here for the window", "see refuge-annotator --help for what needs none")
    window = _window()
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a window has nothing to tidy up
    code: int = window.run(study)
    return code


def _window() -> "ModuleType":
    try:
        from refuge_annotator.ui import main_window
    except ImportError as error:
        raise UserError(
            "the window cannot be opened ({why})", "install the system's libraries that the README names", why=error
        ) from error
    return main_window


def _self_test(_: Arguments) -> int:
    code: int = _window().self_test()
    return code


def _new(arguments: Arguments) -> int:
    from refuge_annotator.creation import look_at, make_study
    from refuge_annotator.study.order import order_notes

    study: Path = arguments.study
    protocol = protocol_with(
        arguments.raters,
        quorum=arguments.quorum,
        tie_rule=TieRule(arguments.tie_rule),
        calibration=arguments.calibration,
        repeats=Repeats(arguments.repeats, arguments.repeat_days, arguments.repeat_photographs),
    )
    with progress_bar("photographs") as progress:
        found = look_at(study, arguments.photographs, progress=progress)
    for fault in found.faults:
        mutter(f"left out: {fault.sentence()}")
    with told_when_complete(study, "the study is made"):
        make_study(found, title=arguments.title, protocol=protocol, seed=arguments.seed)
        for note in (*found.notes, *order_notes(protocol, len(found.images))):
            say(f"note: {note.sentence()}")
        say(f"{study}: {counted(len(found.images), 'photograph')}, {counted(arguments.raters, 'rater')}")
    return IN_PART if found.faults else DONE


def _demo(arguments: Arguments) -> int:
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
    return DONE if arguments.no_window else _open_window(study)


def _check(arguments: Arguments) -> int:
    with _opened(arguments.study, read_only=True) as store:
        with progress_bar("records and photographs") as progress:
            problems = store.check(progress)
        count = len(store.images())
    for problem in problems:
        say(f"{'problem' if problem.grave else 'note'}: {problem.sentence()}")
    if any(problem.grave for problem in problems):
        return FAILED
    say(f"{arguments.study}: every record is as it was written ({counted(count, 'photograph')})")
    return DONE


def _verify(arguments: Arguments) -> int:
    from refuge_annotator.formats.verify import verify_folder

    with progress_bar("masks") as progress:
        report = verify_folder(arguments.folder, progress)
    for finding in report.findings:
        say(f"{finding.severity.value}: {finding.sentence()}")
    verdict = "nothing would break or mislead a reader" if report.vouched else "no fault shows without a manifest"
    if not report.sound:
        verdict = "a reader would break or be misled"
    warnings = sum(finding.severity.value == "warning" for finding in report.findings)
    if warnings:
        verdict += f"; {counted(warnings, 'warning')} to look at"
    known = ", ".join(report.formats) or "no known format"
    say(f"{arguments.folder}: {known}, {counted(report.masks, 'mask')}: {verdict}")
    return DONE if report.sound else FAILED


def _status(arguments: Arguments) -> int:
    from refuge_annotator.study.assignment import ReadingState
    from refuge_annotator.study.rater import Role
    from refuge_annotator.study.state import PhotographState

    with _opened(arguments.study, read_only=True) as store:
        info, rows = store.study(), store.queue()
        rule = info.protocol
        say(f"{info.title} ({info.code}): {counted(len(rows), 'photograph')}, {counted(rule.raters, 'rater')}")
        say(f"quorum {rule.quorum}, ties {rule.tie_rule.value}{_order_words(rule)}")
        states = Counter(row.state for row in rows)
        for state in PhotographState:
            say(f"  {state.value.replace('_', ' '):12}{states[state]:6}")
        raters = [person for person in store.people() if person.role is Role.RATER]
        for replicate, title in ((0, ""), (1, "again"))[: 2 if rule.repeats.percent else 1]:
            say(f"  {title:6}" + "".join(f"{state.value:>12}" for state in ReadingState))
            for person in raters:
                readings = Counter(a.state for a in store.assigned(person.id) if a.replicate == replicate)
                say(f"  {person.code:6}" + "".join(f"{readings[state]:12}" for state in ReadingState))
    return DONE


def _order_words(rule: Protocol) -> str:
    words = f", calibration {rule.calibration}" if rule.calibration else ""
    late = rule.repeats
    if late.percent:
        words += f", repeats {late.percent} % after {late.days} days and {late.photographs} photographs"
    return words


def _relink(arguments: Arguments) -> int:
    folder: Path = arguments.folder
    if not folder.is_dir():
        raise UserError("there is no such folder", "choose the folder that the photographs lie in", folder)
    with _opened(arguments.study) as store, progress_bar("photographs and files") as progress:
        found = store.relink(folder.resolve(), progress)
    for image in found.missing:
        mutter(f"not found: {image.code} ({image.path})")
    if not found.found:
        raise UserError("none of the photographs lies there; nothing was changed", "choose another folder", folder)
    say(f"{folder}: {counted(found.found, 'photograph')} found, {len(found.missing)} missing")
    return IN_PART if found.missing else DONE


def _labels(arguments: Arguments) -> int:
    from refuge_annotator.formats.labels_csv import read_labels

    with _opened(arguments.study) as store:
        table = read_labels(arguments.table, store.images())
        store.import_labels(table.labels, _manager(store))
        without = sum(store.glaucoma_label(image.id) is None for image in store.images())
    for fault in table.faults:
        mutter(f"left out: {fault.sentence()}")
    say(f"{counted(len(table.labels), 'label')} imported, {counted(without, 'photograph')} without one")
    if not table.labels:
        return FAILED
    return IN_PART if table.faults else DONE


def _export(arguments: Arguments) -> int:
    from refuge_annotator.export import export_study
    from refuge_annotator.reference import gather_checked

    folder: Path = arguments.folder
    with (
        told_when_complete(folder / "manifest.json", "the export is complete and verified"),
        _opened(arguments.study) as store,
    ):
        data = gather_checked(store)
        with progress_bar("photographs") as progress:
            done = export_study(data, arguments.format, folder, photographs=data.info.root, progress=progress)
        if not store.read_only:
            store.record_export(
                arguments.format, done.manifest_sha256, data.audit_seq, data.audit_head, _manager(store)
            )
        for left in done.excluded:
            mutter(f"left out: {left.code} ({left.name}): {left.reason}")
        for finding in done.findings:
            say(f"{finding.severity.value}: {finding.sentence()}")
        if store.read_only:
            say("note: the study is open for viewing only, so it does not record this export")
        say(f"{done.folder}: {counted(len(done.written), 'photograph')} as {arguments.format}, verified")
    return IN_PART if done.excluded else DONE


def _clear_pin(arguments: Arguments) -> int:
    with _opened(arguments.study) as store:
        person = next((p for p in store.people() if p.code == arguments.code), None)
        if person is None:
            raise UserError("{code} is not in this study", "name one such as R1, S1 or M1", code=arguments.code)
        store.clear_pin(person.id, "command line")
    say(f"{arguments.code} has no PIN now and can set a new one")
    return DONE


def _manager(store: "Store") -> str:
    from refuge_annotator.study.rater import Role

    return next(person.code for person in store.people() if person.role is Role.MANAGER)


def _consensus(arguments: Arguments) -> int:
    import rfc8785

    from refuge_annotator.formats.partial import keep_away
    from refuge_annotator.reference import gather

    target: Path = arguments.json
    if os.path.lexists(target):
        raise UserError("there is a file of this name already", "choose another name", target)
    with _opened(arguments.study, read_only=True) as store:
        data = gather(store)
    for folder in sorted({(data.info.root / case.image.path).parent for case in data.cases}):
        keep_away(target, [folder / target.name])
    records = []
    with progress_bar("photographs") as progress:
        for done, case in enumerate(data.cases, 1):
            records.append(_record(case, data))
            progress(done, len(data.cases))
    whole: dict[str, Any] = {"study": data.info.code, "audit_head": data.audit_head, "photographs": records}
    try:
        stream = target.open("xb")
        with _gone_unless_whole(target), stream:
            stream.write(rfc8785.dumps(whole))
    except OSError as error:
        raise UserError("the file cannot be written ({why})", "choose another place", target, why=error) from error
    say(f"{target}: {counted(len(records), 'photograph')}")
    return DONE


@contextmanager
def _gone_unless_whole(file: Path) -> Iterator[None]:
    try:
        yield
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def _record(case: "Case", data: "StudyData") -> dict[str, Any]:
    """Return the consensus of one photograph as plain numbers; lengths in image pixels."""
    from refuge_annotator.consensus.label import consensus_mask, mask_sha256
    from refuge_annotator.metrics.cup_to_disc import vertical_ratio
    from refuge_annotator.reference import consensus_of, provenance

    consensus = consensus_of(case, data.info.protocol)
    ratio = vertical_ratio(consensus.disc_mask(), consensus.cup_mask())
    point = consensus.fovea.point
    made = provenance(case, consensus, data.codes)
    return made | {
        "photograph": case.image.code,
        "path": case.image.path,
        "width": case.image.width,
        "height": case.image.height,
        "state": case.state.value,
        "tie_rule": made["tie_rule"] or data.info.protocol.tie_rule.value,
        "vcdr": None if ratio is None else round(ratio, 6),
        "fovea": None if point is None else {"x": point.x, "y": point.y},
        "mask_sha256": mask_sha256(consensus_mask(consensus)),
    }


def _opened(study: Path, *, read_only: bool = False) -> "Store":
    from refuge_annotator.store.store import open_study

    return open_study(study, read_only=read_only)
