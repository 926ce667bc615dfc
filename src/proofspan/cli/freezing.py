"""The verbs `freeze`, `run` and `compare`."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o


def freeze(
    folder: o.Set,
    out: Annotated[
        str, typer.Option("--out", metavar="DIR", help="Where the freeze is to stand, and later its result.")
    ],
    method: o.Method = None,
    k: o.Ks = None,
    pool: o.Pool = None,
    rerank: o.Rerank = None,
    encoder: o.Encoder = None,
    fields: o.Fields = None,
    chunker: o.Chunker = None,
    generator: o.Generator = None,
    profile: o.Profile = None,
    judge: o.Judge = None,
    detect_product: o.DetectProduct = False,
    quiet: o.Quiet = False,
) -> None:
    """Fix everything that decides a result, by digest, before it is known."""
    from proofspan.cli.frozen import frozen
    from proofspan.cli.opening import evaluating
    from proofspan.cli.terminal import Terminal

    search = {"method": method, "pool": pool, "rerank": rerank, "encoder": encoder, "fields": fields}
    wanted = evaluating(
        search, k, chunker, {"generator": generator, "profile": profile, "judge": judge}, detect_product=detect_product
    )
    frozen(folder, out, wanted, Terminal(quiet))


def run(
    out: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that `freeze` made.")],
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Ask what was frozen, once: refused when anything changed, or when the result is there."""
    from proofspan.cli.frozen import ran
    from proofspan.cli.terminal import Terminal

    ran(out, Terminal(quiet), as_json=as_json)


def compare(
    first: Annotated[Path, typer.Argument(metavar="RECEIPT", help="A folder that `run` filled, or a JSON result.")],
    second: Annotated[Path, typer.Argument(metavar="RECEIPT", help="The other, which is compared with the first.")],
    measure: Annotated[
        list[str] | None,
        typer.Option("--measure", metavar="M,..", help="Compare these alone; may be given more than once. All."),
    ] = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Say question by question what changed from one result to another, and whether chance would do that."""
    from proofspan.cli.frozen import compared
    from proofspan.cli.terminal import Terminal

    compared(first, second, measure or [], Terminal(quiet), as_json=as_json)
