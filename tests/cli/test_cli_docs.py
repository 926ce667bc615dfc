"""docs/cli.md names every verb and flag, docs/settings.md every setting with its default."""

from pathlib import Path

import typer.main

from proofspan.cli.app import app
from proofspan.settings import load

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_every_verb_and_flag_is_documented():
    """Each verb stands in the page, and each of its flags as it is typed."""
    page = (DOCS / "cli.md").read_text(encoding="utf-8")
    verbs = typer.main.get_command(app).commands
    commands = [
        *verbs.values(),
        *(below for verb in verbs.values() for below in getattr(verb, "commands", {}).values()),
    ]
    flags = {flag for each in commands for option in each.params for flag in option.opts if flag.startswith("--")}
    assert len(verbs) == 25 and len(commands) > 18 and {"--from", "--path", "--origin"} < flags
    assert [verb for verb in verbs if verb not in page] == []
    assert [flag for flag in sorted(flags - {"--help"}) if flag not in page] == []


def test_every_setting_is_documented(tmp_path):
    """Each key stands in the table with its default."""
    page = (DOCS / "settings.md").read_text(encoding="utf-8")
    values = load({}, environ={}, folder=tmp_path).values
    rows = [f"| `{key}` | `{str(value).lower() if value is True else value}` |" for key, value in values.items()]
    assert [row for row in rows if row not in page] == []
