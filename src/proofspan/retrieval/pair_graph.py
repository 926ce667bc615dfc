"""The graph of a cross-encoder: pairs of texts as numbers in, one logit a pair out."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from proofspan.encoders.loading import session
from proofspan.errors import EncoderError, ProofspanError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

IDS, MASK, TYPES = "input_ids", "attention_mask", "token_type_ids"
KINDS = {"tensor(int64)": "int64", "tensor(int32)": "int32"}
LOGITS = "logits"
WANTED = f"{IDS}, {MASK} and {TYPES} (the last two where it reads them) in, one output of one or two logits a pair"

MEND = "have the model's files again"


class PairLogits:
    """An ONNX graph whose inputs are some of `input_ids`, `attention_mask`, `token_type_ids`, of shape (n, length).

    Its output is the one called `logits` where there are several; `fits` says whether a shape can be its, of which a
    size that is left open is no number. What is wrong with it is raised as `other` makes it of the words for it. Raises
    `EncoderError` for a file that is no graph, and `MissingExtraError` without onnxruntime.
    """

    def __init__(
        self,
        file: Path,
        *,
        fits: Callable[[Sequence[object]], bool],
        other: Callable[[str], ProofspanError],
        threads: int | None = None,
    ) -> None:
        self._fits, self._other = fits, other
        self._session = session(file, threads=threads, mend=MEND)
        self._kinds = {each.name: KINDS.get(each.type, "") for each in self._session.get_inputs()}
        outputs = {each.name: each.shape for each in self._session.get_outputs()}
        self._output = next(iter(outputs)) if len(outputs) == 1 else LOGITS
        if IDS not in self._kinds or set(self._kinds) - {IDS, MASK, TYPES} or "" in self._kinds.values():
            raise other(f"takes {', '.join(f'{each.name} {each.type}' for each in self._session.get_inputs())}")
        if self._output not in outputs or not fits(outputs[self._output]):
            raise other(f"gives {', '.join(f'{name} {list(shape)}' for name, shape in outputs.items())}")

    def run(self, ids: Sequence[Sequence[int]], types: Sequence[Sequence[int]]) -> "NDArray[np.float64]":
        """The logits of the pairs, all of one length: finite, a row for each."""
        import numpy as np

        given = {IDS: ids, MASK: [[1] * len(row) for row in ids], TYPES: types}
        inputs = {name: np.array(given[name], kind) for name, kind in self._kinds.items()}
        try:
            logits = np.asarray(self._session.run([self._output], inputs)[0], np.float64)
        except Exception as error:  # its errors share no narrower class
            raise self._other(f"fails on {len(ids)} pairs of {len(ids[0])} tokens ({str(error)[:300]})") from error
        if logits.shape[:1] != (len(ids),) or not self._fits(logits.shape):
            raise self._other(f"gives shape {logits.shape} for {len(ids)} pairs")
        if not np.isfinite(logits).all():
            raise self._other("gives a logit that is no number (NaN or infinite)")
        return logits


class PairGraph:
    """A graph of pairs whose output has shape (n, 1), (n,) or (n, 2). Raises `EncoderError` for any other graph, and
    `MissingExtraError` without onnxruntime.
    """

    def __init__(self, file: Path, *, threads: int | None = None) -> None:
        self._file = file
        self._logits = PairLogits(file, fits=_scores, other=self._other, threads=threads)

    def run(self, ids: Sequence[Sequence[int]], types: Sequence[Sequence[int]]) -> list[float]:
        """A finite logit for each pair, all of one length; of two logits the second less the first."""
        logits = self._logits.run(ids, types)
        scores = logits[:, 1] - logits[:, 0] if logits.shape == (len(ids), 2) else logits.reshape(len(ids))
        return [float(score) for score in scores]

    def _other(self, what: str) -> EncoderError:
        return EncoderError(f"the graph {self._file} {what}: a cross-encoder takes {WANTED}")


def _scores(shape: Sequence[object]) -> bool:
    """Whether a declared shape can be that of scores; sizes that are left open are looked at when it has run."""
    return len(shape) == 1 or (len(shape) == 2 and (not isinstance(shape[1], int) or shape[1] in (1, 2)))
