"""Read what a clinic knows of its photographs from a table: columns image, and patient, eye and camera where known.

Patients make the intervals of agreement honest, cameras an order of reading that is fair, and the eye catches a
mirrored photograph.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from refuge_annotator.formats.photograph_table import BadRow, Cells, UnreadableTable, Wrong, read_about
from refuge_annotator.study.image import FundusImage, Laterality
from refuge_annotator.words import mark

DETAILS = ("patient", "eye", "camera")
LONGEST = 200  # characters
EYES: Mapping[str, Laterality] = {
    **dict.fromkeys(("right", "r", "od"), Laterality.RIGHT),
    **dict.fromkeys(("left", "l", "os"), Laterality.LEFT),
}


@dataclass(frozen=True, slots=True)
class Details:
    """What a table says of one photograph; empty where it says nothing."""

    patient: str = ""
    eye: Laterality | None = None
    camera: str = ""


@dataclass(frozen=True, slots=True)
class Described:
    """Photographs with what a table says of them, in the same order, and the rows that say nothing usable."""

    images: tuple[FundusImage, ...]
    faults: tuple[BadRow, ...]


def describe(path: Path, images: Sequence[FundusImage]) -> Described:
    """Add a table's patients, eyes and cameras to photographs; one without a row stays as it is.

    Raises
    ------
    UnreadableTable
        The file is missing, no UTF-8 table, or has no column of use.
    """
    found, faults = read_about(path, images, _details, ("image",), DETAILS)
    if not faults and all(details == Details() for details in found.values()):
        raise UnreadableTable(
            mark("the table says nothing of patient, eye or camera"),
            mark("write one of these columns beside image"),
            path,
        )
    return Described(tuple(_with(image, found.get(image.path, Details())) for image in images), faults)


def _with(image: FundusImage, details: Details) -> FundusImage:
    return replace(
        image,
        subject=details.patient or image.subject,
        laterality=details.eye or image.laterality,
        camera=details.camera or image.camera,
    )


def _details(cells: Cells) -> Details:
    patient, eye, camera = (cells.get(name, "") for name in DETAILS)
    if eye and eye.casefold() not in EYES:
        raise Wrong(mark("line {line}: {eye} is no eye; write right or left, R or L, OD or OS"), eye=eye)
    if max(len(patient), len(camera)) > LONGEST:
        raise Wrong(mark("line {line}: a cell is longer than 200 characters"))
    return Details(patient, EYES.get(eye.casefold()), camera)
