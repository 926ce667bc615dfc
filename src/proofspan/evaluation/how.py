"""How a set is evaluated: everything that decides the figures beside the set."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from proofspan.archive import Answering
from proofspan.encoders import Encoder, Fitted
from proofspan.errors import SettingError
from proofspan.passages import Reads
from proofspan.retrieval import Method, Recipe
from proofspan.retrieval.hybrid import WEIGHTS

KS = (1, 3, 5, 10, 50)
"""The depths that are looked at unless others are asked for."""
DELIVERED = 3
"""How many spans a generator is given unless a single k says otherwise."""
PLAIN = "paragraphs:160"
"""The chunker where no encoder counts, by our own figures (docs/why)."""
FIELDS = ("title", "heading", "body")


@dataclass(frozen=True, slots=True)
class How:
    """A way of finding, and of answering where `answering` is given; `chunker` is the contract's written form.

    `encoder` is also what counts for a chunker that counts wordpieces. `as_of` is the day of questions that name
    none; `notes` say how it was decided on, where that needs saying. `eligibility` is false only where
    what it is worth is measured. `counterfactual`: also ask what would be found if
    everybody might see everything, in a second archive. Raises `SettingError` when `ks` are not whole numbers from 1.
    """

    recipe: Recipe = field(default_factory=Recipe)
    chunker: str = PLAIN
    encoder: Encoder | Fitted | None = None
    ks: tuple[int, ...] = KS
    detect_products: bool = False
    answering: Answering | None = None
    as_of: date = field(default_factory=date.today)
    notes: tuple[str, ...] = ()
    counterfactual: bool = True
    eligibility: bool = True

    def __post_init__(self) -> None:
        if not self.ks or any(k < 1 for k in self.ks) or list(self.ks) != sorted(set(self.ks)):
            raise SettingError(f"k are whole numbers from 1, ascending, each once; got {', '.join(map(str, self.ks))}")

    @property
    def equipped(self) -> "Encoder | Fitted | None":
        """The encoder where the method asks for one."""
        return None if self.recipe.method is Method.BM25 else self.encoder

    @property
    def reads(self) -> Reads | None:
        """How the encoder counts, None without one."""
        return None if self.encoder is None or isinstance(self.encoder, Fitted) else self.encoder.reads

    @property
    def delivered(self) -> int:
        """How many spans a generator is given."""
        return self.ks[0] if len(self.ks) == 1 else DELIVERED

    def config(self) -> dict[str, Any]:
        """What it consists of, as JSON values."""
        recipe, used = self.recipe, self.equipped
        config: dict[str, Any] = {
            "method": recipe.method.value,
            "chunker": self.chunker,
            "fields": {name: getattr(recipe.weights, name) for name in FIELDS},
            "k": list(self.ks),
            "pool": recipe.pool,
            **({"weights": dict(WEIGHTS)} if recipe.method is Method.HYBRID else {}),
            "rerank": recipe.reranker.name if recipe.reranker else "none",
            "rerank_digest": recipe.reranker.digest if recipe.reranker else None,
            "encoder": used.name if used is not None else None,
            "encoder_digest": used.digest if used is not None and not isinstance(used, Fitted) else None,
            "detect_products": self.detect_products,
            "as_of": self.as_of.isoformat(),
            "counterfactual": self.counterfactual,
            "eligibility": self.eligibility,
        }
        if self.answering is not None:
            config |= _answering(self.answering, self.delivered)
        return config


def _answering(answering: Answering, delivered: int) -> Mapping[str, Any]:
    return {
        "generator": answering.generator.name,
        "profile": answering.profile.value,
        "judge": answering.judge.name if answering.judge else "none",
        "judge_digest": answering.judge.digest if answering.judge else None,
        **({"calibration": str(answering.threshold)} if answering.threshold else {}),
        "deliver": "all" if answering.deliver_all else "top",
        "delivered": delivered,
        "order": answering.frame.order.value,
        "abstention": answering.frame.abstention,
        "budget": answering.frame.budget,
        "max_sentences": answering.frame.max_sentences,
    }
