"""What was measured, for people (a table) and for programs (latest.json)."""

import json
import os
import platform
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.row import Measured, Target

HERE = Path(__file__).resolve().parent
LATEST, README = HERE / "latest.json", HERE / "README.md"
LIBRARIES = ("PySide6-Essentials", "numpy", "opencv-python-headless", "Pillow", "scikit-image", "SQLAlchemy")
UNITS = {  # factor from what programs tell, decimals
    "ms": (1000.0, 2),
    "s": (1.0, 2),
    "%": (100.0, 1),
    "Dice": (1.0, 3),
    "MiB": (1 / 2**20, 0),
    "files": (1.0, 0),
    "pixels": (1.0, 0),
    "cores": (1.0, 2),
}
HEADINGS = ("what", "ours", "other", "against", "ratio", "target", "")

Record = dict[str, Any]


def record_of(results: Sequence[Measured], about: Mapping[str, str]) -> Record:
    """Return one run: when, where, with which versions, and every row."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "versions": {name: version(name) for name in LIBRARIES} | dict(sorted(about.items())),
        "rows": [_row(result) for result in results],
    }


def machine() -> str:
    """Return processor, cores, memory and system in one line."""
    processor = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        found = re.search(r"model name\s*: (.*)", cpuinfo.read_text(encoding="utf-8"))
        processor = found[1] if found else processor
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    cores = os.cpu_count() or 1
    return f"{processor}, {cores} cores, {memory:.0f} GiB, {platform.system()}, Python {platform.python_version()}"


def table(record: Record) -> str:
    """Return a run's rows as a Markdown table that also reads well as it is."""
    lines = [HEADINGS, *(_cells(row) for row in record["rows"])]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    shown = ["| " + " | ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)) + " |" for line in lines]
    return "\n".join([shown[0], "|" + "|".join("-" * (w + 2) for w in widths) + "|", *shown[1:]])


def keep(suite: str, record: Record) -> None:
    """Put a run in place of the last one of its suite, in latest.json and in the page."""
    runs = json.loads(LATEST.read_text(encoding="utf-8")) if LATEST.exists() else {}
    runs[suite] = record
    LATEST.write_text(json.dumps(dict(sorted(runs.items())), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    page = README.read_text(encoding="utf-8")
    start, end = f"<!-- {suite}: begin -->", f"<!-- {suite}: end -->"
    before, after = page.partition(start)[0], page.partition(end)[2]
    README.write_text(f"{before}{start}\n{section(record)}\n{end}{after}", encoding="utf-8")


def section(record: Record) -> str:
    """Return what the page says of a run."""
    versions = ", ".join(f"{name} {number}" for name, number in record["versions"].items())
    return f"\n{record['date']}; {record['machine']}; {versions}.\n\n{table(record)}\n"


def _row(result: Measured) -> Record:
    row, (factor, digits) = result.row, UNITS[result.row.unit]

    def shown(value: float | None) -> float | None:
        return None if value is None else round(value * factor, digits + 1)

    return {
        "id": row.id,
        "title": row.title,
        "unit": row.unit,
        "figure": shown(result.figure),
        "other": shown(result.other),
        "against": row.against,
        "ratio": None if result.ratio is None else round(result.ratio, 4),
        "target": target_words(row.target, row.unit),
        "met": result.met,
        "source": row.source,
    }


def target_words(target: Target, unit: str) -> str:
    """Return a target as the table shows it."""
    sign, limit = ("<=", target.most) if target.most is not None else (">=", target.least)
    if target.of == "ratio":
        return f"{sign} {limit:g} x"
    factor, _ = UNITS[unit]
    return f"{sign} {(limit or 0.0) * factor:g} {'' if unit == 'Dice' else unit}".strip()


def _cells(row: Record) -> tuple[str, ...]:
    digits = UNITS[row["unit"]][1]
    unit = "" if row["unit"] == "Dice" else f" {row['unit']}"

    def shown(value: float | None) -> str:
        return "" if value is None else f"{value:.{digits}f}{unit}"

    ratio = "" if row["ratio"] is None else f"{row['ratio']:.2f}"
    met = "met" if row["met"] else "MISSED"
    return row["title"], shown(row["figure"]), shown(row["other"]), row["against"], ratio, row["target"], met
