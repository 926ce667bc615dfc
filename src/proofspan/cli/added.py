"""One run of `add`: progress while it lasts, the report at its end."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count, islice
from pathlib import Path

from proofspan.archive import Archive, Report, Submission, shapes, submissions
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.documents.intake import walk
from proofspan.documents.manifest import Metadata
from proofspan.settings import Making, Settings, making

PEEKED = 50
"""How many documents are looked at to choose the encoder of a new archive by their languages."""


@dataclass(frozen=True, slots=True)
class Adding:
    """What is to be added, under which metadata where theirs is silent, by which settings."""

    paths: Sequence[Path]
    defaults: Metadata
    settings: Settings
    supersede: bool = False


def run(archive: Archive, adding: Adding, terminal: Terminal, *, as_json: bool) -> Report:
    """Adds everything at the paths and prints the report, which is returned."""
    total = sum(1 for _ in walk(adding.paths))
    made, files = _made(archive, adding)
    if made.note:
        terminal.talk(f"proofspan: {made.note}")
    archive.use(made.encoder)
    layout = archive.configure(made.spec)
    done = count(1)
    with bar(terminal, "adding") as step:
        report = archive.add(
            files,
            made.chunker,
            supersede=adding.supersede,
            progress=lambda outcome: step(next(done), total),
        )
    policies = {entry.revision: entry.policy for entry in archive.store.register() if not entry.withdrawn}
    if as_json:
        config = {"chunker": layout.chunker, "encoder": layout.encoder or None, "analyzer": layout.analyzer}
        notes = [made.note] if made.note else []
        values = {**shapes.report(report, policies), "notes": notes}
        terminal.document({**config, "supersede": adding.supersede}, values)
        return report
    from proofspan.cli.pages.reports import added

    added(terminal.page(), report, policies, layout)
    return report


def _made(archive: Archive, adding: Adding) -> tuple[Making, Iterable[Submission]]:
    """What the passages are made with, and the files, of which the first may have been read to decide on it."""
    files = submissions(adding.paths, adding.defaults)
    looked_at: list[Submission] = []

    def languages() -> Iterator[str]:
        looked_at.extend(islice(files, PEEKED))
        return (each.document.language for each in looked_at if each.document is not None)

    made = making(adding.settings, archive.store.layout, languages)
    return made, chain(looked_at, files)
