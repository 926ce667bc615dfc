"""Drawing: which sentences are changed how, by a seed, each kind as evenly over sets and ways as they have them."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import NamedTuple

from changes import names as _names
from changes import numbers, relations, tokens, units
from changes.forms import FORMS, KEEPING
from changes.names import Names
from changes.nouns import LITERAL, RELATIONAL, Answered, Edit, Half, Passage, Sentence
from changes.passages import drawn_sentences, half, passages
from changes.uncited import from_uncited
from proofspan.spans import collapsed

Way = Callable[[Sentence, str, Random], Iterator[Edit]]
MOST = 3
"""Answers of one kind drawn from one sentence."""


class Stock(NamedTuple):
    """What changes are made of: passages of one half, and names, words and clauses of all documents."""

    passages: tuple[Passage, ...]
    names: Names
    words: dict[str, list[str]]
    clauses: dict[str, list[str]]


def changes(
    which: Half, seed: int, kinds: Sequence[str] = (*LITERAL, *RELATIONAL), *, each: int = 300, shared: bool = True
) -> list[Answered]:
    """At most `each` changed answers of each kind from documents of one half, the same for the same seed.

    `shared=False` draws from this project's own documents alone.
    """
    return [answer for kind in kinds for answer in _of_kind(stock(which, shared=shared), kind, seed, each)]


@cache
def stock(which: Half, *, shared: bool = True) -> Stock:
    """What there is to draw from in one half."""
    all_passages = passages(shared=shared)
    words: dict[str, Counter[str]] = defaultdict(Counter)
    for passage in all_passages:
        words[passage.language].update(w for w in re.findall(r"\b[^\W\d_A-Z]{5,12}\b", passage.text) if w.islower())
    return Stock(
        tuple(p for p in all_passages if half(p.group) == which),
        Names(all_passages),
        {language: sorted(w for w, n in told.items() if n > 2) for language, told in words.items()},
        {language: relations.clauses(all_passages, language) for language in ("en", "it")},
    )


def ways(stock: Stock) -> dict[str, Callable[[Sentence, str, Random], Iterator[Edit]]]:
    """The maker of each kind."""
    return {
        "digit": numbers.digit,
        "sign": numbers.sign,
        "unit": units.unit,
        "code": tokens.code,
        "date": tokens.date,
        "version": tokens.version,
        "name": partial(_names.changed_names, stock.names),
        "quote": lambda s, spans, r: _names.changed_quote(s, spans, r, stock.words[s.passage.language]),
        "negation": relations.negation,
        "antonym": relations.antonym,
        "quantifier": relations.quantifier,
        "binding": relations.binding,
        "clause": lambda s, spans, r: relations.clause(s, spans, r, stock.clauses[s.passage.language]),
        "role": lambda s, spans, r: relations.role(s, spans, r, stock.names),
        "condition": relations.condition,
        "quantity": relations.quantity,
    }


def cited(sentence: str, labels: str = "[S1]") -> str:
    """The sentence with its citation before the stop."""
    body = sentence.rstrip(".;: ")
    return f"{body} {labels}." if body[-1:] not in "!?" else f"{body} {labels}"


def beside(sentence: Sentence, others: Sequence[Passage], random: Random) -> tuple[Sentence, tuple[str, ...], str]:
    """What is answered, from which spans, and what it cites: the sentence and its own passage alone, a third of the
    time a second passage of the set too: not cited, or cited for a sentence of its own that is joined to the first.
    """
    passage = sentence.passage
    second = random.choice(others)
    if random.random() > 1 / 3 or second.text == passage.text or second.language != passage.language:
        return sentence, (passage.text,), "[S1]"
    further = [s for s in drawn_sentences(second) if len(s.text) < 160 and s.text.endswith(".") and '"' not in s.text]
    if not further or not sentence.text.endswith(".") or random.random() < 1 / 2:
        return sentence, (passage.text, second.text), "[S1]"
    joined = sentence._replace(text=f"{sentence.text.rstrip('.')}; {random.choice(further).text}")
    return joined, (passage.text, second.text), random.choice(("[S1, S2]", "[S1][S2]"))


def right_answers(which: Half, seed: int, count: int = 500, *, shared: bool = True) -> list[Answered]:
    """Right answers of one half in varied form: verbatim, in one form, or in up to three at once, and two joined."""
    random = Random(f"{seed}:right")
    by_source: dict[str, list[Passage]] = defaultdict(list)
    for passage in stock(which, shared=shared).passages:
        by_source[passage.source].append(passage)
    queues = [_varied(there, random, count) for there in by_source.values()]
    return _in_turn(queues, count)


def _varied(there: list[Passage], random: Random, most: int) -> list[Answered]:
    """Right answers of one set, its forms in turn."""
    by_way: dict[str, list[Answered]] = defaultdict(list)
    for passage in random.sample(there, min(len(there), most)):
        found = drawn_sentences(passage)
        for number, sentence in enumerate(random.sample(found, len(found))):
            said, spans, labels = beside(sentence, there, random)
            for way, text in _written(said, found, random):
                by_way[way.split(" + ")[0]].append(_right(said, way, text, spans, labels))
            if number > 3:
                break
    return _in_turn([random.sample(queue, len(queue)) for queue in by_way.values()], most)[::-1]


def _written(sentence: Sentence, beside_it: list[Sentence], random: Random) -> Iterator[tuple[str, str]]:
    """The sentence in each form that applies to it, some forms upon another."""
    yield "verbatim", sentence.text
    if _names.verbatim(sentence) and '"' not in sentence.text:
        yield "quoted whole", _names.quoted_whole(sentence, *random.choice(('""', "“”", "«»")))
    others = [s for s in beside_it if s.start > sentence.end and len(s.text + sentence.text) < 300]
    if others and sentence.text.endswith(".") and sentence.passage.source != "pep_temporal":
        yield "two joined", f"{sentence.text.rstrip('.')}; {random.choice(others).text}"
    quoting = re.search(r"[\"“”«»]", sentence.text)
    forms = {name: form for name, form in FORMS.items() if not quoting or name in KEEPING}
    for name, form in forms.items():
        text, told = form(sentence, sentence.text, random), [name]
        if text == sentence.text:
            continue
        for other in random.sample(sorted(forms), 3):
            again = FORMS[other](sentence, text, random) if other not in told else text
            if again != text and len(told) < 3 and random.random() < 0.35 and _LATE.index(name) <= _LATE.index(other):
                text, told = again, [*told, other]
        yield " + ".join(told), text


_LATE = [*FORMS]


def _right(sentence: Sentence, way: str, text: str, spans: tuple[str, ...], labels: str) -> Answered:
    made = _answered("form", Edit(0, len(sentence.text), text, way), sentence, spans, labels)
    return replace(made, old="", new="", right=True)


def _of_kind(stock: Stock, kind: str, seed: int, each: int) -> list[Answered]:
    """The changes of one kind, taken in turn from each set, and there from each way."""
    random = Random(f"{seed}:{kind}")
    make = ways(stock)[kind]
    by_source: dict[str, list[Passage]] = defaultdict(list)
    for passage in stock.passages:
        by_source[passage.source].append(passage)
    queues = {name: _made(kind, make, there, stock.names, random, each) for name, there in by_source.items()}
    taken: list[Answered] = []
    while any(queues.values()) and len(taken) < each:
        for queue in queues.values():
            if queue and len(taken) < each:
                taken.append(queue.pop())
    return taken


def _made(kind: str, make: Way, there: list[Passage], names: Names, random: Random, each: int) -> list[Answered]:
    """Up to `each` changes from the passages, the ways even: last comes what is to be taken first."""
    by_way: dict[str, list[Answered]] = defaultdict(list)
    seen: set[tuple[str, str]] = set()
    passages_ = random.sample(there, len(there))
    for passage in passages_:
        if sum(min(len(made), each // 3) for made in by_way.values()) > each:
            break
        for sentence in random.sample(found := drawn_sentences(passage), len(found)):
            for answer in _changed(kind, make, beside(sentence, there, random), names, random):
                if (answer.original.split(" [S")[0], answer.new) not in seen:
                    seen.add((answer.original.split(" [S")[0], answer.new))
                    by_way[_wide(answer.how)].append(answer)
    return _in_turn(by_way.values(), each)[::-1]


def _changed(
    kind: str, make: Way, answered: tuple[Sentence, tuple[str, ...], str], names: Names, random: Random
) -> list[Answered]:
    sentence, spans, labels = answered
    said = "\n".join(collapsed(span) for span in spans)
    edits: dict[str, Edit] = {}
    for edit in make(sentence, said, random):
        edits.setdefault(_wide(edit.how), edit)
    if len(spans) == 2 and labels == "[S1]" and kind in ("digit", "name"):
        edits |= {edit.how: edit for edit in from_uncited(kind, sentence, spans, names, random)}
    chosen = random.sample(sorted(edits.values()), min(MOST, len(edits)))
    made = [_answered(kind, edit, sentence, spans, labels) for edit in chosen]
    return [each for each in made if each.answer != each.original]


def _answered(kind: str, edit: Edit, sentence: Sentence, spans: tuple[str, ...], labels: str) -> Answered:
    at, base = sentence.passage, edit.base or sentence.text
    where = f"{at.source}:{at.document}:{sentence.start}-{sentence.end}"
    return Answered(
        id=f"{kind}:{edit.how}:{where}",
        kind=kind,
        how=edit.how,
        language=at.language,
        source=at.source,
        document=at.document,
        start=sentence.start,
        end=sentence.end,
        spans=spans,
        answer=cited(edit.of(base), labels),
        original=cited(base, labels),
        old=base[edit.start : edit.end],
        new=edit.new,
        right=False,
    )


def _wide(how: str) -> str:
    return "hedge" if how.startswith("hedge") else how


def _in_turn(queues: Iterable[list[Answered]], most: int) -> list[Answered]:
    waiting = [list(queue) for queue in queues]
    taken: list[Answered] = []
    while any(waiting) and len(taken) < most:
        for queue in waiting:
            if queue and len(taken) < most:
                taken.append(queue.pop())
    return taken
