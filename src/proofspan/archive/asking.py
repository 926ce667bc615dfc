"""From a question to a verified answer: rank, deliver, draft, verify; and the receipt that proves it."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from proofspan.archive.nouns import Answer, Asking, Citation, Outcome, Sentence, Trace
from proofspan.archive.proving import prove, sources
from proofspan.archive.verifying import OUTCOMES, verified
from proofspan.archive.withholding import Draft
from proofspan.audit import Receipt
from proofspan.documents import Revision
from proofspan.encoders import Encoder
from proofspan.prompts import LabelledSpan, Prompt, prompt
from proofspan.retrieval import Ranking, find
from proofspan.spans import Span
from proofspan.stores import Store
from proofspan.verification import Claim, Verdict

STAGES = ("retrieval", "generation", "verification")


@dataclass(frozen=True, slots=True)
class Asked:
    """An answer, its receipt, and the revisions that both draw on."""

    answer: Answer
    receipt: Receipt
    sources: tuple[Revision, ...]


@dataclass(frozen=True, slots=True)
class Drafted:
    """What stands between the ranking and the answer."""

    ranking: Ranking
    prompt: Prompt
    draft: str
    verdict: Verdict
    timings: Mapping[str, float]

    @property
    def trace(self) -> Trace:
        """The same for operators."""
        return Trace(self.ranking, self.prompt, self.draft, self.timings)


def ask(store: Store, asking: Asking, *, encoder: Encoder | None, at: int) -> Asked:
    """The answer to `asking` on the archive as it stood after write `at`, with its receipt."""
    drafted, outcome = _said(asking, _drafted(store, asking, encoder=encoder, at=at))
    answered = outcome is Outcome.ANSWERED
    sentences = tuple(_sentence(claim, drafted.prompt) for claim in drafted.verdict.claims) if answered else ()
    answer = Answer(
        query=drafted.ranking.query,
        outcome=outcome,
        text=drafted.draft.strip() if answered else drafted.prompt.abstention,
        sentences=sentences,
        verdict=drafted.verdict,
        trace=drafted.trace,
    )
    proof = prove(asking, answer, at=at)
    return Asked(replace(answer, receipt=proof.id), proof, tuple(sorted(sources(answer))))


def _drafted(store: Store, asking: Asking, *, encoder: Encoder | None, at: int) -> Drafted:
    answering = asking.answering
    clock = [time.perf_counter()]
    detects = answering.detect_products
    ranking = find(store, asking.query, asking.recipe, encoder=encoder, at=at, detect_products=detects)
    clock.append(time.perf_counter())
    made = _prompt(store, asking, ranking, at=at)
    draft = answering.generator.draft(made) if made.spans else made.abstention
    clock.append(time.perf_counter())
    verdict = verified(draft, made.spans, answering, abstention=made.abstention)
    clock.append(time.perf_counter())
    timings = {name: 1000 * (b - a) for name, (a, b) in zip(STAGES, pairwise(clock), strict=True)}
    return Drafted(ranking, made, draft, verdict, timings)


def _said(asking: Asking, drafted: Drafted) -> tuple[Drafted, Outcome]:
    """What the asker gets of a draft, and the draft: with the reason among the notes where it is withheld."""
    verdict, threshold = drafted.verdict, asking.answering.threshold
    outcome = OUTCOMES[verdict.finding]
    if outcome is not Outcome.ANSWERED or threshold is None:
        return drafted, outcome
    why = threshold.withheld(Draft(drafted.ranking, drafted.prompt, verdict))
    if not why:
        return drafted, outcome
    ranking = replace(drafted.ranking, notes=(*drafted.ranking.notes, why))
    return replace(drafted, ranking=ranking), Outcome.ABSTAINED


def _prompt(store: Store, asking: Asking, ranking: Ranking, *, at: int) -> Prompt:
    found = [hit.found for hit in ranking.hits]
    if asking.answering.deliver_all:
        held = {f.key for f in found}
        rest = dict.fromkeys(key for keys in ranking.pool.values() for key in keys if key not in held)
        found += store.read(list(rest), ranking.query.eligibility, at=at)
    language = found[0].language if found else "en"
    return prompt(asking.query.text, found, language=language, frame=asking.answering.frame, weights=ranking.weights)


def _sentence(claim: Claim, made: Prompt) -> Sentence:
    spans = {span.label: span for span in made.spans}
    return Sentence(claim.text, tuple(_citation(spans[s.label], s.span) for s in claim.support))


def _citation(cited: LabelledSpan, support: Span) -> Citation:
    span = support.shifted(cited.found.passage.span.start)
    return Citation(
        label=cited.label,
        found=cited.found,
        span=span,
        page=cited.found.page_at(span.start),
        quote=support.of(cited.text),
    )
