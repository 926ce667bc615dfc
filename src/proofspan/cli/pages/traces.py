"""The operator's trace as a page: what competed, what was delivered, what was drafted, how long it took."""

from collections.abc import Mapping
from typing import Any

from rich.padding import Padding

from proofspan.cli.pages.console import Page, one_line, shown, styled


def traced(page: Page, trace: Mapping[str, Any]) -> None:
    """Prints the trace of an answer."""
    page.print()
    page.print(styled(("Trace", "bold")))
    _line(page, "eligible", ", ".join(trace["eligible_revisions"]) or "nothing")
    for name, passages in trace["candidates"].items():
        _line(page, name, ", ".join(passages) or "nothing")
    _line(page, "delivered", ", ".join(f"{d['label']} {d['passage_id']}" for d in trace["delivered"]) or "nothing")
    _line(page, "prompt", trace["prompt_digest"] or "none")
    _line(page, "timings", ", ".join(f"{stage} {spent:.1f} ms" for stage, spent in trace["timings_ms"].items()))
    for draft in trace["drafts"]:
        page.print(styled(("draft", "dim")))
        page.print(Padding(shown(draft), (0, 2)))


def _line(page: Page, name: str, value: str) -> None:
    page.print(styled((f"{name:<10}", "dim"), one_line(value)))
