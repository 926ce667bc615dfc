"""Encoders behind a URL and rerankers by path, from the command line."""

import json

import pytest
from embedding_server import Embeddings
from pair_models import folder, shared

KEY = "sk-zebra-7731"


@pytest.fixture
def server():
    """A server for embeddings: length of the text, its letters a, and 1."""
    made = Embeddings()
    yield made
    made.close()


@pytest.fixture
def made(run, empty, tmp_path, server, monkeypatch):
    """An archive of two public documents whose vectors came from the server, which settings name; asked with a key."""
    monkeypatch.setenv("PROOFSPAN_ENCODER_KEY", KEY)
    monkeypatch.setenv("PROOFSPAN_SEARCH_ENCODER", f"{server.url}#tiny")
    (tmp_path / "fan.txt").write_text("The fans are loud at night.")
    (tmp_path / "gate.txt").write_text("The gate code is 4471.")
    added = run(
        "add", str(tmp_path / "fan.txt"), str(tmp_path / "gate.txt"), "--public", "--archive", empty,
        "--encoder", f"{server.url}#tiny", "--json",
    )  # fmt: skip
    assert added.code == 0, added.err
    return added.json


def test_an_archive_keeps_the_address_and_is_asked_there(run, empty, server, made):
    """The config names URL and digest, never the key; a later search needs no flag, and asks by hybrid."""
    config = made["config"]
    assert config["encoder"].startswith(f"{server.url}/embeddings#tiny@") and config["chunker"] == "paragraphs:160"
    found = run("search", "gate code", "--archive", empty, "--json")
    assert found.json["config"]["method"] == "hybrid" and found.json["hits"][0]["revision"] == "gate-v1"
    assert found.json["config"]["encoder_digest"] == config["encoder"].rpartition("@")[2]
    assert {each["Authorization"] for each in server.asked.headers} == {f"Bearer {KEY}"}
    assert KEY not in found.out + found.err + json.dumps(made)


def test_a_key_goes_to_no_server_that_the_archive_alone_names(run, empty, server, made, monkeypatch):
    """Exit 2 and nothing sent, on this machine too: any program may wait there. Without a key it is asked."""
    monkeypatch.delenv("PROOFSPAN_SEARCH_ENCODER")
    server.asked.headers.clear()
    done = run("search", "gate code", "--archive", empty)
    assert done.code == 2 and "PROOFSPAN_ENCODER_KEY" in done.err and server.asked.headers == []
    assert run("search", "gate code", "--archive", empty, "--encoder", f"{server.url}#tiny").code == 0
    monkeypatch.delenv("PROOFSPAN_ENCODER_KEY")
    server.asked.headers.clear()
    assert run("search", "gate code", "--archive", empty).code == 0
    assert all("Authorization" not in each for each in server.asked.headers)


def test_a_receipt_runs_again_and_holds_no_key(run, empty, server, made):
    """Asked again, the same bytes; neither the receipt nor the archive's files hold the key."""
    answer = run("ask", "What is the gate code?", "--archive", empty, "--json").json
    shown = run("show", answer["receipt"], "--rerun", "--archive", empty, "--json")
    assert shown.json["rerun"] == "same" and KEY not in shown.out


def test_a_server_that_is_gone_is_an_error_with_what_to_do(run, empty, server, made):
    """Exit 3, the URL and the question whether it runs; words alone are still asked."""
    server.close()
    done = run("search", "gate code", "--archive", empty)
    assert (done.code, done.out) == (3, "") and "cannot be reached" in done.err and "Traceback" not in done.err
    assert run("search", "gate code", "--method", "bm25", "--archive", empty).code == 0


def test_another_model_behind_the_name_is_noticed(run, empty, server, made):
    """The archive is refused to a server whose vector of the probe has its largest number elsewhere."""
    server.answer_with(lambda text: [1.0, 2.0, 9.0])
    done = run("search", "gate code", "--archive", empty)
    assert done.code == 2 and "made with encoder" in done.err


def test_a_reranker_by_path_orders_the_hits(run, empty, tmp_path):
    """The graph counts shared words: of two passages that hold "hose", the one that says it twice comes first."""
    model = folder(tmp_path / "pairs", shared())
    for name, text in (("a", "hose pump"), ("b", "the hose fits the hose on the rack and it leaks"), ("c", "rack")):
        (tmp_path / f"{name}.txt").write_text(text)
        run("add", str(tmp_path / f"{name}.txt"), "--public", "--archive", empty, "--encoder", "none")
    asked = ("search", "hose", "--archive", empty, "--json")
    assert [hit["revision"] for hit in run(*asked).json["hits"]] == ["a-v1", "b-v1"]
    found = run(*asked, "--rerank", str(model)).json
    assert [(hit["revision"], hit["score"]) for hit in found["hits"]] == [("b-v1", 2.0), ("a-v1", 1.0)]
    assert found["config"]["rerank"] == str(model) and len(found["config"]["rerank_digest"]) == 16


def test_a_receipt_is_not_asked_again_with_another_reranker(run, empty, tmp_path):
    """The same model gives the same bytes; another one behind its path is exit 2 with both digests."""
    model = folder(tmp_path / "pairs", shared())
    (tmp_path / "a.txt").write_text("The hose fits the pump.")
    run("add", str(tmp_path / "a.txt"), "--public", "--archive", empty, "--encoder", "none")
    answer = run("ask", "What fits the pump?", "--archive", empty, "--rerank", str(model), "--json").json
    again = ("show", answer["receipt"], "--rerun", "--archive", empty, "--json")
    assert run(*again).json["rerun"] == "same"
    folder(model, shared("n2"))
    done = run(*again)
    assert done.code == 2 and answer["config"]["rerank_digest"] in done.err and "Traceback" not in done.err


def test_evaluate_takes_a_reranker_by_path(run, tmp_path):
    """Of two documents with the word, the question's own says it twice: first with the graph, second without."""
    made = tmp_path / "set"
    made.mkdir()
    texts = {"a": "hose pump", "b": f"hose hose{' rack' * 20}"}
    (made / "corpus.jsonl").write_text(
        "".join(json.dumps({"id": i, "title": "", "text": t}) + "\n" for i, t in texts.items())
    )
    (made / "queries.jsonl").write_text(json.dumps({"id": "1", "text": "hose", "required_evidence_ids": ["b"]}) + "\n")
    asked = ("evaluate", str(made), "--method", "bm25", "--encoder", "none", "--chunker", "whole", "--k", "1", "--json")
    plain, found = run(*asked).json, run(*asked, "--rerank", str(folder(tmp_path / "pairs", shared()))).json
    assert (plain["measures"]["recall@1"]["value"], found["measures"]["recall@1"]["value"]) == (0.0, 1.0)
    assert found["config"]["rerank"] == str(tmp_path / "pairs") and len(found["config"]["rerank_digest"]) == 16


def test_a_path_without_a_model_is_found_out_when_asked(run, empty, tmp_path):
    """A folder without model.onnx is exit 3 with what is wanted; a path where nothing is, exit 2."""
    (tmp_path / "a.txt").write_text("hose pump")
    run("add", str(tmp_path / "a.txt"), "--public", "--archive", empty, "--encoder", "none")
    done = run("search", "hose", "--archive", empty, "--rerank", str(tmp_path))
    assert done.code == 3 and "model.onnx" in done.err
    assert run("search", "hose", "--archive", empty, "--rerank", str(tmp_path / "gone")).code == 2
