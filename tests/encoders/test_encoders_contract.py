"""Every encoder that ships keeps the contract: the small one always, the fetched ones where they are here."""

from collections.abc import Callable
from pathlib import Path

import pytest

from proofspan.encoders import Encoder
from proofspan.encoders.contract import EncoderContract
from proofspan.encoders.e5 import E5
from proofspan.encoders.letters import Letters
from proofspan.encoders.minilm import MiniLM


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
        self.encoder = MiniLM.load(fetched("minilm"), threads=2)

    def make(self) -> Encoder:
        """The one that was loaded."""
        return self.encoder


class TestE5(EncoderContract):
    """The multilingual one, two threads."""

    @pytest.fixture(autouse=True)
    def here(self, fetched: Callable[[str], Path]) -> None:
        """Loads it, or says why not."""
        self.encoder = E5.load(fetched("e5"), threads=2)

    def make(self) -> Encoder:
        """The one that was loaded."""
        return self.encoder
