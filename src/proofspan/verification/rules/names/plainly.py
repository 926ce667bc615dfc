"""Names that stand in the spans as the sentence has them: most do, and then no more need be asked."""

from collections.abc import Sequence

from proofspan.verification.reading import Reading
from proofspan.verification.rules.names.naming import LIKE_PRONOUNS, adjacent, name_at, ordinary, shouted
from proofspan.verification.rules.names.shown import shown
from proofspan.verification.words.lexicon import Word

SHORT = 5000
"""Characters of a span up to which a search through it is as good as a table of its words."""


def plainly_there(sentence: Reading, spans: Sequence[Reading]) -> bool:
    """Whether every capital word stands in a span, and names side by side do so there: mostly, and soon found out.

    Then no name is lost, none scattered, and no initial that ends with a stop needs to be looked at.
    """
    words, before = sentence.words, -2
    for at in [at for at, word in enumerate(words) if not word.text.islower()]:
        word = words[at]
        text = word.text
        if text.isdecimal():
            continue
        if len(text) == 1 and sentence.plain.startswith(".", sentence.places[at][1]):
            return False
        if text in LIKE_PRONOUNS or shouted(word) or (at and len(text) == 1):
            if not (word.capital and _as_written(text, spans)):
                if name_at(sentence, at):
                    return False
                continue
        elif not word.content:
            continue
        elif not _anywhere(word.folded, spans):
            return False
        if before == at - 1 and not together(sentence, before, spans):
            return False
        before = at
    return True


def _as_written(text: str, spans: Sequence[Reading]) -> bool:
    """Whether any of the spans has the word in the same letters, small and capital, between blanks."""
    apart = f" {text} "
    return any(apart in span.plain for span in spans)


def _anywhere(folded: str, spans: Sequence[Reading]) -> bool:
    """Whether any of the spans has the word."""
    return folded in spans[0].folded or any(folded in span.folded for span in spans[1:])


def together(sentence: Reading, at: int, spans: Sequence[Reading]) -> bool:
    """Whether a word and the next stand side by side in a span, or need not: no two names of one run."""
    one, other = sentence.words[at], sentence.words[at + 1]
    if any(_side_by_side(one, other, span) for span in spans):
        return True
    return len(one.text) == 1 or ordinary(one, sentence.language) or not adjacent(sentence, at, at + 1)


def _side_by_side(one: Word, other: Word, span: Reading) -> bool:
    """Whether the second word follows the first there."""
    if len(span.plain) <= SHORT:
        return f"{one.text} {other.text}" in span.plain
    return one.folded + other.folded in shown(span).joined
