"""The console that pages are printed on, and the text of documents made safe for it."""

import re
from io import TextIOBase
from typing import IO, Any, TextIO, cast

from rich.console import Console
from rich.text import Text

from proofspan.cli.escaping import obeyed
from proofspan.cli.terminal import silence

PADDING = re.compile(r" +\n")
WIDEST = 100
"""Columns of a page: longer lines are hard to read."""


class _Trimmed(TextIOBase):
    """A text stream off a terminal without the blanks that pad lines to the page's width."""

    def __init__(self, to: TextIO) -> None:
        self._to = to

    def write(self, text: str) -> int:
        """Writes the text, blanks before line ends left out; on a terminal they carry colour and stay."""
        self._to.write(text if self.isatty() else PADDING.sub("\n", text))
        return len(text)

    def flush(self) -> None:
        """Passes everything on."""
        self._to.flush()

    def isatty(self) -> bool:
        """Whether somebody is looking."""
        return self._to.isatty()

    def fileno(self) -> int:
        """That of the stream."""
        return self._to.fileno()

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """That of the stream."""
        return self._to.encoding


class Page(Console):
    """A rich console that reads no markup in what it prints, shows no text that a terminal would obey, and goes on
    quietly when its reader has left.
    """

    def __init__(self, file: TextIO) -> None:
        super().__init__(file=cast(IO[str], _Trimmed(file)), markup=False, emoji=False, highlight=False)
        self.width = min(self.width, WIDEST)
        self._to = file

    def render_str(self, text: str, **more: Any) -> Text:
        """The text as it is printed anywhere on the page, a table's cells too."""
        return super().render_str(shown(text), **more)

    def on_broken_pipe(self) -> None:
        """Lets the command end as it would have: its exit code still means something."""
        self.quiet = True
        silence(self._to)


def shown(text: str) -> str:
    """The text for a terminal: control and direction characters as U+FFFD, half surrogate pairs likewise.

    An escape sequence in a document would otherwise move the cursor, and an override turn words round.
    """
    return "".join("\ufffd" if obeyed(c) and c not in "\n\t" else c for c in text)


def one_line(text: str) -> str:
    """The text for a terminal as one line."""
    return " ".join(shown(text).split())


def counted(number: int, noun: str) -> str:
    """The number and the noun, in the plural where it is not one."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def styled(*parts: tuple[str, str] | str) -> Text:
    """Parts joined, each a text or a text with its style, and safe for a terminal."""
    return Text.assemble(*(shown(part) if isinstance(part, str) else (shown(part[0]), part[1]) for part in parts))
