"""evaluate: a set measured, on its own archive or on one that is there."""

import json
from pathlib import Path

import pytest
from pair_models import folder, shared


@pytest.fixture
def golden(tmp_path) -> str:
    corpus = [
        {"id": "d1", "title": "Pump", "text": "The pump runs at 3 bar."},
        {"id": "d2", "title": "Hose", "text": "The hose is red."},
    ]
    queries = [
        {"id": "q1", "text": "At what pressure does the pump run?", "required_evidence_ids": ["d1"]},
        {"id": "q2", "text": "What colour is the sky?", "answerable": False},
    ]
    folder = tmp_path / "set"
    folder.mkdir()
    (folder / "corpus.jsonl").write_text("".join(json.dumps(row) + "\n" for row in corpus))
    (folder / "queries.jsonl").write_text("".join(json.dumps(row) + "\n" for row in queries))
    return str(folder)


def test_the_shape_of_an_evaluation(run, golden):
    """`evaluate --json` has the contract's keys: one answerable question, found at 1, nothing forbidden."""
    done = run("evaluate", golden, "--k", "1,3", "--chunker", "whole", "--json")
    assert done.code == 0
    assert (done.json["n"], done.json["n_answerable"], done.json["forbidden_candidates"]) == (2, 1, 0)
    assert done.json["measures"]["recall@1"]["value"] == 1.0
    assert done.json["config"]["chunker"] == "whole" and done.json["config"]["k"] == [1, 3]
    assert {case["id"] for case in done.json["cases"]} == {"q1", "q2"}


@pytest.mark.parametrize("method", ["bm25", "dense", "rrf", "hybrid"])
def test_every_method(run, golden, method):
    """Each of the four methods finds the pump's document first."""
    measures = run("evaluate", golden, "--method", method, "--encoder", "hashing", "--k", "1", "--json").json[
        "measures"
    ]
    assert measures["recall@1"]["value"] == 1.0


def test_a_reranker_has_the_same_name_as_in_a_search(run, golden, archive, tmp_path):
    """Both configs name the path as it was given, and the same digest."""
    place = f"{folder(tmp_path / 'pairs', shared())}/"
    found = run("search", "pump", "--rerank", place, "--archive", archive, "--json").json["config"]
    evaluated = run("evaluate", golden, "--rerank", place, "--json").json["config"]
    assert found["rerank"] == evaluated["rerank"] == place
    assert found["rerank_digest"] == evaluated["rerank_digest"]


def test_questions_of_no_known_word_are_counted(run, golden):
    """The note says of how many questions the encoder knows no word."""
    with (Path(golden) / "queries.jsonl").open("a") as queries:
        queries.write('{"id": "q3", "text": "?!", "answerable": false}\n')
    result = run("evaluate", golden, "--method", "dense", "--encoder", "hashing", "--json").json
    assert "1 questions: no-known-words" in result["notes"]


def test_with_a_generator(run, golden):
    """With a generator the measures of answers are there, and without one they are not."""
    with_one = run("evaluate", golden, "--generator", "extractive", "--json").json["measures"]
    without = run("evaluate", golden, "--json").json["measures"]
    assert "refusal-rate" in with_one
    assert "refusal-rate" not in without


def test_the_page(run, golden):
    """The page has a column for each depth, a row for each measure, and the questions without answer apart."""
    page = run("evaluate", golden, "--method", "bm25", "--k", "1,3").words
    assert "2 questions, 1 of them without answer" in page
    assert "measure @1 @3 n" in page and "recall 1.000 1.000 1" in page and "rerank-headroom" not in page
    assert "forbidden candidates: 0 (pool 0, ranked 0)" in page


def test_more_depths_than_fit_are_a_second_table(run, golden):
    """Seven depths are five and two."""
    page = run("evaluate", golden, "--method", "bm25", "--k", "1,2,3,4,5,6,7").words
    assert "@1 @2 @3 @4 @5 n" in page and "@6 @7 n" in page


def test_ndcg_has_one_row(run, golden):
    """Its 10 is no depth that was asked for, also where 10 is."""
    assert run("evaluate", golden, "--method", "bm25", "--k", "10").words.count("ndcg") == 1


def test_the_page_warns(run, tmp_path):
    """A copied question, an anchor that every window cuts, evidence of another group that would have stood first."""
    corpus = [
        {"id": "s", "text": "The pump runs at night.", "metadata": {"allowed_groups": ["ops"]}},
        {"id": "d", "text": "The pump runs at three bar.", "metadata": {"allowed_groups": ["public"]}},
    ]
    copied = {"id": "copied", "text": "pump runs three bar", "anchor": "pump runs at three bar", "document": "d"}
    shut = {"id": "shut", "text": "When does the pump run?", "required_evidence_ids": ["s"]}
    (tmp_path / "corpus.jsonl").write_text("".join(json.dumps(row) + "\n" for row in corpus))
    (tmp_path / "queries.jsonl").write_text("".join(json.dumps(row) + "\n" for row in (copied, shut)))
    page = run("evaluate", str(tmp_path), "--method", "bm25", "--chunker", "windows:3/1", "--k", "1").words
    assert "1 question mostly copied from the answer's own words, up to 100%: copied" in page
    assert "1 of 1 anchor split: no passage holds them whole" in page
    assert "1 question with evidence that the asker may not see: shut" in page
    assert "ineligible" in page and "excluded-evidence 0.500" in page


