"""What a web page shows is kept, however close it comes to a hiding."""

import pytest

from proofspan.documents.readers.html import read_html

WORDS = "Words that can be seen"


@pytest.mark.parametrize(
    "page",
    [
        "<p aria-hidden=true>~",
        "<details><p>~</details>",
        '<div style="background: #000"><p style="color: #fff">~</div>',
        '<div style="background: url(a.png)"><p style="color: #fff">~</div>',
        '<div style="visibility: hidden"><p style="visibility: visible">~</div>',
        '<p hidden style="display: block">~',
        "<style>.a { display: none } #b { display: block }</style><p class=a id=b>~",
        "<style>@media print { p { display: none } }</style><p>~",
        "<style>p { color: #fff } p { color: #000 }</style><p>~",
        '<p style="margin-left: -20px; height: 1px">~',
        '<p style="color: var(--c)">~',
        '<p style="color: #fff; text-shadow: 0 0 3px #000">~',
    ],
)
def test_a_web_page_loses_nothing_that_shows(page: str) -> None:
    """White on black or on a picture, what is visible again, what a stronger rule shows, what only paper hides."""
    reading = read_html("a.html", page.replace("~", WORDS).encode())
    assert (reading.text, reading.hidden) == (WORDS, ())


def test_an_escape_in_a_style_hides_no_less() -> None:
    """`d\\69splay` is `display` to a browser."""
    assert read_html("a.html", b"<p>Seen<p style='d\\69splay: none'>Gone").hidden == (("display-none", 4),)
