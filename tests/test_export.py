import hashlib
import json
import os
import subprocess
import sys
import unicodedata
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import openpyxl
import pytest

from refuge_annotator.consensus.label import mask_sha256
from refuge_annotator.export import export_study
from refuge_annotator.formats import refuge
from refuge_annotator.formats.bitmap import bmp_bands
from refuge_annotator.formats.catalog import FORMATS
from refuge_annotator.formats.partial import ExportRefused
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.formats.tree import FolderTree, SubTree
from refuge_annotator.formats.verify import verify_folder
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.reference import label_of
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.study.reading import Answer, Structure, answer
from refuge_annotator.study.review import Review, drop
from refuge_annotator.study.state import PhotographState
from tests.studies import HEIGHT, WIDTH, accepted_study, case, image, photograph, reading, study

IDS = [form.id for form in FORMATS]
NAMES = ["T0001.jpg", "T0002.png", "sub/T0003.jpg"]
SICK = GlaucomaLabel(True, "records")


@pytest.fixture
def root(tmp_path):
    return tmp_path / "photographs"


@pytest.fixture
def data(root):
    return accepted_study(root, NAMES)


@pytest.fixture
def target(tmp_path):
    return tmp_path / "labels"


def contents(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def manifest(folder: Path) -> dict:
    return json.loads((folder / "manifest.json").read_bytes())


@pytest.mark.parametrize("form", FORMATS, ids=IDS)
def test_every_format_exports_verifies_and_reads_back(data, root, target, form):
    done = export_study(data, form.id, target, photographs=root)
    assert done.written == ("T0001.jpg", "T0002.jpg", "T0003.jpg")
    assert done.excluded == ()
    report = verify_folder(target)
    assert report.formats == (form.id,)
    assert report.sound, report.findings
    back = list(form.read(SubTree(FolderTree(target), form.home)))
    for one, other in zip(data.cases, back, strict=True):
        label = label_of(one, data.info.protocol)
        assert np.array_equal(label.mask, other.mask)
        if form.id not in ("multirater", "soft-votes"):
            assert other.fovea == label.fovea


@pytest.mark.parametrize("form", FORMATS, ids=IDS)
def test_the_manifest_names_every_file_with_its_hash(data, root, target, form):
    done = export_study(data, form.id, target, photographs=root)
    files = contents(target)
    said = manifest(target)
    assert done.manifest_sha256 == hashlib.sha256(files.pop("manifest.json")).hexdigest()
    assert {f["path"]: f["sha256"] for f in said["files"]} == {
        path: hashlib.sha256(data).hexdigest() for path, data in files.items()
    }
    for f in said["files"]:
        assert f["bytes"] == len(files[f["path"]])
        if f["path"].endswith(".bmp") or f["path"].endswith(".png"):
            grey = cv2.imdecode(np.frombuffer(files[f["path"]], np.uint8), cv2.IMREAD_UNCHANGED)
            assert f["pixel_sha256"] == mask_sha256(grey)


def test_the_manifest_explains_the_labels(data, root, target):
    export_study(data, "refuge-test", target, photographs=root)
    said = manifest(target)
    assert said["notice"] == "Research use only; not for diagnosis."
    assert said["format"] == "refuge-test"
    assert said["study"]["code"] == "S-TEST"
    assert said["study"]["protocol"]["tie_rule"] == "outside"
    assert said["study"]["as_of"] == {"audit_seq": 17, "audit_head": "a" * 64}
    assert said["study"]["raters"] == [f"R{k}" for k in range(1, 8)]
    first, second, _ = said["photographs"]
    assert first["disc"]["in"] == [f"R{k}" for k in range(1, 8)]
    assert first["name"] == "T0001.jpg"
    assert first["tie_rule"] == "outside"
    assert second["photograph"] == "T0002.png"
    assert any("its own ending differs" in n for n in second["notes"])


def test_the_manifest_says_who_was_left_out_and_why(root, target):
    wrong = reading(disc=normal_ellipse(200, 60, 30, 30, 0))
    shown = photograph(root, "T0001.jpg", 1)
    review = drop(Review(), f"{shown.id} R7", Structure.DISC, "round the atrophy")
    one = case(shown, [reading()] * 6 + [wrong], review=review, glaucoma=SICK)
    export_study(study(root, [one]), "refuge-test", target, photographs=root)
    (said,) = manifest(target)["photographs"]
    assert said["disc"]["out"] == [{"rater": "R7", "reason": "left out: round the atrophy"}]
    assert said["cup"]["out"] == [{"rater": "R7", "reason": "its disc: round the atrophy"}]


def test_a_turned_photograph_and_one_saved_anew_are_named(root, target):
    turned = replace(photograph(root, "T0001.png", 1), orientation=6)
    anew = replace(photograph(root, "T0002.png", 2), sha256="0" * 64)
    cases = [case(i, [reading()] * 7, glaucoma=SICK) for i in (turned, anew)]
    export_study(study(root, cases), "refuge-test", target, photographs=root)
    first, second = manifest(target)["photographs"]
    assert first["exif_turn"] == 6
    assert any("EXIF turn" in n for n in first["notes"])
    assert any("saved anew" in n for n in second["notes"])


def test_no_cup_is_exported_as_decided(root, target):
    bare = answer(reading(), Structure.CUP, Answer.ABSENT)
    cases = [
        case(photograph(root, "T0001.jpg", 1), [bare] * 5 + [reading()] * 2, glaucoma=SICK),
        case(photograph(root, "T0002.jpg", 2), [reading()] * 7, glaucoma=SICK),
    ]
    done = export_study(study(root, cases), "refuge-test", target, photographs=root)
    assert done.written == ("T0001.jpg", "T0002.jpg")
    (found,) = [f for f in done.findings if f.path.endswith(".bmp")]
    assert found.sentence().startswith("REFUGE-Test-GT/Disc_Cup_Masks/G/T0001.bmp: it has no cup, as was decided")
    assert verify_folder(target).sound
    assert [p["no_cup"] for p in manifest(target)["photographs"]] == [True, False]
    (target / "manifest.json").unlink()
    assert not verify_folder(target).sound


# What is not exported


@pytest.mark.parametrize("state", [s for s in PhotographState if s is not PhotographState.ACCEPTED])
def test_only_what_is_accepted_and_not_stale_is_exported(root, target, state):
    cases = [
        case(photograph(root, "T0001.jpg", 1), [reading()] * 7, glaucoma=SICK),
        case(photograph(root, "T0002.jpg", 2), [reading()] * 7, glaucoma=SICK, state=state),
    ]
    done = export_study(study(root, cases), "refuge-test", target, photographs=root)
    assert done.written == ("T0001.jpg",)
    (left,) = done.excluded
    assert (left.name, left.state) == ("T0002.jpg", state)
    assert left.code in (target / "excluded.csv").read_text(encoding="utf-8")
    assert left.reason in (target / "excluded.csv").read_text(encoding="utf-8")
    assert manifest(target)["excluded"][0]["reason"] == left.reason
    assert "T0002" not in str([p for p in contents(target) if p.startswith("REFUGE")])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"glaucoma": None}, "no glaucoma label"),
        ({"readings": [reading(fovea=None)] * 7}, "fovea is not visible"),
        ({"readings": [reading(cup=normal_ellipse(70 + 9 * k, 120, 3, 3, 0)) for k in range(7)]}, "no cup"),
        ({"readings": [reading(disc=normal_ellipse(50 + 30 * k, 120, 9, 9, 0)) for k in range(7)]}, "no disc"),
    ],
)
def test_what_a_format_needs_and_is_not_there_is_said(root, target, change, words):
    plan = {"readings": [reading()] * 7, "glaucoma": SICK} | change
    cases = [
        case(photograph(root, "T0001.jpg", 1), [reading()] * 7, glaucoma=SICK),
        case(photograph(root, "T0002.jpg", 2), plan["readings"], glaucoma=plan["glaucoma"]),
    ]
    done = export_study(study(root, cases), "refuge-test", target, photographs=root)
    assert done.written == ("T0001.jpg",)
    assert words in done.excluded[0].reason


