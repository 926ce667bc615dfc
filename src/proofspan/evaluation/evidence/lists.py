"""The ordered lists of one method, as they were retrieved: no expectation is read here."""

from typing import Any

from proofspan.analysis import Analyzer
from proofspan.eligibility import Eligibility, Identity
from proofspan.evaluation.evaluate import Evaluation
from proofspan.evaluation.grounds import Grounds
from proofspan.retrieval import Hit, Query


def lists(result: Evaluation, grounds: Grounds) -> dict[str, Any]:
    """For each question who asked what on which day, the terms of its ranking text, how many passages could compete,
    and the first `pool` of them with their text: the contexts.
    """
    how, analyzer = result.how, Analyzer()
    found = {}
    for case in result.cases:
        question = case.case.question
        eligibility = Eligibility(
            Identity("evaluation", question.groups), question.as_of or how.as_of, question.products
        )
        query = Query(question.text, eligibility, how.recipe.pool)
        ranking = grounds.of(case.case).archive.search(query, how.recipe, detect_products=how.detect_products)
        language = question.language or "en"
        found[question.id] = {
            "text": question.text,
            "ranking_text": ranking.query.searched,
            "lexemes": list(analyzer.terms(ranking.query.searched, language)),
            "as_of": eligibility.as_of.isoformat(),
            "groups": sorted(question.groups),
            "products": sorted(ranking.query.eligibility.products),
            "eligible": ranking.eligible,
            "list": [_hit(hit) for hit in ranking.hits],
        }
    return found


def _hit(hit: Hit) -> dict[str, Any]:
    found = hit.found
    return {
        "rank": hit.rank,
        "passage_id": found.passage.id,
        "evidence": list(found.evidence),
        "partial": bool(found.evidence) and not found.whole,
        "score": hit.score,
        "ranks": dict(hit.ranks),
        "text": found.passage.text,
    }
