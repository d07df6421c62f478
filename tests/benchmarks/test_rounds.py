import json
import sys
from pathlib import Path

import pytest

from benchmarks import __main__ as command
from benchmarks import catalog, environments, report, rounds
from benchmarks.environments import PeerMissing
from benchmarks.rounds import Failed
from benchmarks.row import Figure, Program, Row, Target


@pytest.fixture
def fake(tmp_path, monkeypatch):
    """Programs that print what they are told, in a folder of their own, and no screen."""
    ours = tmp_path / "benchmarks" / "peers"
    ours.mkdir(parents=True)
    monkeypatch.setattr(rounds, "ROOT", tmp_path)
    monkeypatch.setattr(rounds, "make_material", lambda _: None)
    monkeypatch.setattr(rounds, "python_of", lambda _: sys.executable)
    monkeypatch.setattr(report, "LATEST", tmp_path / "latest.json")
    monkeypatch.setattr(report, "README", tmp_path / "README.md")
    monkeypatch.setattr(command.sys, "platform", "elsewhere")

    def program(name, text, **values):
        (ours / f"{name}.py").write_text(text, encoding="utf-8")
        return Program(f"peers/{name}.py", peer="fake", **values)

    return program


def says(**samples):
    told = json.dumps({"samples": samples, "about": {"fake": "7"}})
    return f"print('chatter'); print({told!r})"


def test_programs_take_turns_every_second_round_backwards(fake, capsys):
    one, two = fake("one", says(a=[1])), fake("two", says(b=[2], c=[3]), times=2)
    once = fake("once", says(d=[4]), once=True)
    samples, about = rounds.run_rounds([one, two, once])
    turns = [line.partition("peers/")[2] for line in capsys.readouterr().out.splitlines()]
    assert turns == ["one.py", "two.py", "once.py", "two.py", "one.py", "one.py", "two.py"]
    assert samples == {one: [{"a": [1]}] * 3, two: [{"b": [2, 2], "c": [3, 3]}] * 3, once: [{"d": [4]}]}
    assert about == {"fake": "7"}


@pytest.mark.parametrize("text", ["", "print('nothing')", "raise SystemExit('the ellipse did not move')"])
def test_a_program_that_measures_nothing_is_no_measurement(fake, text):
    with pytest.raises(Failed, match=r"bad\.py has measured nothing"):
        rounds.run_rounds([fake("bad", text)])


def test_a_program_that_hangs_is_no_measurement(fake, monkeypatch):
    monkeypatch.setattr(rounds, "LIMIT_S", 0.5)
    with pytest.raises(Failed, match="took more than"):
        rounds.run_rounds([fake("slow", "import time; time.sleep(60)")])


def test_a_peer_that_cannot_be_installed_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(environments, "PEERS", tmp_path)
    monkeypatch.setattr(environments, "BUILT", tmp_path / "built")
    (tmp_path / "nobody.txt").write_text("--no-index\nnobody-has-this==1\n", encoding="utf-8")
    with pytest.raises(PeerMissing, match=r"nobody cannot be installed: .*nobody-has-this"):
        environments.python_of("nobody")
    assert not (tmp_path / "built" / "nobody" / ".ready").exists()


def test_the_program_is_measured_compiled_as_peers_are(tmp_path, monkeypatch):
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    (tmp_path / "refuge_annotator").mkdir()
    (tmp_path / "refuge_annotator" / "page.py").write_text("", encoding="utf-8")
    assert environments.python_of("") == Path(sys.executable)
    assert len(list(tmp_path.rglob("page.*.pyc"))) == 1


def run(monkeypatch, *rows):
    monkeypatch.setattr(catalog, "PEERS", rows)
    monkeypatch.setattr(sys, "argv", ["benchmarks", "--peers"])
    return command.main()


def test_a_missing_peer_ends_with_an_error_and_leaves_the_table_as_it_was(fake, monkeypatch, capsys):
    def missing(peer):
        raise PeerMissing(f"{peer} cannot be installed: no network")

    monkeypatch.setattr(rounds, "python_of", missing)
    row = Row("r", "A row", Figure(fake("one", says(a=[1])), "a"), Target("figure", most=2), "why")
    assert run(monkeypatch, row) == command.NOT_MEASURED
    assert "not measured: fake cannot be installed" in capsys.readouterr().err
    assert not report.LATEST.exists()


@pytest.mark.parametrize(
    ("limit", "code", "words"), [(2, 0, "1 of 1 targets met"), (0.5, command.MISSED, "MISSED: A row")]
)
def test_a_missed_target_ends_with_an_error(fake, monkeypatch, capsys, limit, code, words):
    report.README.write_text("<!-- peers: begin -->\n<!-- peers: end -->\n", encoding="utf-8")
    row = Row("r", "A row", Figure(fake("one", says(a=[1])), "a"), Target("figure", most=limit), "why")
    assert run(monkeypatch, row) == code
    assert words in capsys.readouterr().out
    assert json.loads(report.LATEST.read_text(encoding="utf-8"))["peers"]["versions"]["fake"] == "7"
