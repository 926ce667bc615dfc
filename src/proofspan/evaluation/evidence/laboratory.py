"""Freeze, retrieve, evaluate: what is expected is read only by the last of the three."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from proofspan.archive.encoding import passage_vectors
from proofspan.encoders import Fitted
from proofspan.evaluation.evaluate import Evaluation, evaluate
from proofspan.evaluation.evidence.lists import lists
from proofspan.evaluation.evidence.verdicts import verdicts
from proofspan.evaluation.freezing import Freeze, freeze
from proofspan.evaluation.freezing.freeze import FILE
from proofspan.evaluation.freezing.placing import as_json, place, refuse
from proofspan.evaluation.freezing.running import environment
from proofspan.evaluation.ground import cutter
from proofspan.evaluation.grounds import Grounds
from proofspan.evaluation.how import How
from proofspan.evaluation.nouns import GoldenSet

if TYPE_CHECKING:
    from proofspan.encoders import Vectors

KS = (3, 5)
"""The depths at which evidence is looked for."""
RETRIEVAL, EMBEDDINGS, EVALUATION = "retrieval.json", "document-embeddings.npy", "evaluation.json"

Values = dict[str, Any]


def as_typed(golden: GoldenSet) -> GoldenSet:
    """The set with no product given beside a question that names it: it is detected there, filters, and leaves the
    ranking text, as when a person asks.
    """
    questions = (
        replace(question, products=frozenset(each for each in question.products if each not in question.text))
        for question in golden.questions
    )
    return replace(golden, questions=tuple(questions))


@dataclass(frozen=True, slots=True)
class Written:
    """What a run wrote: the lists, and what they are worth."""

    retrieval: Values
    evaluation: Values


@dataclass(frozen=True, slots=True)
class Laboratory:
    """A set in its folder and the ways in which it is asked, by the name of each method; all cut it alike."""

    folder: Path
    golden: GoldenSet
    ways: Mapping[str, How]
    store: str

    def run(self, out: Path, *, progress: Callable[[str], None] = lambda method: None) -> Written:
        """Freezes into `out`, or checks against the freeze that stands there; writes lists, embeddings and evaluation.

        Raises `FrozenError` when a result stands in `out`, and when the set, the ways or the code are not as frozen.
        """
        refuse(out, (RETRIEVAL, EMBEDDINGS, EVALUATION))
        frozen = self._frozen(out)
        found, listed = self._asked(progress)
        ids, vectors = self._embeddings()
        retrieval = {
            "schema_version": 1,
            "freeze": frozen.digest,
            "store": self.store,
            "environment": environment(),
            "config": {method: dict(result.config) for method, result in found.items()},
            "embeddings": ids,
            "queries": _by_question(listed),
        }
        evaluation = {"schema_version": 1, "freeze": frozen.digest, **verdicts(found, KS)}
        kept = {} if vectors is None else {EMBEDDINGS: _as_npy(vectors)}
        place(out, {RETRIEVAL: as_json(retrieval), **kept, EVALUATION: as_json(evaluation)})
        return Written(retrieval, evaluation)

    def _asked(self, progress: Callable[[str], None]) -> tuple[dict[str, Evaluation], dict[str, Values]]:
        """What each method found, and its lists."""
        found: dict[str, Evaluation] = {}
        listed: dict[str, Values] = {}
        grounds: Grounds | None = None
        for method, how in self.ways.items():
            progress(method)
            if grounds is None or not grounds.serves(how):
                grounds = Grounds(self.golden, how, None)
            found[method] = evaluate(self.golden, how, grounds=grounds)
            listed[method] = lists(found[method], grounds)
        return found, listed

    def _frozen(self, out: Path) -> Freeze:
        first = next(iter(self.ways.values()))
        ways = {method: json.loads(json.dumps(how.config())) for method, how in self.ways.items()}
        now = freeze(self.folder, self.golden, first, asked={"store": self.store, "ways": ways})
        if (out / FILE).exists():
            then = Freeze.read(out)
            then.refuse_changes(now)
            return then
        now.write(out)
        return now

    def _embeddings(self) -> "tuple[list[str], Vectors | None]":
        """The ids of all passages, in the order of documents, and their vectors, shape (passages, dimensions)."""
        import numpy as np

        equipped = (how.equipped for how in self.ways.values())
        encoder = next((each for each in equipped if each is not None and not isinstance(each, Fitted)), None)
        if encoder is None:
            return [], None
        cut = cutter(self.golden, next(iter(self.ways.values())).chunker, encoder.reads)
        passages = [(document, cut(document)) for document in self.golden.documents]
        rows = [passage_vectors(encoder, each, document.title) for document, each in passages]
        return [passage.id for _, each in passages for passage in each], np.concatenate(rows)


def _by_question(listed: Mapping[str, Values]) -> Values:
    """What does not depend on the method once for each question, and its lists by method."""
    first = next(iter(listed.values()))
    return {
        name: {
            **{key: value for key, value in asked.items() if key != "list"},
            "methods": {method: each[name]["list"] for method, each in listed.items()},
        }
        for name, asked in first.items()
    }


def _as_npy(vectors: "Vectors") -> bytes:
    import numpy as np

    file = BytesIO()
    np.save(file, vectors)
    return file.getvalue()
