"""A colour of the answer where the span has another."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.wording.colours import other_colour


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in other_colour(sentence)]


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "The lamp is red when the pump runs.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "The lamp is green when the pump has stopped.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "The lamp is yellow when the pump runs.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "The lamp is red when the pump runs and green when it has stopped.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "The lamp is blue when the pump has stopped.",
            "en",
        ),
        ("La spia è verde quando la pompa è in funzione.", "La spia è rossa quando la pompa è in funzione.", "it"),
        ("La spia è verde quando la pompa è in funzione.", "La spia è gialla.", "it"),
        (
            "The red wire goes to terminal A and the blue wire to terminal B.",
            "The green wire goes to terminal A.",
            "en",
        ),
        ("La spia è rossa in caso di guasto e verde a regime.", "La spia è verde in caso di guasto.", "it"),
        ("La spia è rossa in caso di guasto e verde a regime.", "La spia è rossa a regime.", "it"),
        ("Press the red button to stop. Press the green button to start.", "Press the green button to stop.", "en"),
        ("Press the red button to stop. Press the green button to start.", "Press the red button to start.", "en"),
        ("The label is yellow.", "The label is white.", "en"),
        ("Bins are grey for paper, green for glass and brown for food.", "Bins are green for paper.", "en"),
        ("Bins are grey for paper, green for glass and brown for food.", "The brown bin is for glass.", "en"),
    ],
)
def test_another_colour_is_a_fault(span: str, answer: str, language: str) -> None:
    """A colour is told with what is said of it, also where the sentence has it for something else."""
    found = {fault.kind for fault in faults(answer, span, language=language)}
    assert found == {Kind.ANTONYM}


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "The lamp is green when the pump runs.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "The lamp is red when the pump has stopped.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "When the pump runs the lamp is green.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "When the pump has stopped, the lamp is red.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "A green lamp means the pump runs.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "A red lamp shows that the pump has stopped.",
            "en",
        ),
        (
            "The lamp is green when the pump runs and red when it has stopped.",
            "The lamp is green when the pump runs and red when it has stopped.",
            "en",
        ),
        ("The lamp is green when the pump runs and red when it has stopped.", "The lamp can be green or red.", "en"),
        ("La spia è verde quando la pompa è in funzione.", "La spia è verde quando la pompa è in funzione.", "it"),
        ("La spia è verde quando la pompa è in funzione.", "La spia verde indica che la pompa è in funzione.", "it"),
        (
            "The red wire goes to terminal A and the blue wire to terminal B.",
            "Connect the red wire to terminal A and the blue one to terminal B.",
            "en",
        ),
        (
            "The red wire goes to terminal A and the blue wire to terminal B.",
            "Terminal A takes the red wire and terminal B the blue one.",
            "en",
        ),
        ("The red wire goes to terminal A and the blue wire to terminal B.", "The red wire goes to terminal A.", "en"),
        ("The red wire goes to terminal A and the blue wire to terminal B.", "The blue wire goes to terminal B.", "en"),
        ("The red wire goes to terminal A and the blue wire to terminal B.", "The blue wire is for terminal B.", "en"),
        ("La spia è rossa in caso di guasto e verde a regime.", "In caso di guasto la spia è rossa.", "it"),
        ("La spia è rossa in caso di guasto e verde a regime.", "La spia verde segnala il regime.", "it"),
        ("La spia è rossa in caso di guasto e verde a regime.", "A regime la spia è verde.", "it"),
        ("Press the red button to stop. Press the green button to start.", "Press the red button to stop.", "en"),
        ("Press the red button to stop. Press the green button to start.", "To start, press the green button.", "en"),
        ("Press the red button to stop. Press the green button to start.", "To stop, press the red button.", "en"),
        ("The label is yellow.", "The label is yellow.", "en"),
        ("The label is yellow.", "The yellow label.", "en"),
        ("Bins are grey for paper, green for glass and brown for food.", "Paper goes in the grey bin.", "en"),
        ("Bins are grey for paper, green for glass and brown for food.", "The green bin is for glass.", "en"),
        (
            "Bins are grey for paper, green for glass and brown for food.",
            "Food goes in the brown bin and glass in the green one.",
            "en",
        ),
    ],
)
def test_the_span_s_colour_is_none(span: str, answer: str, language: str) -> None:
    """In whatever order colour and condition are told."""
    assert not faults(answer, span, language=language)


@pytest.mark.parametrize(
    ("span", "answer", "language"),
    [
        ("Marco Rossi ha firmato il contratto.", "Bianchi ha firmato il contratto.", "it"),
        ("The White House made a statement.", "Brown made a statement.", "en"),
    ],
)
def test_a_name_is_no_colour(span: str, answer: str, language: str) -> None:
    """Whether the span has it is asked of names."""
    assert not faults(answer, span, language=language)


def test_two_spans_that_say_another_colour_make_one_fault() -> None:
    """However many of the cited spans say it, a colour is told once."""
    spans = ("The lamp is red when it runs and green when it stops.", "A lamp is red when it runs and green at rest.")
    assert [fault.token for fault in faults("The lamp is green when it runs.", *spans)] == ["green"]
