"""Prompts: numbered spans, three rules, one exact string for "not there"."""

from proofspan.prompts.nouns import ABSTENTION, LabelledSpan, Prompt

__all__ = ["ABSTENTION", "LabelledSpan", "Prompt"]
