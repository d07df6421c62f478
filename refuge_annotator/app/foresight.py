"""Which photographs are likely to be opened next."""

from collections.abc import Sequence

FORWARD, BACKWARD = 1, -1


class Foresight:
    """Knows which way somebody goes through a list; forward, until they turn round."""

    def __init__(self) -> None:
        self._shown: str | None = None
        self._direction = FORWARD

    def likely(self, order: Sequence[str], shown: str, todo: str | None) -> tuple[str, ...]:
        """Return up to three other photographs, the likeliest first: two ahead and the one behind.

        Parameters
        ----------
        order
            The list as the next and the previous one are taken from it.
        shown
            What has just been opened.
        todo
            Where it goes on once this one is done; it takes the place of the second one ahead.
        """
        places = {key: place for place, key in enumerate(order)}
        if shown not in places:
            return ()
        here = places[shown]
        before = places.get(self._shown, here) if self._shown is not None else here
        if before != here:
            self._direction = FORWARD if before < here else BACKWARD
        self._shown = shown
        steps = [here + self._direction, here + 2 * self._direction, here - self._direction]
        one, two, behind = (order[place] if 0 <= place < len(order) else None for place in steps)
        ahead = [one, two] if todo in (one, two, None) or self._direction == BACKWARD else [one, todo]
        return tuple(dict.fromkeys(key for key in (*ahead, behind) if key is not None and key != shown))
