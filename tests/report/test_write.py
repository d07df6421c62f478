import csv
import html.parser
import json
import math
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from refuge_annotator.formats.partial import ExportRefused
from refuge_annotator.formats.threads import Stopped
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.reference import gather
from refuge_annotator.report.figures import FIGURES
from refuge_annotator.report.summary import HEADLINES
from refuge_annotator.report.tables import TABLES
from refuge_annotator.report.write import write_report
from refuge_annotator.store.store import open_study
from refuge_annotator.study.image import GlaucomaLabel
from refuge_annotator.study.protocol import default_protocol
from refuge_annotator.study.reading import EMPTY, Answer, Structure, answer
from refuge_annotator.study.review import Drop, Review
from refuge_annotator.study.state import PhotographState
from tests import studies
from tests.report.reports import grouped, mean_of_means, report_of, table, texts

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def demo(complete_demo):
    with open_study(complete_demo / "demo.refuge", read_only=True) as store:
        return gather(store)


@pytest.fixture(scope="module")
def folder(demo, tmp_path_factory):
    return report_of(demo, tmp_path_factory.mktemp("report") / "new")


@pytest.fixture(scope="module")
def summary(folder):
    return json.loads((folder / "summary.json").read_text("utf-8"))


# --- every headline figure again, from the tables ---------------------------------------------------------------


def intraclass(rows):
    """ICC(2,1) and ICC(2,k) by the textbook, of the photographs that every rater has a ratio for."""
    raters = len({row["rater"] for row in rows})
    whole = np.array([v for v in grouped(rows, "vcdr").values() if len(v) == raters])
    n, k = whole.shape
    between, among = k * whole.mean(axis=1).var(ddof=1), n * whole.mean(axis=0).var(ddof=1)
    rest = whole - whole.mean(axis=1, keepdims=True) - whole.mean(axis=0) + whole.mean()
    error = (rest**2).sum() / (n - 1) / (k - 1)
    top = between - error
    return top / (between + (k - 1) * error + k * (among - error) / n), top / (between + (among - error) / n)


def kappa(rows, structure):
    by = {}
    for row in rows:
        by.setdefault(row["photograph"], []).append(row[structure])
    said = [answers for answers in by.values() if all(answers)]
    words, k = sorted({w for answers in said for w in answers}), len(said[0])
    counts = np.array([[answers.count(w) for w in words] for answers in said])
    chance = ((counts.sum(axis=0) / counts.sum()) ** 2).sum()
    if chance == 1:
        return None
    return (((counts**2).sum(axis=1) - k).mean() / (k * (k - 1)) - chance) / (1 - chance)


def fovea_spread(rows):
    across, down = grouped(rows, "fovea_x"), grouped(rows, "fovea_y")
    found = [
        math.sqrt(np.var(across[p]) + np.var(down[p])) for p in across if len(across[p]) > 1
    ]  # the mean square distance from the mean is the sum of both variances
    return statistics.fmean(found)


def area_under_curve(rows):
    ratios = {g: [float(r["vcdr"]) for r in rows if r["glaucoma"] == g and r["vcdr"]] for g in "01"}
    pairs = [(sick > well) + 0.5 * (sick == well) for sick in ratios["1"] for well in ratios["0"]]
    return statistics.fmean(pairs) if pairs else None


def recomputed(folder):
    readings, pairs, photographs = (table(folder, name) for name in ("readings", "pairs", "photographs"))
    single, average = intraclass(readings)
    found = {
        "icc_vcdr_single": single,
        "icc_vcdr_average": average,
        "vcdr_spread": statistics.fmean(statistics.stdev(v) for v in grouped(readings, "vcdr").values() if len(v) > 1),
        "fovea_spread_px": fovea_spread(readings),
        "fovea_spread_diameters": mean_of_means(photographs, "fovea_spread_diameters"),
        "kappa_cup": kappa(readings, "cup"),
        "kappa_fovea": kappa(readings, "fovea"),
        "repeat_sw": None,
        "repeat_cr": None,
        "senior_cr": None,
        "auc": area_under_curve(photographs),
        "seconds": statistics.median(float(r["seconds"]) for r in readings if float(r["seconds"]) > 0),
    }
    for structure in ("disc", "cup"):
        both = [row for row in pairs if row["structure"] == structure]
        found |= {f"{measure}_{structure}": mean_of_means(both, measure) for measure in ("dice", "hd95", "assd")}
        found[f"dice_{structure}_with_others"] = mean_of_means(readings, f"{structure}_dice_with_others")
    return found


