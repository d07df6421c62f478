import io
import random
import shutil
from contextlib import suppress

import numpy as np
import pytest
from PIL import Image

from refuge_annotator.imaging.load import load_photograph
from refuge_annotator.store import photographs
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.store.store import open_study
from refuge_annotator.study.image import Place, new_image
from tests import small_study
from tests.small_study import drawn


def picture(number, size=(40, 32)):
    pixels = np.random.default_rng(number).integers(0, 255, (size[1], size[0], 3), dtype=np.uint8)
    return Image.fromarray(pixels)


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "photographs"
    (place / "site").mkdir(parents=True)
    for number in range(6):
        picture(number).save(place / "site" / f"{number}.png")
    return place


@pytest.fixture
def store(tmp_path, folder, clock):
    (tmp_path / "work").mkdir()
    files = sorted(folder.rglob("*.png"))
    images = [new_image(f.relative_to(folder).as_posix(), load_photograph(f)) for f in files]
    with small_study.create_study(
        tmp_path / "work" / "s.refuge",
        title="t",
        protocol=small_study.default_protocol(2),
        root=folder,
        images=images,
        seed=1,
        clock=clock,
    ) as made:
        yield made


def problem_of(store, image):
    return photographs.problem(store.study().root, image)


def test_a_photograph_is_known_by_what_the_loader_found(store, folder):
    image = store.images()[3]
    loaded = load_photograph(folder / "site" / "3.png")
    assert (image.path, image.width, image.height) == ("site/3.png", 40, 32)
    assert (image.sha256, image.pixel_sha256) == (loaded.sha256, loaded.pixel_sha256)
    assert store.photograph_path(image) == folder / "site" / "3.png"
    assert problem_of(store, image) is None


def test_a_file_saved_anew_with_the_same_pixels_is_a_note(store, folder):
    image = store.images()[0]
    picture(0).save(folder / image.path, compress_level=1)
    problem = problem_of(store, image)
    assert problem is not None
    assert not problem.grave


