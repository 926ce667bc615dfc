"""Passages: documents cut into the pieces that compete, each an exact span of its source."""

from proofspan.passages.chunkers import chunker
from proofspan.passages.nouns import Chunker, Fields, Passage, fields
from proofspan.passages.whole import given

__all__ = ["Chunker", "Fields", "Passage", "chunker", "fields", "given"]
