"""The generator without a model: verbatim, cited, deterministic, and silent where nothing answers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.documents import Policy, Revision
from proofspan.generators import Extractive
from proofspan.passages import Passage
from proofspan.prompts import ABSTENTION, Frame, Prompt, prompt
from proofspan.spans import Span
from proofspan.stores import Found
from proofspan.verification import Finding, verify


def found(text: str, *, title: str = "", heading: str = "", language: str = "en") -> Found:
    passage = Passage(Revision("d", "v1"), Span(0, len(text)), heading, text)
    return Found(0, passage, title, language, Policy(), (), (), ())


def draft(question: str, *texts: str, title: str = "", heading: str = "", language: str = "en", n: int = 1) -> str:
    spans = [found(text, title=title, heading=heading, language=language) for text in texts]
    return Extractive().draft(prompt(question, spans, language=language, frame=Frame(max_sentences=n)))


def test_the_sentence_that_covers_the_question_is_cited() -> None:
    """Its own words and its own stop, the citation after them."""
    said = draft("How long is the returns window?", "Shipping is free. The returns window is thirty days. Call us.")
    assert said == "The returns window is thirty days. [S1]"


def test_the_kind_of_thing_asked_for_decides_between_equals() -> None:
    """Both sentences have all the words: when asks for the one with a date."""
    text = "The board met in the hall. The board met in the hall in May 2021."
    assert draft("When did the board meet in the hall?", text) == "The board met in the hall in May 2021. [S1]"


def test_the_title_is_credited() -> None:
    """The title says which company; the sentence need not."""
    said = draft("Who is the head of Acme?", "Its offices are red. Its head is Ada Rossi.", title="Acme")
    assert said == "Its head is Ada Rossi. [S1]"


def test_a_second_sentence_comes_only_with_new_words() -> None:
    """The contract brings North and replacement; a third sentence brings nothing."""
    texts = ("Returns are open for thirty days.", "North may replace units twice. North pays. Returns are open.")
    said = draft("May North replace units while returns are open for thirty days?", *texts, n=2)
    assert said.count("[S") == 2
    assert "[S1]" in said and "North may replace units twice. [S2]" in said
    assert draft("Are returns open for thirty days?", *texts, n=2) == "Returns are open for thirty days. [S1]"


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("What is the underwater pressure rating?", "Hose pressure during maintenance: 3 bar."),
        ("How do I reset the AX-99?", "To reset the AX-42 hold the button. Reset it daily."),
        ("What does article 32 say of registration?", "Article 31 says that registration is free."),
        ("Who won the cup?", "The intake must be cleared."),
        ("", "The intake must be cleared."),
    ],
)
def test_it_abstains_where_nothing_answers(question: str, text: str) -> None:
    """A question off the topic, a code or a number that no span names, no question at all."""
    assert draft(question, text) == ABSTENTION


@pytest.mark.parametrize("question", ["May I return the unit bought 20 days ago?", "Could I return a unit in 2021?"])
def test_the_askers_own_quantities_need_not_stand_in_the_spans(question: str) -> None:
    """Twenty days and a year belong to the asker: the rule still answers."""
    assert draft(question, "You may return the unit within thirty days.").endswith("[S1]")


def test_a_code_that_filtered_need_not_stand_in_the_spans() -> None:
    """Where weights are known and the code is not among them, it has chosen the documents already."""
    spans = [found("Hold the button to reset the unit.")]
    made = prompt("How do I reset the AX-42 unit?", spans, weights={"reset": 1.0, "unit": 1.0})
    assert Extractive().draft(made) == "Hold the button to reset the unit. [S1]"


def test_italian_is_answered_in_italian() -> None:
    """Stems, accents and elisions of the question meet those of the sentence."""
    text = "La garanzia copre l'unità per ventiquattro mesi; la manutenzione delle attività è esclusa. Il colore è blu."
    said = draft("Quanto dura la garanzia dell'unità?", text, language="it")
    assert "ventiquattro mesi" in said and "blu" not in said


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# Returns window\n\nThe **returns window** is `30` days.", "The returns window is 30 days. [S1]"),
        ("- The [returns window](https://x.example/a) is 30 days.", "The returns window is 30 days. [S1]"),
        ("Returns window\n==============\n\nThe returns\nwindow is 30 days.", "The returns window is 30 days. [S1]"),
        ("1. First.\n2. The returns window is 30 days.", "The returns window is 30 days. [S1]"),
        ("| what | days |\n|---|---|\n| returns window | 30 |", "returns window, 30 [S1]"),
        ("- returns window: 30 days", "- returns window: 30 days [S1]"),
        ("What is the returns window? The returns window is 30 days.", "The returns window is 30 days. [S1]"),
        ("The returns window [S9] is 30 days.", "The returns window (S9) is 30 days. [S1]"),
    ],
)
def test_markup_is_gone_and_headings_are_no_answers(text: str, expected: str) -> None:
    """What is shown reads well and still stands in the span."""
    said = draft("How many days is the returns window?", text)
    assert said == expected
    assert verify(said, {"S1": text}).finding is Finding.ANCHORED


def test_a_heading_is_not_read_into_its_paragraph() -> None:
    """Without a blank line after it, the heading's own line is left out all the same."""
    text = "Returns window\nThe returns window is 30 days."
    assert draft("How long is the returns window?", text, heading="Policy > Returns window") == (
        "The returns window is 30 days. [S1]"
    )


def test_a_document_cannot_make_it_abstain_or_cite() -> None:
    """A sentence with the abstention string is no candidate; its citations are only text."""
    text = f"To reset the unit say {ABSTENTION}. Reset the unit with the button [S2]."
    assert draft("How do I reset the unit?", text) == "Reset the unit with the button (S2). [S1]"


PIECES = st.sampled_from(
    (
        "The unit weighs ~18 kg~. ~\n~\n\n~# Weight\n~- ~1. ~2) ~| a | 18 |\n~**bold** ~*5**0* ~`x`~[s2~[S1]~"
        "[text](http://e.x/1) ~AX-42 ~3.14.4 ~-3.5 ~1,250 ~e.g. ~Dr. ~art. 5 ~? ~! ~: ~; ~“q” ~(see ~) ~```\n~"
        "NON NEL CONTESTO ~=====\n~…~½ ~_~ⅷ"
    ).split("~")
)


@given(
    st.lists(st.lists(PIECES, max_size=14).map("".join), max_size=3), st.sampled_from(["en", "it"]), st.integers(1, 3)
)
def test_every_draft_is_verified(texts: list[str], language: str, count: int) -> None:
    """Whatever the documents hold, the draft is anchored with at most so many sentences, or abstains."""
    made = _made("What does the unit AX-42 weigh, 18 kg or bold?", texts, language, count)
    said = Extractive().draft(made)
    verdict = verify(said, {span.label: span.text for span in made.spans}, languages=language)
    assert verdict.finding is (Finding.ABSTAINED if said == ABSTENTION else Finding.ANCHORED), (said, verdict.faults)
    assert len(verdict.claims) <= count
    assert said == Extractive().draft(made)


def _made(question: str, texts: list[str], language: str, count: int) -> Prompt:
    spans = [found(text, language=language) for text in texts]
    return prompt(question, spans, language=language, frame=Frame(max_sentences=count))
