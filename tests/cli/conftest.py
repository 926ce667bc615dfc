"""The real command line, in this process, on small archives of Markdown files."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from proofspan.cli.app import app

FILES = {
    "returns-v1.md": """---
id: returns
revision: v1
title: Returns policy
allowed_groups: [sales, support]
valid_from: 2024-09-01
valid_to: 2026-03-01
---
# Returns policy

## Window {#window}

Returns are accepted within fourteen days of delivery.
""",
    "returns-v2.md": """---
id: returns
revision: v2
title: Returns policy
allowed_groups: [sales, support]
valid_from: 2026-03-01
---
# Returns policy

## Window {#window}

Returns are accepted within thirty days of delivery.

## Refund {#refund}

A refund is paid to the account that paid the invoice.
""",
    "secret.md": """---
title: Internal exceptions
allowed_groups: [ops]
---
# Internal exceptions

ZEBRA-7731: operations may accept returns of any age.
""",
    "notice.md": """---
title: Public notice
allowed_groups: public
---
The service desk opens at nine o'clock.
""",
}


@dataclass(frozen=True)
class Ran:
    """What came of a command: its exit code and its two streams."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def words(self) -> str:
        """The output with every run of white space as one space: a page breaks lines where it must."""
        return " ".join(self.out.split())

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


Run = Callable[..., Ran]


def command(*words: str, env: dict[str, str] | None = None, stdin: str | bytes | None = None) -> Ran:
    """Runs `proofspan` with these words; what it raises unasked for is raised here too."""
    result = CliRunner().invoke(app, list(words), env=env, input=stdin, catch_exceptions=False)
    return Ran(result.exit_code, result.stdout, result.stderr)


def written(folder: Path) -> Path:
    """The folder with the files in it."""
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def made(folder: Path) -> Path:
    """A folder with an archive of the files."""
    files = written(folder / "files")
    assert command("init", str(folder / "archive")).code == 0
    assert command("add", str(files), "--archive", str(folder / "archive")).code == 0
    return folder / "archive"


@pytest.fixture
def run() -> Run:
    """Runs a command."""
    return command


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> str:
    """An archive that tests only read."""
    return str(made(tmp_path_factory.mktemp("read")))


@pytest.fixture
def own(tmp_path: Path) -> str:
    """An archive that a test may write to; its files are in `files` beside it."""
    return str(made(tmp_path))


@pytest.fixture
def on(archive: str, run: Run) -> Run:
    """Runs a verb on the archive that is only read, as support on 1 June 2026."""

    def as_support(verb: str, *words: str) -> Ran:
        return run(verb, *words, "--archive", archive, "--groups", "support", "--as-of", "2026-06-01")

    return as_support


@pytest.fixture
def empty(run: Callable[..., Ran], tmp_path: Path) -> str:
    """A new archive without a document."""
    run("init", str(tmp_path / "empty"))
    return str(tmp_path / "empty")
