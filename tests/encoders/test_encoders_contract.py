"""Every encoder that ships keeps the contract: the small one always, the fetched ones where they are here."""

from collections.abc import Callable
from pathlib import Path

import pytest

from proofspan.encoders import Encoder
from proofspan.encoders.contract import EncoderContract
from proofspan.encoders.letters import Letters
from proofspan.encoders.pretrained import Pretrained
from proofspan.encoders.published import E5, MINILM


class TestLetters(EncoderContract):
    """The one for tests."""

    def make(self) -> Encoder:
        """A new one."""
        return Letters()


class TestMiniLM(EncoderContract):
    """The English one, two threads."""

    @pytest.fixture(autouse=True)
    def here(self, fetched: Callable[[str], Path]) -> None:
        """Loads it, or says why not."""
        self.encoder = Pretrained.load(fetched("minilm"), MINILM, threads=2)

    def make(self) -> Encoder:
        """The one that was loaded."""
        return self.encoder


class TestE5(EncoderContract):
    """The multilingual one, two threads."""

    @pytest.fixture(autouse=True)
    def here(self, fetched: Callable[[str], Path]) -> None:
        """Loads it, or says why not."""
        self.encoder = Pretrained.load(fetched("e5"), E5, threads=2)

    def make(self) -> Encoder:
        """The one that was loaded."""
        return self.encoder
