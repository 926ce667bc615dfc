"""Passages: documents cut into the pieces that compete, each an exact span of its source."""

from proofspan.passages.chunkers import chunker
from proofspan.passages.nouns import Chunker, Fields, Passage, fields
from proofspan.passages.whole import given
from proofspan.passages.wordpieces import HEAD, Reads, packed

__all__ = ["HEAD", "Chunker", "Fields", "Passage", "Reads", "chunker", "fields", "given", "packed"]