@pytest.mark.parametrize("change", ["half size", "other eye", "turned", "another picture", "cut", "gone", "a folder"])
def test_a_file_with_other_pixels_is_a_grave_problem_that_names_it(store, folder, change):
    image = store.images()[0]
    place = folder / image.path
    old = picture(0)
    if change in {"cut", "gone", "a folder"}:
        data = place.read_bytes()
        place.unlink()
        if change == "cut":
            place.write_bytes(data[: len(data) // 2])
        elif change == "a folder":
            place.mkdir()
    else:
        new = {
            "half size": old.resize((20, 16)),
            "other eye": old.transpose(Image.Transpose.FLIP_LEFT_RIGHT),
            "turned": old.transpose(Image.Transpose.ROTATE_180),
            "another picture": picture(99),
        }[change]
        new.save(place)
    problem = problem_of(store, image)
    assert problem is not None
    assert problem.grave
    assert str(place) in problem.sentence()


def test_a_jpeg_saved_anew_is_a_grave_problem_when_its_pixels_changed(store, folder):
    image = store.images()[0]
    stream = io.BytesIO()
    picture(0).save(stream, "JPEG", quality=80)
    (folder / image.path).write_bytes(stream.getvalue())
    assert problem_of(store, image).grave


def test_a_path_that_leads_out_through_a_link_is_refused(store, folder, tmp_path):
    image = store.images()[0]
    secret = tmp_path / "secret.png"
    shutil.move(folder / image.path, secret)
    (folder / image.path).symlink_to(secret)
    with pytest.raises(NotAllowed, match="leads out"):
        store.photograph_path(image)
    assert problem_of(store, image).grave


def test_a_moved_study_finds_its_photographs_when_they_moved_along(tmp_path, clock):
    (tmp_path / "old" / "photos").mkdir(parents=True)
    picture(1).save(tmp_path / "old" / "photos" / "a.png")
    image = new_image("a.png", load_photograph(tmp_path / "old" / "photos" / "a.png"))
    with small_study.create_study(
        tmp_path / "old" / "s.refuge", title="t", protocol=small_study.default_protocol(1),
        root=tmp_path / "old" / "photos", images=[image], seed=1, clock=clock,
    ):  # fmt: skip
        pass
    (tmp_path / "old").rename(tmp_path / "new")
    with open_study(tmp_path / "new" / "s.refuge", clock=clock) as moved:
        assert moved.study().root == tmp_path / "new" / "photos"
        assert problem_of(moved, moved.images()[0]) is None


def test_moved_and_renamed_photographs_are_found_by_their_bytes(store, folder, tmp_path):
    images = store.images()
    mine = store.worklist(store.people()[0].id)[0]
    store.submit(mine.id, drawn(3), expected=1)
    new = tmp_path / "elsewhere"
    (new / "deep" / "er").mkdir(parents=True)
    places = {0: "deep/er/1.png", 1: "deep/0.png", 2: "site/2.png", 3: "2.png", 4: "b.dat"}  # 5 is lost
    for number in random.Random(3).sample(sorted(places), 5):
        target = new / places[number]
        target.parent.mkdir(exist_ok=True)
        shutil.copy(folder / images[number].path, target)
    (new / "notes.txt").write_text("nothing to see")
    shutil.rmtree(folder)
    found = store.relink(new)
    assert found.found == 5
    assert found.missing == (images[5],)
    assert dict(found.moved) == {images[n].path: p for n, p in places.items() if n != 2}
    after = store.images()
    assert [i.id for i in after] == [i.id for i in images]
    assert [i.path for i in after] == [places.get(n, images[n].path) for n in range(6)]
    assert [problem_of(store, i) is None for i in after] == [True] * 5 + [False]
    assert store.study().root == new
    assert all(store.places().of(i.id) == Place(new / i.path, i.pixel_sha256) for i in after)
    assert store.finals(mine.image)[0].reading == drawn(3)


def test_swapped_names_do_not_swap_the_readings(store, folder):
    one, two = store.images()[:2]
    (folder / one.path).rename(folder / "x")
    (folder / two.path).rename(folder / one.path)
    (folder / "x").rename(folder / two.path)
    found = store.relink(folder)
    assert found.found == 6
    assert store.image(one.id).path == two.path
    assert store.image(two.id).path == one.path
    assert all(problem_of(store, i) is None for i in store.images())


def test_the_equal_path_is_preferred_among_equal_files(store, folder):
    one = store.images()[0]
    shutil.copy(folder / one.path, folder / "0 copy.png")
    shutil.copy(folder / one.path, folder / "site" / "a.png")
    assert store.relink(folder).moved == ()
    (folder / one.path).unlink()
    (folder / "other").mkdir()
    shutil.copy(folder / "0 copy.png", folder / "other" / "0.png")
    assert store.relink(folder).moved == (("site/0.png", "other/0.png"),)


def test_an_equal_name_with_other_bytes_is_not_a_match(store, tmp_path, folder):
    before = store.images()
    new = tmp_path / "other"
    (new / "site").mkdir(parents=True)
    for number in range(6):
        picture(number + 50).save(new / "site" / f"{number}.png")
    found = store.relink(new)
    assert (found.found, found.moved, found.missing) == (0, (), before)
    assert store.study().root == folder
    assert store.images() == before


def test_links_are_not_followed_out_of_the_folder(store, folder, tmp_path):
    new = tmp_path / "new"
    new.mkdir()
    for number in range(6):
        (new / f"{number}.png").symlink_to(folder / "site" / f"{number}.png")
    (new / "site").symlink_to(folder / "site")
    assert store.relink(new).found == 0


def test_a_search_that_is_cancelled_changes_nothing(store, folder, tmp_path):
    shutil.move(folder / "site" / "0.png", folder / "moved.png")
    before = store.images()
    seen = []
    found = store.relink(folder, lambda done, total: seen.append((done, total)) or False)
    assert seen == [(1, 6 + 6)]
    assert (found.found, store.images()) == (0, before)
    assert store.relink(folder).moved == (("site/0.png", "moved.png"),)


def test_a_photograph_that_moved_twice_is_found_twice(store, folder):
    one = store.images()[0]
    for name in ("first.png", "second.png"):
        (folder / store.image(one.id).path).rename(folder / name)
        assert store.relink(folder).found == 6
        assert store.image(one.id).path == name
    with suppress(FileNotFoundError):
        (folder / "first.png").unlink()
    assert problem_of(store, store.image(one.id)) is None
