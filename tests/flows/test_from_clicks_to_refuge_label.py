"""From the clicks of three raters over the senior's decision to the exported label, in the real window."""

import json
import math
from pathlib import Path

import numpy as np
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from refuge_annotator.export import export_study
from refuge_annotator.formats.verify import verify_folder
from refuge_annotator.geometry.point import Point
from refuge_annotator.reference import gather
from refuge_annotator.store.store import open_study
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.review import Decision, dropped
from refuge_annotator.ui.dialogs.rules import RulesDialog
from tests.flows.hands import Hands

CONTROL = Qt.KeyboardModifier.ControlModifier
# what each rater draws: disc and cup as (cx, cy, a, b), and the fovea
HANDS = {
    "R1": ((150, 250, 60, 66), (152, 252, 30, 34), (360, 262)),
    "R2": ((152, 251, 62, 67), (150, 250, 26, 31), (362, 264)),
    "R3": ((190, 300, 90, 95), (190, 300, 70, 72), (300, 300)),  # the failed one, with a fovea beside the disc
}


def _in_ellipse(ellipse: dict, shape: tuple[int, int]) -> np.ndarray:
    """Pixels whose centres lie inside a stored ellipse, by the written rule alone."""
    y, x = np.mgrid[: shape[0], : shape[1]].astype(float)
    c, s = math.cos(math.radians(ellipse["angle"])), math.sin(math.radians(ellipse["angle"]))
    u = (x - ellipse["cx"]) * c + (y - ellipse["cy"]) * s
    v = (y - ellipse["cy"]) * c - (x - ellipse["cx"]) * s
    return (u / ellipse["a"]) ** 2 + (v / ellipse["b"]) ** 2 <= 1 + 1e-9


def _sure(dialog: RulesDialog) -> None:
    """Say of everything that is asked that it is so."""
    for question in dialog.questions:
        QTest.keyClicks(question.field, "I am sure")
    QTest.mouseClick(dialog.go, Qt.MouseButton.LeftButton)


def _read_everything(hands: Hands, code: str, meet) -> None:
    hands.enter(code)
    disc, cup, fovea = HANDS[code]
    for _ in range(2):
        first = hands.code
        hands.outline(*disc)
        hands.outline(*cup)
        hands.click(Point(*fovea))
        if code == "R3":
            meet(RulesDialog, _sure)
        hands.key(Qt.Key.Key_Return)
        hands.window.activateWindow()
        hands.qtbot.waitUntil(hands.window.isActiveWindow)
        hands.qtbot.waitUntil(lambda first=first: first in hands.hint, timeout=10_000)
        hands.qtbot.waitUntil(lambda first=first: hands.code != first or _done(hands), timeout=10_000)
    assert "All your photographs are read" in hands.hint
    assert hands.window.profiles.leave()


def _done(hands: Hands) -> bool:
    return "All your photographs are read" in hands.hint


def test_the_exported_masks_are_the_majority_of_the_stored_outlines(
    hands: Hands, three_raters: Path, two_photographs: Path, tmp_path: Path, meet
) -> None:
    hands.window.open_study(three_raters)
    for code in HANDS:
        _read_everything(hands, code, meet)

    hands.enter("S1")
    page = hands.window.senior_page
    failed = _failed_rater(three_raters, hands)
    for _ in range(2):
        hands.qtbot.waitUntil(lambda: page.session.case is not None and not page.session.decided, timeout=10_000)
        case = page.session.case
        view = hands.canvas.view
        place = page.session.order.index(next(f.assignment for f in case.finals if f.rater == failed))
        for structure in Structure:
            cell = page.panel.raters.rows[place].cells[structure]
            if dropped(page.session.review, page.session.order[place], structure):
                continue  # the cup went with its disc
            QTest.mouseClick(cell.check, Qt.MouseButton.LeftButton)
            hands.qtbot.waitUntil(page.votes.menu.isVisible)
            QTest.keyClick(page.votes.menu, Qt.Key.Key_1)
            assert dropped(page.session.review, page.session.order[place], structure)
        assert hands.canvas.view == view, "the view never jumps"
        assert page.session.verdict.consensus.disc.counted == tuple(
            f.assignment for f in case.finals if f.rater != failed
        )
        tied = page.session.verdict.consensus.cup.tied_pixels
        assert tied > 0, "two raters who differ leave ties"
        assert page.session.verdict.outcomes, "both outcomes are previewed"
        hands.key(Qt.Key.Key_Return, CONTROL)
        hands.qtbot.waitUntil(
            lambda done=case.image.id: page.session.decided or page.session.case.image.id != done, timeout=10_000
        )
    hands.window.close()

    out = tmp_path / "labels"
    with open_study(three_raters) as store:
        store.import_labels(
            [(i.id, GlaucomaLabel(i.path.startswith("Glaucoma/"), "test")) for i in store.images()], "M1"
        )
        data = gather(store)
        done = export_study(data, "refuge-training", out, photographs=data.info.root)
        asked = [o.rule for i in store.images() for f in store.finals(i.id) for o in f.reading.overrides]
        assert asked == ["fovea_near"] * 2
        assert [store.review(i.id).review.decision for i in store.images()] == [Decision.ACCEPT] * 2
        bodies = {i.path: _bodies(store, i.id) for i in store.images()}
    assert done.excluded == ()
    assert verify_folder(out).sound
    for path, readings in bodies.items():
        shape = np.asarray(Image.open(two_photographs / path)).shape[:2]
        kept = [readings["R1"], readings["R2"]]
        votes = {s: sum(_in_ellipse(r[s]["ellipse"], shape).astype(int) for r in kept) for s in ("disc", "cup")}
        disc = votes["disc"] * 2 > 2
        cup = (votes["cup"] * 2 > 2) & disc
        expected = np.where(cup, 0, np.where(disc, 128, 255)).astype(np.uint8)
        mask = Image.open(out / "Annotation-Training400" / "Disc_Cup_Masks" / path.replace(".jpg", ".bmp"))
        assert mask.mode == "L"
        assert np.array_equal(np.asarray(mask), expected)
    table = (out / "Annotation-Training400" / "Fovea_location.csv").read_text(encoding="utf-8").splitlines()
    first = sorted(bodies)[0]
    x, y = (round(math.fsum(bodies[first][r]["fovea"]["point"][k] for r in ("R1", "R2")) / 2, 2) for k in (0, 1))
    assert table[1] == f"1,g0001.jpg,{x:.2f},{y:.2f}"


def _failed_rater(study: Path, hands: Hands) -> str:
    return next(p.id for p in hands.window.study.people if p.code == "R3")


def _bodies(store, image_id: str) -> dict[str, dict]:
    """Return the stored readings of a photograph as plain JSON, by rater code."""
    from refuge_annotator.study.reading_codec import reading_to_text

    codes = {p.id: p.code for p in store.people()}
    return {codes[f.rater]: json.loads(reading_to_text(f.reading)) for f in store.finals(image_id)}
