"""Names of sections: unique, predictable, and cheap however often a heading is repeated."""

from proofspan.documents.readers.outline import Heading, sections


def names(*headings: str) -> list[str]:
    """The names of sections with these headings, one a line."""
    text = "".join(f"{heading}\n" for heading in headings)
    starts = [sum(len(h) + 1 for h in headings[:n]) for n in range(len(headings))]
    made = [Heading(start, 2, heading) for start, heading in zip(starts, headings, strict=True)]
    return [section.name for section in sections(text, made, title="Title")]


def test_repeated_headings_are_numbered() -> None:
    """The second Note is note-2, the third note-3; a heading that reads "Note 2" steps aside."""
    assert names("Note", "Note", "Note") == ["note", "note-2", "note-3"]
    assert names("Note 2", "Note", "Note") == ["note-2", "note", "note-3"]


def test_a_hundred_thousand_equal_headings() -> None:
    """As many names as headings, the last one with the highest number: work grows as the headings do."""
    text = "h\n" * 100_000
    made = sections(text, [Heading(2 * n, 2, "h") for n in range(100_000)], title="Title")
    assert len({section.name for section in made}) == 100_000 and made[-1].name == "h-100000"
