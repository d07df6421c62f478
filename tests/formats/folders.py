"""Exported folders to spoil, and the reader's view of them by the published program's rules."""

import csv
from pathlib import Path

import numpy as np
import openpyxl
from PIL import Image

from refuge_annotator.consensus.label import GreyMask, Label
from refuge_annotator.formats.bitmap import bmp_bands
from refuge_annotator.formats.catalog import format_by_id
from refuge_annotator.formats.format import Entry
from refuge_annotator.formats.verify import verify_folder
from tests.studies import label


def write(folder: Path, format_id: str, labels: list[Label]) -> Path:
    """Write a folder as an export would, without a manifest."""
    form = format_by_id(format_id)
    entries = [Entry(one.image, one.fovea, one.glaucoma, one.firsts, one.votes) for one in labels]
    made = [
        (path, bytes(data)) for e, one in zip(entries, labels, strict=True) for path, _, data in form.files(e, one.mask)
    ]
    for path, data in [*made, *form.tables(entries)]:
        place = folder / form.home / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    return folder / form.home


def bmp(mask: GreyMask) -> bytes:
    """Return a mask's BMP file, whole."""
    return bytes(bmp_bands(mask))


def sentences(folder: Path, *severities: str) -> list[str]:
    found = verify_folder(folder).findings
    return [f.sentence() for f in found if not severities or f.severity in severities]


def official_masks(folder: Path) -> dict[str, np.ndarray]:
    """Read every mask that the published program lists: the ending in small letters, as stored."""
    return {p.name: np.asarray(Image.open(p)) for p in sorted(folder.iterdir()) if p.name.endswith(".bmp")}


def official_rows(workbook: Path) -> list[tuple[object, ...]]:
    """Read a workbook from its second row on, by position."""
    sheet = openpyxl.load_workbook(workbook).active
    return list(sheet.iter_rows(min_row=2, min_col=1, values_only=True))


def official_csv(path: Path) -> list[list[str]]:
    """Read a CSV file, its first row dropped."""
    with path.open(encoding="utf-8", newline="") as stream:
        rows = csv.reader(stream)
        next(rows)
        return list(rows)


def labels(count: int = 3, **changes) -> list[Label]:
    return [label(f"V{k:04}.jpg", glaucoma=k % 2 == 1, **changes) for k in range(1, count + 1)]
