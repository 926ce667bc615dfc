"""lab evidence: the ten questions by every method, frozen before and never run over."""

import json
import shutil
from functools import cache
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def out(run, fetched, tmp_path_factory) -> Path:
    """A folder that the laboratory filled, with the real encoder."""
    fetched("minilm")
    return filled(run, tmp_path_factory.getbasetemp())


@cache
def filled(run, base: Path) -> Path:
    """Filled once for all tests, which only read it."""
    folder = base / "evidence"
    assert run("lab", "evidence", "--out", str(folder)).code == 0
    return folder


def test_q01_to_q07_are_complete_by_every_method(out):
    """At 3 and at 5, and nothing forbidden is a candidate anywhere."""
    found = json.loads((out / "evaluation.json").read_text())
    for name in (f"Q0{n}" for n in range(1, 8)):
        for method in found["cases"][name]["methods"].values():
            assert method["3"]["complete"] and method["5"]["complete"] and method["3"]["recall"] == 1
    assert found["forbidden_candidates"] == dict.fromkeys(("bm25", "dense", "rrf", "hybrid"), 0)


def test_q08_names_the_contract(out):
    """By every method, at both depths: it is missing, and was never added."""
    for method in json.loads((out / "evaluation.json").read_text())["cases"]["Q08"]["methods"].values():
        assert method["3"]["missing"] == method["5"]["missing"] == ["north-contract-v1#coverage"]
        assert method["lost"] == {"north-contract-v1#coverage": "acquisition"}


@pytest.mark.parametrize("name", ["Q09", "Q10"])
def test_where_nothing_is_required_nothing_is_said(out, name):
    """Recall and completeness are null, not 0."""
    for method in json.loads((out / "evaluation.json").read_text())["cases"][name]["methods"].values():
        assert [method[k][value] for k in ("3", "5") for value in ("recall", "complete")] == [None] * 4


def test_the_lists_are_those_of_a_search(out):
    """At least eight passages compete for Q01 to Q09, ranks count from 1, and the product left the ranking text."""
    queries = json.loads((out / "retrieval.json").read_text())["queries"]
    assert all(queries[f"Q0{n}"]["eligible"] >= 8 for n in range(1, 10))
    assert "AX-42" not in queries["Q01"]["ranking_text"] and queries["Q01"]["products"] == ["AX-42"]
    for asked in queries.values():
        assert all([hit["rank"] for hit in hits] == [*range(1, len(hits) + 1)] for hits in asked["methods"].values())


def test_embeddings_are_of_all_passages(out):
    """A row of length 1 for each passage that the lists can name, 384 numbers each."""
    vectors = np.load(out / "document-embeddings.npy")
    ids = json.loads((out / "retrieval.json").read_text())["embeddings"]
    assert vectors.shape == (len(ids), 384) and np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)


def test_a_second_run_and_a_changed_document_are_refused(run, fetched, tmp_path):
    """Exit 4 both times; without its results and with its documents as they were, the freeze runs again."""
    fetched("minilm")
    folder, out = tmp_path / "ax42", tmp_path / "out"
    shutil.copytree(ROOT / "examples" / "ax42", folder)
    words = ("lab", "evidence", "--out", str(out), "--set", str(folder), "--json")
    first = run(*words)
    assert (first.code, run(*words).code) == (0, 4)
    (out / "evaluation.json").unlink()
    half = run(*words)
    assert half.code == 4 and "half a result" in half.err
    for file in ("retrieval.json", "document-embeddings.npy"):
        (out / file).unlink()
    policy = folder / "documents" / "returns-v2.md"
    before = policy.read_text()
    policy.write_text(before.replace("thirty", "forty"))
    changed = run(*words)
    assert changed.code == 4 and "returns-v2" in changed.err
    policy.write_text(before)
    assert run(*words).json["cases"] == first.json["cases"]


def test_a_folder_inside_the_set_is_refused(run, tmp_path):
    """Exit 2: what is written among the documents would change what was frozen."""
    folder = tmp_path / "ax42"
    shutil.copytree(ROOT / "examples" / "ax42", folder)
    done = run("lab", "evidence", "--out", str(folder / "documents" / "out"), "--set", str(folder))
    assert done.code == 2 and "which the set is read from" in done.err and not (folder / "documents" / "out").exists()


def test_stores_of_later_versions_are_said_to_be_that(run, tmp_path):
    """Exit 2, and which store there is."""
    done = run("lab", "evidence", "--out", str(tmp_path), "--store", "postgres")
    assert done.code == 2 and "embedded" in done.err
