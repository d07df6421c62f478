"""The commands that need the window: opening it, and finding out whether this computer can show it."""

import argparse
import gc
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from refuge_annotator.errors import UserError

if TYPE_CHECKING:
    from types import ModuleType


def run_open(arguments: argparse.Namespace) -> int:
    """Open the window, on a study where one is named."""
    return open_window(arguments.study)


def open_window(study: Path | None) -> int:
    """Show the window until it is closed, and return its exit code.

    Raises
    ------
    UserError
        There is no such study, no screen, or no library to show a window with.
    """
    if study is not None and not study.is_file():
        raise UserError("there is no such file", "choose the study file", study)
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        raise UserError("there is no screen here for the window", "see refuge-annotator --help for what needs none")
    program = find_window()
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a window has nothing to tidy up
    code: int = program.run(study)
    return code


def find_window() -> "ModuleType":
    """Return the module of the program with its window; what is missing for it is told in words.

    The store is loaded first: PySide6 looks into the source of whatever is loaded after it. Python does not look for
    garbage meanwhile, and not until the window does.
    """
    gc.disable()
    with suppress(Exception):  # told when a study is opened
        import refuge_annotator.store.store  # noqa: F401
    try:
        from refuge_annotator.ui import program
    except ImportError as error:
        raise UserError(
            "the window cannot be opened ({why})", "install the system's libraries that the README names", why=error
        ) from error
    return program


def run_self_test(_: argparse.Namespace) -> int:
    """Find out whether this computer can do all of it."""
    code: int = find_window().self_test()
    return code
