"""A small study, opened anew for each test."""

import shutil

import pytest

from refuge_annotator.store.store import open_study
from tests import small_study


@pytest.fixture(scope="session")
def template(tmp_path_factory):
    path = tmp_path_factory.mktemp("template") / "study.refuge"
    small_study.make(path).close()
    return path


@pytest.fixture
def clock():
    return small_study.seeded(seed=11, start=small_study.START.replace(hour=14))


@pytest.fixture
def study_file(template, tmp_path):
    """Return the path of a study of which a backup exists."""
    shutil.copytree(template.parent, tmp_path / "work")
    return tmp_path / "work" / template.name


@pytest.fixture
def store(study_file, clock):
    with open_study(study_file, clock=clock) as opened:
        yield opened


@pytest.fixture
def image(store):
    return store.images()[0]


@pytest.fixture
def assignment(store):
    """Return the first photograph of the first rater's list."""
    return store.worklist(store.people()[0].id)[0]
