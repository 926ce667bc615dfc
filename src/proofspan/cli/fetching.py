"""One run of `models fetch`: model after model, so that one that cannot be had costs only itself."""

import os
from dataclasses import dataclass
from pathlib import Path

from typer import Exit

from proofspan.cli.exits import exit_code
from proofspan.cli.progress import bar
from proofspan.cli.terminal import Terminal
from proofspan.encoders.catalogue import MODELS, Model
from proofspan.errors import ProofspanError
from proofspan.settings.fetching import Source, Telling, source
from proofspan.settings.models import Fetched, fetch, known, models_folder, row


@dataclass(frozen=True, slots=True)
class Fetching:
    """What a run was asked for."""

    names: tuple[str, ...]
    path: Path | None
    source: str | None
    terminal: Terminal
    as_json: bool

    def run(self) -> None:
        """Fetches each model; leaves with the code of the first that failed."""
        wanted = tuple(known(name) for name in dict.fromkeys(self.names or MODELS))
        by = source(path=self.path, named=self.source, environ=os.environ)
        folder = models_folder(os.environ)
        done: list[Fetched] = []
        failed: dict[str, ProofspanError] = {}
        for model in wanted:
            try:
                done.append(self._one(model, folder, by))
            except ProofspanError as error:
                Terminal().talk(f"proofspan: {error}")
                failed[model.name] = error
        self._report(folder, done, failed)
        if failed:
            raise Exit(exit_code(next(iter(failed.values()))))

    def _one(self, model: Model, folder: Path, by: Source) -> Fetched:
        with bar(self.terminal, model.name) as progress:
            return fetch(model, models=folder, by=by, telling=Telling(self.terminal.talk, progress))

    def _report(self, folder: Path, done: list[Fetched], failed: dict[str, ProofspanError]) -> None:
        if not self.as_json:
            for one in done:
                came = f"fetched from {one.origin}" if one.origin else "there already"
                unread = f"; {self.path} was not looked at" if self.path and not one.origin else ""
                self.terminal.said(f"{one.model.name}: {came}, in {one.folder}{unread}")
            return
        config = {"models": str(folder), "from": self.source, "path": str(self.path) if self.path else None}
        rows = [{**row(one.model, folder), "fetched_from": one.origin} for one in done]
        errors = [{"name": name, "error": str(error)} for name, error in failed.items()]
        self.terminal.document(config, {"models": rows, "failed": errors})
