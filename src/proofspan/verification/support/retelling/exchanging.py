"""Who does what to whom: two that stand in each other's place, beside a verb or in a comparison."""

from collections.abc import Sequence

from proofspan.verification.reading import Reading

NEAR = 4
"""Words on either side of a comparison in which what is compared stands."""
_AGENT = {"en": frozenset(("by",)), "it": frozenset("da dal dall dalla dallo dagli dalle dai".split())}
_PASSIVE = {
    "en": frozenset("am is are was were be been being gets got".split()),
    "it": frozenset("e sono era erano essere stato stata stati state viene vengono va vanno venire venga".split()),
}
_TURNING = frozenset("according secondo".split())
"""Words that turn what is said into who says it."""
_LINKING = frozenset(
    """
    the a an of in on at to for with by from and or that which who whom il lo la i gli le l un una uno di del dello
    della dei degli delle dell a al allo alla ai agli alle all in nel nella con per su e o ed che cui come as like
    """.split()
)
_ARTICLES = frozenset("the a an il lo la i gli le l un una uno each every all ogni".split())
_MUTUAL = frozenset(
    """
    marry married marries border borders equal equals resemble resembles match matches meet meets met adjoin adjoins
    means mean sposa sposato confina equivale incontra corrisponde corrispondono
    """.split()
)
_THAN = {"en": frozenset(("than",)), "it": frozenset("di del dello della dei degli delle dell che".split())}
_AND = frozenset(("and", "e", "ed"))
_DEGREE = frozenset("piu meno".split())


def turned(own: Reading, span: Reading, words: range) -> bool:
    """Whether the two say it from different sides: one is passive, names another doer, or says who says so."""
    theirs = [span.words[at].folded for at in words]
    ours = [word.folded for word in own.words]
    for table in (_AGENT, _PASSIVE):
        listed = table.get(own.language, table["en"])
        if sum(word in listed for word in ours) != sum(word in listed for word in theirs):
            return True
    return any(word in _TURNING for word in ours) != any(word in _TURNING for word in theirs)


def reversed_roles(own: Reading, span: Reading, order: Sequence[tuple[int, int]]) -> bool:
    """Whether three terms, by their places in the two, are a doer, a verb and another, turned round about the verb."""
    if len(order) != 3:
        return False
    (first, a), (middle, b), (last, c) = order
    if not a > b > c or own.words[middle].folded in _MUTUAL or not (_bare(own, first) and _bare(span, c)):
        return False
    here = [word.folded for word in own.words[first + 1 : middle]]
    there = [word.folded for word in span.words[c + 1 : b]]
    passive = _PASSIVE.get(own.language, _PASSIVE["en"])
    if _joined(own, range(middle + 1, last)) != _joined(span, range(b + 1, a)):
        return False
    return all(word not in _LINKING and word not in passive for word in (*here, *there))


def _joined(reading: Reading, words: range) -> bool:
    """Whether a preposition stands among these words: dissolves in water."""
    return any(reading.words[at].folded in _LINKING - _ARTICLES for at in words)


def _bare(reading: Reading, at: int) -> bool:
    """Whether only articles stand before a word, or a sentence ends there."""
    start = max(0, at - 2)
    ahead = [word.folded for word in reading.words[start:at]]
    ended = [
        place for place in range(start, at) if "." in reading.plain[reading.places[place][1] : reading.places[at][0]]
    ]
    return all(word in _ARTICLES for word in ahead[ended[-1] + 1 - start if ended else 0 :])


def compared_otherwise(own: Reading, span: Reading, words: range) -> bool:
    """Whether a comparison of the span is retold with its two sides exchanged: A is faster than B, B than A."""
    ours = _comparison(own, range(len(own.words)))
    theirs = _comparison(span, words) if ours else None
    if not ours or not theirs or ours[0] != theirs[0]:
        return False
    more, less = ours[2] - theirs[2], theirs[2] - ours[2]
    return bool(more and less) and more <= theirs[1] and less <= ours[1]


