"""Every reader on files that nobody wrote: a reading whose spans lie in its text, or an error that names the file."""

import io
import zipfile
from collections.abc import Iterator

import bombs
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from proofspan.documents.apart import Apart
from proofspan.documents.apart.samples import sample
from proofspan.documents.readers import KINDS_APART, reader_of
from proofspan.documents.readers.reading import Reading
from proofspan.documents.readers.zip_guard import MOST_UNPACKED_BYTES, opened, part
from proofspan.errors import DocumentError, UnreadableError

MARKDOWN = b"---\ntitle: T\nallowed_groups: [a, b]\n---\n# One {#one}\n\n> - text\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
SAMPLES = {kind: sample(kind) for kind in sorted(KINDS_APART)}
SAMPLES |= {"markdown": MARKDOWN, "text": b"Words, caf\xc3\xa9.\r\n"}
MAGIC = {"pdf": b"%PDF-1.7\n", "docx": b"PK\x03\x04", "html": b"<", "markdown": b"---\n", "text": b"\xff\xfe"}
EDITS = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 9), st.binary(max_size=9)), min_size=1, max_size=5)
FEW = settings(max_examples=settings.default.max_examples // 5)
"""For files of which each takes a process."""

TAGS = "p h1 table tr td th ul li div span b a br script style template svg math select title body".split()
STYLES = ["display:none", "color:#fff", "color:rgb(", "font-size:0", ";;:", "background:/*", "opacity:1e999"]
PIECES = st.one_of(
    st.sampled_from(
        [f"<{tag}>" for tag in TAGS] + [f"</{tag}>" for tag in TAGS] + ["<!--", "-->", "<![CDATA[", "&#xD800;"]
    ),
    st.sampled_from(STYLES).map(lambda style: f'<p style="{style}">'),
    st.sampled_from(STYLES).map(lambda style: f"<style>p, .a, #b{{{style}}}</style>"),
    st.text(max_size=5),
)
WORDS = "p r t tbl tr tc rPr pPr vanish color ins del sdt sdtContent drawing br tab footnoteReference".split()
ELEMENTS = st.recursive(
    st.sampled_from(["text", "", "&amp;", "\u200b"]),
    lambda inner: st.builds(
        lambda tag, children: f'<w:{tag} w:val="0" w:id="1">{"".join(children)}</w:{tag}>',
        st.sampled_from(WORDS),
        st.lists(inner, max_size=4),
    ),
    max_leaves=20,
)


@pytest.fixture(scope="module")
def apart() -> Iterator[Apart]:
    with Apart() as found:
        yield found


def changed(data: bytes, edits: list[tuple[float, int, bytes]]) -> bytes:
    """The bytes with some left out and some put in, at places given as shares of the length."""
    for share, gone, put in edits:
        at = int(share * len(data))
        data = data[:at] + put + data[at + gone :]
    return data


def checked(apart: Apart, kind: str, data: bytes) -> None:
    """Reads the file, apart where its kind is read apart."""
    try:
        reading = apart.read(kind, "a.x", data) if kind in KINDS_APART else reader_of(kind)("a.x", data)
    except DocumentError as error:
        # The first would be an exception that no reader foresaw, the second a parser that crashed.
        assert str(error).startswith("a.x:") and "cannot take (" not in str(error) and "signal" not in str(error)
        return
    _check(reading)


def _check(reading: Reading) -> None:
    for parts in (reading.sections, reading.pages, reading.tables, reading.flags):
        ends = [(item.span.start, item.span.end) for item in parts]
        assert ends == sorted(ends) and all(0 <= start <= end <= len(reading.text) for start, end in ends)
    assert all(len(page.boxes) in (0, 16 * len(page.span)) for page in reading.pages)
    assert len({section.name for section in reading.sections}) == len(reading.sections) and "\r" not in reading.text


@pytest.mark.parametrize("kind", SAMPLES)
@FEW
@given(st.binary())
def test_random_bytes_behind_the_right_ones(apart: Apart, kind: str, data: bytes) -> None:
    """What begins as its kind does and goes on as it likes."""
    checked(apart, kind, MAGIC[kind] + data)


@pytest.mark.parametrize("kind", SAMPLES)
@FEW
@given(EDITS)
def test_a_valid_file_that_was_changed(apart: Apart, kind: str, edits: list[tuple[float, int, bytes]]) -> None:
    """Up to five places with bytes gone and others come."""
    checked(apart, kind, changed(SAMPLES[kind], edits))


@FEW
@given(st.lists(PIECES, max_size=40))
def test_html_of_pieces(apart: Apart, pieces: list[str]) -> None:
    """Tags that open and close in any order, styles that are none."""
    checked(apart, "html", "".join(pieces).encode("utf-8", "replace"))


@FEW
@given(ELEMENTS)
def test_docx_of_elements(apart: Apart, body: str) -> None:
    """Elements of Word inside one another in any way."""
    checked(apart, "docx", bombs.docx(body, parts=[("word/footnotes.xml", b"<a/>")]))


@FEW
@given(EDITS, st.sampled_from([b"/Type", b"/Length", b"/Kids", b"obj", b"Tf", b"Td", b"re", b"MediaBox", b"xref"]))
def test_pdf_with_other_words(apart: Apart, edits: list[tuple[float, int, bytes]], word: bytes) -> None:
    """One of its names taken away everywhere, and changes besides."""
    checked(apart, "pdf", changed(SAMPLES["pdf"].replace(word, b"/Nothing"), edits))


MARKS = st.sampled_from(
    ["# ", "> ", "- ", "1. ", "|", "---", "```", "\n", "\n\n", "{#a}", "<!--", "-->", "[", "](", "*", "&"]
)


@given(st.lists(st.one_of(MARKS, st.text(max_size=4)), max_size=40))
@example(["---", "\n", "a: &b", "\n", "---"])
def test_markdown_of_marks(pieces: list[str]) -> None:
    """Marks in any order, front matter that is none; no process takes part."""
    data = "".join(pieces).encode("utf-8", "replace")
    try:
        _check(reader_of("markdown")("a.x", data))
    except DocumentError as error:
        assert str(error).startswith("a.x:")


@given(EDITS)
def test_a_zip_file_that_was_changed(edits: list[tuple[float, int, bytes]]) -> None:
    """Refused in words, or every part unpacks to what the directory says and all to at most 100 MB."""
    try:
        with opened("a.x", changed(SAMPLES["docx"], edits)) as archive:
            sizes = [len(part("a.x", archive, name) or b"") for name in archive.namelist()]
            assert sizes == [entry.file_size for entry in archive.infolist()] and sum(sizes) <= MOST_UNPACKED_BYTES
    except UnreadableError as error:
        assert str(error).startswith("a.x: asked to read docx, found")


@pytest.mark.parametrize("kind", SAMPLES)
def test_the_samples_are_valid(apart: Apart, kind: str) -> None:
    """What is changed above reads well as it is."""
    reading = apart.read(kind, "a.x", SAMPLES[kind]) if kind in KINDS_APART else reader_of(kind)("a.x", SAMPLES[kind])
    assert "ords" in reading.text or "text" in reading.text
    assert kind != "docx" or zipfile.is_zipfile(io.BytesIO(SAMPLES[kind]))
