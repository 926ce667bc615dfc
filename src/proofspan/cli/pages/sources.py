"""A source as a person checks it: what it is, whether it is in force, and the quote inside its passage."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from proofspan.cli.pages.console import Page, one_line, shown, styled
from proofspan.documents import Policy
from proofspan.passages import fields
from proofspan.spans import Span
from proofspan.stores import Found

CONTEXT = 140
"""Characters of the passage that are shown on either side of a quote."""

QUOTE = "bold black on bright_yellow"


def heading(found: Found, *, label: str = "", page: int | None = None) -> Text:
    """The lines above a quote: title and heading; the passage's id for `show`, page, status and validity."""
    facts = [found.passage.id]
    if page is not None:
        facts.append(f"page {page}")
    facts += [found.policy.status.value, validity(found.policy)]
    facts += words(found.flags)
    if found.derived_from:
        facts.append(f"derived from {', '.join(map(str, found.derived_from))}")
    mark = f"[{label}] " if label else ""
    return styled((mark, "bold cyan"), (above(found), "bold"), "\n", (" " * len(mark)), (" · ".join(facts), "dim"))


def above(found: Found) -> str:
    """The title of a passage's document and the headings above the passage, on one line."""
    return " › ".join(one_line(part) for part in (found.title, *found.passage.heading.split(" > ")) if part.strip())


def words(flags: Sequence[str]) -> list[str]:
    """The kinds of flags in words: `low text quality`."""
    return [flag.replace("-", " ") for flag in flags]


def validity(policy: Policy) -> str:
    """When a revision is in force, in words; the last day is named as people say it."""
    from datetime import timedelta

    start, end = policy.validity.valid_from, policy.validity.valid_to
    last = end - timedelta(days=1) if end else None
    if start and last:
        return f"in force {start} to {last}"
    if last:
        return f"in force until {last}"
    return f"in force from {start}" if start else "always in force"


def quoted(found: Found, spans: Sequence[Span], *, marked: bool = False) -> Text:
    """The passage around the quotes, which are highlighted, and `marked` ⟦so⟧ where nobody sees colour; spans count
    characters of the document.
    """
    text, start = found.passage.text, found.passage.span.start
    marks = _merged([Span(span.start - start, span.end - start) for span in spans])
    begins = _after_heading(found)
    window = _window(text, marks, begins)
    result = Text("… " if window.start > begins else "")
    position = window.start
    for mark in marks:
        result.append(_flow(text[position : mark.start]))
        quote = _flow(mark.of(text))
        result.append(f"⟦{quote}⟧" if marked else quote, style=QUOTE)
        position = mark.end
    result.append(_flow(text[position : window.end]))
    if window.end < len(text):
        result.append(" …")
    return result


def source(page: Page, found: Found, spans: Sequence[Span], *, label: str, number: int | None) -> None:
    """Prints one cited source with its quotes."""
    page.print(heading(found, label=label, page=number))
    page.print(Padding(quoted(found, spans, marked=page.color_system is None), (0, 2, 1, len(label) + 3), expand=False))


def _merged(spans: Sequence[Span]) -> list[Span]:
    merged: list[Span] = []
    for span in sorted(spans):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return merged


def _after_heading(found: Found) -> int:
    """Where a passage goes on after the heading line that it opens with, which the page shows above it."""
    return len(found.passage.text) - len(fields(found.passage, found.title).body.lstrip())


def _window(text: str, marks: Sequence[Span], begins: int) -> Span:
    """The marks with a little of what stands around them, cut between words."""
    first, last = (marks[0].start, marks[-1].end) if marks else (begins, begins)
    start, end = max(min(begins, first), first - CONTEXT), min(len(text), last + CONTEXT)
    while begins < start < first and not text[start - 1].isspace():
        start += 1
    while last < end < len(text) and not text[end].isspace():
        end -= 1
    return Span(start, end)


def _flow(text: str) -> str:
    """The text with line ends as spaces: a passage is read as one paragraph."""
    return shown(text).replace("\n", " ").replace("\t", " ")
