"""Whether a sentence is copied: the same characters, from the end of one clause of a text to that of another."""

_ENDING = " .,;:!?…"
_OPENING = frozenset(".!?…:;,")
_QUOTING = frozenset('("“«')
_CLOSING = frozenset('.!?…:;,)"”»')


MOST = 64
"""Places of a part that are looked at: what stands in more of them is mostly a word alone."""


def bare(text: str) -> str:
    """The text without the signs that end it."""
    return text.rstrip(_ENDING)


def stands_apart(part: str, text: str) -> bool:
    """Whether the part stands somewhere in the text with an end of a clause, or of the text, on either side.

    White space of both is collapsed. `support.carrying.verbatim` asks for less: the same words.
    """
    at = text.find(part)
    for _ in range(MOST):
        if at < 0:
            break
        before, after = text[max(0, at - 2) : at], text[at + len(part) : at + len(part) + 2]
        opens = not before or before[-1] in _QUOTING or (before[-1] == " " and before[0] in _OPENING)
        if opens and (not after or (after[0] in _CLOSING and after[1:] in ("", " "))):
            return True
        at = text.find(part, at + 1)
    return False
