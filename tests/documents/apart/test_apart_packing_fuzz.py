"""A reading as bytes, changed at random: refused, or a reading in which every span lies in the text."""

from hypothesis import given
from hypothesis import strategies as st

from proofspan.documents.apart.packing import MalformedError, packed, unpacked
from proofspan.documents.nouns import Flag, Page, Section, Table
from proofspan.documents.readers.reading import Reading
from proofspan.spans import Span

GOOD = b"".join(
    packed(
        Reading(
            "abc def",
            "T",
            (Section("a", "A", Span(0, 3)),),
            (Page(1, Span(0, 2), 9.0, 9.0, bytes(32)), Page(2, Span(3, 7))),
            (Table(Span(4, 7), Span(4, 5)),),
            "pdf",
            flags=(Flag("f", Span(1, 2)),),
            hidden=(("zero-width", 1),),
        )
    )
)
EDITS = st.lists(st.tuples(st.integers(0, len(GOOD)), st.integers(0, 3), st.binary(max_size=4)), max_size=6)


def checked(data: bytes) -> None:
    try:
        reading = unpacked(data, kind="pdf")
    except MalformedError:
        return
    spans = [part.span for parts in (reading.sections, reading.pages, reading.tables, reading.flags) for part in parts]
    assert all(0 <= span.start <= span.end <= len(reading.text) for span in spans) and not reading.metadata
    assert all(len(page.boxes) in (0, 16 * len(page.span)) for page in reading.pages)


@given(EDITS)
def test_changed_bytes_are_refused_or_bounded(edits: list[tuple[int, int, bytes]]) -> None:
    """Bytes left out and put in at up to six places."""
    data = GOOD
    for at, gone, put in edits:
        data = data[:at] + put + data[at + gone :]
    checked(data)


@given(st.binary())
def test_random_bytes_are_refused_or_bounded(data: bytes) -> None:
    """Whatever they are, and whatever they are when their length is right."""
    checked(data)
    checked(len(data).to_bytes(4, "big") + data)
