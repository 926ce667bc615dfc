"""Facts of a delivered span that the answer does not cite: said somewhere, and not where the answer points."""

from collections.abc import Iterator
from random import Random

from changes.names import Names
from changes.nouns import Edit, Sentence
from changes.numbers import quantities
from changes.said import says_name, says_number

HOW = "from a span not cited"


def from_uncited(kind: str, sentence: Sentence, spans: tuple[str, str], names: Names, random: Random) -> Iterator[Edit]:
    """A figure or a name of the second span where the sentence, which cites the first, has another."""
    cited, other = (" ".join(span.split()) for span in spans)
    if kind == "digit":
        here, there = quantities(sentence.text), [f[0] for f in quantities(other)]
        there = [figure for figure in there if not says_number(cited, figure)]
        if here and there:
            place = random.choice(here)
            yield Edit(place.start(), place.end(), random.choice(there), HOW)
    if kind == "name":
        elsewhere = Sentence(sentence.passage, other, 0, len(other))
        found, new = names.found(sentence), [name for name, _ in names.found(elsewhere)]
        new = [name for name in new if not any(says_name(cited, w) for w in name.split() if not w.endswith("."))]
        if found and new:
            name, at = random.choice(found)
            chosen = random.choice(new)
            if len(chosen.split()) == len(name.split()):
                yield Edit(at, at + len(name), chosen, HOW)
