"""Every proper name and acronym of a sentence stands in the spans it cites, and its parts in one place."""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.rules.names.naming import (
    LIKE_PRONOUNS,
    Name,
    adjacent,
    foreign,
    names,
    ordinary,
    runs,
    shouted,
)
from proofspan.verification.rules.names.openings import bidding, common
from proofspan.verification.rules.names.persons import fuller, known_as, of_another, wrong_initial
from proofspan.verification.rules.names.plainly import plainly_there, together
from proofspan.verification.rules.names.shown import SHIFTS, Shown, shown, written
from proofspan.verification.words.lexicon import Word, same_beginning
from proofspan.verification.words.peoples import PEOPLES

AMERICA = ("united states", "stati uniti", "u s")
LISTED = 3
"""Names of the spans that a message lists."""
LOOKED_AT = 200
"""Names of the spans that are compared for the nearest, and places of one name that are looked at: the cost must
stay bounded."""
ALIKE = 3
"""Letters with which a name and the nearest one begin alike, at the least."""
BESIDE = 6
"""Words on either side of an acronym that tell its place."""
DETERMINERS = frozenset("the a an your its their all any il lo la i gli le un una l".split())
"""Words that follow a bidding at the beginning of a sentence, and no name: keep the lid closed."""
_PEOPLES = frozenset(PEOPLES)


def unsupported_name(compared: Compared) -> Iterator[Fault]:
    """A fault for each name, or run of names, that no cited span has; and for each full name whose parts stand
    there only in the full names of others.
    """
    if not compared.pairs:
        return
    sentence = compared.pairs[0][0]
    if sentence.language == "it" and not sentence.folded.isdisjoint(_PEOPLES):
        yield from _other_people(compared, sentence)
    if not plainly_there(sentence, compared.spans):
        yield from not_there(compared, sentence)


def not_there(compared: Compared, sentence: Reading) -> Iterator[Fault]:
    """The same faults but those for peoples, where each name is looked up for itself."""
    other = wrong_initial(sentence, compared.spans)
    if other:
        yield _other_person(compared, sentence, *other)
    for run in runs(names(sentence), sentence):
        if other and run[0].at <= other[1] and run[-1].at >= other[0]:
            continue
        lost = [name for name in run if not any(_stands(name, span) for span in compared.spans)]
        if lost:
            yield from _missing(compared, sentence, run, lost)
        elif len(run) > 1:
            yield from _scattered(compared, sentence, run)


def _other_people(compared: Compared, sentence: Reading) -> Iterator[Fault]:
    """A fault for a people in small letters of which the spans have nothing, but another that the sentence lacks."""
    said = sentence.folded & _PEOPLES
    there = {PEOPLES[word] for span in compared.spans for word in span.folded & _PEOPLES}
    if there <= {PEOPLES[word] for word in said}:
        return
    for word in sentence.words:
        if word.folded in said and word.text.islower() and PEOPLES[word.folded] not in there:
            yield _fault(compared, word.text)


def _missing(compared: Compared, sentence: Reading, run: list[Name], lost: list[Name]) -> Iterator[Fault]:
    """One fault for the names of a run that nothing supports."""
    spans = [shown(span) for span in compared.spans]
    if any(_whole(run, span, reading.folded) for span, reading in zip(spans, compared.spans, strict=True)):
        return
    lost = [name for name in lost if not any(_has(span, sentence, name, spans) for span in spans)]
    lost = [name for name in lost if not _explained(sentence, name)]
    if not lost or fuller(run, lost, sentence, compared.spans):
        return
    full = len(lost) > 1 and all(name.sure for name in lost)
    if full or any(_is_name(compared, sentence, run, name) for name in lost):
        yield _fault(compared, written(lost, sentence))


def _fault(compared: Compared, token: str) -> Fault:
    return compared.fault(Kind.UNSUPPORTED_NAME, token, _message(token, compared, [*map(shown, compared.spans)]))


def _other_person(compared: Compared, sentence: Reading, first: int, last: int) -> Fault:
    """The fault for a full name whose surname has other names or initials in the spans; it tells which."""
    token = sentence.written(range(first, last + 1))
    there = known_as(sentence.words[last], compared.spans)
    rest = " and others" if len(there) > LISTED else ""
    listed = " or ".join(repr(name) for name in there[:LISTED])
    message = f"looked for the name {token!r} in {compared.where}: there it is {listed}{rest}"
    return compared.fault(Kind.UNSUPPORTED_NAME, token, message)