@pytest.mark.parametrize("kind", ["changed", "cut", "gone", "outside"])
def test_a_photograph_that_is_not_the_one_that_was_read_is_left_out(data, root, target, kind, tmp_path):
    place = root / "T0002.png"
    if kind == "changed":
        place.write_bytes(cv2.imencode(".png", np.zeros((HEIGHT, WIDTH, 3), np.uint8))[1].tobytes())
    elif kind == "cut":
        place.write_bytes(place.read_bytes()[:500])
    else:
        place.rename(tmp_path / "elsewhere.png")
    if kind == "outside":
        place.symlink_to(tmp_path / "elsewhere.png")
    done = export_study(data, "refuge-test", target, photographs=root)
    assert done.written == ("T0001.jpg", "T0003.jpg")
    words = "is missing; find the photographs again" if kind == "gone" else "not the one that was read"
    assert words in done.excluded[0].reason


def test_a_consensus_that_is_not_the_signed_one_is_left_out(data, root, target):
    first = data.cases[0]
    for changes in ({"mask_sha256": "0" * 64}, {"fovea": Point(1, 2)}):
        signed = replace(first.review, review=replace(first.review.review, **changes))
        other = replace(data, cases=(replace(first, review=signed), *data.cases[1:]))
        done = export_study(other, "refuge-test", target.with_name(next(iter(changes))), photographs=root)
        assert "not the one that the senior accepted" in done.excluded[0].reason


