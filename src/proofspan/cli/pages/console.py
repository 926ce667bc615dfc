"""The console that pages are printed on, and the text of documents made safe for it."""

import unicodedata
from typing import TextIO

from rich.console import Console
from rich.text import Text

from proofspan.cli.terminal import silence

WIDEST = 100
"""Columns of a page: longer lines are hard to read."""


class Page(Console):
    """A rich console that reads no markup in what it prints and goes on quietly when its reader has left."""

    def __init__(self, file: TextIO) -> None:
        super().__init__(file=file, markup=False, emoji=False, highlight=False)
        self.width = min(self.width, WIDEST)
        self._to = file

    def on_broken_pipe(self) -> None:
        """Lets the command end as it would have: its exit code still means something."""
        self.quiet = True
        silence(self._to)


def shown(text: str) -> str:
    """The text for a terminal: control and direction characters as U+FFFD, half surrogate pairs likewise.

    An escape sequence in a document would otherwise move the cursor, and an override turn words round.
    """
    return "".join(_visible(character) for character in text)


def _visible(character: str) -> str:
    if character in "\n\t" or unicodedata.category(character) not in ("Cc", "Cf", "Cs"):
        return character
    # Joiners and soft hyphens shape words of real languages; they move nothing.
    return character if character in "\u00ad\u200c\u200d" else "\ufffd"


def one_line(text: str) -> str:
    """The text for a terminal as one line."""
    return " ".join(shown(text).split())


def styled(*parts: tuple[str, str] | str) -> Text:
    """Parts joined, each a text or a text with its style."""
    return Text.assemble(*parts)