def test_every_headline_figure_is_that_of_the_tables(folder, summary):
    expected = recomputed(folder)
    assert sorted(expected) == sorted(summary["figures"])
    for key, value in expected.items():
        found = summary["figures"][key]["value"]
        assert found == (None if value is None else pytest.approx(value, abs=2e-6)), key


def test_what_the_page_prints_is_what_the_summary_says(folder, summary):
    page = re.sub(r"<svg.*?</svg>", "", (folder / "report.html").read_text("utf-8"), flags=re.DOTALL)
    for entry in HEADLINES:
        found = summary["figures"][entry.key]
        row = next(row for row in re.findall(r"<tr>.*?</tr>", page) if entry.title.replace("'", "&#x27;") + "<" in row)
        _, shown, count = re.findall(r"<td[^>]*>(.*?)</td>", row)
        assert int(count) == found["n"]
        if found["value"] is None:
            assert shown == f"not available: {found['not_available']}"
            continue
        numbers = [float(n) for n in re.findall(r"-?[0-9.]+", shown.replace("−", "-"))]
        assert numbers == pytest.approx([found["value"], *(found["interval"] or [])], abs=0.6 * 10**-entry.digits)


def test_the_summary_and_the_long_table_say_the_same(folder, summary):
    rows = table(folder, "statistics")
    for entry in HEADLINES:
        (row,) = [
            r for r in rows
            if (r["statistic"], r["group"], r["structure"], r["who"]) == (entry.statistic, "all", entry.structure, "")
            and r["unit"] == entry.unit
        ]  # fmt: skip
        found = summary["figures"][entry.key]
        assert (float(row["value"]) if row["value"] else None) == found["value"]
        assert row["not_available_because"] == found.get("not_available", "")
        assert int(row["n"]) == found["n"]


def test_the_summary_says_what_it_was_made_from(demo, summary):
    assert summary["as_of"] == {"audit_entry": demo.audit_seq, "audit_head": demo.audit_head}
    assert summary["raters"] == ["R1", "R2", "R3", "R4", "R5", "R6", "R7"]
    assert summary["readings"] == 7 * summary["photographs"] == 28


# --- the folder -------------------------------------------------------------------------------------------------


def test_the_folder_holds_the_page_the_summary_every_figure_and_every_table(folder):
    wanted = {"report.html", "summary.json", "tables/statistics.csv", "tables/sensitivity.csv"}
    wanted |= {f"tables/{name}" for name, _ in TABLES} | {
        f"figures/{spec.stem}.svg" for spec in FIGURES if spec.stem != "repeats"
    }
    assert set(texts(folder)) == wanted


class Page(html.parser.HTMLParser):
    """Checks that tags are closed in order, and collects ids, links and what would be loaded from elsewhere."""

    VOID = ("meta", "br", "img", "link", "input", "hr")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.used: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value)
            if name in ("href", "xlink:href", "src"):
                self.used.append(value)
            self.used += [f"#{u}" for u in re.findall(r"url\(#([^)]+)\)", value or "")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_whole_needs_nothing_else_and_has_no_id_twice(folder):
    page = Page()
    page.feed((folder / "report.html").read_text("utf-8"))
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))
    assert page.used
    assert {u for u in page.used if not u.startswith("#") or u[1:] not in page.ids} == set()
    assert page.tags.isdisjoint({"script", "link", "img", "iframe"})


def test_neither_file_names_nor_patients_nor_identifiers_leave_the_study(tmp_path):
    secret = studies.image("Glaucoma/g0001 Meyer.jpg", subject="patient 4711", camera="Canon")
    case = studies.case(secret, [studies.reading()] * 3)
    everything = "".join(texts(report_of(study(tmp_path, [case], 3), tmp_path / "new")).values())
    for word in ("Meyer", "g0001", "Glaucoma/", "4711", secret.id, secret.sha256):
        assert word not in everything
    assert secret.code in everything


