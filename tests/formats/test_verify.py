import shutil

import pytest
from PIL import Image

from refuge_annotator.errors import UserError
from refuge_annotator.formats.format import Severity
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.formats.verify import verify_folder
from tests.formats.folders import labels, sentences, write


def test_a_doubled_top_folder_is_recognised_and_told(tmp_path):
    home = write(tmp_path / "set", "refuge-training", labels(2))
    inner = home / home.name
    shutil.move(home, tmp_path / "x")
    inner.parent.mkdir()
    shutil.move(tmp_path / "x", inner)
    report = verify_folder(tmp_path / "set")
    assert report.formats == ("refuge-training",)
    assert any("the top folder is there twice" in f.sentence() for f in report.findings)


def test_several_sets_in_one_folder_are_each_looked_at(tmp_path):
    for format_id in ("refuge-training", "refuge-validation", "refuge-test"):
        write(tmp_path / "REFUGE", format_id, labels(2))
    report = verify_folder(tmp_path)
    assert set(report.formats) == {"refuge-training", "refuge-validation", "refuge-test"}
    assert report.masks == 6
    assert report.sound


def test_the_released_folder_is_sound_with_its_photographs_beside_it(tmp_path):
    write(tmp_path, "refuge-training", labels(2))
    for place, name in (("Glaucoma", "V0001.jpg"), ("Non-Glaucoma", "V0002.jpg")):
        (tmp_path / "Training400" / place).mkdir(parents=True)
        Image.new("RGB", (321, 243)).save(tmp_path / "Training400" / place / name)
    for csv in tmp_path.rglob("*.csv"):
        csv.unlink()  # the released sets have none
    report = verify_folder(tmp_path)
    assert report.sound, report.findings


def test_the_inner_folder_alone_is_recognised_too(tmp_path):
    home = write(tmp_path, "refuge-test", labels(2))
    assert verify_folder(home).formats == ("refuge-test",)


def test_an_unknown_folder_is_told_with_what_to_choose(tmp_path):
    (tmp_path / "notes.txt").write_text("hello")
    report = verify_folder(tmp_path)
    assert report.formats == ()
    assert not report.sound
    assert "choose the folder that holds Disc_Cup_Masks" in report.findings[0].sentence()


def test_a_missing_folder_or_a_file_that_is_no_zip_is_told(tmp_path):
    (tmp_path / "file").write_text("x")
    for name in ("nothing", "file"):
        with pytest.raises(UserError, match=name):
            verify_folder(tmp_path / name)


def test_a_manifest_that_is_none_is_told(tmp_path):
    write(tmp_path, "refuge-test", labels(2))
    for text in ("{", "[]", '{"manifest_version": 99}', '{"manifest_version": 1}', "[" * 100_000):
        (tmp_path / "manifest.json").write_text(text)
        assert any("the manifest cannot be read" in s for s in sentences(tmp_path, "error"))


def test_the_worst_findings_stand_first(tmp_path):
    home = write(tmp_path, "refuge-evaluation", labels(3))
    (home / "Disc_Cup_Masks" / "V0001.bmp").write_bytes(b"")
    (home / "Disc_Cup_Masks" / "readme.txt").touch()
    severities = [f.severity for f in verify_folder(home).findings]
    assert severities == sorted(severities, key=list(Severity).index)
    assert severities[0] is Severity.ERROR


def test_verifying_can_be_stopped(tmp_path):
    write(tmp_path, "refuge-test", labels(6))
    with pytest.raises(Stopped):
        verify_folder(tmp_path, lambda done, _: done < 2)


def test_verifying_says_how_far_it_is(tmp_path):
    write(tmp_path, "refuge-test", labels(4))
    seen = []
    verify_folder(tmp_path, lambda done, total: seen.append((done, total)) or True)
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_without_a_manifest_what_cannot_be_checked_is_told(tmp_path):
    home = write(tmp_path, "refuge-evaluation", labels(2))
    assert not verify_folder(home).vouched
    assert any("mirrored, turned or exchanged" in s for s in sentences(home, "note"))
    assert any("the sizes of 2 photographs cannot be compared" in s for s in sentences(home, "note"))
    for name in ("V0001.jpg", "V0002.jpg"):
        Image.new("RGB", (321, 243)).save(home / name)
    assert not any("cannot be compared" in s for s in sentences(home))


def test_mirrored_masks_show_where_the_fovea_is_off(tmp_path):
    home = write(tmp_path, "refuge-evaluation", labels(2))
    assert not any("the fovea lies" in s for s in sentences(home, "warning"))
    for mask in (home / "Disc_Cup_Masks").iterdir():
        with Image.open(mask) as picture:
            turned = picture.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        turned.save(mask)
    assert sum("the fovea lies" in s for s in sentences(home, "warning")) == 2
