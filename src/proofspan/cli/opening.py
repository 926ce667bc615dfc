"""From flags to an opened archive and to settings: the same few lines for every verb."""

import os
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

from proofspan.archive import Archive
from proofspan.cli.terminal import Terminal
from proofspan.eligibility import Eligibility
from proofspan.settings import Evaluating, Settings, Who, archive_folder, load


def opened(given: Path | None) -> Archive:
    """The archive that was named or found, open; `SettingError` naming `init` when there is none."""
    return Archive.open(folder_of(given))


def folder_of(given: Path | None) -> Path:
    """The folder that holds the archive that was named or found; `SettingError` naming `init` when there is none."""
    return archive_folder(given, environ=os.environ, folder=Path.cwd())


def settings(sections: dict[str, dict[str, Any]] | None = None) -> Settings:
    """The settings of this process: defaults, file, environment, and the flags that were given, by section."""
    return load(sections or {}, environ=os.environ, folder=Path.cwd())


def evaluating(
    search: Mapping[str, Any],
    ks: str | None,
    chunker: str | None,
    answer: Mapping[str, Any],
    *,
    detect_product: bool,
) -> Evaluating:
    """How a set is asked by the flags that verbs on a SET share; None where one was not given."""
    made = settings({"search": dict(search), "answer": dict(answer)})
    return Evaluating(made, ks, chunker, answer["generator"], detect_product)


def asking(who: Who, terminal: Terminal) -> Eligibility:
    """Who asks, today where no day was named; an asker without groups is told what that means."""
    eligibility = who.eligibility(date.today())
    if who.anonymous:
        terminal.talk("asking as nobody in particular: public documents only (--groups names whose documents to read)")
    return eligibility
