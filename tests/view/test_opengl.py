import pytest
from PySide6.QtGui import QGuiApplication, QOpenGLContext

from refuge_annotator.view import opengl
from refuge_annotator.view.opengl import Card, find_card


@pytest.fixture(autouse=True)
def fresh():
    find_card.cache_clear()
    yield
    find_card.cache_clear()


@pytest.mark.parametrize(
    "name",
    [
        "llvmpipe (LLVM 15.0.6, 256 bits)",
        "softpipe",
        "Google SwiftShader",
        "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)",
        "GDI Generic",
        "Software Rasterizer",
        "D3D12 (Microsoft Basic Render Driver)",
        "Apple Software Renderer",
    ],
)
def test_opengl_in_software_is_known_by_its_name(name):
    assert Card(name, 8192).in_software


@pytest.mark.parametrize(
    "name",
    ["NVIDIA GeForce RTX 3060/PCIe/SSE2", "Mesa Intel(R) UHD Graphics 620 (KBL GT2)", "AMD Radeon Pro", "Apple M2"],
)
def test_a_graphics_card_is_none(name):
    assert not Card(name, 8192).in_software


def test_a_platform_without_opengl_is_not_even_asked(qapp, monkeypatch):
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "offscreen"))
    monkeypatch.setattr(opengl, "QOpenGLContext", lambda: pytest.fail("asked"))
    assert find_card() is None


def test_where_no_context_can_be_made_there_is_no_card(qapp, monkeypatch):
    class Refused(QOpenGLContext):
        def create(self) -> bool:
            return False

    monkeypatch.setattr(opengl, "QOpenGLContext", Refused)
    assert find_card() is None


@pytest.mark.gl
def test_the_card_of_this_machine_has_a_name_and_takes_a_fundus_photograph(qapp):
    card = find_card()
    assert card is not None
    assert card.name
    assert card.max_texture >= 4096
