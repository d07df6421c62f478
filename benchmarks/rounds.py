"""Run programs in turns: ours, a peer's, ours again, so that a machine that grows slow does so for all."""

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from benchmarks.environments import ROOT, python_of
from benchmarks.material import make_material
from benchmarks.row import OURS, Program, Row, Samples
from benchmarks.steps import STARTED

ROUNDS = 3
LIMIT_S = 900.0


class Failed(Exception):
    """A program did not measure what it is there for."""


def programs_of(rows: Iterable[Row]) -> tuple[Program, ...]:
    """Return the programs that rows need, each once, in the rows' order."""
    figures = (figure for row in rows for figure in (row.figure, row.other) if figure is not None)
    return tuple(dict.fromkeys(figure.program for figure in figures))


def run_rounds(programs: Sequence[Program]) -> tuple[Mapping[Program, Sequence[Samples]], Mapping[str, str]]:
    """Run every program in every round, every second round backwards; return the samples and what they say of peers.

    Raises
    ------
    PeerMissing, Failed
        A peer cannot be installed, or a program fails.
    """
    pythons = {peer: python_of(peer) for peer in dict.fromkeys(p.peer for p in programs)}
    samples: dict[Program, list[Samples]] = {program: [] for program in programs}
    about: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="benchmarks-") as name:
        folder = Path(name)
        make_material(folder)
        for number in range(ROUNDS):
            for program in programs if number % 2 == 0 else reversed(programs):
                if number and program.once:
                    continue
                print(f"round {number + 1}: {program.name}", flush=True)
                ran = [_run(program, pythons[program.peer], folder) for _ in range(program.times)]
                samples[program].append(_together([one["samples"] for one in ran]))
                about |= ran[0]["about"]
    return samples, about


def _together(parts: Sequence[Samples]) -> Samples:
    return {name: [value for part in parts for value in part[name]] for name in parts[0]}


def _run(program: Program, python: Path, folder: Path) -> Mapping[str, Mapping]:
    path = ROOT / "benchmarks" / program.path
    module = f"benchmarks.{program.path.removesuffix('.py').replace('/', '.')}"
    command = [str(python), *(["-m", module] if program.peer == OURS else [str(path)]), str(folder), *program.arguments]
    home = folder / f"home-{program.peer or 'ours'}"
    home.mkdir(exist_ok=True)
    environment = os.environ | {
        "HOME": str(home),  # nobody's own settings are read or written
        "XDG_CONFIG_HOME": str(home),
        "XDG_CACHE_HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "REFUGE_ANNOTATOR_RENDERER": program.renderer,
        STARTED: repr(time.monotonic()),
    }
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LIMIT_S, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise Failed(f"{program.name} took more than {LIMIT_S:.0f} s") from error
    last = next((line for line in reversed(done.stdout.splitlines()) if line.startswith('{"samples"')), None)
    if last is None:
        raise Failed(f"{program.name} has measured nothing: {(done.stderr or done.stdout).strip()[-800:]}")
    told: Mapping[str, Mapping] = json.loads(last)
    return told