def _stands(name: Name, span: Reading) -> bool:
    """Whether the span has the word, in any case unless its small letters are another word."""
    if name.word.text in LIKE_PRONOUNS or shouted(name.word):
        return name.word.text in shown(span).uppers
    if len(name.word.text) == 1:
        return name.word.folded in shown(span).capitals
    return name.word.folded in span.folded


def _has(span: Shown, sentence: Reading, name: Name, spans: Sequence[Shown]) -> bool:
    """Whether the span has the name in another form; an acronym may stand for words in small letters, unless another
    one stands in its place.
    """
    word = name.word
    plain = word.folded
    if not shouted(word) and _inflected(word, span):
        return True
    if len(plain) == 1:
        return _initial(sentence, name, span)
    letters = word.text.removesuffix("s")
    if letters.isupper() and (span.spells(letters) or letters in span.uppers or span.counts(letters)):
        return True
    if letters.isupper() and (at := span.spelt_at(letters)) is not None:
        return not _better_placed(spans, sentence, name, span, at)
    return plain in span.joined or span.derives("usa" if word.text == "US" else plain)


def _better_placed(spans: Sequence[Shown], sentence: Reading, name: Name, span: Shown, at: int) -> bool:
    """Whether an acronym that the sentence lacks has more of the words on either side that the name has than the words
    from `at` on have, for which the name may stand.
    """
    before, behind = _beside(sentence, name.at, 1)
    first, last = _beside(span.span, at, len(name.word.text))
    own = len(before & first) + len(behind & last)
    for each in spans:
        for other in each.acronyms - shown(sentence).uppers:
            for place in each.at(other.casefold()):
                first, last = _beside(each.span, place, 1)
                if len(before & first) + len(behind & last) > own:
                    return True
    return False


def _beside(reading: Reading, at: int, count: int) -> tuple[frozenset[str], frozenset[str]]:
    """The keys of the words with content before and behind so many words, figures among them."""
    first, last = reading.words[max(0, at - BESIDE) : at], reading.words[at + count : at + count + BESIDE]
    before, behind = (frozenset([word.key for word in words if word.content]) for words in (first, last))
    return before, behind


def _inflected(word: Word, span: Shown) -> bool:
    """Whether the span has the word small in another form, or with or without the s of a plural or a possessive."""
    plain = word.folded
    if word.key in span.plain and not foreign(plain, span.span.language):
        return True
    forms = (plain + "s", plain.removesuffix("s"), plain + "es") if len(plain) > 2 else ()
    if word.text.isupper():
        # HTTPS is no plural of HTTP: that would be written HTTPs.
        return any(span.span.words[at].text.removesuffix("s") == word.text for form in forms for at in span.at(form))
    return any(form in span.capitals for form in forms)


def _initial(sentence: Reading, name: Name, span: Shown) -> bool:
    """Whether a letter is the initial of a name there, or part of letters with stops that stand there together.

    What a name behind it has there before itself is looked at in full by another rule.
    """
    end = sentence.places[name.at][1]
    if sentence.plain[end : end + 1] == ".":
        return not span.letters.get(name.word.folded, frozenset()) <= sentence.folded
    return False


def _whole(run: list[Name], span: Shown, folded: frozenset[str]) -> bool:
    """Whether the run stands there written as one: EU for European Union, US for U.S., FamilyMart for Family Mart."""
    if len(run) < 2:
        return False
    letters = "".join(name.word.text[0] for name in run)
    if letters in span.uppers or "".join(name.word.folded for name in run) in folded:
        return True
    if " ".join(name.word.folded for name in run) in AMERICA:
        return span.derives("usa")
    one_place = "usa" if letters == "US" else letters.lower()
    return all(len(name.word.text) == 1 for name in run) and (span.spells(letters) or span.derives(one_place))


def _explained(sentence: Reading, name: Name) -> bool:
    """Whether the name is an acronym that the sentence itself spells out: World Health Organization (WHO)."""
    letters = name.word.text.removesuffix("s")
    if len(letters) < 2 or not letters.isupper():
        return False
    if letters in shown(sentence).initials[0]:
        return True
    before = sentence.words[max(0, name.at - 2 * len(letters)) : name.at]
    bracket = sentence.plain.startswith("(", max(0, sentence.places[name.at][0] - 1))
    rows = [[word.text[:1] for word in before], [word.text[:1] for word in before if word.content]]
    return bracket and any("".join(row).upper().endswith(letters) for row in rows)


