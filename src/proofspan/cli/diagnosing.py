"""The verb `diagnose`."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o


def diagnose(
    folder: o.Set,
    question: Annotated[
        str | None, typer.Option("--question", metavar="ID", help="Only this question of the set.")
    ] = None,
    archive: Annotated[
        Path | None, typer.Option("--archive", metavar="DIR", help="Ask this archive instead of one made of the set.")
    ] = None,
    groups: o.Groups = None,
    as_of: o.AsOf = None,
    product: o.Product = None,
    status: o.Statuses = None,
    method: o.Method = None,
    k: Annotated[
        str | None, typer.Option("--k", metavar="N", help="How deep evidence may stand and count as found; 5.")
    ] = None,
    pool: o.Pool = None,
    rerank: o.Rerank = None,
    encoder: o.Encoder = None,
    fields: o.Fields = None,
    chunker: o.Chunker = None,
    generator: o.Generator = None,
    profile: o.Profile = None,
    judge: o.Judge = None,
    detect_product: o.DetectProduct = False,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Say of every question which stage lost its evidence, and prove it by bringing the evidence back."""
    from proofspan.cli.diagnosed import Wanted, run
    from proofspan.cli.opening import evaluating
    from proofspan.cli.terminal import Terminal
    from proofspan.settings import Who

    search = {"method": method, "pool": pool, "rerank": rerank, "encoder": encoder, "fields": fields}
    how = evaluating(
        search,
        k or "3,5",
        chunker,
        {"generator": generator, "profile": profile, "judge": judge},
        detect_product=detect_product,
    )
    wanted = Wanted(folder, how, Who(groups, as_of, product, status), question, archive)
    run(wanted, Terminal(quiet), as_json=as_json)
