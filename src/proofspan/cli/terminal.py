"""Where a command prints: data to stdout, talk to stderr, and nothing more once the reader of a pipe has left."""

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from rich.console import Console

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True)
class Terminal:
    """The two streams of one command; `quiet` leaves out the talk, never data and never errors."""

    quiet: bool = False

    def document(self, config: Mapping[str, Any], values: Mapping[str, Any]) -> None:
        """Prints one JSON document with its schema version and the config it was made with."""
        whole = {"schema_version": SCHEMA_VERSION, "config": dict(config), **values}
        self.text(json.dumps(whole, ensure_ascii=False, indent=2))

    def text(self, text: str) -> None:
        """Prints text to stdout exactly as it is, and a line end after it.

        A character that the terminal's encoding lacks, or half a surrogate pair, is printed as its escape.
        """
        _write(sys.stdout, f"{text}\n")

    def talk(self, text: str) -> None:
        """Prints a line to stderr, unless quiet."""
        if not self.quiet:
            _write(sys.stderr, f"{text}\n")

    def page(self) -> "Console":
        """A rich console on stdout: colour on a terminal unless NO_COLOR is set, plain text elsewhere."""
        from proofspan.cli.pages.console import Page

        return Page(sys.stdout)

    @property
    def shows_progress(self) -> bool:
        """Whether a progress bar would be seen by somebody who wants it."""
        return not self.quiet and sys.stderr.isatty()


def _write(stream: TextIO, text: str) -> None:
    encoding = stream.encoding or "utf-8"
    try:
        stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
        stream.flush()
    except BrokenPipeError:
        silence(stream)


def silence(stream: TextIO) -> None:
    """Sends whatever is still to come to nowhere: the command goes on, and its exit code means what it says."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
