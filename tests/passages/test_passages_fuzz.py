"""Every chunker on text that is made to confuse it, however it is asked to cut."""

import re
from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from proofspan.documents import Document, Policy, Revision
from proofspan.documents.readers.markdown import read_markdown
from proofspan.errors import DocumentError, SettingError
from proofspan.passages import chunker
from proofspan.passages.regions import bodies, regions
from proofspan.passages.wordpieces import Reads
from proofspan.spans import Span

MARKS = st.sampled_from(
    ["# A\n", "## B {#b}\n", "| a | b |\n|---|---|\n", "| 1 | 2 |\n", "- x\n", "> ", "```\n", "\n\n"]
)
TEXTS = st.lists(st.one_of(MARKS, st.text(max_size=8), st.sampled_from(["word ", "Ends. ", "x" * 400])), max_size=30)
SIZED = st.tuples(
    st.sampled_from(["windows", "sentences", "paragraphs", "wordpieces", "sections", "whole", "given", "", "windows:"]),
    st.integers(-2, 12),
    st.sampled_from(["", "/0", "/1", "/5", "/11", "/-1", "/x", "/", ":plain", ":", "/1:plain"]),
).map(lambda parts: f"{parts[0]}:{parts[1]}{parts[2]}")
SPECS = st.one_of(
    SIZED, st.sampled_from(["sections", "whole", "windows:160/32", "paragraphs:160", "sentences:4/1"]), st.text()
)


def letters(text: str) -> Sequence[Span]:
    """Counts letters where a tokenizer would count wordpieces."""
    return [Span(*found.span()) for found in re.finditer(r"\S", text)]


@given(TEXTS.map("".join), SPECS)
def test_a_chunker_cuts_exactly_or_is_refused(text: str, spec: str) -> None:
    """A form that would not advance is an error of settings; any other cuts spans that strictly begin later."""
    try:
        reading = read_markdown("a.md", text.encode("utf-8", "replace"))
        cut = chunker(spec, reads=Reads(60, letters))
    except (DocumentError, SettingError):
        return
    document = Document(
        Revision("a", "v1"), reading.title, reading.text, Policy(), sections=reading.sections, tables=reading.tables
    )
    found = cut(document)
    assert found and all(passage.text == passage.span.of(document.text) for passage in found)
    assert all(one.span.start < other.span.start for one, other in pairwise(found))
    if spec.startswith("wordpieces"):
        assert all(one.span.end < other.span.end for one, other in pairwise(found))
    # A heading alone may be left out where the title or the passage below bears it.
    borne = [region.span for region in regions(document) if region not in bodies(document)]
    held = {at for span in (*borne, *(passage.span for passage in found)) for at in range(span.start, span.end)}
    assert all(at in held or character.isspace() for at, character in enumerate(document.text))