@pytest.mark.parametrize(
    "spoil",
    [
        lambda mask: mask[:, ::-1],
        lambda mask: mask[::-1],
        lambda mask: np.roll(mask, 1, axis=0),
        lambda mask: np.where(mask == 0, 128, mask).astype(np.uint8),
        lambda mask: np.vstack([mask[:-1], np.full((1, WIDTH), 128, np.uint8)]),
    ],
    ids=["mirrored", "upside down", "a row too low", "without its cup", "another row drawn"],
)
def test_a_file_that_is_not_its_mask_is_noticed(data, root, target, monkeypatch, spoil):
    monkeypatch.setattr(refuge, "bmp_bands", lambda mask: bmp_bands(spoil(mask)))
    with pytest.raises(ExportRefused, match="does not read back right"):
        export_study(data, "refuge-test", target, photographs=root)
    assert not target.exists()


def test_a_fovea_outside_the_photograph_is_left_out(data, root, target):
    stray = case(photograph(root, "T0009.jpg", 9), [reading(fovea=Point(400, 10))] * 7, glaucoma=SICK)
    done = export_study(replace(data, cases=(*data.cases, stray)), "refuge-test", target, photographs=root)
    assert "fovea lies outside" in done.excluded[0].reason


def test_a_name_that_windows_refuses_is_left_out(data, root, target):
    odd = case(image("CON.jpg"), [reading()] * 7, glaucoma=SICK)
    done = export_study(replace(data, cases=(*data.cases, odd)), "refuge-test", target, photographs=root)
    assert "Windows" in done.excluded[0].reason


def test_a_case_that_lacks_a_rater_is_left_out_of_the_seven_rater_set(data, root, target):
    six = case(photograph(root, "T0009.jpg", 9), [reading()] * 6, glaucoma=SICK)
    done = export_study(replace(data, cases=(*data.cases, six)), "multirater", target, photographs=root)
    assert done.excluded[0].name == "T0009.jpg"
    assert "rater's reading is missing" in done.excluded[0].reason
    assert not (target / "Training-400" / "T0009").exists()


def test_a_dropped_rater_is_in_the_seven_rater_set_all_the_same(root, target):
    wrong = reading(disc=normal_ellipse(200, 60, 30, 30, 0))
    shown = photograph(root, "T0001.jpg", 1)
    review = drop(Review(), f"{shown.id} R7", Structure.DISC, "failed")
    one = case(shown, [reading()] * 6 + [wrong], review=review)
    export_study(study(root, [one]), "multirater", target, photographs=root)
    drawn = cv2.imdecode(
        np.fromfile(target / "Training-400/T0001/T0001_seg_disc_7.png", np.uint8), cv2.IMREAD_UNCHANGED
    )
    assert drawn[60, 200] == 255


def test_nothing_to_export_is_refused_with_the_reasons(root, target, tmp_path):
    cases = [case(image("T0001.jpg"), [], state=PhotographState.WAITING)]
    with pytest.raises(ExportRefused, match="1 x a reading is still missing"):
        export_study(study(root, cases), "refuge-test", target, photographs=root)
    assert list(tmp_path.iterdir()) == []


# Names and places


@pytest.mark.parametrize(
    "names",
    [
        ("siteA/0001.jpg", "siteB/0001.jpg"),
        ("T0001.jpg", "T0001.png"),
        ("IMG_1.jpg", "img_1.jpg"),
        (unicodedata.normalize("NFC", "Café.jpg"), unicodedata.normalize("NFD", "Café.jpg")),
    ],
    ids=["two folders", "one stem", "letter case", "accents"],
)
@pytest.mark.parametrize("format_id", IDS)
def test_names_that_clash_stop_the_export_before_anything_is_written(root, target, tmp_path, names, format_id):
    # One glaucomatous, one not: the class folders keep their masks apart, but not their rows.
    cases = [case(image(name), [reading()] * 7, glaucoma=GlaucomaLabel(name == names[0], "r")) for name in names]
    with pytest.raises(ExportRefused, match="one name") as refused:
        export_study(study(root, cases), format_id, target, photographs=root)
    assert all(name in refused.value.sentence() for name in names)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["photographs", "photographs/sub", "photographs/new", "."])
