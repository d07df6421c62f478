"""A simulated senior, who knows which readings failed and writes ordinary reviews."""

from collections.abc import Sequence
from dataclasses import replace

from refuge_annotator.consensus.label import consensus_mask, mask_sha256
from refuge_annotator.consensus.merge import merge
from refuge_annotator.demo.raters import Failure
from refuge_annotator.store.store import Store
from refuge_annotator.study.assignment import Revision
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.rater import Person
from refuge_annotator.study.review import Decision, Review, drop

REASON = "simulated"
PLEASE_LOOK_AGAIN = "Please look at this photograph again."


def accept(
    finals: Sequence[Revision], failures: Sequence[tuple[str, Failure]], image: FundusImage, protocol: Protocol
) -> Review:
    """Return the review that drops what failed and accepts the vote of the rest.

    Parameters
    ----------
    finals
        The standing submissions in study order.
    failures
        With the assignment each belongs to.
    """
    review = Review(revisions=_looked_at(finals), tie_rule=protocol.tie_rule)
    for assignment, failure in failures:
        review = drop(review, assignment, failure.structure, REASON)
    consensus = merge({f.assignment: f.reading for f in finals}, image.shape, protocol, review)
    digest = mask_sha256(consensus_mask(consensus))
    return replace(review, decision=Decision.ACCEPT, mask_sha256=digest, fovea=consensus.fovea.point)


def give_back(finals: Sequence[Revision], assignment: str, protocol: Protocol) -> Review:
    """Return the review that asks one rater to look again, without a word about the others."""
    return Review(
        revisions=_looked_at(finals),
        tie_rule=protocol.tie_rule,
        decision=Decision.RETURN,
        returned_to=(assignment,),
        reason=PLEASE_LOOK_AGAIN,
    )


def sign(store: Store, image: FundusImage, review: Review, senior: Person) -> None:
    """Look at a photograph for the first time and store the decision."""
    store.begin_review(image.id)
    store.save_review(image.id, review, senior=senior.id, expected=1)


def _looked_at(finals: Sequence[Revision]) -> tuple[tuple[str, int], ...]:
    return tuple((f.assignment, f.number) for f in finals)
