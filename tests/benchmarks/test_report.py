import json
import re

import pytest

from benchmarks import catalog, report
from benchmarks.row import Figure, Measured, Program, Row, Target

RUNS = json.loads(report.LATEST.read_text(encoding="utf-8"))
ROW = Row("x", "A thing", Figure(Program("ours/x.py"), "x"), Target("figure", most=0.01), "because")


@pytest.mark.parametrize(("suite", "rows"), [("own", catalog.OWN), ("peers", catalog.PEERS)])
def test_the_page_shows_the_latest_run_of_every_row(suite, rows):
    assert [row["id"] for row in RUNS[suite]["rows"]] == [row.id for row in rows]
    page = report.README.read_text(encoding="utf-8")
    shown = page.partition(f"<!-- {suite}: begin -->\n")[2].partition(f"\n<!-- {suite}: end -->")[0]
    assert shown == report.section(RUNS[suite])
    assert RUNS[suite]["machine"] in shown
    assert re.search(r"\d{4}-\d\d-\d\d", shown)


def test_the_targets_of_the_latest_run_are_those_of_the_catalog():
    targets = {row.id: report.target_words(row.target, row.unit) for row in (*catalog.OWN, *catalog.PEERS)}
    assert {row["id"]: row["target"] for run in RUNS.values() for row in run["rows"]} == targets


def test_a_missed_target_cannot_be_overlooked():
    record = report.record_of([Measured(ROW, 0.02)], {})
    assert record["rows"][0]["met"] is False
    assert "| 20.00 ms | " in report.table(record)
    assert "MISSED" in report.table(record)
    assert "MISSED" not in report.table(report.record_of([Measured(ROW, 0.01)], {}))


def test_a_new_run_takes_the_place_of_the_last_one_of_its_suite_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(report, "LATEST", tmp_path / "latest.json")
    monkeypatch.setattr(report, "README", tmp_path / "README.md")
    (tmp_path / "README.md").write_text("a\n<!-- own: begin -->\nold\n<!-- own: end -->\nz\n", encoding="utf-8")
    report.LATEST.write_text('{"own": {}, "peers": {"rows": []}}', encoding="utf-8")
    record = report.record_of([Measured(ROW, 0.005)], {"napari": "1"})
    report.keep("own", record)
    kept = json.loads(report.LATEST.read_text(encoding="utf-8"))
    assert kept == {"own": record, "peers": {"rows": []}}
    page = report.README.read_text(encoding="utf-8")
    assert page == f"a\n<!-- own: begin -->\n{report.section(record)}\n<!-- own: end -->\nz\n"
    assert "napari 1" in page
