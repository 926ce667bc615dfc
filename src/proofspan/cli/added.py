"""One run of `add`: progress while it lasts, the report at its end."""

import itertools
from collections.abc import Sequence
from pathlib import Path

from proofspan.archive import Archive, Report, shapes, submissions
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.documents.intake import walk
from proofspan.documents.manifest import Metadata
from proofspan.passages.chunkers import chunker
from proofspan.settings import Settings, chunker_for


def run(
    archive: Archive,
    paths: Sequence[Path],
    defaults: Metadata,
    made: Settings,
    *,
    supersede: bool,
    terminal: Terminal,
    as_json: bool,
) -> Report:
    """Adds everything at the paths and prints the report, which is returned."""
    total = sum(1 for _ in walk(paths))
    spec = chunker_for(made, archive.store.layout)
    layout = archive.configure(spec)
    done = itertools.count(1)
    with bar(terminal, "adding") as step:
        report = archive.add(
            submissions(paths, defaults),
            chunker(spec),
            supersede=supersede,
            progress=lambda outcome: step(next(done), total),
        )
    policies = {entry.revision: entry.policy for entry in archive.store.register() if not entry.withdrawn}
    if as_json:
        config = {"chunker": layout.chunker, "encoder": layout.encoder or None, "analyzer": layout.analyzer}
        terminal.document({**config, "supersede": supersede}, shapes.report(report, policies))
        return report
    from proofspan.cli.pages.reports import added

    added(terminal.page(), report, policies, layout)
    return report
