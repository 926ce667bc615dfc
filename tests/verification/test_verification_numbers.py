"""Numbers and codes of a sentence stand in the spans it cites."""

from functools import partial

import pytest

from proofspan.verification import Finding, Kind, Profile, labelled, verify

literal = partial(verify, profile=Profile.LITERAL)

PAIN_11 = "In 2021 efficiency was 87 % (0.87), torque −3.5 Nm, price 1.234,56 €, code AX-42, range 5–7 kg."


@pytest.mark.parametrize(
    ("line", "accepted"),
    [
        ("87 %", True),
        ("85 %", False),
        ("8 %", False),
        ("2022", False),
        ("3.5 Nm", False),
        ("-3.5 Nm", True),
        ("1234.56 €", True),
        ("1.234 €", False),
        ("AX-42", True),
        ("AX-24", False),
        ("6 kg", False),
        ("AX-4", False),
        ("eighty-seven percent", True),
    ],
)
def test_pain_11(line: str, accepted: bool) -> None:
    """One changed digit, sign or code is refused; the same value in another form is not."""
    verdict = literal(f"{line} [S1].", {"S1": PAIN_11})
    assert verdict.finding is (Finding.ANCHORED if accepted else Finding.REFUSED)
    expected = Kind.UNSUPPORTED_CODE if line.startswith("AX") else Kind.UNSUPPORTED_NUMBER
    assert {fault.kind for fault in verdict.faults} <= {expected}


@pytest.mark.parametrize("figure", ["2021", "87", "-3.5", "1.234,56", "AX-42"])
def test_every_changed_digit_is_refused(figure: str) -> None:
    """Each digit of the span's own literals, changed to any other: the span holds none of the results."""
    for place in (at for at, sign in enumerate(figure) if sign.isdigit()):
        changed = {figure[:place] + digit + figure[place + 1 :] for digit in "0123456789"} - {figure, "07"}
        found = {literal(f"It is {other} [S1].", {"S1": PAIN_11}).finding for other in changed}
        assert found == {Finding.REFUSED}


def test_the_cited_span_must_hold_the_number() -> None:
    """A number that only another span has is not supported."""
    verdict = literal("The cutoff is 0.4 [S1].", labelled(["The cutoff is 0.6.", "The ratio is 0.4."]))
    assert [fault.token for fault in verdict.faults] == ["0.4"]


def test_several_cited_spans_hold_numbers_together() -> None:
    """One number from each span: both are supported by the two."""
    spans = labelled(["The cutoff is 0.6.", "The ratio is 0.4."])
    assert literal("The cutoff is 0.6 and the ratio 0.4 [S1, S2].", spans).finding is Finding.ANCHORED


@pytest.mark.parametrize(
    ("answer", "span", "nearest"),
    [
        ("It weighs 42 kg [S1].", "The AX-42 unit weighs 18 kg.", "'AX-42'"),
        ("It weighs 19 kg [S1].", "From 3 to 18 kg.", "'18'"),
        ("Python 3.1 [S1].", "Python 3.14.4.", "'3.14.4'"),
        ("The AX-24 [S1].", "The AX-42 and the B7.", "'AX-42'"),
        ("Within sixty days [S1].", "Within thirty days.", "'thirty'"),
        ("It weighs 42 kg [S1].", "It weighs much.", "no number or code"),
    ],
)
def test_the_message_tells_what_the_span_has(answer: str, span: str, nearest: str) -> None:
    """What was looked for, where, and the nearest there."""
    (fault,) = literal(answer, {"S1": span}).faults
    assert fault.message.startswith(f"looked for {fault.token!r} as a whole in S1: ")
    assert nearest in fault.message


@pytest.mark.parametrize(
    ("answer", "span", "language"),
    [
        ("Costa 1250 euro [S1].", "Costa 1.250 euro.", "it"),
        ("Pesa 3.5 kg [S1].", "Pesa ca. 3,5 kg.", "it"),
        ("It costs 1250 [S1].", "It costs 1\u202f250.", "en"),
        ("In 12 hours [S1].", "In 12\u00a0hours.", "en"),
        ("From 5 to 7 kg [S1].", "5–7 kg", "en"),
        ("A 30-day window [S1].", "A window of 30 days.", "en"),
        ("AX‑42 fits [S1].", "ax-42 fits.", "en"),
        ("It is -5 C [S1].", "It is −5 C.", "en"),
        ("1. It is 5 [S1].\n2. It is 6 [S1].", "It is 5, then 6.", "en"),
    ],
)
def test_right_answers_in_another_form_pass(answer: str, span: str, language: str) -> None:
    """Thousands, decimal commas, fixed spaces, kinds of dash and list markers refuse nobody."""
    assert literal(answer, {"S1": span}, languages=language).faults == ()


def test_a_sentence_is_read_by_the_convention_of_the_span_it_cites() -> None:
    """1.250 in an Italian span is 1250, in an English one it is 1.25."""
    spans = {"S1": "Costa 1.250 euro.", "S2": "It costs 1.250 euros."}
    languages = {"S1": "it", "S2": "en"}
    assert literal("1250 euros [S1].", spans, languages=languages).finding is Finding.ANCHORED
    assert literal("1250 euros [S2].", spans, languages=languages).finding is Finding.REFUSED


def test_a_homoglyph_is_no_digit() -> None:
    """A Cyrillic letter for a 3, a letter O for a nought: tokens that the span does not have."""
    for answer in ("Within З0 days [S1].", "Within 3O days [S1]."):
        assert literal(answer, {"S1": "Within 30 days."}).finding is Finding.REFUSED


def test_a_number_cannot_hide_as_a_list_marker() -> None:
    """Neither at the start of a line nor behind a citation that was taken out."""
    for answer in ("The weight is:\n42. Kilograms [S1].", "[S1] 1. Kilograms [S1]."):
        assert "unsupported-number" in {fault.kind for fault in literal(answer, {"S1": "18 kilograms"}).faults}


def test_unknown_spans_leave_numbers_unjudged() -> None:
    """Where no cited span is known, nothing can hold the number: the unknown span is the only fault."""
    assert [fault.kind for fault in literal("It is 42 [S9].", {"S1": "18"}).faults] == [Kind.UNKNOWN_SPAN]


def test_pain_13() -> None:
    """A number in words has its value: quoted as it stands or in digits, never another."""
    spans = {"S1": "La garanzia copre l'unità per ventiquattro mesi."}
    assert literal("La garanzia dura ventiquattro mesi [S1].", spans, languages="it").finding is Finding.ANCHORED
    assert literal("La garanzia dura 24 mesi [S1].", spans, languages="it").finding is Finding.ANCHORED
    assert literal("La garanzia dura trentasei mesi [S1].", spans, languages="it").finding is Finding.REFUSED
