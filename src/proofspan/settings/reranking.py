"""A reranker by its path: named when settings are read, loaded once, when an archive is asked."""

from collections.abc import Sequence
from pathlib import Path

from proofspan.retrieval.cross_encoder import CrossEncoder


class ByPath:
    """A `Reranker` that loads the cross-encoder at a path when it is first asked for its digest or for scores.

    `name` is the path as it was given. Raises what `CrossEncoder.load` does, then.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._loaded: CrossEncoder | None = None

    @property
    def digest(self) -> str:
        """That of the files as they were loaded."""
        return self._model().digest

    def scores(self, question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
        """The cross-encoder's logits."""
        return self._model().scores(question, candidates)

    def _model(self) -> CrossEncoder:
        if self._loaded is None:
            self._loaded = CrossEncoder.load(Path(self.name))
        return self._loaded
