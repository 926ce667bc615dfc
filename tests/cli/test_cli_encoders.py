"""Encoders from the command line: what an archive is made with, how it is asked, what is said of it."""

import json
from pathlib import Path

import pytest

LONG = "The gate code is 4471. " * 100


@pytest.fixture
def minilm(fetched):
    """The English encoder, or the reason why it is not here."""
    return fetched("minilm")


def _folder(place: Path, **texts: str) -> str:
    folder = place / "in"
    folder.mkdir()
    for name, text in texts.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    return str(folder)


def test_an_english_archive_is_made_with_minilm(run, empty, tmp_path, minilm):
    """Nothing named: English documents get minilm and its chunker, and are asked by hybrid, each hit explained."""
    folder = _folder(tmp_path, fan="The fans are loud at night.", gate="The gate code is 4471.")
    config = run("add", folder, "--public", "--archive", empty, "--json").json["config"]
    assert config["encoder"].startswith("minilm@") and config["chunker"] == "wordpieces:200/40"
    found = run("search", "How noisy is it?", "--archive", empty, "--json").json
    assert (found["config"]["method"], found["config"]["encoder"]) == ("hybrid", "minilm")
    assert found["config"]["encoder_digest"] == config["encoder"].partition("@")[2]
    hit = found["hits"][0]
    assert hit["revision"] == "fan-v1" and set(hit["parts"]) == {"bm25", "dense", "pair"}
    assert abs(hit["score"] - sum(part["adds"] for part in hit["parts"].values())) < 1e-9


def test_the_page_explains_each_hit(run, empty, tmp_path, minilm):
    """The page of a search says what each part of a score adds."""
    run("add", _folder(tmp_path, gate="The gate code is 4471."), "--public", "--archive", empty)
    page = run("search", "gate code", "--archive", empty).out
    assert "bm25" in page and "adds 0.500" in page


def test_a_receipt_names_the_weights_and_runs_again(run, empty, tmp_path, minilm):
    """The digest of the encoder stands in the receipt; asked again, the same bytes come of it."""
    run("add", _folder(tmp_path, gate="The gate code is 4471."), "--public", "--archive", empty)
    answer = run("ask", "What is the gate code?", "--archive", empty, "--json").json
    assert answer["outcome"] == "answered"
    shown = run("show", answer["receipt"], "--rerun", "--archive", empty, "--json").json
    assert shown["rerun"] == "same" and answer["config"]["encoder_digest"] in json.dumps(shown)


def test_minilm_on_italian_is_said_on_every_search(run, empty, tmp_path, minilm):
    """An archive with Italian passages made with minilm says so when they are added, and with every method that
    compares vectors.
    """
    italian = "Il reso è accettato entro trenta giorni dalla consegna della merce al cliente."
    added = run("add", _folder(tmp_path, reso=italian), "--public", "--encoder", "minilm", "--archive", empty)
    assert "there are passages in Italian" in added.err
    for method in ("dense", "rrf", "hybrid"):
        (note,) = run("search", "reso della merce", "--method", method, "--archive", empty, "--json").json["notes"]
        assert note.startswith("language-mismatch: encoder minilm was made for English")
    assert run("search", "reso della merce", "--method", "bm25", "--archive", empty, "--json").json["notes"] == []


def test_an_italian_archive_is_made_with_e5(run, empty, tmp_path, fetched):
    """One document in Italian among the first is enough."""
    fetched("e5")
    italian = "Il reso è accettato entro trenta giorni dalla consegna della merce al cliente."
    folder = _folder(
        tmp_path, reso=italian, gate="The gate code is 4471, and it is changed on every first of the month."
    )
    config = run("add", folder, "--public", "--archive", empty, "--json").json["config"]
    assert config["encoder"].startswith("e5@")
    found = run("search", "When may goods be sent back?", "--archive", empty, "--json").json
    assert (found["hits"][0]["revision"], found["notes"]) == ("reso-v1", ["no-lexical-tokens"])


def test_a_passage_that_is_too_long_costs_its_document_alone(run, empty, tmp_path, minilm):
    """Cut whole, 100 sentences are more than the encoder reads: refused by the passage's name, the other one added."""
    folder = _folder(tmp_path, long=LONG, gate="The gate code is 4471.")
    done = run("add", folder, "--public", "--archive", empty, "--chunker", "whole", "--json")
    reports = {row["file"]: row for row in done.json["files"]}
    assert done.code == 2 and reports["gate.md"]["taken"] == "added"
    assert "passage long-v1:0-" in reports["long.md"]["reason"] and "reads 254" in reports["long.md"]["reason"]


