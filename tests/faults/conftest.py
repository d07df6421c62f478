"""A study to break."""

import pytest

from tests import small_study


@pytest.fixture
def study_file(tmp_path):
    path = tmp_path / "work" / "study.refuge"
    path.parent.mkdir()
    small_study.make(path).close()
    return path
