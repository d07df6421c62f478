"""The people of a study, known by neutral codes."""

from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """What a person does in a study; nobody does two things."""

    RATER = "rater"
    SENIOR = "senior"
    MANAGER = "manager"


@dataclass(frozen=True, slots=True)
class Person:
    """Someone of the study. `code` (R1, S1, M1) stands for the name everywhere; `has_pin` asks for a PIN on entry."""

    id: str
    code: str
    role: Role
    has_pin: bool = False
