"""A run made elsewhere, judged by a set: the figures that need no archive."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from proofspan.audit import canonical
from proofspan.documents import Document, digest_of
from proofspan.eligibility import Eligibility, Identity
from proofspan.errors import GoldenSetError, NothingEvaluatedError
from proofspan.evaluation.cases import resolved
from proofspan.evaluation.formats.trec import Run, word
from proofspan.evaluation.formats.units import judged_run, known, units_of, unknown
from proofspan.evaluation.how import KS
from proofspan.evaluation.judging import Judged
from proofspan.evaluation.library import Library
from proofspan.evaluation.measures import ceiling, complete, mrr, ndcg, recall
from proofspan.evaluation.measuring import GAIN_DEPTH, figures
from proofspan.evaluation.nouns import GoldenCase, GoldenSet, Invalid
from proofspan.evaluation.statistics import Figure

AT_K = {"recall": recall, "complete": complete}


@dataclass(frozen=True, slots=True)
class JudgedCase:
    """One case: what was ranked for it, the ids among that which should not be there, and its measures."""

    case: GoldenCase
    judged: Judged
    forbidden: tuple[str, ...]
    measures: Mapping[str, float | None]


@dataclass(frozen=True, slots=True)
class JudgedRun:
    """The cases and the figures of one run."""

    set: str
    ks: tuple[int, ...]
    as_of: date
    cases: tuple[JudgedCase, ...]
    invalid: tuple[Invalid, ...]
    measures: Mapping[str, Figure]
    notes: tuple[str, ...]

    @property
    def values(self) -> dict[str, Any]:
        """The run as JSON values, with the keys of `evaluate --json` where they mean the same."""
        config = {"method": "run", "k": list(self.ks), "as_of": self.as_of.isoformat()}
        content: dict[str, Any] = {
            "config": config,
            "set": self.set,
            "n": len(self.cases),
            "n_answerable": sum(each.case.answerable for each in self.cases),
            "n_unanswerable": sum(not each.case.answerable for each in self.cases),
            "invalid_items": [{"id": i.id, "line": i.line, "kind": i.kind, "reason": i.reason} for i in self.invalid],
            "measures": {name: _figure(figure) for name, figure in self.measures.items()},
            "forbidden_candidates": sum(len(each.forbidden) for each in self.cases),
            "cases": [_case(each, self.ks) for each in self.cases],
            "notes": list(self.notes),
        }
        return {**content, "receipt": digest_of(canonical(content))}


def judge(
    golden: GoldenSet,
    run: Run,
    *,
    documents: Sequence[Document] = (),
    ks: tuple[int, ...] = KS,
    as_of: date,
) -> JudgedRun:
    """The run judged by the set; what a set without documents of its own names is looked up in `documents`.

    A question that the run does not rank has found nothing, and counts. `as_of` is the day of questions that name none.
    Raises `GoldenSetError` when no question of the set is in the run, `NothingEvaluatedError` when none can be counted.
    """
    held = golden.documents or tuple(documents)
    library = Library.of(golden, held)
    cases, invalid = resolved(golden.questions, library)
    if not cases:
        raise NothingEvaluatedError(f"{golden.name}: none of its questions could be counted")
    run = _named(run, golden, library)
    if not any(question.id in run for question in golden.questions):
        raise GoldenSetError(f"{golden.name}: the run ranks {next(iter(run))!r} and others, no question of the set")
    depth = max(ks[-1], GAIN_DEPTH)
    results = [_judged(case, run.get(case.id, ()), library, ks, as_of) for case in cases]
    return JudgedRun(
        set=golden.name,
        ks=ks,
        as_of=as_of,
        cases=tuple(results),
        invalid=invalid,
        measures=figures(results[0].measures, results),
        notes=(*golden.notes, *_notes(cases, golden, run, library, depth)),
    )


def _named(run: Run, golden: GoldenSet, library: Library) -> Run:
    """The run under the set's own ids, which have blanks where a run file has `%20`."""
    own = {word(question.id): question.id for question in golden.questions if question.id not in run}
    return {
        own.get(question, question): tuple(dict.fromkeys(known(name, library) for name in ranked))
        for question, ranked in run.items()
    }


def _judged(case: GoldenCase, ranked: Sequence[str], library: Library, ks: tuple[int, ...], as_of: date) -> JudgedCase:
    depth = max(ks[-1], GAIN_DEPTH)
    seen = judged_run(case, ranked, library, depth=depth)
    values = {f"{name}@{k}": measure(seen, k) for name, measure in AT_K.items() for k in ks}
    # The ceiling is over passages: what a document would deliver of itself is not known here.
    cut = not any(each in library.names for each in ranked)
    values |= {f"ceiling@{k}": ceiling(seen, k) if cut else None for k in ks}
    values |= {f"ndcg@{GAIN_DEPTH}": ndcg(seen, GAIN_DEPTH), "mrr": mrr(seen, depth)}
    return JudgedCase(case, seen, _forbidden(case, ranked, library, as_of), values)


def _forbidden(case: GoldenCase, ranked: Sequence[str], library: Library, as_of: date) -> tuple[str, ...]:
    """The ids that the case forbids, or whose document its asker may not see on that day, however deep they stand."""
    asked = case.question
    asker = Eligibility(Identity("evaluation", asked.groups), asked.as_of or as_of, asked.products)
    wrong = []
    for name, found in zip(ranked, units_of(ranked, library), strict=True):
        revision, span = found.passage.revision, found.passage.span
        document = library.documents.get(revision)
        unseen = document is not None and not asker.admits(document.policy)
        if unseen or any(target.touched_by(revision, span) for target in case.forbidden):
            wrong.append(name)
    return tuple(wrong)


def _notes(cases: Iterable[GoldenCase], golden: GoldenSet, run: Run, library: Library, depth: int) -> tuple[str, ...]:
    missing = sum(case.id not in run for case in cases)
    foreign = len(run.keys() - {question.id for question in golden.questions})
    strange = {name for case in cases for name in unknown(run.get(case.id, ()), library)}
    shallow = sum(0 < len(run.get(case.id, ())) < depth for case in cases)
    counted = {
        "questions are not in the run: nothing was found for them": missing,
        "questions of the run are none of the set": foreign,
        f"ids of the run name nothing here, such as {min(strange, default='')!r}": len(strange),
        f"questions have fewer than {depth} ids in the run": shallow,
    }
    return tuple(f"{count} {what}" for what, count in counted.items() if count)


def _figure(figure: Figure) -> dict[str, Any]:
    step = 1 / figure.n if figure.n else None
    return {"value": figure.value, "n": figure.n, "ci95": list(figure.ci95) if figure.ci95 else None, "step": step}


def _case(each: JudgedCase, ks: tuple[int, ...]) -> dict[str, Any]:
    judged = each.judged
    return {
        "id": each.case.id,
        "answerable": each.case.answerable,
        "required": list(judged.required),
        "found": {str(k): list(judged.found(k)) for k in ks},
        "missing": list(judged.missing(ks[-1])),
        "ranks": judged.ranks,
        "complete": {str(k): not judged.missing(k) if judged.required else None for k in ks},
        "forbidden": list(each.forbidden),
        "measures": dict(each.measures),
    }
