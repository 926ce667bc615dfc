"""Prompts: numbered spans and exact rules, and the text a generator reads."""

from proofspan.prompts.abstaining import abstaining, holds_abstention
from proofspan.prompts.assembly import Frame, Order, prompt
from proofspan.prompts.labels import MARKER, MARKER_LIKE, escaped
from proofspan.prompts.nouns import ABSTENTION, LabelledSpan, Prompt
from proofspan.prompts.wording import WORDINGS

__all__ = [
    "ABSTENTION",
    "MARKER",
    "MARKER_LIKE",
    "WORDINGS",
    "Frame",
    "LabelledSpan",
    "Order",
    "Prompt",
    "abstaining",
    "escaped",
    "holds_abstention",
    "prompt",
]
