"""Fetching: the files of a model, from where they are published or lie already, checked to the byte.

Nothing here is believed but a digest: a file whose SHA-256 is another is never handed on.
"""

from proofspan.settings.fetching.source import Source, Telling, source

__all__ = ["Source", "Telling", "source"]
