"""What the command line understands."""

import argparse
from collections.abc import Callable
from pathlib import Path

from refuge_annotator import __version__
from refuge_annotator.cli import results, studies, window
from refuge_annotator.study.protocol import MOST_REPEATS, Protocol, Repeats, TieRule

MOST_SEED = 2**63 - 1  # what a study file can hold
FORMAT_IDS = (
    "refuge-training",
    "refuge-validation",
    "refuge-test",
    "refuge-evaluation",
    "submission",
    "multirater",
    "soft-votes",
)


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    top = argparse.ArgumentParser(
        prog="refuge-annotator",
        description="Reference standards for optic disc, cup and fovea. Research use only; not for diagnosis.",
        epilog="Without a command, the window opens, on STUDY where one is named.",
    )
    top.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], words: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
        added.set_defaults(run=run)
        return added

    opening = command("open", window.run_open, "open the window")
    opening.add_argument("study", metavar="STUDY", type=Path, nargs="?")
    _new_options(command("new", studies.run_new, "make a study from a folder of photographs"))
    _demo_options(command("demo", studies.run_demo, "make the demo study and open it"))
    export = command("export", results.run_export, "write the labels of accepted photographs to a new folder")
    _study_argument(export)
    export.add_argument("folder", metavar="FOLDER", type=Path)
    export.add_argument("--format", choices=FORMAT_IDS, required=True)
    verify = command("verify", results.run_verify, "say what would break or mislead a reader of a folder of labels")
    verify.add_argument("folder", metavar="FOLDER", type=Path)
    _study_argument(command("check", studies.run_check, "verify every record and photograph of a study"))
    _study_argument(command("status", studies.run_status, "show how far photographs and raters are"))
    relink = command("relink", studies.run_relink, "find moved photographs of a study in a folder, by their content")
    _study_argument(relink)
    relink.add_argument("folder", metavar="FOLDER", type=Path)
    labels = command(
        "labels", studies.run_labels, "import glaucoma labels: columns image, label, source, and risk if any"
    )
    _study_argument(labels)
    labels.add_argument("table", metavar="CSV", type=Path)
    forgotten = command(
        "clear-pin", studies.run_clear_pin, "take away a PIN that its owner, such as R1 or M1, has forgotten"
    )
    _study_argument(forgotten)
    forgotten.add_argument("code", metavar="CODE")
    consensus = command("consensus", results.run_consensus, "write the consensus of every photograph as numbers")
    _study_argument(consensus)
    consensus.add_argument("--json", metavar="FILE", type=Path, required=True)
    agreement = command("agreement", results.run_agreement, "write the report on how well the raters agree")
    _study_argument(agreement)
    agreement.add_argument("folder", metavar="FOLDER", type=Path)
    command("self-test", window.run_self_test, "find out whether this computer can do all of it")
    return top


def _new_options(new: argparse.ArgumentParser) -> None:
    new.add_argument("study", metavar="STUDY.refuge", type=Path)
    new.add_argument("--photographs", metavar="FOLDER", type=Path, nargs="+", required=True)
    new.add_argument(
        "--details", metavar="TABLE.csv", type=Path, help="what is known of them: columns image, patient, eye, camera"
    )
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
    new.add_argument(
        "--review-repeats",
        metavar="PERCENT",
        type=_number(0, MOST_REPEATS),
        default=Protocol().review_repeats_percent,
        help=f"so many come to the senior twice, unannounced ({Protocol().review_repeats_percent}, rounded down)",
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
