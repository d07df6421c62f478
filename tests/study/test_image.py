import pytest

from refuge_annotator.study.image import FundusImage


def image(path):
    return FundusImage("id", path, "P0417", "0" * 64, "1" * 64, width=2124, height=2056)


@pytest.mark.parametrize(
    ("path", "name", "stem"),
    [
        ("g0001.jpg", "g0001.jpg", "g0001"),
        ("Training400/Glaucoma/g0001.JPG", "g0001.JPG", "g0001"),
        ("siteA/0001.jpg", "0001.jpg", "0001"),
        ("dots.in.name.v2.jpg", "dots.in.name.v2.jpg", "dots.in.name.v2"),
        ("folder.v2/no_extension", "no_extension", "no_extension"),
        ("a/.hidden", ".hidden", ".hidden"),
        ("眼底_左眼_001.jpg", "眼底_左眼_001.jpg", "眼底_左眼_001"),
    ],
)
def test_name_and_stem_come_from_the_path(path, name, stem):
    assert (image(path).name, image(path).stem) == (name, stem)


def test_the_shape_is_height_first():
    assert image("a.jpg").shape == (2056, 2124)
