"""The docs are held to the code: what exists is named in its page, and what a page shows can be run."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from proofspan import errors
from proofspan.documents.hiding import Hiding
from proofspan.documents.readers.quality import LOW_QUALITY, OCR_LAYER
from proofspan.verification import Kind

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md"), *ROOT.glob("examples/*/README.md")])


def page(name: str) -> str:
    """A page of the docs."""
    return (DOCS / name).read_text(encoding="utf-8")


def test_every_room_is_in_its_page() -> None:
    """docs/rooms.md names every folder and file that is a room."""
    rooms = {p.stem for p in (ROOT / "src/proofspan").iterdir() if not p.stem.startswith("_") and p.suffix != ".typed"}
    assert [room for room in sorted(rooms) if f"| `{room}` |" not in page("rooms.md")] == []


def test_every_error_is_in_its_page_and_in_the_tree() -> None:
    """docs/errors.md and the drawing at the top of errors.py name every error class."""
    names = [name for name in vars(errors) if isinstance(getattr(errors, name), type)]
    assert [n for n in names if n != "ProofspanError" and f"| `{n}` |" not in page("errors.md")] == []
    assert [n for n in names if n not in (errors.__doc__ or "")] == []


def test_every_fault_kind_is_in_its_page() -> None:
    """docs/faults.md has each kind of fault that verification can find."""
    assert [kind.value for kind in Kind if f"`{kind.value}`" not in page("faults.md")] == []


def test_every_kind_of_hidden_text_and_of_flag_is_in_its_page() -> None:
    """docs/metadata.md has each kind that a report can count, and in words each flag that it can raise."""
    assert [kind.value for kind in Hiding if f"`{kind.value}`" not in page("metadata.md")] == []
    assert [f for f in (LOW_QUALITY, OCR_LAYER) if f"`{f.replace('-', ' ')}`" not in page("metadata.md")] == []


def said_in(folder: Path, *words: str) -> str:
    """What a command prints in the folder; it succeeds."""
    run = [sys.executable, "-m", "proofspan", *words]
    return subprocess.run(run, cwd=folder, capture_output=True, text=True, check=True).stdout


def names_in(*sections: str) -> set[str]:
    """The names that stand as code under these headings of docs/cli.md."""
    texts = [page("cli.md").partition(f"\n## {section}\n")[2].partition("\n## ")[0] for section in sections]
    return {name for text in texts for name in re.findall(r"`(\w+)`", text)}


def test_every_key_of_a_report_a_hit_and_a_citation_is_named(tmp_path: Path) -> None:
    """docs/cli.md has what `add`, `search` and `ask` print in JSON, each under its verb or with the shared flags."""
    (tmp_path / "gate.md").write_text("# Gate\n\nThe gate opens at seven.\n", encoding="utf-8")
    said_in(tmp_path, "init")
    report = json.loads(said_in(tmp_path, "add", "gate.md", "--public", "--encoder", "none", "--json"))
    answer = json.loads(said_in(tmp_path, "ask", "When does the gate open?", "--json"))
    shared = "Flags that many verbs share"
    assert {*report, *report["files"][0]} - names_in(shared, "add") == set()
    assert set(answer["hits"][0]) - names_in(shared, "search") == set()
    assert set(answer["sentences"][0]["citations"][0]) - names_in(shared, "ask") == set()


def test_every_archive_fault_is_in_its_page() -> None:
    """docs/errors.md has each kind that `doctor` can name."""
    files = sorted((ROOT / "src/proofspan/stores/embedded").glob("*.py"))
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    kinds = set(re.findall(r'"((?:[a-z]+-)+(?:damaged|changed|missing|drifted|format|summary|source)|orphan)"', source))
    assert len(kinds) > 18 and [kind for kind in sorted(kinds) if f"`{kind}`" not in page("errors.md")] == []


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    """Every relative link of a page is a file of the repository."""
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", file.read_text(encoding="utf-8"))
    assert [link for link in links if not (file.parent / link).exists()] == []


def commands(file: Path) -> list[str]:
    """The lines of a page's shell blocks that begin with `$ proofspan`."""
    blocks = re.findall(r"```(?:sh|console)\n(.*?)```", file.read_text(encoding="utf-8"), re.DOTALL)
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ proofspan")]


def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    """README's commands, one after the other in an empty folder beside the examples, all end well; so does its
    Python, in the archive that they leave.
    """
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    run = [sys.executable, "-m", "proofspan"]
    shown = commands(ROOT / "README.md")
    assert len(shown) >= 5
    for command in shown:
        words = shlex.split(command)[1:]
        done = subprocess.run([*run, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    (block,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", block], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "thirty days" in done.stdout, done.stderr


def test_the_readme_has_no_figure_without_a_receipt() -> None:
    """A claim such as "3 times faster" or "95 %" stands in README only on a line that names its receipt."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    claims = [line for line in text.splitlines() if re.search(r"\d+(\.\d+)?\s?(%|times|x |ms\b)", line)]
    receipts = [re.search(r"benchmarks/[\w./-]+", line) for line in claims]
    assert [c for c, r in zip(claims, receipts, strict=True) if not r or not (ROOT / r[0]).exists()] == []


def test_nothing_names_an_index_or_a_machine() -> None:
    """No tracked text names a package index or a folder of somebody's machine."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    hosts = re.compile("|".join(["py" + r"pi\.org", "python" + r"hosted\.", "npm" + r"js\."]))
    texts = {name: (ROOT / name).read_bytes().decode("utf-8", "ignore") for name in listed.stdout.split("\n") if name}
    assert [name for name, text in texts.items() if hosts.search(text)] == []


def test_tables_are_as_the_receipts_have_them() -> None:
    """Every table of figures in README and docs/why says what the committed receipts say."""
    check = [sys.executable, str(ROOT / "benchmarks" / "tables.py"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
