"""From the store to what an export or a page needs of each photograph: values, then consensus and label."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from refuge_annotator.consensus.acceptance import Obstacle, change_of, is_no_cup, obstacles
from refuge_annotator.consensus.label import Label, consensus_mask
from refuge_annotator.consensus.merge import Consensus, FoveaVote, Vote, merge, vote_fovea
from refuge_annotator.consensus.repeatability import Repeat, compare
from refuge_annotator.errors import UserError
from refuge_annotator.geometry.point import Point
from refuge_annotator.store.store import Store
from refuge_annotator.study.assignment import Revision
from refuge_annotator.study.clock import iso
from refuge_annotator.study.image import FundusImage, GlaucomaLabel
from refuge_annotator.study.info import PhotographRecord, StudyInfo
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.study.reading import GRADED, Reading, Structure, answer_of
from refuge_annotator.study.review import Decision, Review, ReviewRevision, dropped
from refuge_annotator.study.state import PhotographState, first_final, photograph_state, standing


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
    repeats
        Each rater's first submission of the hidden repeat that was not taken back, by rater code, in study order; only
        of raters whose first reading stands. They count nowhere but in the agreement of a rater with himself.
    second
        The first decision of the senior when the photograph came a second time; no label follows it.
    """

    image: FundusImage
    state: PhotographState
    finals: tuple[Revision, ...]
    firsts: tuple[tuple[str, Revision], ...]
    review: ReviewRevision | None
    glaucoma: GlaucomaLabel | None
    repeats: tuple[tuple[str, Revision], ...] = ()
    second: ReviewRevision | None = None


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
    again = store.second_reviews()
    found = (_case(record, codes) for record in store.records())
    cases = tuple(replace(c, second=next(iter(again.get(c.image.id, ())), None)) for c in found)
    seq, head = store.audit_head()
    return StudyData(store.study(), people, cases, seq, head)


def gather_checked(store: Store) -> StudyData:
    """Return a study's photographs, as an export wants them: after its whole record was verified.

    Raises
    ------
    UserError
        The record is damaged.
    """
    for problem in store.check(photographs=False):
        if problem.grave:
            raise UserError(problem.what, problem.cure, problem.path, **problem.values)
    return gather(store)


def case_of(store: Store, image_id: str) -> Case:
    """Return one photograph."""
    assignments = store.assignments(image_id)
    histories = tuple(h for a in assignments if (h := store.history(a.id)))
    review = store.review(image_id)
    finals = [s for h in histories if (s := standing(h)) is not None]
    state = photograph_state(len(assignments), finals, review)
    record = PhotographRecord(store.image(image_id), state, histories, review, store.glaucoma_label(image_id))
    return _case(record, {p.id: p.code for p in store.people()})


def consensus_of(case: Case, protocol: Protocol) -> Consensus:
    """Merge what stands by the newest review; by the plain vote when there is none."""
    return merge(_readings(case), case.image.shape, protocol, case.review.review if case.review else None)


def senior_repeat(case: Case, protocol: Protocol) -> Repeat | None:
    """Return how near a senior's consensus of a photograph is to that of its second look.

    None unless it was accepted both times, by looking at it and at the same readings, and the first decision is older:
    one that was changed after the second look knows of it.
    """
    first, second = case.review, case.second
    if case.state is not PhotographState.ACCEPTED or first is None or second is None:
        return None
    same = second.review.revisions == first.review.revisions and not first.review.batch_confirmed
    same = same and first.signed_at <= second.signed_at
    if second.review.decision is not Decision.ACCEPT or not same:
        return None
    return compare(consensus_of(case, protocol), consensus_of(replace(case, review=second), protocol))


def fovea_of(case: Case, protocol: Protocol) -> Point | None:
    """Return the fovea of a photograph's consensus, without the work of merging outlines."""
    return vote_fovea(_readings(case), protocol, _review(case)).point


def label_of(case: Case, protocol: Protocol) -> Label:
    """Return the exported form of a photograph's consensus."""
    return label_from(case, consensus_of(case, protocol))