def test_the_photographs_folder_is_never_exported_into(data, root, tmp_path, place):
    before = contents(root)
    with pytest.raises(ExportRefused):
        export_study(data, "refuge-test", tmp_path / place, photographs=root)
    assert contents(root) == before


@pytest.mark.parametrize("form", IDS)
def test_photographs_are_never_written(data, root, target, form):
    before = contents(root)
    export_study(data, form, target, photographs=root)
    assert contents(root) == before


def test_a_folder_with_something_in_it_is_refused(data, root, target):
    target.mkdir()
    (target / "mine.txt").write_text("keep")
    with pytest.raises(ExportRefused, match="something at this place"):
        export_study(data, "refuge-test", target, photographs=root)
    assert [p.name for p in target.iterdir()] == ["mine.txt"]


def test_names_from_everywhere_survive(root, target):
    names = [
        "眼底_左眼_001.jpg",
        "Müller_Ö_ß.jpg",
        "עין.jpg",
        "=1+1.jpg",
        " leading.jpg",
        "comma,name.jpg",
        "a#1%20b.jpg",
    ]
    done = export_study(accepted_study(root, names), "refuge-test", target, photographs=root)
    assert set(done.written) == set(names)
    assert verify_folder(target).sound
    rows = openpyxl.load_workbook(next(target.rglob("*.xlsx"))).active.iter_rows(min_row=2, values_only=True)
    assert [r[1] for r in rows] == sorted(names)


def test_nothing_of_a_person_or_a_folder_is_in_the_export(root, target):
    data = accepted_study(root, ["Anna Muster 1950/Glaucoma/T0001.jpg", "Anna Muster 1950/T0002.jpg"])
    export_study(data, "refuge-test", target, photographs=root)
    for path, content in contents(target).items():
        assert b"Muster" not in content + path.encode()


# Stopping and repeating


@pytest.mark.parametrize("format_id", IDS)
@pytest.mark.parametrize("at", [1, 3])
def test_stopping_leaves_nothing(data, root, target, tmp_path, format_id, at):
    with pytest.raises(Stopped):
        export_study(data, format_id, target, photographs=root, progress=lambda done, _: done < at)
    assert [p.name for p in tmp_path.iterdir()] == ["photographs"]


def test_a_zip_can_be_stopped_too(data, root, target, tmp_path):
    with pytest.raises(Stopped):
        export_study(data, "submission", target, photographs=root, progress=lambda done, _: done < 5)
    assert [p.name for p in tmp_path.iterdir()] == ["photographs"]


@pytest.mark.parametrize("format_id", IDS)
def test_progress_ends_at_the_total(data, root, target, format_id):
    seen = []
    export_study(data, format_id, target, photographs=root, progress=lambda d, t: seen.append((d, t)) or True)
    done, totals = [d for d, _ in seen], {t for _, t in seen}
    assert done == sorted(done)
    assert totals == {done[-1]}


AGAIN = """
import sys
from pathlib import Path
from refuge_annotator.export import export_study
from tests.studies import accepted_study
root = Path(sys.argv[1])
data = accepted_study(root / "photographs", sys.argv[3].split("|"))
export_study(data, sys.argv[2], root / "labels", photographs=root / "photographs")
"""


@pytest.mark.parametrize("format_id", IDS)
def test_the_same_study_gives_the_same_bytes_anywhere(data, root, target, tmp_path, format_id):
    export_study(data, format_id, target, photographs=root)
    place = tmp_path / "别处 b"
    place.mkdir()
    env = {
        **os.environ,
        "TZ": "Asia/Kathmandu",
        "LC_ALL": "de_DE.UTF-8",
        "LANG": "fa_IR.UTF-8",
        "PYTHONHASHSEED": "4711",
        "USER": "somebody",
        "HOME": str(place),
        "PYTHONUTF8": "0",
    }
    command = f"umask 077; exec '{sys.executable}' -c \"$PROGRAM\" '{place}' {format_id} '{'|'.join(NAMES)}'"
    subprocess.run(
        ["sh", "-c", command],
        cwd=Path(__file__).parent.parent,
        env=env | {"PROGRAM": AGAIN},
        check=True,
        timeout=120,
    )
    assert contents(place / "labels") == contents(target)


def test_the_order_of_the_photographs_does_not_matter(data, root, target, tmp_path):
    export_study(data, "refuge-test", target, photographs=root)
    shuffled = replace(data, cases=data.cases[::-1])
    export_study(shuffled, "refuge-test", tmp_path / "again", photographs=root)
    assert contents(tmp_path / "again") == contents(target)
