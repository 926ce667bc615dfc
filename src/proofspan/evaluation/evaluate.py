"""A set asked on an archive, every case judged, every measure with its interval."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from proofspan.archive import Archive
from proofspan.documents import Revision
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import NothingEvaluatedError
from proofspan.evaluation.answered import Answered, answered
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.forbidden import forbidden
from proofspan.evaluation.ground import Ground, built, existing, withheld
from proofspan.evaluation.how import How
from proofspan.evaluation.judging import Judged, judged, unit_of
from proofspan.evaluation.library import Library
from proofspan.evaluation.losing import Stage, lost
from proofspan.evaluation.measures import AT_K, OF_ANSWERS, mrr, ndcg
from proofspan.evaluation.nouns import GoldenCase, GoldenSet, Invalid
from proofspan.evaluation.searching import listed
from proofspan.evaluation.statistics import Figure
from proofspan.retrieval import Query

GAIN_DEPTH = 10
"""The depth of nDCG."""


@dataclass(frozen=True, slots=True)
class CaseResult:
    """What came of one case. `measures` has a value, or None, for each measure of the evaluation."""

    case: GoldenCase
    judged: Judged
    eligible: int
    lost: Mapping[str, Stage]
    forbidden: tuple[str, ...]
    answer: Answered | None
    measures: Mapping[str, float | None]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The result: what was asked how, each case, what could not be counted, and the figures."""

    set: str
    how: How
    cases: tuple[CaseResult, ...]
    invalid: tuple[Invalid, ...]
    measures: Mapping[str, Figure]
    config: Mapping[str, object]
    notes: tuple[str, ...]

    @property
    def forbidden_candidates(self) -> int:
        """How many candidates, over all cases and stages, should not have been there."""
        return sum(len(case.forbidden) for case in self.cases)


def evaluate(
    golden: GoldenSet,
    how: How,
    *,
    archive: Archive | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Evaluation:
    """The set's cases on a throw-away archive made of its documents, or on `archive`; nothing is written to that.

    Raises `NothingEvaluatedError` when no case can be counted, `GoldenSetError` or `SettingError` for a set or a
    way of finding that cannot be. The same set and way give the same result.
    """
    if archive is None and not golden.documents:
        reason = f": {golden.notes[0]}" if golden.notes else ""
        raise NothingEvaluatedError(f"{golden.name}: no document in it that can be read{reason}")
    ground = existing(archive, golden, how) if archive is not None else built(golden, how)
    documents = golden.documents or tuple(ground.documents.values())
    cases, invalid = resolved(golden.questions, Library.of(golden, documents, complete=bool(golden.documents)))
    if not cases:
        reason = f" (the first, {invalid[0].id!r}: {invalid[0].reason})" if invalid else ""
        raise NothingEvaluatedError(
            f"{golden.name}: none of {len(golden.questions)} questions could be counted{reason}"
        )
    grounds = {frozenset[Revision](): ground}
    results = []
    for number, case in enumerate(cases, start=1):
        without = case.without
        if without not in grounds:
            own = archive is None
            grounds[without] = built(golden, how, without=without) if own else withheld(ground, how, without=without)
        results.append(_result(case, grounds[case.without], how))
        progress(number, len(cases))
    return Evaluation(
        set=golden.name,
        how=how,
        cases=tuple(results),
        invalid=invalid,
        measures=_figures(results),
        config=_config(how, ground, own=archive is None),
        notes=(*golden.notes, *how.notes, *ground.notes, *_asked(results, golden, how)),
    )


def _result(case: GoldenCase, ground: Ground, how: How) -> CaseResult:
    depth = max(how.ks[-1], GAIN_DEPTH)
    query = Query(case.question.text, _eligibility(case, how), depth)
    ranked = listed(ground.archive, query, how, unit=lambda found: unit_of(case, found))
    seen = judged(case, ranked.passages, depth=depth, exact=ground.exact)
    answer = answered(case, query, ground, how)
    return CaseResult(
        case=case,
        judged=seen,
        eligible=ranked.eligible,
        lost=lost(case, seen.missing(how.ks[-1]), ground, ranked.eligibility),
        forbidden=forbidden(case, ranked, ground),
        answer=answer,
        measures=_measured(seen, answer, how, depth),
        notes=ranked.notes,
    )


def _eligibility(case: GoldenCase, how: How) -> Eligibility:
    question = case.question
    return Eligibility(
        Identity("evaluation", question.groups),
        question.as_of or how.as_of,
        question.products,
    )


def _measured(seen: Judged, answer: Answered | None, how: How, depth: int) -> dict[str, float | None]:
    values = {f"{name}@{k}": measure(seen, k) for name, measure in AT_K.items() for k in how.ks}
    values |= {f"ndcg@{GAIN_DEPTH}": ndcg(seen, GAIN_DEPTH), "mrr": mrr(seen, depth)}
    if answer is not None:
        values |= {name: measure(answer) for name, measure in OF_ANSWERS.items()}
    return values


def _figures(results: Sequence[CaseResult]) -> dict[str, Figure]:
    """The figure of each measure; nDCG and MRR only where some case has a unit for each piece of evidence."""
    figures = {name: Figure.of(result.measures[name] for result in results) for name in results[0].measures}
    needed = any(result.judged.required for result in results)
    if needed and not any(result.judged.single for result in results if result.judged.required):
        del figures[f"ndcg@{GAIN_DEPTH}"], figures["mrr"]
    return figures


def _config(how: How, ground: Ground, *, own: bool) -> dict[str, object]:
    layout = ground.archive.store.layout
    config: dict[str, object] = dict(how.config())
    config["analyzer"] = layout.analyzer if layout else None
    config["archive"] = "throw-away" if own else "existing"
    if not own:
        config["chunker"] = layout.chunker if layout else None
    return config


def _asked(results: Iterable[CaseResult], golden: GoldenSet, how: How) -> list[str]:
    """What is worth knowing of the questions as they were asked."""
    counted = Counter(note.partition(":")[0] for result in results for note in result.notes)
    notes = [f"{count} questions: {note}" for note, count in sorted(counted.items())]
    undated = sum(result.case.question.as_of is None for result in results)
    validity = [document.policy.validity for document in golden.documents]
    if undated and any(each.valid_from or each.valid_to for each in validity):
        notes.append(f"{undated} questions name no day: they were asked as of {how.as_of}")
    silent = sum(not r.case.answerable and r.case.question.answerable is None for r in results)
    if silent:
        notes.append(f"{silent} questions name no evidence: they are read as having no answer (answerable: false)")
    return notes
