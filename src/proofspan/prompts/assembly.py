"""From a question and the spans found for it to the prompt a generator reads."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from proofspan.errors import SettingError
from proofspan.prompts.labels import escaped
from proofspan.prompts.nouns import ABSTENTION, LabelledSpan, Prompt
from proofspan.prompts.wording import wording
from proofspan.spans import collapsed
from proofspan.stores import Found


class Order(StrEnum):
    """How the delivered spans stand: best first, or the best at both ends where models read best (1 3 5 4 2)."""

    RANKED = "ranked"
    EDGES = "edges"


@dataclass(frozen=True, slots=True)
class Frame:
    """What is the same for every question. `budget` is in words of all the spans with what is shown above
    them; `max_sentences` bounds the answer; both at least 1. Raises `SettingError`.
    """

    max_sentences: int = 2
    abstention: str = ABSTENTION
    budget: int = 600
    order: Order = Order.RANKED

    def __post_init__(self) -> None:
        if self.max_sentences < 1 or self.budget < 1:
            raise SettingError(
                f"an answer has at least 1 sentence and a budget at least 1 word, "
                f"got {self.max_sentences} and {self.budget}"
            )
        if not self.abstention.strip() or self.abstention != self.abstention.strip():
            raise SettingError(f"the abstention is words without outer white space, got {self.abstention!r}")
        if self.order not in tuple(Order):
            raise SettingError(f"spans stand in the order {' or '.join(Order)}, got {self.order!r}")


DEFAULT_FRAME = Frame()


def prompt(
    question: str,
    spans: Sequence[Found],
    *,
    language: str = "en",
    frame: Frame = DEFAULT_FRAME,
    weights: Mapping[str, float] | None = None,
) -> Prompt:
    """The prompt for a question and its spans, best first: rules, spans labelled S1, S2, .. as they stand.

    The tail that would pass the budget is left out at a passage's border and counted in `cut`; the first
    passage is always kept. Passages without a character but white space are not delivered. Citation-like
    parts of titles, documents and the question are escaped in `text` only, never in a span.
    """
    deliverable = [found for found in spans if found.passage.text.strip()]
    kept = _within(deliverable, frame.budget)
    labelled = tuple(
        LabelledSpan(f"S{number}", found)
        for number, found in enumerate(_ordered(deliverable[:kept], frame.order), start=1)
    )
    return Prompt(
        text=_text(question, labelled, language=language, frame=frame),
        question=question,
        spans=labelled,
        language=language,
        max_sentences=frame.max_sentences,
        abstention=frame.abstention,
        weights=dict(weights or {}),
        cut=len(deliverable) - kept,
    )


def _within(spans: Sequence[Found], budget: int) -> int:
    """How many spans from the front fit in the budget, the first one always."""
    used = 0
    for count, found in enumerate(spans):
        used += len(_shown_above(found).split()) + len(found.passage.text.split())
        if count and used > budget:
            return count
    return len(spans)


def _ordered(spans: Sequence[Found], order: Order) -> Sequence[Found]:
    """The spans in the order in which they stand in the prompt."""
    if order == Order.RANKED:
        return spans
    return [*spans[::2], *reversed(spans[1::2])]


def _shown_above(found: Found) -> str:
    """The line above a span: its document's title and the headings it stands under."""
    return collapsed(" > ".join(part for part in (found.title, found.passage.heading) if part.strip()))


def _text(question: str, spans: Sequence[LabelledSpan], *, language: str, frame: Frame) -> str:
    """The whole prompt."""
    words = wording(language)
    length = words.one if frame.max_sentences == 1 else words.many.format(count=frame.max_sentences)
    rules = (
        words.only_context,
        words.abstain.format(abstention=frame.abstention),
        words.cite.format(length=length),
    )
    blocks = [
        f"[{span.label}] {escaped(_shown_above(span.found))}".rstrip() + f"\n{escaped(span.text.strip())}"
        for span in spans
    ]
    return "\n\n".join(
        [
            words.task + "\n" + "\n".join(f"{number}. {rule}" for number, rule in enumerate(rules, start=1)),
            words.context,
            *blocks,
            f"{words.question} {escaped(collapsed(question))}\n{words.answer}",
        ]
    )
