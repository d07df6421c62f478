"""How the program speaks where there is no window: plain words in UTF-8, bars on a terminal, the rest in the log."""

import logging
import os
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs


class OutputFailed(Exception):
    """The output cannot be written: where it goes is full, say."""


def speak_utf8() -> None:
    """Write UTF-8 on output and errors, whatever the computer's own code page."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def plain(text: str) -> str:
    """Show what a terminal would obey, hide or turn round: control characters, direction marks, broken bytes."""
    return "".join(c if c.isprintable() or unicodedata.category(c) == "Zs" else _shown(c) for c in text)


def say(text: str) -> None:
    """Write one line on the output, at once: a reader who has gone is noticed here and not at the very end."""
    try:
        print(plain(text), flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        fall_silent()
        raise OutputFailed(error.strerror or str(error)) from error


def fall_silent() -> None:
    """Send what is still to be written on the output nowhere, so that the end of the program does not stumble on it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def complain(text: str) -> None:
    """Write one line beside the output, under the program's name."""
    mutter(f"refuge-annotator: {text}")


def mutter(text: str) -> None:
    """Write one line beside the output."""
    print(plain(text), file=sys.stderr)


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], bool]]:
    """Show a bar on a terminal, and nothing elsewhere; what is yielded is called with (done, total)."""
    from tqdm import tqdm  # the window, which starts from here as well, needs none of it

    shown = sys.stderr is not None and sys.stderr.isatty()
    with tqdm(desc=what, file=sys.stderr, leave=False, disable=not shown) as bar:

        def step(done: int, total: int) -> bool:
            bar.total = total
            bar.update(done - bar.n)
            return True

        yield step


@contextmanager
def told_when_complete(sign: Path, words: str) -> Iterator[None]:
    """Say that the work is whole, known by a file that comes last, where what comes after it fails or is stopped."""
    before = os.path.lexists(sign)
    try:
        yield
    except BaseException:
        if not before and sign.is_file():
            mutter(f"{sign}: {words}, in spite of what follows")
        raise


def confess(error: Exception) -> str:
    """Write what no one foresaw to the log, and return the sentence that says where that is."""
    path = Path(platformdirs.user_log_dir("refuge-annotator", appauthor=False)) / "refuge-annotator.log"
    what = f"something in the program went wrong ({type(error).__name__})"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(path, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return f"{what}, and no log can be written at {path}"
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log = logging.getLogger("refuge_annotator")
    log.addHandler(handler)
    log.error("not foreseen", exc_info=error)
    log.removeHandler(handler)
    handler.close()
    return f"{what}; the details are in {path}"


def _shown(character: str) -> str:
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")
