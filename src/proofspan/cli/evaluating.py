"""The verb `evaluate`."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o


def evaluate(
    folder: Annotated[Path, typer.Argument(metavar="SET", help="A folder with queries.jsonl and its documents.")],
    archive: Annotated[
        Path | None, typer.Option("--archive", metavar="DIR", help="Ask this archive instead of one made of the set.")
    ] = None,
    method: o.Method = None,
    k: o.Ks = None,
    pool: o.Pool = None,
    rerank: o.Rerank = None,
    encoder: o.Encoder = None,
    fields: o.Fields = None,
    chunker: o.Chunker = None,
    generator: o.Generator = None,
    detect_product: Annotated[
        bool, typer.Option("--detect-product", help="Let product codes in the questions filter, as ask does.")
    ] = False,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Ask a set of questions whose evidence is known, and measure what was found."""
    from proofspan.cli.evaluated import run
    from proofspan.cli.opening import settings
    from proofspan.cli.terminal import Terminal
    from proofspan.settings import Evaluating

    search = {"method": method, "pool": pool, "rerank": rerank, "encoder": encoder, "fields": fields}
    made = settings({"search": search, "answer": {"generator": generator}})
    run(folder, Evaluating(made, k, chunker, generator, detect_product), archive, Terminal(quiet), as_json=as_json)
