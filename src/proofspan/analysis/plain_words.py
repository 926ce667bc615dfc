"""The article's own words: what its hashing encoder, its pair reranker and its scripted generator read."""

import re
from itertools import filterfalse

from proofspan.analysis.analyzer import folded

STOP_WORDS = frozenset(
    """
    a an and are as at be by for from if in into is it its of on or that the this to when with what which who
    how does do not can than then there their was were will
    """.split()
)
CAMEL = re.compile(r"[A-Z](?<=[a-z].)")
"""A capital after a small letter; to look for the capital first is sooner than to look at every place."""
WORD = re.compile(r"[a-z0-9]+")


def plain_words(text: str, language: str = "en") -> list[str]:
    """Lower-case runs of `[a-z0-9]`, camelCase split, stop words out, in order with repeats.

    For languages other than English accents are folded first: the article's pattern would cut "attività".
    """
    parted = CAMEL.sub(r" \g<0>", text)
    lowered = parted.lower() if language == "en" else folded(parted)
    return list(filterfalse(STOP_WORDS.__contains__, WORD.findall(lowered)))
