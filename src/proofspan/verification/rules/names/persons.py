"""Full names: whether the names before and behind a name of the answer are those that a span has there."""

from collections.abc import Sequence
from itertools import islice

from proofspan.verification.reading import Reading
from proofspan.verification.rules.names.naming import PASSED, TITLES, Name, adjacent, begins, ordinary
from proofspan.verification.rules.names.shown import shown
from proofspan.verification.words.lexicon import Word
from proofspan.verification.words.peoples import PEOPLES

PLACES = 200
"""Places of one name that are looked at: the cost must stay bounded."""
MOST = 4
"""Names before or behind another that are taken to be one with it."""
RANKS = frozenset(
    """
    senator judge justice officer detective sergeant captain colonel major general chancellor minister secretary
    attorney king queen prince princess emperor pope bishop saint duke earl count baron coach chairman mayor actor
    senatore giudice ministro ministra re regina principe principessa imperatore papa vescovo san santo santa duca
    capitano colonnello maggiore generale sergente avvocato sindaco poeta attore attrice
    """.split()
)
"""Words before a name that tell what somebody is."""
AND = frozenset(("and", "or", "e", "ed", "o"))
LABELLED = frozenset(
    """
    appendix annex plan option group type class vitamin grade section table figure part line zone series step valve
    pump model hepatitis language programming case point letter level phase factor unit block building room gate hall
    appendice allegato tipo classe gruppo piano parte sezione tabella figura zona serie vitamina opzione linea fase
    valvola pompa modello punto epatite linguaggio caso lettera livello fattore blocco edificio sala stanza
    """.split()
)
"""Words of which a letter behind them is the label, and no initial of a name."""
DIRECTIONS = frozenset("new north south east west nuova nuovo nord sud est ovest".split())
"""Words that make another place of a place: New York, South Carolina."""


def wrong_initial(sentence: Reading, spans: Sequence[Reading]) -> tuple[int, int] | None:
    """The first and last word of the first name with an initial that is another one everywhere in the spans."""
    words, plain, places = sentence.words, sentence.plain, sentence.places
    last = 0
    for at, word in enumerate(words):
        if len(word.text) > 1 or not word.capital or plain[places[at][1] : places[at][1] + 1] != ".":
            continue
        last = max(last, at + 1)  # The row of initials that this one is of has been followed to its end once.
        while last < len(words) and len(words[last].text) == 1 and adjacent(sentence, last - 1, last):
            last += 1
        if last < len(words) and words[last].capital and adjacent(sentence, last - 1, last):
            own = _before(sentence, last)
            if own and _another(words[last], own, spans):
                return last - len(own), last
    return None


def _another(surname: Word, own: list[str], spans: Sequence[Reading]) -> bool:
    """Whether the surname has other names before it at each place where it has any, and has some."""
    there = [
        names
        for span in spans
        for at in islice(shown(span).capitals.get(surname.folded, ()), PLACES)
        for names in _each_before(span, at)
        if names
    ]
    return bool(there) and not any(_alike(own, names) for names in there)


def known_as(surname: Word, spans: Sequence[Reading]) -> tuple[str, ...]:
    """The full names with this surname that stand in the spans, as written, each once."""
    places = [(span, at) for span in spans for at in islice(shown(span).capitals.get(surname.folded, ()), PLACES)]
    firsts = [(span, at - len(_before(span, at)), at) for span, at in places]
    found = [span.written(range(first, at + 1)) for span, first, at in firsts if first < at]
    return tuple(dict.fromkeys(found))


def _each_before(span: Reading, at: int) -> list[list[str]]:
    """The names before the word; those of two where they share it: A. and B. Hill."""
    names = _before(span, at)
    joint = at - len(names) - 1
    if names and joint > 0 and span.words[joint].folded in AND and _may_be_one(span, joint - 1):
        return [names, [*_before(span, joint - 1), span.words[joint - 1].folded]]
    return [names]


def _before(reading: Reading, at: int, *, any_word: bool = False) -> list[str]:
    """The first names and initials right before the word, in order; with `any_word` common words with a capital too."""
    first = at
    while at - first < MOST and first and adjacent(reading, first - 1, first):
        if not _may_be_one(reading, first - 1, any_word=any_word):
            break
        first -= 1
    return [word.folded for word in reading.words[first:at]]


def _behind(reading: Reading, at: int) -> list[str]:
    """The names right behind the word, in order."""
    words, last = reading.words, at
    while last - at < MOST and last + 1 < len(words) and adjacent(reading, last, last + 1):
        if not _may_be_one(reading, last + 1, any_word=True):
            break
        last += 1
    return [word.folded for word in words[at + 1 : last + 1]]


