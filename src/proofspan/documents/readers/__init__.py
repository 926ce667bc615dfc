"""Readers: the bytes of a file to its text, with exact places for sections, pages and tables."""

from collections.abc import Callable

from proofspan.documents.readers.reading import Reading
from proofspan.documents.readers.sniffing import KINDS, kind_of
from proofspan.documents.strict_yaml import Raw

KINDS_APART = frozenset({"pdf", "docx", "html"})
"""The kinds that C code parses or that are unzipped: each document is read in a process of its own."""


def read(name: str, data: bytes) -> Reading:
    """What the file says, its line ends normalised to `\\n` and nothing else about its characters changed.

    Both the extension and the first bytes choose the reader. Only in PDF are ligatures unfolded and words
    rejoined that a line end had cut. Raises `UnreadableError` for an unknown kind, for content that is not
    what the extension says, for damaged files and for those that take more than `documents.apart` allows;
    `MetadataError` for malformed front matter; `EnvironmentFailure` when no process can be started to read in.
    """
    kind = kind_of(name, data)
    if kind not in KINDS_APART:
        return reader_of(kind)(name, data)
    # A folder of Markdown starts no process.
    from proofspan.documents.apart import apart

    return apart().read(kind, name, data)


def reader_of(kind: str) -> Callable[[str, bytes], Reading]:
    """The reader of a kind, loaded when it is asked for: a folder of Markdown needs no PDF library."""
    if kind == "pdf":
        from proofspan.documents.readers.pdf import read_pdf

        return read_pdf
    if kind == "docx":
        from proofspan.documents.readers.docx import read_docx

        return read_docx
    if kind == "html":
        from proofspan.documents.readers.html import read_html

        return read_html
    if kind == "markdown":
        from proofspan.documents.readers.markdown import read_markdown

        return read_markdown
    from proofspan.documents.readers.text import read_text

    return read_text


__all__ = ["KINDS", "KINDS_APART", "Raw", "Reading", "read", "reader_of"]
