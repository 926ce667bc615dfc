"""The words of a text, counted once however often the text is cut."""

from collections.abc import Sequence

from proofspan.passages.windows import words
from proofspan.spans import Span


class Words:
    """What windows count, remembered by text: for cutting the same documents at many sizes."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Span, ...]] = {}

    def __call__(self, text: str) -> Sequence[Span]:
        """The maximal runs of visible characters, in order."""
        if text not in self._known:
            self._known[text] = words(text)
        return self._known[text]