def _comparison(reading: Reading, words: range) -> tuple[str, frozenset[str], frozenset[str]] | None:
    """What is compared by, what stands before it and what after."""
    than = _THAN.get(reading.language, _THAN["en"])
    if than.isdisjoint(reading.folded):
        return None
    for at in range(words.start + 2, words.stop - 1):
        if reading.words[at].folded not in than:
            continue
        graded = reading.language != "it" or reading.words[at - 2].folded in _DEGREE
        if graded:
            before = range(max(words.start, at - 1 - NEAR), at - 1)
            after = range(at + 1, min(words.stop, at + 1 + NEAR))
            return reading.words[at - 1].key, _named(reading, before), _named(reading, after)
    return None


def _named(reading: Reading, words: range) -> frozenset[str]:
    """What has content among these words, and capital letters that name something."""
    return frozenset(
        reading.words[at].key if reading.words[at].content else reading.words[at].text
        for at in words
        if reading.words[at].content or (len(reading.words[at].text) == 1 and reading.words[at].capital)
    )


def same_side(own: Reading, span: Reading, words: range) -> bool:
    """Whether who is acted upon in one of the two acts in the other: was hired by X, hired X."""
    return _acts(span, words, own, range(len(own.words))) or _acts(own, range(len(own.words)), span, words)


def _acts(passive: Reading, inside: range, active: Reading, there: range) -> bool:
    """Whether the doer of the passive one follows the same verb in the active one, and who bears it comes first."""
    agent = _AGENT.get(passive.language, _AGENT["en"])
    helping = _PASSIVE.get(passive.language, _PASSIVE["en"])
    if agent.isdisjoint(passive.folded) or helping.isdisjoint(passive.folded):
        return False
    if any(word.folded in agent or word.folded in helping for word in active.words[there.start : there.stop]):
        return False
    for at in range(inside.start + 3, inside.stop - 1):
        verb = passive.words[at - 1]
        if passive.words[at].folded in agent and verb.content and passive.words[at - 2].folded in helping:
            before = [passive.words[place].key for place in range(inside.start, at - 2) if passive.words[place].content]
            after = [passive.words[place].key for place in range(at + 1, inside.stop) if passive.words[place].content]
            keys = [active.words[place].key for place in there if active.words[place].content]
            return bool(before and after) and keys[:3] == [before[-1], verb.key, after[0]]
    return False


def crossed(own: Reading, span: Reading, words: range) -> bool:
    """Whether two clauses of the sentence are mixed: who begins one of them, with what the other says."""
    cut, parted = _cut(span, words)
    if not words.start < cut < words.stop:
        return False
    one = [at for at in range(words.start, cut) if span.words[at].content]
    two = [at for at in range(cut, words.stop) if span.words[at].content]
    if not one or not two:
        return False
    ones, twos = ({span.words[at].key for at in part} for part in (one, two))
    here, there = (ones - twos) & own.keys, (twos - ones) & own.keys
    if there == {span.words[two[0]].key} and here and span.words[one[0]].key not in here:
        return parted or _rival(own, span, one, two)
    return parted and here == {span.words[one[0]].key} and bool(there) and span.words[two[0]].key not in there


def _cut(span: Reading, words: range) -> tuple[int, bool]:
    """Where the second of two clauses begins, and whether a semicolon parts them; past the end where there are more."""
    edges = []
    if len(words) and ";" in span.plain[_end(span, words.start) : _end(span, words.stop - 1)]:
        edges = [
            at
            for at in range(words.start + 1, words.stop)
            if ";" in span.plain[_end(span, at - 1) : span.places[at][0]]
        ]
    found = edges or [
        at for at, word in zip(words, span.words[words.start : words.stop], strict=True) if word.text in _AND
    ]
    return (found[0], bool(edges)) if len(found) == 1 else (words.stop, False)


def _end(span: Reading, at: int) -> int:
    return span.places[at][1]


def _rival(own: Reading, span: Reading, one: Sequence[int], two: Sequence[int]) -> bool:
    """Whether a name or figure of the one is told and one of the other is not."""
    said = [at for at in one[1:] if span.words[at].key in own.keys and _marked(span, at)]
    left = [at for at in two[1:] if span.words[at].key not in own.keys and _marked(span, at)]
    return bool(said and left)


def _marked(span: Reading, at: int) -> bool:
    return span.words[at].capital or span.words[at].text.isdigit()
