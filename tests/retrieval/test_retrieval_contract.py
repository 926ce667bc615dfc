"""Every reranker that ships keeps the contract: the lexical one, and a cross-encoder of a few nodes by its path."""

from pathlib import Path

import pytest
from pair_models import folder, shared

from proofspan.retrieval.contract import RerankerContract
from proofspan.retrieval.cross_encoder import CrossEncoder
from proofspan.retrieval.rerank import Lexical, Reranker
from proofspan.settings.reranking import ByPath


class TestLexical(RerankerContract):
    """The article's pair score."""

    def make(self) -> Reranker:
        """A new one."""
        return Lexical()


class TestCrossEncoder(RerankerContract):
    """The graph that counts words of question and passage, reading 48 tokens."""

    @pytest.fixture(autouse=True)
    def here(self, tmp_path: Path) -> None:
        """Writes its files."""
        self.place = folder(tmp_path / "pairs", shared())

    def make(self) -> Reranker:
        """Loaded anew."""
        return CrossEncoder.load(self.place)


class TestByPath(TestCrossEncoder):
    """The same as settings name it."""

    def make(self) -> Reranker:
        """Not loaded yet."""
        return ByPath(str(self.place))
