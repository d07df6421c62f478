import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import platformdirs
import pytest
from PIL import Image

from refuge_annotator import __version__
from refuge_annotator.cli import study_file
from refuge_annotator.cli import window as cli_window
from refuge_annotator.cli.main import main
from refuge_annotator.cli.outcome import DONE, FAILED, IN_PART, STOPPED, USAGE
from refuge_annotator.cli.parser import FORMAT_IDS
from refuge_annotator.formats.catalog import FORMATS
from refuge_annotator.reference import gather, label_of
from refuge_annotator.store.store import open_study
from refuge_annotator.study.protocol import Protocol, Repeats, TieRule, protocol_with
from refuge_annotator.study.rater import Role
from refuge_annotator.study.state import PhotographState
from refuge_annotator.study.state_words import PHOTOGRAPH_WORDS
from tests.imaging import files


@pytest.fixture
def run(capsys):
    def command(*words: object) -> tuple[int, str, str]:
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        assert "Traceback" not in said.err + said.out
        return code, said.out, said.err

    return command


@pytest.fixture
def photographs(tmp_path) -> Path:
    folder = tmp_path / "photographs"
    folder.mkdir()
    for n in (1, 2, 10):
        shade = np.full((40, 60, 3), 20 * n, np.uint8)
        (folder / f"g{n}.jpg").write_bytes(files.jpeg(shade))
    return folder


@pytest.fixture
def window(monkeypatch) -> list[Path | None]:
    """Note what the window would be opened on, in its place."""
    opened: list[Path | None] = []

    class Window:
        @staticmethod
        def run(study: Path | None = None) -> int:
            opened.append(study)
            return 0

        @staticmethod
        def self_test() -> int:
            return 7

    monkeypatch.setattr(cli_window, "find_window", lambda: Window)
    monkeypatch.setenv("DISPLAY", ":99")
    return opened


# --- how it is called -------------------------------------------------------------------------------------------


def test_the_version_is_told(run):
    assert run("--version") == (DONE, f"refuge-annotator {__version__}\n", "")


@pytest.mark.parametrize(
    "words", [["frobnicate"], ["export", "a", "b"], ["export", "a", "b", "--format", "x"], ["new", "a.refuge"]]
)
def test_what_is_not_understood_is_a_usage_error(run, words):
    code, _, err = run(*words)
    assert code == USAGE
    assert "usage:" in err


@pytest.mark.parametrize("raters", ["0", "100", "seven", "-1", "1.5"])
def test_a_number_of_raters_must_make_sense(run, raters, photographs):
    assert run("new", "a.refuge", "--photographs", photographs, "--raters", raters)[0] == USAGE


def test_every_format_can_be_asked_for():
    assert tuple(form.id for form in FORMATS) == FORMAT_IDS


def test_the_window_opens_on_what_is_named_or_on_nothing(run, window, demo_study, tmp_path):
    assert run()[0] == run(demo_study)[0] == run("open", demo_study)[0] == run("open")[0] == DONE
    assert window == [None, demo_study, demo_study, None]


