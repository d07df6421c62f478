"""The one real photograph of the demo study, and a hand-made reading that seeds its raters; it is no truth."""

from pathlib import Path

from refuge_annotator.demo.eye import Eye
from refuge_annotator.geometry.ellipse import normal_ellipse
from refuge_annotator.geometry.point import Point
from refuge_annotator.resources import resource
from refuge_annotator.study.image import Laterality


def real_photograph() -> Path:
    """Return where the photograph lies; its licence (CC0) is told in the text beside it."""
    return resource("demo", "retina_left_normal_1411.jpg")


def attribution() -> Path:
    """Return the text that says where the photograph comes from."""
    return resource("demo", "ATTRIBUTION.txt")


def real_eye() -> Eye:
    """Return disc, cup and fovea as outlined by hand at fourfold magnification.

    The disc's upper nasal edge is hidden by vessels; the cup's edge was taken where the small temporal vessel bends.
    """
    return Eye(
        size=(1411, 1411),
        laterality=Laterality.LEFT,
        glaucoma=False,
        aperture=695.0,
        disc=normal_ellipse(217.5, 649.0, 106.0, 93.0, 88.0),
        cup=normal_ellipse(234.1, 639.1, 36.8, 33.4, 126.0),
        fovea=Point(712.0, 699.0),
        atrophy=normal_ellipse(231.0, 652.0, 113.0, 112.0, 90.0),
    )
