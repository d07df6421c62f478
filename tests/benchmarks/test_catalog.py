from pathlib import Path

import pytest

from benchmarks.catalog import OWN, PEERS
from benchmarks.environments import PEERS as PINS
from benchmarks.ours.fitting import CLICKINGS
from benchmarks.report import UNITS
from benchmarks.rounds import programs_of
from benchmarks.row import OURS

ROOT = Path(__file__).resolve().parent.parent.parent
ROWS = (*OWN, *PEERS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_every_row_has_a_target_and_says_where_it_comes_from(row):
    assert (row.target.most is None) != (row.target.least is None)
    assert row.source.strip()
    assert row.unit in UNITS
    assert (row.other is None) == (row.against == "")
    assert row.target.of == "figure" or row.other is not None


def test_no_two_rows_have_one_id():
    ids = [row.id for row in ROWS]
    assert sorted(set(ids)) == sorted(ids)


def test_every_program_is_there_and_every_peer_is_pinned_to_versions():
    for program in programs_of(ROWS):
        assert (ROOT / "benchmarks" / program.path).is_file()
        assert (program.peer == OURS) == program.path.startswith("ours/")
        if program.peer != OURS:
            lines = (PINS / f"{program.peer}.txt").read_text(encoding="utf-8").splitlines()
            assert lines
            assert all("==" in line and "/" not in line and ":" not in line for line in lines)


def test_what_is_held_against_another_is_measured_as_often():
    for row in ROWS:
        if row.other is not None:
            assert row.figure.program.once == row.other.program.once


def test_every_side_by_side_row_is_held_against_a_peer():
    assert all(row.other is not None and row.other.program.peer != OURS for row in PEERS)
    assert all(program.peer == OURS for program in programs_of(OWN))


def test_every_way_of_clicking_has_its_rows():
    titles = [row.title for row in OWN]
    for clicking in CLICKINGS:
        assert any(title.startswith(f"Fit, {clicking}: useless") for title in titles)
