"""Threats T-37 to T-40: one fact changed, a right answer refused, a claim hidden from the check, a half abstention."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from proofspan.prompts import ABSTENTION
from proofspan.verification import Finding, Kind, labelled, verify

SAID = [
    ("en", "The AX-42 weighs 18 kg and costs $1,250.75."),
    ("en", "Release 3.14.4 of the driver came out on 7 March 2025."),
    ("en", "The seal holds from −35 °C to 120 °C at 2.5 bar."),
    ("en", "Ticket INC-20931 closes after 72 hours with error E47."),
    ("en", "In 2021 efficiency rose by 12.5 % to 0.87."),
    ("en", "The hall seats 1,904 people in 56 rows and was opened on 1987-06-23."),
    ("it", "Il modello AX-42 pesa 18 kg e costa 1.250,75 €."),
    ("it", "La versione 3.14.4 è uscita il 7 marzo 2025."),
    ("it", "La guarnizione regge da −35 °C a 120 °C con 2,5 bar."),
    ("it", "La pratica INC-20931 si chiude dopo 72 ore con errore E47."),
    ("it", "Nel 2021 il rendimento è salito del 12,5 % a 0,87."),
    ("it", "La sala ha 1.904 posti in 56 file ed è aperta dal 23/06/1987."),
]
"""A span that says something in figures: said again as it is, it is right."""


def anchored(answer: str, span: str, language: str) -> bool:
    """Whether the answer, which cites S1, holds by the hard rules."""
    verdict = verify(answer, labelled([span]), profile="literal", languages=language)  # type: ignore[arg-type]
    return verdict.finding is Finding.ANCHORED


def cited(sentence: str) -> str:
    """The sentence with its citation before its stop."""
    return f"{sentence.removesuffix('.')} [S1]."


def other_digits(text: str) -> Iterator[str]:
    """The text with one digit changed, each to each other; with one more or one less; with two that changed places.

    A nought before a number or one taken from its front is no change.
    """
    for found in re.finditer(r"[0-9]", text):
        at = found.start()
        yield from (f"{text[:at]}{digit}{text[at + 1 :]}" for digit in "0123456789" if digit != found[0])
        if found[0] != "0" or re.search(r"[0-9]$", text[:at]):
            yield f"{text[:at]}{found[0]}{text[at:]}"
        if re.match(r"[1-9]", text[at:]) and re.search(r"[0-9]$", text[:at]):
            yield text[:at] + text[at + 1 :]
    for first, second in pairwise(re.finditer(r"[0-9]", text)):
        if first.end() == second.start() and first[0] != second[0]:
            yield f"{text[: first.start()]}{second[0]}{first[0]}{text[second.end() :]}"


@pytest.mark.essential
@pytest.mark.parametrize(("language", "span"), SAID)
def test_threat_37_no_other_digit_passes(language: str, span: str) -> None:
    """As it stands it holds; with any digit changed, added, taken away or moved it does not."""
    changed = list(other_digits(span))
    assert len(changed) > 60 and anchored(cited(span), span, language)
    assert [text for text in changed if anchored(cited(text), span, language)] == []


@pytest.mark.essential
@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        (language, before, after)
        for language in ("en", "it")
        for before, after in [
            ("−35 °C", "35 °C"),
            ("120 °C", "−120 °C"),
            ("18 kg", "18 g"),
            ("72", "7.2"),
            ("AX-42", "AX-24"),
            ("AX-42", "AX-4"),
            ("AX-42", "BX-42"),
            ("INC-20931", "INC-2093"),
            ("E47", "E4"),
            ("E47", "F47"),
            ("3.14.4", "3.14"),
            ("3.14.4", "3.1"),
            ("3.14.4", "3.14.4.1"),
            ("18", "1８8"),
            ("18", "l8"),
            ("56", "5б"),
            ("0.87" if language == "en" else "0,87", "0.087" if language == "en" else "0,087"),
            ("12.5 %" if language == "en" else "12,5 %", "12.5 ‰" if language == "en" else "12,5 ‰"),
        ]
    ],
)
def test_threat_37_no_other_sign_unit_or_code_passes(language: str, before: str, after: str) -> None:
    """In each sentence that has it: a sign, a unit, a part of a code or version, a look-alike in place of a digit."""
    spans = [span for name, span in SAID if name == language and before in span]
    assert spans
    assert [s for s in spans if anchored(cited(s.replace(before, after)), s, language)] == []


@pytest.mark.essential
def test_threat_37_a_number_of_another_span_does_not_count() -> None:
    """18 stands in S1 and 30 in S2: each is right only where its own span is cited."""
    spans = labelled(["The AX-42 weighs 18 kg.", "Returns are accepted for 30 days."])
    right = "The AX-42 weighs 18 kg [S1]. Returns are accepted for 30 days [S2]."
    wrong = ["The AX-42 weighs 30 kg [S1].", "Returns are accepted for 18 days [S2].", "The AX-42 weighs 18 kg [S2]."]
    assert verify(right, spans).finding is Finding.ANCHORED
    assert [answer for answer in wrong if verify(answer, spans).finding is not Finding.REFUSED] == []


RIGHT = [
    ("en", "The tank holds 1,250 litres.", "The tank holds 1250 litres [S1]."),
    ("en", "The tank holds 1250 litres.", "The tank holds 1 250 litres [S1]."),
    ("en", "The tank holds 1250 litres.", "The tank holds 1\u2009250 litres [S1]."),
    ("en", "The tank holds 1250 litres.", "The tank holds 1\u202f250\u00a0litres [S1]."),
    ("en", "The seal holds at −3.5 bar.", "The seal holds at -3.5 bar [S1]."),
    ("en", "The seal holds at -3.5 bar.", "The seal holds at –3.5 bar [S1]."),
    ("en", "The AX-42 weighs 18 kg.", "The AX\u201142 weighs 18\u00a0kg [S1]."),
    ("en", "The AX-42 weighs 18 kg.", "The AX\u201042 weighs 18kg [S1]."),
    ("en", "The range is 5-7 kg.", "The range is 5 to 7 kg [S1]."),
    ("en", "The office filter fits the outflow.", "The oﬃce ﬁlter ﬁts the outﬂow [S1]."),
    ("en", "The oﬃce ﬁlter ﬁts the outﬂow of 12 l.", "The office filter fits the outflow of 12 l [S1]."),
    ("en", "Open the valve, wait 10 s, close it.", "1. Open the valve [S1].\n2. Wait 10 s [S1].\n3. Close it [S1]."),
    ("en", "Open the valve, wait 10 s, close it.", "1) Open the valve [S1].\n2) Wait 10 s [S1].\n3) Close it [S1]."),
    ("en", "Open the valve, wait 10 s, close it.", "- Open the valve [S1].\n- Wait 10 s [S1].\n- Close it [S1]."),
    ("en", "Open the valve, wait 10 s, close it.", "a) Open the valve [S1].\nb) Wait 10 s [S1].\nc) Close it [S1]."),
    ("en", "It opened on 7 March 2025.", "It opened on March 7, 2025 [S1]."),
    ("en", "It opened on 7 March 2025.", "It opened on 2025-03-07 [S1]."),
    ("en", "It opened on 2025-03-07.", "It opened on 7 March 2025 [S1]."),
    ("en", "It opened on 7 March 2025.", "It opened on the 7th of March 2025 [S1]."),
    ("en", "It opened on 7 March 2025.", "It opened in March 2025 [S1]."),
    ("en", "It is open from 9:00 to 17:30.", "It is open from 9:00 to 17:30 [S1]."),
    ("en", "The unit’s weight is 18 kg.", "The unit's weight is 18 kg [S1]."),
    ("en", "The price is £2,300,000.", "The price is £2.3 million [S1]."),
    ("en", "Efficiency was 87 %.", "Efficiency was 87 per cent [S1]."),
    ("en", "Efficiency was 87%.", "Efficiency was eighty-seven percent [S1]."),
    ("en", "The set has 12 keys.", "The set has １２ keys [S1]."),
    ("en", "The set has 12 keys.", "The set has twelve keys [S1]."),
    ("it", "Il serbatoio tiene 1.250 litri.", "Il serbatoio tiene 1250 litri [S1]."),
    ("it", "Il serbatoio tiene 1250 litri.", "Il serbatoio tiene 1.250 litri [S1]."),
    ("it", "Il serbatoio tiene 1250 litri.", "Il serbatoio tiene 1\u2009250\u202flitri [S1]."),
    ("it", "La guarnizione regge a −3,5 bar.", "La guarnizione regge a -3,5 bar [S1]."),
    ("it", "La guarnizione regge a 3,5 bar.", "La guarnizione regge a 3.5 bar [S1]."),
    ("it", "Il costo è di 1.234,56 €.", "Il costo è di 1234,56 € [S1]."),
    ("it", "Il costo è di 1.234,56 €.", "Il costo è di € 1.234,56 [S1]."),
    ("it", "Il costo è di 1.234,56 €.", "Il costo è di 1.234,56 euro [S1]."),
    ("it", "Il peso è di 3,5 kg.", "Il peso è di ca. 3,5 kg [S1]."),
    ("it", "Il peso è di 3,5 kg.", "Il peso è di 3,50 kg [S1]."),
    ("it", "L'unità è garantita per ventiquattro mesi.", "L’unità è garantita per 24 mesi [S1]."),
    ("it", "L’unità è garantita per 24 mesi.", "L'unita' è garantita per ventiquattro mesi [S1]."),
    ("it", "Aprire la valvola, attendere 10 s.", "1. Aprire la valvola [S1].\n2. Attendere 10 s [S1]."),
    ("it", "Aprire la valvola, attendere 10 s.", "• Aprire la valvola [S1].\n• Attendere 10 s [S1]."),
    ("it", "È aperto dal 7 marzo 2025.", "È aperto dal 07/03/2025 [S1]."),
    ("it", "È aperto dal 07/03/2025.", "È aperto dal 7 marzo 2025 [S1]."),
    ("it", "È aperto dal 7 marzo 2025.", "È aperto dal 2025-03-07 [S1]."),
    ("it", "È aperto dal 1 marzo 2025.", "È aperto dal 1º marzo 2025 [S1]."),
    ("it", "L'ufficio è al n. 12, 2° piano.", "L'uﬃcio è al n. 12, 2º piano [S1]."),
    ("it", "Il rendimento è dell’87 %.", "Il rendimento è dell'87 per cento [S1]."),
]
"""Language, span, and the same said in another form."""


@pytest.mark.essential
@pytest.mark.parametrize(("language", "span", "answer"), RIGHT)
def test_threat_38_a_right_answer_in_another_form_holds(language: str, span: str, answer: str) -> None:
    """Decimal commas, fixed and thin spaces, ligatures, every dash, list markers, dates, number words."""
    verdict = verify(answer, labelled([span]), profile="literal", languages=language)  # type: ignore[arg-type]
    assert [fault.message for fault in verdict.faults] == []


CLAIMS = [
    "The fan draws 77 W",
    "the warranty lasts 61 months",
    "Delivery costs ca. 4.75 euro (approx. 5 lbs)",
    "Dr. Rossi measured 6.25 bar, i.e. too much",
    "e.g. at 99 °C it opens",
    "Il ventilatore pesa ca. 3,5 kg",
    "la garanzia dura 61 mesi",
    "Il costo è di 4,75 euro, art. 9",
    "Il sig. Rossi ha misurato 6,25 bar",
    "p. es. a 99 °C si apre",
]
"""Nothing of it stands in a span."""

RIGHT_ONE = "The AX-42 weighs 18 kg [S1]."

HIDDEN = [
    "{right} {claim}.",
    "{claim}. {right}",
    "{right}\n{claim}",
    "{right}\n\n{claim}.\n\n{right}",
    "# {claim}\n\n{right}",
    "{claim}\n=====\n\n{right}",
    "**{claim}**\n\n{right}",
    "{right}\n\n- {claim}\n- {right}",
    "{right}\n\n1. {claim}\n2. {right}",
    "* {right}\n  * {claim}",
    "| what | how much |\n|---|---|\n| {claim} | |\n\n{right}",
    "| {right} |\n| {claim} |",
    "{right}\n\n```\n{claim}\n```",
    "{right}\n\n    {claim}",
    "{right} `{claim}`",
    "{right}\n\n> {claim}",
    "{right} <!-- {claim} -->",
    "<!--\n{claim}\n-->\n{right}",
    "{right}[^1]\n\n[^1]: {claim}.",
    "{right} ({claim}.)",
    "{right} “{claim}.”",
    "{right} {claim}:",
    "In short: {claim}:\n\n{right}",
    "{right}\r\n{claim}",
    "{right}\u2028{claim}",
    "{right}\u00a0{claim}",
    "{right}{claim}.",
    "{right} — {claim}",
    "{right} … {claim}",
    "{right}\n<details><summary>{claim}</summary></details>",
    "<b>{claim}</b> {right}",
    "{right}\n\n---\n{claim}\n---",
    "{right} $${claim}$$",
    "{right}\n\nTerm\n: {claim}",
    "{right} [{claim}](#a)",
    "{right} ![{claim}](a.png)",
]
"""Ways of saying a claim beside a cited sentence, so that a reader sees it, or a page shows it, uncited."""

SPANS = labelled(["The AX-42 weighs 18 kg.", "I resi sono accettati per 30 giorni."])


@pytest.mark.essential
@pytest.mark.parametrize("form", HIDDEN)
def test_threat_39_no_claim_is_hidden_from_the_check(form: str) -> None:
    """Ten claims in each form: the answer is refused, by a fault whose sentence holds the whole claim, or part of it
    where a stop cuts it; and everything in an answer that is more than punctuation belongs to a sentence.
    """
    assert len(HIDDEN) * len(CLAIMS) > 200
    for claim in CLAIMS:
        answer = form.format(right=RIGHT_ONE, claim=claim)
        verdict = verify(answer, SPANS)
        at = range(answer.index(claim), answer.index(claim) + len(claim))
        assert verdict.finding is Finding.REFUSED, answer
        assert any(set(range(f.sentence.start, f.sentence.end)) & set(at) for f in verdict.faults), answer
        seen = {place for each in verdict.claims for place in range(each.span.start, each.span.end)}
        assert {n for n, letter in enumerate(answer) if letter.isalnum()} <= seen, answer


@pytest.mark.essential
@pytest.mark.parametrize("right", ["A.C. 18 kg [S1].", "The AX-42 weighs 18 kg [S1].", "It is 18 kg [S1]!"])
def test_threat_39_every_sentence_is_a_claim_of_the_verdict(right: str) -> None:
    """What is shown of an answer is its claims: their words and no more, each with its citation."""
    verdict = verify(f"{right} {right}", SPANS, profile="literal")  # type: ignore[arg-type]
    assert [claim.text for claim in verdict.claims] == [right.replace(" [S1]", "")] * 2
    assert all({support.label for support in claim.support} == {"S1"} for claim in verdict.claims)


NEAR = [
    "NON NEL CONTESTO.",
    "NON NEL CONTESTO!",
    "NON  NEL CONTESTO",
    "NON\u00a0NEL CONTESTO",
    "NON NEL\nCONTESTO",
    "NON-NEL-CONTESTO",
    "non nel contesto",
    "Non nel contesto",
    '"NON NEL CONTESTO"',
    "**NON NEL CONTESTO**",
    "# NON NEL CONTESTO",
    "- NON NEL CONTESTO",
    "NON NEL CONTESTO [S1]",
    "[S1] NON NEL CONTESTO",
    "NON NEL CONTESTO\u200b",
    "NON NEL C\u041eNTESTO",
    "NON È NEL CONTESTO",
    "NOT IN THE CONTEXT",
    "NON NEL CONTESTO NON NEL CONTESTO",
    "NON NEL CONTESTO, ma 18 kg [S1].",
    "NON NEL CONTESTO\n\nThe AX-42 weighs 18 kg [S1].",
    "The AX-42 weighs 18 kg [S1]. NON NEL CONTESTO",
    "The AX-42 weighs 18 kg [S1].\n\n- NON NEL CONTESTO",
    "<!-- NON NEL CONTESTO -->",
    "I do not know.",
]
"""Abstentions that are none: with something beside the string, in other letters, translated, or with a claim."""


@pytest.mark.essential
@pytest.mark.parametrize("answer", NEAR)
def test_threat_40_only_the_exact_string_abstains(answer: str) -> None:
    """Each is refused; the string itself abstains, with outer white space or without."""
    assert verify(answer, SPANS).finding is Finding.REFUSED
    for exact in (ABSTENTION, f"  {ABSTENTION}\n"):
        verdict = verify(exact, SPANS)
        assert (verdict.finding, verdict.claims, verdict.faults) == (Finding.ABSTAINED, (), ())


@pytest.mark.essential
def test_threat_40_a_mixture_is_said_to_be_one() -> None:
    """Beside a right claim, before or after it, the abstention alone is the fault."""
    for answer in (f"{ABSTENTION}\n\n{RIGHT_ONE}", f"{RIGHT_ONE} {ABSTENTION}"):
        assert [fault.kind for fault in verify(answer, SPANS).faults] == [Kind.MIXED_ABSTENTION]
