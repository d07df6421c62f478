"""From a study to a verified folder of labels: all of it or nothing, and a manifest that explains it."""

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from refuge_annotator.consensus.acceptance import Hindrance
from refuge_annotator.consensus.label import BACKGROUND, GreyMask, Label, same_mask
from refuge_annotator.consensus.merge import Consensus
from refuge_annotator.formats.bands import Content, pixel_bands, sha256_of
from refuge_annotator.formats.catalog import format_by_id
from refuge_annotator.formats.format import Entry, Finding, Format, Known, MaskFacts, MaskKind, Severity, within
from refuge_annotator.formats.manifest import (
    EXCLUDED,
    NAME,
    Excluded,
    FileRecord,
    photograph_record,
    write_excluded,
    write_manifest,
)
from refuge_annotator.formats.mask_faults import Inspected, inspect_mask
from refuge_annotator.formats.names import UNPORTABLE, clashes, portable
from refuge_annotator.formats.partial import ExportRefused, PartialFolder, keep_away
from refuge_annotator.formats.submission import pack
from refuge_annotator.formats.threads import counted, in_threads
from refuge_annotator.formats.tree import FolderTree, SubTree
from refuge_annotator.progress import Progress
from refuge_annotator.reference import Case, StudyData, consensus_of, fovea_of, label_from, obstacles_of, provenance
from refuge_annotator.store.photographs import problem
from refuge_annotator.study.protocol_codec import protocol_to_text
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.record import sha256
from refuge_annotator.study.review import Review
from refuge_annotator.study.state import PhotographState
from refuge_annotator.words import mark

RULE = (
    "Disc and cup: pixels that more than half of the raters drew who graded the structure and were not left out; a cup "
    "counts only with its disc and never leaves it. Fovea: the mean of the marks, two decimals. Ties by the tie rule."
)
_NOT_READY = {
    PhotographState.WAITING: mark("a reading is still missing"),
    PhotographState.TO_REVIEW: mark("the senior has not reviewed it yet"),
    PhotographState.RETURNED: mark("the senior returned it to a rater"),
    PhotographState.UNGRADABLE: mark("the senior found it ungradable"),
    PhotographState.STALE: mark("a reading was changed after the review; it must be reviewed again"),
}
NOT_THE_SAME = mark("its photograph is not the one that was read; check the study")
MISSING = mark("its photograph is missing; find the photographs again (in the window, or with relink)")
FIND = mark("find the photographs: “Find moved photographs” in the window, or refuge-annotator relink STUDY FOLDER")
_HINDERED = {
    (Structure.DISC, Hindrance.QUORUM): mark("too few readings count for its disc; review it again"),
    (Structure.DISC, Hindrance.EMPTY): mark("its consensus has no disc; review it again"),
    (Structure.CUP, Hindrance.QUORUM): mark("too few readings count for its cup; review it again"),
    (Structure.CUP, Hindrance.EMPTY): mark(
        "its consensus has no cup, though nobody decided that there is none; review it again"
    ),
    (Structure.FOVEA, Hindrance.QUORUM): mark("too few readings count for its fovea; review it again"),
    (Structure.FOVEA, Hindrance.TIED): mark("as many marked its fovea as call it not visible; review it again"),
}
FOVEA_OUTSIDE = mark("its fovea lies outside the photograph; review it again")
NOT_SIGNED = mark("its consensus is not the one that the senior accepted; review it again")