def test_the_same_study_gives_the_same_bytes_whatever_language_time_zone_and_hash_seed(folder, complete_demo, tmp_path):
    code = (
        "import locale, sys, pathlib\n"
        "try: locale.setlocale(locale.LC_ALL, '')\n"
        "except locale.Error: pass\n"
        "from tests.report.reports import report_of\n"
        "from refuge_annotator.reference import gather\n"
        "from refuge_annotator.store.store import open_study\n"
        "with open_study(pathlib.Path(sys.argv[1]), read_only=True) as store: data = gather(store)\n"
        "report_of(data, pathlib.Path(sys.argv[2]))\n"
    )
    surroundings = os.environ | {"LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Shanghai", "PYTHONHASHSEED": "3"}
    command = [sys.executable, "-c", code, str(complete_demo / "demo.refuge"), str(tmp_path / "other")]
    subprocess.run(command, check=True, env=surroundings, cwd=ROOT)
    assert texts(tmp_path / "other") == texts(folder)


def test_numbers_have_a_point_where_the_language_has_a_comma(tmp_path, monkeypatch):
    import locale

    conventions = locale.localeconv() | {"decimal_point": ",", "thousands_sep": "."}
    monkeypatch.setattr(locale, "localeconv", lambda: conventions)
    data = studies.accepted_study(tmp_path / "study", ["a.jpg", "b.jpg"], 3)
    first = texts(report_of(data, tmp_path / "one"))
    monkeypatch.undo()
    assert first == texts(report_of(data, tmp_path / "two"))


@pytest.mark.parametrize("after", [0, 1, 3, 4, 5, 6, 7])
def test_a_report_that_is_stopped_leaves_nothing(tmp_path, after):
    data = studies.accepted_study(tmp_path / "study", ["a.jpg", "b.jpg"], 3)
    calls = []

    def progress(done, total):
        calls.append((done, total))
        return len(calls) <= after

    if after == 7:
        write_report(data, tmp_path / "new", progress, draws=5)
        assert calls == [(n, 7) for n in range(1, 8)]
        return
    with pytest.raises(Stopped):
        write_report(data, tmp_path / "new", progress, draws=5)
    assert [p.name for p in tmp_path.iterdir()] == ["study"]


def test_a_folder_that_holds_something_is_refused_and_left_alone(tmp_path):
    data = studies.accepted_study(tmp_path / "study", ["a.jpg"], 3)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years of work")
    with pytest.raises(ExportRefused):
        write_report(data, tmp_path / "mine", draws=5)
    assert (tmp_path / "mine" / "thesis.txt").read_text() == "years of work"


def test_a_report_stays_out_of_the_photographs(tmp_path):
    data = studies.accepted_study(tmp_path, ["set/a.jpg"], 3)
    with pytest.raises(ExportRefused):
        write_report(data, tmp_path / "set" / "report", draws=5)


# --- what studies can lack --------------------------------------------------------------------------------------

NO_CUP = answer(studies.reading(), Structure.CUP, Answer.ABSENT)
UNGRADED = answer(answer(EMPTY, Structure.DISC, Answer.CANNOT_GRADE), Structure.CUP, Answer.CANNOT_GRADE)
ONLY_DISC = studies.reading(cup=None, fovea=None)
LARGE = studies.reading(cup=normal_ellipse(92, 121, 25, 22, 75))


def study(folder, cases, raters):
    return studies.study(folder / "study", cases, raters)


def waiting(name, readings, **changes):
    return studies.case(studies.image(name, **changes), readings, state=PhotographState.WAITING)


def left_out():
    """All readings of a photograph are left out by the senior."""
    said = [studies.reading()] * 3
    shown = studies.image("a.jpg")
    drops = tuple(Drop(f"{shown.id} R{k}", structure, "failed") for k in (1, 2, 3) for structure in (Structure.DISC,))
    return studies.case(shown, said, review=Review(drops=drops))


