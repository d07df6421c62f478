import hashlib
import threading
from pathlib import Path

import numpy as np
import pytest

from refuge_annotator.errors import UserError
from refuge_annotator.study.survey import root_for, survey
from tests.imaging import files


def put(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def picture(shade: int) -> bytes:
    return files.encoded(np.full((12, 20, 3), shade, np.uint8), "PNG")


def test_good_photographs_become_values_and_bad_ones_faults(tmp_path):
    turned = files.encoded(np.ascontiguousarray(files.AS_STORED[6](files.scene())), "PNG", exif=files.turned_exif(6))
    good = put(tmp_path, "a/turned.png", turned)
    bad = put(tmp_path, "a/bad.jpg", files.jpeg()[:300])
    found = survey(tmp_path, [good, bad])
    (image,) = found.images
    assert (image.path, image.id, image.code, image.orientation) == ("a/turned.png", "", "", 6)
    assert (image.width, image.height) == (files.WIDTH, files.HEIGHT)
    assert image.sha256 == hashlib.sha256(turned).hexdigest()
    assert image.pixel_sha256 == hashlib.sha256(files.scene().tobytes()).hexdigest()
    assert [fault.path for fault in found.faults] == [bad]
    assert found.finished


def test_nothing_that_a_camera_wrote_beside_the_picture_enters(tmp_path):
    exif = files.turned_exif(1)
    exif[0x010E], exif[0x013B], exif[0x0132] = "TEST^JANE", "Dr Example", "1950:01:01 00:00:00"
    path = put(tmp_path, "p.jpg", files.jpeg(exif=exif, comment=b"MRN 0000000"))
    told = repr(survey(tmp_path, [path]))
    assert not any(secret in told for secret in ("JANE", "Example", "1950:01", "MRN"))


def test_the_order_asked_for_is_kept(tmp_path):
    paths = [put(tmp_path, f"{n}.png", picture(n)) for n in (9, 3, 7, 1, 5, 8, 2)]
    assert [image.path for image in survey(tmp_path, paths).images] == [path.name for path in paths]


def test_twins_by_name_stay_apart_and_twins_by_picture_are_told(tmp_path):
    names = ["A/1.png", "B/1.png", "a.png", "b.png"]
    paths = [put(tmp_path, name, picture(n % 3)) for n, name in enumerate(names)]
    found = survey(tmp_path, paths)
    assert [image.path for image in found.images] == names
    (note,) = found.notes
    assert not note.grave
    assert note.path == Path("b.png")
    assert "A/1.png" in note.sentence()


def test_what_the_loader_notes_is_told(tmp_path):
    path = put(tmp_path, "a.jpg", files.jpeg()[:-2])
    (note,) = survey(tmp_path, [path]).notes
    assert "end marker" in note.sentence()


def test_photographs_outside_the_folder_are_faults(tmp_path):
    inside, outside = put(tmp_path, "in/a.png", picture(1)), put(tmp_path, "out/b.png", picture(2))
    found = survey(tmp_path / "in", [inside, outside])
    assert [image.path for image in found.images] == ["a.png"]
    assert [fault.path for fault in found.faults] == [outside]


def test_a_name_that_windows_takes_for_a_folder_is_a_fault(tmp_path):
    found = survey(tmp_path, [put(tmp_path, "back\\slash.png", picture(1))])
    assert found.images == ()
    assert "backslash" in str(found.faults[0])


def test_progress_counts_and_can_cancel(tmp_path):
    paths = [put(tmp_path, f"{n}.png", picture(n)) for n in range(20)]
    calls, threads = [], threading.active_count()

    def stop_at_three(done: int, total: int) -> bool:
        calls.append((done, total))
        return done < 3

    found = survey(tmp_path, paths, progress=stop_at_three)
    assert calls == [(1, 20), (2, 20), (3, 20)]
    assert len(found.images) == 3
    assert not found.finished
    assert threading.active_count() == threads


@pytest.mark.parametrize(
    ("study", "folders", "root"),
    [
        ("s/a.refuge", ["s/photographs"], "s"),
        ("s/a.refuge", ["s"], "s"),
        ("s/a.refuge", ["s/x", "s/y"], "s"),
        ("s/a.refuge", ["elsewhere/x"], "elsewhere/x"),
        ("s/a.refuge", ["elsewhere/x", "elsewhere/y"], "elsewhere"),
        ("s/a.refuge", ["elsewhere/x/1.jpg"], "elsewhere/x"),
    ],
)
def test_paths_start_from_the_study_s_folder_where_they_can(tmp_path, study, folders, root):
    for folder in folders:
        (tmp_path / folder).parent.mkdir(parents=True, exist_ok=True)
        if not folder.endswith(".jpg"):
            (tmp_path / folder).mkdir(exist_ok=True)
    assert root_for(tmp_path / study, [tmp_path / folder for folder in folders]) == (tmp_path / root).resolve()


def test_photographs_on_two_drives_are_refused_in_words(tmp_path, monkeypatch):
    def refuse(_: object) -> str:
        raise ValueError("Paths don't have the same drive")

    monkeypatch.setattr("os.path.commonpath", refuse)
    with pytest.raises(UserError, match="several drives"):
        root_for(tmp_path / "s" / "a.refuge", [tmp_path / "x"])
