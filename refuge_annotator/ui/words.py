"""The words on screen: every text that the window shows passes through here, in the user's language."""

import hashlib
import logging
import os
import re
import subprocess
import sys
from pathlib import Path

import PySide6
from platformdirs import user_cache_path
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from refuge_annotator.errors import UserError
from refuge_annotator.resources import resource
from refuge_annotator.study.info import Problem
from refuge_annotator.words import filled

CONTEXT = "refuge"
UNFINISHED = b'type="unfinished"'  # what a catalog says of a text that nobody has translated yet
A_FILE = re.compile(r"[/\\]|\w\.[A-Za-z][A-Za-z0-9]{1,7}\b")  # what looks like a path or the name of a file
UNSAID = "…"
LANGUAGES = ("en", "zh_CN")
_shown_in = ["en"]


def tr(text: str, /, **values: object) -> str:
    """Return a text in the user's language with its ``{names}`` filled.

    A whole number `n` among the values chooses singular or plural: ``tr("{n} photograph(s)", n=3)``.
    The text must be a literal, or one that was marked with `refuge_annotator.words.mark`, to be in the catalogs.
    """
    n = values.get("n")
    if not isinstance(n, int):
        return _word(text).format(**values)
    shown = QCoreApplication.translate(CONTEXT, text, None, n)
    return filled(text, **values) if shown == text else shown.format(**values)  # else no catalog knows it


def sentence(error: UserError | Problem, *, blind: bool = False) -> str:
    """Return file, fault and cure of an error or a problem in the user's language.

    Parameters
    ----------
    blind
        Leave out every path and file name, which may give the diagnosis away.
    """
    values = {name: _shown(value, error, blind=blind) for name, value in error.values.items()}
    what = tr(error.what, **values)
    where = f"{error.path}: " if error.path is not None and not blind else ""
    return f"{where}{what}; {tr(error.cure, **values)}" if error.cure else f"{where}{what}"


def shown_language() -> str:
    """Return the language that the window shows, such as ``zh_CN``."""
    return _shown_in[0]


def install_translator(app: QCoreApplication, locale: QLocale) -> str:
    """Show the program in the language of `locale` where there is a finished catalog for it, else in English.

    Returns
    -------
    str
        The language shown, such as ``zh_CN``: all of it, Qt's own buttons too.
    """
    _install(app, _compiled("en"))
    wanted = [name.replace("-", "_") for name in locale.uiLanguages()]
    language = next((name for name in wanted if name in LANGUAGES and _is_finished(name)), "en")
    if language != "en":
        _install(app, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{language}.qm"))
        _install(app, _compiled(language))
    _shown_in[0] = language
    return language


def _shown(value: object, error: UserError | Problem, *, blind: bool) -> object:
    """Return what fills a template: words translated, and for the blind no file's name."""
    if isinstance(value, UserError):
        return sentence(value, blind=blind)
    if blind and isinstance(value, OSError):
        return _word(value.strerror or type(value).__name__)
    if blind and _names_a_file(str(value), error.path):
        return UNSAID
    return _word(value) if isinstance(value, str) else value


def _names_a_file(text: str, path: Path | None) -> bool:
    return bool(A_FILE.search(text)) or (path is not None and bool(path.stem) and path.stem in text)


def _word(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text) if text else ""


def _install(app: QCoreApplication, catalog: Path) -> None:
    translator = QTranslator(app)
    if translator.load(str(catalog)):
        app.installTranslator(translator)


def _is_finished(language: str) -> bool:
    return UNFINISHED not in _source(language).read_bytes()


def _source(language: str) -> Path:
    return resource("i18n", f"refuge_annotator_{language}.ts")


def _compiled(language: str) -> Path:
    """Return the catalog as Qt loads it: the bundle brings it, elsewhere Qt's compiler makes it once."""
    name = f"refuge_annotator_{language}"
    if hasattr(sys, "_MEIPASS"):
        return resource("i18n", f"{name}.qm")
    source = _source(language)
    digest = hashlib.sha256(source.read_bytes()).hexdigest()[:16]
    target = user_cache_path("refuge-annotator", appauthor=False) / "i18n" / f"{name}-{digest}.qm"
    if not target.exists():
        try:
            _compile(source, target)
        except (OSError, subprocess.SubprocessError):
            logging.getLogger(__name__).exception("The catalog %s could not be compiled", source)
    return target


def _compile(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    folder = Path(PySide6.__file__).parent
    compiler = folder / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    partial = target.with_suffix(f".{os.getpid()}")
    subprocess.run([compiler, "-silent", source, "-qm", partial], check=True, capture_output=True)
    partial.replace(target)
