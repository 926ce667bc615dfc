"""Passages: documents cut into the pieces that compete, each an exact span of its source."""

from proofspan.passages.nouns import Chunker, Fields, Passage, fields

__all__ = ["Chunker", "Fields", "Passage", "fields"]
