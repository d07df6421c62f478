"""Where times and identities come from: the one clock."""

import random
import uuid
from datetime import UTC, datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """Gives the time and fresh identities."""

    def now(self) -> datetime:
        """Return the time in UTC, with its zone."""

    def new_id(self) -> str:
        """Return a fresh UUID as text."""


class SystemClock:
    """The computer's own clock and random identities."""

    def now(self) -> datetime:
        """Return the time in UTC, with its zone."""
        return datetime.now(UTC)

    def new_id(self) -> str:
        """Return a fresh random UUID as text."""
        return str(uuid.uuid4())


class SeededClock:
    """A clock that starts at a given moment and steps, with identities from a seed: the same run twice is the same."""

    def __init__(self, seed: int, start: datetime, step: timedelta = timedelta(seconds=1)) -> None:
        self._random = random.Random(seed)
        self._now = start
        self._step = step

    def now(self) -> datetime:
        """Return the moment and move on by one step."""
        self._now += self._step
        return self._now

    def new_id(self) -> str:
        """Return the next UUID (version 4 in form) of the seed."""
        return str(uuid.UUID(int=self._random.getrandbits(128), version=4))

    def advance(self, by: timedelta) -> None:
        """Let time pass."""
        self._now += by


def iso(moment: datetime) -> str:
    """Return a moment as stored: UTC with microseconds, ``2026-01-31T12:00:00.000000Z``.

    Raises
    ------
    ValueError
        The moment has no zone: what it means would depend on the computer.
    """
    if moment.tzinfo is None:
        raise ValueError(f"{moment} has no time zone")
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def from_iso(text: str) -> datetime:
    """Return the moment of a stored time."""
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=UTC)
