"""HTML: visible text, block by block."""

import time

import pytest

from proofspan.documents.readers import read
from proofspan.documents.readers.reading import Reading
from proofspan.errors import UnreadableError


def html(body: str) -> Reading:
    return read("page.html", body.encode())


def test_blocks_are_separated_by_blank_lines() -> None:
    """White space inside a block is single, a br is a line end, entities are characters."""
    assert html("<p>a  \n b<br>c &amp; d<div>e<b>f</b></div>g").text == "a b\nc & d\n\nef\n\ng"


@pytest.mark.parametrize(
    "hidden",
    [
        "<script>x</script>",
        "<style>x</style>",
        "<template>x</template>",
        "<noscript>x</noscript>",
        "<!-- x -->",
        "<p hidden>x",
        "<span style='color:red; DISPLAY : none !important'>x</span>",
        "<div style='visibility:hidden'>x</div>",
        "<p style='/* a */display:/* b */none'>x",
        "<div hidden><p>x<h2>x</h2><table><tr><td>x</table></div>",
    ],
)
def test_what_no_reader_sees_is_left_out(hidden: str) -> None:
    """Scripts, comments and hidden elements leave neither text nor sections."""
    reading = html(f"<p>seen</p>{hidden}")
    assert (reading.text, len(reading.sections), reading.tables) == ("seen", 1, ())


def test_what_only_assistants_skip_is_kept() -> None:
    """`aria-hidden` hides nothing from somebody who looks at the page."""
    assert html("<p aria-hidden=true>seen").text == "seen"


def test_sections_are_named_by_ids_around_and_before() -> None:
    """The heading's own id, its section's, an anchor's before or inside it, else the slug."""
    reading = html(
        "<h2 id=own>A</h2><section id=around><h2>B</h2><h3>B two</h3></section>"
        "<a name=before></a><h2>C</h2><h2><a id=inside></a>D</h2><h2>È qui</h2>"
    )
    assert [s.name for s in reading.sections] == ["own", "around", "b-two", "before", "inside", "è-qui"]
    assert reading.sections[2].path == ("B",)


def test_the_title_comes_from_the_head() -> None:
    """Else from the one leading heading, else from the file."""
    assert html("<title>The  title</title><h1>Head</h1>").title == "The title"
    assert html("<h1>Head</h1><p>x").title == "Head"
    assert html("<p>x").title == "page"


def test_a_table_is_one_row_a_line_with_its_header_first() -> None:
    """Even where the header stands last in the source; a merged cell is written once."""
    reading = html("<table><tr><td>1<td><p>2<p>3<tr><td colspan=2>4<thead><tr><th>A<th>B</table><p>end")
    (table,) = reading.tables
    assert table.span.of(reading.text) == "A | B\n1 | 2 3\n4"
    assert table.header.of(reading.text) == "A | B"


def test_a_table_without_header_says_so() -> None:
    """Its header is an empty span."""
    (table,) = html("<table><tr><td>1<td>2</table>").tables
    assert len(table.header) == 0


def test_a_table_that_places_blocks_is_no_data() -> None:
    """One that holds headings or other tables is written block by block; the inner one is data."""
    reading = html("<table><tr><td><h2>Head</h2>text<td><table><tr><th>A<tr><td>1</table></table>")
    assert reading.text == "Head\n\ntext\n\nA\n1"
    assert [t.header.of(reading.text) for t in reading.tables] == ["A"]


def test_lists_are_lines() -> None:
    """Inner lists are indented, numbers go on from their start."""
    text = html("<ul><li>a<ul><li>b</ul><li>c</ul><ol start=3><li>x<li>y</ol>").text
    assert text == "- a\n  - b\n- c\n\n3. x\n4. y"


def test_preformatted_text_is_kept() -> None:
    """Its lines and spaces are what it is for."""
    assert html("<p>a<pre>\n  x\n   y\n</pre>b").text == "a\n\n  x\n   y\n\nb"


def test_an_unknown_or_dangerous_declared_encoding_is_not_used() -> None:
    """UTF-7 would turn harmless bytes into markup."""
    assert read("a.html", b"<meta charset=utf-7><p>+ADw-b+AD4-").text == "+ADw-b+AD4-"


def test_deep_pages_are_read_without_recursion_or_refused_at_once() -> None:
    """15,000 levels are read; 100,000 are refused before the parser sees them."""
    assert html("<div>" * 15_000 + "deep").text == "deep"
    started = time.perf_counter()
    with pytest.raises(UnreadableError, match="nested 100000 deep"):
        html("<div>" * 100_000 + "deep")
    assert time.perf_counter() - started < 5
