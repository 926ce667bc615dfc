"""list and show: exact text for those who may read it, the same words for all others."""

import pytest


def test_list_obeys_the_asker(run, archive):
    """Support reads its two documents; nobody in particular reads the public one, and is told why."""
    listed = run("list", "--groups", "support", "--as-of", "2026-06-01", "--archive", archive, "--json").json
    assert {document["revision"] for document in listed["documents"]} == {"returns-v2", "notice-v1"}
    anonymous = run("list", "--archive", archive)
    assert "notice-v1" in anonymous.out and "returns" not in anonymous.out
    assert "public documents only" in anonymous.err


def test_list_on_another_day(run, archive):
    """On 28 February 2026 the first revision was in force."""
    day = ["--groups", "support", "--as-of", "2026-02-28"]
    assert "returns-v1" in run("list", *day, "--archive", archive).out


def test_quiet_says_nothing_on_stderr(run, archive):
    """`--quiet` leaves out the note about the anonymous asker."""
    assert run("list", "--archive", archive, "--quiet").err == ""


def test_a_document_shows_its_readable_revisions(on):
    """The id of a document lists the revisions that are readable on the day."""
    shown = on("show", "returns", "--json").json
    assert shown["document"] == "returns"
    assert [revision["revision"] for revision in shown["revisions"]] == ["returns-v2"]


def test_a_revision_shows_its_exact_text(on):
    """The text of a revision is the document's own, to the character, and its sections point into it."""
    shown = on("show", "returns-v2", "--json").json
    window = next(section for section in shown["sections"] if section["name"] == "window")
    start, end = window["span"]
    assert shown["text"][start:end].startswith("## Window")
    assert "thirty days" in shown["text"][start:end]
    assert (shown["title"], shown["groups"], len(shown["digest"])) == ("Returns policy", ["sales", "support"], 64)


def test_the_page_ends_with_the_exact_text(on):
    """Off a terminal, `show` prints a header and then the text as it is."""
    text = on("show", "returns-v2", "--json").json["text"]
    page = on("show", "returns-v2").out
    assert page.endswith(f"\n\n{text}\n")
    assert "in force" in page


def test_a_section_by_its_evidence_id(on):
    """`returns-v2#refund` is that section's text and where it stands."""
    shown = on("show", "returns-v2#refund", "--json").json
    whole = on("show", "returns-v2", "--json").json["text"]
    start, end = shown["span"]
    assert shown["text"] == whole[start:end]
    assert "account" in shown["text"] and "thirty" not in shown["text"]


def test_a_passage_by_its_id(on):
    """The id of a hit shows that hit's own text."""
    hit = on("search", "refund", "--json").json["hits"][0]
    shown = on("show", hit["passage_id"], "--json").json
    assert (shown["text"], shown["span"]) == (hit["text"], hit["span"])


@pytest.mark.parametrize(
    "name",
    [
        "secret",
        "secret-v1",
        "secret-v1#top",
        "secret-v1:0-5",
        "returns-v1",
        "unknown",
        "unknown-v1#x",
        "returns-v2#nothing",
        "returns-v2:0-99999",
        "r-00000000000000000000",
        "",
        "#",
        "@-:",
    ],
)
def test_unknown_and_forbidden_are_the_same(on, name):
    """What does not exist and what may not be read give the same words but for the name, and exit 2."""
    done = on("show", name)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"proofspan: nothing called {name!r} that you may read\n"


def test_the_marker_of_a_hidden_document_is_nowhere(on):
    """Neither text nor title of what operations alone may read comes out of any verb."""
    for words in (["list"], ["search", "ZEBRA-7731"], ["ask", "ZEBRA-7731"], ["ask", "returns of any age", "--trace"]):
        done = on(words[0], *words[1:], "--json")
        assert "Internal exceptions" not in done.out
        assert "operations may accept" not in done.out