LACKING = {
    "no photographs": [],
    "no readings": [waiting("a.jpg", []), waiting("b.jpg", [])],
    "one rater has read": [waiting("a.jpg", [studies.reading()])],
    "one rater only outlined the disc": [waiting("a.jpg", [studies.reading(), ONLY_DISC, studies.reading()])],
    "nobody could grade": [waiting("a.jpg", [UNGRADED] * 3)],
    "nothing was answered": [waiting("a.jpg", [EMPTY] * 3)],
    "no cups": [waiting("a.jpg", [NO_CUP] * 3), waiting("b.jpg", [NO_CUP] * 3)],
    "one cup": [waiting("a.jpg", [NO_CUP, NO_CUP, studies.reading()])],
    "only discs": [waiting("a.jpg", [ONLY_DISC] * 3)],
    "identical readings": [waiting(f"{n}.jpg", [studies.reading()] * 3) for n in range(7)],
    "two photographs of one patient": [
        waiting(f"{n}.jpg", [studies.reading(), LARGE, NO_CUP], subject=f"p{n // 2}") for n in range(4)
    ],
    "an even number": [waiting("a.jpg", [studies.reading(), LARGE])],
    "all left out": [left_out()],
    "one label": [
        studies.case(studies.image(f"{n}.jpg"), [studies.reading()] * 3, glaucoma=GlaucomaLabel(True, "records"))
        for n in range(6)
    ],
    "a camera that is a formula": [
        waiting(f"{n}.jpg", [studies.reading(), LARGE], camera=c)
        for n, c in enumerate(["=1+1", "$x^", "眼底相机 <b>&", "a" * 300])
    ],
}


ALONE = [(lack, 1) for lack in ("no photographs", "no readings", "one rater has read")]


@pytest.mark.parametrize(("lack", "raters"), [*((lack, 3) for lack in LACKING), *ALONE])
def test_what_is_lacking_is_said_and_nothing_is_not_a_number(tmp_path, lack, raters):
    folder = report_of(study(tmp_path, LACKING[lack], raters), tmp_path / "new", draws=20)
    for path, text in texts(folder).items():
        words = re.sub(r"<path[^>]*>|<use[^>]*>", "", text)
        assert not re.search(r"\b(nan|inf|infinity)\b|>None<|,None,", words, re.IGNORECASE), path
        if path.endswith(".csv"):
            widths = {len(row) for row in csv.reader(text.splitlines())}
            assert len(widths) == 1, path
    for row in table(folder, "statistics"):
        assert bool(row["value"]) != bool(row["not_available_because"]), row
    for row in table(folder, "sensitivity"):
        assert bool(row["dice"]) != bool(row["not_available_because"]), row
    for key, figure in json.loads((folder / "summary.json").read_text("utf-8"))["figures"].items():
        assert (figure["value"] is None) == ("not_available" in figure), key


def test_zero_variance_has_full_overlap_no_correlation_and_no_spread(tmp_path):
    folder = report_of(study(tmp_path, LACKING["identical readings"], 3), tmp_path / "new")
    figures = json.loads((folder / "summary.json").read_text("utf-8"))["figures"]
    assert figures["dice_disc"] == {"value": 1.0, "interval": [1.0, 1.0], "n": 7}
    assert figures["icc_vcdr_single"]["not_available"] == "the values do not vary"
    assert figures["vcdr_spread"]["value"] == 0


def test_a_camera_cannot_run_as_a_formula_nor_as_markup(tmp_path):
    folder = report_of(study(tmp_path, LACKING["a camera that is a formula"], 2), tmp_path / "new", draws=5)
    assert "'=1+1" in {row["camera"] for row in table(folder, "photographs")}
    assert "<b>&" not in (folder / "report.html").read_text("utf-8")


def test_the_quorum_of_a_study_is_told(tmp_path):
    data = studies.accepted_study(tmp_path / "study", ["a.jpg"], 7)
    page = (report_of(data, tmp_path / "new", draws=5) / "report.html").read_text("utf-8")
    assert f"At least {default_protocol(7).quorum} of 7 readings must count" in page
