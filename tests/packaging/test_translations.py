"""Every text that the window shows can be translated, and the catalogs know it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import translations

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "refuge_annotator"
WINDOW = sorted(set((PACKAGE / "ui").rglob("*.py")) - {PACKAGE / "ui" / "self_test.py"})  # speaks on the terminal

SHOWS_TEXT = re.compile(
    r"set(Text|WindowTitle|ToolTip|StatusTip|WhatsThis|PlaceholderText|Title|LabelText|InformativeText|DetailedText|"
    r"TabText|ItemText|HeaderLabels|HorizontalHeaderLabels|AccessibleName|AccessibleDescription|Suffix|Prefix|"
    r"SpecialValueText|PlainText|Html|Message|CancelButtonText|ButtonText)|"
    r"add(Action|Menu|Tab|Item|Items|Row|Button)|insert(Item|Tab)|drawText|showMessage|set_message|"
    r"Q(Label|PushButton|ToolButton|CheckBox|RadioButton|GroupBox|Action|Menu|DockWidget|MessageBox|ProgressDialog|"
    r"(Table|Tree|List)WidgetItem|StandardItem)|information|warning|critical|question|"
    r"get(OpenFileName|SaveFileName|ExistingDirectory|Text|Int|Item|MultiLineText)|label|button|say|heading"
)
PATTERN = re.compile(r"\*\.\w+")  # of a file dialog


def has_words(text: str) -> bool:
    """Tell whether a text differs between languages; coordinates (x), acronyms (CSV) and *.csv do not."""
    words = re.findall(r"[^\W\d_]+", PATTERN.sub("", text))
    return any(len(word) > 1 and not word.isupper() for word in words)


def shown(node: ast.expr) -> Iterator[str]:
    """Yield the literal parts of what an expression shows; a call in it is somebody else's text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Constant)
    ):
        yield from shown(node.func.value)
    elif isinstance(node, ast.JoinedStr | ast.List | ast.Tuple):
        for part in node.values if isinstance(node, ast.JoinedStr) else node.elts:
            yield from shown(part)
    elif isinstance(node, ast.BinOp):
        yield from shown(node.left)
        yield from shown(node.right)
    elif isinstance(node, ast.IfExp):
        yield from shown(node.body)
        yield from shown(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from shown(value)


def untranslated(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and text of every literal with letters that reaches the screen without `tr`."""
    for call in ast.walk(module):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if SHOWS_TEXT.fullmatch(name):
            # "label" and "button" take a style role and an icon's name as well: theirs is the first argument alone
            arguments = call.args[:2] if name == "say" else call.args[:1] if name.islower() else call.args
            yield from ((call.lineno, text) for node in arguments for text in shown(node) if has_words(text))


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ('label.setText("Submit")', ["Submit"]),
        ('label.setText(f"{count:.1f} of {total}")', [" of "]),
        ('QLabel("Cup" if cup else tr("Disc"))', ["Cup"]),
        ('box.addItems(["one", tr("two")])', ["one"]),
        ('label.setText("rater {}".format(code))', ["rater {}"]),
        ('label.setText(tr("Submit"))', []),
        ('label.setText(names["cup"] + ": " + tr("{n} px", n=3))', []),
        ('label.setText(", ".join(codes))', []),
        ('button(tr("Accept"), accept, "primary", "check")', []),
        ('label.setText(f"x {x:.0f}")', []),
        ('QFileDialog.getOpenFileName(parent, tr("Open"), "", "CSV (*.csv);;* (*)")', []),
        ('widget.setObjectName("canvas")', []),
    ],
)
def test_a_text_that_is_not_translated_is_found(code, texts):
    assert [text for _, text in untranslated(ast.parse(code))] == texts


@pytest.mark.parametrize("path", WINDOW, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_every_text_of_the_window_is_translated(path):
    assert list(untranslated(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_the_catalogs_hold_every_text_of_the_code():
    assert translations.update(write=False) == []


def test_a_text_of_each_kind_reaches_the_catalog_and_old_translations_stay(tmp_path):
    source = tmp_path / "source"
    source.mkdir()
    (source / "a.py").write_text(
        'tr("Undo"); mark("Redo" if x else "Repeat"); tr("{n} eye(s)", n=3); tr(given)\n'
        "class Cut(UserError): pass\n"
        "class Odd(UserError):\n"
        '    def __init__(self, why): super().__init__("it is {why}", "mend it", None, why=why)\n'
        'raise Cut("the file is cut", cure="copy it", path=p, name="no text")\n'
        'raise Odd("very <odd>"); raise Odd(f"odd {x}")\n',
        encoding="utf-8",
    )
    catalogs = tmp_path / "catalogs"
    translations.update(write=True, folder=catalogs, sources=source)
    chinese = catalogs / "refuge_annotator_zh_CN.ts"
    known = translations.read_catalog(chinese)
    assert set(known) == {
        *("Undo", "Redo", "Repeat", "{n} eye(s)", "it is {why}", "mend it", "the file is cut", "copy it", "very <odd>"),
    }
    text = chinese.read_text(encoding="utf-8")
    empty = '<source>Undo</source>\n        <translation type="unfinished"></translation>'
    assert empty in text
    chinese.write_text(text.replace(empty, "<source>Undo</source><translation>撤销</translation>"), encoding="utf-8")
    (source / "a.py").write_text('tr("Undo"); tr("New")\n', encoding="utf-8")
    translations.update(write=True, folder=catalogs, sources=source)
    assert translations.read_catalog(chinese)["Undo"].forms == ("撤销",)
    (source / "a.py").write_text('tr("New")\n', encoding="utf-8")
    translations.update(write=True, folder=catalogs, sources=source)
    assert 'type="vanished">撤销' in chinese.read_text(encoding="utf-8")
    assert translations.update(write=False, folder=catalogs, sources=source) == []


@pytest.mark.parametrize("code", ['tr(f"rater {x}")', 'raise UserError(f"no {x}")', 'mark("a" if b else f"{c}")'])
def test_a_text_that_no_translator_could_know_is_refused(tmp_path, code):
    (tmp_path / "a.py").write_text(code, encoding="utf-8")
    with pytest.raises(translations.Unreadable, match=r"a\.py:1: an f-string cannot be translated"):
        translations.texts(tmp_path)


def test_english_counts_its_plurals_itself():
    known = translations.Text("{n} photograph(s)", plural=True)
    assert (
        "<numerusform>{n} photograph</numerusform><numerusform>{n} photographs</numerusform>"
        in translations.catalog("en", (known,), {})
    )
