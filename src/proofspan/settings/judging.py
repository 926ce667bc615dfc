"""A judge by its path or its address: named when settings are read, made once, when there is something to judge."""

from collections.abc import Callable, Sequence
from pathlib import Path

from proofspan.encoders.address import Address
from proofspan.judges.service import JUDGING
from proofspan.settings.endpoint_key import endpoint_key
from proofspan.verification.judge import Judge, Judgement


class Named:
    """A `Judge` that is made when it is first asked for its digest or for a judgement.

    Raises then what making it raises: `JudgeError`, or `MissingExtraError` without the libraries that it needs.
    """

    def __init__(self, name: str, make: Callable[[], Judge]) -> None:
        self.name = name
        self._make = make
        self._made: Judge | None = None

    @property
    def digest(self) -> str:
        """That of the judge as it was made."""
        return self._judge().digest

    def judge(self, claim: str, spans: Sequence[str]) -> Judgement:
        """What the judge says."""
        return self._judge().judge(claim, spans)

    def _judge(self) -> Judge:
        if self._made is None:
            self._made = self._make()
        return self._made


def by_path(name: str) -> Named:
    """The model of inference in a folder; `name` is the path as it was given."""
    return Named(name, lambda: _nli(Path(name)))


def by_address(name: str) -> Named:
    """The language model at an address; `SettingError` for one that cannot be."""
    address = Address.parse(name, JUDGING)
    return Named(address.name, lambda: _endpoint(address))


# What runs a judge is loaded for nobody who judges nothing.


def _endpoint(address: Address) -> Judge:
    from proofspan.judges.endpoint import Endpoint

    return Endpoint(address, key=endpoint_key(variable=JUDGING.variable))


def _nli(folder: Path) -> Judge:
    from proofspan.judges.nli import Nli

    return Nli.load(folder)
