"""What would stand in the first places if nothing were kept out; and evidence that is only where nobody may look."""

from pathlib import Path

from golden_folders import TODAY, case, evaluated, golden, row

from proofspan.archive import Archive, Submission
from proofspan.encoders import Fitted
from proofspan.encoders.hashing import Hashing
from proofspan.evaluation import How, evaluate
from proofspan.passages import chunker
from proofspan.retrieval import Method, Recipe

CORPUS = [
    row("old", "pump seal", document_id="seal", revision="v1", allowed_groups=["public"], valid_to="2026-01-01"),
    row(
        "new", "pump seal today", document_id="seal", revision="v2", allowed_groups=["public"], valid_from="2026-01-01"
    ),
    row("shut", "pump seal pump", allowed_groups=["ops"]),
]
ASK = {"id": "q", "text": "pump seal", "qrels": {"new": 1}}


def test_what_is_kept_out_would_have_stood_first(tmp_path: Path) -> None:
    """Last year's revision and the operations' document come before today's: 1 of 1 and 2 of 3 are ineligible."""
    result = evaluated(golden(tmp_path, CORPUS, [ASK]))
    assert [result["measures"][f"ineligible@{k}"]["value"] for k in (1, 3)] == [1.0, 2.0]
    assert (result["measures"]["recall@1"]["value"], result["forbidden_candidates"]) == (1.0, 0)


def test_another_asker_may_see_more(tmp_path: Path) -> None:
    """The operations see their own document: last year's revision alone is left of the two."""
    result = evaluated(golden(tmp_path, CORPUS, [{**ASK, "groups": ["ops"]}]))
    assert result["measures"]["ineligible@3"]["value"] == 1.0


def test_every_method_can_be_asked(tmp_path: Path) -> None:
    """Two lists fused, over vectors that are made for the open archive too."""
    corpus = [row("a", "pump seal"), row("b", "pump seal", valid_to="2026-01-01")]
    how = {"recipe": Recipe(method=Method.RRF), "encoder": Fitted("hashing", Hashing.fitted)}
    result = evaluated(golden(tmp_path, corpus, [{**ASK, "qrels": {"a": 1}}]), **how)
    assert result["measures"]["ineligible@3"]["value"] == 1.0


def test_given_passages_stay_as_they_were_given(tmp_path: Path) -> None:
    """The set's own passages are what the open archive is cut into as well."""
    passages = [{"id": f"{name}-1", "doc_id": name, "start": 0, "end": 4} for name in ("old", "new", "shut")]
    result = evaluated(golden(tmp_path, CORPUS, [{**ASK, "qrels": {"new-1": 1}}], passages), "given")
    assert result["measures"]["ineligible@3"]["value"] == 2.0


def test_where_nothing_is_kept_out_nothing_would_have_been(tmp_path: Path) -> None:
    """A public corpus without dates: 0, whatever k."""
    result = evaluated(golden(tmp_path, [row("a", "pump")], [{**ASK, "qrels": {"a": 1}}]))
    assert {result["measures"][f"ineligible@{k}"]["value"] for k in (1, 50)} == {0.0}


def test_it_is_not_asked_where_it_is_not_wanted(tmp_path: Path) -> None:
    """Without the counterfactual there is no figure, and the config says so."""
    result = evaluated(golden(tmp_path, CORPUS, [ASK]), counterfactual=False)
    assert result["config"]["counterfactual"] is False
    assert not [name for name in result["measures"] if name.startswith("ineligible")]


def test_a_case_that_withholds_has_its_own_open_archive(tmp_path: Path) -> None:
    """What a case leaves out stands in no archive that is made for it."""
    result = evaluated(golden(tmp_path, CORPUS, [ASK, {**ASK, "id": "w", "without": ["shut"]}]))
    assert [case(result, name)["measures"]["ineligible@3"] for name in ("q", "w")] == [2.0, 1.0]


def test_an_archive_that_exists_can_be_asked_too(tmp_path: Path) -> None:
    """Its documents are read as somebody who may, and added to a throw-away archive; its own is not written to."""
    held = golden(tmp_path, CORPUS, [ASK])
    archive = Archive.in_memory()
    archive.configure("whole")
    archive.add((Submission("", document) for document in held.documents), chunker("whole"))
    before = archive.store.sequence
    result = evaluate(held, How(chunker="whole", as_of=TODAY), archive=archive)
    assert (result.measures["ineligible@3"].value, archive.store.sequence) == (2.0, before)


def test_evidence_in_excluded_documents_alone_is_named(tmp_path: Path) -> None:
    """One of two pieces is of the operations: half of the evidence is out of anybody else's reach, and it is named."""
    result = evaluated(golden(tmp_path, CORPUS, [{**ASK, "qrels": {"new": 1, "shut": 1}}]))
    assert result["measures"]["excluded-evidence"]["value"] == 1 / 2
    assert case(result, "q")["excluded"] == ["shut"]


def test_evidence_that_was_never_added_is_not_excluded(tmp_path: Path) -> None:
    """A withheld document is lost to acquisition: who may see it is another question."""
    result = evaluated(golden(tmp_path, CORPUS, [{**ASK, "without": ["new"]}]))
    assert (case(result, "q")["excluded"], case(result, "q")["lost_at"]) == ([], "acquisition")


def test_revisions_that_are_written_alike_stay_two(tmp_path: Path) -> None:
    """The first of `a@b-c` and the one of `a` labelled `b-c-v1` are both `a@b-c-v1`: the shut one comes first."""
    corpus = [
        row("a@b-c", "pump seal", allowed_groups=["ops"]),
        row("other", "hose", document_id="a", revision="b-c-v1", allowed_groups=["public"]),
    ]
    result = evaluated(golden(tmp_path, corpus, [{"id": "q", "text": "pump seal", "qrels": {"other": 1}}]))
    assert result["measures"]["ineligible@1"]["value"] == 1.0
