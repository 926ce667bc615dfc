"""Whether answers lean on the documents that hold the evidence."""

from proofspan.archive import Outcome, Sentence
from proofspan.evaluation.answered import Answered


def cited_right_source(case: Answered) -> float | None:
    """1 when some citation is of a revision that holds required evidence, else 0.

    None for questions without required evidence and for those that were not answered.
    """
    if not case.answerable or case.answer.outcome is not Outcome.ANSWERED:
        return None
    return float(any(_right(sentence, case) for sentence in case.answer.sentences))


def sentence_precision(case: Answered) -> float | None:
    """The share of the answer's sentences of which some citation is of a revision that holds required evidence.

    None for questions without required evidence and for those that were not answered.
    """
    if not case.answerable or case.answer.outcome is not Outcome.ANSWERED or not case.answer.sentences:
        return None
    return sum(_right(sentence, case) for sentence in case.answer.sentences) / len(case.answer.sentences)


def _right(sentence: Sentence, case: Answered) -> bool:
    return any(citation.found.passage.revision in case.sources for citation in sentence.citations)
