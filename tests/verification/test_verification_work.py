"""The work of verification grows as its texts do, and no text makes it grow faster: counted, not timed."""

import random
from collections.abc import Callable, Mapping

import pytest
from counting import MOST, lines_of

from proofspan.verification import Finding, Profile, labelled
from proofspan.verification.verifier import Verifier

WORDS = (
    "the pump runs at pressure before filter lid opens after fan stops in plant north site weighs costs between "
    "members pay euro of month valve tank holds litres never all some only not without larger smaller"
).split()


def work(answer: str, spans: Mapping[str, str], profile: Profile, language: str = "en") -> int:
    """The lines that one verdict runs, a loop's each time, once its words have been read."""
    verifier = Verifier(profile=profile)
    verifier.verify(answer, spans, languages=language)
    return lines_of(lambda: verifier.verify(answer, spans, languages=language))


def told(count: int, seed: int = 1) -> str:
    """So many sentences of words, numbers, names and codes, none like another."""
    chance = random.Random(seed)
    return " ".join(
        f"The {' '.join(chance.choices(WORDS, k=8))} {chance.randrange(2, 5000)} kg for AX-{chance.randrange(999)} "
        f"in {chance.choice(('Rome', 'Turin', 'Oslo'))} "
        f"on {chance.randrange(1, 28)} March {2000 + chance.randrange(40)}."
        for _ in range(count)
    )


def cited(text: str, labels: str = "[S1]") -> str:
    """The sentences of the text, each with these labels."""
    return text.replace(".", f" {labels}.")


def apart(count: int) -> tuple[str, Mapping[str, str]]:
    """So many sentences, each of a span of its own."""
    texts = [told(1, seed) for seed in range(count)]
    return " ".join(cited(text, f"[S{at}]") for at, text in enumerate(texts, start=1)), labelled(texts)


COPIED = "The tank {letters} holds {at} kg of {letters}ol, and Anna {letters}i opens the lid of AX-{at}. "
PAID = "q{letters} pays, "
RETOLD = "Anna {letters}i opens the lid of AX-{at}, and {at} kg of {letters}ol are in the tank {letters}. "


def each(piece: str, count: int, first: int = 100) -> str:
    """The piece so many times, each with a number and letters of its own."""
    return "".join(
        piece.format(at=at, letters="".join(chr(97 + int(sign)) for sign in str(at)), day=at % 28 + 1)
        for at in range(first, first + count)
    )


SPAN = told(12, seed=9)
TEXTS: dict[str, Callable[[int], tuple[str, Mapping[str, str]]]] = {
    "sentences": lambda size: (cited(told(size)), labelled([SPAN])),
    "sentences with a span each": apart,
    "a long span": lambda size: (cited(told(2)), labelled([told(4 * size)])),
    "a long span of one sentence": lambda size: (cited(told(2)), labelled([told(4 * size).replace(".", ",")])),
    "sentences of a span of as many": lambda size: (cited(each(COPIED, size)), labelled([each(COPIED, size)])),
    "sentences that retell a span of as many": lambda size: (cited(each(RETOLD, size)), labelled([each(COPIED, size)])),
    "sentences of a span of one": lambda size: (cited(each("Q{letters} pays. ", size)), labelled([each(PAID, size)])),
    "many spans": lambda size: (cited(told(2), "[S1, S2]"), labelled([told(2, seed) for seed in range(size)])),
}
PIECES = {
    "numbers": "{at} kg and ",
    "numbers without units": "{at} ",
    "years": "in 1{at:03} the tank, ",
    "values of codes": "AX-{at} weighs {at} kg, ",
    "codes": "AX-{at} ",
    "names": "Maria{letters} Rossi{letters} and ",
    "quotes": "said \u201cword{letters} of it\u201d and ",
    "brackets": "(see [{letters}] and ({at})) ",
    "denials": "it is not {letters} and never {letters}, ",
    "quantities": "all {letters} and only some {letters} at least {at}, ",
    "dates": "on {day} March 2{at:03}, ",
    "rows": "| {letters} | {at} kg |\n",
}
SIZES = {
    "sentences of a span of one": 160,
    "names": 400,
    "sentences of a span of as many": 130,
    "sentences that retell a span of as many": 130,
}
"""Where the bounds on what is compared with everything are reached later."""


