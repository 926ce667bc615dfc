"""An answer as a page: what is said and what it stands on; or why nothing is."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from rich.padding import Padding

from proofspan.analysis.language import detect
from proofspan.archive import Answer, Citation, Outcome
from proofspan.cli.pages.console import Page, counted, one_line, styled
from proofspan.cli.pages.sources import above, quoted, source, validity, words
from proofspan.retrieval import Hit, Ranking

EXPLAINED = {
    "en": "No sentence that answers this was found in what you may read on that day. Nothing was made up instead.",
    "it": "In ciò che puoi leggere in quella data non è stata trovata una frase che risponda. Nulla è stato inventato.",
}
WITHHELD = {
    "en": "An answer was found and withheld: of others like it, too many were wrong.",
    "it": "Una risposta è stata trovata e trattenuta: tra quelle simili troppe erano sbagliate.",
}
REFUSED = {
    "en": "An answer was drafted and refused: it did not hold against the passages it cites.",
    "it": "Una risposta è stata scritta e rifiutata: i passi citati non la sostengono.",
}
NEAREST = {"en": "The nearest passages", "it": "I passi più vicini"}
NONE_NEAR = {"en": "No passage comes near.", "it": "Nessun passo è vicino."}

NOTES = {"no-lexical-tokens": "no word of the question stands in anything you may read on that day"}


def answered(page: Page, given: Answer, config: Mapping[str, Any] | None) -> None:
    """Prints the page of an answer, whatever came of it; without a config no small print below it."""
    page.print()
    if given.outcome is Outcome.ANSWERED:
        _said(page, given)
        _rest(page, given, "Found, not cited")
    elif given.outcome is Outcome.ABSTAINED:
        _not_said(page, given, WITHHELD if given.withheld else EXPLAINED)
        _nearest(page, given)
    else:
        _not_said(page, given, REFUSED)
        _faults(page, given)
        _nearest(page, given)
    notes(page, given.trace.ranking)
    if config is not None:
        small_print(page, given.trace.ranking, config, receipt=given.receipt)


def _said(page: Page, given: Answer) -> None:
    for sentence in given.sentences:
        labels = "".join(f"[{label}]" for label in dict.fromkeys(c.label for c in sentence.citations))
        line = styled((one_line(sentence.text), "bold"), " ", (labels, "bold cyan"))
        page.print(Padding(line, (0, 2), expand=False))
    page.print()
    cited: defaultdict[str, list[Citation]] = defaultdict(list)
    for sentence in given.sentences:
        for citation in sentence.citations:
            cited[citation.label].append(citation)
    for label in sorted(cited, key=lambda name: (len(name), name)):
        citations = cited[label]
        spans = [citation.span for citation in citations]
        source(page, citations[0].found, spans, label=label, number=citations[0].page)


def _not_said(page: Page, given: Answer, words: Mapping[str, str]) -> None:
    language = detect(given.query.text)
    page.print(Padding(styled((given.text, "bold yellow")), (0, 2)))
    page.print(Padding(styled(words[language]), (0, 2)))
    page.print()


def _faults(page: Page, given: Answer) -> None:
    for fault in given.verdict.faults:
        line = styled((f"{fault.kind.value}  ", "bold red"), one_line(fault.message))
        page.print(Padding(line, (0, 2), expand=False))
    page.print()


def _rest(page: Page, given: Answer, title: str) -> None:
    cited = {c.found.passage.id for sentence in given.sentences for c in sentence.citations}
    rest = [hit for hit in given.trace.ranking.hits if hit.found.passage.id not in cited]
    if rest:
        page.print(styled((title, "dim")))
        for hit in rest:
            page.print(_line(hit))
        page.print()


def _nearest(page: Page, given: Answer) -> None:
    language, found = detect(given.query.text), given.trace.ranking.hits
    page.print(styled(((NEAREST if found else NONE_NEAR)[language], "dim")))
    if not found:
        page.print()
    hits(page, found[:3])


def hits(page: Page, found: Sequence[Hit], *, explained: bool = False) -> None:
    """Prints hits with the beginning of each passage, and what each score is made of where that is wanted."""
    for hit in found:
        page.print(_line(hit))
        if explained:
            page.print(Padding(styled((_why(hit), "dim")), (0, 2, 0, 5), expand=False))
        page.print(Padding(quoted(hit.found, []), (0, 2, 1, 5), expand=False))


def _why(hit: Hit) -> str:
    """What the score is made of, each part's own score and what it adds: `bm25 12.3 #1 adds 0.50`."""
    ranks = dict(hit.ranks)
    parts = [
        f"{part.name} {part.score:.3g}{f' #{ranks[part.name]}' if part.name in ranks else ''} adds {part.adds:.3f}"
        for part in hit.parts
    ]
    return f"score {hit.score:.4g} = {' + '.join(parts)}"


def searched(page: Page, ranking: Ranking, config: Mapping[str, Any]) -> None:
    """Prints the page of a search."""
    page.print()
    if not ranking.hits:
        page.print(styled(("No passage was found for this in what you may read on that day.", "bold yellow")))
        page.print()
    hits(page, ranking.hits, explained=True)
    notes(page, ranking)
    small_print(page, ranking, config)


def _line(hit: Hit) -> Padding:
    found = hit.found
    facts = [found.passage.id, found.policy.status.value, validity(found.policy), *words(found.flags)]
    if found.page is not None:
        facts.insert(1, f"page {found.page}")
    return Padding(
        styled((f"{hit.rank:<3}", "cyan"), (above(found), "bold"), "\n   ", (" · ".join(facts), "dim")),
        (0, 2),
        expand=False,
    )


def notes(page: Page, ranking: Ranking) -> None:
    """Prints what should be known about a ranking."""
    for note in ranking.notes:
        page.print(styled(("note  ", "yellow"), one_line(NOTES.get(note, note))))


def small_print(page: Page, ranking: Ranking, config: Mapping[str, Any], *, receipt: str = "") -> None:
    """Prints who asked on which day among how many passages, the config, and the receipt."""
    eligibility = ranking.query.eligibility
    who = ", ".join(sorted(eligibility.identity.groups)) or "anybody"
    competing = counted(ranking.eligible, "passage")
    about = f" · products {', '.join(sorted(eligibility.products))}" if eligibility.products else ""
    page.print(
        styled(
            (
                f"asked by {who} as of {eligibility.as_of}{about} · {competing} could compete",
                "dim",
            )
        )
    )
    page.print(styled((settings_line(config), "dim")))
    if receipt:
        page.print(styled((f"receipt {receipt}", "dim")))


def settings_line(config: Mapping[str, Any]) -> str:
    """The config on one line; what takes no part is left out."""
    words = []
    for name, value in config.items():
        if isinstance(value, Mapping):
            value = " ".join(f"{key}×{weight:g}" for key, weight in value.items() if weight)
        if value not in (None, ""):
            words.append(f"{name} {one_line(str(value))}")
    return " · ".join(words)
