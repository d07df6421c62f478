from datetime import UTC, datetime

import numpy as np

from refuge_annotator.consensus.label import consensus_mask, mask_sha256
from refuge_annotator.consensus.merge import merge
from refuge_annotator.demo.eye import draw_eye
from refuge_annotator.demo.raters import HANDS, Failure, Kind, read
from refuge_annotator.demo.senior import accept, give_back
from refuge_annotator.study.assignment import Revision, RevisionKind
from refuge_annotator.study.image import FundusImage
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.review import Decision

EYE = draw_eye(np.random.default_rng(4), (1634, 1634), glaucoma=False)
IMAGE = FundusImage("i", "T0001.jpg", "P0001", "", "", 1634, 1634)
FAILURE = Failure("R6", Structure.CUP, Kind.WHOLE_DISC)
FINALS = tuple(
    Revision(
        f"a-{hand.code}", hand.code, 1, RevisionKind.FINAL, read(EYE, hand, [FAILURE], np.random.default_rng(n)), "",
        datetime(2024, 1, 8, tzinfo=UTC),
    )
    for n, hand in enumerate(HANDS)
)  # fmt: skip


def test_a_photograph_is_accepted_without_the_reading_that_failed():
    review = accept(FINALS, [("a-R6", FAILURE)], IMAGE, Protocol())
    assert review.decision is Decision.ACCEPT
    assert [(d.assignment, d.structure) for d in review.drops] == [("a-R6", Structure.CUP)]
    assert review.revisions == tuple((f"a-{hand.code}", 1) for hand in HANDS)
    kept = {f.assignment: f.reading for f in FINALS}
    consensus = merge(kept, IMAGE.shape, Protocol(), review)
    assert "a-R6" not in consensus.cup.counted
    assert "a-R6" in consensus.disc.counted
    assert review.mask_sha256 == mask_sha256(consensus_mask(consensus))
    assert review.fovea == consensus.fovea.point


def test_a_return_names_one_rater_and_gives_nothing_away():
    review = give_back(FINALS, "a-R6", Protocol())
    assert review.decision is Decision.RETURN
    assert review.returned_to == ("a-R6",)
    assert review.mask_sha256 == ""
    assert review.fovea is None
    assert not any(word in review.reason.lower() for word in ("r1", "other", "vote", "consensus", "glaucoma"))