def row(piece: str, count: int, first: int = 100) -> str:
    """So many pieces in one sentence."""
    return "Here " + each(piece, count, first)


@pytest.mark.parametrize("profile", list(Profile))
@pytest.mark.parametrize("kind", TEXTS)
def test_twice_the_text_is_no_more_than_twice_and_a_half_the_work(kind: str, profile: Profile) -> None:
    """Of sentences, spans and both, twice as many cost about twice as much."""
    first = SIZES.get(kind, 25)
    one, two = (work(*TEXTS[kind](size), profile) for size in (first, 2 * first))
    assert two <= MOST * one


@pytest.mark.parametrize("profile", list(Profile))
@pytest.mark.parametrize("kind", PIECES)
def test_a_sentence_twice_as_long_is_no_more_than_twice_and_a_half_the_work(kind: str, profile: Profile) -> None:
    """Of one sentence of many numbers, names or marks, its span as long and half of it other ones, likewise."""
    first = SIZES.get(kind, 300)
    one, two = (
        work(row(PIECES[kind], size) + "[S1].", labelled([row(PIECES[kind], size, 100 + size // 2)]), profile)
        for size in (first, 2 * first)
    )
    assert two <= MOST * one


ENDLESS = {
    "quotation marks": '"',
    "pairs of quotation marks": "\u201c \u201d",
    "brackets": "([",
    "closed brackets": ")]",
    "separated digits": "1,",
    "spaced digits": "1 000 ",
    "points": "1.",
    "hyphens": "a-",
    "dashes": "--",
    "capitals": "A ",
    "long capitals": "AB",
    "nots": "not ",
    "combining marks": "e\u0301\u0327",
    "marks alone": "\u0301",
    "apostrophes": "l'",
    "bars": "|",
    "rows": "| 1 kg |\n",
    "slashes": "/a",
    "signs": "@._",
    "stops": ". ",
    "citations": "[S1] ",
    "number words": "two hundred and ",
    "numerals": "ventidue",
    "months": "March ",
    "dates": "1 March ",
    "ellipses": "\u2026",
    "backticks": "`x` ",
    "backslashes": "\\",
    "colons": "a:",
    "ands": "1 and ",
    "versions": "3.1.",
    "quoted stops": '."',
}


@pytest.mark.parametrize("profile", list(Profile))
@pytest.mark.parametrize("kind", ENDLESS)
def test_endless_signs_have_a_verdict_and_cost_no_more_than_they_are_long(kind: str, profile: Profile) -> None:
    """Ten thousand characters of them, beside as many, end in a verdict; twice as many cost about twice as much."""
    sign = ENDLESS[kind]
    many = sign * (10_000 // len(sign))
    verdict = Verifier(profile=profile).verify(many + " a [S1].", labelled([many]))
    assert verdict.finding in tuple(Finding)
    one, two = (work(sign * size + " a [S1].", labelled([sign * size]), profile) for size in (400, 800))
    assert two <= MOST * one


REPEATED = {
    "names": "Ab ",
    "initials": "A.",
    "initials apart": "A. ",
    "acronyms": "U.S. ",
    "numerals": "IV ",
    "hyphened": "ABC-",
    "first and last names": "Mario Rossi ",
    "quoted words": '"a" ',
    "quoted brackets": "\u201ca [bc]\u201d ",
    "denials": "never a ",
    "two units": "1h 2min ",
    "products": "1x2 ",
    "dates": "5 May 2020 ",
    "bounds": "at least 5 ",
    "opposites": "before open ",
}


@pytest.mark.parametrize("kind", REPEATED)
def test_one_thing_said_again_and_again_costs_no_more_than_it_is_long(kind: str) -> None:
    """Twice as many of one piece in a sentence cost about twice as much, beside a short span and a long other one."""
    piece = REPEATED[kind]
    others = ("Ab Rossi said on 5 May that it is not 5 kg.", "Cd " + piece * 40 + "no [bd].", ("Cd " + piece) * 100)
    for span in others:
        one, two = (work("Here " + piece * size + "[S1].", labelled([span]), Profile.LITERAL) for size in (100, 200))
        assert two <= MOST * one
    one, two = (
        work("Here " + piece * size + "[S1].", labelled([("Cd " + piece) * size]), Profile.LITERAL)
        for size in (100, 200)
    )
    assert two <= MOST * one
