"""Threat T-32: 25 small files, each accepted with exact text or refused with a reason."""

import io
import zipfile

import pytest

from proofspan.documents.readers import read
from proofspan.errors import UnreadableError


def zipped() -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("hello.txt", "x")
    return data.getvalue()


ACCEPTED = {
    "plain.txt": (b"caf\xc3\xa9\n", "café\n"),
    "bom.md": (b"\xef\xbb\xbfcaf\xc3\xa9", "café"),
    "little.txt": ("café €".encode("utf-16"), "café €"),
    "big.txt": (b"\xfe\xff" + "café €".encode("utf-16-be"), "café €"),
    "wide.txt": ("café".encode("utf-32"), "café"),
    "latin.txt": (b"perch\xe9 no", "perché no"),
    "windows.txt": (b"80 \x80 \x93quoted\x94", "80 € “quoted”"),
    "undefined.txt": (b"a\xe9\x81b" + b"c" * 99, "aé\x81b" + "c" * 99),
    "lines.txt": (b"a\r\nb\rc\n", "a\nb\nc\n"),
    "page.text": (b"<p>x</p>", "<p>x</p>"),
    "meta.html": (b'<meta charset="iso-8859-1"><p>perch\xe9', "perché"),
    "utf.htm": (b"<p>perch\xc3\xa9", "perché"),
    "mention.md": (b"See %PDF-1.7 for the header.", "See %PDF-1.7 for the header."),
}

REFUSED = {
    "empty.txt": (b"", "0 bytes"),
    "empty.pdf": (b"", "0 bytes"),
    "report.pdf": (b"just text", "no pdf signature"),
    "text.docx": (b"just text", "no docx signature"),
    "pdf.txt": (b"%PDF-1.7\n...", "found PDF; rename it to .pdf"),
    "pdf.docx": (b"%PDF-1.7\n...", "found PDF; rename it to .pdf"),
    "polyglot.pdf": (zipped() + b"%PDF-1.7", "found ZIP"),
    "zip.docx": (zipped(), "without a document body"),
    "old.docx": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "OLE"),
    "image.md": (b"\x89PNG\r\n\x1a\n", "found PNG"),
    "nul.txt": (b"a\x00b", "NUL at character 1"),
    "unmarked.txt": ("café".encode("utf-16-le"), "UTF-16 without a byte order mark"),
    "odd.txt": (b"\xff\xfea\x00b", "damaged sequence"),
    "lone16.txt": (b"\xff\xfe\x00\xd8a\x00", "damaged sequence"),
    "lone8.txt": (b"ab\xed\xa0\x80", "damaged sequence at byte 2"),
    "cut.txt": ("perché é così".encode()[:-1], "damaged sequence"),
    "binary.txt": (bytes(range(1, 32)), "control characters"),
    "sheet.xlsx": (zipped(), "supported are .txt, .text, .md"),
    "noextension": (b"x", "file without extension"),
}


@pytest.mark.parametrize("name", ACCEPTED)
def test_text_is_read_to_the_letter(name: str) -> None:
    """The characters are those that were written, line ends apart."""
    data, text = ACCEPTED[name]
    assert read(name, data).text == text


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_text_is_refused_with_a_reason(name: str) -> None:
    """The message names the file and says what was found."""
    data, found = REFUSED[name]
    with pytest.raises(UnreadableError) as error:
        read(name, data)
    assert str(error.value).startswith(f"{name}: ") and found in str(error.value)


def test_there_are_at_least_25_files() -> None:
    """The threat table asks for 25."""
    assert len(ACCEPTED) + len(REFUSED) >= 25


def test_a_pdf_header_may_come_late_but_not_behind_a_page() -> None:
    """A few bytes before the header are allowed; an HTML page that is a PDF too is read as neither."""
    with pytest.raises(UnreadableError, match="damaged file"):
        read("late.pdf", b"\n\n%PDF-1.7\n")
    with pytest.raises(UnreadableError, match="no pdf signature"):
        read("page.pdf", b"<html>%PDF-1.7\n")
