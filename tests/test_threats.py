"""Threats end to end. T-12, T-13, T-31 and T-32 have theirs beside what they threaten:

`eligibility/test_eligibility_admits.py` and `archive/test_archive_adding.py` (dates and revisions),
`passages/test_passages_exact.py` (chunkers that would not advance), `documents/readers/test_readers_decoding.py`
(bytes that are not what their name says). Here is what crosses rooms.
"""

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from folders import add, archive_of, asker, write

from proofspan.archive import Archive

LEFT_OUT = """
from datetime import date
from proofspan import Archive, Eligibility, Identity, Query, Recipe
from proofspan.stores import FieldWeights

def asked(archive: Archive, identity: Identity, day: date) -> None:
    Eligibility(identity)
    Eligibility(None, day)
    Eligibility("sales", day)
    Identity("ada", ["sales"])
    Identity("ada")
    Query("text", k=3)
    Query("text", None, 3)
    archive.entries()
    archive.entries(None)
    archive.store.lexical("text", limit=3, weights=FieldWeights())
    archive.store.read([1])
"""


@pytest.mark.essential
def test_threat_03_leaving_eligibility_out_is_a_type_error(tmp_path: Path) -> None:
    """Every line that leaves eligibility or groups out, or gives something else in their place, is one to mypy."""
    program = tmp_path / "left_out.py"
    program.write_text(LEFT_OUT, encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--hide-error-context", str(program)]
    done = subprocess.run(mypy, capture_output=True, text=True, check=False)
    lines = {
        int(line.split(":")[1]) for line in done.stdout.splitlines() if "left_out.py" in line and ": error:" in line
    }
    first = LEFT_OUT.splitlines().index("    Eligibility(identity)") + 1
    assert lines == set(range(first, first + 11)), done.stdout


@pytest.mark.essential
@pytest.mark.parametrize("groups", ["", " ", ",", "ops,", "*", "sales ops", "Sales", "public", "sales\u200b"])
def test_threat_03_no_spelling_of_groups_opens_a_document(tmp_path: Path, groups: str) -> None:
    """Whatever is written for --groups but the group itself: nothing of sales is listed, found or answered."""
    write(tmp_path / "in", "memo.md", "Gate code is 4471.", allowed_groups="[sales]")
    with Archive.create(tmp_path) as archive:
        add(archive, tmp_path / "in")
    for words in (["list"], ["search", "gate code"], ["ask", "What is the gate code?"], ["show", "memo-v1"]):
        command = [sys.executable, "-m", "proofspan", *words, "--groups", groups, "--json"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert "4471" not in done.stdout + done.stderr and "memo-v1" not in done.stdout
        assert "Traceback" not in done.stderr


def test_threat_12_the_leap_day(tmp_path: Path) -> None:
    """In force to 29 February 2028 (the first day out): in on the 28th, out on the 29th and on 1 March."""
    write(tmp_path, "memo.md", "Gate code.", allowed_groups="public", valid_from="2028-02-28", valid_to="2028-02-29")
    archive = archive_of(tmp_path)
    days = (date(2028, 2, 27), date(2028, 2, 28), date(2028, 2, 29), date(2028, 3, 1))
    assert [len(archive.entries(asker(as_of=day))) for day in days] == [0, 1, 0, 0]
