"""A word of the answer where the span has its opposite: larger for smaller, after for before, open for closed."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import islice, starmap

from proofspan.verification.clauses import Clause, content_of, text_of
from proofspan.verification.clauses.alignment import MOST, Beside, Contrast, Facing, after, before, contrasts
from proofspan.verification.clauses.polarity import NEGATORS, ends_clause, guarded, negative, said
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Word
from proofspan.verification.words.opposites import PARTIES, RELATIVE, Names, Opposites, opposites

ALIKE = 0.45
"""Share of the clause's other content that the span must have in one place."""
ALIKE_ENOUGH = 0.6
"""The share above which one neighbour in common is enough; below it both must be."""
ALIKE_AS_WHOLES = 0.9
"""The share of the sentence's other content that the span's sentence must have where clauses are not compared alone."""
ALIKE_OF_A_PARTY = 0.75
"""The share needed where a party to a contract is exchanged for the other."""

SWITCHING = frozenset(("on", "off"))
"""Words that are opposites only where nothing follows that they may belong to: the light is on."""
UNTIL = frozenset("until till fino finche".split())


def antonym(compared: Compared) -> Iterator[Fault]:
    """A fault for each word whose opposite stands in its place in every clause of the spans that says the rest."""
    found = [*starmap(_opposed, compared.pairs)]
    if not any(found):
        return
    for pair, opposed in zip(compared.beside, found, strict=True):
        pair.keep("candidates", opposed)
    for contrast in contrasts(compared.beside, _found, _agrees):
        yield compared.otherwise(Kind.ANTONYM, contrast.said, contrast.instead, contrast.clause)


def _found(pair: Beside) -> Iterator[Contrast]:
    """What the span has for each word of the answer that has an opposite there."""
    for index, against in islice(_candidates(pair).items(), MOST):
        there = _met(pair, index, against)
        if not there or _beside_itself(pair, index, against):
            continue
        part = pair.part(index)
        if pair.reaches(there, part.content - {pair.own.words[index].key}, ALIKE):
            yield from _against(pair, index, part, against)


def _beside_itself(pair: Beside, index: int, against: Names) -> bool:
    """Whether the answer itself has an opposite in the same stretch."""
    own = pair.own
    if against.within(own.folded, own.keys) is None:
        return False
    return any(against.name(own.words[at]) for at in pair.stretch(index))


def _candidates(pair: Beside) -> dict[int, Names]:
    """The words that have an opposite in the span, by index, each with the names of those."""
    return pair.once("candidates", lambda pair: _opposed(pair.own, pair.span))


def _opposed(own: Reading, span: Reading) -> dict[int, Names]:
    """The same of two texts. None where no word of a table has an opposite among the words of the span, and no word
    that the span lacks is there with a prefix that turns it round, or without.
    """
    known = opposites(own.language)
    forms = _meeting(known.forms, own.folded, span)
    keys = _meeting(known.keys, own.keys, span)
    missing = own.keys - span.keys
    if not (forms or keys or missing):
        return {}
    endings = known.endings
    found: dict[int, Names] = {}
    for index, word in enumerate(own.words):
        names = None
        if word.folded in forms or word.key in keys:
            names = known.of(word).within(span.folded, span.keys)
        elif word.key in missing and word.content and word.folded.endswith(endings) and _turns(word, known, span):
            names = known.turned(word).within(span.folded, span.keys)
        if names is not None and (word.folded not in SWITCHING or ends_clause(own, index)):
            found[index] = names
    return found


def _meeting(table: Mapping[str, Names], own: frozenset[str], span: Reading) -> list[str]:
    """Those of a sentence's words that have an opposite in a span."""
    folded, keys, found = span.folded, span.keys, []
    for name in own & table.keys():
        names = table[name]
        if not names.keys.isdisjoint(keys) or not names.forms.isdisjoint(folded):
            found.append(name)
    return found


def _turns(word: Word, known: Opposites, span: Reading) -> bool:
    """Whether the span has the word with a prefix that may turn it round, or without one."""
    plain, key, folded, keys = word.folded, word.key, span.folded, span.keys
    for prefix in known.prefixes:
        if prefix + plain in folded or prefix + key in keys:
            return True
        if plain.startswith(prefix) and plain[len(prefix) :] in folded:
            return True
        if key.startswith(prefix) and key[len(prefix) :] in keys:
            return True
    return False


def _met(pair: Beside, index: int, against: Names) -> list[int]:
    """Where opposites stand in the span, if any stands near a neighbour of the word: cheap, and mostly none does."""
    near = _near(pair.own, index, 1)
    return [] if near.isdisjoint(_neighbours(pair.span, against)) else _places(pair.span, against)


def _neighbours(span: Reading, names: Names) -> frozenset[str]:
    """The keys of what stands next to any of these words, found once for all words that have the same opposites."""
    return span.once(
        ("neighbours", names),
        lambda span: frozenset([key for at in _places(span, names) for key in _near(span, at, 2)]),
    )


def _places(span: Reading, names: Names) -> list[int]:
    """Where any of these words stands, in order, found once."""
    return span.once(("places", names), lambda span: sorted(_standing(span, names)))


def _standing(span: Reading, names: Names) -> Iterator[int]:
    for key in names.keys:
        yield from span.at[key]
    for form in names.forms:
        yield from span.at_form.get(form, ())


def _near(reading: Reading, index: int, count: int) -> set[str]:
    """The keys of the nearest words with content on both sides."""
    whole = range(len(reading.words))
    return after(reading, index, whole, count) | before(reading, index, whole, count)


