"""Small studies as values, with their photographs in a folder, for tests of everything that comes after the store."""

import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import cv2
import numpy as np

from refuge_annotator.consensus.label import Label, consensus_mask, grey_mask, mask_sha256
from refuge_annotator.consensus.merge import merge
from refuge_annotator.geometry.ellipse import Ellipse, normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.reference import Case, StudyData, consensus_of
from refuge_annotator.study.assignment import Revision, RevisionKind
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.info import StudyInfo
from refuge_annotator.study.protocol import Protocol, default_protocol
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.reading import EMPTY, Reading, Structure, adjust, place_fovea
from refuge_annotator.study.reading_codec import reading_to_text
from refuge_annotator.study.record import sha256
from refuge_annotator.study.review import Decision, Review, ReviewRevision
from refuge_annotator.study.state import PhotographState

WHEN = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)
WIDTH, HEIGHT = 321, 243  # rows of a BMP end in padding
DISC = normal_ellipse(90, 120, 34, 30, 80)
CUP = normal_ellipse(92, 121, 17, 14, 75)
FOVEA = Point(239.25, 131.5)


def reading(disc: Ellipse | None = DISC, cup: Ellipse | None = CUP, fovea: Point | None = FOVEA) -> Reading:
    made = EMPTY
    if disc is not None:
        made = adjust(made, Structure.DISC, disc)
    if cup is not None:
        made = adjust(made, Structure.CUP, cup)
    return made if fovea is None else place_fovea(made, fovea)


def image(path: str, **changes) -> FundusImage:
    digest = hashlib.sha256(path.encode()).hexdigest()
    made = FundusImage(f"id of {path}", path, f"P{int(digest[:4], 16):05}", digest, digest, WIDTH, HEIGHT)
    return replace(made, **changes)


def label(path: str = "T0001.jpg", *, glaucoma: bool | None = True, risk: float | None = None, **changes) -> Label:
    """Return a label as a consensus would give it."""
    shown = image(path)
    mask = grey_mask(full_mask(DISC, shown.shape), full_mask(CUP, shown.shape))
    known = None if glaucoma is None else GlaucomaLabel(glaucoma, "records", risk)
    firsts = tuple((f"R{k}", reading()) for k in range(1, 8))
    votes = merge(dict(firsts), shown.shape, default_protocol(7))
    made = Label(shown, mask, no_cup=False, fovea=FOVEA, glaucoma=known, firsts=firsts, votes=(votes.disc, votes.cup))
    return replace(made, **changes)


def photograph(root: Path, path: str, seed: int) -> FundusImage:
    """Write a small photograph and return what the study knows of it."""
    pixels = np.random.default_rng(seed).integers(0, 255, (HEIGHT, WIDTH, 3), np.uint8)
    data = cv2.imencode(".png", cv2.cvtColor(pixels, cv2.COLOR_RGB2BGR))[1].tobytes()
    place = root / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(data)
    return image(path, sha256=hashlib.sha256(data).hexdigest(), pixel_sha256=hashlib.sha256(pixels.data).hexdigest())


def case(
    shown: FundusImage,
    readings: list[Reading],
    *,
    protocol: Protocol | None = None,
    review: Review | None = None,
    glaucoma: GlaucomaLabel | None = None,
    state: PhotographState = PhotographState.ACCEPTED,
) -> Case:
    """Return a photograph read by R1, R2 ... and, when it is accepted, signed as the senior's page does."""
    finals = tuple(
        Revision(f"{shown.id} R{k}", f"id R{k}", 1, RevisionKind.FINAL, r, sha256(reading_to_text(r)), WHEN)
        for k, r in enumerate(readings, 1)
    )
    firsts = tuple((f"R{k}", f) for k, f in enumerate(finals, 1))
    made = Case(shown, state, finals, firsts, None, glaucoma)
    if state is not PhotographState.ACCEPTED:
        return made
    review = replace(
        review or Review(), revisions=tuple((f.assignment, f.number) for f in finals), decision=Decision.ACCEPT
    )
    made = replace(made, review=ReviewRevision(shown.id, 1, review, "id S1", WHEN))
    consensus = consensus_of(made, protocol or default_protocol(len(readings)))
    signed = replace(review, mask_sha256=mask_sha256(consensus_mask(consensus)), fovea=consensus.fovea.point)
    return replace(made, review=ReviewRevision(shown.id, 1, signed, "id S1", WHEN))


def study(root: Path, cases: list[Case], raters: int = 7) -> StudyData:
    people = [Person(f"id R{k}", f"R{k}", Role.RATER) for k in range(1, raters + 1)]
    people += [Person("id S1", "S1", Role.SENIOR), Person("id M1", "M1", Role.MANAGER)]
    info = StudyInfo("id of the study", "S-TEST", "A test", default_protocol(raters), root, WHEN)
    return StudyData(info, tuple(people), tuple(cases), 17, "a" * 64)


def accepted_study(root: Path, paths: list[str], raters: int = 7) -> StudyData:
    """Return a study whose photographs are all read, accepted and labelled, every second one with glaucoma."""
    cases = []
    for number, path in enumerate(paths):
        shift = number % 5
        readings = [
            reading(
                normal_ellipse(90 + shift + k % 3, 120, 34, 30 - k % 2, 80),
                normal_ellipse(92 + shift, 121 + k % 2, 17 - k % 3, 14, 75),
                Point(239.25 + k / 4, 131.5 + shift),
            )
            for k in range(raters)
        ]
        known = GlaucomaLabel(number % 2 == 0, "records", None if number % 3 else 0.28218)
        cases.append(case(photograph(root, path, number), readings, glaucoma=known))
    return study(root, cases, raters)
