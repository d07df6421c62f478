"""A senior works through the demo study by keys alone, and the consensus comes nearer to the truth than the vote."""

import json
import statistics
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.consensus.merge import Consensus, merge
from refuge_annotator.demo import study as demo
from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.geometry.raster import Mask, box_around, rasterise
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.reference import StudyData, consensus_of, gather
from refuge_annotator.store.store import open_study
from refuge_annotator.study.state import PhotographState
from tests.flows.hands import Hands

CONTROL = Qt.KeyboardModifier.ControlModifier
TOOLS = {"disc": Qt.Key.Key_D, "cup": Qt.Key.Key_C, "fovea": Qt.Key.Key_F}
NOT_GRADED = "the structure is called impossible to grade"
PHOTOGRAPHS = 10


@pytest.fixture
def unreviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The demo study as its raters leave it."""
    monkeypatch.setattr(demo._Work, "review_all", lambda _self, _complete: None)
    return demo.make_demo(tmp_path / "demo", photographs=PHOTOGRAPHS, complete=True)


def test_dropping_the_rater_where_he_fails_beats_the_plain_vote(
    hands: Hands, unreviewed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    truth = json.loads((unreviewed.parent / "truth.json").read_text(encoding="utf-8"))
    with open_study(unreviewed) as store:
        assigned = {(i.name, _code(store, a.rater)): a.id for i in store.images() for a in store.assignments(i.id)}
    failed: dict[str, list[tuple[str, str]]] = {}
    for one in truth["planted"]:
        if one["kind"] != NOT_GRADED:
            failed.setdefault(one["photograph"], []).append(
                (one["structure"], assigned[one["photograph"], one["rater"]])
            )
    hands.open(unreviewed, "S1")
    page = hands.window.senior_page
    hands.qtbot.waitUntil(lambda: page.queue.sorted, timeout=60_000)
    keys: Counter[str] = Counter()

    def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        keys[page.session.case.image.name] += 1
        hands.key(key, modifiers)

    for _ in range(PHOTOGRAPHS):
        hands.qtbot.waitUntil(lambda: page.session.case is not None and not page.session.decided, timeout=10_000)
        name = page.session.case.image.name
        for structure, assignment in failed.get(name, []):
            press(TOOLS[structure])
            press(Qt.Key(Qt.Key.Key_1 + page.session.order.index(assignment)), CONTROL)
            assert page.votes.menu.isVisible()
            keys[name] += 1
            QTest.keyClick(page.votes.menu, Qt.Key.Key_1)
        press(Qt.Key.Key_Return, CONTROL)
        hands.qtbot.waitUntil(
            lambda name=name: page.session.case.image.name != name or page.session.accepted, timeout=10_000
        )
    assert {row.state for row in page.queue.rows} == {PhotographState.ACCEPTED}
    assert {keys[name] for name in keys if name not in failed} == {1}  # two are allowed
    hands.window.close()
    with open_study(unreviewed) as store:
        data = gather(store)
    with capsys.disabled():
        _compare(data, truth["eyes"], set(failed), keys)


def _compare(data: StudyData, eyes: dict[str, dict[str, object]], failed: set[str], keys: Counter[str]) -> None:
    """Print how near to the truth vote and consensus are, where a rater failed and in all; the consensus is nearer."""
    protocol = data.info.protocol
    rows = []
    for case in data.cases:
        if case.image.name in eyes:
            eye = eyes[case.image.name]
            plain = merge({f.assignment: f.reading for f in case.finals}, case.image.shape, protocol)
            rows.append((case.image.name in failed, _near(plain, eye), _near(consensus_of(case, protocol), eye)))
    sys.stdout.write(f"\n{len(rows)} painted photographs, {sum(keys.values())} keys for {len(keys)} photographs\n")
    for title, chosen in (("all", rows), ("where a rater failed", [r for r in rows if r[0]])):
        for place, what in enumerate(("disc Dice", "cup Dice", "fovea px")):
            plain, final = (statistics.mean(row[which][place] for row in chosen) for which in (1, 2))
            sys.stdout.write(f"  {title:22}{what:10} vote {plain:8.4f}  consensus {final:8.4f}\n")
    where = [r for r in rows if r[0]]
    assert where
    gains = [statistics.mean(r[2][n] - r[1][n] for r in where) for n in range(3)]
    assert gains[0] + gains[1] > 0
    assert gains[2] <= 0
    assert all(r[1] == r[2] for r in rows if not r[0])  # where nobody failed the plain vote is the consensus


def _near(merged: Consensus, eye: dict[str, object]) -> tuple[float, float, float]:
    """Return the Dice of disc and cup to the truth, and the fovea's distance in pixels."""
    disc, cup = (Ellipse(**eye[name]) for name in ("disc", "cup"))
    fovea = Point(*eye["fovea"])
    return (
        dice(merged.disc_mask(), _whole(disc, merged.shape)) or 0.0,
        dice(merged.cup_mask(), _whole(cup, merged.shape)) or 0.0,
        distance(merged.fovea.point or Point(0.0, 0.0), fovea),
    )


def _whole(ellipse: Ellipse, shape: tuple[int, int]) -> Mask:
    whole = np.zeros(shape, np.bool_)
    box = box_around([ellipse], shape)
    whole[box.slices] = rasterise(ellipse, box)
    return whole


def _code(store: object, rater: str) -> str:
    return next(p.code for p in store.people() if p.id == rater)
