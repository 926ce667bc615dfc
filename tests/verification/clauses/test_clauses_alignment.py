"""Which clause of a span says what a clause of an answer says."""

import random
from collections import Counter
from math import log

import pytest

from proofspan.verification.clauses.alignment import Beside, Contrast, after, before, between, contrasts
from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Lexicon

SPAN = "The red pump is loud and the blue fan is calm. The tank holds water."


def pair(own: str, span: str = SPAN) -> Beside:
    lexicon = Lexicon()
    return Beside(Reading(own, "en", lexicon), Reading(span, "en", lexicon))


def test_the_clause_that_shares_most_faces() -> None:
    """All three keys stand in the second clause, none of them in another."""
    (face,) = pair("The blue fan is calm.").facing(frozenset(("blue", "fan", "calm")), 0.5).values()
    assert face.share == 1.0
    assert face.count == 3
    assert face.clause.content == {"blue", "fan", "calm"}


def test_a_share_may_lie_in_the_whole_sentence() -> None:
    """Two of three keys in one clause give 2 / 3; all three in its sentence give 1 - 0.1."""
    beside = pair("The red pump and fan.")
    first = beside.facing(frozenset(("red", "pump", "fan")), 0.5)[0]
    assert first.share == 1 - 0.1


def test_keys_that_stand_often_weigh_less() -> None:
    """A key met twice weighs 1 / (1 + ln 2) = 0.59, so the other clause with only it has 0.59 / 1.59 = 0.37."""
    beside = pair("The pump is red.", "The pump is red; the pump is old.")
    faces = beside.facing(frozenset(("pump", "red")), 0.0)
    assert round(faces[1].share, 2) == 0.37


def test_neighbours() -> None:
    """The nearest words with content on both sides; capital letters that name something count."""
    reading = pair("The pump A is very loud today.").own
    assert between(reading, 5) == ("pump", "today")
    assert after(reading, 1, range(7), 1) == {"a"}
    assert before(reading, 5, range(7), 2) == {"pump", "a"}


def test_one_span_that_agrees_is_enough() -> None:
    """A contrast is dropped where any pair agrees; the first of several for one word stays."""
    pairs = [pair("The pump is red."), pair("The pump is red.", "The pump is blue.")]

    def found(beside: Beside) -> list[Contrast]:
        return [Contrast(3, beside.span.text, "", "red")]

    assert [c.instead for c in contrasts(pairs, found, lambda beside, index: False)] == [SPAN]
    assert contrasts(pairs, found, lambda beside, index: beside is pairs[1]) == []


WORDS = "pump fan tank red blue loud calm holds water of the and".split()
MARKS = (" ", " ", " ", ", ", ". ", "; ")


def drawn(chance: random.Random, count: int) -> str:
    """So many words, with marks between."""
    return "".join(chance.choice(WORDS) + chance.choice(MARKS) for _ in range(count))


def faced(beside: Beside, content: frozenset[str], least: float) -> list[tuple[int, float, int]]:
    """What faces, by the definition: each clause of the span with its share, those that have none of it left out."""
    words, theirs = beside.span.words, beside.theirs
    keys = {place: {words[at].key for at in clause.words} for place, clause in enumerate(theirs)}
    count = Counter(word.key for word in words)
    weights = {key: 1 / (1 + log(count[key])) if count[key] else 1.0 for key in sorted(content)}
    total = sum(weights.values())
    found = []
    for place, clause in enumerate(theirs):
        around = {words[at].key for at in clause.stretch}
        own = sum(weight for key, weight in weights.items() if key in keys[place])
        near = sum(weight for key, weight in weights.items() if key in around)
        share = max(own / total, near / total - 0.1)
        if own and share >= least:
            found.append((place, share, len(around & content)))
    return found


@pytest.mark.parametrize("seed", range(60))
def test_what_faces_is_found_without_looking_at_every_place(seed: int) -> None:
    """Among the rare words alone the same clauses are found as among all, with the same shares to the last bit."""
    chance = random.Random(seed)
    beside = pair(drawn(chance, 8), drawn(chance, chance.randrange(5, 60)))
    content = frozenset(word.key for word in beside.own.words if word.content)
    for least in (0.45, 0.6, 0.8):
        found = beside.facing(content, least)
        assert sorted((place, face.share, face.count) for place, face in found.items()) == faced(beside, content, least)


@pytest.mark.parametrize("seed", range(60))
def test_what_reaches_nothing_faces_nothing(seed: int) -> None:
    """Where a clause around a word faces, the stretch around the word reaches as far."""
    chance = random.Random(seed)
    beside = pair(drawn(chance, 8), drawn(chance, chance.randrange(5, 60)))
    content = frozenset(word.key for word in beside.own.words if word.content)
    facing = beside.facing(content, 0.6)
    for at in range(len(beside.span.words)):
        assert beside.reaches([at], content, 0.6) or beside.place(at) not in facing


def test_of_clauses_that_share_as_much_the_first_key_tells() -> None:
    """Both clauses have one of two keys and their sentence both: that with the first in order of the alphabet leads."""
    beside = pair("The fan and pump are calm.", "The pump is red and the fan is blue. The tank is red.")
    faces = beside.facing(frozenset(("fan", "pump")), 0.5)
    assert [beside.span.words[face.clause.words.stop - 1].text for face in faces.values()] == ["blue", "red"]
