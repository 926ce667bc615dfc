"""A number or a date that the answer reaches in another way than its span."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.reached import reached_otherwise


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in reached_otherwise(sentence)]


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        ("Sales rose by 4 % in 2024.", "Sales rose to 4 % in 2024.", "en"),
        ("Sales rose by 4 % in 2024.", "Sales rose by 4 % by 2024.", "en"),
        ("Sales rose by 4 % in 2024.", "Sales have risen by 4 % since 2024.", "en"),
        ("Unemployment fell to 4 % from 6 %.", "Unemployment fell by 4 %.", "en"),
        ("Unemployment fell to 4 % from 6 %.", "Unemployment fell from 4 %.", "en"),
        ("Il tasso è salito al 4 % nel 2024.", "Il tasso è salito del 4 % nel 2024.", "it"),
        ("Il tasso è salito al 4 % nel 2024.", "Il tasso è salito al 4 % entro il 2024.", "it"),
        ("Il tasso è salito al 4 % nel 2024.", "Il tasso è salito al 4 % dal 2024.", "it"),
        ("Il tasso è salito al 4 % nel 2024.", "Il tasso è salito al 4 % fino al 2024.", "it"),
        ("Il tasso è calato dell'8 % nel 2023.", "Il tasso è calato all'8 % nel 2023.", "it"),
        ("The invoice must be paid by 30 June 2025.", "The invoice must be paid on 30 June 2025.", "en"),
        ("The invoice must be paid by 30 June 2025.", "The invoice must be paid after 30 June 2025.", "en"),
        ("The invoice must be paid by 30 June 2025.", "The invoice must be paid from 30 June 2025.", "en"),
        ("Il canone va pagato entro il 5 maggio 2025.", "Il canone va pagato il 5 maggio 2025.", "it"),
        ("Il canone va pagato entro il 5 maggio 2025.", "Il canone va pagato dal 5 maggio 2025.", "it"),
        ("Il canone va pagato entro il 5 maggio 2025.", "Il canone va pagato dopo il 5 maggio 2025.", "it"),
        ("The licence is valid until 31 December 2026.", "The licence is valid from 31 December 2026.", "en"),
        ("Il contratto decorre dal 1 marzo 2025.", "Il contratto decorre fino al 1 marzo 2025.", "it"),
        ("The project runs from 2021 to 2024.", "The project runs from 2024.", "en"),
        ("Sales rose from 3 % in 2023 to 4 % in 2024.", "Sales rose by 4 % in 2024.", "en"),
    ],
)
def test_another_way_to_a_number_or_a_date_is_a_fault(span: str, answer: str, language: str) -> None:
    """Rose to is not rose by, and by, in, from and until are four things."""
    found = {fault.kind for fault in faults(answer, span, language=language)}
    assert found == {Kind.QUANTIFIER}


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        ("Sales rose by 4 % in 2024.", "Sales rose 4 % in 2024.", "en"),
        ("Sales rose by 4 % in 2024.", "In 2024 sales rose by 4 %.", "en"),
        ("Sales rose by 4 % in 2024.", "There was an increase of 4 % in sales in 2024.", "en"),
        ("Sales rose by 4 % in 2024.", "Sales rose by 4 % during 2024.", "en"),
        ("Unemployment fell to 4 % from 6 %.", "Unemployment fell from 6 % to 4 %.", "en"),
        ("Il tasso è salito al 4 % nel 2024.", "Nel 2024 il tasso è salito al 4 %.", "it"),
        ("Il tasso è salito al 4 % nel 2024.", "Nel 2024 il tasso è aumentato fino al 4 %.", "it"),
        ("Il tasso è calato dell'8 % nel 2023.", "Nel 2023 il tasso è sceso dell'8 %.", "it"),
        ("Il tasso è calato dell'8 % nel 2023.", "Un calo dell'8 % del tasso nel 2023.", "it"),
        ("The invoice must be paid by 30 June 2025.", "The invoice must be paid no later than 30 June 2025.", "en"),
        ("The invoice must be paid by 30 June 2025.", "The invoice must be paid by June 30, 2025.", "en"),
        ("Il canone va pagato entro il 5 maggio 2025.", "Il canone va pagato non oltre il 5 maggio 2025.", "it"),
        ("Il canone va pagato entro il 5 maggio 2025.", "Il canone va pagato entro il 5/5/2025.", "it"),
        ("The licence is valid until 31 December 2026.", "The licence expires on 31 December 2026.", "en"),
        ("The licence is valid until 31 December 2026.", "The licence ends on 31 December 2026.", "en"),
        ("Il contratto decorre dal 1 marzo 2025.", "Il contratto decorre il 1 marzo 2025.", "it"),
        ("Il contratto decorre dal 1 marzo 2025.", "Il contratto inizia il 1° marzo 2025.", "it"),
        ("The shop is open from 8:00 to 17:00.", "The shop opens at 8:00 and closes at 17:00.", "en"),
        ("The project runs from 2021 to 2024.", "The project runs until 2024.", "en"),
        ("The project runs from 2021 to 2024.", "The project runs from 2021 until 2024.", "en"),
        ("The project runs from 2021 to 2024.", "The project started in 2021.", "en"),
        ("Requests are accepted until 30 June.", "Requests must be sent by 30 June.", "en"),
        ("Requests are accepted until 30 June.", "Requests can be submitted by 30 June.", "en"),
        ("Sales rose from 3 % in 2023 to 4 % in 2024.", "Sales rose to 4 % in 2024.", "en"),
    ],
)
def test_the_same_way_in_other_words_is_none(span: str, answer: str, language: str) -> None:
    """Nor is what comes to the same beside its verb: it opens at nine, and from nine."""
    assert not faults(answer, span, language=language)


def test_the_token_is_written_in_the_answer() -> None:
    """So is what the message has of the span."""
    (fault,) = faults("Il tasso è salito all'8 %.", "Il tasso è salito dell'8 %.", language="it")
    assert fault.token == "salito all'8"
    assert """it has "salito dell'8": """ in fault.message