def test_a_study_that_is_not_there_is_named_before_any_window(run, window, tmp_path):
    code, _, err = run(tmp_path / "gone.refuge")
    assert (code, window) == (FAILED, [])
    assert "gone.refuge" in err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_without_a_screen_the_window_says_so(run, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    code, _, err = run("open")
    assert code == FAILED
    assert "no screen" in err


def test_the_self_test_gives_its_own_code(run, window):
    assert run("self-test")[0] == 7


def test_what_no_one_foresaw_goes_to_the_log_and_not_to_the_screen(run, monkeypatch, tmp_path):
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the moon")

    monkeypatch.setattr(study_file, "opened", fail)
    code, _, err = run("status", tmp_path / "a.refuge")
    log = Path(platformdirs.user_log_dir("refuge-annotator", appauthor=False)) / "refuge-annotator.log"
    assert code == FAILED
    assert str(log) in err
    assert "the moon" in log.read_text(encoding="utf-8")


def test_ctrl_c_ends_with_one_clean_line(run, monkeypatch, tmp_path):
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(study_file, "opened", stop)
    assert run("status", tmp_path / "a.refuge") == (STOPPED, "", "refuge-annotator: stopped\n")


def _listen_to_ctrl_c() -> None:
    """Undo what a shell does to a job in the background: such a job ignores Ctrl+C, and so would all it starts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is another thing there")
@pytest.mark.parametrize("module", ["refuge_annotator.cli.main", "argparse", "platformdirs", "sqlalchemy", "numpy"])
def test_ctrl_c_ends_cleanly_also_while_the_program_loads(tmp_path, module):
    code = f"""if True:
        import os, signal, sys
        import refuge_annotator.__main__ as program

        class Impatient:
            def find_spec(self, name, *_):
                if name == {module!r}:
                    os.kill(os.getpid(), signal.SIGINT)

        for name in [n for n in sys.modules if n.partition(".")[0] == {module!r}]:
            del sys.modules[name]
        sys.meta_path.insert(0, Impatient())
        sys.argv = ["refuge-annotator", "export", "a.refuge", "labels", "--format", "multirater"]
        sys.exit(program.main())
    """
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        preexec_fn=_listen_to_ctrl_c,
    )
    assert (done.returncode, done.stdout, done.stderr) == (STOPPED, "", "refuge-annotator: stopped\n")
    assert list(tmp_path.iterdir()) == []


def test_an_export_that_is_stopped_after_its_end_says_that_it_is_complete(run, demo_study, tmp_path, monkeypatch):
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("refuge_annotator.store.store.Store.record_export", stop)
    code, _, err = run("export", demo_study, tmp_path / "labels", "--format", "refuge-test")
    assert code == STOPPED
    assert "the export is complete and verified" in err
    assert run("verify", tmp_path / "labels")[0] == DONE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_an_export_whose_words_find_no_room_says_that_it_is_complete(demo_study, tmp_path):
    words = ["export", str(demo_study), str(tmp_path / "labels"), "--format", "refuge-test"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([sys.executable, "-m", "refuge_annotator", *words], stdout=full, stderr=subprocess.PIPE,
                              text=True, check=False)  # fmt: skip
    assert done.returncode == FAILED
    assert "the export is complete and verified" in done.stderr
    assert "the output cannot be written" in done.stderr
    assert len(done.stderr.splitlines()) == 2
    with open_study(demo_study, read_only=True) as store:
        assert not [p for p in store.check() if p.grave]


def test_a_reader_that_goes_away_causes_no_complaint(demo_study):
    command = f"'{sys.executable}' -m refuge_annotator status '{demo_study}' | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode in (DONE, FAILED)
    assert done.stderr == ""


def test_the_output_is_utf_8_under_another_code_page(tmp_path, photographs):
    folder = tmp_path / "眼底 Müller"
    photographs.rename(folder)
    (folder / "坏.jpg").write_bytes(b"x")
    words = ["new", str(tmp_path / "研究.refuge"), "--photographs", str(folder)]
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    command = [sys.executable, "-X", "warn_default_encoding", "-m", "refuge_annotator", *words]
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    assert done.returncode == IN_PART
    assert "研究.refuge" in done.stdout.decode("utf-8")
    assert "坏.jpg" in done.stderr.decode("utf-8")
    ours = [line for line in done.stderr.decode("utf-8").splitlines() if "refuge_annotator" in line]
    assert not any("EncodingWarning" in line for line in ours)


# --- new --------------------------------------------------------------------------------------------------------


def test_a_new_study_holds_the_good_photographs_in_natural_order(run, tmp_path, photographs):
    code, out, err = run("new", tmp_path / "s.refuge", "--photographs", photographs, "--raters", 3, "--title", "Trial")
    assert (code, err) == (DONE, "")
    assert "3 photographs, 3 raters" in out
    with open_study(tmp_path / "s.refuge") as store:
        assert [image.path for image in store.images()] == [f"photographs/g{n}.jpg" for n in (1, 2, 10)]
        assert sum(person.role is Role.RATER for person in store.people()) == 3
        assert (store.study().title, store.study().protocol.quorum) == ("Trial", 2)


def test_quorum_and_tie_rule_are_stored_and_shown(run, tmp_path, photographs):
    study = tmp_path / "a.refuge"
    words = ("--raters", 7, "--quorum", 6, "--tie-rule", "senior")
    assert run("new", study, "--photographs", photographs, *words)[0] == DONE
    with open_study(study) as store:
        assert store.study().protocol == Protocol(7, 6, TieRule.SENIOR)
    assert "quorum 6, ties senior" in run("status", study)[1]


@pytest.mark.parametrize(("raters", "quorum"), [(7, 3), (7, 8), (6, 3)])
def test_a_quorum_that_is_no_majority_is_refused_before_anything_is_looked_at(
    run, tmp_path, photographs, raters, quorum
):
    study = tmp_path / "a.refuge"
    code, out, err = run("new", study, "--photographs", photographs, "--raters", raters, "--quorum", quorum)
    assert (code, out) == (FAILED, "")
    assert f"a quorum of {quorum} does not fit {raters} raters" in err
    assert not study.exists()


def test_calibration_and_repeats_are_stored_noted_and_shown(run, tmp_path, photographs):
    for n in range(20, 37):
        (photographs / f"g{n}.jpg").write_bytes(files.jpeg(np.full((40, 60, 3), 5 * n, np.uint8)))
    study = tmp_path / "a.refuge"
    words = ("--raters", 2, "--calibration", 2, "--repeats", 10, "--repeat-days", 21, "--repeat-photographs", 15)
    code, out, _ = run("new", study, "--photographs", photographs, *words)
    assert code == DONE
    assert "note: the hidden repeats (2 for each rater) all come near the end of the lists" in out
    with open_study(study) as store:
        assert store.study().protocol == protocol_with(2, calibration=2, repeats=Repeats(10, 21, 15))
    out = run("status", study)[1]
    assert "calibration 2, repeats 10 % after 21 days and 15 photographs" in out
    lines = [line.split() for line in out.splitlines() if line.startswith("  R")]
    assert lines == [[f"R{n}", count, "0", "0", "0"] for count in ("20", "2") for n in (1, 2)]


def test_repeats_for_which_there_are_too_few_photographs_are_refused_and_nothing_is_left(run, tmp_path, photographs):
    study = tmp_path / "a.refuge"
    code, out, err = run("new", study, "--photographs", photographs, "--repeats", 5)
    assert (code, out) == (FAILED, "")
    assert "a repeat is to come 100 photographs later, and at most 2 can lie between" in err
    assert not study.exists()
    assert run("new", study, "--photographs", photographs, "--repeats", 5, "--repeat-photographs", 5)[0] == FAILED
    assert run("new", study, "--photographs", photographs, "--repeats", 51)[0] == USAGE


def test_an_unknown_tie_rule_is_a_usage_error(run, photographs):
    assert run("new", "a.refuge", "--photographs", photographs, "--tie-rule", "coin")[0] == USAGE


def test_bad_photographs_are_named_and_the_others_kept(run, tmp_path, photographs):
    (photographs / "cut.jpg").write_bytes(files.jpeg()[:400])
    (photographs / "empty.png").write_bytes(b"")
    (photographs / "notes.txt").write_bytes(b"not for us")
    code, out, err = run("new", tmp_path / "s.refuge", "--photographs", photographs)
    assert code == IN_PART
    assert "3 photographs, 7 raters" in out
    assert [line.split(": ")[1].split("/")[-1] for line in err.splitlines()] == ["empty.png", "cut.jpg"]


@pytest.mark.parametrize(("eye", "code", "lines"), [("left", DONE, 0), ("both", IN_PART, 2)])
def test_it_says_that_details_left_out_cannot_be_added_later(run, tmp_path, photographs, eye, code, lines):
    table = tmp_path / "details.csv"
    table.write_text(f"image,eye\ng1.jpg,{eye}\n", encoding="utf-8")
    done, out, err = run("new", tmp_path / "s.refuge", "--photographs", photographs, "--details", table)
    assert (done, len(err.splitlines())) == (code, lines)
    assert "3 photographs" in out
    assert ("make the study anew" in err) is (code == IN_PART)


def test_photographs_elsewhere_are_found_again(run, tmp_path, photographs):
    (tmp_path / "studies").mkdir()
    assert run("new", tmp_path / "studies" / "s.refuge", "--photographs", photographs)[0] == DONE
    with open_study(tmp_path / "studies" / "s.refuge") as store:
        assert store.photograph_path(store.images()[0]).read_bytes() == (photographs / "g1.jpg").read_bytes()


def test_nothing_of_a_patient_gets_from_a_camera_s_entries_into_study_or_labels(run, tmp_path, photographs):
    exif = files.turned_exif(6)
    exif[0x010E], exif[0x013B], exif[0x0132] = "TEST^JANE", "Dr Example", "1950:01:01 00:00:00"
    (photographs / "a.jpg").write_bytes(files.jpeg(exif=exif, comment=b"MRN 0000000"))
    code, out, err = run("new", tmp_path / "s.refuge", "--photographs", photographs)
    run("consensus", tmp_path / "s.refuge", "--json", tmp_path / "c.json")
    said = (out + err).encode() + (tmp_path / "s.refuge").read_bytes() + (tmp_path / "c.json").read_bytes()
    assert code == DONE
    assert not any(secret in said for secret in (b"JANE", b"Example", b"1950:01", b"MRN"))


def test_a_study_is_never_overwritten(run, tmp_path, photographs):
    path = tmp_path / "s.refuge"
    path.write_bytes(b"seven readings")
    code, _, err = run("new", path, "--photographs", photographs)
    assert code == FAILED
    assert "s.refuge" in err
    assert path.read_bytes() == b"seven readings"


def test_without_a_good_photograph_there_is_no_study(run, tmp_path):
    (tmp_path / "empty").mkdir()
    code, _, err = run("new", tmp_path / "s.refuge", "--photographs", tmp_path / "empty")
    assert code == FAILED
    assert "no photograph" in err
    assert not (tmp_path / "s.refuge").exists()


@pytest.mark.parametrize("seed", ["9" * 30, "-1", "9" * 5000, "x", str(2**63)])
def test_a_seed_that_no_study_can_hold_is_a_usage_error(run, tmp_path, photographs, seed):
    assert run("new", tmp_path / "s.refuge", "--photographs", photographs, "--seed", seed)[0] == USAGE
    assert run("demo", tmp_path / "d", "--no-window", "--seed", seed)[0] == USAGE
    assert sorted(p.name for p in tmp_path.iterdir()) == ["photographs"]


def test_the_largest_seed_makes_a_study(run, tmp_path, photographs):
    assert run("new", tmp_path / "s.refuge", "--photographs", photographs, "--seed", 2**63 - 1)[0] == DONE


def test_the_same_seed_gives_the_same_codes_and_another_seed_others(run, tmp_path, photographs):
    def codes(name: str, seed: int) -> list[str]:
        run("new", tmp_path / name, "--photographs", photographs, "--seed", seed)
        with open_study(tmp_path / name) as store:
            return [image.code for image in store.images()]

    assert codes("a.refuge", 1) == codes("b.refuge", 1) != codes("c.refuge", 2)


# --- demo, and a study from end to end --------------------------------------------------------------------------


def test_the_demo_study_is_made_once_and_opened(run, window, tmp_path):
    study = tmp_path / "d" / "demo.refuge"
    assert run("demo", tmp_path / "d", "--photographs", 1, "--no-window")[:2] == (DONE, f"{study}\n")
    assert window == []
    before = study.read_bytes()
    assert run("demo", tmp_path / "d", "--photographs", 1)[0] == FAILED
    assert study.read_bytes() == before
    assert run("demo", tmp_path / "e", "--photographs", 1)[0] == DONE
    assert window == [tmp_path / "e" / "demo.refuge"]


def test_the_state_of_a_study_is_counted(run, demo_study):
    code, out, _ = run("status", demo_study)
    assert code == DONE
    lines = {line.split()[0]: line.split()[1:] for line in out.splitlines() if line.startswith("  ")}
    assert lines["accepted"] == ["4"]
    assert lines["waiting"] == ["0"]
    assert all(lines[f"R{n}"] == ["0", "0", "4", "0"] for n in range(1, 8))


def test_states_are_called_as_in_the_window(run, demo_study):
    out = run("status", demo_study)[1]
    assert [line.strip().rsplit(maxsplit=1)[0] for line in out.splitlines()[2:8]] == [
        PHOTOGRAPH_WORDS[state].lower() for state in PhotographState
    ]
    assert " ".join(out.splitlines()[8].split()) == "not begun started submitted returned"
    assert "untouched" not in out


def test_a_sound_study_passes_the_check(run, demo_study):
    code, out, err = run("check", demo_study)
    assert (code, err) == (DONE, "")
    assert "4 photographs" in out


def test_a_changed_photograph_fails_the_check(run, demo_study):
    victim = sorted((demo_study.parent / "photographs").iterdir())[0]
    victim.write_bytes(files.jpeg())
    code, out, _ = run("check", demo_study)
    assert code == FAILED
    assert victim.name in out


def test_a_damaged_study_is_refused_in_words_by_every_command(run, demo_study, tmp_path):
    damaged = bytearray(demo_study.read_bytes())
    damaged[:100] = bytes(100)
    demo_study.write_bytes(damaged)
    for words in (
        ["check", demo_study],
        ["status", demo_study],
        ["export", demo_study, tmp_path / "out", "--format", "submission"],
        ["consensus", demo_study, "--json", tmp_path / "c.json"],
        ["labels", demo_study, tmp_path / "l.csv"],
    ):
        code, _, err = run(*words)
        assert code == FAILED
        assert "demo.refuge" in err


@pytest.mark.parametrize("form", FORMAT_IDS)
def test_what_is_exported_is_found_sound(run, demo_study, tmp_path, form):
    code, out, err = run("export", demo_study, tmp_path / "labels", "--format", form)
    assert (code, err) == (DONE, "")
    assert f"4 photographs as {form}" in out
    code, out, _ = run("verify", tmp_path / "labels")
    assert code == DONE
    assert form in out
    assert ("8 maps of votes" in out) is (form == "soft-votes")
    assert ("masks" in out) is (form != "soft-votes")


def test_an_export_is_recorded_and_leaves_the_photographs_alone(run, demo_study, tmp_path):
    folder = demo_study.parent / "photographs"
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with open_study(demo_study, read_only=True) as store:
        head = store.audit_head()
    run("export", demo_study, tmp_path / "labels", "--format", "refuge-training")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    with open_study(demo_study, read_only=True) as store:
        assert store.audit_head() == head  # an export changes no reading, review or label
    assert run("check", demo_study)[0] == DONE


def test_an_export_names_what_had_to_stay_out(run, demo_study, tmp_path):
    victim = sorted((demo_study.parent / "photographs").iterdir())[0]
    victim.write_bytes(files.jpeg())
    code, out, err = run("export", demo_study, tmp_path / "labels", "--format", "refuge-validation")
    assert code == IN_PART
    assert "3 photographs" in out
    assert "left out" in err
    assert victim.name in err


def test_moved_photographs_are_missed_by_an_export_and_found_again(run, demo_study, tmp_path):
    (demo_study.parent / "photographs").rename(tmp_path / "elsewhere")
    words = ("export", demo_study, tmp_path / "labels", "--format", "refuge-validation")
    code, _, err = run(*words)
    assert code == FAILED
    assert "photograph is missing" in err
    assert "refuge-annotator relink STUDY FOLDER" in err
    (tmp_path / "empty").mkdir()
    assert run("relink", demo_study, tmp_path / "gone")[0] == FAILED
    assert "nothing was changed" in run("relink", demo_study, tmp_path / "empty")[2]
    hidden = sorted((tmp_path / "elsewhere").iterdir())[0]
    hidden.rename(tmp_path / hidden.name)
    code, out, err = run("relink", demo_study, tmp_path / "elsewhere")
    assert code == IN_PART
    assert "3 photographs found, 1 missing" in out
    assert hidden.name in err
    hidden.with_name(hidden.name).write_bytes((tmp_path / hidden.name).read_bytes())
    assert run("relink", demo_study, tmp_path / "elsewhere")[0] == DONE
    assert run(*words)[0] == DONE


def test_an_export_into_a_full_folder_is_refused(run, demo_study, tmp_path):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "work.txt").write_text("mine", encoding="utf-8")
    assert run("export", demo_study, tmp_path / "full", "--format", "refuge-test")[0] == FAILED
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["work.txt"]


def test_a_tampered_export_is_found_out(run, demo_study, tmp_path):
    run("export", demo_study, tmp_path / "labels", "--format", "refuge-evaluation")
    mask = sorted((tmp_path / "labels").rglob("*.bmp"))[0]
    data = bytearray(mask.read_bytes())
    data[2000] = 77
    mask.write_bytes(data)
    code, out, _ = run("verify", tmp_path / "labels")
    assert code == FAILED
    assert mask.name in out


def test_without_a_manifest_the_verdict_promises_less(run, demo_study, tmp_path):
    run("export", demo_study, tmp_path / "labels", "--format", "refuge-evaluation")
    assert "nothing would break or mislead a reader" in run("verify", tmp_path / "labels")[1]
    (tmp_path / "labels" / "manifest.json").unlink()
    code, out, _ = run("verify", tmp_path / "labels")
    assert code == DONE
    assert "nothing would" not in out
    assert "no fault shows without a manifest" in out
    warnings = sum(line.startswith("warning: ") for line in out.splitlines())
    assert ("to look at" in out.splitlines()[-1]) == (warnings > 0)
    for mask in (tmp_path / "labels").rglob("*.bmp"):
        with Image.open(mask) as picture:
            turned = picture.transpose(Image.Transpose.TRANSPOSE)
        turned.save(mask)
    assert "warnings to look at" in run("verify", tmp_path / "labels")[1].splitlines()[-1]


def test_a_folder_of_something_else_is_no_export(run, tmp_path):
    (tmp_path / "letters").mkdir()
    code, out, _ = run("verify", tmp_path / "letters")
    assert code == FAILED
    assert "no known format" in out
    assert run("verify", tmp_path / "gone")[0] == FAILED


# --- labels and consensus ---------------------------------------------------------------------------------------


def test_labels_are_imported_and_bad_rows_named(run, tmp_path, photographs):
    study, table = tmp_path / "s.refuge", tmp_path / "labels.csv"
    run("new", study, "--photographs", photographs)
    table.write_text("image;label;source;risk\ng1.jpg;glaucoma;OCT;0,9\ng2;normal;OCT;\nx;1;OCT;\n", encoding="utf-8")
    code, out, err = run("labels", study, table)
    assert code == IN_PART
    assert "2 labels imported, 1 photograph without one" in out
    assert "line 4" in err
    with open_study(study) as store:
        labels = [store.glaucoma_label(image.id) for image in store.images()]
    assert [label and (label.glaucoma, label.source, label.risk) for label in labels] == [
        (True, "OCT", 0.9),
        (False, "OCT", None),
        None,
    ]
    table.write_text("image,label,source\ng10,1,OCT\n", encoding="utf-8")
    assert run("labels", study, table)[:2] == (DONE, "1 label imported, 0 photographs without one\n")
    table.write_text("image,label,source\nx,1,OCT\n", encoding="utf-8")
    assert run("labels", study, table)[0] == FAILED


def test_the_consensus_file_says_what_a_reader_can_compute_himself(run, demo_study, tmp_path):
    target = tmp_path / "consensus.json"
    assert run("consensus", demo_study, "--json", target)[0] == DONE
    text = target.read_bytes()
    told = json.loads(text)
    assert text == json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    with open_study(demo_study, read_only=True) as store:
        data = gather(store)
    assert [one["path"] for one in told["photographs"]] == [case.image.path for case in data.cases]
    for one, case in zip(told["photographs"], data.cases, strict=True):
        mask = label_of(case, data.info.protocol).mask
        tall = [(mask == 0).sum(axis=0).max(), (mask < 255).sum(axis=0).max()]
        assert one["photograph"] == case.image.code
        assert one["mask_sha256"] == hashlib.sha256(mask.tobytes()).hexdigest()
        assert one["vcdr"] == pytest.approx(tall[0] / tall[1], abs=1e-6)
        assert one["cup"]["pixels"] == (mask == 0).sum()
        assert one["disc"]["pixels"] == (mask < 255).sum()
        assert set(one["disc"]["in"]) | {out["rater"] for out in one["disc"]["out"]} == {f"R{n}" for n in range(1, 8)}
        assert one["mask_sha256"] == case.review.review.mask_sha256
        assert (one["fovea"]["x"], one["fovea"]["y"]) == tuple(case.review.review.fovea)


def test_the_consensus_file_replaces_nothing(run, demo_study):
    before = demo_study.read_bytes()
    assert run("consensus", demo_study, "--json", demo_study)[0] == FAILED
    assert demo_study.read_bytes() == before


def test_the_consensus_file_stays_away_from_the_photographs(run, demo_study):
    folder = demo_study.parent / "photographs"
    before = sorted(folder.iterdir())
    code, _, err = run("consensus", demo_study, "--json", folder / "c.json")
    assert code == FAILED
    assert "photographs" in err
    assert sorted(folder.iterdir()) == before


def test_an_unread_study_has_a_consensus_of_nobody(run, tmp_path, photographs):
    run("new", tmp_path / "s.refuge", "--photographs", photographs)
    assert run("consensus", tmp_path / "s.refuge", "--json", tmp_path / "c.json")[0] == DONE
    for one in json.loads((tmp_path / "c.json").read_bytes())["photographs"]:
        assert (one["vcdr"], one["fovea"], one["disc"]["in"], one["disc"]["quorum"]) == (None, None, [], False)
        assert one["state"] == "waiting"


def test_a_study_in_use_is_not_touched(run, demo_study, tmp_path):
    with open_study(demo_study):
        code, _, err = run("export", demo_study, tmp_path / "labels", "--format", "refuge-test")
    assert code == FAILED
    assert "open in another window" in err
    assert not (tmp_path / "labels").exists()


def test_a_study_on_a_read_only_disk_can_be_exported_but_not_labelled(run, demo_study, tmp_path, monkeypatch):
    monkeypatch.setattr(study_file, "opened", lambda study, read_only=True: open_study(study, read_only=True))  # noqa: ARG005
    code, out, _ = run("export", demo_study, tmp_path / "labels", "--format", "refuge-test")
    assert code == DONE
    assert "viewing only" in out
    table = tmp_path / "labels.csv"
    table.write_text("image,label,source\nT0001,1,OCT\n", encoding="utf-8")
    code, _, err = run("labels", demo_study, table)
    assert code == FAILED
    assert "viewing only" in err


def test_the_program_carries_a_study_from_photographs_to_labels_in_a_process_of_its_own(tmp_path):
    program = [sys.executable, "-m", "refuge_annotator"]
    folder = tmp_path / "用户 é"

    def do(*words: object) -> int:
        return subprocess.run([*program, *map(str, words)], capture_output=True, check=False).returncode

    assert do("demo", folder, "--photographs", 1, "--complete", "--no-window") == DONE
    assert do("export", folder / "demo.refuge", tmp_path / "labels", "--format", "multirater") == DONE
    assert do("verify", tmp_path / "labels") == DONE
    shutil.rmtree(tmp_path / "labels")
    assert do("verify", tmp_path / "labels") == FAILED


def test_a_forgotten_pin_of_the_manager_is_cleared_from_the_command_line(run, demo_study, tmp_path):
    study = tmp_path / "copy.refuge"
    shutil.copy(demo_study, study)
    with open_study(study) as store:
        manager = next(p.id for p in store.people() if p.code == "M1")
        store.set_pin(manager, "2468")
    assert run("clear-pin", study, "M1")[0] == DONE
    code, _, err = run("clear-pin", study, "M1")
    assert (code, "M1 has no PIN" in err) == (FAILED, True)
    assert "not in this study" in run("clear-pin", study, "R99")[2]
    with open_study(study) as store:
        assert store.pin_was_cleared(manager)


def test_the_agreement_report_is_written_and_leaves_the_study_as_it_was(run, demo_study, tmp_path):
    before = demo_study.read_bytes()
    code, out, _ = run("agreement", demo_study, tmp_path / "report")
    assert code == DONE
    assert out.strip().endswith("report.html: 4 photographs, 7 raters, 28 first readings")
    assert (tmp_path / "report" / "report.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    assert json.loads((tmp_path / "report" / "summary.json").read_text("utf-8"))["readings"] == 28
    assert demo_study.read_bytes() == before


def test_an_agreement_report_replaces_nothing(run, demo_study, tmp_path):
    (tmp_path / "report").mkdir()
    (tmp_path / "report" / "mine.txt").write_text("mine")
    code, _, err = run("agreement", demo_study, tmp_path / "report")
    assert code == FAILED
    assert "choose" in err
    assert [p.name for p in (tmp_path / "report").iterdir()] == ["mine.txt"]


def test_ctrl_c_leaves_nothing_of_an_agreement_report(run, demo_study, tmp_path, monkeypatch):
    from refuge_annotator.report import write

    def stopped(*_words, **_more):
        raise KeyboardInterrupt

    monkeypatch.setattr(write, "statistics", stopped)
    code, _, err = run("agreement", demo_study, tmp_path / "report")
    assert (code, err) == (STOPPED, "refuge-annotator: stopped\n")
    assert not [p for p in tmp_path.iterdir() if p.name.startswith("report")]


def test_help_loads_neither_figures_nor_formats():
    code = (
        "import sys\nfrom refuge_annotator.cli.parser import parser\nparser().format_help()\n"
        "heavy = {'matplotlib', 'scipy', 'sqlalchemy', 'PySide6', 'cv2', 'refuge_annotator.formats.catalog'}\n"
        "sys.exit(', '.join(sorted(heavy & set(sys.modules))) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
