"""The receipt of an answer: everything that decided it, and apart from that everything it quotes."""

from typing import Any

from proofspan.archive.nouns import Answer, Asking, Sentence
from proofspan.audit import Receipt, receipt
from proofspan.documents import Revision, digest_of
from proofspan.retrieval import Ranking
from proofspan.stores import Found


def prove(asking: Asking, answer: Answer, *, at: int) -> Receipt:
    """The receipt of an answer given after write `at`. No word of a document stands in its body."""
    made, eligibility, judge = answer.trace.prompt, asking.query.eligibility, asking.answering.judge
    body = {
        "question": asking.query.text,
        # Who asked, as they asked: products that the question named stand with the ranking.
        "asker": {"subject": eligibility.identity.subject, **eligibility.values},
        "sequence": at,
        "config": dict(asking.config),
        "ranking": _ranking(answer.trace.ranking),
        "delivered": [
            {"label": s.label, "passage": s.found.passage.id, "digest": digest_of(s.text)} for s in made.spans
        ],
        "revisions": _digests(answer),
        "prompt_digest": made.digest,
        "generator": asking.answering.generator.name,
        # Named where there is one, so that receipts from before there were judges still give the same bytes.
        **({"judge": {"name": judge.name, "digest": judge.digest}} if judge else {}),
        "outcome": answer.outcome.value,
        **({"withheld": answer.withheld} if answer.withheld else {}),
        "citations": [_citations(sentence) for sentence in answer.sentences],
        "faults": [[f.kind.value, f.sentence.start, f.sentence.end] for f in answer.verdict.faults],
    }
    said = {
        "text": answer.text,
        "sentences": [sentence.text for sentence in answer.sentences],
        "quotes": [[c.quote for c in sentence.citations] for sentence in answer.sentences],
        "draft": answer.trace.draft,
        "faults": [[fault.token, fault.message] for fault in answer.verdict.faults],
    }
    return receipt(body, said)


def sources(answer: Answer) -> set[Revision]:
    """The revisions whose text was ranked among the hits or delivered."""
    return {found.passage.revision for found in _drawn_on(answer)}


def _drawn_on(answer: Answer) -> list[Found]:
    hits, delivered = answer.trace.ranking.hits, answer.trace.prompt.spans
    return [*(hit.found for hit in hits), *(span.found for span in delivered)]


def _ranking(ranking: Ranking) -> dict[str, Any]:
    return {
        "text": ranking.query.searched,
        "products": sorted(ranking.query.eligibility.products),
        "eligible": ranking.eligible,
        "hits": [{"passage": h.found.passage.id, "score": h.score, "ranks": dict(h.ranks)} for h in ranking.hits],
    }


def _digests(answer: Answer) -> dict[str, str]:
    return {str(found.passage.revision): found.digest for found in _drawn_on(answer)}


def _citations(sentence: Sentence) -> list[dict[str, Any]]:
    return [
        {"label": c.label, "revision": str(c.found.passage.revision), "span": [c.span.start, c.span.end]}
        for c in sentence.citations
    ]
