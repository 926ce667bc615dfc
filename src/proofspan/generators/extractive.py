"""The generator without a model: the one or two sentences of the spans that answer, word for word, each cited."""

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from proofspan.analysis import Analyzer
from proofspan.analysis.literals import Held, Literals, Number, literals, missing
from proofspan.generators.accepting import Delivered, may_answer, may_follow, spoken_of
from proofspan.generators.candidates import candidates, together
from proofspan.generators.question import Asked, Read, asked, quantity, read
from proofspan.generators.scoring import Scoring, score
from proofspan.prompts import Prompt

DEFAULT_SCORING = Scoring()


@dataclass(frozen=True, slots=True)
class Extractive:
    """Answers with the prompt's own sentences, or abstains when the spans do not speak of what is asked."""

    scoring: Scoring = DEFAULT_SCORING
    name: str = "extractive"
    _own: threading.local = field(default_factory=threading.local, init=False, repr=False, compare=False)

    def draft(self, prompt: Prompt) -> str:
        """The best sentence with its citation, a second one where it brings words of the question that the
        first lacks, or the exact abstention. The same prompt always gives the same draft.
        """
        analyzer = self._analyzer()
        among = [read(candidate, analyzer) for candidate in candidates(prompt)]
        if not among or _unheard_of(prompt):
            return prompt.abstention
        delivered = Delivered.of(prompt, analyzer)
        questions = {
            language: asked(prompt, among, delivered.held, language=language, analyzer=analyzer)
            for language in sorted({each.candidate.language for each in among})
        }
        if not any(spoken_of(question, delivered, self.scoring) for question in questions.values()):
            return prompt.abstention
        chosen = self._chosen(questions, self._ordered(questions, among, delivered), prompt.max_sentences)
        return together(each.candidate for each in chosen) or prompt.abstention

    def _analyzer(self) -> Analyzer:
        """One for each thread that drafts, kept with the words that it has met: most come again."""
        if not hasattr(self._own, "analyzer"):
            self._own.analyzer = Analyzer()
        kept: Analyzer = self._own.analyzer
        return kept

    def _ordered(self, questions: Mapping[str, Asked], among: Sequence[Read], delivered: Delivered) -> list[Read]:
        """Those that may answer, best first; pieces of broken sentences only where there is nothing else."""
        scored = [
            (score(question, each, self.scoring), each)
            for each in among
            for question in (questions[each.candidate.language],)
            if may_answer(question, each, delivered, self.scoring)
        ]
        ordered = [each for _, each in sorted(scored, key=lambda pair: -pair[0])]
        return [each for each in ordered if each.candidate.whole] or ordered

    def _chosen(self, questions: Mapping[str, Asked], ordered: Sequence[Read], at_most: int) -> list[Read]:
        """The best sentence, then those that cover enough of the question that is not covered yet."""
        chosen = list(ordered[:1])
        for each in ordered[1:]:
            question = questions[each.candidate.language]
            if len(chosen) < at_most and may_follow(question, each, chosen, self.scoring):
                chosen.append(each)
        return chosen


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
    if number.value is None or number.key[-1:].isalpha() or (number.key.isdigit() and 1000 <= number.value < 2100):
        return False
    return not quantity(number, question)


def _held(prompt: Prompt, language: str) -> Held:
    """The literals of all spans of a language and of what stands above them."""
    texts = [
        f"{span.found.title}\n{span.found.passage.heading}\n{span.text}"
        for span in prompt.spans
        if span.found.language == language
    ]
    return Held.of(literals("\n".join(texts), language))
