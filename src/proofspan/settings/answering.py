"""How an answer is made and checked, as one value, and back from the config it prints."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from proofspan.archive import Answering
from proofspan.errors import SettingError
from proofspan.prompts import ABSTENTION, Frame, Order
from proofspan.settings import factories
from proofspan.verification import Profile

DELIVER = ("top", "all")


@dataclass(frozen=True, slots=True)
class AnswerSettings:
    """An answer's settings by their names; `budget` in words, `deliver` the best k or the whole pool.

    Raises `SettingError` for what cannot be, `MissingExtraError` for a generator that is not here.
    """

    generator: str = "extractive"
    profile: str = Profile.LITERAL.value
    deliver: str = "top"
    order: str = Order.RANKED.value
    max_sentences: int = 2
    budget: int = Frame().budget
    abstention: str = ABSTENTION
    detect_products: bool = True

    def __post_init__(self) -> None:
        if self.deliver not in DELIVER:
            raise SettingError(f"no deliver {self.deliver!r}: write top (the best k) or all (the whole pool)")
        self.answering()

    def frame(self) -> Frame:
        """The part of it that a prompt is made with."""
        if self.order not in tuple(Order):
            raise SettingError(f"no order {self.order!r}: write {' or '.join(Order)}")
        return Frame(self.max_sentences, self.abstention, self.budget, Order(self.order))

    def answering(self) -> Answering:
        """What the archive answers by."""
        return Answering(
            factories.generator(self.generator),
            frame=self.frame(),
            profile=factories.profile(self.profile),
            deliver_all=self.deliver == "all",
            detect_products=self.detect_products,
        )

    def config(self) -> dict[str, Any]:
        """The settings as JSON values."""
        return {name: getattr(self, name) for name in _NAMES}

    @classmethod
    def from_config(cls, config: Mapping[str, Any]) -> "AnswerSettings":
        """The inverse of `config`; other keys are left aside."""
        return cls(**{name: config[name] for name in _NAMES})


_NAMES = tuple(AnswerSettings.__dataclass_fields__)
