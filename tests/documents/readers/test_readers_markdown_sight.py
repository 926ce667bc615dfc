"""What the rendered page of a Markdown source shows is kept as written; what it does not show is dropped."""

import re

import pytest

from proofspan.documents.readers import read
from proofspan.documents.readers.markdown import read_markdown


@pytest.mark.parametrize(
    "source",
    [
        "a `<!-- code -->` b",
        "``a ` <span hidden>`` b",
        "```\n<!-- a -->\n<div hidden>\n```\n\nb",
        "    <!-- indented -->\n",
        "\\<!-- escaped --> \\<span hidden>a</span>",
        "a <!-- that nothing ends",
        "a < b and c > d <http://example.org/a> <b@example.org>",
        "`[a](b)` and ``![a](b)``",
        "```\n[a](b 'c')\n```\n\n    ![a](b)",
        "\\[a](b) [a] (b) [a][b] [a](b c) - [ ] a",
        "<a href='[x](y)'>a</a> <http://example.org/[x](y)>",
        "[^1] a\n\n[^1]: Note",
        "<details>\n<summary>a</summary>\n\nb\n\n</details>",
        'a <span style="color:#fff;background:#000">b</span>',
        "<br>\n\na <b>b</b> <a name=top></a>",
    ],
)
def test_markdown_loses_nothing_that_shows(source: str) -> None:
    """Code, escapes, comparisons, lonely addresses, what is no link, and elements that hide nothing stay as written."""
    reading = read_markdown("a.md", source.encode())
    assert (reading.text, reading.hidden) == (source, ())


@pytest.mark.parametrize(
    ("source", "text", "hidden"),
    [
        ("a <!-- b --> c", "a  c", (("comment", 1),)),
        ("a\n<!-- b\n\nc -->\nd", "a\n\nd", (("comment", 3),)),
        ("a\n\n<!-- b\n\nc", "a\n\n", (("comment", 3),)),
        ("[//]: # (b c)\n\na", "\n\na", (("comment", 13),)),
        ("- <div hidden>\n  b\n- a", "- \n- a", (("hidden-attribute", 1),)),
        ("<div hidden>\n\n```\nb\n```\n\n</div>\n\na", "\n\na", (("hidden-attribute", 9),)),
        ("a <i hidden>b <i>c</i></i> d", "a  d", (("hidden-attribute", 3),)),
        ("a <i hidden>b\n\nc", "a \n\nc", (("hidden-attribute", 1),)),
        ("| a |\n|---|\n| b<i hidden>c</i> |", "| a |\n|---|\n| b |", (("hidden-attribute", 1),)),
        ("<style>.g{opacity:0}</style>\n\na <i class=g>b</i>", "\n\na ", (("style", 13), ("transparent-text", 1))),
        ('<p title="b c">a</p>', "<p >a</p>", (("element-attribute", 11),)),
        ("<p>\n</ b>a\n</p>", "<p>\na\n</p>", (("comment", 5),)),
    ],
)
def test_markdown_drops_what_its_page_does_not_show(
    source: str, text: str, hidden: tuple[tuple[str, int], ...]
) -> None:
    """Comments, definitions nobody uses, elements to their end or their block's, and prose in attributes."""
    reading = read_markdown("a.md", source.encode())
    assert (reading.text, reading.hidden) == (text, hidden)


