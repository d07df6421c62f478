"""A study from a folder: every photograph looked at, every fault named, one file or none."""

import sys
from pathlib import Path

import numpy as np
import pytest

from refuge_annotator import creation
from refuge_annotator.creation import Found, described, look_at, make_study
from refuge_annotator.errors import UserError
from refuge_annotator.store.errors import DiskFull, StudyExists
from refuge_annotator.store.store import open_study
from refuge_annotator.study.image import Laterality
from refuge_annotator.study.protocol import TieRule, default_protocol, protocol_with
from refuge_annotator.study.rater import Role
from tests.imaging import files
from tests.small_study import seeded


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three good photographs, one cut off, one that is no photograph."""
    place = tmp_path / "photographs"
    place.mkdir()
    for shade in (40, 80, 120):
        picture = np.full((12, 20, 3), shade, np.uint8)
        (place / f"{shade}.png").write_bytes(files.encoded(picture, "PNG"))
    (place / "cut.jpg").write_bytes(files.jpeg()[:300])
    (place / "notes.txt").write_text("no photograph")
    return place


def found_in(folder: Path, name: str = "new.refuge") -> Found:
    return look_at(folder.parent / name, [folder])


def test_good_photographs_become_a_study_and_the_others_are_named(folder):
    found = found_in(folder)
    assert [fault.path.name for fault in found.faults] == ["cut.jpg"]
    make_study(found, title="Our study", protocol=default_protocol(3))
    with open_study(found.study) as store:
        assert [i.name for i in store.images()] == ["40.png", "80.png", "120.png"]
        assert store.study().title == "Our study"
        people = [(p.code, p.role) for p in store.people()]
        assert people == [*((f"R{k}", Role.RATER) for k in (1, 2, 3)), ("S1", Role.SENIOR), ("M1", Role.MANAGER)]
        assert all(len(store.worklist(p.id)) == 3 for p in store.people() if p.role is Role.RATER)


@pytest.mark.parametrize("letter", ["a", "眼"])
def test_the_longest_name_that_is_taken_leaves_room_for_backups(folder, letter):
    def refused(count: int) -> bool:
        try:
            found_in(folder, f"{letter * count}.refuge")
        except UserError as error:
            return "too long" in error.what
        return False

    longest = max(n for n in range(1, 240 // len(letter.encode())) if not refused(n))
    assert refused(longest + 1)
    made = found_in(folder, f"{letter * longest}.refuge")
    make_study(made, title="", protocol=default_protocol(3))
    with open_study(made.study) as store:
        assert store.back_up().is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="paths are counted otherwise there")
def test_a_name_has_room_for_its_backups_however_near_the_top_its_folder_is():
    with pytest.raises(UserError, match="5 bytes too long"):
        look_at(Path("/") / f"{'a' * 207}.refuge", [])


def test_a_full_disk_is_said_to_have_made_no_study(folder, monkeypatch):
    def fail(path: Path, **_: object) -> None:
        raise DiskFull(path)

    monkeypatch.setattr(creation, "create_study", fail)
    with pytest.raises(UserError, match=r"no study was made; make room") as caught:
        make_study(found_in(folder), title="", protocol=default_protocol(3))
    assert "saved" not in caught.value.sentence()


@pytest.mark.parametrize(("raters", "quorum"), [(1, 1), (2, 2), (3, 2), (4, 3), (7, 4), (15, 8)])
def test_the_quorum_is_more_than_half(folder, raters, quorum):
    found = found_in(folder)
    make_study(found, title="", protocol=default_protocol(raters))
    with open_study(found.study) as store:
        assert (store.study().protocol.raters, store.study().protocol.quorum) == (raters, quorum)


def test_the_rules_are_the_study_s(folder):
    found = found_in(folder)
    rules = protocol_with(7, quorum=6, tie_rule=TieRule.SENIOR)
    make_study(found, title="", protocol=rules)
    with open_study(found.study) as store:
        assert store.study().protocol == rules


def test_without_a_title_the_study_is_called_as_its_file(folder):
    found = found_in(folder, "Glaucoma 2026.refuge")
    make_study(found, title="", protocol=default_protocol(1))
    with open_study(found.study) as store:
        assert store.study().title == "Glaucoma 2026"


def test_looking_writes_nothing(folder):
    before = sorted(folder.parent.rglob("*"))
    found_in(folder)
    assert sorted(folder.parent.rglob("*")) == before


def test_an_existing_file_is_never_touched(folder):
    taken = folder.parent / "taken.refuge"
    taken.write_bytes(b"somebody's work")
    with pytest.raises(StudyExists):
        look_at(taken, [folder])
    assert taken.read_bytes() == b"somebody's work"


def test_a_file_that_came_meanwhile_is_never_touched(folder):
    found = found_in(folder)
    found.study.write_bytes(b"somebody's work")
    with pytest.raises(StudyExists):
        make_study(found, title="", protocol=default_protocol(1))
    assert found.study.read_bytes() == b"somebody's work"


def test_a_link_that_leads_nowhere_is_something_too(folder):
    link = folder.parent / "link.refuge"
    link.symlink_to(folder.parent / "gone")
    with pytest.raises(StudyExists):
        look_at(link, [folder])


def test_no_photographs_make_no_study(folder):
    for path in folder.glob("*.png"):
        path.unlink()
    found = found_in(folder)
    assert [fault.path.name for fault in found.faults] == ["cut.jpg"]
    with pytest.raises(UserError, match="no photograph can be used"):
        make_study(found, title="", protocol=default_protocol(7))
    assert not found.study.exists()


def test_progress_counts_every_photograph_and_can_stop(folder):
    told: list[tuple[int, int]] = []

    def all_of_them(done: int, total: int) -> bool:
        told.append((done, total))
        return True

    assert look_at(folder.parent / "a.refuge", [folder], progress=all_of_them).finished
    assert told == [(k, 4) for k in (1, 2, 3, 4)]
    assert not look_at(folder.parent / "a.refuge", [folder], progress=lambda done, _: done < 2).finished


def test_the_same_seed_and_clock_give_the_same_codes_and_orders(folder):
    def made(name: str, seed: int) -> list[tuple[str, str]]:
        found = found_in(folder, name)
        make_study(found, title="T", protocol=default_protocol(3), seed=seed, clock=seeded())
        with open_study(found.study) as store:
            return [(a.code, a.image) for p in store.people() for a in store.worklist(p.id)]

    assert made("a.refuge", 5) == made("b.refuge", 5)
    assert made("c.refuge", 6) != made("d.refuge", 5)


def test_study_and_photographs_move_together(folder, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    folder = folder.rename(home / "photographs")
    make_study(look_at(home / "s.refuge", [folder]), title="", protocol=default_protocol(1))
    moved = home.rename(tmp_path / "elsewhere")
    with open_study(moved / "s.refuge") as store:
        assert all(store.photograph_path(i).is_file() for i in store.images())


def test_patients_eyes_and_cameras_come_from_a_table(folder, tmp_path):
    table = tmp_path / "details.csv"
    table.write_text("image,patient,eye,camera\n40,P1,OD,Visucam\n7,P2,OS,\n", encoding="utf-8")
    looked = look_at(tmp_path / "s.refuge", [folder / f"{shade}.png" for shade in (40, 80)])
    found = described(looked, table)
    assert [f.values["image"] for f in found.faults] == ["7"]
    make_study(found, title="", protocol=default_protocol(1))
    with open_study(tmp_path / "s.refuge", read_only=True) as store:
        first, second = store.images()
    assert (first.subject, first.laterality, first.camera) == ("P1", Laterality.RIGHT, "Visucam")
    assert (second.subject, second.laterality, second.camera) == ("", None, "")
    assert described(looked, None) is looked
