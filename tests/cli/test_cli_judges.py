"""Judges by path and by URL, from the command line."""

import json
from pathlib import Path

import pytest
from chat_server import reading, replying
from embedding_server import Embeddings
from nli_models import model

KEY = "sk-zebra-7731"
QUESTION = "When does the service desk open?"


@pytest.fixture
def server():
    """A server that says yes where a passage holds the sentence."""
    made = Embeddings(reading)
    yield made
    made.close()


@pytest.fixture
def refusing():
    """A server that says no."""
    made = Embeddings(replying("no"))
    yield made
    made.close()


@pytest.fixture
def cases(tmp_path: Path) -> str:
    """Two answers that the rules let pass, one of them in other words than its span, one that they refuse, and an
    abstention.
    """
    spans = ["the pump leaks", "hose rack"]
    answers = ["the pump leaks [S1].", "the hose leaks the pump [S1].", "the pump leaks 5 [S1].", "NON NEL CONTESTO"]
    lines = [json.dumps({"id": str(n), "spans": spans, "answer": answer}) for n, answer in enumerate(answers)]
    (tmp_path / "cases.jsonl").write_text("\n".join(lines))
    return str(tmp_path / "cases.jsonl")


def test_verify_refuses_more_with_a_model_by_path(run, cases, tmp_path):
    """By `literal` alone two of four are anchored; the model does not find "the hose leaks" in S1, and is named."""
    asked = ("verify", "--cases", cases, "--profile", "literal", "--json")
    place = str(model(tmp_path / "inference"))
    plain, found = run(*asked).lines, run(*asked, "--judge", place).lines
    assert [line["outcome"] for line in plain] == ["anchored", "anchored", "refused", "abstained"]
    assert [line["outcome"] for line in found] == ["anchored", "refused", "refused", "abstained"]
    assert [fault["kind"] for fault in found[1]["faults"]] == ["judge-refused"] and found[2:] != plain[2:]
    assert [line["faults"] for line in found[2:]] == [line["faults"] for line in plain[2:]]
    assert found[0]["config"]["judge"] == place and len(found[0]["config"]["judge_digest"]) == 16
    assert (plain[0]["config"]["judge"], plain[0]["config"]["judge_digest"]) == ("none", None)


def test_verify_asks_a_server_about_what_passed_only(run, cases, server, monkeypatch):
    """Two requests for four answers, with the key, which stands in no output."""
    monkeypatch.setenv("PROOFSPAN_JUDGE_KEY", KEY)
    done = run("verify", "--cases", cases, "--profile", "literal", "--judge", f"{server.url}#tiny", "--json")
    assert [line["outcome"] for line in done.lines] == ["anchored", "refused", "refused", "abstained"]
    assert [each["Authorization"] for each in server.asked.headers] == [f"Bearer {KEY}"] * 2
    assert KEY not in done.out + done.err


def test_ask_answers_what_the_judge_supports(on, server):
    """The same answer as without a judge, with its name and digest in the config."""
    plain, found = (
        on("ask", QUESTION, "--json").json,
        on("ask", QUESTION, "--judge", f"{server.url}#tiny", "--json").json,
    )
    assert plain["outcome"] == found["outcome"] == "answered" and plain["text"] == found["text"]
    assert found["config"]["judge"] == f"{server.url}#tiny" and len(found["config"]["judge_digest"]) == 16
    assert (plain["config"]["judge"], plain["config"]["judge_digest"]) == ("none", None)


def test_ask_refuses_what_it_does_not(on, refusing):
    """The outcome is refused, the text the abstention, and the page says which judge said no."""
    asked = ("ask", QUESTION, "--judge", f"{refusing.url}#tiny")
    found = on(*asked, "--json").json
    assert (found["outcome"], found["text"], found["sentences"]) == ("refused", "NON NEL CONTESTO", [])
    assert {fault["kind"] for fault in found["verdict"]["faults"]} == {"judge-refused"}
    assert "judge-refused" in on(*asked).words and "it says no" in on(*asked).words


@pytest.mark.essential
def test_a_judge_that_fails_lets_nothing_through(on, server, tmp_path, cases, run):
    """A server that is gone and a folder without a model: exit 3, nothing on stdout, and what to do."""
    server.close()
    for name, said in ((f"{server.url}#tiny", "cannot be reached"), (str(tmp_path), "there is no file")):
        for done in (on("ask", QUESTION, "--judge", name), run("verify", "--cases", cases, "--judge", name)):
            assert (done.code, done.out) == (3, "") and said in done.err and "Traceback" not in done.err


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "no judge 'nobody': write none, the path of a folder"),
        ("./gone", "there is no such folder"),
        ("http://u:s3cret@h/v1#m", "holds credentials"),
        ("http://h/v1", "does not say which model"),
        ("", "no judge ''"),
    ],
)
def test_a_name_that_cannot_be_is_a_wrong_setting(on, name, said):
    """Exit 2, said before anything is asked."""
    done = on("ask", QUESTION, "--judge", name)
    assert (done.code, done.out) == (2, "") and said in done.err and "s3cret" not in done.err


def test_a_setting_names_the_judge_for_every_answer(on, refusing, monkeypatch):
    """PROOFSPAN_ANSWER_JUDGE is the flag; `--judge none` turns it off for once."""
    monkeypatch.setenv("PROOFSPAN_ANSWER_JUDGE", f"{refusing.url}#tiny")
    assert on("ask", QUESTION, "--json").json["outcome"] == "refused"
    assert on("ask", QUESTION, "--judge", "none", "--json").json["outcome"] == "answered"


