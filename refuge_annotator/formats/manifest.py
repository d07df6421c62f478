"""What lies beside every export: its manifest, and the list of photographs that were left out."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import rfc8785

from refuge_annotator import __version__
from refuge_annotator.formats.format import Entry, Finding, Format, Known, Line, MaskFacts, error, warning
from refuge_annotator.formats.tree import Tree
from refuge_annotator.formats.workbook import tame, write_csv
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.state import PhotographState
from refuge_annotator.words import mark

NAME = "manifest.json"
EXCLUDED = "excluded.csv"
VERSION = 1

NOTICE = "Research use only; not for diagnosis."
TAMED = "In excluded.csv an apostrophe before =, +, - or @ keeps a spreadsheet from running a name; nowhere else."

_EXPORT = mark("export the set again")


@dataclass(frozen=True, slots=True)
class FileRecord:
    """One file as exported; `pixel_sha256` of the decoded pixels where it is a mask."""

    path: str
    bytes: int
    sha256: str
    pixel_sha256: str = ""

    def as_json(self) -> dict[str, object]:
        """Return it as it stands in the manifest."""
        record: dict[str, object] = {"path": self.path, "bytes": self.bytes, "sha256": self.sha256}
        return record | ({"pixel_sha256": self.pixel_sha256} if self.pixel_sha256 else {})


@dataclass(frozen=True, slots=True)
class Excluded:
    """A photograph that was left out, by its code and its file name, and why; `reason` is marked for translation."""

    code: str
    name: str
    state: PhotographState
    reason: str


@dataclass(frozen=True)
class Manifest:
    """What `verify` needs of a manifest: the format, the photographs by stem, the files by path."""

    format: str
    known: Mapping[str, Known]
    files: Mapping[str, FileRecord]


def write_manifest(
    form: Format,
    study: Mapping[str, object],
    photographs: Sequence[Mapping[str, object]],
    excluded: Sequence[Excluded],
    files: Sequence[FileRecord],
) -> bytes:
    """Return a manifest as canonical JSON, keys sorted: the same export gives the same bytes.

    Parameters
    ----------
    study
        What is said once for all photographs: code, rules, raters, as of when.
    photographs
        One record each, with at least what `read_manifest` wants.

    References
    ----------
    RFC 8785, JSON Canonicalization Scheme.
    """
    record: dict[str, Any] = {
        "manifest_version": VERSION,
        "notice": NOTICE,
        "program": {"name": "refuge-annotator", "version": __version__},
        "format": form.id,
        "notes": [*form.notes, TAMED],
        "study": dict(study),
        "photographs": [dict(p) for p in photographs],
        "excluded": [{"code": e.code, "name": e.name, "state": e.state.value, "reason": e.reason} for e in excluded],
        "files": [f.as_json() for f in sorted(files, key=lambda f: f.path)],
    }
    return rfc8785.dumps(record)


def photograph_record(entry: Entry, known: Known, pixels: str, *, saved_anew: bool) -> dict[str, object]:
    """Return what the manifest says of one photograph, besides whose readings made its label.

    Parameters
    ----------
    pixels
        The hash of its mask's pixels.
    saved_anew
        Its file is not the one that was read, though its pixels are.
    """
    image, glaucoma = entry.image, entry.glaucoma
    notes = []
    if image.orientation != 1:
        notes.append("The photograph's EXIF turn was applied before it was read; the mask fits the upright picture.")
    if saved_anew:
        notes.append("The photograph's file was saved anew since it was read; its pixels are the same.")
    if image.name != entry.name:
        notes.append("The tables name the photograph with .jpg; its own ending differs.")
    if known.no_cup:
        notes.append("No cup: decided, not left out.")
    return {
        "code": image.code,
        "stem": image.stem,
        "name": entry.name,
        "photograph": image.name,
        "photograph_sha256": image.sha256,
        "photograph_pixel_sha256": image.pixel_sha256,
        "exif_turn": image.orientation,
        "width": image.width,
        "height": image.height,
        "mask_pixel_sha256": pixels,
        "no_cup": known.no_cup,
        "fovea": None if entry.fovea is None else [entry.fovea.x, entry.fovea.y],
        "glaucoma": None if glaucoma is None else glaucoma.glaucoma,
        "glaucoma_source": None if glaucoma is None else glaucoma.source,
        "glaucoma_risk": None if glaucoma is None else glaucoma.risk,
        "notes": notes,
    }


def write_excluded(excluded: Sequence[Excluded]) -> bytes:
    """Return the list of photographs that were left out, for people: no cell of it can run as a formula."""
    rows = [[tame(cell) for cell in (e.code, e.name, e.state.value, e.reason)] for e in excluded]
    return write_csv(("code", "photograph", "state", "reason"), rows)


def read_manifest(data: bytes) -> Manifest:
    """Read a manifest.

    Raises
    ------
    ValueError
        It is not one.
    """
    try:
        record = json.loads(data.decode("utf-8"))
        if record["manifest_version"] != VERSION:
            raise ValueError(f"its version is {record['manifest_version']}, not {VERSION}")
        files = [FileRecord(f["path"], f["bytes"], f["sha256"], f.get("pixel_sha256", "")) for f in record["files"]]
        known = {p["stem"]: _known(p) for p in record["photographs"]}
        return Manifest(str(record["format"]), known, {f.path: f for f in files})
    except (KeyError, TypeError, AttributeError, RecursionError) as why:
        raise ValueError("it is not a manifest of this program") from why


def manifest_faults(
    tree: Tree, manifest: Manifest, form: Format, home: Tree, facts: Mapping[str, MaskFacts]
) -> Iterator[Finding]:
    """Say what has changed since the export, in words.

    Parameters
    ----------
    tree
        The export, with the manifest at its top.
    home
        The part of it that the format lays out.
    facts
        Of the masks, by path in `tree`.
    """
    present = set(tree.paths)
    for path in sorted(present - {*manifest.files, NAME}):
        yield warning(path, mark("it is not part of the export; it came later"), mark("move it elsewhere"))
    changed = False
    for path, record in sorted(manifest.files.items()):
        if path not in present:
            yield error(path, mark("it was exported and is gone"), mark("copy it again, or export the set again"))
        elif path in facts:
            yield from _mask_fault(path, record, facts[path])
        else:
            faults = list(_file_fault(tree, path, record))
            changed = changed or bool(faults)
            yield from faults
    if changed:
        yield from _row_faults(form, home, manifest)


def _known(photograph: Mapping[str, Any]) -> Known:
    fovea = photograph["fovea"]
    return Known(
        width=int(photograph["width"]),
        height=int(photograph["height"]),
        vouched=True,
        no_cup=bool(photograph["no_cup"]),
        fovea=None if fovea is None else Point(float(fovea[0]), float(fovea[1])),
        glaucoma=photograph["glaucoma"],
    )


def _mask_fault(path: str, record: FileRecord, seen: MaskFacts) -> Iterator[Finding]:
    if seen.pixel_sha256 != record.pixel_sha256:
        what = mark("its pixels are not those that were exported: the mask was changed or exchanged since")
        yield error(path, what, _EXPORT)
    elif seen.sha256 != record.sha256:
        what = mark("it was saved again by another program; its pixels are still those that were exported")
        yield warning(path, what, mark("keep the exported file"))


def _file_fault(tree: Tree, path: str, record: FileRecord) -> Iterator[Finding]:
    try:
        data = tree.read(path)
    except OSError as why:
        yield error(path, mark("it cannot be read ({why})"), mark("copy it again"), why=str(why))
        return
    if hashlib.sha256(data).hexdigest() != record.sha256:
        what = mark(
            "it is not the file that was exported: it has {size} bytes, then {bytes}; what differs is said below"
        )
        yield warning(path, what, mark("keep the exported file"), size=len(data), bytes=record.bytes)


def _row_faults(form: Format, home: Tree, manifest: Manifest) -> Iterator[Finding]:
    """Compare the tables with what the manifest says of each photograph."""
    for table in form.read_tables(home):
        for line in table.lines or ():
            known = manifest.known.get(line.name.removesuffix(".jpg"))
            if known is None:
                what = mark("{name} was not exported; its row came later")
                yield error(table.path, what, mark("delete the row"), name=line.name)
            else:
                yield from _line_faults(table.path, line, known)


def _line_faults(path: str, line: Line, known: Known) -> Iterator[Finding]:
    if line.fovea is not None and known.fovea is not None and line.fovea != known.fovea:
        what = mark("{name}: the fovea is ({x}, {y}); ({was_x}, {was_y}) was exported")
        yield error(path, what, _EXPORT, name=line.name, x=line.fovea.x, y=line.fovea.y,
                    was_x=known.fovea.x, was_y=known.fovea.y)  # fmt: skip
    if line.label is not None and line.label != known.glaucoma:
        yield error(path, mark("{name}: the glaucoma label is not the one that was exported"), _EXPORT, name=line.name)
