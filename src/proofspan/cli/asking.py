"""The verbs `search` and `ask`."""

from typing import Annotated

import typer

from proofspan.cli import options as o


def search(
    question: o.Question,
    archive: o.Archive = None,
    groups: o.Groups = None,
    as_of: o.AsOf = None,
    product: o.Product = None,
    status: o.Statuses = None,
    method: o.Method = None,
    k: o.K = None,
    pool: o.Pool = None,
    rerank: o.Rerank = None,
    encoder: o.Encoder = None,
    fields: o.Fields = None,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Find the passages that answer best, among those that the asker may read."""
    from proofspan.archive.shapes import ranking
    from proofspan.cli.opening import asking, opened, settings
    from proofspan.cli.terminal import Terminal
    from proofspan.settings import Who, configured, idle_encoder, query

    terminal = Terminal(quiet)
    made = settings({"search": _how(method, k, pool, rerank, encoder, fields)})
    wanted, detects = made.search, made.answer.detect_products
    asked = query(question, asking(Who(groups, as_of, product, status), terminal), wanted)
    with opened(archive) as found:
        how = wanted.settled(found.store.layout)
        terminal.note(idle_encoder(made, how))
        found.use(how.made_encoder())
        config = {**configured(how, layout=found.store.layout), "detect_products": detects}
        result = found.search(asked, how.recipe(), detect_products=detects)
    if as_json:
        terminal.document(config, ranking(result, method=how.method))
        return
    from proofspan.cli.pages.answers import searched

    searched(terminal.page(), result, config)


def ask(
    question: o.Question,
    archive: o.Archive = None,
    groups: o.Groups = None,
    as_of: o.AsOf = None,
    product: o.Product = None,
    status: o.Statuses = None,
    method: o.Method = None,
    k: o.K = None,
    pool: o.Pool = None,
    rerank: o.Rerank = None,
    encoder: o.Encoder = None,
    fields: o.Fields = None,
    generator: o.Generator = None,
    profile: o.Profile = None,
    judge: o.Judge = None,
    calibration: o.Calibration = None,
    deliver: o.Deliver = None,
    order: o.Order = None,
    require_answer: Annotated[
        bool, typer.Option("--require-answer", help="Exit with 1 unless there is an answer.")
    ] = False,
    trace: Annotated[bool, typer.Option("--trace", help="For operators: candidates, drafts and timings.")] = False,
    as_json: o.Json = False,
    quiet: o.Quiet = False,
) -> None:
    """Answer a question with verified citations, or abstain, or refuse a draft that does not hold."""
    from proofspan.archive import Outcome
    from proofspan.cli.asked import Wanted, show
    from proofspan.cli.opening import asking, opened, settings
    from proofspan.cli.terminal import Terminal
    from proofspan.settings import Who, asked, configured, idle_encoder

    terminal = Terminal(quiet)
    answer = {"generator": generator, "profile": profile, "judge": judge, "deliver": deliver, "order": order}
    answer["calibration"] = calibration
    made = settings({"search": _how(method, k, pool, rerank, encoder, fields), "answer": answer})
    wanted, answering = made.search, made.answer
    eligibility = asking(Who(groups, as_of, product, status), terminal)
    with opened(archive) as found:
        how = wanted.settled(found.store.layout)
        terminal.note(idle_encoder(made, how))
        found.use(how.made_encoder())
        given = found.ask(asked(question, eligibility, how, answering, layout=found.store.layout))
        config = configured(how, answering, layout=found.store.layout)
        show(terminal, found, given, config, Wanted(as_json=as_json, trace=trace))
    if require_answer and given.outcome is not Outcome.ANSWERED:
        raise typer.Exit(1)


def _how(
    method: str | None,
    k: int | None,
    pool: int | None,
    rerank: str | None,
    encoder: str | None,
    fields: str | None,
) -> dict[str, object]:
    return {"method": method, "k": k, "pool": pool, "rerank": rerank, "encoder": encoder, "fields": fields}
