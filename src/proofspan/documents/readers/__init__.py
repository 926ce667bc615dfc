"""Readers: the bytes of a file to its text, with exact places for sections, pages and tables."""

from proofspan.documents.readers.reading import Reading
from proofspan.documents.readers.sniffing import KINDS, kind_of
from proofspan.documents.strict_yaml import Raw


def read(name: str, data: bytes) -> Reading:
    """What the file says, its line ends normalised to `\\n` and nothing else about its characters changed.

    Both the extension and the first bytes choose the reader. Only in PDF are ligatures unfolded and words
    rejoined that a line end had cut. Raises `UnreadableError` for an unknown kind, for content that is not
    what the extension says and for damaged files; `MetadataError` for malformed front matter.
    """
    kind = kind_of(name, data)
    # Each parser is loaded when a file of its kind is read: a folder of Markdown needs no PDF library.
    if kind == "pdf":
        from proofspan.documents.readers.pdf import read_pdf

        return read_pdf(name, data)
    if kind == "docx":
        from proofspan.documents.readers.docx import read_docx

        return read_docx(name, data)
    if kind == "html":
        from proofspan.documents.readers.html import read_html

        return read_html(name, data)
    if kind == "markdown":
        from proofspan.documents.readers.markdown import read_markdown

        return read_markdown(name, data)
    from proofspan.documents.readers.text import read_text

    return read_text(name, data)


__all__ = ["KINDS", "Raw", "Reading", "read"]
