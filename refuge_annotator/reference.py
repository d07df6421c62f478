"""From the store to what an export or a page needs of each photograph: values, then consensus and label."""

from collections.abc import Mapping
from dataclasses import dataclass

from refuge_annotator.consensus.label import Label, consensus_mask
from refuge_annotator.consensus.merge import Consensus, merge
from refuge_annotator.store.store import Store
from refuge_annotator.study.assignment import Revision
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.info import StudyInfo
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.reading import Answer
from refuge_annotator.study.review import OwnUse, ReviewRevision
from refuge_annotator.study.state import PhotographState, first_final, photograph_state


@dataclass(frozen=True)
class Case:
    """One photograph with everything that was said about it.

    Attributes
    ----------
    finals
        The submissions that stand now, in study order; hidden repeats are not among them.
    firsts
        Each rater's first submission that was not taken back, by rater code, in study order.
    review
        The newest review.
    """

    image: FundusImage
    state: PhotographState
    finals: tuple[Revision, ...]
    firsts: tuple[tuple[str, Revision], ...]
    review: ReviewRevision | None
    glaucoma: GlaucomaLabel | None


@dataclass(frozen=True)
class StudyData:
    """A whole study as values, which may leave the store's thread; `audit_seq` and `audit_head` say as of when."""

    info: StudyInfo
    people: tuple[Person, ...]
    cases: tuple[Case, ...]
    audit_seq: int
    audit_head: str

    @property
    def codes(self) -> dict[str, str]:
        """Everyone's code by id."""
        return {p.id: p.code for p in self.people}

    @property
    def raters(self) -> tuple[str, ...]:
        """The raters' codes in study order."""
        return tuple(p.code for p in self.people if p.role is Role.RATER)


def gather(store: Store) -> StudyData:
    """Return a study's photographs in study order with all readings that stand."""
    people = store.people()
    codes = {p.id: p.code for p in people}
    cases = tuple(
        _case(store, row.image, row.state, store.finals(row.image.id) if row.submitted else (), codes)
        for row in store.queue()
    )
    seq, head = store.audit_head()
    return StudyData(store.study(), people, cases, seq, head)


def case_of(store: Store, image_id: str) -> Case:
    """Return one photograph."""
    expected = sum(a.replicate == 0 for a in store.assignments(image_id))
    finals = store.finals(image_id)
    state = photograph_state(expected, finals, store.review(image_id))
    return _case(store, store.image(image_id), state, finals, {p.id: p.code for p in store.people()})


def consensus_of(case: Case, protocol: Protocol) -> Consensus:
    """Merge what stands by the newest review; by the plain vote when there is none."""
    readings = {f.assignment: f.reading for f in case.finals}
    return merge(readings, case.image.shape, protocol, case.review.review if case.review else None)


def label_of(case: Case, protocol: Protocol) -> Label:
    """Return the exported form of a photograph's consensus."""
    return label_from(case, consensus_of(case, protocol))


def label_from(case: Case, consensus: Consensus) -> Label:
    """Return the exported form of a consensus that was merged from this photograph."""
    return Label(
        image=case.image,
        mask=consensus_mask(consensus),
        no_cup=says_no_cup(case, consensus),
        fovea=consensus.fovea.point,
        glaucoma=case.glaucoma,
        firsts=tuple((code, revision.reading) for code, revision in case.firsts),
    )


def says_no_cup(case: Case, consensus: Consensus) -> bool:
    """Tell whether an empty cup is an answer: the senior's own, or that of more than half of the raters who count."""
    if consensus.cup.area:
        return False
    own = case.review.review.own if case.review else None
    if own is not None and own.cup is not None and own.use is OwnUse.REPLACE:
        return own.cup.answer is Answer.ABSENT
    answers = {f.assignment: f.reading.cup.answer for f in case.finals}
    absent = [a for a in consensus.cup.counted if answers[a] is Answer.ABSENT]
    return 2 * len(absent) > len(consensus.cup.counted)


def _case(
    store: Store, image: FundusImage, state: PhotographState, finals: tuple[Revision, ...], codes: Mapping[str, str]
) -> Case:
    firsts = ((codes[f.rater], _first(store, f)) for f in finals)
    return Case(
        image,
        state,
        finals,
        tuple((code, first) for code, first in firsts if first is not None),
        store.review(image.id),
        store.glaucoma_label(image.id),
    )


def _first(store: Store, final: Revision) -> Revision | None:
    return final if final.number == 1 else first_final(store.history(final.assignment))
