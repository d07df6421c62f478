"""Refuge Annotator: reference standards for optic disc, cup and fovea from fundus photographs."""

__version__ = "0.1.0"
