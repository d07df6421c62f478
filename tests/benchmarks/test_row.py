import pytest

from benchmarks.row import Figure, Program, Row, Target, measured, p95

ONE, OTHER = Program("ours/one.py"), Program("peers/other.py", peer="other")


def row(target):
    return Row("id", "title", Figure(ONE, "a"), target, "why", other=Figure(OTHER, "b"), against="other")


def test_a_figure_is_the_median_of_rounds_and_a_ratio_is_taken_round_by_round():
    rounds = {ONE: [{"a": [1, 9, 2]}, {"a": [40]}, {"a": [3]}], OTHER: [{"b": [4]}, {"b": [80]}, {"b": [1]}]}
    result = measured(row(Target("ratio", most=0.5)), rounds)
    assert (result.figure, result.other, result.ratio) == (3, 4, 0.5)
    assert result.met


@pytest.mark.parametrize(
    ("target", "figure", "ratio", "met"),
    [
        (Target("ratio", most=0.5), 100.0, 0.5, True),
        (Target("ratio", most=0.5), 0.1, 0.5001, False),
        (Target("ratio", most=0.5), 0.1, None, False),
        (Target("ratio", least=1.3), 0.1, 1.2, False),
        (Target("figure", most=0.01), 0.0101, 0.1, False),
        (Target("figure", least=0.982, digits=3), 0.9816, None, True),
        (Target("figure", least=0.982, digits=3), 0.9814, None, False),
        (Target("figure", most=0.0), 1.0, None, False),
    ],
)
def test_a_target_is_met_or_not(target, figure, ratio, met):
    assert target.met(figure, ratio) is met


def test_the_95th_percentile_of_few_values_is_one_of_the_largest():
    assert p95([float(n) for n in range(100)]) == 95
    assert p95([1.0]) == 1.0
    assert p95([3.0, 1.0]) == 3.0
