"""Measure: `python -m benchmarks` alone, `python -m benchmarks --peers` side by side with other programs.

Ends with 1 when a target is missed, with 2 when something could not be measured.
"""

import argparse
import os
import sys
from contextlib import nullcontext

from pyvirtualdisplay import Display

from benchmarks import catalog, report
from benchmarks.environments import PeerMissing
from benchmarks.rounds import Failed, programs_of, run_rounds
from benchmarks.row import measured

MISSED, NOT_MEASURED = 1, 2
SCREEN = 2600, 1600


def main() -> int:
    """Measure one suite, print its table, and keep it unless only some rows were asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure speed and accuracy.")
    parser.add_argument("--peers", action="store_true", help="side by side with napari, labelme and SimpleITK")
    parser.add_argument("--only", metavar="WORD", help="only rows whose id has this word; the table is not kept")
    wish = parser.parse_args()
    suite, rows = ("peers", catalog.PEERS) if wish.peers else ("own", catalog.OWN)
    rows = tuple(row for row in rows if not wish.only or wish.only in row.id)
    screen = Display(visible=False, size=SCREEN, color_depth=24, extra_args=["+extension", "GLX"])
    try:
        with screen if sys.platform.startswith("linux") else nullcontext():
            os.environ.pop("WAYLAND_DISPLAY", None)
            samples, about = run_rounds(programs_of(rows))
    except (PeerMissing, Failed) as error:
        print(f"not measured: {error}", file=sys.stderr)
        return NOT_MEASURED
    record = report.record_of([measured(row, samples) for row in rows], about)
    print(report.table(record))
    if not wish.only:
        report.keep(suite, record)
    missed = [f"{row['title']} ({row['id']})" for row in record["rows"] if not row["met"]]
    print(f"{len(rows) - len(missed)} of {len(rows)} targets met" + "".join(f"\nMISSED: {row}" for row in missed))
    return MISSED if missed else 0


if __name__ == "__main__":
    sys.exit(main())
