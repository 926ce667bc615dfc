"""What a span holds in other words or signs is not missed by the support score."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.support import THRESHOLD, Scored, score


def scored(answer: str, span: str, language: str = "en") -> Scored:
    (only,) = compared(answer, [span], language)
    return score(only)


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("The pump starts in half a second.", "The pump starts in 500 ms after power-on.", "en"),
        ("The pump starts in a second and a half.", "The pump starts in 1.5 s.", "en"),
        ("La pompa parte in mezzo secondo.", "La pompa parte in 500 ms.", "it"),
        ("La pompa parte in un secondo e mezzo.", "La pompa parte in 1500 ms.", "it"),
        ("The tank holds 2 kilograms of salt.", "The tank holds 2000 g of salt.", "en"),
        ("The mixture is 5 percent salt.", "The mixture is 5 % salt.", "en"),
        ("La miscela ha il 5 per cento di sale.", "La miscela ha il 5 % di sale.", "it"),
    ],
)
def test_the_same_amount_is_held(answer: str, span: str, language: str) -> None:
    """Halves of a unit, another unit of the same measure, a unit spelt out."""
    assert scored(answer, span, language).lost == ()


@pytest.mark.parametrize(
    ("answer", "lost"),
    [
        ("The pump starts in half a second.", ("half", "second")),
        ("The pump starts in a second and a half.", ("second", "half")),
    ],
)
def test_another_amount_is_not_held(answer: str, lost: tuple[str, ...]) -> None:
    """Words for 500 or 1500 ms are missed beside a span that has 700."""
    assert scored(answer, "The pump starts in 700 ms.").lost == lost


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("The lake froze at minus 5 degrees.", "The lake froze at -5 °C."),
        ("The temperature of the lake was 5 °C.", "The lake had 5 °C."),
        ("Use firmware version 2.1.", "Use firmware v2.1."),
        ("Use release 2.1 of the firmware.", "Use firmware v2.1 of the box."),
    ],
)
def test_what_signs_say_is_held(answer: str, span: str) -> None:
    """A minus in words, what degrees measure, the word that a `v` before figures stands for."""
    assert scored(answer, span).lost == ()


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("The return is not possible.", "The return is impossible.", "en"),
        ("The offer is not limited.", "The offer is unlimited.", "en"),
        ("Il reso non è possibile.", "Il reso è impossibile.", "it"),
    ],
)
def test_a_word_denied_is_held_by_the_one_that_denies_in_itself(answer: str, span: str, language: str) -> None:
    """Not possible is impossible; the sentence is carried."""
    found = scored(answer, span, language)
    assert found.lost == () and found.support >= THRESHOLD


def test_the_word_itself_is_not_its_denial() -> None:
    """Safe, which nothing denies, is missed where the span has unsafe."""
    assert scored("The return is safe.", "The return is unsafe.").lost == ("safe",)


@pytest.mark.parametrize("sign", ["\u00ad", "\u200b", "\u2060"])
def test_signs_that_nobody_sees_hide_no_word(sign: str) -> None:
    """A soft hyphen, a space of no width and a joiner inside a word of the span."""
    assert scored("The motor hums.", f"The mo{sign}tor hums.").lost == ()