def _may_be_one(reading: Reading, at: int, *, any_word: bool = False) -> bool:
    """Whether the word may be a part of a name: an initial, or a capital word that is no rank, nor a common one unless
    `any_word` will do and it begins nothing.
    """
    word = reading.words[at]
    if not word.capital or word.folded in RANKS or word.folded in (TITLES if any_word else PASSED):
        return False
    if len(word.text) == 1 or not ordinary(word, reading.language):
        return True
    return any_word and not begins(reading, at)


def _alike(one: list[str], other: list[str]) -> bool:
    """Whether one row of names holds the other in its order, where an initial is as good as its name."""
    return _holds(one, other) or _holds(other, one)


def _holds(long: list[str], short: list[str]) -> bool:
    rest = iter(long)
    return all(any(_same(name, each) for each in rest) for name in short)


def _same(one: str, other: str) -> bool:
    return one == other or (min(len(one), len(other)) == 1 and one[0] == other[0])


def fuller(run: Sequence[Name], lost: Sequence[Name], sentence: Reading, spans: Sequence[Reading]) -> bool:
    """Whether the names that the spans lack only make a name full that has no other first or last name there."""
    if len(run) > MOST or not all(_like_a_person(name.word, sentence.language) for name in lost):
        return False
    known = [name for name in run if name not in lost and len(name.word.text) > 1]
    if not any(_like_a_person(name.word, sentence.language) for name in known):
        return False
    if any(sentence.plain[sentence.places[name.at][1]] not in " .'" for name in run[:-1]):
        return False
    return _only_longer(known, run, lost, spans)


def _only_longer(known: Sequence[Name], run: Sequence[Name], lost: Sequence[Name], spans: Sequence[Reading]) -> bool:
    """Whether each known name of the run has there no name beside it, on the side of the lost ones, but those of the
    run.
    """
    found = False
    for name in known:
        before = [each.word.folded for each in run if each.at < name.at] if lost[0].at < name.at else None
        behind = [each.word.folded for each in run if each.at > name.at] if lost[-1].at > name.at else None
        for span in spans:
            for at in islice(shown(span).capitals.get(name.word.folded, ()), PLACES):
                found = True
                if before is not None and not _alike(before, _before(span, at, any_word=True)):
                    return False
                if behind is not None and not _alike(behind, _behind(span, at)):
                    return False
    return found


def _like_a_person(word: Word, language: str) -> bool:
    """Whether the word is written as the name of a person is, and is neither a common word nor a country's."""
    letters = word.text
    if len(letters) == 1:
        return True
    if word.folded in PEOPLES or ordinary(word, language) or not letters.isalpha():
        return False
    return len(letters) > 2 and letters[1:].islower()


def of_another(name: Name, run: Sequence[Name], sentence: Reading, spans: Sequence[Reading]) -> bool:
    """Whether a name beside it, or the initial before it, has another name in its place wherever the spans have it.

    So a common word may be told from a name: South Kensington Times, of the South Kensington Museum. A word such as
    New or South makes another place of one that stands without it.
    """
    if _behind_an_initial(sentence, name.at):
        return True
    for near in run:
        if abs(near.at - name.at) != 1 or not _tells(near, sentence):
            continue
        others = [other for span in spans for other in _neighbours(span, near.word.folded, name.at - near.at)]
        if others and all(other and other not in sentence.folded for other in others):
            return True
        if others and name.word.folded in DIRECTIONS and name.at < near.at and not any(others):
            return True
    return False


def _tells(near: Name, sentence: Reading) -> bool:
    """Whether the name beside another is an initial, or no common word."""
    if len(near.word.text) == 1:
        return sentence.plain.startswith(".", sentence.places[near.at][1])
    return not ordinary(near.word, sentence.language)


def _behind_an_initial(sentence: Reading, at: int) -> bool:
    """Whether an initial stands right before the word; the letter of `vitamin C.` ends a sentence."""
    if at < 2 or len(sentence.words[at - 1].text) > 1 or not adjacent(sentence, at - 1, at):
        return False
    end, start = sentence.places[at - 2][1], sentence.places[at - 1][0]
    before = sentence.words[at - 2]
    parted = sentence.plain[end:start].strip() != ""
    return sentence.plain.startswith(".", sentence.places[at - 1][1]) and (parted or before.folded not in LABELLED)


def _neighbours(span: Reading, folded: str, step: int) -> list[str]:
    """The capital words beside each place of a name, on one side; empty where none is."""
    found = []
    for at in islice(shown(span).capitals.get(folded, ()), PLACES):
        low = min(at, at + step)
        beside = low >= 0 and low + 1 < len(span.words) and adjacent(span, low, low + 1)
        word = span.words[at + step] if beside else None
        found.append(word.folded if word and word.capital and word.content else "")
    return found
