"""The parts of a sentence: what stands between commas and conjunctions."""

import re

from proofspan.verification.reading import Reading

_CUT = re.compile(r"[,;:()–—]")
_OPENING = {
    "en": frozenset(
        """
        and but which who that while because where when so or although however such with as by after before during
        through due
        """.split()
    ),
    "it": frozenset("e ed o ma che mentre perche dove quando anche con dopo prima durante tramite".split()),
}
"""Words that a part may begin with."""


def parts(own: Reading) -> list[int]:
    """The indices of the words that begin a part, but the first, in order."""
    opening = _OPENING.get(own.language, _OPENING["en"])
    places, plain = own.places, own.plain
    found = []
    for at, word in enumerate(own.words):
        if at:
            gap = plain[places[at - 1][1] : places[at][0]]
            if word.folded in opening or (gap != " " and _CUT.search(gap)):
                found.append(at)
    return found
