"""The demo study as the rest of the program finds it."""

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from refuge_annotator.consensus.acceptance import obstacles
from refuge_annotator.consensus.label import consensus_mask, mask_sha256
from refuge_annotator.consensus.merge import merge
from refuge_annotator.demo.real import real_photograph
from refuge_annotator.demo.study import DemoStopped, make_demo
from refuge_annotator.errors import UserError
from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point, distance
from refuge_annotator.geometry.raster import full_mask
from refuge_annotator.metrics.cup_to_disc import vertical_ratio
from refuge_annotator.metrics.overlap import dice
from refuge_annotator.store.errors import StudyError
from refuge_annotator.store.store import open_study
from refuge_annotator.study.assignment import ReadingState
from refuge_annotator.study.rater import Role
from refuge_annotator.study.review import Decision
from refuge_annotator.study.state import PhotographState

COUNT = 6


@pytest.fixture(scope="module")
def complete(tmp_path_factory):
    path = make_demo(tmp_path_factory.mktemp("complete"), photographs=COUNT, complete=True)
    with open_study(path) as store:
        yield store


@pytest.fixture(scope="module")
def default(tmp_path_factory):
    path = make_demo(tmp_path_factory.mktemp("default"), photographs=9)
    with open_study(path) as store:
        yield store


def truth_of(store):
    return json.loads((store.path.parent / "truth.json").read_text(encoding="utf-8"))


def consensus_of(store, image):
    finals = store.finals(image.id)
    review = store.review(image.id).review
    return merge({f.assignment: f.reading for f in finals}, image.shape, store.study().protocol, review)


def rater_codes(store):
    return {p.id: p.code for p in store.people() if p.role is Role.RATER}


def test_the_consensus_finds_the_truth(complete, capsys):
    truth = truth_of(complete)["eyes"]
    rows = []
    for image in complete.images():
        if image.name not in truth:
            continue
        eye, consensus = truth[image.name], consensus_of(complete, image)
        disc, cup = (full_mask(Ellipse(**eye[s]), image.shape) for s in ("disc", "cup"))
        found_disc, found_cup = consensus.disc_mask(), consensus.cup_mask()
        rows.append(
            (
                dice(disc, found_disc),
                dice(cup, found_cup),
                abs(vertical_ratio(disc, cup) - vertical_ratio(found_disc, found_cup)),
                distance(consensus.fovea.point, Point(*eye["fovea"])),
            )
        )
    means = np.mean(rows, axis=0)
    told = "disc Dice {:.4f}, cup Dice {:.4f}, vCDR error {:.4f}, fovea {:.1f} px".format(*means)
    with capsys.disabled():
        sys.stdout.write(f"\nconsensus against truth: {told}\n")
    assert len(rows) == COUNT - 1
    assert means[0] >= 0.97
    assert means[1] >= 0.93
    assert means[2] <= 0.03
    assert means[3] <= 15


def test_a_complete_demo_is_read_and_accepted_throughout(complete):
    for row in complete.queue():
        assert (row.state, row.submitted, row.expected) == (PhotographState.ACCEPTED, 7, 7)
        review = complete.review(row.image.id).review
        assert review.decision is Decision.ACCEPT
        consensus = consensus_of(complete, row.image)
        assert review.mask_sha256 == mask_sha256(consensus_mask(consensus))
        assert review.fovea == consensus.fovea.point
        readings = {f.assignment: f.reading for f in complete.finals(row.image.id)}
        assert obstacles(consensus, readings, review) == ()  # the senior's page would let it pass


def test_the_senior_dropped_what_failed_and_nothing_else(complete):
    planted = {
        (p["photograph"], p["rater"], p["structure"])
        for p in truth_of(complete)["planted"]
        if "impossible to grade" not in p["kind"]
    }
    dropped = set()
    for image in complete.images():
        raters = {a.id: rater_codes(complete)[a.rater] for a in complete.assignments(image.id)}
        for drop in complete.review(image.id).review.drops:
            assert drop.reason == "simulated"
            dropped.add((image.name, raters[drop.assignment], drop.structure.value))
    assert dropped == planted
    assert planted


