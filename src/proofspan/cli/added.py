"""One run of `add`: progress while it lasts, the report at its end."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count, islice
from pathlib import Path

from proofspan.archive import FOLDER, Archive, FileReport, Report, Submission, shapes, submissions
from proofspan.cli.interrupting import heed
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.documents.intake import walk
from proofspan.documents.manifest import Metadata
from proofspan.retrieval.questions import mismatch
from proofspan.settings import Making, Settings, making
from proofspan.stores import Layout

PEEKED = 50
"""How many documents are looked at to choose the encoder of a new archive by their languages."""


@dataclass(frozen=True, slots=True)
class Adding:
    """What is to be added, under which metadata where theirs is silent, by which settings, to the archive in `into`."""

    paths: Sequence[Path]
    defaults: Metadata
    settings: Settings
    into: Path
    supersede: bool = False


def run(archive: Archive, adding: Adding, terminal: Terminal, *, as_json: bool) -> Report:
    """Adds everything at the paths and prints the report, which is returned."""
    made, layout, report = _taken(archive, adding, terminal)
    foreign = _foreign(archive, made, report)
    policies = {entry.revision: entry.policy for entry in archive.register() if not entry.withdrawn}
    if as_json:
        config = {"chunker": layout.chunker, "encoder": layout.encoder or None, "analyzer": layout.analyzer}
        notes = [note for note in (made.note, *foreign) if note]
        values = {**shapes.report(report, policies), "notes": notes}
        terminal.document({**config, "supersede": adding.supersede}, values)
    else:
        from proofspan.cli.pages.reports import added, made_with

        added(terminal.page(), report, policies, made_with(adding.into / FOLDER, layout))
    for note in foreign:
        terminal.note(note)
    return report


def _taken(archive: Archive, adding: Adding, terminal: Terminal) -> tuple[Making, Layout, Report]:
    total = sum(1 for _ in walk(adding.paths))
    done = count(1)
    with bar(terminal, "adding") as step:
        # Files may be read to decide on an encoder, and that one loaded, before the first of them is done.
        step(0, total)
        made, files = _made(archive, adding)
        heed()
        terminal.note(made.note)
        archive.use(made.encoder)
        layout = archive.configure(made.spec)

        def progress(outcome: FileReport) -> None:
            heed()
            step(next(done), total)

        report = archive.add(files, made.chunker, supersede=adding.supersede, progress=progress)
    return made, layout, report


def _foreign(archive: Archive, made: Making, report: Report) -> tuple[str, ...]:
    """A note where documents of this run are in a language that the encoder was not made for, as searches will say."""
    if made.encoder is None:
        return ()
    named = {outcome.revision for outcome in report.files}
    there = {entry.language for entry in archive.register() if entry.revision in named and not entry.withdrawn}
    return mismatch(made.encoder, tuple(sorted(there)))


def _made(archive: Archive, adding: Adding) -> tuple[Making, Iterable[Submission]]:
    """What the passages are made with, and the files, of which the first may have been read to decide on it."""
    files = submissions(adding.paths, adding.defaults)
    looked_at: list[Submission] = []

    def languages() -> Iterator[str]:
        looked_at.extend(islice(files, PEEKED))
        return (each.document.language for each in looked_at if each.document is not None)

    made = making(adding.settings, archive.store.layout, languages)
    return made, chain(looked_at, files)
