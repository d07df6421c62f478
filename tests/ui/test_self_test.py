"""An installation can prove that it works: `refuge-annotator self-test` finds nothing wrong with this one."""

from refuge_annotator.ui.program import make_application
from refuge_annotator.ui.self_test import run_self_test


def test_this_installation_passes_its_own_test(qapp, capsys):
    assert run_self_test(make_application()) == 0
    said = capsys.readouterr().out
    assert "charts of agreement drawn" in said
    assert said.rstrip().endswith("everything works")