def _is_name(compared: Compared, sentence: Reading, run: list[Name], name: Name) -> bool:
    """Whether the word is a name for certain: no ordinary word, or one in the place of another name."""
    if name.sure and not ordinary(name.word, sentence.language):
        return True
    if not name.sure and not common(name.word, sentence.language):
        return len(name.word.text) > 2 and not bidding(sentence, name.at)
    if name.sure and (len(name.word.text) == 1 or name.word.text in LIKE_PRONOUNS):
        return True
    if any(_in_anothers_place(span, sentence, name) for span in compared.spans):
        return True
    return name.sure and of_another(name, run, sentence, compared.spans)


def _in_anothers_place(span: Reading, sentence: Reading, name: Name) -> bool:
    """Whether the span has another name between the same words: Apple released it, of Microsoft released it."""
    here = [word.key for word in sentence.words[max(0, name.at - 2) : name.at + 3]]
    middle = min(name.at, 2)
    for shift in SHIFTS if name.sure else SHIFTS[-1:]:
        around = [here[middle + step] for step in shift if 0 <= middle + step < len(here)]
        if len(around) == 2 and _closed(sentence, name, shift):
            others = shown(span).between.get((shift, around[0], around[1]), frozenset())
            if others and (name.sure or others - sentence.keys):
                return True
    return False


def _closed(sentence: Reading, name: Name, shift: tuple[int, int]) -> bool:
    """Whether nothing parts the name from the words around it, and these say something."""
    words, places = sentence.words, sentence.places
    if not any(words[name.at + step].content for step in shift):
        return False
    if not name.sure and (name.word.folded.endswith("s") or words[name.at + 1].folded in DETERMINERS):
        return False
    # Of two words behind it, a sign between these does not part the name from them.
    first, last = min(0, shift[0]), max(0, shift[0] if shift[0] > 0 else shift[1])
    between = sentence.plain[places[name.at + first][0] : places[name.at + last][1]]
    return not any(mark in between for mark in ",;:.!?")


def _scattered(compared: Compared, sentence: Reading, run: list[Name]) -> Iterator[Fault]:
    """A fault for two names side by side whose every place in the spans is in another's full name."""
    for one, other in pairwise(run):
        if not together(sentence, one.at, compared.spans) and all(
            _only_with_others(span, one, other) for span in compared.spans
        ):
            yield _fault(compared, written([one, other], sentence))


def _only_with_others(span: Reading, one: Name, other: Name) -> bool:
    """Whether both names are in the span, and each time beside a capital word that is not the other one."""
    places = shown(span).capitals
    first, second = places.get(one.word.folded, []), places.get(other.word.folded, [])
    if not first or not second or len(first) + len(second) > LOOKED_AT:
        return False
    near = set(second)
    if any(at + step in near for at in first for step in (-3, -2, -1, 1, 2, 3)):
        return False
    return all(_beside_a_name(span, at) for at in (*first, *second))


def _beside_a_name(span: Reading, at: int) -> bool:
    """Whether the word there has a name right before or after it, and no mere title or first word."""
    words = span.words
    return any(
        low >= 0
        and low + 1 < len(words)
        and adjacent(span, low, low + 1)
        and words[near].capital
        and not ordinary(words[near], span.language)
        for low, near in ((at - 1, at - 1), (at, at + 1))
    )


def _message(token: str, compared: Compared, spans: Sequence[Shown]) -> str:
    """What was looked for, and the names that stand there instead."""
    there = list(dict.fromkeys(islice((name for span in spans for name in span.named), LOOKED_AT)))
    looked = f"looked for the name {token!r} in {compared.where}"
    if not there:
        return f"{looked}: there is no name there"
    close = max(there, key=lambda name: same_beginning(token, name))
    if same_beginning(token, close) >= max(ALIKE, len(token) // 2):
        return f"{looked}: the nearest there is {close!r}"
    if len(there) == 1:
        return f"{looked}: the name there is {there[0]!r}"
    rest = " and others" if len(there) > LISTED else ""
    return f"{looked}: the names there are {', '.join(repr(name) for name in there[:LISTED])}{rest}"