def label_from(case: Case, consensus: Consensus) -> Label:
    """Return the exported form of a consensus that was merged from this photograph."""
    return Label(
        image=case.image,
        mask=consensus_mask(consensus),
        no_cup=is_no_cup(consensus.cup, _readings(case), _review(case)),
        fovea=consensus.fovea.point,
        glaucoma=case.glaucoma,
        firsts=tuple((code, revision.reading) for code, revision in case.firsts),
        votes=(consensus.disc, consensus.cup),
    )


def obstacles_of(case: Case, consensus: Consensus) -> tuple[Obstacle, ...]:
    """Return what keeps a photograph's consensus from being a reference standard."""
    return obstacles(consensus, _readings(case), _review(case))


def _readings(case: Case) -> dict[str, Reading]:
    return {f.assignment: f.reading for f in case.finals}


def _review(case: Case) -> Review:
    return case.review.review if case.review else Review()


def _case(record: PhotographRecord, codes: Mapping[str, str]) -> Case:
    stands = [(history, final) for history in record.histories if (final := standing(history)) is not None]
    firsts = ((codes[final.rater], first_final(history)) for history, final in stands)
    reading = {final.rater for _, final in stands}
    repeats = ((codes[h[0].rater], first_final(h)) for h in record.repeats if h[0].rater in reading)
    return Case(
        record.image,
        record.state,
        tuple(final for _, final in stands),
        tuple((code, first) for code, first in firsts if first is not None),
        record.review,
        record.glaucoma,
        tuple((code, again) for code, again in repeats if again is not None),
    )


def provenance(case: Case, consensus: Consensus, codes: Mapping[str, str]) -> dict[str, object]:
    """Return what a consensus was made from, by the codes of people: whose readings are in and out, and why.

    Only what JSON has; nothing of it names a person.
    """
    review = case.review
    made: dict[str, object] = {
        "tie_rule": review.review.tie_rule.value if review else None,
        "readings": [_reading_record(f, codes) for f in case.finals],
        "disc": _vote_record(case, consensus.disc, Structure.DISC, codes),
        "cup": _vote_record(case, consensus.cup, Structure.CUP, codes),
        "fovea_vote": _vote_record(case, consensus.fovea, Structure.FOVEA, codes),
    }
    if review is not None:
        made["review"] = {
            "revision": review.number,
            "senior": codes[review.senior],
            "signed_at": iso(review.signed_at),
            "batch_confirmed": review.review.batch_confirmed,
        }
    return made


def _reading_record(final: Revision, codes: Mapping[str, str]) -> dict[str, object]:
    """Return which revision it is, and what its rater says of the photograph as a whole and of what is unusual."""
    reading = final.reading
    return {
        "rater": codes[final.rater],
        "revision": final.number,
        "kind": final.kind.value,
        "body_sha256": final.body_sha256,
        "faults": [fault.value for fault in reading.faults],
        "confidence": None if reading.confidence is None else reading.confidence.value,
        "fovea_uncertain": reading.fovea.uncertain,
        "rules_set_aside": [{"rule": o.rule, "reason": o.reason} for o in reading.overrides],
    }


def _vote_record(
    case: Case, vote: Vote | FoveaVote, structure: Structure, codes: Mapping[str, str]
) -> dict[str, object]:
    review = _review(case)
    raters = {f.assignment: codes[f.rater] for f in case.finals}
    record: dict[str, object] = {
        "in": [raters[a] for a in vote.counted],
        "out": [
            {"rater": raters[f.assignment], "reason": _why_out(f, structure, review)}
            for f in case.finals
            if f.assignment not in vote.counted
        ],
        "quorum": vote.quorum,
        "senior_own": vote.own,
    }
    if isinstance(vote, FoveaVote):
        return record | {"marked": [raters[a] for a in vote.marked]}
    change = change_of(vote)
    if change is not None:
        share = None if change.dice is None else round(change.dice, 6)
        record["senior_changed"] = {"added": change.added, "removed": change.removed, "dice_to_vote": share}
    return record | {"pixels": vote.area, "tied_pixels": vote.tied_pixels}


def _why_out(final: Revision, structure: Structure, review: Review) -> str:
    out = dropped(review, final.assignment, structure)
    if out is not None:
        about = "its disc" if out.structure is not structure else "left out"
        return f"{about}: {out.reason}"
    answer = answer_of(final.reading, structure)
    if answer in GRADED:
        return "its disc was not graded"  # a cup votes only with its disc
    return answer.value.replace("_", " ")