def test_an_archive_keeps_to_its_encoder(run, empty, tmp_path, minilm):
    """Another encoder than it was made with is refused for adding and for asking, naming the field."""
    folder = _folder(tmp_path, gate="The gate code is 4471.")
    run("add", folder, "--public", "--encoder", "none", "--archive", empty)
    done = run("add", folder, "--public", "--encoder", "minilm", "--archive", empty)
    assert done.code == 2 and "encoder" in done.err and "minilm@" in done.err


@pytest.mark.parametrize("words", [("--method", "dense"), ("--method", "rrf"), ("--encoder", "e5")])
def test_an_archive_without_vectors_says_so(run, empty, tmp_path, words):
    """What compares vectors is exit 2 with what to do, whether or not the model is here; by words it is answered."""
    run("add", _folder(tmp_path, gate="The gate code is 4471."), "--public", "--encoder", "none", "--archive", empty)
    done = run("search", "gate", *words, "--archive", empty)
    assert done.code == 2 and "keeps no vectors" in done.err and "new archive with --encoder" in done.err
    assert run("search", "gate", "--method", "bm25", "--archive", empty).code == 0


def test_an_encoder_beside_bm25_takes_no_part(run, empty, tmp_path):
    """Named by a flag, it is said to; its vectors are not asked for, and neither is its model."""
    run("add", _folder(tmp_path, gate="The gate code is 4471."), "--public", "--encoder", "none", "--archive", empty)
    for verb in ("search", "ask"):
        done = run(verb, "gate code?", "--method", "bm25", "--encoder", "e5", "--archive", empty)
        assert done.code == 0 and "encoder e5 takes no part" in done.err
    assert "takes no part" not in run("search", "gate", "--encoder", "none", "--archive", empty).err


def test_without_the_model_nothing_falls_back(run, empty, tmp_path, monkeypatch):
    """A method or an encoder that was named and is not here ends with 3 and the command that fetches it."""
    folder = _folder(tmp_path, gate="The gate code is 4471.")
    for words in (
        ("search", "gate", "--method", "hybrid"),
        ("ask", "gate?", "--method", "dense"),
        ("add", folder, "--public", "--encoder", "e5"),
    ):
        done = run(*words, "--archive", empty)
        assert done.code == 3 and "proofspan models fetch" in done.err and done.out == ""


@pytest.mark.parametrize("method", ["bm25", "dense", "rrf", "hybrid"])
def test_the_ten_questions(run, examples, fetched, method):
    """Every method has all the evidence of Q01 to Q07 among the first three, and Q08 misses what was left out."""
    fetched("minilm")
    set_, how = str(examples / "ax42"), ("--method", method, "--chunker", "sections", "--encoder", "minilm")
    cases = {case["id"]: case for case in run("evaluate", set_, *how, "--json").json["cases"]}
    assert [cases[f"Q0{n}"]["complete"]["3"] for n in range(1, 8)] == [True] * 7
    assert cases["Q08"]["missing"] == ["north-contract-v1#coverage"] and cases["Q09"]["complete"]["3"] is None


def test_a_long_document_is_evaluated_in_pieces(run, tmp_path, minilm):
    """Asked whole, a document beyond the limit is found by its best piece, and a note counts it; cut otherwise, it is
    an error that names the passage.
    """
    golden = tmp_path / "set"
    golden.mkdir()
    rows = [
        {"id": "long", "title": "Notes", "text": "Nothing happens here at all. " * 120 + "The fans are loud at night."},
        {"id": "other", "title": "Other", "text": "The gate code is 4471."},
    ]
    (golden / "corpus.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    (golden / "queries.jsonl").write_text(json.dumps({"id": "q", "text": "noise of fans", "qrels": {"long": 1}}) + "\n")
    how = ("--method", "dense", "--encoder", "minilm")
    found = run("evaluate", str(golden), *how, "--chunker", "whole", "--json").json
    assert found["cases"][0]["ranks"] == {"long": 1}
    assert "longer than the encoder reads: 1 of the passages" in " ".join(found["notes"])
    done = run("evaluate", str(golden), *how, "--chunker", "windows:600")
    assert done.code == 2 and "passage long" in done.err


def test_an_archive_that_counts_wordpieces_is_evaluated_by_words(run, empty, tmp_path, minilm):
    """Without an encoder, what counts for the evaluation is the archive's own, and its vectors take no part."""
    run("add", _folder(tmp_path, gate="The gate code is 4471."), "--public", "--archive", empty)
    golden = tmp_path / "set"
    golden.mkdir()
    (golden / "corpus.jsonl").write_text(json.dumps({"id": "gate", "text": "The gate code is 4471."}) + "\n")
    (golden / "queries.jsonl").write_text(json.dumps({"id": "q", "text": "gate code", "qrels": {"gate": 1}}) + "\n")
    done = run("evaluate", str(golden), "--archive", empty, "--encoder", "none", "--json")
    assert done.code == 0 and (done.json["config"]["method"], done.json["config"]["encoder"]) == ("bm25", None)
