"""How an answer is made and checked, as one value, and back from the config it prints."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from proofspan.archive import Answering, Threshold
from proofspan.errors import SettingError
from proofspan.prompts import ABSTENTION, Frame, Order
from proofspan.settings import factories
from proofspan.verification import Profile
from proofspan.verification.judge import Judge

if TYPE_CHECKING:
    # Measuring loads what an answer without a calibration does not need.
    from proofspan.evaluation.calibration import Calibration

DELIVER = ("top", "all")
NONE = "none"


@dataclass(frozen=True, slots=True)
class AnswerSettings:
    """An answer's settings by their names; `budget` in words, `deliver` the best k or the whole pool.

    Raises `SettingError` for what cannot be, `MissingExtraError` for a generator that is not here.
    """

    generator: str = "extractive"
    profile: str = Profile.STRICT.value
    deliver: str = "top"
    order: str = Order.RANKED.value
    max_sentences: int = 2
    budget: int = Frame().budget
    abstention: str = ABSTENTION
    detect_products: bool = True
    judge: str = NONE
    judging: Judge | None = field(init=False, repr=False, compare=False)
    """The judge that `judge` names; kept, so that a model is loaded once for config and answers."""
    calibration: str = NONE
    calibrated: "Calibration | None" = field(init=False, repr=False, compare=False)
    """What stands in the file that `calibration` names; it is yet to be compared with the way of asking."""
    threshold: Threshold | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        if self.deliver not in DELIVER:
            raise SettingError(f"no deliver {self.deliver!r}: write top (the best k) or all (the whole pool)")
        object.__setattr__(self, "judging", factories.judge(self.judge))
        object.__setattr__(self, "calibrated", factories.calibration(self.calibration))
        object.__setattr__(self, "threshold", self.calibrated.threshold if self.calibrated else None)
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
            judge=self.judging,
            threshold=self.threshold,
        )

    def config(self) -> dict[str, Any]:
        """The settings as JSON values. A threshold stands there itself, not the file that it was taken from: whoever
        asks again needs no file.
        """
        calibration = {"calibration": str(self.threshold)} if self.threshold else {}
        return {name: getattr(self, name) for name in _NAMES} | calibration

    @classmethod
    def from_config(cls, config: Mapping[str, Any]) -> "AnswerSettings":
        """The inverse of `config`; other keys are left aside, and nobody judged where an older one names no judge."""
        made = cls(**{name: config[name] for name in _NAMES if name != "judge" or name in config})
        if "calibration" in config:
            object.__setattr__(made, "threshold", Threshold.parse(config["calibration"]))
        return made


_NAMES = tuple(
    name for name, each in AnswerSettings.__dataclass_fields__.items() if each.init and name != "calibration"
)
