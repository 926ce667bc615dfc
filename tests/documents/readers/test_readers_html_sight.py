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
        '<p style="color: #fff; mix-blend-mode: difference">~',
        '<p style="color: #fff; filter: invert(1)">~',
        '<p style="color: transparent; background-image: url(a); background-clip: text">~',
        '<p style="color: #fff; box-shadow: inset 0 0 0 99px #000">~',
        '<p style="color: #fff; background: rebeccapurple">~',
        "<table background=a.png><tr><td><font color=white>~</table>",
        '<button style="color: #fff">~</button>',
        '<p style="color: #fff"><a href=x>~</a>',
        '<p style="clip-path: inset(60% 0 0 0)">~',
        '<p style="clip-path: circle(0.5em)">~',
        '<p style="position: relative; left: 50%; margin-left: -50vw; width: 100vw">~',
        '<p style="position: absolute; left: 50%; transform: translate(-50%, -50%)">~',
        '<div style="width: 3000px; margin-left: -1200px">~</div>',
        '<div style="transform: translate3d(-1170px, 0, 0)">~</div>',
        '<div style="height: 0; padding-bottom: 56%; overflow: hidden">~</div>',
        '<div style="height: 0; min-height: 9em; overflow: hidden">~</div>',
        '<p style="opacity: 0; animation: appear 1s forwards">~',
    ],
)
def test_a_web_page_loses_nothing_that_shows(page: str) -> None:
    """White on black or on a picture, what is visible again, what a stronger rule shows, what only paper hides."""
    reading = read_html("a.html", page.replace("~", WORDS).encode())
    assert (reading.text, reading.hidden) == (WORDS, ())


def test_an_escape_in_a_style_hides_no_less() -> None:
    """`d\\69splay` is `display` to a browser."""
    assert read_html("a.html", b"<p>Seen<p style='d\\69splay: none'>Gone").hidden == (("display-none", 4),)


@pytest.mark.parametrize(
    ("sheet", "page"),
    [
        (".a { display: none } @media (min-width: 768px) { .b { display: block } }", "<p class='a b'>~"),
        (".a { display: none } @media (min-width: 1400px) { .a { display: block } }", "<p class=a>~"),
        (".a { display: none } .md\\:b { display: block }", "<p class='a md:b'>~"),
        ("@media (max-width: 600px) { p { display: none } }", "<p>~"),
        (".a { display: none } .all .a { display: block }", "<div class=all><p class=a>~</div>"),
        ("p { color: #fff } .dark p { background: #000 }", "<div class=dark><p>~</div>"),
        ("p { color: #fff } div > p { color: #000 }", "<div><p>~</div>"),
        (".a::before { background: #000 } p { color: #fff }", "<div class=a><p>~</div>"),
        (":root { background: #000 } p { color: #fff }", "<p>~"),
        ("[data-dark] { background: #000 } p { color: #fff }", "<div data-dark><p>~</div>"),
        ("p { background-color: #fff }", "<p style='background: #000; color: #fff'>~"),
        ("p { font-size: 0 }", "<p style='font: 16px serif'>~"),
        ("</style><noscript><style>p { display: none }</style></noscript><style>", "<p>~"),
        ("</style><style media=print>p { display: none }", "<p>~"),
        ("</style><link rel=stylesheet href=a.css><style>h1 { color: #fff }", "<h1>~</h1>"),
        ("b { position: absolute } p { color: #fff }", "<div><b><img src=a.png></b><p>~</div>"),
        (".a { position: absolute; background: navy }", "<div><p class=a></p><p style='color: #fff'>~</div>"),
        (".a { position: absolute; color: #fff }", "<div><img src=a.png><p class=a>~</div>"),
    ],
)
def test_a_rule_that_may_show_hides_nothing(sheet: str, page: str) -> None:
    """At another width, in another place or state, from a sheet that is not here, or with a picture beneath."""
    source = f"<style>{sheet}</style>{page.replace('~', WORDS)}"
    reading = read_html("a.html", source.encode())
    assert (reading.text, reading.hidden) == (WORDS, ())


@pytest.mark.parametrize(
    ("sheet", "kind"),
    [
        ("div p { display: block } .a { display: none }", "display-none"),
        (".a:hover { display: block } .a { display: none }", "display-none"),
        ("[hidden] { display: none } .a { display: none }", "display-none"),
        ("@media (min-width: 600px) { .a { display: none } }", "display-none"),
        ("@font-face { src: url(x) } .a { color: #fff }", "white-text"),
        (".b p { color: #eee } #c { color: #fff }", "white-text"),
        (".a { clip-path: inset(50%) }", "off-screen"),
        (".a { transform: translateX(-9999px) }", "off-screen"),
        (".a { margin-left: -999em }", "off-screen"),
    ],
)
def test_a_weaker_rule_shows_nothing(sheet: str, kind: str) -> None:
    """What is set by less, by an action, or to no other effect leaves hidden what is hidden."""
    source = f"<style>{sheet}</style><p>Seen<p class=a id=c>Gone"
    assert read_html("a.html", source.encode()).hidden == ((kind, 4),)


@pytest.mark.parametrize("piece", ["[", "(", ":not(", "a ", ".a>", "a{b:c}", "@media (", "{", "\\"])
def test_a_sheet_without_end_takes_no_time(piece: str) -> None:
    """200,000 characters of each are read in a moment: no piece looks through all that follow."""
    sheet = piece * (200_000 // len(piece))
    assert read_html("a.html", f"<style>{sheet}</style><p>{WORDS}".encode()).text == WORDS
