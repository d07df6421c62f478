"""The peers' own environments: made from their pinned versions, or the benchmark fails and says so."""

import compileall
import subprocess
import sys
from pathlib import Path

from benchmarks.row import OURS

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "benchmarks" / "peers"
BUILT = ROOT / "build" / "peers"


class PeerMissing(Exception):
    """A peer cannot be run here, so nothing can be held against it."""


def python_of(peer: str) -> Path:
    """Return the Python that runs a peer's programs, installed where it is not yet.

    Raises
    ------
    PeerMissing
        It cannot be installed.
    """
    if peer == OURS:
        compileall.compile_dir(ROOT / "refuge_annotator", quiet=1)  # as installing does with every peer
        return Path(sys.executable)
    pins, place = PEERS / f"{peer}.txt", BUILT / peer
    python, ready = place / "bin" / "python", place / ".ready"
    if python.exists() and ready.exists() and ready.read_text() == pins.read_text():
        return python
    print(f"installing {peer} ...", flush=True)
    for command in (
        [sys.executable, "-m", "venv", "--clear", str(place)],
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(pins)],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise PeerMissing(f"{peer} cannot be installed: {done.stderr.strip()[-800:]}")
    ready.write_text(pins.read_text())
    return python
