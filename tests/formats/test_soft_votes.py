import csv
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

from refuge_annotator.consensus.merge import Vote, merge
from refuge_annotator.export import export_study
from refuge_annotator.formats.catalog import format_by_id
from refuge_annotator.formats.soft_votes import HALF, soft_map
from refuge_annotator.formats.verify import verify_folder
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.raster import Box, full_mask
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.review import Drop, Review
from tests import studies
from tests.formats.folders import labels, sentences, write

FORM = format_by_id("soft-votes")
SHAPE = (studies.HEIGHT, studies.WIDTH)
DISCS = [normal_ellipse(90 + k, 120, 34 - k, 30, 80) for k in range(7)]


def vote_of(votes, counted):
    shape = np.shape(votes)
    none = np.zeros(shape, bool)
    box = Box(0, 0, shape[1], shape[0])
    return Vote(tuple(f"R{k}" for k in range(counted)), box, np.array(votes, np.uint8), none, none, quorum=True)


def level(path):
    with Image.open(path) as picture:
        assert picture.mode == "L"
        return np.asarray(picture)


@pytest.mark.parametrize("counted", range(1, 100))
def test_levels_are_shares_of_255_and_more_than_half_is_above_the_half(counted):
    votes = np.arange(counted + 1)[None]
    levels = soft_map(vote_of(votes, counted), votes.shape)[0]
    assert np.abs(levels - 255 * votes[0] / counted).max() <= 0.5
    assert ((levels > HALF) == (2 * votes[0] > counted)).all()
    assert (levels[0], levels[-1]) == (0, 255)


def test_nobody_who_counts_leaves_the_map_black():
    assert not soft_map(vote_of([[0, 0]], 0), (1, 2)).any()


def test_a_pixel_has_the_share_of_the_raters_who_drew_it(tmp_path):
    said = [studies.reading(disc) for disc in DISCS]
    data = studies.study(tmp_path / "study", [studies.case(studies.photograph(tmp_path / "study", "a.png", 1), said)])
    export_study(data, "soft-votes", tmp_path / "out", photographs=data.info.root)
    home = tmp_path / "out" / "Soft-votes"
    votes = sum(full_mask(disc, SHAPE).astype(int) for disc in DISCS)
    assert np.abs(level(home / "disc" / "a.png") - 255 * votes / 7).max() <= 0.5
    with (home / "votes.csv").open(encoding="utf-8", newline="") as stream:
        assert list(csv.DictReader(stream)) == [
            {"ImgName": "a.jpg", "Disc_Counted": "7", "Cup_Counted": "7", "Disc_By_Senior": "0", "Cup_By_Senior": "0"}
        ]
    report = verify_folder(tmp_path / "out")
    assert report.sound, report.findings
    assert report.vouched


def test_who_was_left_out_is_not_counted(tmp_path):
    image = studies.photograph(tmp_path / "study", "a.png", 1)
    said = [studies.reading(disc) for disc in DISCS]
    drops = (Drop(f"{image.id} R7", Structure.DISC, "failed"),)
    data = studies.study(tmp_path / "study", [studies.case(image, said, review=Review(drops=drops))])
    export_study(data, "soft-votes", tmp_path / "out", photographs=data.info.root)
    votes = sum(full_mask(disc, SHAPE).astype(int) for disc in DISCS[:6])
    found = level(tmp_path / "out" / "Soft-votes" / "disc" / "a.png")
    assert np.abs(found - 255 * votes / 6).max() <= 0.5
    assert "a.jpg,6,6,0,0" in (tmp_path / "out" / "Soft-votes" / "votes.csv").read_text()


def test_what_more_than_half_drew_is_the_plain_vote(tmp_path):
    readings = {f"R{k}": studies.reading(disc) for k, disc in enumerate(DISCS[:4], 1)}
    vote = merge(readings, SHAPE, default_protocol(4))
    one = replace(studies.label("V0001.jpg"), votes=(vote.disc, vote.cup))
    home = write(tmp_path, "soft-votes", [one])
    assert ((level(home / "disc" / "V0001.png") > HALF) == vote.disc_mask()).all()


@pytest.fixture
def home(tmp_path):
    return write(tmp_path, "soft-votes", labels(2))


def test_a_missing_map_is_said(home):
    (home / "cup" / "V0001.png").unlink()
    assert "cup/V0001.png: the map is missing; export the set again" in sentences(home, "error")


def test_a_map_without_counts_is_said(home):
    rows = (home / "votes.csv").read_text().splitlines()
    (home / "votes.csv").write_text("\n".join(rows[:2]) + "\n")
    assert any("its counts are missing in the table" in s for s in sentences(home, "error"))


def test_levels_that_no_count_of_votes_gives_are_said(home):
    pixels = level(home / "disc" / "V0001.png").copy()
    pixels[100, 100] = 77
    Image.fromarray(pixels).save(home / "disc" / "V0001.png")
    assert any("its level 77 is no number of votes of 7 raters" in s for s in sentences(home, "error"))


def test_maps_of_different_sizes_are_said(home):
    Image.new("L", (300, 243), 0).save(home / "cup" / "V0001.png")
    assert any("disc and cup have different sizes" in s for s in sentences(home, "error"))


@pytest.mark.parametrize("text", ["", "ImgName,Votes\nV0001.jpg,7\n", "\xff", None])
def test_a_table_that_cannot_be_read_is_said(home, text):
    if text is None:
        rows = (home / "votes.csv").read_text().replace(",7,", ",seven,")
        (home / "votes.csv").write_text(rows)
    else:
        (home / "votes.csv").write_bytes(text.encode("latin-1"))
    assert any("the table cannot be read" in s for s in sentences(home, "error"))
