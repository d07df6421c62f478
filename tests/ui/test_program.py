"""The program's own QApplication leaves the C library's numbers alone."""

import os
import subprocess
import sys

import pytest

COMMA = ("de_DE.UTF-8", "fr_FR.UTF-8", "fa_IR.UTF-8", "ru_RU.UTF-8")  # those that this machine has
SAY = """
import ctypes, locale
from PySide6.QtWidgets import QApplication
if {ours}:
    from refuge_annotator.ui.program import make_application
    app = make_application()
else:
    app = QApplication([])
strtod = ctypes.CDLL(None).strtod
strtod.restype = ctypes.c_double
print(locale.setlocale(locale.LC_NUMERIC), strtod(b"9.75", None), locale.setlocale(locale.LC_CTYPE))
"""


def said(country: str, *, ours: bool) -> list[str]:
    """Return the rule for numbers, 9.75 as C reads it, and the rule for letters, in a process of its own."""
    env = os.environ | {"LC_ALL": country, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", SAY.format(ours=ours)]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return ran.stdout.split()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt takes over no rules of the C library")
def test_c_reads_numbers_with_a_point_in_every_country_once_the_application_is_there():
    countries = [c for c in ("C.UTF-8", *COMMA) if said(c, ours=False)[2] == c]
    assert said(countries[0], ours=False)[0] == countries[0]  # Qt alone takes the country's rules
    for country in countries:
        assert said(country, ours=True) == ["C", "9.75", country]
