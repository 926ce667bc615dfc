"""golden: a set begun, checked, sized and written for other tools."""

import json
from pathlib import Path

import pytest

AX42 = str(Path(__file__).parents[2] / "examples" / "ax42")
SALES = ["--groups", "sales", "--as-of", "2026-06-01"]


def test_from_an_archive_to_a_measured_set(run, archive, tmp_path):
    """new leaves the questions to write: check is 1. Written, check is 0 and evaluate counts them."""
    folder, on = str(tmp_path / "set"), ["--archive", archive]
    begun = run("golden", "new", folder, *on, *SALES, "--n", "2", "--json")
    assert (begun.code, len(begun.json["questions"]), begun.json["config"]["groups"]) == (0, 2, ["sales"])
    assert run("golden", "check", folder, *on, "--json").json["unwritten"] == ["Q01", "Q02"]
    assert run("golden", "check", folder, *on).code == 1
    rows = [{**row, "text": row["anchor"].upper()} for row in begun.json["questions"]]
    (tmp_path / "set" / "queries.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert run("golden", "check", folder, *on).code == 0
    done = run("evaluate", folder, *on, "--method", "bm25", "--json").json
    assert (done["n"], done["measures"]["recall@1"]["value"]) == (2, 1.0)


def test_new_does_not_write_over(run, archive, tmp_path):
    """A folder that holds something is exit 4."""
    (tmp_path / "note").write_text("mine")
    done = run("golden", "new", str(tmp_path), "--archive", archive, *SALES)
    assert (done.code, "not empty" in done.err) == (4, True)


def test_new_shows_what_is_to_be_written(run, archive, tmp_path):
    """The page has the sentences, and what an anonymous asker gets is said."""
    done = run("golden", "new", str(tmp_path / "set"), "--archive", archive)
    assert "The service desk opens at nine o'clock." in done.words and "ZEBRA" not in done.out
    assert "public documents only" in done.err


def test_check_names_what_is_wrong(run, tmp_path):
    """An evidence id that names nothing is exit 1, with its kind on the page and in the JSON."""
    (tmp_path / "corpus.jsonl").write_text('{"id": "d", "title": "", "text": "x"}\n')
    (tmp_path / "queries.jsonl").write_text('{"id": "q", "text": "x?", "required_evidence_ids": ["gone"]}\n')
    done = run("golden", "check", str(tmp_path), "--json")
    assert (done.code, done.json["clean"], done.json["invalid_items"][0]["kind"]) == (1, False, "unknown-evidence")
    assert "unknown-evidence" in run("golden", "check", str(tmp_path)).words


def test_check_of_the_example(run):
    """The example is clean, and the page says what its questions cover."""
    done = run("golden", "check", AX42)
    assert done.code == 0 and "10 would be counted, 2 of them without answer (20%)" in done.words


def test_check_without_documents(run, tmp_path):
    """Where nothing can be looked up the answer is not "clean" but exit 2."""
    (tmp_path / "queries.jsonl").write_text('{"id": "q", "text": "x?", "required_evidence_ids": ["gone"]}\n')
    done = run("golden", "check", str(tmp_path))
    assert (done.code, "--archive DIR" in done.err) == (2, True)


def test_size(run):
    """665 questions for a difference of .05; 18 questions move by 1/18."""
    done = run("golden", "size", "--difference", "0.05", "--n", "18", "--json").json
    assert (done["questions"], done["step"], done["config"]["discordant"]) == (665, 1 / 18, 0.2)
    page = run("golden", "size", "--difference", "0.05", "--n", "18").words
    assert "needs 665 questions" in page and "Less than 0.3333 seen on them, 6 questions, cannot be called real" in page
    few = run("golden", "size", "--n", "3").words
    assert "They find no difference" in few and "Nothing seen on them can be called real" in few


@pytest.mark.parametrize("words", [[], ["--difference", "2"], ["--n", "0"], ["--n", "9", "--power", "0.01"]])
def test_size_of_what_cannot_be(run, words):
    """Nothing asked, or numbers that are none, is exit 2."""
    assert run("golden", "size", *words).code == 2


def test_export(run, tmp_path):
    """The example in a BEIR folder is a set again; a second export into it is exit 4."""
    done = run("golden", "export", AX42, str(tmp_path / "out"), "--json").json
    assert (done["questions"], done["invalid_items"]) == (10, [])
    assert run("golden", "check", str(tmp_path / "out")).code == 0
    assert run("golden", "export", AX42, str(tmp_path / "out")).code == 4
    assert "10 judgments" in run("golden", "export", AX42, str(tmp_path / "trec"), "--format", "trec").words
