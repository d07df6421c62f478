import json

import numpy as np

from refuge_annotator.demo.eye import draw_eye
from refuge_annotator.demo.raters import Failure, Kind
from refuge_annotator.demo.real import real_eye
from refuge_annotator.demo.series import DemoPhotograph
from refuge_annotator.demo.truth import write_truth
from refuge_annotator.geometry.ellipse import Ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.study.reading import Structure


def test_simulated_eyes_and_all_planted_failures_are_written_down(tmp_path):
    eye = draw_eye(np.random.default_rng(3), (1634, 1634), glaucoma=True)
    failure = Failure("R6", Structure.CUP, Kind.WHOLE_DISC)
    series = (
        DemoPhotograph(0, "T0001.jpg", real_eye(), (failure,), simulated=False),
        DemoPhotograph(1, "T0002.jpg", eye, ()),
    )
    write_truth(tmp_path / "truth.json", 5, series)
    record = json.loads((tmp_path / "truth.json").read_text(encoding="utf-8"))
    assert record["seed"] == 5
    assert list(record["eyes"]) == ["T0002.jpg"]
    back = record["eyes"]["T0002.jpg"]
    assert (Ellipse(**back["disc"]), Ellipse(**back["cup"]), Point(*back["fovea"])) == (eye.disc, eye.cup, eye.fovea)
    assert record["planted"] == [
        {"photograph": "T0001.jpg", "rater": "R6", "structure": "cup", "kind": "the cup is drawn as the whole disc"}
    ]
