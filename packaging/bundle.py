"""Build the program as a folder that needs no Python, and let that folder prove that it works.

The proof is the bundle's own ``self-test`` (opens a window, reads, saves, exports, verifies), run from a home folder
with letters outside ASCII, on a virtual screen where there is none.
"""

import os
import subprocess
import sys
import tempfile
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import translations

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "refuge-annotator" / ("refuge-annotator.exe" if sys.platform == "win32" else "refuge-annotator")
HOME_VARIABLES = ("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA", "TMPDIR", "TEMP", "TMP")


def build() -> None:
    """Run PyInstaller."""
    translations.compile_catalogs()
    recipe = ROOT / "packaging" / "refuge_annotator.spec"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(DIST), "--workpath", str(ROOT / "build" / "pyinstaller")]
    subprocess.run([*command, *places, str(recipe)], cwd=ROOT, check=True)


def screen() -> AbstractContextManager[object]:
    """Return a virtual screen where Linux has none."""
    if not sys.platform.startswith("linux") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return nullcontext()
    from pyvirtualdisplay.display import Display

    return Display(backend="xvfb", size=(1920, 1200), color_depth=24, extra_args=["+extension", "GLX"])


def prove() -> int:
    """Run the bundle's self-test as a user whose name is not ASCII would; return its exit code."""
    with tempfile.TemporaryDirectory() as folder, screen():
        home = Path(folder) / "用户é"
        home.mkdir()
        foreign = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
        return subprocess.run(
            [PROGRAM, "self-test"], cwd=home, env=foreign | dict.fromkeys(HOME_VARIABLES, str(home)), check=False
        ).returncode


def main() -> int:
    """Build and prove the bundle; 0 when its self-test passes."""
    build()
    size = sum(path.stat().st_size for path in PROGRAM.parent.rglob("*") if path.is_file() and not path.is_symlink())
    code = prove()
    print(f"{PROGRAM.parent.relative_to(ROOT)}: {size / 1e6:.0f} MB, self-test {'passed' if code == 0 else 'FAILED'}")
    return code


if __name__ == "__main__":
    sys.exit(main())
