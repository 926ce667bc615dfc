"""Support: the characters of a cited span that carry a sentence."""

import pytest

from proofspan.verification import labelled, verify


def carried(answer: str, *spans: str, language: str = "en") -> list[tuple[str, str]]:
    texts = labelled(spans)
    claims = verify(answer, texts, languages=language).claims
    return [(support.label, support.span.of(texts[support.label])) for claim in claims for support in claim.support]


def test_pain_02() -> None:
    """The citation of the second span comes down to exactly the words that it was cited for."""
    assert carried("beta 22 [S2].", "alpha 11", "beta 22 and more.", "gamma 33") == [("S2", "beta 22")]


@pytest.mark.parametrize(
    ("answer", "span", "expected"),
    [
        ("The fee is 5 euros [S1].", "Note. The  fee\nis 5 euros a year.", "The  fee\nis 5 euros"),
        ("the FEE is 5 [S1].", "So the fee is **5** now.", "the fee is **5"),
        ("It is -3.5 Nm [S1].", "Here it is −3.5 Nm.", "it is −3.5 Nm"),
        ("-3.5 Nm [S1].", "Here it is −3.5 Nm.", "−3.5 Nm"),
        ("87 % [S1].", "It was 87 % then.", "87 %"),
    ],
)
def test_the_same_words_are_the_support(answer: str, span: str, expected: str) -> None:
    """White space, case, dashes and marks between the words do not matter; a sign at the edge belongs to it."""
    assert carried(answer, span) == [("S1", expected)]


def test_a_paraphrase_is_carried_by_its_sentence() -> None:
    """Of three sentences the one with the words and the number."""
    span = "Opening hours are long. Customers may return the unit within 30 days. Shipping is free."
    assert carried("Units can be returned for 30 days [S1].", span) == [
        ("S1", "Customers may return the unit within 30 days.")
    ]


def test_a_number_brings_in_its_sentence() -> None:
    """A sentence joined from two of the span is carried by both, neighbours as one window."""
    span = "The unit weighs 18 kg. Its motor turns at 400 rpm. Paint it blue."
    assert carried("The unit weighs 18 kg and turns at 400 rpm [S1].", span) == [
        ("S1", "The unit weighs 18 kg. Its motor turns at 400 rpm.")
    ]


def test_sentences_apart_are_two_windows() -> None:
    """What stands between two carrying sentences is no part of the support."""
    span = "The unit weighs 18 kg. Paint it blue. Its motor turns at 400 rpm."
    assert [text for _, text in carried("A unit of 18 kg with a motor of 400 rpm [S1].", span)] == [
        "The unit weighs 18 kg.",
        "Its motor turns at 400 rpm.",
    ]


def test_without_a_common_word_the_whole_span_is_pointed_at() -> None:
    """Nothing stands out, so the citation points at the span as it was delivered."""
    assert carried("A prime has two divisors [S1].", " Hose pressure is fine. ") == [("S1", "Hose pressure is fine.")]


def test_each_cited_span_has_its_window() -> None:
    """Two labels, two windows."""
    assert carried("alpha 11 and beta 22 [S1, S2].", "alpha 11", "some beta 22") == [
        ("S1", "alpha 11"),
        ("S2", "some beta 22"),
    ]


def test_italian_is_compared_by_stem() -> None:
    """`restituire` and `restituzione`, `giorni` and `giorno` meet; the other sentence stays out."""
    span = "La spedizione è gratuita. La restituzione è possibile entro un giorno. Il colore è blu."
    assert carried("Restituzioni possibili entro giorni [S1].", span, language="it") == [
        ("S1", "La restituzione è possibile entro un giorno.")
    ]
