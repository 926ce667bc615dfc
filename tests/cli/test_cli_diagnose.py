"""diagnose: what a set's questions lost, on an archive of its own or on one that is there."""

import hashlib
import json
from pathlib import Path

import pytest

WINDOW = "returns-v2#window"


def asked(folder, *evidence, text="Within how many days are returns accepted?", groups=("support",)) -> str:
    """A set without documents, of one question that requires this evidence."""
    folder = folder / "set"
    folder.mkdir(exist_ok=True)
    query = {"id": "q", "text": text, "required_evidence_ids": list(evidence)}
    (folder / "queries.jsonl").write_text(json.dumps({**query, "groups": list(groups), "as_of": "2026-06-01"}))
    return str(folder)


@pytest.fixture
def found(run, own):
    """Diagnoses the one question of a set on an archive, and gives what it lost."""

    def of(folder, *words):
        done = run("diagnose", folder, "--archive", own, "--json", *words)
        assert done.code == 0, done.err
        return done.json["diagnoses"][0]["evidence"]

    return of


def digests(folder) -> dict[str, str]:
    """The digest of every file of an archive."""
    files = sorted(path for path in Path(folder).rglob("*") if path.is_file() and not path.name.endswith("-shm"))
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_the_shape_of_a_diagnosis(run, own, tmp_path):
    """`diagnose --json` has the contract's keys; what is complete has lost nothing, and nothing comes next."""
    done = run("diagnose", asked(tmp_path, WINDOW), "--archive", own, "--json")
    assert (done.code, done.json["schema_version"], done.json["n"], done.json["complete"]) == (0, 1, 1, 1)
    assert done.json["diagnoses"] == [{"id": "q", "complete": True, "lost_at": None, "eligible": 3, "evidence": []}]
    assert done.json["next"] is None and list(done.json["by_stage"]) == [
        *("acquisition", "segmentation", "eligibility", "ranking", "generation", "verification")
    ]
    assert done.json["config"]["archive"] == "existing" and done.json["config"]["k"] == [3, 5]


def test_a_revision_that_was_withdrawn(run, own, found, tmp_path):
    """Its write is named; with the set's own document it is proved, and without its text it cannot be."""
    assert run("withdraw", "returns-v2", "--archive", own).code == 0
    (evidence,) = found(asked(tmp_path, WINDOW))
    assert (evidence["lost_at"], evidence["reason"]) == ("acquisition", "withdrawn")
    assert evidence["proof"]["proved"] is False
    (tmp_path / "set" / "documents").mkdir()
    text = (Path(own).parent / "files" / "returns-v2.md").read_text()
    (tmp_path / "set" / "documents" / "returns-v2.md").write_text(text)
    (evidence,) = found(asked(tmp_path, WINDOW))
    assert evidence["reason"] == "withdrawn" and evidence["proof"]["proved"] is True and evidence["proof"]["rank"] == 1


def test_a_revision_in_quarantine(run, own, found, tmp_path):
    """Lifting the quarantine, in a copy, brings it back under the status it had."""
    assert run("quarantine", "returns-v2", "--archive", own).code == 0
    (evidence,) = found(asked(tmp_path, WINDOW))
    assert (evidence["lost_at"], evidence["reason"]) == ("acquisition", "quarantined")
    assert [each["after"] for each in evidence["proof"]["changed"]] == ["lifted"] and evidence["later"] == []
    assert evidence["proof"]["proved"] is True


def test_a_document_that_nobody_can_read(run, own, found, tmp_path):
    """A file that names no groups was added: eligibility loses it, in `evaluate` too, and opened groups prove it."""
    file = tmp_path / "badges.md"
    file.write_text("# Badges\n\n## Price {#price}\n\nA badge costs two coins.\n")
    assert run("add", str(file), "--archive", own).code == 0
    folder = asked(tmp_path, "badges-v1#price", text="What does a badge cost?")
    assert run("evaluate", folder, "--archive", own, "--json").json["cases"][0]["lost_at"] == "eligibility"
    (evidence,) = found(folder)
    assert (evidence["lost_at"], evidence["reason"]) == ("eligibility", "groups")
    assert evidence["detail"]["predicates"][0]["there"] == "nobody" and evidence["proof"]["rank"] == 1


