"""Every judge that ships keeps the contract: the fakes, a model of inference by path, and a server."""

from pathlib import Path

import pytest
from chat_server import judge_at, reading
from embedding_server import Serve
from nli_models import model

from proofspan.judges.contract import SAID, SPANS, JudgeContract
from proofspan.judges.fixed import Fixed, Unanimous
from proofspan.judges.nli import Nli
from proofspan.settings.judging import by_path
from proofspan.verification.judge import Judge


class TestFixed(JudgeContract):
    """The one that knows what it supports."""

    def make(self) -> Judge:
        """A new one."""
        return Fixed({SAID})


class TestNli(JudgeContract):
    """The graph that looks for neighbouring words, reading 48 tokens."""

    @pytest.fixture(autouse=True)
    def here(self, tmp_path: Path) -> None:
        """Writes its files."""
        self.place = model(tmp_path / "inference")

    def make(self) -> Judge:
        """Loaded anew."""
        return Nli.load(self.place)


class TestByPath(TestNli):
    """The same as settings name it."""

    def make(self) -> Judge:
        """Not loaded yet."""
        return by_path(str(self.place))


class TestEndpoint(JudgeContract):
    """A server that says yes where a passage holds the sentence."""

    @pytest.fixture(autouse=True)
    def here(self, serve: Serve) -> None:
        """Starts it."""
        self.server = serve(reading)

    def make(self) -> Judge:
        """Not asked yet."""
        return judge_at(self.server)


def test_a_contract_without_a_judge_says_what_lacks() -> None:
    """Inherited without `make`, the error names the class."""

    class TestNothing(JudgeContract):
        pass

    with pytest.raises(TypeError, match="TestNothing inherits JudgeContract"):
        TestNothing().make()


@pytest.mark.parametrize("supported", [True, False])
def test_the_unanimous_judge_says_one_thing(supported: bool) -> None:
    """Of every sentence that cites anything, and in a digest of its own."""
    judge = Unanimous(supported=supported)
    assert {judge.judge(text, SPANS).supported for text in (SAID, "anything")} == {supported}
    assert judge.judge(SAID, ()).supported is False
    assert judge.digest != Unanimous(supported=not supported).digest


def test_the_fixed_judge_keeps_what_it_was_shown() -> None:
    """Each claim with its spans, in order; two that support other sentences have other digests."""
    judge = Fixed({SAID})
    judge.judge(SAID, SPANS)
    judge.judge("other", ["x"])
    assert judge.shown == [(SAID, SPANS), ("other", ("x",))]
    assert judge.digest != Fixed({"other"}).digest
