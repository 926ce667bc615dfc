"""Pains with answers whose citations, figures or subject are wrong: P01, P11 and P14, each with its right outcome."""

from dataclasses import replace
from pathlib import Path

import pytest
from folders import archive_of, asking, write

from proofspan.archive import Outcome
from proofspan.generators.scripted import Fixed
from proofspan.prompts import ABSTENTION
from proofspan.verification import Finding, Profile, labelled, verify


@pytest.mark.essential
@pytest.mark.parametrize(
    ("citation", "kinds"),
    [
        ("[S1,S2]", []),
        ("[S1, S2]", []),
        ("[S1][S2]", []),
        ("[S0]", ["unknown-span"]),
        ("[S01]", ["unknown-span"]),
        ("[S9]", ["unknown-span"]),
        ("[S-1]", ["malformed-citation"]),
        ("[S1", ["malformed-citation"]),
        ("S1]", ["malformed-citation"]),
        ("[s1]", ["malformed-citation"]),
        ("[S 1]", ["malformed-citation"]),
        ("[S1-S2]", ["malformed-citation"]),
        ("[S1; S2]", ["malformed-citation"]),
        ("［S1］", ["malformed-citation"]),
        ("[S１]", ["malformed-citation"]),
    ],
)
def test_pain_01_each_way_of_citing_has_one_outcome(citation: str, kinds: list[str]) -> None:
    """Accepted, or a fault that names what was written; never a citation that is silently dropped."""
    spans = labelled(["The airflow limit is 70 °C.", "For airflow the limit is 70 °C."])
    verdict = verify(f"The airflow limit is 70 °C {citation}.", spans, profile=Profile.LITERAL)
    assert [fault.kind.value for fault in verdict.faults] == kinds
    assert [{support.label for support in claim.support} for claim in verdict.claims if not kinds] == (
        [] if kinds else [{"S1", "S2"}]
    )


FIGURES = "In 2021 efficiency was 87 % (0.87), torque −3.5 Nm, price 1.234,56 €, code AX-42, range 5–7 kg."


@pytest.mark.essential
@pytest.mark.parametrize("said", ["87 %", "-3.5 Nm", "−3.5 Nm", "1234.56 €", "AX-42", "2021", "eighty-seven percent"])
def test_pain_11_what_the_span_says_is_accepted(said: str) -> None:
    """As it stands, with another minus, with the decimal point of English, in words."""
    assert verify(f"{said} [S1]", labelled([FIGURES]), profile=Profile.LITERAL).faults == ()


@pytest.mark.essential
@pytest.mark.parametrize(
    "said",
    [
        "85 %",
        "8 %",
        "7 %",
        "2022",
        "202",
        "3.5 Nm",
        "-3.5 kg",
        "1.234 €",
        "234,56 €",
        "AX-24",
        "AX-4",
        "6 kg",
        "-7 kg",
        "eighty-five percent",
        "87 ‰",
        "0.78",
    ],
)
def test_pain_11_one_digit_is_enough_to_refuse(said: str) -> None:
    """Another digit, a part of a number, a lost sign, another unit, a mean of a range: none of it passes."""
    assert verify(f"{said} [S1]", labelled([FIGURES]), profile=Profile.LITERAL).finding is Finding.REFUSED


@pytest.mark.essential
def test_pain_14_an_answer_off_its_span_is_refused(tmp_path: Path) -> None:
    """Of a hose at 3 bar: a prime number's divisors and a rating under water are refused by `strict`; the abstention
    abstains, without a citation; the rules alone let the rating pass, since 3 bar stands there.
    """
    write(tmp_path, "hose.md", "Hose pressure during maintenance: 3 bar.", allowed_groups="public")
    archive, outcomes = archive_of(tmp_path), {}
    question = asking("What is the underwater pressure rating?")
    rating, prime = "The underwater rating is 3 bar [S1].", "A prime number has two divisors [S1]."
    for draft in (rating, prime, ABSTENTION):
        for profile in Profile:
            answering = replace(question.answering, generator=Fixed(draft), profile=profile)
            answer = archive.ask(replace(question, answering=answering))
            outcomes[draft, profile] = answer.outcome
            assert bool(answer.sentences) is (answer.outcome is Outcome.ANSWERED)
    assert [outcomes[each, Profile.STRICT] for each in (rating, prime)] == [Outcome.REFUSED] * 2
    assert outcomes[rating, Profile.LITERAL] is Outcome.ANSWERED
    assert {outcomes[ABSTENTION, profile] for profile in Profile} == {Outcome.ABSTAINED}