def _against(pair: Beside, index: int, part: Clause, against: Names) -> Iterator[Contrast]:
    """The best clause of the span that has an opposite in the place of one word, if any."""
    word, span = pair.own.words[index], pair.span
    facing = pair.facing(part.content - {word.key}, ALIKE)
    peers = opposites(pair.own.language).peers(word)
    best: tuple[Facing, int] | None = None
    met: dict[range, bool] = {}
    for face in facing.values():
        if best is not None and face.share <= best[0].share:
            continue
        at = next((at for at in face.clause.words if against.name(span.words[at])), None)
        if at is None:
            continue
        around = face.clause.stretch
        if around not in met:
            met[around] = any(_is_peer(word, span.words[at], peers) for at in around)
        if met[around]:
            continue
        if span.words[at].folded in NEGATORS.get(span.language, NEGATORS["en"]) and _turned_twice(
            pair, index, part, face
        ):
            continue
        if _same_place(pair, index, part, at, face) and _as_denied(pair, index, part, at, face.clause):
            best = face, at
    if best:
        yield Contrast(index, span.words[best[1]].text, text_of(span, best[0].clause), word.text)
    elif not met:
        yield from _in_a_part_without_subject(pair, index, part, against)


def _in_a_part_without_subject(pair: Beside, index: int, part: Clause, against: Names) -> Iterator[Contrast]:
    """The opposite in a part of the span's sentence whose subject stands in the part before it, if any: "the tank holds
    9 litres and is emptied when it is full". All of both sentences is compared.
    """
    own, span, word = pair.own, pair.span, pair.own.words[index]
    rest = content_of(own, part.stretch) - {word.key}
    behind = after(own, index, part.stretch, 1)
    near = pair.near(rest, ALIKE_ENOUGH) if behind else []
    there = _places(span, against) if near else []
    for at in (at for start, stop in near for at in there[bisect_left(there, start) : bisect_left(there, stop)]):
        clause = pair.theirs[pair.place(at)]
        if clause.words.start == clause.stretch.start or any(
            span.words[it].content for it in range(clause.words.start, at)
        ):
            continue
        whole = content_of(span, clause.stretch)
        if word.key in whole or behind.isdisjoint(after(span, at, clause.stretch, 2)):
            continue
        if len(rest & whole) >= ALIKE_AS_WHOLES * len(rest) and _as_denied(pair, index, part, at, clause):
            yield Contrast(index, span.words[at].text, text_of(span, clause), word.text)
            return


def _turned_twice(pair: Beside, index: int, part: Clause, face: Facing) -> bool:
    """Whether another word of the clause has an opposite there too: "never open" says as much as "always closed"."""
    words = [pair.span.words[at] for at in face.clause.words]
    others = (names for at, names in _candidates(pair).items() if at != index and at in part.words)
    return any(names.name(word) for names in islice(others, MOST) for word in words)


def _agrees(pair: Beside, index: int) -> bool:
    """Whether a clause of the span that says the rest has the word itself."""
    part, word = pair.part(index), pair.own.words[index]
    facing = pair.facing(part.content - {word.key}, ALIKE)
    party, words = word.folded in PARTIES, pair.span.words
    there = (at for at in pair.at.get(word.key, ()) if not party or words[at].folded in PARTIES)
    return any(pair.place(at) in facing for at in there)


def _is_peer(word: Word, other: Word, peers: Names) -> bool:
    """Whether another word stands on the side of this one; the "lavoro" of "datore di lavoro" is no worker."""
    return peers.name(other) and (word.folded not in PARTIES or other.folded in PARTIES)


def _same_place(pair: Beside, index: int, part: Clause, at: int, face: Facing) -> bool:
    """Whether the two words have the same neighbours: for a word that relates two things, those on its own side."""
    own, span, word = pair.own, pair.span, pair.own.words[index]
    if word.folded in RELATIVE:
        ours, theirs = after(own, index, part.stretch, 3), after(span, at, face.clause.stretch, 3)
        return len(ours & theirs) >= min(2, len(ours)) > 0
    if word.folded in PARTIES and face.share < ALIKE_OF_A_PARTY:
        return False
    behind = not after(own, index, part.stretch, 1).isdisjoint(after(span, at, face.clause.stretch, 2))
    ahead = not before(own, index, part.stretch, 1).isdisjoint(before(span, at, face.clause.stretch, 2))
    if (word.key in opposites(own.language).converse and word.folded not in PARTIES) or face.share < ALIKE_ENOUGH:
        return ahead and behind
    return ahead or behind


def _as_denied(pair: Beside, index: int, part: Clause, at: int, clause: Clause) -> bool:
    """Whether both clauses deny or neither: "not open" is no opposite of "closed", nor "open until" of "closes"."""
    own, span = pair.own, pair.span
    if negative(own, part.words, (index,)) != negative(span, clause.words, (at,)):
        return False
    if guarded(own, part.stretch)[1] != guarded(span, clause.stretch)[1]:
        return False
    if _ends(own, part.words) != _ends(span, clause.words):
        return False
    negators = NEGATORS.get(own.language, NEGATORS["en"])
    ours, theirs = own.words[max(0, index - 2) : index], span.words[max(0, at - 2) : at]
    return any(word.folded in negators for word in ours) == any(word.folded in negators for word in theirs)


def _ends(reading: Reading, words: range) -> bool:
    return not UNTIL.isdisjoint(said(reading, words))
