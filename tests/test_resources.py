"""Where resources lie: in the checkout, in the bundle, in the installed wheel."""

import sys
from pathlib import Path

import pytest

from refuge_annotator import resources

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package folder without a checkout around it."""
    package = tmp_path / "site-packages" / "refuge_annotator"
    package.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    return package


def test_a_checkout_shows_its_own_resources():
    assert resources.folder() == ROOT / "resources"
    assert resources.resource("i18n", "refuge_annotator_zh_CN.ts").is_file()


def test_a_wheel_brings_them_inside_the_package(installed):
    assert resources.folder() == installed / "_resources"


def test_a_folder_that_happens_to_lie_beside_an_installed_package_is_not_ours(installed):
    (installed.parent / "resources").mkdir()
    assert resources.folder() == installed / "_resources"


def test_a_bundle_brings_them_where_it_unpacks(installed, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "inside"), raising=False)
    assert resources.folder() == tmp_path / "inside" / "resources"


def test_a_missing_resource_is_named(installed):
    with pytest.raises(FileNotFoundError, match=r"undo\.svg"):
        resources.resource("icons", "undo.svg")
