"""withdraw, quarantine, doctor, export and import."""

import sqlite3
from pathlib import Path


def _listed(run, archive: str) -> set[str]:
    done = run("list", "--groups", "support,ops", "--as-of", "2026-06-01", "--archive", archive, "--json")
    return {document["revision"] for document in done.json["documents"]}


def test_withdraw_erases(run, own):
    """A withdrawn revision is gone from list, search and show."""
    assert run("withdraw", "returns-v2", "--archive", own).code == 0
    assert "returns-v2" not in _listed(run, own)
    assert run("show", "returns-v2", "--groups", "support", "--archive", own).code == 2


def test_withdraw_what_is_not_there(run, own):
    """An unknown revision is exit 2, and so is a word that is no revision."""
    assert run("withdraw", "returns-v9", "--archive", own).code == 2
    assert run("withdraw", "returns", "--archive", own).code == 2


def test_quarantine_and_back(run, own):
    """Quarantined, a revision is readable by nobody; lifted, it is as before; neither happens twice."""
    before = _listed(run, own)
    assert run("quarantine", "secret-v1", "--archive", own).code == 0
    assert _listed(run, own) == before - {"secret-v1"}
    assert run("quarantine", "secret-v1", "--archive", own).code == 2
    assert run("quarantine", "secret-v1", "--lift", "--archive", own).code == 0
    assert _listed(run, own) == before


def test_doctor_finds_nothing(run, own):
    """A sound archive: exit 0, and the JSON says so."""
    done = run("doctor", "--archive", own, "--json")
    assert (done.code, done.json["sound"], done.json["faults"]) == (0, True, [])


def test_doctor_finds_and_repairs(run, own):
    """Terms changed under its feet are named with exit 3; `--repair` mends them, and then all is sound."""
    record = sqlite3.connect(Path(own) / ".proofspan" / "record.sqlite")
    record.execute("UPDATE generations SET postings = x'00' WHERE id = 1")
    record.commit()
    record.close()
    found = run("doctor", "--archive", own)
    assert found.code == 3
    assert "terms-changed" in found.out and "--repair" in found.out
    assert run("doctor", "--repair", "--archive", own).code == 0
    assert run("doctor", "--archive", own).code == 0


def test_export_and_import(run, own, tmp_path):
    """An archive goes through a file into another folder and lists the same there."""
    file, other = str(tmp_path / "all.gz"), str(tmp_path / "other")
    assert run("export", file, "--archive", own).code == 0
    run("init", other)
    assert run("import", file, "--archive", other).code == 0
    assert _listed(run, other) == _listed(run, own)


def test_export_overwrites_nothing(run, own, tmp_path):
    """A file that is there is left alone: exit 2."""
    (tmp_path / "all.gz").write_text("mine")
    assert run("export", str(tmp_path / "all.gz"), "--archive", own).code == 2
    assert (tmp_path / "all.gz").read_text() == "mine"


def test_import_into_a_full_archive(run, own, tmp_path):
    """An archive that holds documents takes no import: exit 2."""
    run("export", str(tmp_path / "all.gz"), "--archive", own)
    assert run("import", str(tmp_path / "all.gz"), "--archive", own).code == 2
