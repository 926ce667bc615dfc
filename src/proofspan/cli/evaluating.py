"""The verb `evaluate`."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from proofspan.cli import options as o


def evaluate(
    folder: o.Set,
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
    profile: o.Profile = None,
    judge: o.Judge = None,
    calibration: o.Calibration = None,
    detect_product: o.DetectProduct = False,
    counterfactual: Annotated[
        bool | None,
        typer.Option(
            "--counterfactual/--no-counterfactual",
            help="Count what the asker may not see and would have been found; done unless --archive.",
            show_default=False,
        ),
    ] = None,
    qrels: Annotated[
        Path | None, typer.Option("--qrels", metavar="FILE", help="Judgments in TREC's form instead of the set's own.")
    ] = None,
    run_in: Annotated[
        Path | None,
        typer.Option("--run-in", metavar="FILE", help="Judge this TREC run, made elsewhere; search nothing."),
    ] = None,
    run_out: Annotated[
        Path | None, typer.Option("--run-out", metavar="FILE", help="Write what was ranked as a TREC run.")
    ] = None,
    gate: Annotated[
        Path | None, typer.Option("--gate", metavar="FILE", help="Bounds in TOML that figures must keep; else exit 1.")
    ] = None,
    junit: Annotated[
        Path | None, typer.Option("--junit", metavar="FILE", help="Write a test a question, and a bound, as JUnit XML.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="DIR", help="Write report.html and report.md there.")
    ] = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Ask a set of questions whose evidence is known, and measure what was found."""
    from proofspan.cli.evaluated import Wanted, run
    from proofspan.cli.opening import evaluating
    from proofspan.cli.terminal import Terminal

    search = {"method": method, "pool": pool, "rerank": rerank, "encoder": encoder, "fields": fields}
    answer = {"generator": generator, "profile": profile, "judge": judge, "calibration": calibration}
    asked = evaluating(search, k, chunker, answer, detect_product=detect_product)
    wanted = replace(asked, counterfactual=counterfactual)
    files = Wanted(qrels=qrels, run_in=run_in, run_out=run_out, gate=gate, junit=junit, report=report)
    run(folder, wanted, archive, files, Terminal(quiet), as_json=as_json)
