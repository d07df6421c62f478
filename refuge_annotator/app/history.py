"""Undo and redo without limit: a draft's steps and a cursor over them."""

from dataclasses import replace

from refuge_annotator.study.assignment import Draft
from refuge_annotator.study.reading import Reading


def push(draft: Draft, reading: Reading, label: str) -> Draft:
    """Add a step after the one on screen; what was undone goes."""
    kept = draft.cursor + 1
    return replace(
        draft, steps=(*draft.steps[:kept], reading), labels=(*draft.labels[:kept], label), cursor=draft.cursor + 1
    )


def undo(draft: Draft) -> Draft:
    """Step back; at the beginning nothing happens."""
    return replace(draft, cursor=max(draft.cursor - 1, -1))


def redo(draft: Draft) -> Draft:
    """Step forward; at the end nothing happens."""
    return replace(draft, cursor=min(draft.cursor + 1, len(draft.steps) - 1))


def undo_label(draft: Draft) -> str | None:
    """Return what undo would take back."""
    return draft.labels[draft.cursor] if draft.cursor >= 0 else None


def redo_label(draft: Draft) -> str | None:
    """Return what redo would bring again."""
    return draft.labels[draft.cursor + 1] if draft.cursor + 1 < len(draft.steps) else None
