"""What is frozen is found changed by name, and the rest is not."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from golden_folders import TODAY, golden, row

from proofspan.errors import FrozenError, GoldenSetError
from proofspan.evaluation import How, read
from proofspan.evaluation.freezing import Freeze, freeze


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A set of two documents and a question."""
    corpus = [row("d1", "The pump runs at 3 bar."), row("d2", "The hose is red.")]
    (tmp_path / "set").mkdir()
    golden(tmp_path / "set", corpus, [{"id": "q", "text": "the pump", "required_evidence_ids": ["d1"]}])
    return tmp_path / "set"


def made(folder: Path) -> Freeze:
    """The freeze of the set as it stands."""
    return freeze(folder, read(folder), How(chunker="whole", as_of=TODAY), asked={"ks": None})


def test_what_is_written_is_read_again(folder, tmp_path):
    """A freeze reads back equal, and is never written over."""
    first = made(folder)
    first.write(tmp_path / "out")
    assert Freeze.read(tmp_path / "out") == first
    with pytest.raises(FrozenError, match="exists"):
        first.write(tmp_path / "out")


def test_the_digest_is_of_the_content_and_not_of_the_place(folder, tmp_path):
    """The same set moved elsewhere has the same digest; one other letter in it, another."""
    first = made(folder)
    moved = folder.rename(tmp_path / "moved")
    assert made(moved).digest == first.digest
    (moved / "corpus.jsonl").write_text((moved / "corpus.jsonl").read_text().replace("red", "rot"))
    assert made(moved).digest != first.digest


def test_a_changed_document_is_named(folder):
    """Both the file and the document that it holds."""
    first = made(folder)
    (folder / "corpus.jsonl").write_text((folder / "corpus.jsonl").read_text().replace("3 bar", "4 bar"))
    with pytest.raises(FrozenError, match=r"file corpus.jsonl was changed; the document d1-v1 was changed"):
        first.refuse_changes(made(folder))


def test_files_that_come_and_go_are_named(folder):
    """A new part of the set and a missing one; what else stands in its folder plays no part."""
    first = made(folder)
    (folder / "notes.txt").write_text("new")
    first.refuse_changes(made(folder))
    (folder / "passages.jsonl").write_text('{"id": "p", "doc_id": "d1", "start": 0, "end": 3}')
    with pytest.raises(FrozenError, match=r"the file passages.jsonl is new"):
        first.refuse_changes(made(folder))
    with pytest.raises(FrozenError, match=r"the file passages.jsonl is gone"):
        made(folder).refuse_changes(first)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"config": {}}, "as_of was"),
        ({"asked": {"ks": "1"}}, "settings are others"),
        ({"version": "9"}, "proofspan was"),
        ({"code": "0" * 64}, "code of proofspan"),
    ],
)
def test_other_settings_and_other_code_are_named(folder, change, said):
    """Each part of a freeze is compared, and what differs is said."""
    first = made(folder)
    with pytest.raises(FrozenError, match=said):
        first.refuse_changes(replace(first, **change))


def test_a_freeze_that_was_edited_is_refused(folder, tmp_path):
    """One value changed in freeze.json, a file cut short, and a folder without one."""
    made(folder).write(tmp_path)
    file = tmp_path / "freeze.json"
    whole = json.loads(file.read_text())
    file.write_text(json.dumps({**whole, "code": "0" * 64}))
    with pytest.raises(FrozenError, match="changed after it was written"):
        Freeze.read(tmp_path)
    file.write_text(json.dumps(whole)[:100])
    with pytest.raises(FrozenError, match="no freeze"):
        Freeze.read(tmp_path)
    with pytest.raises(GoldenSetError, match="proofspan freeze"):
        Freeze.read(tmp_path / "elsewhere")
