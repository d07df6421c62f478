import io
import sys
from pathlib import Path

import platformdirs
from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator import terminal


@given(st.text(st.characters()))
def test_nothing_that_is_said_can_move_the_cursor_or_break_the_encoding(text):
    shown = terminal.plain(text)
    shown.encode("utf-8")
    assert not any(ord(c) < 32 or 0x7F <= ord(c) < 0xA0 for c in shown)


def test_names_of_every_language_are_said_as_they_are():
    for name in ("眼底　左.jpg", "Müller_é.jpg", "עין.jpg", "عين.jpg", "eye 👁.jpg", "<b>%s{0}.jpg"):
        assert terminal.plain(name) == name


def test_what_would_deceive_the_eye_is_shown():
    assert terminal.plain("rtl_\u202egpj.exe") == "rtl_\\u202egpj.exe"
    assert terminal.plain("a\nb\x1b[31m\udcff") == "a\\nb\\x1b[31m\\udcff"


def test_the_output_is_utf_8_whatever_the_code_page(monkeypatch):
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="cp936", write_through=True))
    terminal.speak_utf8()
    terminal.say("Müller 眼底 עין")
    assert raw.getvalue().decode("utf-8").rstrip() == "Müller 眼底 עין"


def test_there_is_no_bar_where_there_is_no_terminal(capsys):
    with terminal.progress_bar("photographs") as progress:
        assert progress(1, 2)
        assert progress(2, 2)
    assert capsys.readouterr() == ("", "")


def test_there_is_a_bar_on_a_terminal(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    with terminal.progress_bar("photographs") as progress:
        progress(1, 4)
        progress(4, 4)
    assert "photographs" in shown.getvalue()


def test_what_no_one_foresaw_is_in_the_log_that_is_named():
    try:
        raise RuntimeError("the moon")
    except RuntimeError as error:
        said = terminal.confess(error)
    path = Path(platformdirs.user_log_dir("refuge-annotator", appauthor=False)) / "refuge-annotator.log"
    assert str(path) in said
    assert "the moon" not in said
    assert "RuntimeError: the moon" in path.read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_is_no_second_fault(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(platformdirs, "user_log_dir", lambda *_, **__: str(tmp_path / "file"))
    assert "no log" in terminal.confess(RuntimeError("x"))
