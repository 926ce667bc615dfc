"""Where a command prints: data to stdout, talk to stderr, and nothing more once the reader of a pipe has left."""

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from io import TextIOWrapper
from typing import IO, TYPE_CHECKING, Any, TextIO

from proofspan.cli.escaping import escaped

if TYPE_CHECKING:
    from proofspan.cli.pages.console import Page

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True)
class Terminal:
    """The two streams of one command; `quiet` leaves out the talk, never data and never errors."""

    quiet: bool = False

    def document(self, config: Mapping[str, Any], values: Mapping[str, Any]) -> None:
        """Prints one JSON document with its schema version and the config it was made with."""
        whole = {"schema_version": SCHEMA_VERSION, "config": dict(config), **values}
        self.text(json.dumps(whole, ensure_ascii=not _holds_all(sys.stdout), indent=2))

    def line(self, values: Mapping[str, Any]) -> None:
        """Prints one line of JSON lines."""
        self.text(json.dumps(dict(values), ensure_ascii=not _holds_all(sys.stdout)))

    def text(self, text: str) -> None:
        """Prints text to stdout exactly as it is, and a line end after it."""
        _write(sys.stdout, f"{text}\n")

    def said(self, text: str) -> None:
        """Prints a line for a person to stdout, whatever is repeated in it."""
        self.text(escaped(text))

    def talk(self, text: str) -> None:
        """Prints a line to stderr, whatever is repeated in it; nothing when quiet."""
        if not self.quiet:
            _write(sys.stderr, f"{escaped(text)}\n")

    def note(self, text: str) -> None:
        """Prints what should be known of this run as a line to stderr; nothing for an empty text."""
        if text:
            self.talk(f"proofspan: {text}")

    def page(self) -> "Page":
        """A rich console on stdout: colour on a terminal unless NO_COLOR is set, plain text elsewhere."""
        from proofspan.cli.pages.console import Page

        return Page(_escaping(sys.stdout))

    @property
    def shows_progress(self) -> bool:
        """Whether a progress bar would be seen by somebody who wants it."""
        return not self.quiet and sys.stderr.isatty()


def _holds_all(stream: TextIO) -> bool:
    return (stream.encoding or "").lower().replace("-", "") == "utf8"


def _write(stream: TextIO, text: str) -> None:
    try:
        _escaping(stream).write(text)
        stream.flush()
    except BrokenPipeError:
        silence(stream)


def _escaping(stream: TextIO) -> TextIO:
    """The stream, from now on printing what its encoding lacks, or half a surrogate pair, as its escape."""
    if isinstance(stream, TextIOWrapper) and stream.errors != "backslashreplace":
        stream.reconfigure(errors="backslashreplace")
    return stream


def replace_closed() -> None:
    """Opens the streams that this process was started without: nothing comes in, and what goes out goes nowhere."""
    # In the order of their numbers: each gets its own, which no file of an archive may have.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def silence(stream: IO[str]) -> None:
    """Sends whatever is still to come to nowhere: the command goes on, and its exit code means what it says."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