def test_a_receipt_is_run_again_by_the_same_judge_or_not_at_all(run, own, tmp_path):
    """The same model gives the same bytes; another one at its path is exit 2 with both digests."""
    place = model(tmp_path / "inference", ("entailment",))
    answer = run("ask", QUESTION, "--archive", own, "--judge", str(place), "--json").json
    again = ("show", answer["receipt"], "--rerun", "--archive", own, "--json")
    assert answer["outcome"] == "answered" and run(*again).json["rerun"] == "same"
    model(place, ("entailment",), scale=7.0)
    done = run(*again)
    assert done.code == 2 and answer["config"]["judge_digest"] in done.err and "judge" in done.err


def test_a_receipt_sends_nothing_to_a_server_that_it_alone_names(run, own, server, monkeypatch):
    """With a key set, exit 2 and nothing sent, on this machine too, until a setting names the judge."""
    monkeypatch.setenv("PROOFSPAN_JUDGE_KEY", KEY)
    name = f"{server.url}#tiny"
    answer = run("ask", QUESTION, "--archive", own, "--judge", name, "--json").json
    again = ("show", answer["receipt"], "--rerun", "--archive", own, "--json")
    server.asked.headers.clear()
    done = run(*again)
    assert done.code == 2 and "answer.judge" in done.err and server.asked.headers == []
    monkeypatch.setenv("PROOFSPAN_ANSWER_JUDGE", name)
    assert run(*again).json["rerun"] == "same" and len(server.asked.headers) == 1
    monkeypatch.delenv("PROOFSPAN_ANSWER_JUDGE")
    monkeypatch.delenv("PROOFSPAN_JUDGE_KEY")
    assert run(*again).json["rerun"] == "same"


@pytest.fixture
def questions(tmp_path: Path) -> str:
    """A set of one question whose answer is in a document."""
    made = tmp_path / "set"
    made.mkdir()
    text = "The service desk opens at nine o'clock."
    (made / "corpus.jsonl").write_text(json.dumps({"id": "a", "title": "", "text": text}) + "\n")
    asked = {"id": "1", "text": QUESTION, "required_evidence_ids": ["a"]}
    (made / "queries.jsonl").write_text(json.dumps(asked) + "\n")
    return str(made)


def test_evaluate_measures_answers_with_their_judge(run, questions, refusing):
    """The one answer is refused by it, and config names it; without a generator it takes no part, which is said."""
    asked = ("evaluate", questions, "--method", "bm25", "--encoder", "none", "--k", "1", "--json")
    judge = ("--judge", f"{refusing.url}#tiny")
    plain, found = run(*asked, "--generator", "extractive"), run(*asked, "--generator", "extractive", *judge)
    assert plain.json["config"]["judge"] == "none" and plain.json["config"]["judge_digest"] is None
    assert found.json["config"]["judge"].startswith(refusing.url) and len(found.json["config"]["judge_digest"]) == 16
    outcomes = [each.json["cases"][0]["answer"]["outcome"] for each in (plain, found)]
    assert outcomes == ["answered", "refused"] and len(refusing.asked.bodies) == 1
    assert "takes no part" in json.dumps(run(*asked, *judge).json) and len(refusing.asked.bodies) == 1


def test_diagnose_says_that_the_judge_refused(run, questions, refusing):
    """The evidence is lost at verification, and no other citation of it would have been let through."""
    found = run(
        "diagnose", questions, "--method", "bm25", "--encoder", "none", "--k", "1", "--generator", "extractive",
        "--judge", f"{refusing.url}#tiny", "--json",
    )  # fmt: skip
    assert "judge-refused" in found.out and '"proved": true' not in found.out


def test_a_freeze_names_its_judge(run, questions, tmp_path, server):
    """Frozen with a judge and run with it; another model behind the path would be another freeze."""
    place = model(tmp_path / "inference", ("entailment",))
    frozen = (
        "freeze", questions, "--out", str(tmp_path / "out"), "--method", "bm25", "--encoder", "none", "--k", "1",
        "--generator", "extractive", "--judge", str(place),
    )  # fmt: skip
    assert run(*frozen).code == 0
    config = json.loads((tmp_path / "out" / "freeze.json").read_text())["config"]
    assert config["judge"] == str(place) and len(config["judge_digest"]) == 16
    model(place, ("entailment",), scale=7.0)
    done = run("run", str(tmp_path / "out"))
    assert done.code == 4 and "judge_digest was" in done.err


def test_a_freeze_sends_nothing_to_a_server_that_it_alone_names(run, questions, tmp_path, server, monkeypatch):
    """With a key set, exit 2 and nothing sent, until a setting names the judge."""
    monkeypatch.setenv("PROOFSPAN_JUDGE_KEY", KEY)
    frozen = ("freeze", questions, "--out", str(tmp_path / "out"), "--method", "bm25", "--encoder", "none", "--k", "1")
    assert run(*frozen, "--generator", "extractive", "--judge", f"{server.url}#tiny").code == 0
    done = run("run", str(tmp_path / "out"))
    assert done.code == 2 and "answer.judge" in done.err and server.asked.headers == []
    monkeypatch.setenv("PROOFSPAN_ANSWER_JUDGE", f"{server.url}#tiny")
    assert run("run", str(tmp_path / "out")).code == 0 and len(server.asked.headers) == 1
