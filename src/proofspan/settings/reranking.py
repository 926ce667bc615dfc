"""A reranker by its path: named when settings are read, loaded once, when an archive is asked."""

from collections.abc import Sequence
from pathlib import Path

from proofspan.retrieval.cross_encoder import CrossEncoder


class ByPath:
    """A `Reranker` that loads the cross-encoder at `path` when it is first asked for its digest or for scores.

    Raises what `CrossEncoder.load` does, then.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loaded: CrossEncoder | None = None

    @property
    def name(self) -> str:
        """The name of the file or folder."""
        return self._path.resolve().name

    @property
    def digest(self) -> str:
        """That of the files as they were loaded."""
        return self._model().digest

    def scores(self, question: str, candidates: Sequence[tuple[str, str]]) -> list[float]:
        """The cross-encoder's logits."""
        return self._model().scores(question, candidates)

    def _model(self) -> CrossEncoder:
        if self._loaded is None:
            self._loaded = CrossEncoder.load(self._path)
        return self._loaded
