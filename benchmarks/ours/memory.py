"""Measure the memory of the window while a rater goes through 300 photographs and back."""

import resource
import shutil
import sys
from pathlib import Path

from benchmarks.material import make_study, painted, write_photographs
from benchmarks.steps import tell

PHOTOGRAPHS, SETTLED = 300, 30
DIFFERENT = 30  # the others are the same files under other names


def resident() -> float:
    """Return the memory that this process holds, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return float(pages * resource.getpagesize())


def main() -> None:
    """Run it; the photographs are made anew."""
    from benchmarks.ours.window import enter, open_study, rest, turn_until  # Qt, which others who ask for memory lack

    folder = Path(sys.argv[1]) / "memory"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    window = open_study(folder, _study(folder))
    enter(window, "R1")
    page, memory, handles = window.reading_page, [], []
    for step in [1] * (PHOTOGRAPHS - 1) + [-1] * (PHOTOGRAPHS - 1):
        before = page.session.opened
        page.go(step)
        turn_until(lambda before=before: page.session.opened is not before)
        rest(0.01)
        memory.append(resident())
        handles.append(float(len(list(Path("/proc/self/fd").iterdir()))))
    tell(
        {
            "memory then": [max(memory[:SETTLED])],
            "memory": [max(memory[SETTLED:])],
            "handles then": [max(handles[:SETTLED])],
            "handles": [max(handles[SETTLED:])],
        }
    )
    window.close()


def _study(folder: Path) -> Path:
    place = folder / "photographs"
    write_photographs(place, painted()[0], DIFFERENT)
    for number in range(DIFFERENT + 1, PHOTOGRAPHS + 1):
        (place / f"{number:04}.jpg").hardlink_to(place / f"{(number - 1) % DIFFERENT + 1:04}.jpg")
    return make_study(folder)


if __name__ == "__main__":
    main()
