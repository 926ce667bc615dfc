"""A condition of a span may be said in other words; it may not be dropped."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.support import score


def flaws(answer: str, span: str, language: str) -> tuple[str, ...]:
    (only,) = compared(answer, [span], language)
    return score(only).flaws


LATE = (
    "If delivery is late for reasons within the Supplier's control, the Buyer may deduct 0.5% of the order value for "
    "each full week of delay."
)


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("With error E03, wait ten minutes.", "If the display shows error E03, wait ten minutes.", "en"),
        ("Late delivery lets the buyer cancel.", "If delivery is late, the buyer may cancel.", "en"),
        ("For a delay within the Supplier's control the Buyer may deduct 0.5% of the order value.", LATE, "en"),
        ("Una lampada rossa indica un guasto.", "Se la lampada è rossa, indica un guasto.", "it"),
        ("Gli ospiti entrano accompagnati.", "Gli ospiti entrano purché accompagnati.", "it"),
        ("Con il consenso scritto si può sublocare.", "Si può sublocare solo se c'è il consenso scritto.", "it"),
        ("Per ritardi oltre 3 ore spetta il rimborso.", "Il rimborso spetta se il ritardo supera le 3 ore.", "it"),
    ],
)
def test_it_is_said_in_other_words(answer: str, span: str, language: str) -> None:
    """What the condition alone says stands in the answer: by a preposition, an adjective, a participle."""
    assert "left-out" not in flaws(answer, span, language)


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("Wait ten minutes.", "If the display shows error E03, wait ten minutes.", "en"),
        ("The pump must be stopped.", "If the pump leaks, it must be stopped.", "en"),
        ("The deposit for the flat is returned.", "The deposit is returned if the flat is left clean.", "en"),
        ("Gli ospiti entrano.", "Gli ospiti entrano purché accompagnati.", "it"),
        ("Si può sublocare.", "Si può sublocare solo se c'è il consenso scritto.", "it"),
        ("Il rimborso spetta al cliente.", "Il rimborso spetta al cliente se il ritardo supera le 3 ore.", "it"),
    ],
)
def test_it_is_dropped(answer: str, span: str, language: str) -> None:
    """Nothing of it stands there, or only a word that the rest of the sentence has too."""
    assert "left-out" in flaws(answer, span, language)


def test_a_figure_that_stands_elsewhere_exchanges_nothing() -> None:
    """Italian puts a term of days first or last: nobody does it to anybody."""
    span = "Le ferie si chiedono con 15 giorni di anticipo al responsabile."
    assert "exchanged" not in flaws("15 giorni prima si chiedono le ferie al responsabile.", span, "it")
