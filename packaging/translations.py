"""Keep the translation catalogs in step with the texts in the code.

``python packaging/translations.py`` rewrites resources/i18n/*.ts and keeps what translators wrote;
``--check`` writes nothing and fails when a catalog is out of date or a text cannot be found by reading the code;
``--compile`` makes the .qm files that Qt loads.

A text is a literal first argument of ``tr(...)`` or ``mark(...)``, or a literal argument of an error that derives from
``UserError``. A text given with a number ``n`` has a singular and a plural: English takes them from its "(s)".

References
----------
Qt Linguist's TS file format: https://doc.qt.io/qt-6/linguist-ts-file-format.html
"""

import argparse
import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

from defusedxml import ElementTree

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "refuge_annotator"
CATALOGS = ROOT / "resources" / "i18n"
CONTEXT = "refuge"
LANGUAGES = {"en": 2, "zh_CN": 1}  # how many plural forms Qt has for it
MARKERS = {"tr", "mark"}
ERROR = "UserError"


@dataclass(frozen=True)
class Text:
    """A text that is shown; `plural` when it is given with a number."""

    source: str
    plural: bool = False


class Unreadable(Exception):
    """A text that the catalogs cannot contain, such as an f-string."""


def texts(folder: Path = SOURCES) -> tuple[Text, ...]:
    """Return every text of the code below `folder`, in alphabetical order.

    Raises
    ------
    Unreadable
        Some text is not a plain literal; each such place is named.
    """
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))}
    errors = error_classes(trees.values())
    found: dict[str, bool] = {}
    faults = []
    for path, tree in trees.items():
        for node in ast.walk(tree):
            try:
                for text in _texts_of(node, errors):
                    found[text.source] = found.get(text.source, False) or text.plural
            except Unreadable as fault:
                faults.append(f"{path.relative_to(folder.parent)}:{getattr(node, 'lineno', 0)}: {fault}")
    if faults:
        raise Unreadable("\n".join(faults))
    return tuple(Text(source, found[source]) for source in sorted(found) if source)


def error_classes(trees: Iterable[ast.Module]) -> dict[str, bool]:
    """Return all classes that derive from ``UserError``, directly or not, by name.

    The value tells whether the class is made from templates, as ``UserError`` itself is; False when it has a
    constructor of its own, whose arguments fill the templates.
    """
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    known = {ERROR: True}
    grown = True
    while grown:
        grown = False
        for node in classes:
            above = [known[name] for base in node.bases if (name := _name(base)) in known]
            if above and node.name not in known:
                own = any(isinstance(item, ast.FunctionDef) and item.name == "__init__" for item in node.body)
                known[node.name] = all(above) and not own
                grown = True
    return known


def _texts_of(node: ast.AST, errors: Mapping[str, bool]) -> Iterator[Text]:
    if isinstance(node, ast.ClassDef) and node.name in errors:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and _is_super_init(call):
                yield from _templates(call)
    elif isinstance(node, ast.Call) and (name := _name(node.func)) in errors:
        yield from _templates(node) if errors[name] else _words(node)
    elif isinstance(node, ast.Call) and _name(node.func) in MARKERS and node.args:
        plural = any(keyword.arg == "n" for keyword in node.keywords)
        yield from (Text(source, plural) for source in literals(node.args[0]))


def _templates(call: ast.Call) -> Iterator[Text]:
    named = [keyword.value for keyword in call.keywords if keyword.arg in ("what", "cure")]
    for argument in [*call.args[:2], *named]:
        yield from (Text(source) for source in literals(argument))


def _words(call: ast.Call) -> Iterator[Text]:
    for argument in [*call.args, *(keyword.value for keyword in call.keywords)]:
        if not isinstance(argument, ast.JoinedStr):
            yield from (Text(source) for source in literals(argument))


def literals(node: ast.expr) -> Iterator[str]:
    """Yield the texts an expression can be: a literal, or both branches of a choice.

    Raises
    ------
    Unreadable
        It is an f-string: whoever translates could not know its parts.
    """
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        raise Unreadable('an f-string cannot be translated; write "... {name} ..." and pass name=')


