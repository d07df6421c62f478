import os
import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.imaging import listing as listing_module
from refuge_annotator.imaging.listing import list_photographs, natural_key
from tests.imaging import files

PICTURE = files.jpeg(files.scene(8, 8))


def put(folder: Path, *names: str, data: bytes = PICTURE) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def names(folder: Path, found) -> list[str]:
    return [path.relative_to(folder.resolve()).as_posix() for path in found]


def told(listing) -> dict[str, str]:
    return {fault.path.name: fault.what for fault in listing.faults}


def test_numbers_are_counted_not_spelt(tmp_path):
    put(tmp_path, "img10.jpg", "img2.jpg", "img1.jpg", "img100.jpg", "Img20.jpg")
    listing = list_photographs([tmp_path])
    assert names(tmp_path, listing.photographs) == ["img1.jpg", "img2.jpg", "img10.jpg", "Img20.jpg", "img100.jpg"]


def test_every_photograph_of_every_folder_is_listed_by_content(tmp_path):
    put(tmp_path, "UPPER.JPG", "Mixed.JpEg", "no_extension", "a/b/c/deep.tif", "b.txt")
    put(tmp_path, "a.png", data=files.encoded(files.scene(8, 8), "PNG"))
    listing = list_photographs([tmp_path])
    assert names(tmp_path, listing.photographs) == [
        "a/b/c/deep.tif",
        "a.png",
        "b.txt",
        "Mixed.JpEg",
        "no_extension",
        "UPPER.JPG",
    ]
    assert listing.faults == ()


def test_what_is_named_like_a_photograph_and_is_none_is_a_fault(tmp_path):
    put(tmp_path, "text.jpg", data=b"sign in")
    put(tmp_path, "empty.PNG", data=b"")
    put(tmp_path, "drawing.svg", data=b"<svg/>")
    put(tmp_path, "notes.txt", "labels.csv", data=b"a,b")
    listing = list_photographs([tmp_path])
    assert listing.photographs == ()
    assert sorted(told(listing)) == ["drawing.svg", "empty.PNG", "text.jpg"]
    assert sorted(reason.path.name for reason in listing.passed_over) == ["labels.csv", "notes.txt"]


def test_hidden_files_are_passed_over_unless_asked_for(tmp_path):
    put(tmp_path, "._g0001.jpg", ".hidden.jpg", ".cache/x.jpg", "g0001.jpg")
    listing = list_photographs([tmp_path])
    assert names(tmp_path, listing.photographs) == ["g0001.jpg"]
    assert listing.faults == ()
    assert names(tmp_path, list_photographs([tmp_path / ".hidden.jpg"]).photographs) == [".hidden.jpg"]


def test_what_was_asked_for_by_name_is_never_passed_over(tmp_path):
    put(tmp_path, "notes.txt", data=b"a")
    listing = list_photographs([tmp_path / "notes.txt", tmp_path / "gone.jpg"])
    assert told(listing) == {"notes.txt": "this is not a photograph", "gone.jpg": "the file is not there"}


def test_each_photograph_is_listed_once(tmp_path, monkeypatch):
    put(tmp_path, "a/x.jpg")
    monkeypatch.chdir(tmp_path)
    listing = list_photographs([Path("a"), tmp_path / "a" / "x.jpg", tmp_path / "a" / ".." / "a"])
    assert names(tmp_path, listing.photographs) == ["a/x.jpg"]


def test_links_neither_leave_the_folder_nor_double_a_photograph(tmp_path):
    put(tmp_path, "in/real.jpg", "out/secret.jpg")
    links = {"leads_out": "out/secret.jpg", "double": "in/real.jpg", "folder": "out", "round": "in"}
    for link, target in links.items():
        (tmp_path / "in" / f"{link}.jpg").symlink_to(tmp_path / target)
    listing = list_photographs([tmp_path / "in"])
    assert names(tmp_path / "in", listing.photographs) == ["real.jpg"]
    assert told(listing) == dict.fromkeys(("leads_out.jpg", "folder.jpg"), "a link that leads out of the folder")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot have such names")
def test_a_name_that_is_no_unicode_is_refused_clearly(tmp_path):
    (tmp_path / "broken").mkdir()
    path = os.fsencode(tmp_path / "broken") + b"/eye_\xff\xfe.jpg"
    Path(os.fsdecode(path)).write_bytes(PICTURE)
    listing = list_photographs([tmp_path])
    assert listing.photographs == ()
    assert [fault.what for fault in listing.faults] == ["the file name is not valid Unicode"]


def test_names_that_trip_others_are_listed(tmp_path):
    odd = ["#1.jpg", "percent%20b.jpg", "brackets[1](2){3}.jpg", "line\nbreak.jpg", " leading.jpg", "-dash.jpg"]
    put(tmp_path, *odd, "眼底.jpg", "a" * 240 + ".jpg")
    assert len(list_photographs([tmp_path]).photographs) == len(odd) + 2


def test_twins_that_differ_by_case_or_accents_stay_apart(tmp_path):
    twins = ["x/IMG_1.jpg", "x/img_1.jpg", "y/1.jpg", "z/1.jpg"]
    twins += [f"n/{unicodedata.normalize(form, 'é.jpg')}" for form in ("NFC", "NFD")]
    put(tmp_path, *twins)
    assert sorted(names(tmp_path, list_photographs([tmp_path]).photographs)) == sorted(twins)


def test_a_folder_that_cannot_be_opened_is_named(tmp_path, monkeypatch):
    put(tmp_path, "a.jpg", "closed/b.jpg")
    scandir = os.scandir

    def refuse(path):
        if Path(path).name == "closed":
            raise PermissionError(13, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    listing = list_photographs([tmp_path])
    assert names(tmp_path, listing.photographs) == ["a.jpg"]
    assert told(listing) == {"closed": "the folder cannot be opened"}


@pytest.mark.parametrize("name", ["b.jpg", "b", "b.txt"])
def test_a_file_that_vanishes_meanwhile_is_named(tmp_path, monkeypatch, name):
    put(tmp_path, "a.jpg", name)
    check = listing_module.check_kind

    def slow(path):
        if path.name == name:
            path.unlink()
        check(path)

    monkeypatch.setattr(listing_module, "check_kind", slow)
    listing = list_photographs([tmp_path])
    assert names(tmp_path, listing.photographs) == ["a.jpg"]
    assert told(listing) == {name: "the file is not there"}


@given(st.lists(st.text(st.characters(exclude_characters="/\0"), min_size=1), min_size=2, max_size=6))
def test_the_order_is_total(texts):
    paths = [Path(text) for text in texts]
    backwards = paths[::-1]
    assert sorted(paths, key=natural_key) == sorted(backwards, key=natural_key)