def test_dropping_what_failed_matters(complete):
    image = next(i for i in complete.images() if complete.review(i.id).review.drops)
    readings = {f.assignment: f.reading for f in complete.finals(image.id)}
    plain = merge(readings, image.shape, complete.study().protocol)
    assert mask_sha256(consensus_mask(plain)) != complete.review(image.id).review.mask_sha256


def test_the_first_photograph_is_the_real_one_and_has_no_truth(complete):
    first = complete.images()[0]
    assert complete.photograph_path(first).read_bytes() == real_photograph().read_bytes()
    assert (first.width, first.height) == (1411, 1411)
    assert first.name not in truth_of(complete)["eyes"]
    assert complete.glaucoma_label(first.id).glaucoma is False


def test_every_photograph_has_a_simulated_glaucoma_label(complete):
    truth = truth_of(complete)["eyes"]
    labels = {i.name: complete.glaucoma_label(i.id) for i in complete.images()}
    assert {label.source for label in labels.values()} == {"simulated"}
    assert all(labels[name].glaucoma == eye["glaucoma"] for name, eye in truth.items())
    assert {label.glaucoma for label in labels.values()} == {True, False}


def test_names_and_folders_do_not_tell_the_diagnosis(complete):
    for image in complete.images():
        assert image.path == f"photographs/{image.stem}.jpg"
        assert image.stem[0] == "T"
        assert image.stem[1:].isdigit()


def test_both_eyes_and_both_cameras_are_there(complete):
    assert {i.laterality for i in complete.images()} == {"left", "right"}
    assert {(i.width, i.height) for i in complete.images()} == {(1411, 1411), (1634, 1634), (2124, 2056)}


def test_nothing_is_wrong_with_the_study(complete):
    assert [p.sentence() for p in complete.check() if p.grave] == []


def test_a_newcomer_finds_unread_and_started_photographs_as_r1(default):
    r1 = next(p for p in default.people() if p.code == "R1")
    states = Counter(a.state for a in default.worklist(r1.id))
    assert states[ReadingState.UNTOUCHED] >= 2
    assert states[ReadingState.STARTED] == 1
    assert states[ReadingState.SUBMITTED] == 6


def test_a_started_reading_can_be_undone_click_by_click(default):
    everything = [a for p in default.people() if p.role is Role.RATER for a in default.worklist(p.id)]
    started = [a for a in everything if a.state is ReadingState.STARTED]
    assert len(started) >= 2
    for assignment in started:
        draft = default.draft(assignment.id)
        assert draft.cursor == len(draft.steps) - 1
        assert [len(s.disc.points) for s in draft.steps[:4]] == [1, 2, 3, 4]


def test_the_senior_finds_work_of_every_kind(default):
    states = Counter(row.state for row in default.queue())
    assert states[PhotographState.WAITING] == 3
    assert states[PhotographState.RETURNED] == 1
    assert states[PhotographState.TO_REVIEW] == 1
    assert states[PhotographState.ACCEPTED] == 4


def test_the_returned_photograph_goes_back_to_who_failed_with_neutral_words(default):
    row = next(r for r in default.queue() if r.state is PhotographState.RETURNED)
    review = default.review(row.image.id).review
    (assignment,) = [a for a in default.assignments(row.image.id) if a.id in review.returned_to]
    assert assignment.state is ReadingState.RETURNED
    failed = {p["rater"] for p in truth_of(default)["planted"] if p["photograph"] == row.image.name}
    assert rater_codes(default)[assignment.rater] in failed
    assert review.reason


