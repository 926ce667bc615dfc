"""The article's generator and the fixed one."""

import pytest

from proofspan.documents import Policy, Revision
from proofspan.generators import Fixed, Generator, Scripted
from proofspan.passages import Passage
from proofspan.prompts import ABSTENTION, Prompt, prompt
from proofspan.spans import Span
from proofspan.stores import Found
from proofspan.verification import Finding, verify


def asked(question: str, *texts: str) -> Prompt:
    spans = [
        Found(0, Passage(Revision("d", "v1"), Span(0, len(text)), "", text), "", "en", Policy(), (), (), ())
        for text in texts
    ]
    return prompt(question, spans)


def test_the_sentence_with_most_question_words_is_cited() -> None:
    """Cutoff and default stand in the second sentence of S2; its full stop gives way to the citation."""
    made = asked("what is the default cutoff", "A cutoff is a float.", "Read this. The default cutoff\nis 0.6.")
    assert Scripted().draft(made) == "The default cutoff is 0.6 [S2]."


def test_the_first_of_equals_wins() -> None:
    """Two sentences share two words each: the first one delivered."""
    assert Scripted().draft(asked("default cutoff", "Default cutoff one!", "Default cutoff two.")) == (
        "Default cutoff one! [S1]."
    )


def test_below_two_shared_words_it_abstains() -> None:
    """One word in common is not enough, and stop words are none."""
    assert Scripted().draft(asked("what is the cutoff of it", "The cutoff of it is 0.6.")) == ABSTENTION


def test_without_spans_it_abstains() -> None:
    """Nothing delivered, nothing said."""
    assert Scripted().draft(asked("default cutoff")) == ABSTENTION


def test_words_are_the_articles() -> None:
    """camelCase is split: ratio and cutoff are both found in cutoffRatio."""
    assert Scripted().draft(asked("ratio cutoff", "See cutoffRatio.")) == "See cutoffRatio [S1]."


@pytest.mark.parametrize("generator", [Fixed("The limit is 9 [S1]."), Scripted()])
def test_generators_have_names(generator: Generator) -> None:
    """Receipts record what wrote the draft."""
    assert generator.name in ("fixed", "scripted")


def test_fixed_says_the_same_whatever_is_asked() -> None:
    """A real fake: its text, unchanged."""
    assert Fixed("No [S9].").draft(asked("why")) == Fixed("No [S9].").draft(asked("how", "so")) == "No [S9]."


def test_every_sentence_of_a_quote_is_cited() -> None:
    """The article sees one sentence, since no space follows a `!`; verification sees three, and each has its label."""
    made = asked("hello world twice", "Then hello world twice: >>> say('Hello!') 'Hello world!' >>> bye() ends it.")
    draft = Scripted().draft(made)
    assert draft == "Then hello world twice: >>> say('Hello!') [S1] 'Hello world!' [S1] >>> bye() ends it [S1]."
    assert verify(draft, {"S1": made.spans[0].text}).finding is Finding.ANCHORED
