"""What holds for every chunker on every text: exact spans, progress, and nothing left out."""

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from proofspan.documents import Document, Policy, Revision, Section
from proofspan.documents.nouns import Table
from proofspan.errors import SettingError
from proofspan.passages import Passage, chunker
from proofspan.spans import Span

SPECS = [
    *[f"windows:{size}/{overlap}" for size in (1, 2, 3, 7, 160) for overlap in (0, 1, 2, 6) if overlap < size],
    *[f"sentences:{size}/{overlap}{kind}" for size, overlap in ((1, 0), (2, 1), (4, 3)) for kind in ("", ":plain")],
    *["paragraphs:1", "paragraphs:2", "paragraphs:5", "paragraphs:160", "sections", "whole", "windows:4"],
]
PIECES = st.sampled_from(
    [
        *["Press RESET. ", "Wait 10 s. ", "la pompa ", "word ", "art. 5 ", "a|b", "|E1|fix|\n", "- item\n", "# P2\n"],
        *["\n", "\r\n", "\r\n\r\n", "\n \n", "\r", "\t", "  ", "\u00a0", "\u2028", "\x0c", "\x1c"],
        *["😀", "👩‍🔧 ", "e\u0301", "\u0301", "שלום. ", "مرحبا ", "\u202e", "\ufeff", "\u200b", "İ", "ﬁ", "\ud800"],
    ]
)


@st.composite
def documents(draw: st.DrawFn) -> Document:
    """A document of any text, with sections and tables anywhere, as a careless reader might place them."""
    text = draw(st.one_of(st.lists(PIECES, max_size=40).map("".join), st.text(max_size=60)))
    cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=8)))
    spans = [Span(start, end) for start, end in pairwise(cuts)]
    heads = [re.sub(r"^[# \t]+|\s.*", "", span.of(text)) if draw(st.booleans()) else "Pump" for span in spans]
    sections = tuple(Section(f"s{n}", heads[n], span) for n, span in enumerate(spans) if draw(st.booleans()))
    tables = tuple(Table(span, Span(span.start, min(span.end, span.start + 3))) for span in spans[::2])
    language = draw(st.sampled_from(["en", "it"]))
    return Document(Revision("d", "v1"), "Title", text, Policy(), language, sections, tables=tables)


@given(documents(), st.sampled_from(SPECS))
@settings(max_examples=600, deadline=None)
def test_every_passage_is_its_span(document: Document, spec: str) -> None:
    """Text, revision and id of a passage are those of its span, and starts strictly increase."""
    found = chunker(spec)(document)
    assert all(passage.text == document.text[passage.span.start : passage.span.end] for passage in found)
    starts = [passage.span.start for passage in found]
    assert found and all(one < other for one, other in pairwise(starts))
    assert {passage.revision for passage in found} == {document.revision}


@given(documents(), st.sampled_from(SPECS))
@settings(max_examples=600, deadline=None)
def test_every_visible_character_is_in_a_passage(document: Document, spec: str) -> None:
    """No chunker leaves out a character that can be seen."""
    held = {at for p in chunker(spec)(document) for at in range(p.span.start, p.span.end)}
    assert all(at in held or character.isspace() for at, character in enumerate(document.text))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("text", ["", " \r\n\t\n "])
def test_a_text_without_characters_is_one_empty_passage(spec: str, text: str) -> None:
    """A document that only its title can find has exactly one passage, the empty span."""
    revision = Revision("d", "v1")
    found = chunker(spec)(Document(revision, "Title", text, Policy()))
    assert found == (Passage(revision, Span(0, 0), "", ""),)


@pytest.mark.parametrize("spec", SPECS)
def test_an_unbroken_megabyte_is_cut_and_ends(spec: str) -> None:
    """A token of 1 MB without white space is one passage, and no chunker hangs on it."""
    text = "x" * 1_000_000
    assert [p.span for p in chunker(spec)(Document(Revision("d", "v1"), "T", text, Policy()))] == [Span(0, 1_000_000)]


@pytest.mark.parametrize("size", [-1, 0, 1, 2, 5])
@pytest.mark.parametrize("overlap", [-1, 0, 1, 2, 5, 9])
@pytest.mark.parametrize("kind", ["windows", "sentences"])
def test_progress_or_a_refusal(kind: str, size: int, overlap: int) -> None:
    """A size below 1 and an overlap outside 0..size-1 are refused; all others step by size - overlap."""
    spec = f"{kind}:{size}/{overlap}"
    if size < 1 or not 0 <= overlap < size:
        with pytest.raises(SettingError):
            chunker(spec)
        return
    document = Document(Revision("d", "v1"), "T", "Go on. " * 10, Policy())
    units = 20 if kind == "windows" else 10
    assert len(chunker(spec)(document)) == len(range(0, units, size - overlap))


def test_a_repeated_sentence_is_cited_where_it_stands() -> None:
    """Offsets are counted, never searched: the span of "Wait 99 s." is the last one (pain P04)."""
    text = "Press RESET. Wait 10 s. " * 5 + "Press RESET. Wait 99 s."
    found = chunker("sentences:2/1")(Document(Revision("d", "v1"), "T", text, Policy()))
    starts = [at for n in range(6) for at in (n * 24, n * 24 + 13)]  # "Press RESET. " has 13 characters of 24
    assert [passage.span.start for passage in found] == starts
    assert [passage.span.start for passage in found if "99" in passage.text] == [starts[-2], starts[-1]]


def test_three_pieces_of_a_section_have_three_ids() -> None:
    """Pieces of one section are told apart by their spans, and each id can be looked up (pain P03)."""
    text = " ".join(f"word{n:03}" for n in range(75))
    found = chunker("windows:25")(Document(Revision("returns", "v2"), "T", text, Policy()))
    assert [passage.id for passage in found] == ["returns-v2:0-199", "returns-v2:200-399", "returns-v2:400-599"]