def _is_super_init(call: ast.Call) -> bool:
    function = call.func
    return isinstance(function, ast.Attribute) and function.attr == "__init__" and isinstance(function.value, ast.Call)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


@dataclass(frozen=True)
class Entry:
    """What translators wrote for a text: one form, or one for each plural form."""

    forms: tuple[str, ...]
    plural: bool
    finished: bool


def read_catalog(path: Path) -> dict[str, Entry]:
    """Return the entries of a TS file by source text; none of a file that is not there."""
    if not path.exists():
        return {}
    entries = {}
    for message in ElementTree.parse(path).iter("message"):
        translation = message.find("translation")
        forms = tuple(form.text or "" for form in translation.iter("numerusform")) or (translation.text or "",)
        finished = translation.get("type") is None
        entries[message.findtext("source")] = Entry(forms, message.get("numerus") == "yes", finished)
    return entries


def catalog(language: str, known: tuple[Text, ...], old: dict[str, Entry]) -> str:
    """Return a catalog as TS text: all known texts with their old translations.

    A translation whose text has left the code is kept as "vanished": the text may come back.
    """
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [f'<TS version="2.1" language="{language}" sourcelanguage="en">', "<context>"]
    lines += [f"    <name>{CONTEXT}</name>"]
    for text in known:
        lines += _message(text.source, _entry(language, text, old.get(text.source)))
    gone = set(old) - {text.source for text in known}
    for source in sorted(gone):
        if language != "en" and any(old[source].forms):
            lines += _message(source, old[source], vanished=True)
    return "\n".join([*lines, "</context>", "</TS>", ""])


def _entry(language: str, text: Text, old: Entry | None) -> Entry:
    if language == "en":
        one, many = text.source.replace("(s)", ""), text.source.replace("(s)", "s")
        return Entry((one, many) if text.plural else (text.source,), text.plural, finished=True)
    if old is not None and old.plural == text.plural:
        return Entry(old.forms, text.plural, old.finished)
    forms = LANGUAGES[language] if text.plural else 1
    return Entry(("",) * forms, text.plural, finished=False)


def _message(source: str, entry: Entry, *, vanished: bool = False) -> list[str]:
    kind = ' type="vanished"' if vanished else "" if entry.finished else ' type="unfinished"'
    numerus, forms = "", _escaped(entry.forms[0])
    if entry.plural:
        numerus = ' numerus="yes"'
        forms = "".join(f"<numerusform>{_escaped(form)}</numerusform>" for form in entry.forms)
    return [
        f"    <message{numerus}>",
        f"        <source>{_escaped(source)}</source>",
        f"        <translation{kind}>{forms}</translation>",
        "    </message>",
    ]


def _escaped(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def update(*, write: bool, folder: Path = CATALOGS, sources: Path = SOURCES) -> list[Path]:
    """Return the catalogs that are out of date; write them if asked to."""
    known = texts(sources)
    stale = []
    for language in LANGUAGES:
        path = folder / f"refuge_annotator_{language}.ts"
        new = catalog(language, known, read_catalog(path))
        if not path.exists() or path.read_text(encoding="utf-8") != new:
            stale.append(path)
            if write:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(new, encoding="utf-8", newline="\n")
    return stale


def compile_catalogs(folder: Path = CATALOGS) -> None:
    """Make a .qm file beside every catalog with Qt's own compiler."""
    for path in sorted(folder.glob("*.ts")):
        command = [str(Path(sys.executable).with_name("pyside6-lrelease")), "-silent", str(path)]
        subprocess.run([*command, "-qm", str(path.with_suffix(".qm"))], check=True)


def main() -> int:
    """Update, check or compile the catalogs; 1 when a check fails."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail when a catalog is out of date")
    parser.add_argument("--compile", action="store_true", help="make the .qm files")
    wish = parser.parse_args()
    try:
        stale = update(write=not wish.check)
    except Unreadable as fault:
        print(fault, file=sys.stderr)
        return 1
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'is out of date: make translations' if wish.check else 'written'}")
    if wish.compile:
        compile_catalogs()
    return 1 if wish.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