def test_a_successor_does_not_stand_in_the_way_of_a_proof(found, tmp_path):
    """The first revision ended in March: opening its end brings it back beside its successor, which is in force."""
    (evidence,) = found(asked(tmp_path, "returns-v1#window"))
    assert evidence["reason"] == "valid_to" and evidence["proof"]["proved"] is True
    assert evidence["detail"]["predicates"][0] == {
        "predicate": "valid_to",
        "asked": "2026-06-01",
        "there": "2026-03-01",
    }


def test_another_asker(found, tmp_path):
    """--groups and --as-of stand for those of the question: then it is complete."""
    folder = asked(tmp_path, "secret-v1", text="ZEBRA-7731 returns of any age")
    assert found(folder)[0]["reason"] == "groups"
    assert found(folder, "--groups", "ops") == []
    assert found(asked(tmp_path, "returns-v1#window"), "--as-of", "2026-02-01") == []


def test_nothing_is_written_into_the_archive(own, found, tmp_path):
    """Whatever is changed for a proof is changed in a copy: every file of the archive stays as it is."""
    before = digests(own)
    folder = asked(tmp_path, "returns-v1#window", "secret-v1", "missing-v1")
    assert len(found(folder, "--generator", "extractive")) == 3
    assert digests(own) == before


def test_one_question_of_many(run, own, tmp_path):
    """--question names one; one that is not there is exit 2, and one without answer exit 5."""
    folder = asked(tmp_path, WINDOW)
    with (Path(folder) / "queries.jsonl").open("a") as file:
        file.write('\n{"id": "none", "text": "Who painted it?", "answerable": false}\n')
    base = ["diagnose", folder, "--archive", own, "--question"]
    assert run(*base, "q", "--json").json["n"] == 1
    assert run(*base, "nine").code == 2
    assert run(*base, "none").code == 5


def test_the_page_says_where_to_look_first(run, own, tmp_path):
    """The first stage with losses, the question, why, and the proof."""
    page = run("diagnose", asked(tmp_path, "returns-v1#window"), "--archive", own).words
    assert "look here first: admission" in page and "valid_to 2026-03-01 -> open to the asker: rank" in page
    assert "nothing was lost" in run("diagnose", asked(tmp_path, WINDOW), "--archive", own).words


def test_the_example_archive_lacks_the_contract(run):
    """Q08 of the example is lost at acquisition: the contract, added, is found."""
    folder = Path(__file__).parents[2] / "examples" / "ax42"
    found = run(
        "diagnose", str(folder), "--question", "Q08", "--method", "bm25", "--chunker", "sections", "--json"
    ).json
    (evidence,) = found["diagnoses"][0]["evidence"]
    assert (evidence["id"], evidence["reason"]) == ("north-contract-v1#coverage", "left-out")
    assert evidence["proof"]["rank"] == 2 and "left out by the set itself" in evidence["message"]


def test_what_the_set_itself_leaves_out_is_no_advice(run):
    """Q08 is all that the example loses, and wanted: listed with its proof, and nothing comes next."""
    words = ("diagnose", str(Path(__file__).parents[2] / "examples" / "ax42"), "--method", "bm25")
    page, found = run(*words).words, run(*words, "--json").json
    assert found["next"] is None and found["by_stage"]["acquisition"]["reasons"] == {"left-out": 1}
    assert "look here first" not in page and "1 piece of evidence left out by the set itself" in page


def test_what_the_answer_lost_later_is_counted_apart(run, own, tmp_path):
    """Found among the first 5, and not in the answer: complete there, and not what lost nothing."""
    folder = asked(tmp_path, WINDOW, text="How long may ZEBRA giraffes returns be?")
    done = run("diagnose", folder, "--archive", own, "--generator", "extractive", "--json").json
    assert done["complete"] == 0 and done["diagnoses"][0]["lost_at"] in ("generation", "verification")
    page = run("diagnose", folder, "--archive", own, "--generator", "extractive").words
    assert "1 complete among the first 5, 0 lost nothing up to the answer" in page
