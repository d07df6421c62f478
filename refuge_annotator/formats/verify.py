"""Look at a folder of labels as its readers will: recognise the format, and say what would break or mislead them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path, PurePosixPath

from refuge_annotator.errors import UserError
from refuge_annotator.formats.catalog import FORMATS, format_by_id
from refuge_annotator.formats.format import (
    Finding,
    Format,
    Known,
    MaskFacts,
    MaskKind,
    Severity,
    error,
    note,
    warning,
    within,
)
from refuge_annotator.formats.manifest import NAME, Manifest, manifest_faults, read_manifest
from refuge_annotator.formats.mask_faults import inspect_mask
from refuge_annotator.formats.threads import counted, in_threads
from refuge_annotator.formats.tree import FolderTree, SubTree, Tree, ZipTree
from refuge_annotator.imaging.load import read_header
from refuge_annotator.progress import Progress
from refuge_annotator.words import mark

DEPTH = 5  # how many folders down a set may begin
_PHOTOGRAPHS = (".jpg", ".jpeg", ".tif", ".tiff")
_ORDER = list(Severity)


@dataclass(frozen=True)
class Report:
    """What was found in a folder: ids of the formats recognised, how much was looked at, and the findings.

    `maps` are those of votes, which are no masks. The findings stand worst first. `vouched` tells whether manifests say
    how every set came about.
    """

    folder: Path
    formats: tuple[str, ...]
    masks: int
    findings: tuple[Finding, ...]
    vouched: bool = False
    maps: int = 0

    @property
    def looked_at(self) -> tuple[tuple[str, int], ...]:
        """What was looked at: templates in English, and the `n` that fills each."""
        kinds = (mark("{n} mask(s)"), self.masks), (mark("{n} map(s) of votes"), self.maps)
        return tuple(kind for kind in kinds if kind[1]) or kinds[:1]

    @property
    def sound(self) -> bool:
        """Whether nothing would break or mislead a reader."""
        return not any(f.severity is Severity.ERROR for f in self.findings)


@dataclass(frozen=True)
class _Set:
    """One set inside a folder: where it begins, its format, and where its manifest lies if it has one."""

    prefix: str
    form: Format
    base: str = ""
    manifest: Manifest | None = None


def verify_folder(folder: Path, progress: Progress | None = None) -> Report:
    """Verify a folder or zip of labels, ours or anybody's.

    Recognised by content too: without a manifest, with a doubled top folder, several sets in one folder.

    Raises
    ------
    UserError
        There is no such folder, or it cannot be read.
    Stopped
        `progress` returned False.
    """
    tree = _tree(folder)
    sets, findings = _find_sets(tree)
    if not sets:
        zips = [p for p in tree.paths if p.endswith(".zip")]
        if len(zips) == 1 and isinstance(tree, FolderTree):
            return verify_folder(folder / zips[0], progress)
        what = mark("no known format was recognised in this folder")
        cure = mark("choose the folder that holds Disc_Cup_Masks, segmentation or one folder per photograph")
        return Report(folder, (), 0, (*findings, error("", what, cure)))
    sizes = _photographs(tree, folder)
    work = [(one, path, kind) for one in sets for path, kind in one.form.masks(SubTree(tree, one.prefix))]
    facts: dict[str, dict[str, MaskFacts]] = {one.prefix: {} for one in sets}

    def look(job: tuple[_Set, str, MaskKind]) -> tuple[str, str, tuple[Finding, ...], MaskFacts | None]:
        one, path, kind = job
        found, seen = _look(SubTree(tree, one.prefix), one, path, kind, sizes)
        return one.prefix, path, found, seen

    with counted(in_threads(look, work), len(work), progress) as looks:
        for prefix, path, found, seen in looks:
            findings += within(prefix, found)
            if seen is not None:
                facts[prefix][path] = seen
    for one in sets:
        findings += _set_faults(tree, one, facts[one.prefix])
        findings += _unchecked(one, {one.form.stem(path) for path in facts[one.prefix]}, sizes)
    if len(sets) == 1:
        findings += _unmasked(sizes, {sets[0].form.stem(path) for _, path, _ in work})
    findings.sort(key=lambda f: (_ORDER.index(f.severity), f.path))
    known, vouched = tuple(one.form.id for one in sets), all(one.manifest for one in sets)
    maps = sum(kind is MaskKind.SOFT for *_, kind in work)
    return Report(folder, known, len(work) - maps, tuple(findings), vouched, maps)


def _tree(folder: Path) -> Tree:
    try:
        if folder.is_file():
            return ZipTree(folder)
        return FolderTree(folder)
    except OSError as why:
        raise UserError(mark("the folder cannot be read ({why})"), mark("choose the exported folder"), folder,
                        why=why.strerror or str(why)) from why  # fmt: skip


def _find_sets(tree: Tree) -> tuple[list[_Set], list[Finding]]:
    manifests, findings = _manifests(tree)
    sets = []
    for base, manifest in manifests.items():
        form = format_by_id(manifest.format)
        sets.append(_Set("/".join(p for p in (base, form.home) if p), form, base, manifest))
    for prefix in _folders(tree):
        if any(f"{prefix}/".startswith(f"{one.prefix}/") or one.prefix == "" for one in sets):
            continue
        form_here = next((form for form in FORMATS if form.recognises(SubTree(tree, prefix))), None)
        if form_here is not None:
            sets.append(_Set(prefix, form_here))
    for one in sets:
        if one.prefix and one.form.archive and isinstance(tree, ZipTree):
            what = mark("the zip has a top folder, and a submission has none")
            findings.append(error(one.prefix, what, mark("zip the files themselves, not their folder")))
        parts = one.prefix.split("/")
        if any(a == b for a, b in pairwise(parts)):
            what = mark("the top folder is there twice, one in the other, as unpacking often leaves it")
            findings.append(warning(one.prefix, what, mark("move the inner folder up")))
        findings.append(note(one.prefix, mark("recognised as {format}"), format=one.form.id))
    return sorted(sets, key=lambda one: one.prefix), findings


def _manifests(tree: Tree) -> tuple[dict[str, Manifest], list[Finding]]:
    manifests: dict[str, Manifest] = {}
    findings = []
    for path in tree.paths:
        if path.rpartition("/")[2] != NAME or path.count("/") > DEPTH:
            continue
        try:
            manifest = read_manifest(tree.read(path))
            format_by_id(manifest.format)
        except (OSError, ValueError, KeyError) as why:
            what = mark("the manifest cannot be read ({why})")
            findings.append(error(path, what, mark("export the set again"), why=str(why)))
        else:
            manifests[path.rpartition("/")[0]] = manifest
    return manifests, findings


def _folders(tree: Tree) -> Sequence[str]:
    """Return the folders of a tree, those nearer to the top first."""
    found = {""}
    for path in tree.paths:
        parts = path.split("/")[:-1]
        found.update("/".join(parts[:n]) for n in range(1, min(len(parts), DEPTH) + 1))
    return sorted(found, key=lambda p: (p.count("/") + bool(p), p))


def _photographs(tree: Tree, folder: Path) -> dict[str, Known]:
    """Return the sizes of the photographs that lie in the folder too, by stem."""
    found: dict[str, Known] = {}
    if not isinstance(tree, FolderTree):
        return found
    for path in tree.paths:
        name = PurePosixPath(path)
        if name.suffix.lower() in _PHOTOGRAPHS and name.stem not in found and not name.name.startswith("."):
            try:
                header = read_header(folder / path)
            except UserError:
                continue
            found[name.stem] = Known(header.width, header.height)
    return found


def _look(
    tree: Tree, one: _Set, path: str, kind: MaskKind, sizes: Mapping[str, Known]
) -> tuple[tuple[Finding, ...], MaskFacts | None]:
    stem = one.form.stem(path)
    known = one.manifest.known.get(stem) if one.manifest else sizes.get(stem)
    try:
        seen = inspect_mask(path, tree.read(path), kind, known)
    except OSError as why:
        return (error(path, mark("it cannot be read ({why})"), mark("copy it again"), why=str(why)),), None
    return seen.findings, seen.facts


def _set_faults(tree: Tree, one: _Set, facts: Mapping[str, MaskFacts]) -> Iterator[Finding]:
    home = SubTree(tree, one.prefix)
    known = one.manifest.known if one.manifest else {}
    yield from within(one.prefix, one.form.verify(home, facts, known))
    yield from within(one.prefix, _odd_sizes(facts))
    if one.manifest is None:
        return
    inner = f"{one.form.home}/" if one.form.home else ""
    found = manifest_faults(
        SubTree(tree, one.base), one.manifest, one.form, home, {inner + path: seen for path, seen in facts.items()}
    )
    yield from within(one.base, found)


def _odd_sizes(facts: Mapping[str, MaskFacts]) -> Iterator[Finding]:
    """Tell of a mask that misses the size of most others by a few pixels: cropped, or saved by another program."""
    sizes: dict[tuple[int, int], list[str]] = {}
    for path, seen in facts.items():
        sizes.setdefault((seen.width, seen.height), []).append(path)
    common = {size for size, paths in sizes.items() if 2 * len(paths) > len(facts)}
    for width, height in common:
        for (w, h), paths in sizes.items():
            if (w, h) != (width, height) and abs(w - width) <= width // 20 and abs(h - height) <= height // 20:
                what = mark("it has {width} x {height} pixels, most masks here {wide} x {high}")
                cure = mark("compare with its photograph")
                for path in paths:
                    yield warning(path, what, cure, width=w, height=h, wide=width, high=height)


def _unchecked(one: _Set, stems: set[str], sizes: Mapping[str, Known]) -> Iterator[Finding]:
    """Tell what cannot be seen without a manifest, and without the photographs."""
    if one.manifest is not None:
        return
    what = mark("without a manifest nobody can tell here whether masks or rows were mirrored, turned or exchanged")
    yield note(one.prefix, what, mark("compare some masks with their photographs"))
    unseen = len(stems - set(sizes))
    if unseen:
        what = mark("without the photographs the sizes of {n} photograph(s) cannot be compared with their masks")
        yield note(one.prefix, what, mark("put the photographs into the folder, and verify it again"), n=unseen)


def _unmasked(sizes: Mapping[str, Known], stems: set[str]) -> Iterator[Finding]:
    """Tell of photographs without a mask, where photographs lie in the folder at all."""
    if not stems.isdisjoint(sizes):
        for stem in sorted(set(sizes) - stems):
            what = mark("the photograph {name} has no mask; the official program passes over it silently")
            yield error("", what, mark("add its mask, or leave the photograph out everywhere"), name=stem)
