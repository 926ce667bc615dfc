"""Which sentences may answer at all: those that share more with the question than one incidental word."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from proofspan.analysis import Analyzer
from proofspan.generators.answer_type import Kind, offers
from proofspan.generators.question import Asked, Read
from proofspan.generators.scoring import Scoring
from proofspan.prompts import Prompt


@dataclass(frozen=True, slots=True)
class Delivered:
    """The terms of what was delivered: of each span under its label, of all headings and texts, of all titles."""

    spans: dict[str, frozenset[str]]
    bodies: frozenset[str]
    titles: frozenset[str]

    @classmethod
    def of(cls, prompt: Prompt, analyzer: Analyzer) -> Self:
        """The terms of a prompt's spans, each in its own language."""
        spans: dict[str, frozenset[str]] = {}
        titles: set[str] = set()
        for span in prompt.spans:
            language = span.found.language
            texts = (span.text, span.found.passage.heading)
            spans[span.label] = frozenset(term for text in texts for term in analyzer.terms(text, language))
            titles.update(analyzer.terms(span.found.title, language))
        return cls(spans, frozenset().union(*spans.values()), frozenset(titles))

    @property
    def held(self) -> frozenset[str]:
        """Every term that stands anywhere in what was delivered."""
        return self.bodies | self.titles


def spoken_of(question: Asked, delivered: Delivered, scoring: Scoring) -> bool:
    """Whether the spans speak of what is asked: they hold enough of the question outside the words of titles,
    and words that nothing the asker may read has are not the most of it. Most is by weight and by number: in a
    small archive one rare verb outweighs two nouns that stand there.
    """
    focus = set(question.shares) - delivered.titles
    total = question.cover(focus)
    on_it = question.cover(focus & delivered.bodies) / total if total > 1e-9 else 1.0
    mostly_unknown = 2 * len(question.unknown) >= len(question.shares) and (
        question.cover(question.unknown) > 1 - scoring.heard
    )
    return on_it >= scoring.focus and not mostly_unknown


def may_answer(question: Asked, sentence: Read, delivered: Delivered, scoring: Scoring) -> bool:
    """Whether the sentence with what stands above it has two content words of the question, or the rarest that
    was delivered, where that one weighs half of it or stands for more: its span has another content word, and
    the sentence the kind of thing asked for.
    """
    terms = question.content(sentence.all_terms)
    if not terms or question.cover(sentence.all_terms) < scoring.enough:
        return False
    if len(terms) > 1 or question.cover(terms) >= 1 - 1e-9:
        return True
    if not terms & question.rarest(delivered.held):
        return False
    in_span = question.content(delivered.spans[sentence.candidate.label])
    return question.cover(terms) >= scoring.half or (len(in_span) > 1 and _fits(question, sentence))


def may_follow(question: Asked, sentence: Read, said: Iterable[Read], scoring: Scoring) -> bool:
    """Whether the sentence says enough by itself, and enough that was not said, to be worth a second place."""
    terms = frozenset(sentence.terms)
    covered = frozenset().union(*(each.all_terms for each in said))
    own = question.cover(terms)
    added = own - question.cover(covered & terms)
    content = question.content(terms)
    shared = len(content) > 1 or question.thing in content
    return shared and added >= scoring.second and own >= scoring.apart


def _fits(question: Asked, sentence: Read) -> bool:
    """Whether the sentence has the kind of thing asked for, or no kind is."""
    text, language = sentence.candidate.text, sentence.candidate.language
    return question.kind is Kind.ANY or offers(text, question.kind, question=question.text, language=language)
