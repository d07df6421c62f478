"""Whether file names survive on every system, found out before anything is written."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable

from refuge_annotator.words import mark

MAX_NAME = 255  # bytes, on the file systems in use
_DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in "123456789¹²³")})
_FORBIDDEN = re.compile(r'[<>:"|?*\\\x00-\x1f\x7f]')

UNPORTABLE = mark(
    "its file name is one that Windows does not allow; rename the photograph and find it again in the study"
)


def portable(path: str) -> bool:
    """Tell whether every part of a relative path can be a file name on Windows, macOS and Linux.

    References
    ----------
    https://learn.microsoft.com/windows/win32/fileio/naming-a-file
    """
    return all(_portable(part) for part in path.split("/"))


def same_key(path: str) -> str:
    """Return what names have in common that some system takes for one: small and capital letters, composed accents.

    References
    ----------
    The Unicode Standard, canonical caseless matching (D145).
    """
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFD", path).casefold())
    return unicodedata.normalize("NFC", folded)


def clashes(owners: Iterable[tuple[str, str]]) -> tuple[tuple[str, ...], ...]:
    """Return the owners whose files would be one file.

    Parameters
    ----------
    owners
        (relative path, whose it is) for every file to be written.
    """
    groups: dict[str, set[str]] = defaultdict(set)
    counts: dict[str, int] = defaultdict(int)
    for path, owner in owners:
        groups[same_key(path)].add(owner)
        counts[same_key(path)] += 1
    found = {tuple(sorted(group)) for key, group in groups.items() if counts[key] > 1}
    return tuple(sorted(found))


def _portable(part: str) -> bool:
    device = part.split(".", maxsplit=1)[0].rstrip(" ").casefold()
    if not part or part in {".", ".."} or device in _DEVICES or part[-1] in ". ":
        return False
    try:
        size = len(part.encode("utf-8"))
    except UnicodeEncodeError:  # bytes that are no text
        return False
    return size <= MAX_NAME and not _FORBIDDEN.search(part)
