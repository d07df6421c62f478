"""The study that a command is about."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from refuge_annotator.store.store import Store


def opened(study: Path, *, read_only: bool = False) -> "Store":
    """Open a study for one command."""
    from refuge_annotator.store.store import open_study

    return open_study(study, read_only=read_only)


def manager_of(store: "Store") -> str:
    """Return the code of the study's manager, in whose name the command line acts."""
    from refuge_annotator.study.rater import Role

    return next(person.code for person in store.people() if person.role is Role.MANAGER)
