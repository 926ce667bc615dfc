"""The verb `calibrate`."""

from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o


def calibrate(
    folder: o.Set,
    max_risk: Annotated[
        float, typer.Option("--max-risk", metavar="R", help="The most that may be wrong of what is answered.")
    ] = 0.05,
    confidence: Annotated[
        float, typer.Option("--confidence", metavar="C", help="How sure the bound on it is to be.")
    ] = 0.95,
    statistic: Annotated[
        str | None, typer.Option("--statistic", metavar="NAME", help="Try this one alone, with all of the confidence.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The file to write; SET.calibration.json here.")
    ] = None,
    archive: Annotated[
        Path | None, typer.Option("--archive", metavar="DIR", help="Ask this archive instead of one made of the set.")
    ] = None,
    method: o.Method = None,
    k: o.K = None,
    pool: o.Pool = None,
    rerank: o.Rerank = None,
    encoder: o.Encoder = None,
    fields: o.Fields = None,
    chunker: o.Chunker = None,
    generator: o.Generator = None,
    profile: o.Profile = None,
    judge: o.Judge = None,
    deliver: o.Deliver = None,
    order: o.Order = None,
    detect_product: Annotated[
        bool | None,
        typer.Option(
            "--detect-product/--no-detect-product",
            help="Let product codes in the questions filter; as ask does.",
            show_default=False,
        ),
    ] = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Take from a set the threshold below which answers are withheld, so that of the rest few are wrong."""
    from proofspan.cli.calibrated import Wanted, run
    from proofspan.cli.opening import settings
    from proofspan.cli.terminal import Terminal

    search = {"method": method, "k": k, "pool": pool, "rerank": rerank, "encoder": encoder, "fields": fields}
    answer = {"generator": generator, "profile": profile, "judge": judge, "deliver": deliver, "order": order}
    # An answer that is withheld already has no score to learn from.
    answer["calibration"] = "none"
    wanted = Wanted(folder, out, archive, max_risk=max_risk, confidence=confidence, statistic=statistic)
    made = settings({"search": search, "answer": {**answer, "detect_products": detect_product}})
    run(wanted, made, chunker, Terminal(quiet), as_json=as_json)