def test_a_demo_of_one_photograph_is_left_to_read(tmp_path):
    with open_study(make_demo(tmp_path, photographs=1)) as store:
        assert [r.state for r in store.queue()] == [PhotographState.WAITING]


def test_an_existing_study_is_refused_and_untouched(tmp_path):
    (tmp_path / "demo.refuge").write_bytes(b"somebody's work")
    with pytest.raises(StudyError, match="another folder"):
        make_demo(tmp_path, photographs=1)
    assert [p.name for p in tmp_path.iterdir()] == ["demo.refuge"]
    assert (tmp_path / "demo.refuge").read_bytes() == b"somebody's work"


def test_a_folder_with_photographs_is_refused_and_untouched(tmp_path):
    (tmp_path / "photographs").mkdir()
    (tmp_path / "photographs" / "mine.jpg").write_bytes(b"mine")
    with pytest.raises(UserError, match="already"):
        make_demo(tmp_path, photographs=1)
    assert [p.name for p in (tmp_path / "photographs").iterdir()] == ["mine.jpg"]


def test_a_cancelled_demo_leaves_nothing_behind(tmp_path):
    told = []

    def stop_at_two(done, total):
        told.append((done, total))
        return done < 2

    with pytest.raises(DemoStopped):
        make_demo(tmp_path, photographs=3, progress=stop_at_two)
    assert told == [(1, 3), (2, 3)]
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_is_no_folder_is_told_in_words(tmp_path):
    place = tmp_path / "file"
    place.write_text("", encoding="utf-8")
    with pytest.raises(UserError, match="another folder"):
        make_demo(place, photographs=1)


def test_what_a_killed_run_left_is_swept_away(tmp_path):
    (tmp_path / "demo.partial" / "photographs").mkdir(parents=True)
    make_demo(tmp_path, photographs=1)
    assert not (tmp_path / "demo.partial").exists()


MAKE = """
import pathlib, sys
from refuge_annotator.demo.study import make_demo
from refuge_annotator.export import export_study
from refuge_annotator.reference import gather
from refuge_annotator.store.store import open_study

folder = pathlib.Path(sys.argv[1])
with open_study(make_demo(folder, photographs=3, complete=True), read_only=True) as store:
    data = gather(store)
for name in ("refuge-training", "multirater"):
    result = export_study(data, name, folder / name, photographs=data.info.root)
    assert len(result.written) == 3, result.excluded
"""


def test_the_same_seed_makes_the_same_files_in_another_place_locale_and_time_zone(tmp_path):
    found = []
    for name, zone, language, seed in (("one", "UTC", "C.UTF-8", "1"), ("zwei ü", "Asia/Shanghai", "de_DE.UTF-8", "2")):
        folder = tmp_path / name
        surroundings = os.environ | {"TZ": zone, "LC_ALL": language, "PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, "-c", MAKE, str(folder)], env=surroundings, check=True, timeout=120)
        files = [path for path in sorted(folder.rglob("*")) if path.is_file() and "backups" not in str(path)]
        found.append({str(p.relative_to(folder)): hashlib.sha256(p.read_bytes()).hexdigest() for p in files})
    assert len(found[0]) > 3 + 3 * 7
    assert found[0] == found[1]


def test_another_seed_makes_another_study(tmp_path, complete):
    with open_study(make_demo(tmp_path, photographs=2, seed=1)) as store:
        assert store.images()[1].sha256 != complete.images()[1].sha256


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_ctrl_c_leaves_nothing_of_a_demo_that_is_not_complete(tmp_path, monkeypatch, moves):
    folder, replace, done = tmp_path / "new" / "demo", Path.replace, []

    def move(self: Path, target: Path) -> Path:
        if target.parent == folder:
            if len(done) == moves:
                raise KeyboardInterrupt
            done.append(target)
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", move)
    with pytest.raises(KeyboardInterrupt):
        make_demo(folder, photographs=1)
    assert len(done) == moves
    assert list(tmp_path.iterdir()) == []
