"""Prompts: labels, rules, budget, order."""

import pytest

from proofspan.documents import Policy, Revision
from proofspan.errors import SettingError
from proofspan.passages import Passage
from proofspan.prompts import ABSTENTION, Frame, Order, escaped, prompt
from proofspan.spans import Span
from proofspan.stores import Found


def found(text: str, *, title: str = "Guide", heading: str = "") -> Found:
    passage = Passage(Revision("guide", "v1"), Span(0, len(text)), heading, text)
    return Found(0, passage, title, "en", Policy(), (), (), ())


def texts(*, order: Order, count: int) -> list[str]:
    made = prompt("why?", [found(str(number)) for number in range(1, count + 1)], frame=Frame(order=order))
    return [span.text for span in made.spans]


def test_spans_are_labelled_as_they_stand() -> None:
    """The best span is S1, and its title and heading stand beside its label."""
    made = prompt("why?", [found("because", heading="Reasons > First"), found("so")])
    assert [span.label for span in made.spans] == ["S1", "S2"]
    assert "[S1] Guide > Reasons > First\nbecause" in made.text


def test_edges_put_the_best_at_both_ends() -> None:
    """Of five spans the first, third and fifth come forwards, then the fourth and the second."""
    assert texts(order=Order.EDGES, count=5) == ["1", "3", "5", "4", "2"]
    assert texts(order=Order.RANKED, count=3) == ["1", "2", "3"]


def test_the_tail_is_cut_at_a_passage() -> None:
    """Title 1 word and text 3 words a span: a budget of 9 holds two spans of 4, and one is cut."""
    made = prompt("why?", [found("a b c"), found("d e f"), found("g h i")], frame=Frame(budget=9))
    assert ([span.text for span in made.spans], made.cut) == (["a b c", "d e f"], 1)


def test_the_first_span_is_always_kept() -> None:
    """A budget of one word delivers the best span all the same."""
    made = prompt("why?", [found("a b c"), found("d")], frame=Frame(budget=1))
    assert ([span.text for span in made.spans], made.cut) == (["a b c"], 1)


def test_empty_passages_are_not_delivered() -> None:
    """A title without text is found by search and never cited."""
    made = prompt("why?", [found(" "), found("so")])
    assert ([span.text for span in made.spans], made.cut) == (["so"], 0)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Question: why?"), ("it", "Domanda: why?"), ("fr", "Question:")]
)
def test_the_rules_are_in_the_language_asked_for(language: str, words: str) -> None:
    """English and Italian have their own words, any other language the English ones; the abstention is the same."""
    made = prompt("why?", [found("so")], language=language)
    assert words in made.text
    assert ABSTENTION in made.text


def test_the_number_of_sentences_is_said() -> None:
    """Three sentences at most, or one."""
    assert "at most 3 sentences" in prompt("why?", [found("so")], frame=Frame(max_sentences=3)).text
    assert "Write one sentence." in prompt("why?", [found("so")], frame=Frame(max_sentences=1)).text


def test_a_document_cannot_cite() -> None:
    """Citation-like text of a document is escaped in the prompt and unchanged in the span."""
    made = prompt("why [S3]?", [found("Say so [S9] and [s1", title="On ［S1］")])
    assert "Say so (S9) and (s1" in made.text
    assert "[S9]" not in made.text and "[S3]" not in made.text and "［" not in made.text
    assert made.spans[0].text == "Say so [S9] and [s1"


def test_what_is_no_citation_is_left() -> None:
    """References by number, list brackets and code are not citations."""
    assert escaped("see [1], [Ss], x[0] and [a, b]") == "see [1], [Ss], x[0] and [a, b]"


def test_the_digest_is_of_the_whole_prompt() -> None:
    """The same question and spans give the same digest, another question another one."""
    one, same, other = (prompt(question, [found("so")]) for question in ("why?", "why?", "how?"))
    assert one.digest == same.digest != other.digest
    assert len(one.digest) == 64


@pytest.mark.parametrize("frame", [{"max_sentences": 0}, {"budget": 0}, {"abstention": " "}, {"order": "random"}])
def test_a_frame_that_cannot_be_is_refused(frame: dict[str, object]) -> None:
    """No sentences, no words, no abstention or an unknown order are settings errors."""
    with pytest.raises(SettingError):
        Frame(**frame)  # type: ignore[arg-type]


def test_order_may_be_a_word() -> None:
    """The settings' word is as good as the enumeration's member."""
    made = prompt("why?", [found("1"), found("2"), found("3")], frame=Frame(order="edges"))  # type: ignore[arg-type]
    assert [span.text for span in made.spans] == ["1", "3", "2"]
