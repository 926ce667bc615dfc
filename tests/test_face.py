"""The public face: its names, and that nobody pays for a room before entering it."""

import subprocess
import sys

import pytest

import proofspan

HEAVY = "numpy lxml pypdfium2 docx selectolax markdown_it yaml Stemmer pydantic pydantic_settings rich sqlite3".split()

NAMES = (
    "Answer Answering Archive Asking Citation Document Eligibility Evidence Extractive Hit Identity Method "
    "Outcome ProofspanError Query Ranking Recipe Report Revision Span Status Validity Verdict chunker submissions "
    "verify"
)


def _loaded(program: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after the program."""
    script = f"{program}\nimport sys\nprint(' '.join(sys.modules), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_the_names_of_the_face():
    """These names and no others are public; changing one is a promise broken or made."""
    assert sorted(proofspan.__all__) == NAMES.split()


@pytest.mark.parametrize("name", NAMES.split())
def test_every_name_is_there(name):
    """Each name is what its own module calls so."""
    found = getattr(proofspan, name)
    assert found.__name__ == name
    assert found.__module__.startswith("proofspan.")
    assert name in dir(proofspan)


def test_an_unknown_name():
    """A name that is not there is an AttributeError, as of any module."""
    with pytest.raises(AttributeError, match="nonsense"):
        _ = proofspan.nonsense


def test_importing_loads_nothing_heavy():
    """`import proofspan` and its command line load no parser, no arrays, no settings library, no typer."""
    loaded = _loaded("import proofspan, proofspan.cli")
    assert not loaded & {*HEAVY, "typer"}


def test_help_loads_nothing_heavy():
    """`proofspan --help` loads typer and none of the heavy ones."""
    loaded = _loaded(
        "import sys\nfrom proofspan.cli import main\nsys.argv = ['proofspan', '--help']\n"
        "try:\n    main()\nexcept SystemExit as done:\n    assert not done.code"
    )
    assert "typer" in loaded
    assert not loaded & set(HEAVY)
