"""The graph of a model of inference between two texts: pairs as numbers in, how likely each is entailed out."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from proofspan.errors import JudgeError
from proofspan.retrieval.pair_graph import IDS, MASK, MEND, TYPES, PairLogits

ENTAILED = frozenset({"entailment", "entails", "entailed", "supported", "supports", "consistent"})
OTHER = frozenset(
    {
        "contradiction",
        "contradicts",
        "inconsistent",
        "neutral",
        "non entailment",
        "not entailed",
        "not entailment",
        "not enough info",
        "not supported",
        "refuted",
        "refutes",
        "unsupported",
    }
)
"""Names of labels, in small letters with blanks; any other name is not guessed at."""

ALONE = ("entailment",)
"""The label of a graph with one logit, which needs no names."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The names of a graph's logits, in their order, and the place of the one that says that a text is entailed."""

    names: tuple[str, ...]
    entailed: int

    @classmethod
    def at(cls, config: Path) -> "Labels | None":
        """Those that `id2label` in a config.json names, None where it names none.

        Raises `JudgeError` for labels that are not known, not numbered from 0, or of which not just one is entailment.
        """
        named = _json(config).get("id2label")
        if named is None:
            return None
        if not isinstance(named, dict) or sorted(named) != sorted(map(str, range(len(named)))):
            raise JudgeError(f"{config}: id2label numbers the labels from 0 and names each, found {named!r:.200}")
        names = tuple(_plain(named[str(number)]) for number in range(len(named)))
        entailed = [place for place, name in enumerate(names) if name in ENTAILED]
        unknown = [name for name in names if name not in ENTAILED | OTHER]
        if unknown or len(entailed) != 1:
            raise JudgeError(
                f"{config}: id2label names {', '.join(names)}, and just one must be entailment, each other one "
                f"{', '.join(sorted(OTHER))}: write there what the logits mean"
            )
        return cls(names, entailed[0])


class NliGraph:
    """A graph of pairs whose output has shape (n, labels), or (n, 1) without labels.

    Raises `JudgeError` for any other graph, `EncoderError` for a file that is none, and `MissingExtraError` without
    onnxruntime.
    """

    def __init__(self, file: Path, labels: Labels | None, *, threads: int | None = None) -> None:
        self.labels = labels or Labels(ALONE, 0)
        self._file = file
        self._logits = PairLogits(file, fits=self._fits, other=self._other, threads=threads)

    def run(self, ids: Sequence[Sequence[int]], types: Sequence[Sequence[int]]) -> list[tuple[float, ...]]:
        """How likely each label is, for each pair, all of one length; one logit is taken for that of entailment."""
        import numpy as np

        logits = self._logits.run(ids, types)
        if len(self.labels.names) == 1:
            logits = np.concatenate([logits, np.zeros_like(logits)], axis=1)
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        return [tuple(map(float, row)) for row in raised / raised.sum(axis=1, keepdims=True)]

    def _fits(self, shape: Sequence[object]) -> bool:
        """Whether a declared shape can be that of its labels; a size that is left open is looked at when it has run."""
        return len(shape) == 2 and (not isinstance(shape[1], int) or shape[1] == len(self.labels.names))

    def _other(self, what: str) -> JudgeError:
        wanted = f"one of {len(self.labels.names)} logits a pair, for {', '.join(self.labels.names)}"
        return JudgeError(
            f"the graph {self._file} {what}: a judge takes {IDS}, {MASK} and {TYPES} (the last two where it reads "
            f"them) in, and {wanted} out; config.json beside it names the labels by id2label, and only a graph with "
            "one logit needs none"
        )


def _plain(name: object) -> str:
    return str(name).lower().replace("_", " ").replace("-", " ").strip()


def _json(file: Path) -> Mapping[str, object]:
    try:
        found = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    except (OSError, ValueError, RecursionError) as error:
        raise JudgeError(f"{file} cannot be read as JSON ({error}): {MEND}") from error
    return found if isinstance(found, dict) else {}
