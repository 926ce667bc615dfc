"""The generator without a model: the one or two sentences of the spans that answer, word for word, each cited."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from proofspan.analysis import Analyzer
from proofspan.analysis.literals import Held, Literals, Number, literals, missing
from proofspan.generators.candidates import candidates
from proofspan.generators.scoring import Asked, Read, Scoring, asked, read, score
from proofspan.prompts import Prompt

DEFAULT_SCORING = Scoring()
_MEASURED = re.compile(
    r"\s*(?:[%‰€$£°]|(?:day|week|month|year|hour|minute|second|time|unit|piece|dollar|euro|percent)s?\b|"
    r"(?:giorn|settiman|mes|ann|or|minut|second|volt|unit|pezz|dollar)[aeio]\b|unità\b|per cento\b|"
    r"(?:kg|g|km|m|cm|mm|l|ml|kw|w|v|a|bar|nm|mb|gb)\b)",
    re.IGNORECASE,
)
"""What follows a number that the asker brings along: bought 20 days ago."""


@dataclass(frozen=True, slots=True)
class Extractive:
    """Answers with the prompt's own sentences, or abstains when the spans do not speak of what is asked."""

    scoring: Scoring = DEFAULT_SCORING
    name: str = "extractive"

    def draft(self, prompt: Prompt) -> str:
        """The best sentence with its citation, a second one where it brings words of the question that the
        first lacks, or the exact abstention. The same prompt always gives the same draft.
        """
        analyzer = Analyzer()
        among = [read(candidate, analyzer) for candidate in candidates(prompt)]
        if not among or _unheard_of(prompt):
            return prompt.abstention
        questions = {
            language: asked(prompt.question, language=language, analyzer=analyzer, weights=prompt.weights, among=among)
            for language in sorted({each.candidate.language for each in among})
        }
        if all(_focus(question, among, prompt, analyzer) < self.scoring.focus for question in questions.values()):
            return prompt.abstention
        chosen = self._chosen(questions, among, prompt.max_sentences)
        return " ".join(each.candidate.cited() for each in chosen) or prompt.abstention

    def _chosen(self, questions: dict[str, Asked], among: Sequence[Read], at_most: int) -> list[Read]:
        """The best sentence, then those that cover enough of the question that is not covered yet."""
        scores = [score(questions[each.candidate.language], each, self.scoring) for each in among]
        order = sorted(range(len(among)), key=lambda place: (-scores[place], place))
        chosen = [among[order[0]]]
        first = questions[chosen[0].candidate.language].cover((*chosen[0].terms, *chosen[0].above))
        if not first or first < self.scoring.enough:
            return []
        for place in order[1:]:
            question, covered = questions[among[place].candidate.language], _covered(chosen)
            own = question.cover(among[place].terms)
            added = own - question.cover(covered & set(among[place].terms))
            if len(chosen) < at_most and added >= self.scoring.second and own >= self.scoring.apart:
                chosen.append(among[place])
        return chosen


def _covered(chosen: Sequence[Read]) -> set[str]:
    """The terms of the chosen sentences and of what stands above them."""
    return {term for each in chosen for term in (*each.terms, *each.above)}


def _focus(question: Asked, among: Sequence[Read], prompt: Prompt, analyzer: Analyzer) -> float:
    """The share of the question, its words that stand in a delivered title left out, that the spans hold; in [0, 1]."""
    titles = {term for span in prompt.spans for term in analyzer.terms(span.found.title, span.found.language)}
    bodies = {
        term
        for span in prompt.spans
        for text in (span.text, span.found.passage.heading)
        for term in analyzer.terms(text, span.found.language)
    }
    focus = set(question.shares) - titles
    total = question.cover(focus)
    return question.cover(focus & bodies) / total if total > 1e-9 else 1.0


def _unheard_of(prompt: Prompt) -> bool:
    """Whether the question names a code or a number that no delivered span, title or heading has.

    Where weights are known, a code that is not among them filtered the documents and need not stand in them.
    Years need not either ("in February" stands under a title of 2021), nor do the asker's own quantities.
    """
    question = literals(prompt.question, prompt.language)
    held = [_held(prompt, language) for language in sorted({span.found.language for span in prompt.spans})]
    naming = tuple(number for number in question.numbers if _names(number, prompt.question))
    ranked = tuple(code for code in question.codes if not prompt.weights or code.key in prompt.weights)
    return bool(missing(Literals(naming, ranked), held))


def _names(number: Number, question: str) -> bool:
    """Whether the number names a thing (alpha 7, article 32): no year, no quantity, no number in words."""
    if number.value is None or (number.key.isdigit() and 1000 <= number.value < 2100):
        return False
    return not _MEASURED.match(question, number.span.end)


def _held(prompt: Prompt, language: str) -> Held:
    """The literals of all spans of a language and of what stands above them."""
    texts = [
        f"{span.found.title}\n{span.found.passage.heading}\n{span.text}"
        for span in prompt.spans
        if span.found.language == language
    ]
    return Held.of(literals("\n".join(texts), language))
