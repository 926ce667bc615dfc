"""Selectors that ask where an element stands hide what they match, and nothing else."""

import pytest

from proofspan.documents.readers.html import read_html

PAGE = "<!doctype html><title>T</title><style>{}</style>{}"


def read(sheet: str, body: str) -> tuple[str, dict[str, int]]:
    """The text of a page with that sheet, and what is left out of it."""
    reading = read_html("a.html", PAGE.format(sheet, body).encode())
    return reading.text, dict(reading.hidden)


@pytest.mark.parametrize(
    ("selector", "body"),
    [
        (".wrap .g", "<p class=g>Seen<div class=wrap><p class=g>Gone</div>"),
        ("[data-x]", "<p>Seen<p data-x>Gone"),
        ("[data-x='a]b,c']", "<p data-x>Seen<p data-x='a]b,c'>Gone"),
        ("div > span.q", "<p><span class=q>Seen</span></p><div><span class=q>Gone</span></div>"),
        ("p:not(.a)", "<p class=a>Seen<p>Gone"),
        ("li:nth-child(2)", "<p>Seen<ul><li><li>Gone</ul>"),
        ("h6 + p, :is(h5, h6) ~ b", "<p>Seen<h6></h6><p>Gone"),
        (":where(main) p", "<p>Seen<main><p>Gone</main>"),
        ("p:has(> i)", "<p>Seen<p><i>Gone</i>"),
        ("p:nth-last-of-type(1)", "<p>Seen<p>Gone"),
        ("p:not(:focus):not(:focus-within) > i", "<p>Seen<p><i>Gone</i>"),
    ],
)
def test_a_selector_hides_what_it_matches(selector: str, body: str) -> None:
    """Ancestors, attributes, siblings, places and negations are those of the page's tree."""
    assert read(f"{selector} {{ display: none }}", body) == ("Seen", {"display-none": 4})


@pytest.mark.parametrize(
    "sheet",
    [
        ".w .g { display: none } .w .g.h { display: block }",
        ".w .g.h { display: block } .w .g { display: none }",
        ".w .g { display: none } .w:is(#a, i) .g { display: block }",
        ".w:not(#b) .g { display: block } .w .g.h { display: none }",
        ":where(#a) .g { display: none } p { } .g { display: block }",
        ".w .g:nth-child(1) { display: block } div.w .g { display: none }",
        ".W .g { display: none } .w .g { display: none } .w .g { display: block }",
    ],
)
def test_what_a_stronger_rule_shows_again_is_kept(sheet: str) -> None:
    """Ids, classes and tags are counted, in `:is` and `:not` too, in `:where` not; then the order counts."""
    assert read(sheet, "<div class=w id=a><p class='g h'>Seen</div>") == ("Seen", {})


@pytest.mark.parametrize(
    ("sheet", "body"),
    [
        ("html:nth-child(2) { display: none }", "<p>Seen"),
        ("p:foo { display: none }", "<p>Seen"),
        ("p:lang(en) { display: none }", "<p lang=en>Seen"),
        ("p > { display: none }", "<p>Seen"),
        (".a p { display: none }", "<div class=A><p>Seen</div><i class=a></i>"),
        (".b p { display: none } :checked ~ .b p { display: block }", "<input type=radio><div class=b><p>Seen</div>"),
        ("details:not([open]) > p { display: none }", "<details><p>Seen</details>"),
        (".no-js p { display: none }", "<div class=no-js><p>Seen</div>"),
        (".a:hover p { display: none }", "<div class=a><p>Seen</div>"),
        ("@supports (x: y) { .a p { display: none } }", "<div class=a><p>Seen</div>"),
    ],
)
def test_what_cannot_be_told_hides_nothing(sheet: str, body: str) -> None:
    """What the parser counts, refuses or takes otherwise than a browser, and what a click or a script turns about."""
    assert read(sheet, body) == ("Seen", {})


def test_an_answer_that_would_take_too_long_is_not_waited_for() -> None:
    """Three ancestors in 3,000 nested elements are 27,000,000,000 ways to look: nothing is hidden."""
    assert read("a div div .q { display: none }", "<div>" * 3_000 + "<p class=q>Seen") == ("Seen", {})


def test_thousands_of_selectors_are_within_the_limits() -> None:
    """2,000 rules with 3 selectors each on 5,000 paragraphs: the first 3,000 selectors are asked for, all are read."""
    sheet = "".join(f".a{i} .g, div > .b{i}:not(.c), .a{i} .d ~ .e {{ display: none }}" for i in range(2_000))
    text, hidden = read(sheet, "<div class=a7><p class=g>Gone</div>" + "<div class=x><p class=g>Seen</div>" * 5_000)
    assert text.count("Seen") == 5_000 and hidden == {"display-none": 4}
