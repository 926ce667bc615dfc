"""The structural chunker: headings stay with their text, tables keep their header, sections are not crossed."""

from itertools import pairwise

from proofspan.documents import Document, Policy, Revision, Section
from proofspan.documents.nouns import Table
from proofspan.passages import Passage
from proofspan.passages.paragraphs import paragraphs
from proofspan.spans import Span

ROWS = ["fault | fix", "E1 | check fuse", "E2 | reset", "E3 | call ops"]


def cut(size: int, text: str, heads: dict[str, str] | None = None, rows: list[str] | None = None) -> list[Passage]:
    """The passages of a text whose sections start at `heads` (line: heading) and whose one table is `rows`."""
    starts = [text.index(line) for line in heads or {}]
    edges = [Span(start, end) for start, end in pairwise([*starts, len(text)])]
    sections = tuple(Section(name, name, edge) for name, edge in zip((heads or {}).values(), edges, strict=True))
    tables = ()
    if rows:
        at, body = text.index("\n".join(rows)), "\n".join(rows)
        tables = (Table(Span(at, at + len(body)), Span(at, at + len(rows[0]))),)
    document = Document(Revision("d", "v1"), "T", text, Policy(), sections=sections, tables=tables)
    return list(paragraphs(size)(document))


def texts(found: list[Passage]) -> list[str]:
    return [passage.text for passage in found]


def test_short_paragraphs_are_merged_until_the_next_would_pass_the_maximum() -> None:
    """2 + 2 words fit in 4, another 1 does not; a paragraph over the maximum stays whole."""
    text = "a b\n\nc d\r\n \t\r\ne\n\n\nf g h i j k\n\nl"
    assert texts(cut(4, text)) == ["a b\n\nc d", "e", "f g h i j k", "l"]


def test_one_end_of_a_line_is_not_a_blank_line() -> None:
    """CR LF is one end of a line, so the lines below are one paragraph."""
    assert texts(cut(2, "a\r\nb\r\nc")) == ["a\r\nb\r\nc"]


def test_a_section_is_never_crossed() -> None:
    """Two sections of 3 words are two passages, though both would fit in one."""
    found = cut(160, "# A\none\n\n# B\ntwo\n", {"# A": "A", "# B": "B"})
    assert [(p.text, p.heading) for p in found] == [("# A\none", "A"), ("# B\ntwo", "B")]


def test_a_heading_stays_with_its_first_paragraph() -> None:
    """ "# A" has 2 words and the paragraph 4: together they pass 4 and still are one passage."""
    assert texts(cut(4, "# A\n\na b c d\n\ne f", {"# A": "A"})) == ["# A\n\na b c d", "e f"]


def test_an_underlined_heading_stays_with_its_first_paragraph() -> None:
    """The underline is no paragraph of its own."""
    assert texts(cut(3, "Air\n---\n\na b c\n\nd", {"Air": "Air"})) == ["Air\n---\n\na b c", "d"]


def test_a_long_paragraph_is_cut_at_sentences() -> None:
    """9 words are more than twice 4: its sentences of 3 words come apart, as two do not fit in 4."""
    assert texts(cut(4, "a b c. D e f. G h i.")) == ["a b c.", "D e f.", "G h i."]
    assert texts(cut(4, "a b. C d. E f. G h. I j.")) == ["a b. C d.", "E f. G h.", "I j."]


def test_a_long_sentence_is_cut_into_windows() -> None:
    """A sentence of 11 words is more than twice 5: windows of 5, 5 and 1."""
    assert texts(cut(5, "a b c d e f g h i j k")) == ["a b c d e", "f g h i j", "k"]


def test_a_heading_stays_with_the_first_piece_of_a_long_paragraph() -> None:
    """The heading's line is glued to the first sentence, not parted by the cut."""
    found = cut(3, "# A\n\na b c. D e f. G h i.", {"# A": "A"})
    assert texts(found) == ["# A\n\na b c.", "D e f.", "G h i."]


def test_a_small_table_is_merged_like_a_paragraph() -> None:
    """A table of 3 + 4 + 3 + 4 words fits with the line before it in 20, blank line inside or not."""
    text = "Faults are:\n\n" + "\n".join(ROWS)
    assert texts(cut(20, text, rows=ROWS)) == [text]


def test_later_parts_of_a_table_carry_its_header_row() -> None:
    """Rows are whole, the heading opens the first part, and every later part names heading and header row."""
    text = "## Pump P2\n\n" + "\n".join(ROWS) + "\n\nCall us."
    found = cut(7, text, {"## Pump P2": "Pump P2"}, ROWS)
    assert [(p.text, p.heading) for p in found] == [
        ("## Pump P2\n\nfault | fix\nE1 | check fuse", "Pump P2"),
        ("E2 | reset\nE3 | call ops", "Pump P2\nfault | fix"),
        ("Call us.", "Pump P2"),
    ]


def test_a_header_row_is_never_alone() -> None:
    """Even a maximum of one word keeps the header row with its first row, and cuts no row."""
    found = cut(1, "\n".join(ROWS), rows=ROWS)
    assert [(p.text, p.heading) for p in found] == [
        ("fault | fix\nE1 | check fuse", ""),
        ("E2 | reset", "fault | fix"),
        ("E3 | call ops", "fault | fix"),
    ]


def test_the_drawn_line_under_a_header_row_is_part_of_it() -> None:
    """In Markdown a line of dashes stands below the header row; the first row follows it in the same passage."""
    rows = ["|fault|fix|", "|---|---|", "|E1|check the fuse|", "|E2|reset|"]
    found = cut(2, "\n".join(rows), rows=rows)
    assert texts(found) == ["|fault|fix|\n|---|---|\n|E1|check the fuse|", "|E2|reset|"]
    assert found[1].heading == "|fault|fix|"


def test_rows_with_one_code_stay_under_their_own_pump() -> None:
    """E1 stands in two tables; each row's passage names the pump it belongs to (pain P05)."""
    first, second = ["|fault|fix|", "|E1|replace seal|"], ["|fault|fix|", "|E1|check fuse|"]
    text = "\n\n".join(["## Pump P1", "\n".join(first), "## Pump P2", "\n".join(second)])
    found = cut(160, text, {"## Pump P1": "Pump P1", "## Pump P2": "Pump P2"}, second)
    assert [(p.heading, "check fuse" in p.text) for p in found] == [("Pump P1", False), ("Pump P2", True)]
    assert all(p.text.startswith(f"## {p.heading}\n") for p in found)


def test_a_megabyte_in_one_paragraph_makes_progress() -> None:
    """200,000 words without a stop are 1,250 windows of 160."""
    assert len(cut(160, "word " * 200_000)) == 200_000 / 160


def test_the_articles_paragraphs_are_parted_by_blank_lines_alone() -> None:
    """With `article` a paragraph of 9 words is whole though 3 are wanted, and sections and tables are merged across."""
    text = "# One\n\na b\n \nc. d. e. f. g. h. i. j. k.\n\n# Two\n\nE1 | fix\nE2 | fix"
    sections = (Section("one", "One", Span(0, 10)), Section("two", "Two", Span(text.index("# Two"), len(text))))
    document = Document(Revision("d", "v1"), "T", text, Policy(), sections=sections)
    found = [passage.text for passage in paragraphs(3, article=True)(document)]
    assert found == ["# One", "a b", "c. d. e. f. g. h. i. j. k.", "# Two", "E1 | fix\nE2 | fix"]
    assert paragraphs(4, article=True)(document)[0].text == "# One\n\na b"
