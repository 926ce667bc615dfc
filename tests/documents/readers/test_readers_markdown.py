"""Markdown: offsets are those of the source, sections and tables stand where its lines say."""

import pytest

from proofspan.documents.readers import read
from proofspan.documents.readers.reading import Reading
from proofspan.errors import MetadataError


def md(text: str) -> Reading:
    return read("guide.md", text.encode())


def test_the_text_is_the_source_after_the_front_matter() -> None:
    """Markup stays, for what is cited must stand literally in the file; a comment does not, for nobody sees it."""
    reading = md("---\nid: 007\n---\n\n# A *b*\n\n<!-- c -->\n")
    assert reading.text == "\n# A *b*\n\n\n" and reading.hidden == (("comment", 1),)
    assert (reading.metadata["id"].value, reading.metadata["id"].line) == ("007", 2)


def test_sections_are_named_by_id_or_slug() -> None:
    """An explicit id wins its name; a second heading of the same words is numbered."""
    reading = md("# Guide\n\nIn.\n\n## Window\n\n## The `code` *x* {#window}\n\nWindow\n------\n\nEnd.")
    assert [(s.name, s.heading) for s in reading.sections] == [
        ("guide", "Guide"),
        ("window-2", "Window"),
        ("window", "The code x"),
        ("window-3", "Window"),
    ]
    assert reading.sections[3].span.of(reading.text) == "Window\n------\n\nEnd."


def test_the_title_is_in_no_path() -> None:
    """The one leading heading of level 1 is the title; below it, paths hold the headings between."""
    reading = md("# Guide\n## A\n### B\n## C\n")
    assert reading.title == "Guide"
    assert [s.path for s in reading.sections] == [(), (), ("A",), ()]


def test_another_title_leaves_the_heading_in_the_path() -> None:
    """Front matter that names another title makes the heading an ordinary one."""
    reading = md("---\ntitle: Handbook\n---\n# Guide\n## A\n")
    assert (reading.title, reading.sections[1].path) == ("Handbook", ("Guide",))


def test_two_headings_of_level_one_make_no_title() -> None:
    """The stem of the file is the title then."""
    assert md("# A\n# B\n").title == "guide"


def test_text_before_headings_is_the_section_top() -> None:
    """White space alone is no section; without any heading the whole text is one."""
    assert [(s.name, s.heading) for s in md("\nIntro.\n\n# A\n").sections] == [("top", ""), ("a", "A")]
    assert [s.name for s in md("Only text.\n").sections] == ["top"]
    assert md("\n\n# A").sections[0].name == "a"


def test_headings_in_code_and_quotes_are_none() -> None:
    """A fence, an indented block and a quotation hold text that looks like headings."""
    assert [s.name for s in md("# A\n\n```\n# b\n```\n\n    # c\n\n> # d\n").sections] == ["a"]


def test_a_table_knows_its_header() -> None:
    """The header is the row of names and the line of hyphens below it."""
    reading = md("## P1\n\n| fault | fix |\n|---|---|\n| E1 | seal |\n\nEnd.")
    (table,) = reading.tables
    assert table.header.of(reading.text) == "| fault | fix |\n|---|---|"
    assert table.span.of(reading.text) == "| fault | fix |\n|---|---|\n| E1 | seal |"


def test_front_matter_that_is_not_closed_is_refused() -> None:
    """Reading it as text would open what it closes."""
    with pytest.raises(MetadataError, match=r"^guide\.md:1: front matter is opened here and not closed"):
        md("---\nallowed_groups: [ops]\n\nSecret.")


def test_blank_lines_before_front_matter_change_nothing() -> None:
    """The lines are still counted from the start of the file."""
    reading = md("\n\n---\nid: a\n---\nText")
    assert (reading.metadata["id"].line, reading.text) == (4, "Text")


def test_carriage_returns_are_line_ends() -> None:
    """Offsets count the text with its line ends normalised."""
    reading = md("# A\r\n\r\ntext\r\n\r\n# B\r\n")
    assert [s.span.of(reading.text) for s in reading.sections] == ["# A\n\ntext", "# B"]
