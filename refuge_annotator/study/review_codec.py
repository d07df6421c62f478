"""Reviews as canonical JSON text, and back."""

from refuge_annotator.study.protocol import TieRule
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.reading_codec import outline_from_json, outline_to_json
from refuge_annotator.study.record import (
    BadRecord,
    canonical,
    count_of,
    digest_of,
    flag_of,
    keys_of,
    list_of,
    parse,
    point_of,
    point_to_json,
    text_of,
    word_of,
)
from refuge_annotator.study.review import Decision, Drop, Own, OwnUse, Review

VERSION = 3  # 3: whether it was confirmed together with others
FIELDS = frozenset(
    {"revisions", "drops", "tie_rule", "own", "decision", "returned_to", "reason", "mask_sha256", "fovea"}
)
BATCH = "batch_confirmed"
OUTLINES = {1: 1, 2: 2, 3: 2}  # which version of a reading the outlines of a review are those of


def review_to_text(review: Review) -> str:
    """Return a review as canonical JSON text."""
    return canonical(
        {
            "version": VERSION,
            "revisions": [[assignment, number] for assignment, number in review.revisions],
            "drops": [
                {"assignment": d.assignment, "structure": d.structure.value, "reason": d.reason} for d in review.drops
            ],
            "tie_rule": review.tie_rule.value,
            "own": {
                "disc": outline_to_json(review.own.disc),
                "cup": outline_to_json(review.own.cup),
                "fovea": point_to_json(review.own.fovea),
                "use": review.own.use.value,
            },
            "decision": review.decision.value if review.decision else None,
            "returned_to": list(review.returned_to),
            "reason": review.reason,
            "mask_sha256": review.mask_sha256,
            "fovea": point_to_json(review.fovea),
            BATCH: review.batch_confirmed,
        }
    )


def review_from_text(text: str) -> Review:
    """Return the review that `review_to_text` wrote.

    Raises
    ------
    BadRecord
        The text is not a review.
    """
    version, record = parse(text, {1: FIELDS, 2: FIELDS, 3: FIELDS | {BATCH}})
    own = keys_of(record["own"], {"disc", "cup", "fovea", "use"})
    drops = [keys_of(d, {"assignment", "structure", "reason"}) for d in list_of(record["drops"])]
    pairs = [list_of(pair) for pair in list_of(record["revisions"])]
    if any(len(pair) != 2 for pair in pairs):
        raise BadRecord("a review names no revision number")
    return Review(
        revisions=tuple((text_of(a), count_of(n)) for a, n in pairs),
        drops=tuple(
            Drop(text_of(d["assignment"]), word_of(Structure, d["structure"]), text_of(d["reason"])) for d in drops
        ),
        tie_rule=word_of(TieRule, record["tie_rule"]),
        own=Own(
            None if own["disc"] is None else outline_from_json(own["disc"], OUTLINES[version]),
            None if own["cup"] is None else outline_from_json(own["cup"], OUTLINES[version]),
            point_of(own["fovea"]),
            word_of(OwnUse, own["use"]),
        ),
        decision=None if record["decision"] is None else word_of(Decision, record["decision"]),
        returned_to=tuple(text_of(a) for a in list_of(record["returned_to"])),
        reason=text_of(record["reason"]),
        mask_sha256=digest_of(record["mask_sha256"]),
        fovea=point_of(record["fovea"]),
        batch_confirmed=version >= 3 and flag_of(record[BATCH]),
    )