def test_timings_are_beside_the_result(run, golden):
    """Two runs have one receipt, and each its own timings."""
    first, second = (run("evaluate", golden, "--method", "bm25", "--json").json for _ in range(2))
    assert first["receipt"] == second["receipt"] and first["timings"]["search_ms"].keys() == {"min", "median", "max"}
    del first["timings"], second["timings"]
    assert first == second


def test_the_counterfactual_of_an_archive_is_asked_for(run, golden, archive, tmp_path):
    """A set's own archive is opened unless it is not wanted; one that is there only when it is."""
    case = {"id": "q", "text": "returns window", "required_evidence_ids": ["returns-v2#window"], "groups": ["support"]}
    (tmp_path / "queries.jsonl").write_text(json.dumps({**case, "as_of": "2026-06-01"}))
    own = [("evaluate", golden, "--k", "1"), ("evaluate", golden, "--k", "1", "--no-counterfactual")]
    there = ("evaluate", str(tmp_path), "--archive", archive, "--k", "1")
    runs = [*own, there, (*there, "--counterfactual")]
    assert ["ineligible@1" in run(*words, "--json").json["measures"] for words in runs] == [True, False, False, True]


def test_a_page_of_none(run, tmp_path):
    """Where no question can be counted the exit code is 5."""
    (tmp_path / "corpus.jsonl").write_text('{"id": "d", "title": "", "text": "x"}\n')
    (tmp_path / "queries.jsonl").write_text('{"id": "q", "text": "x", "required_evidence_ids": ["gone"]}\n')
    assert run("evaluate", str(tmp_path)).code == 5


def test_an_archive_only_in_words(run, golden, archive):
    """PROOFSPAN_ARCHIVE does not count here: the set's own documents are asked."""
    done = run("evaluate", golden, "--k", "1", "--json", env={"PROOFSPAN_ARCHIVE": archive})
    assert done.json["config"]["archive"] == "throw-away"


def test_an_archive_that_is_there(run, archive, tmp_path):
    """`--archive` asks that archive, and `--chunker` beside it is exit 2."""
    case = {"id": "q", "text": "returns window", "required_evidence_ids": ["returns-v2#window"]}
    who = {"groups": ["support"], "as_of": "2026-06-01"}
    (tmp_path / "queries.jsonl").write_text(json.dumps({**case, **who}))
    done = run("evaluate", str(tmp_path), "--archive", archive, "--k", "3", "--json")
    assert done.json["measures"]["recall@3"]["value"] == 1.0
    assert run("evaluate", str(tmp_path), "--archive", archive, "--chunker", "whole").code == 2


@pytest.mark.parametrize("flags", [["--k", "0"], ["--k", "1,"], ["--k", "x"], ["--chunker", "confetti"]])
def test_wrong_flags(run, golden, flags):
    """Depths and chunkers that cannot be are exit 2."""
    assert run("evaluate", golden, *flags).code == 2


def test_a_set_that_is_not_there(run, tmp_path):
    """A folder without questions is exit 2 naming the file that is missing."""
    done = run("evaluate", str(Path(tmp_path)))
    assert done.code == 2
    assert "queries.jsonl" in done.err


def test_an_encoder_without_a_part_is_said(run, golden):
    """Beside bm25, and a chunker that counts words, an encoder that a flag names is in the notes as taking no part."""
    found = run("evaluate", str(golden), "--method", "bm25", "--encoder", "e5", "--json").json
    assert "method bm25 compares no vectors: encoder e5 takes no part" in found["notes"]


def test_where_files_go_is_looked_at_first(run, golden, tmp_path):
    """The folder of --junit is made; a report that is somebody else's stops the command before anything is printed."""
    assert run("evaluate", golden, "--method", "bm25", "--junit", str(tmp_path / "a" / "b" / "j.xml")).code == 0
    assert (tmp_path / "a" / "b" / "j.xml").read_text().startswith("<?xml")
    (tmp_path / "report.md").write_text("mine")
    done = run("evaluate", golden, "--method", "bm25", "--report", str(tmp_path))
    assert (done.code, done.out) == (4, "") and (tmp_path / "report.md").read_text() == "mine"


def test_silence_with_and_without_evidence_at_hand(run, tmp_path):
    """Of two abstentions one had its evidence before it, and one's asker may not see it: they are told apart."""
    corpus = [
        {"id": "open", "text": "Parcels weigh two kilograms.", "metadata": {"allowed_groups": ["public"]}},
        {"id": "closed", "text": "The zebra costs nine euros.", "metadata": {"allowed_groups": ["ops"]}},
    ]
    queries = [
        {
            "id": "silent",
            "text": "Do parcels of the northern depot ever travel by night train?",
            "required_evidence_ids": ["open"],
        },
        {"id": "kept", "text": "What does the zebra cost?", "required_evidence_ids": ["closed"]},
    ]
    for name, rows in (("corpus", corpus), ("queries", queries)):
        (tmp_path / f"{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    words = run("evaluate", str(tmp_path), "--method", "bm25", "--chunker", "whole", "--generator", "extractive").words
    assert "abstained, with the evidence in the first 3: silent" in words
    assert "abstained, without evidence in the first 3: kept" in words
