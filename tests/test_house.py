"""The house keeps its own rules: layers, sizes, words, catalogs, and what the wheel brings."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "refuge_annotator"
RESOURCES = ROOT / "resources"
MODULES = sorted(PACKAGE.rglob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# --- layers -----------------------------------------------------------------------------------------------------

VIOLATIONS = {  # one module for each contract, which breaks that one and no other
    "Imports point downwards": ("study/wrong.py", "import refuge_annotator.consensus.merge"),
    "Qt stays at the edge": ("store/wrong.py", "import PySide6.QtCore"),
    "Charts alone draw with pyqtgraph": ("ui/panels/wrong.py", "import pyqtgraph"),
    "The command line does not use the application layer": ("cli/studies.py", "import refuge_annotator.app.history"),
    "Only the store speaks SQL": ("formats/wrong.py", "import sqlalchemy"),
    "Pillow and OpenCV stay with photographs and formats": ("metrics/wrong.py", "import cv2"),
}
CONTRACTS = [contract["name"] for contract in PROJECT["tool"]["importlinter"]["contracts"]]


@pytest.fixture
def copied_house(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE, tmp_path / "refuge_annotator", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def broken_contracts(house: Path) -> list[str]:
    """Return the contracts that import-linter calls broken in a copied tree."""
    code = (
        "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command; lint_imports_command()"
    )
    command = [sys.executable, "-c", code, "--no-cache"]
    result = subprocess.run(command, cwd=house, capture_output=True, text=True, check=False)
    said = re.sub(r"\s+", " ", result.stdout)
    assert "Contracts:" in said, result.stdout + result.stderr
    return [name for name in CONTRACTS if f"{name} BROKEN" in said]


def test_the_layers_hold(copied_house):
    assert broken_contracts(copied_house) == []


@pytest.mark.parametrize("contract", CONTRACTS)
def test_each_contract_can_be_broken(copied_house, contract):
    place, line = VIOLATIONS[contract]
    module = copied_house / "refuge_annotator" / place
    old = module.read_text(encoding="utf-8") if module.exists() else '"""Wrong on purpose."""\n'
    module.write_text(f"{old}\n{line}\n", encoding="utf-8")
    assert broken_contracts(copied_house) == [contract]


def test_a_room_without_a_place_in_the_layers_is_noticed(copied_house):
    room = copied_house / "refuge_annotator" / "cellar"
    room.mkdir()
    (room / "__init__.py").write_text('"""A room nobody planned."""\n', encoding="utf-8")
    assert broken_contracts(copied_house) == ["Imports point downwards"]


@pytest.mark.parametrize(
    ("contract", "allowed"),
    [
        ("Qt stays at the edge", {"ui", "app", "view"}),
        ("Only the store speaks SQL", {"store"}),
        ("Pillow and OpenCV stay with photographs and formats", {"imaging", "formats", "demo"}),
    ],
)
def test_a_contract_names_every_room_but_those_that_may(contract, allowed):
    rooms = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    named = next(c["source_modules"] for c in PROJECT["tool"]["importlinter"]["contracts"] if c["name"] == contract)
    assert {name.removeprefix("refuge_annotator.") for name in named} == rooms - allowed - {"__init__", "__main__"}


@pytest.mark.parametrize(
    ("place", "code", "rule"),
    [
        ("app/wrong.py", "from PySide6.QtWidgets import QLabel\n", "TID251"),
        ("imaging/wrong.py", "import cv2\n\ncv2.imread('a.jpg')\n", "TID251"),
        ("study/wrong.py", "from . import reading\n", "TID252"),
        ("study/wrong.py", "def shown(x):\n    return x\n", "ANN001"),
        ("study/wrong.py", "def shown() -> None:\n    pass\n", "D103"),
    ],
)
def test_the_linter_refuses_what_the_layers_cannot_see(place, code, rule):
    command = [sys.executable, "-m", "ruff", "check", "--output-format", "concise", "--stdin-filename"]
    result = subprocess.run(
        [*command, f"refuge_annotator/{place}", "-"], input=code, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert rule in result.stdout


def test_the_command_line_starts_without_qt():
    code = "import sys, refuge_annotator.cli.main; sys.exit('PySide6' in sys.modules or 'pyqtgraph' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- size and names ---------------------------------------------------------------------------------------------


def tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def texts(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def functions(node: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [child for child in ast.walk(node) if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)]


def test_no_module_is_longer_than_500_lines():
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {name: length for name, length in lengths.items() if length > 500} == {}


def test_no_function_is_longer_than_60_lines_and_hardly_any_longer_than_45():
    lengths = {
        f"{path.relative_to(ROOT)}:{f.name}": f.end_lineno - f.lineno + 1
        for path in MODULES
        for f in functions(tree(path))
    }
    assert {name: length for name, length in lengths.items() if length > 60} == {}
    long = {name: length for name, length in lengths.items() if length > 45}
    assert len(long) <= len(lengths) / 100, long


def does_something(method: ast.stmt) -> bool:
    """Tell whether a class member is a method of more than one statement; those that only pass on do not count."""
    if not isinstance(method, ast.FunctionDef):
        return False
    documented = isinstance(method.body[0], ast.Expr) and isinstance(method.body[0].value, ast.Constant)
    return len(method.body) - documented > 1


def class_sizes() -> dict[str, int]:
    """Return how many methods that do something each class has, by module and class."""
    classes = [(path, node) for path in MODULES for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
    return {f"{path.relative_to(ROOT)}:{node.name}": sum(map(does_something, node.body)) for path, node in classes}


def test_no_class_has_more_than_30_methods_that_do_something():
    assert {name: count for name, count in class_sizes().items() if count > 30} == {}


def test_the_largest_classes_are_those_that_the_architecture_names():
    sizes = class_sizes()
    largest = sorted(sizes, key=lambda name: -sizes[name])[:3]
    assert {name.rpartition(":")[2] for name in largest} == {"MainWindow", "ReadingPage", "SeniorPage"}


def test_nothing_is_a_drawer_for_odds_and_ends():
    drawers = {"utils", "util", "common", "helpers", "helper", "core", "misc", "service", "services", "base"}
    assert [str(path) for path in MODULES if drawers & {path.stem, *path.relative_to(PACKAGE).parts}] == []
    names = [node.name for path in MODULES for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
    assert [name for name in names if re.search(r"(Manager|Helper|Utils?|Service|Mixin)$", name)] == []


def test_every_module_says_in_its_first_sentence_what_it_is_for():
    for path in MODULES:
        sentence = (ast.get_docstring(tree(path)) or "").split("\n\n", maxsplit=1)[0]
        assert sentence.rstrip().endswith((".", ":")), path


def test_nothing_decodes_an_image_through_a_path_of_the_system_s_code_page():
    for path in MODULES:
        assert not re.search(r"\bcv2\s*\.\s*(imread|imwrite|VideoCapture)\b", path.read_text(encoding="utf-8")), path


# --- catalogs ---------------------------------------------------------------------------------------------------


def test_every_action_has_an_id_of_its_own_and_on_each_page_a_shortcut_of_its_own():
    from refuge_annotator.ui.actions import (
        ACTIONS,
        ALWAYS,
        MANAGER,
        OPEN,
        OVERSIGHT,
        READING,
        REPORT,
        REVIEW,
        VISIT,
        WORK,
    )

    ids = [action.id for action in ACTIONS]
    assert sorted(set(ids)) == sorted(ids)
    pages = (
        {ALWAYS, OPEN, WORK, READING},
        {ALWAYS, OPEN, WORK, REVIEW, OVERSIGHT},
        {ALWAYS, OPEN, MANAGER, OVERSIGHT, REPORT},
        {ALWAYS, OPEN, VISIT, REPORT},
    )
    assert {action.when for action in ACTIONS} == set().union(*pages)
    for page in pages:
        shortcuts = [action.shortcut for action in ACTIONS if action.shortcut and action.when in page]
        assert sorted(set(shortcuts)) == sorted(shortcuts)


def test_every_action_is_in_exactly_one_menu():
    from refuge_annotator.ui.actions import ACTIONS, MENUS

    listed = [action_id for _, ids in MENUS for action_id in ids if action_id]
    assert sorted(listed) == sorted(action.id for action in ACTIONS)


def test_every_icon_that_is_named_is_there_and_is_one_colour():
    from refuge_annotator.ui.actions import ACTIONS

    named = {action.icon for action in ACTIONS if action.icon}
    for path in MODULES:
        for call in ast.walk(tree(path)):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "icon" and call.args:
                named |= set(texts(call.args[0]))
    icons = {path.stem: path for path in (RESOURCES / "icons").glob("*.svg")}
    assert named - set(icons) == set()
    for name in sorted(named - {"app"}):
        assert "currentColor" in icons[name].read_text(encoding="utf-8"), name


def test_overlays_and_formats_have_ids_of_their_own():
    from refuge_annotator.cli.parser import FORMAT_IDS
    from refuge_annotator.formats.catalog import FORMATS
    from refuge_annotator.view.overlays.catalog import OVERLAYS

    overlays = [overlay.id for overlay in OVERLAYS]
    assert sorted(set(overlays)) == sorted(overlays)
    assert [form.id for form in FORMATS] == list(FORMAT_IDS)
    assert len(set(FORMAT_IDS)) == len(FORMAT_IDS)


# --- what the pages for people say ------------------------------------------------------------------------------

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_every_command_in_the_readme_is_understood():
    from refuge_annotator.cli.parser import FORMAT_IDS, parser

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = [line.partition("#")[0].split()[1:] for line in readme.splitlines() if line.startswith("refuge-annotator ")]
    assert len(lines) >= 8
    for words in lines:
        parser().parse_args(words if words[0] in readme_commands() else ["open", *words])
    assert all(f"`{form}`" in readme for form in FORMAT_IDS)


def readme_commands() -> set[str]:
    from refuge_annotator.cli.parser import parser

    choices = next(action.choices for action in parser()._actions if action.choices)
    return set(choices)


def test_the_readme_tells_every_exit_code():
    from refuge_annotator.cli import outcome

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for code in (outcome.DONE, outcome.FAILED, outcome.USAGE, outcome.IN_PART, outcome.STOPPED):
        assert f"| {code} |" in readme


def test_every_target_of_the_readme_is_in_the_makefile():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"`?\bmake ([a-z]+)\b`?(?=[`\n ]* {2}|`)", page.read_text(encoding="utf-8")):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), (page.name, target)


def test_no_link_between_the_pages_is_dead():
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text) + re.findall(r'\bsrc(?:set)?="([^"]+)"', text)
        for link in links:
            if not link.startswith(("http:", "https:")):
                assert (page.parent / link).exists(), (page.name, link)


# --- resources and packages -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names in the wheel that hatchling builds of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    code = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, str(folder)], cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path).namelist()


def test_the_wheel_brings_every_resource_and_every_module(wheel):
    listed = subprocess.run(
        ["git", "ls-files", "resources", "refuge_annotator"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    names = [line.replace("resources/", "refuge_annotator/_resources/", 1) for line in listed.stdout.splitlines()]
    assert [name for name in names if name not in wheel and (ROOT / name).exists()] == []
    assert any(name.startswith("refuge_annotator/_resources/icons/") for name in wheel)
    assert "refuge_annotator/_resources/i18n/refuge_annotator_zh_CN.ts" in wheel


def test_the_pinned_versions_are_names_and_versions_only():
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"#.*|[A-Za-z0-9_.-]+==[0-9][A-Za-z0-9.]*", line)] == []


def test_every_dependency_is_pinned():
    groups = PROJECT["dependency-groups"]
    wanted = [*PROJECT["project"]["dependencies"], *(line for group in groups.values() for line in group)]
    names = {re.match(r"[A-Za-z0-9_.-]+", line)[0] for line in wanted if isinstance(line, str)}
    pinned = {line.partition("==")[0] for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()}

    def plain(name: str) -> str:
        return re.sub(r"[-_.]+", "-", name).lower()

    assert {plain(name) for name in names} - {plain(name) for name in pinned} == set()


def test_the_changelog_knows_this_version():
    from refuge_annotator import __version__

    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


# --- the tests themselves ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ci", "outcome"), [("true", {"failed": 1, "skipped": 1}), ("", {"skipped": 2})])
def test_a_skipped_opengl_test_fails_continuous_integration_alone(pytester, monkeypatch, ci, outcome):
    monkeypatch.setenv("CI", ci)
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers = gl: OpenGL\n")
    pytester.makepyfile(
        """
        import pytest

        @pytest.mark.gl
        def test_draws():
            pytest.skip("no OpenGL here")

        def test_other():
            pytest.skip("not on this system")
        """
    )
    result = pytester.runpytest_subprocess("-p", "no:xvfb", "-p", "no:xdist")
    result.assert_outcomes(**outcome)
