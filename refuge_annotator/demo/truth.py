"""Write down what is true of the demo study, for those who measure it; nothing in the program reads it."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from refuge_annotator.demo.eye import Eye
from refuge_annotator.demo.series import DemoPhotograph
from refuge_annotator.geometry.ellipse import Ellipse


def write_truth(path: Path, seed: int, series: Sequence[DemoPhotograph]) -> None:
    """Write ``truth.json``: the simulated eyes by file name, and every planted failure."""
    record = {
        "seed": seed,
        "eyes": {p.name: _eye(p.eye) for p in series if p.simulated},
        "planted": [
            {"photograph": p.name, "rater": f.rater, "structure": f.structure.value, "kind": f.kind.value}
            for p in series
            for f in p.failures
        ],
    }
    path.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")


def _eye(eye: Eye) -> dict[str, Any]:
    return {
        "size": list(eye.size),
        "laterality": eye.laterality.value,
        "glaucoma": eye.glaucoma,
        "disc": _ellipse(eye.disc),
        "cup": _ellipse(eye.cup),
        "fovea": list(eye.fovea),
        "vertical_ratio": round(eye.vertical_ratio, 4),
    }


def _ellipse(ellipse: Ellipse) -> dict[str, float]:
    return {"cx": ellipse.cx, "cy": ellipse.cy, "a": ellipse.a, "b": ellipse.b, "angle": ellipse.angle}
