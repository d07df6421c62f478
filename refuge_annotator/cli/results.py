"""The commands that take something out of a study, such as labels or a report; and the one that verifies labels."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from refuge_annotator.cli import study_file
from refuge_annotator.cli.outcome import DONE, FAILED, IN_PART
from refuge_annotator.errors import UserError
from refuge_annotator.terminal import mutter, progress_bar, say, told_when_complete
from refuge_annotator.words import counted, filled

if TYPE_CHECKING:
    from refuge_annotator.reference import Case, StudyData


def run_export(arguments: argparse.Namespace) -> int:
    """Write the labels of accepted photographs to a new folder."""
    from refuge_annotator.export import export_study
    from refuge_annotator.reference import gather_checked

    folder: Path = arguments.folder
    with (
        told_when_complete(folder / "manifest.json", "the export is complete and verified"),
        study_file.opened(arguments.study) as store,
    ):
        data = gather_checked(store)
        with progress_bar("photographs") as progress:
            done = export_study(data, arguments.format, folder, photographs=data.info.root, progress=progress)
        if not store.read_only:
            store.record_export(
                arguments.format, done.manifest_sha256, data.audit_seq, data.audit_head, study_file.manager_of(store)
            )
        for left in done.excluded:
            mutter(f"left out: {left.code} ({left.name}): {left.reason}")
        for finding in done.findings:
            say(f"{finding.severity.value}: {finding.sentence()}")
        if store.read_only:
            say("note: the study is open for viewing only, so it does not record this export")
        say(f"{done.folder}: {counted(len(done.written), 'photograph')} as {arguments.format}, verified")
    return IN_PART if done.excluded else DONE


def run_verify(arguments: argparse.Namespace) -> int:
    """Say what would break or mislead a reader of a folder of labels."""
    from refuge_annotator.formats.verify import verify_folder

    with progress_bar("masks and maps") as progress:
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
    looked_at = ", ".join(filled(words, n=n) for words, n in report.looked_at)
    say(f"{arguments.folder}: {known}, {looked_at}: {verdict}")
    return DONE if report.sound else FAILED


def run_consensus(arguments: argparse.Namespace) -> int:
    """Write the consensus of every photograph as numbers."""
    import rfc8785

    from refuge_annotator.formats.partial import keep_away
    from refuge_annotator.reference import gather

    target: Path = arguments.json
    if os.path.lexists(target):
        raise UserError("there is a file of this name already", "choose another name", target)
    with study_file.opened(arguments.study, read_only=True) as store:
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


def run_agreement(arguments: argparse.Namespace) -> int:
    """Write the agreement report: page, figures, tables, and the headline figures."""
    from refuge_annotator.reference import gather_checked
    from refuge_annotator.report.write import PAGE, write_report

    folder: Path = arguments.folder
    with study_file.opened(arguments.study, read_only=True) as store:
        data = gather_checked(store)
    with told_when_complete(folder / PAGE, "the report is complete"):
        with progress_bar("agreement") as progress:
            report = write_report(data, folder, progress)
        readings = sum(len(case.firsts) for case in data.cases)
        photographs, raters = counted(len(data.cases), "photograph"), counted(len(data.raters), "rater")
        say(f"{report.folder / PAGE}: {photographs}, {raters}, {counted(readings, 'first reading')}")
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
