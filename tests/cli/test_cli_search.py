"""search: the contract's JSON, strict flags, and what is not here yet."""

import pytest

HASHING = ("--encoder", "hashing")


def test_the_shape_of_a_search(on):
    """`search --json` has the contract's keys, and its spans cut the document's text."""
    found = on("search", "how many days for returns", "--json").json
    assert found["schema_version"] == 1
    assert found["query"]["groups"] == ["support"] and found["query"]["as_of"] == "2026-06-01"
    hit = found["hits"][0]
    assert (hit["rank"], hit["revision"], hit["evidence"]) == (1, "returns-v2", ["returns-v2#window"])
    assert (hit["partial"], hit["section"], hit["ranks"]) == (False, "window", {"bm25": 1})
    text = on("show", "returns-v2", "--json").json["text"]
    assert text[slice(*hit["span"])] == hit["text"]
    assert set(hit) >= {"passage_id", "title", "heading", "page", "score", "derived_from"}


def test_the_config_names_what_was_done(on):
    """The config says method, fields by weight, chunker and analyzer; no encoder took part."""
    config = on("search", "returns", "--k", "2", "--fields", "body", "--json").json["config"]
    assert (config["method"], config["k"], config["encoder"]) == ("bm25", 2, None)
    assert config["fields"] == {"title": 0.0, "heading": 0.0, "body": 1.0}
    assert config["chunker"] == "paragraphs:160"
    assert config["analyzer"].startswith("snowball@")


def test_no_word_in_common(on):
    """A question without a word of the archive has no hits and the note no-lexical-tokens."""
    found = on("search", "xylophone", "--json").json
    assert (found["hits"], found["notes"]) == ([], ["no-lexical-tokens"])


def test_reranked_hits_tell_both_ranks(on):
    """With the lexical reranker every hit tells its place in bm25 and in the second stage."""
    hit = on("search", "returns window", "--rerank", "lexical", "--json").json["hits"][0]
    assert set(hit["ranks"]) == {"bm25", "rerank"}


@pytest.mark.parametrize("method", ["dense", "rrf", "hybrid"])
def test_dense_is_refused_where_groups_differ(on, method):
    """The hashing encoder weighs words by all documents: refused where not everybody reads the same."""
    done = on("search", "returns", "--method", method, "--encoder", "hashing")
    assert done.code == 2
    assert "not everybody reads the same" in done.err


@pytest.mark.parametrize("method", ["dense", "rrf", "hybrid"])
def test_dense_where_all_is_public(run, tmp_path, method):
    """Where everything is public, the same methods find, and each hit tells its rank in each list."""
    (tmp_path / "a.txt").write_text("Returns are accepted within thirty days.")
    run("init", str(tmp_path))
    run("add", str(tmp_path / "a.txt"), "--public", "--archive", str(tmp_path))
    found = run("search", "returns", "--method", method, *HASHING, "--archive", str(tmp_path), "--json").json
    assert found["config"]["encoder"] == "hashing"
    assert found["hits"][0]["ranks"]["dense"] == 1


@pytest.mark.parametrize("method", ["dense", "rrf", "hybrid"])
def test_no_word_that_the_encoder_knows(run, tmp_path, method):
    """A question of signs alone has a note, in JSON and on the page; hits of score 0 by dense, else none."""
    (tmp_path / "a.txt").write_text("Returns are accepted within thirty days.")
    run("init", str(tmp_path))
    run("add", str(tmp_path / "a.txt"), "--public", "--archive", str(tmp_path))
    words = ("search", "?!", "--method", method, *HASHING, "--archive", str(tmp_path))
    found = run(*words, "--json").json
    assert [hit["score"] for hit in found["hits"]] == ([0] if method == "dense" else [])
    assert found["notes"][-1].startswith("no-known-words: encoder hashing")
    assert "note no-known-words: encoder hashing knows no word of the question" in run(*words).words


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        (["--method", "hybrid", "--encoder", "none"], 2),
        (["--method", "dense", "--encoder", "no-such"], 2),
        (["--method", "ts_rank_cd"], 2),
        (["--method", "BM25"], 2),
        (["--method", "dense", "--encoder", "minilm"], 2),
        (["--rerank", "models/pairs.onnx"], 2),
        (["--rerank", "best"], 2),
        (["--k", "0"], 2),
        (["--k", "five"], 2),
        (["--pool", "-1"], 2),
        (["--fields", "title"], 2),
        (["--fields", "body,footer"], 2),
        (["--product", "AX-42,,"], 2),
        (["--status", "published,quarantined"], 2),
        (["--status", "retired"], 2),
    ],
)
def test_what_cannot_be_is_said(on, flags, code):
    """Wrong words exit with 2, parts that are not here with 3, each with a line and without a traceback."""
    done = on("search", "returns", *flags)
    assert (done.code, done.out) == (code, "")
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("flags", "found"),
    [
        (["--groups", "support,,sales"], "item 2 is empty"),
        (["--groups", ""], "item 1 is empty"),
        (["--groups", "*"], "letter by letter"),
        (["--as-of", "2026-02-30"], "calendar"),
        (["--as-of", "1 March"], "2026-03-01"),
    ],
)
def test_who_asks_is_read_strictly(run, archive, flags, found):
    """An empty item, a star or a day that is none is exit 2 with what was found and what to write."""
    done = run("search", "returns", *flags, "--archive", archive)
    assert done.code == 2
    assert found in done.err


def test_an_empty_question(on):
    """A blank question is exit 2."""
    assert on("search", "  ").code == 2


def test_products_in_the_question_filter(run, tmp_path):
    """A product's code in the question filters, and leaves the ranking text."""
    for product in ("AX-42", "AX-24"):
        text = f"---\nallowed_groups: public\nproduct: {product}\n---\nThe pump runs at 3 bar.\n"
        (tmp_path / f"{product}.md").write_text(text)
    run("init", str(tmp_path))
    run("add", str(tmp_path), "--archive", str(tmp_path))
    found = run("search", "AX-42 pump", "--archive", str(tmp_path), "--json").json
    assert found["query"]["products"] == ["AX-42"]
    assert found["query"]["ranking_text"] == "pump"
    assert [hit["revision"] for hit in found["hits"]] == ["AX-42-v1"]
