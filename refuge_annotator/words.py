"""Marks the texts that are shown in the window, for the translators, and says them and numbers in English."""


def mark(text: str) -> str:
    """Return `text` unchanged; the translation catalog finds it by this call."""
    return text


def filled(text: str, /, **values: object) -> str:
    """Return a text in English with its ``{names}`` filled; a whole number `n` chooses what ``(s)`` stands for."""
    n = values.get("n")
    return (text.replace("(s)", "" if n == 1 else "s") if isinstance(n, int) else text).format(**values)


def counted(number: int, thing: str) -> str:
    """Return such as ``1 rater`` or ``7 raters``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
