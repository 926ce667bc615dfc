"""ask: answered, abstained or refused, each with what it owes the reader; and receipts."""

import pytest

ABSTENTION = "NON NEL CONTESTO"


@pytest.fixture
def answered(on):
    return on("ask", "Within how many days are returns accepted?", "--json").json


def test_every_quote_stands_in_the_shown_text(on, answered):
    """The quote of each citation equals `text[start:end]` of the revision that `show` prints."""
    citations = [citation for sentence in answered["sentences"] for citation in sentence["citations"]]
    assert citations
    for citation in citations:
        text = on("show", citation["revision"], "--json").json["text"]
        assert text[slice(*citation["span"])] == citation["quote"]


def test_the_shape_of_an_answer(answered):
    """`ask --json` has the contract's keys beside those of a search."""
    assert answered["outcome"] == "answered"
    assert "thirty days" in answered["text"]
    citation = answered["sentences"][0]["citations"][0]
    assert (citation["label"], citation["evidence"], citation["page"]) == ("S1", "returns-v2#window", None)
    assert answered["verdict"] == {"profile": "strict", "support": 1.0, "faults": []}
    assert answered["receipt"].startswith("r-")
    assert "trace" not in answered and answered["hits"]


def test_another_day_another_answer(run, archive):
    """On 1 February 2026 the answer was fourteen days, from the first revision."""
    who = ["--groups", "support", "--as-of", "2026-02-01", "--archive", archive, "--json"]
    given = run("ask", "Within how many days are returns accepted?", *who).json
    assert "fourteen" in given["text"]
    assert given["sentences"][0]["citations"][0]["revision"] == "returns-v1"


def test_abstaining_is_the_exact_string(on):
    """Without an answer the text is the abstention, to the character; no sentences; exit 0."""
    done = on("ask", "What is a prime number?", "--json")
    assert done.code == 0
    assert (done.json["outcome"], done.json["text"], done.json["sentences"]) == ("abstained", ABSTENTION, [])


def test_require_answer(on):
    """`--require-answer` exits with 1 where there is none, 0 where there is one."""
    assert on("ask", "What is a prime number?", "--require-answer").code == 1
    assert on("ask", "Within how many days are returns accepted?", "--require-answer").code == 0


def test_the_abstention_page(on):
    """The page of an abstention explains it, in Italian to one who asks in Italian."""
    english = on("ask", "What is a prime number of returns?").words
    assert "No sentence that answers this was found" in english and "The nearest passages" in english
    italian = on("ask", "Che cosa è il numero primo e perché non lo dice?").words
    assert ABSTENTION in italian and "inventato" in italian and "Nessun passo è vicino." in italian


def test_the_page_of_an_answer(on):
    """The page has the answer first, then the source with status and validity, and the receipt."""
    page = on("ask", "Within how many days are returns accepted?").out
    assert page.index("thirty days of delivery. [S1]") < page.index("[S1] Returns policy › Window")
    assert "published · in force from 2026-03-01" in page
    assert "receipt r-" in page


def test_trace_is_for_operators(on):
    """`--trace` adds what was eligible, the candidates, what was delivered, the drafts and the timings."""
    trace = on("ask", "Within how many days are returns accepted?", "--trace", "--json").json["trace"]
    assert trace["eligible_revisions"] == ["notice-v1", "returns-v2"]
    assert trace["delivered"][0]["label"] == "S1"
    assert set(trace) == {
        "eligible_revisions", "candidates", "delivered", "prompt_digest", "drafts", "timings_ms",
    }  # fmt: skip


def test_the_config_holds_every_setting(answered):
    """The config names how it was found, answered and checked."""
    config = answered["config"]
    assert (config["generator"], config["profile"], config["deliver"]) == ("extractive", "strict", "top")
    assert (config["order"], config["max_sentences"], config["abstention"]) == ("ranked", 2, ABSTENTION)


def test_the_scripted_generator(on):
    """`--generator scripted` answers too, and says so in the config."""
    given = on("ask", "within how many days are returns accepted", "--generator", "scripted", "--json").json
    assert given["config"]["generator"] == "scripted"
    assert given["outcome"] == "answered"


@pytest.mark.parametrize(
    ("flags", "code", "said"),
    [
        (["--generator", "openai"], 3, "extractive or scripted"),
        (["--generator", "oracle"], 2, "extractive or scripted"),
        (["--profile", "mild"], 2, "literal or strict"),
        (["--deliver", "some"], 2, "top"),
        (["--order", "random"], 2, "edges"),
    ],
)
def test_what_is_not_there_names_what_is(on, flags, code, said):
    """A name that is not there exits with 2 or 3 and names what is."""
    done = on("ask", "returns", *flags)
    assert done.code == code
    assert said in done.err


def test_a_receipt_comes_out_again(on, answered):
    """`show RECEIPT --rerun` asks again on the recorded state and finds the same bytes."""
    shown = on("show", answered["receipt"], "--rerun", "--json")
    assert shown.code == 0
    assert shown.json["rerun"] == "same"
    assert shown.json["body"]["question"] == "Within how many days are returns accepted?"


@pytest.mark.parametrize("flags", [["--rerank", "lexical", "--k", "1"], ["--deliver", "all"], ["--order", "edges"]])
def test_every_setting_is_rebuilt(on, flags):
    """A receipt made under other settings is re-run under those, whatever the flags are now."""
    receipt = on("ask", "Within how many days are returns accepted?", *flags, "--json").json["receipt"]
    assert on("show", receipt, "--rerun", "--json").json["rerun"] == "same"


def test_later_writes_do_not_touch_a_receipt(run, own, tmp_path):
    """What is added after an answer leaves the re-run of its receipt the same."""
    who = ["--groups", "support", "--as-of", "2026-06-01", "--archive", own]
    receipt = run("ask", "Within how many days are returns accepted?", *who, "--json").json["receipt"]
    (tmp_path / "more.md").write_text("Returns are accepted within thirty days of returns.")
    run("add", str(tmp_path / "more.md"), "--public", "--archive", own)
    assert run("show", receipt, "--rerun", *who, "--json").json["rerun"] == "same"


def test_a_withdrawn_source(run, own):
    """After a withdrawal the receipt has no quote left, and its re-run says source-withdrawn."""
    who = ["--groups", "support", "--as-of", "2026-06-01", "--archive", own]
    receipt = run("ask", "Within how many days are returns accepted?", *who, "--json").json["receipt"]
    run("withdraw", "returns-v2", "--archive", own)
    shown = run("show", receipt, "--rerun", *who, "--json").json
    assert (shown["rerun"], shown["said"], shown["source_withdrawn"]) == ("source-withdrawn", None, True)


def test_what_competed_is_part_of_the_proof(run, own):
    """When a document that only competed is withdrawn, the re-run cannot be the same, and says why."""
    who = ["--groups", "support", "--as-of", "2026-06-01", "--archive", own]
    receipt = run("ask", "Within how many days are returns accepted?", *who, "--json").json["receipt"]
    run("withdraw", "notice-v1", "--archive", own)
    again = run("show", receipt, "--rerun", *who, "--json")
    assert (again.code, again.json["rerun"]) == (0, "source-withdrawn")


def test_a_receipt_is_for_those_who_may_read_it(run, archive, answered):
    """Another group asking for the receipt gets the words for an unknown one."""
    done = run("show", answered["receipt"], "--groups", "ops", "--archive", archive)
    assert done.code == 2
    assert "nothing called" in done.err


def test_only_receipts_are_asked_again(on):
    """`--rerun` of anything else is exit 2."""
    assert on("show", "returns-v2", "--rerun").code == 2