@dataclass(frozen=True, slots=True)
class ExportResult:
    """What an export made.

    `written` holds the names in the tables and `excluded` the photographs left out, both sorted by name; `findings`
    are what readers of the folder should know, such as a photograph without a cup.
    """

    written: tuple[str, ...]
    excluded: tuple[Excluded, ...]
    folder: Path
    manifest_sha256: str
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What an export would hold: the photographs that can be written, and those left out with the reasons.

    A photograph whose file is missing, or whose consensus is not the one signed, is found out only by writing it.
    """

    ready: tuple[Case, ...]
    excluded: tuple[Excluded, ...]


@dataclass(frozen=True)
class _Job:
    """What every thread needs to know."""

    data: StudyData
    form: Format
    photographs: Path
    partial: PartialFolder

    def place(self, inner: str) -> str:
        """Return where a file of the format lies in the export."""
        return f"{self.form.home}/{inner}" if self.form.home else inner

    def write(self, path: str, content: Content) -> FileRecord:
        """Write a file and make sure that the disk has it."""
        self.partial.write(path, content)
        return FileRecord(path, len(content), sha256_of(content))


@dataclass(frozen=True)
class _Written:
    """One photograph that was written."""

    entry: Entry
    known: Known
    record: Mapping[str, object]
    files: tuple[FileRecord, ...]
    facts: Mapping[str, MaskFacts]
    findings: tuple[Finding, ...]


def export_study(
    data: StudyData, format_id: str, folder: Path, *, photographs: Path, progress: Progress | None = None
) -> ExportResult:
    """Write the labels of all accepted photographs into a new or empty folder.

    Parameters
    ----------
    format_id
        One of the catalog's.
    photographs
        The folder that the photographs' paths start from. Their files are checked, never copied or written.
    progress
        Called with (done, total); False stops and leaves nothing.

    Raises
    ------
    ExportRefused
        Nothing was written; the sentence says why and what to do.
    Stopped
        `progress` returned False.
    """
    form = format_by_id(format_id)
    keep_away(folder, [photographs / c.image.path for c in data.cases])
    plan = plan_export(data, format_id)
    ready, excluded = plan.ready, plan.excluded
    _refuse_clashes(form, ready, folder)
    _refuse_nothing(ready, excluded, folder)
    with PartialFolder(folder) as partial:
        job = _Job(data, form, photographs, partial)
        total = len(ready) * (2 if form.archive else 1)
        with counted(in_threads(lambda case: _write_one(job, case), ready), total, progress) as results:
            done = list(results)
        written = sorted((d for d in done if isinstance(d, _Written)), key=lambda w: w.entry.name)
        left_out = sorted([*excluded, *(d for d in done if isinstance(d, Excluded))], key=lambda e: (e.name, e.code))
        _refuse_nothing(written, left_out, folder)
        files = [*(f for w in written for f in w.files), *_write_whole(job, written, total, progress)]
        findings = _verify_whole(job, written)
        files.append(job.write(EXCLUDED, write_excluded(left_out)))
        manifest = job.write(
            NAME, write_manifest(form, _study_record(data), [w.record for w in written], left_out, files)
        )
        partial.finish()
    return ExportResult(
        tuple(w.entry.name for w in written),
        tuple(left_out),
        partial.folder,
        manifest.sha256,
        within(form.home, [*(f for w in written for f in w.findings), *findings]),
    )


def plan_export(data: StudyData, format_id: str) -> Plan:
    """Part the photographs into those that can be written and those that cannot, before anything is written."""
    form = format_by_id(format_id)
    ready, excluded = [], []
    for case in data.cases:
        reason = _NOT_READY.get(case.state)
        if reason is None:
            entry = _entry(case, data)
            reason = form.lacks(entry, data.info.protocol.raters)
            if reason is None and not all(map(portable, form.paths(entry))):
                reason = UNPORTABLE
        if reason is None:
            ready.append(case)
        else:
            excluded.append(_excluded(case, reason))
    return Plan(tuple(ready), tuple(excluded))


def _entry(case: Case, data: StudyData) -> Entry:
    firsts = tuple((code, first.reading) for code, first in case.firsts)
    return Entry(case.image, fovea_of(case, data.info.protocol), case.glaucoma, firsts)


def _excluded(case: Case, reason: str) -> Excluded:
    return Excluded(case.image.code, case.image.name, case.state, reason)


def _write_one(job: _Job, case: Case) -> _Written | Excluded:
    """Make, write, re-read and check the files of one photograph; in a thread, from values alone."""
    seen = problem(job.photographs, case.image)
    if seen is not None and seen.grave:
        there = os.path.lexists(job.photographs / case.image.path)
        return _excluded(case, NOT_THE_SAME if there else MISSING)
    consensus = consensus_of(case, job.data.info.protocol)
    label = label_from(case, consensus)
    pixels = pixel_bands(label.mask).sha256()
    reason = _unsound(case, label, consensus, pixels)
    if reason:
        return _excluded(case, reason)
    entry = Entry(label.image, label.fovea, label.glaucoma, label.firsts, label.votes)
    known = Known(case.image.width, case.image.height, True, label.no_cup, label.fovea)
    files: list[FileRecord] = []
    facts: dict[str, MaskFacts] = {}
    findings: list[Finding] = []
    for path, kind, content in job.form.files(entry, label.mask):
        record = job.write(job.place(path), content)
        same = pixels if kind is MaskKind.GREY else ""
        around = consensus.disc.box if same else None  # the comparison below proves that nothing lies outside it
        inspected = inspect_mask(path, content, kind, known, sha256=record.sha256, pixel_sha256=same, around=around)
        _refuse_unlike(inspected, label.mask if same else None, job.partial.folder)
        findings += inspected.findings
        if inspected.facts is not None:
            facts[path] = inspected.facts
            files.append(replace(record, pixel_sha256=inspected.facts.pixel_sha256))
    said = photograph_record(entry, known, pixels, saved_anew=seen is not None) | provenance(
        case, consensus, job.data.codes
    )
    return _Written(entry, known, said, tuple(files), facts, tuple(findings))


def _unsound(case: Case, label: Label, consensus: Consensus, pixels: str) -> str | None:
    """Return why a consensus is no reference standard, though its photograph was accepted."""
    signed = case.review.review if case.review else Review()
    if signed.mask_sha256 and (signed.mask_sha256, signed.fovea) != (pixels, label.fovea):
        return NOT_SIGNED
    fovea = label.fovea
    if fovea is not None and not (0 <= fovea.x <= case.image.width - 1 and 0 <= fovea.y <= case.image.height - 1):
        return FOVEA_OUTSIDE
    return next((_HINDERED[o.structure, o.hindrance] for o in obstacles_of(case, consensus)), None)


def _write_whole(job: _Job, written: Sequence[_Written], total: int, progress: Progress | None) -> Iterator[FileRecord]:
    """Write the tables, and the zip of everything where the format has one."""
    inner = [path for w in written for path in w.facts]
    for path, content in job.form.tables([w.entry for w in written]):
        inner.append(path)
        yield job.write(job.place(path), content)
    if job.form.archive:
        home, archive = job.partial.partial / job.form.home, job.place(job.form.archive)
        with counted(pack(home, inner, home / job.form.archive), total, progress, len(written)) as packed:
            for _ in packed:
                pass
        job.partial.sync(archive)
        data = (job.partial.partial / archive).read_bytes()
        yield FileRecord(archive, len(data), sha256_of(data))


def _verify_whole(job: _Job, written: Sequence[_Written]) -> list[Finding]:
    """Read tables and folders as a reader will, against what was seen in the masks."""
    home = SubTree(FolderTree(job.partial.partial), job.form.home)
    facts = {path: seen for w in written for path, seen in w.facts.items()}
    findings = list(job.form.verify(home, facts, {w.entry.image.stem: w.known for w in written}))
    _refuse_faults(findings, job.partial.folder)
    return findings


def _study_record(data: StudyData) -> dict[str, object]:
    protocol = protocol_to_text(data.info.protocol)
    return {
        "code": data.info.code,
        "protocol": json.loads(protocol),
        "protocol_sha256": sha256(protocol),
        "rule": RULE,
        "raters": list(data.raters),
        "as_of": {"audit_seq": data.audit_seq, "audit_head": data.audit_head},
    }


def _refuse_clashes(form: Format, ready: Iterable[Case], folder: Path) -> None:
    owners = []
    for case in ready:
        entry = Entry(case.image, None, case.glaucoma, tuple((code, f.reading) for code, f in case.firsts))
        owners += [(path, case.image.path) for path in (*form.paths(entry), f"name/{entry.name}")]
    found = clashes(owners)
    if found:
        shown = "; ".join(" = ".join(group) for group in found[:5]) + (" …" if len(found) > 5 else "")
        raise ExportRefused(
            mark("photographs have names that are one name for an export or on some systems: {names}"),
            mark("rename the files and find them again in the study; nothing was written"),
            folder,
            names=shown,
        )


def _refuse_nothing(some: Sequence[object], excluded: Sequence[Excluded], folder: Path) -> None:
    if some:
        return
    reasons = Counter(e.reason for e in excluded)
    why = "; ".join(f"{count} x {reason}" for reason, count in sorted(reasons.items(), key=lambda r: (-r[1], r[0])))
    cure = FIND if MISSING in reasons else mark("finish readings and reviews first")
    raise ExportRefused(mark("no photograph can be exported ({why})"), cure, folder, why=why)


def _refuse_faults(findings: Iterable[Finding], folder: Path) -> None:
    worst = next((f for f in findings if f.severity is Severity.ERROR), None)
    if worst is not None:
        _expect(False, folder, worst.sentence())


def _refuse_unlike(seen: Inspected, mask: GreyMask | None, folder: Path) -> None:
    """Refuse a mask file that has faults, or that reads back other than the mask it was made from."""
    _refuse_faults(seen.findings, folder)
    _expect(mask is None or _alike(seen, mask), folder, mark("the pixels differ"))


def _alike(seen: Inspected, mask: GreyMask) -> bool:
    """Tell whether a file has the pixels of a mask: those seen are the same, and all others are background in both."""
    if seen.facts is None or seen.pixels is None or (seen.facts.height, seen.facts.width) != mask.shape:
        return False
    top, bottom = seen.top, seen.top + len(seen.pixels)
    bare = all(rows.min(initial=BACKGROUND) == BACKGROUND for rows in (mask[:top], mask[bottom:]))
    return bare and same_mask(seen.pixels, mask[top:bottom])


def _expect(right: bool, folder: Path, why: str) -> None:
    if not right:
        raise ExportRefused(
            mark("what was written does not read back right ({why})"), mark("try another disk"), folder, why=why
        )
