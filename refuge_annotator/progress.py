"""How long work tells how far it is, and learns whether to go on."""

from collections.abc import Callable
from typing import TypeAlias

Progress: TypeAlias = Callable[[int, int], bool]  # given done and total; False asks the work to stop
