"""Codes, versions, identifiers, flags, paths and addresses of a sentence stand whole in the spans it cites."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from itertools import islice

from proofspan.analysis.references import references
from proofspan.spans import Span
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading
from proofspan.verification.rules.codes.spellings import Claimed, as_written, keys, may_stand, shown, stands

SEARCHED = 64
"""Codes of one sentence that are looked for in any way they may be written; those beyond must stand as written."""
TOLD = 20
"""Absent codes of one sentence of which a message tells what stands there instead: beyond so many nobody reads on."""
LOOKED_AT = 100
"""Codes of the cited spans that a message chooses from: it is for a person, its cost must stay bounded."""

VERSIONED = frozenset("firmware software kernel driver build update".split())
"""Words in small letters whose number is a version."""

_MARKED = re.compile(r"(?<!`)`(?!\s)([^`\n]{1,200})(?<!\s)`(?!`)")
_LATER = r"(?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies|undecies)(?!\w)"
_ARTICLE = re.compile(rf"[aAcC](?i:(?<=a)rt(?:icol[oi]|icles?|t?\.)|(?<=c)omm[ai])\s+(\d+)(?!\w|[.,]\d|-\w| {_LATER})")
_INSERTED = re.compile(rf"(?<![\w.,-])(\d{{1,4}})-(?!{_LATER})([a-z]{{3,12}})(?!\w)")
_FIGURE = re.compile(r"[0-9]")
_PUT_IN_LATER = re.compile(rf"[0-9]-{_LATER}")
_POINTED = re.compile(r"[0-9]\.[0-9]+(?!\w|[.,]\d|\s*[%°€$£])")
"""What ends the number of a version."""
_JOINED = re.compile(r"[0-9](?:-[a-z]|[A-Z]|(?<=[^\W\d_]-.))")
"""A figure with what each of the patterns below needs beside it."""
_NUMBERED = re.compile(r"(?<!\w)([^\W\d_][\w+#]+)\s+(\d+\.\d+)(?!\w|[.,]\d|\s*[%°€$£])")
_COUNTED = re.compile(r"(?<![\w-])([^\W\d_]{3,})-(\d+)(?![\w-]|[.,]\d)")
_TURNED = re.compile(r"(?<![\w.,-])(\d{1,3})([A-Z])(?!\w)")


def unsupported_code(compared: Compared) -> Iterator[Fault]:
    """A fault for each code and reference that no cited span has, in any case of letters, and for each piece of marked
    code (`x`) of which a word stands in none.
    """
    if not compared.pairs:
        return
    sentence = compared.pairs[0][0]
    claims, marked = _claims(sentence), "`" in sentence.plain
    if not claims and not marked:
        return
    lost = [
        claim
        for number, claim in enumerate(claims)
        if not any(stands(claim, span, exactly=number >= SEARCHED) for span in compared.spans)
    ]
    if marked:
        lost += _lost_marks(sentence, compared.spans, [claim.span.start for claim in lost])
    for number, claim in enumerate(sorted(lost, key=lambda claim: claim.span)):
        token = claim.span.of(sentence.text)
        message = f"looked for {token!r} as a whole in {compared.where}"
        if number < TOLD:
            message = f"{message}: {_instead(claim.key, compared)}"
        yield compared.fault(Kind.UNSUPPORTED_CODE, token, message)


def other_version(compared: Compared) -> Iterator[Fault]:
    """A fault for a number that is a name of something, where the spans have only a longer one that begins like it:
    Python 3.1 beside Python 3.14.4 or 3.10, article 3 beside 3-bis. As numbers they may stand there all the same.
    """
    if not compared.pairs:
        return
    sentence = compared.pairs[0][0]
    plain = sentence.plain
    if not _FIGURE.search(plain):
        return
    found = list(_versions(sentence, compared.spans)) if _POINTED.search(plain) else []
    found += _articles(sentence, compared.spans)
    if _JOINED.search(plain):
        found += [*_inserted(sentence, compared.spans), *_counted(sentence, compared.spans)]
    for place, other in found:
        token = place.of(sentence.text)
        message = f"looked for {token!r} in {compared.where}: it has {other!r}, which is another one"
        yield compared.fault(Kind.UNSUPPORTED_CODE, token, message)


def _versions(sentence: Reading, spans: Sequence[Reading]) -> Iterator[tuple[Span, str]]:
    """The versions, sections or tables whose name has only longer ones in the spans, each with one of those."""
    for found in islice(_NUMBERED.finditer(sentence.plain), SEARCHED):
        name, said = found.groups()
        if name.casefold() not in VERSIONED and (
            not name[0].isupper() or (found.start() == 0 and not _is_name(name, spans))
        ):
            continue
        if not any(said in span.plain for span in spans):
            continue
        named = re.compile(rf"(?<!\w){re.escape(name)}\s+v?(\d+(?:\.\d+)+)(?!\w)", re.IGNORECASE)
        others = [other[1] for span in spans for other in named.finditer(span.plain)]
        longer = [other for other in others if other.startswith(said) and other != said]
        if longer and said not in others:
            yield Span(*found.span(2)), f"{name} {longer[0]}"


def _articles(sentence: Reading, spans: Sequence[Reading]) -> Iterator[tuple[Span, str]]:
    """The articles and paragraphs of which the spans have only ones put in later, each with one of those."""
    for found in islice(_ARTICLE.finditer(sentence.plain), SEARCHED):
        if not _any_later(spans):
            return
        bare = re.compile(rf"(?<![\w.,-]){found[1]}(?!\w|[.,]\d|[- ]{_LATER})")
        later = [re.search(rf"(?<![\w.,-]){found[1]}-{_LATER}", span.plain) for span in spans]
        others = [each[0] for each in later if each]
        if others and not any(bare.search(span.plain) for span in spans):
            yield Span(*found.span()), others[0]


def _any_later(spans: Sequence[Reading]) -> bool:
    """Whether a span has the number of an article put in later."""
    return any(span.once("put in later", lambda span: [bool(_PUT_IN_LATER.search(span.plain))])[0] for span in spans)


def _inserted(sentence: Reading, spans: Sequence[Reading]) -> Iterator[tuple[Span, str]]:
    """The numbers with a word joined to them that no span has, where one has the number of an article put in later."""
    for found in islice(_INSERTED.finditer(sentence.plain), SEARCHED) if _any_later(spans) else ():
        if not any(found[2] in span.folded for span in spans):
            others = [
                each[0] for span in spans for each in re.finditer(rf"(?<![\w.,-]){found[1]}-{_LATER}", span.plain)
            ]
            if others:
                yield Span(*found.span()), others[0]


def _counted(sentence: Reading, spans: Sequence[Reading]) -> Iterator[tuple[Span, str]]:
    """Words with a number of which the spans have only other ones, and codes turned round, with what they have."""
    for found in islice(_COUNTED.finditer(sentence.plain), SEARCHED):
        if not any(may_stand(found[1], span) for span in spans):
            continue
        alike = re.compile(rf"(?<![\w-]){re.escape(found[1])}[- ](\d+)(?![\w-]|[.,]\d)", re.IGNORECASE)
        others = [other for span in spans for other in alike.finditer(span.plain)]
        if others and found[2] not in [other[1] for other in others] and not _is_code(found[0], sentence):
            yield Span(*found.span()), others[0][0]
    for found in islice(_TURNED.finditer(sentence.plain), SEARCHED):
        code, plain = f"{found[2]}{found[1]}", re.compile(rf"(?<![\w.,-]){found[1]}\s?{found[2]}(?!\w)")
        if any(code.casefold() in keys(span) for span in spans) and not any(plain.search(span.plain) for span in spans):
            yield Span(*found.span()), code


def _is_code(text: str, sentence: Reading) -> bool:
    return text.casefold() in keys(sentence)


def _is_name(name: str, spans: Sequence[Reading]) -> bool:
    """Whether a word that begins the sentence is written with a capital inside a sentence of a span."""
    return any(re.search(rf"[a-z,]\s+{re.escape(name)}(?!\w)", span.plain) for span in spans)


def _claims(sentence: Reading) -> list[Claimed]:
    """What of the sentence must stand whole, in order: references, and the codes outside them."""
    found = references(sentence.plain)
    if not found and not sentence.literals.codes:
        return []
    claims = [Claimed(reference.span, reference.key, reference.sort) for reference in found]
    at = 0
    for code in sentence.literals.codes:
        while at < len(found) and found[at].span.end <= code.span.start:
            at += 1
        if at == len(found) or not found[at].span.overlaps(code.span):
            claims.append(Claimed(code.span, code.key, None))
    return sorted(claims, key=lambda claim: claim.span)


def _lost_marks(sentence: Reading, spans: Sequence[Reading], faulty: Sequence[int]) -> Iterator[Claimed]:
    """The pieces of marked code that no span has all words of, those that hold a fault already left out."""
    for found in _MARKED.finditer(sentence.plain):
        inside = bisect_left(faulty, found.start())
        if inside < len(faulty) and faulty[inside] < found.end():
            continue
        if not any(as_written(found[1], span) for span in spans):
            yield Claimed(Span(*found.span(1)), found[1].casefold(), None)


def _instead(key: str, compared: Compared) -> str:
    """What the spans have instead, for a message."""
    held = {each: text for span in compared.spans for each, text in islice(shown(span).items(), LOOKED_AT)}
    near = get_close_matches(key, list(held)[:LOOKED_AT], n=1, cutoff=0.3)
    if not near:
        held = {word.folded: word.text for span in compared.spans for word in span.words[:LOOKED_AT]}
        near = get_close_matches(key, list(held)[:LOOKED_AT], n=1, cutoff=0.7)
    return f"the most alike there is {held[near[0]]!r}" if near else "nothing like it stands there"
