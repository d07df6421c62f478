"""The mouse tools, in the order of the work."""

from refuge_annotator.app.tools.fovea import FoveaTool
from refuge_annotator.app.tools.outline import OutlineTool
from refuge_annotator.app.tools.tool import Tool
from refuge_annotator.study.reading import Structure
from refuge_annotator.words import mark


def tools(shape: tuple[int, int]) -> tuple[Tool, ...]:
    """Return fresh tools for a photograph of (height, width) pixels."""
    return (
        OutlineTool("disc", mark("Outline the disc"), Structure.DISC, shape),
        OutlineTool("cup", mark("Outline the cup"), Structure.CUP, shape),
        FoveaTool(shape),
    )