@pytest.mark.parametrize(
    ("source", "text", "hidden"),
    [
        ('a [b](http://x "c d") e', "a b e", {"link-title": 3}),
        ("a ![b c](x.png 'd') e", "a  e", {"alt-text": 3, "link-title": 1}),
        ("[![a](x)](y) b", " b", {"alt-text": 1}),
        ("# [a](x(y)z) {#b}", "# a {#b}", {}),
        ("see [one][].\n\n[one]: <x y> (b c)", "see one.\n\n", {"link-title": 3}),
        ("[a][B  c] ![d][b c] [b c]\n\n[b c]: x", "a  b c\n\n", {"alt-text": 1}),
        ("[a [b](c) d](e)", "[a b d](e)", {}),
        ("![a [b](c) d](e)", "", {"alt-text": 10}),
        ("| [a](b) |\n|---|\n| ![c](d) |", "| a |\n|---|\n|  |", {"alt-text": 1}),
        ("> [a\n> b](c\n> 'd e') f", "> a\n> b f", {"link-title": 3}),
        ('[a](x "<i hidden>") b', "a b", {"link-title": 10}),
    ],
)
def test_of_links_and_pictures_only_what_shows_is_kept(source: str, text: str, hidden: dict[str, int]) -> None:
    """The text of a link, and nothing of a picture; their definitions are no lines of the page."""
    reading = read_markdown("a.md", source.encode())
    assert (reading.text, dict(reading.hidden)) == (text, hidden)


@pytest.mark.parametrize(
    "source",
    [
        "<div><p hidden>gone</div>\n\nSeen.",
        "<section>\n<p hidden>gone\n</section>\n\nSeen.",
        "<p hidden>gone <p>Seen.",
        "<p hidden>gone<table><tr><td>Seen.</table>",
        "<p hidden>gone\n\nSeen.",
        "<p hidden>gone\n\n# Seen.",
        "<p hidden>gone\n\n- Seen.",
        "<p hidden>gone\n\n```\nSeen.\n```",
        "- <p hidden>gone\n\n  Seen.",
        "<ul>\n<li hidden>gone\n<li>Seen.\n</ul>",
        "<ul><li hidden>gone<ul><li>gone</ul>gone<li>Seen.</ul>",
        "<dl><dt hidden>gone<dd>Seen.</dl>",
        "<table><tr><td hidden>gone<td>Seen.</table>",
        "<table><tr hidden><td>gone<th>gone<tr><td>Seen.</table>",
        "<table><thead hidden><tr><td>gone<tbody><tr><td>Seen.</table>",
        "<table><i hidden>gone<tr><td>Seen.</table>",
        "<select><option hidden>gone<option>Seen.</select>",
        "<select><optgroup hidden><option>gone<optgroup><option>Seen.</select>",
        "<ruby>Se<rt hidden>gone<rt>en.</ruby>",
        "<h1 hidden>gone</h2>Seen.",
        "<a hidden>gone <a href=x>Seen.</a>",
        "a <em><span hidden>gone</em> Seen.",
        "| a | b |\n|---|---|\n| <i hidden>gone | Seen. |",
        "<head><title>gone</title><body>Seen.",
        "<iframe><p>gone</iframe>Seen.",
        "<div hidden>gone<span>gone</div>Seen.",
        "<span><div hidden>gone</span>gone</div>Seen.</span>",
        "<div><i hidden>gone</div>\n\ngone\n\n<i>gone</i>gone</i>Seen.",
        "<i hidden>gone<div>gone</i>Seen.</div>",
        "<i hidden>gone<table><tr><td>gone</table>gone</i>Seen.",
        "<td hidden>Seen.",
        "<textarea><i hidden>Seen.</textarea>",
    ],
)
def test_what_hides_ends_where_a_browser_ends_it(source: str) -> None:
    """At its end, at its parent's, and where the next sibling or block begins: what follows is seen, nothing before."""
    text = re.sub("<[^>]*>", "", read_markdown("a.md", source.encode()).text)
    assert "Seen." in text and "gone" not in text


@pytest.mark.parametrize(
    "piece",
    [
        *(
            "<!--",
            "<a ",
            "<i>",
            "x <b hidden>",
            '<a x=" y z="',
            "</",
            "[a]: x\n",
            "<p hidden>",
            "<x></y>",
            "<table><td>",
        ),
        *("[](", "[](<", '[](x "', "[](x (", "![", "[a][", "[[a](b)", "[](\n>", "[a](\\("),
    ],
)
def test_markup_without_end_takes_no_time(piece: str) -> None:
    """200,000 characters of each are read in a moment: no piece looks through all that follow."""
    assert read("a.md", (piece * (200_000 // len(piece)) + "\n\nend").encode()).kind == "markdown"
