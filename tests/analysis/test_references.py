"""References of a text: addresses, e-mail, paths, flags, identifiers, versions."""

from itertools import pairwise

import pytest
from counting import lines_of
from hypothesis import given
from hypothesis import strategies as st

from proofspan.analysis.references import Sort, references


@pytest.mark.parametrize(
    ("text", "sort", "keys"),
    [
        ("See https://docs.example.org/a?x=1#y.", Sort.ADDRESS, ["docs.example.org/a?x=1#y"]),
        ("(see http://www.example.org/)", Sort.ADDRESS, ["example.org"]),
        ("at https://example.org/a_(b).", Sort.ADDRESS, ["example.org/a_(b)"]),
        ("www.example.it, oppure", Sort.ADDRESS, ["example.it"]),
        ("scrivere a Aiuto@example.it.", Sort.EMAIL, ["aiuto@example.it"]),
        ("in /etc/app/x.toml or ~/x", Sort.PATH, ["/etc/app/x.toml", "~/x"]),
        (r"in C:\data\x.log.", Sort.PATH, ["c:/data/x.log"]),
        ("in docs/a.md, in src/x/y.py", Sort.PATH, ["docs/a.md", "src/x/y.py"]),
        ("README.md and 404.html", Sort.FILE, ["readme.md", "404.html"]),
        ("use --as-of and -v", Sort.FLAG, ["--as-of", "-v"]),
        ("get_close_matches and PROOFSPAN_X", Sort.IDENTIFIER, ["get_close_matches", "proofspan_x"]),
        ("call join() on closeMatches", Sort.IDENTIFIER, ["join", "closematches"]),
        ("`os.path.join()`", Sort.DOTTED, ["os.path.join"]),
        ("ast.NodeVisitor", Sort.DOTTED, ["ast.nodevisitor"]),
        ("v2.1 and version 3.14", Sort.VERSION, ["2.1", "3.14"]),
        ("la versione 2.1", Sort.VERSION, ["2.1"]),
        ("art. 3-bis, comma 40 ter", Sort.ARTICLE, ["3-bis", "40-ter"]),
        ("press Ctrl+C or Ctrl-Shift-P", Sort.KEYS, ["ctrl+c", "ctrl+shift+p"]),
    ],
)
def test_references(text: str, sort: Sort, keys: list[str]) -> None:
    """Each is one whole token, its punctuation left out."""
    found = references(text)
    assert [reference.key for reference in found] == keys
    assert {reference.sort for reference in found} == {sort}
    assert all(reference.span.of(text) == reference.text for reference in found)


@pytest.mark.parametrize(
    "text",
    [
        "and/or, km/h, TCP/IP, 24/7",
        "e.g. the U.S. at 5 a.m., Ph.D.",
        "It ended.The rest followed",
        "a well-known word -and a dash",
        "iPhone, McDonald, YouTube",
        "3.14 and 1,250.5 kg",
        "l'unità dell'azienda",
        "release 12 songs",
        "- a list",
        "______ and snake_",
        "",
    ],
)
def test_what_is_no_reference(text: str) -> None:
    """Prose with slashes, points, dashes and capitals in it."""
    assert references(text) == ()


@pytest.mark.parametrize("piece", ["a/", "a.", "_", "a_", "-a", "http://", "a@", "www.", "version ", "1.", "~/", "a()"])
def test_work_grows_as_the_text(piece: str) -> None:
    """Four times the text is no more than six times the work, in lines that are run."""
    took = []
    for size in (5_000, 20_000):
        text = piece * (size // len(piece))
        took.append(lines_of(lambda text=text: references(text)))
    assert took[1] <= 6 * took[0] + 500


@given(st.text(alphabet="aA1.-_/\\:@~()= \nv", max_size=80))
def test_no_text_makes_it_raise(text: str) -> None:
    """References are in order and do not overlap."""
    found = references(text)
    assert all(one.span.end <= other.span.start for one, other in pairwise(found))
