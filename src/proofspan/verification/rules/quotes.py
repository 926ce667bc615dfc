"""What stands between quotation marks stands so, word for word, in a cited span."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from proofspan.analysis import folded
from proofspan.analysis.literals import visible
from proofspan.spans import Span
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading

LOOKED_AT = 400
"""Words of the cited spans that a message looks for the quotation in: its cost must stay bounded."""

_MARK = re.compile("[\"“”„‟«»‹›‘’']")
_DOUBLE = re.compile(
    r"""
    “(?P<curly>[^“”]*)”
  | „(?P<low>[^„“”]*)[“”]
  | «(?P<angle>[^«»]*)»
  | (?<!\S)»(?=\S)(?P<inward>[^«»]*)(?<=\S)«(?!\w)
  | (?<![\w"])"(?=\S)(?P<straight>[^"]*)(?<=\S)"(?!\w)
  | (?<!\S)"\s(?P<spaced>[^"]*?)\s?"(?!\w)
    """,
    re.VERBOSE,
)
_SINGLE = re.compile(
    r"['‘](?<![\w'’].)(?=[^\W\d])(?P<single>(?:[^'’‘\"“”«»]|(?<=\w)['’](?=\w))+)(?<=[\w.,;:!?…])['’](?![\w'’])"
)
_OPENED = re.compile(r"“(?P<curly>[^“”]*)$|«(?P<angle>[^«»]*)$|(?<![\w\"])\"(?=\S)(?P<straight>[^\"]*)$")
_CLOSED = re.compile(r"(?P<curly>[^“”„]*)”|(?P<angle>[^«»]*)»|(?P<straight>[^\"]*)(?<=[^\s\d\"])\"(?!\w)")
_PAIRED = '"“”„«»'
_LEFT_OUT = re.compile(r"\[\s*(?:\.\.\.|…)\s*\]|\(\s*(?:\.\.\.|…)\s*\)|…|\.\.\.|\[[^\[\]]{2,}\]|\|+")
_PUT_IN = re.compile(r"\[([^\[\]]{2,})\]")
_ONE_LETTER = re.compile(r"\[(\w)\]")
_TOKEN = re.compile(r"[^\W_]+(?:_+[^\W_]+)*")
_NO_QUOTE = re.compile(r"(?:tis|twas|em|til|cause|n|round|ndrangheta|bout)\b", re.IGNORECASE)


def unsupported_quote(compared: Compared) -> Iterator[Fault]:
    """A fault for each quotation that no cited span has word for word.

    White space, punctuation, the kind of marks and dashes and the case of letters do not count. What `…`, `[…]`
    or words in square brackets divide stands in that order. A word alone may also stand in another form.
    """
    if not compared.pairs:
        return
    sentence = compared.pairs[0][0]
    if not _marked(sentence.text):
        return
    for quoted in quotations(sentence.text):
        said = quoted.of(sentence.text)
        parts = [part for part in map(_spoken, _LEFT_OUT.split(_ONE_LETTER.sub(r"\1", said))) if part]
        if parts and not any(_stands(parts, own, span) and _puts_in(said, span) for own, span in compared.pairs):
            token = said.partition("|")[0].strip() or said
            yield compared.fault(Kind.UNSUPPORTED_QUOTE, token, _message(token, parts, compared))


def _marked(text: str) -> bool:
    """Whether a mark stands in the text that a quotation could have; plain text has two of them."""
    return '"' in text or "'" in text or (not text.isascii() and _MARK.search(text) is not None)


def quotations(text: str) -> tuple[Span, ...]:
    """Where quotations stand, without their marks; apostrophes, inches and marks without a pair are none.

    Of a quotation that goes on in the sentence before or after, what stands in this one.
    """
    found: list[Span] = []
    if any(mark in text for mark in _PAIRED):
        found += [Span(*match.span(str(match.lastgroup))) for match in _DOUBLE.finditer(text)]
        found += _going_on(text, found)
    if "'" in text or "’" in text:
        single = [
            Span(*match.span("single")) for match in _SINGLE.finditer(text) if not _NO_QUOTE.match(match["single"])
        ]
        found += [span for span in single if not any(other.overlaps(span) for other in found)]
    return tuple(sorted(span for span in found if len(span)))


def _going_on(text: str, found: Sequence[Span]) -> Iterator[Span]:
    """What stands behind an opening mark that nothing closes, or before a closing one that nothing opens."""
    first = found[0].start - 1 if found else len(text)
    last = found[-1].end + 1 if found else 0
    opened = _OPENED.search(text, last)
    if opened:
        yield Span(*opened.span(str(opened.lastgroup)))
    closed = _CLOSED.match(text, 0, first)
    if closed:
        yield Span(*closed.span(str(closed.lastgroup)))


def _spoken(text: str) -> str:
    """The words and figures of a text, as quotations are compared: a space between them, nothing else."""
    return " ".join(_TOKEN.findall(visible(text).casefold()))


def _whole(span: Reading) -> tuple[str, frozenset[str]]:
    """All words of a span, in a row with a space before and after each, and as a set; read once."""
    return span.once("spoken", _read)


def _read(span: Reading) -> tuple[str, frozenset[str]]:
    spoken = _spoken(span.text)
    return f" {spoken} ", frozenset(spoken.split())


def _stands(parts: Sequence[str], sentence: Reading, span: Reading) -> bool:
    """Whether the parts stand there in this order; a word alone also by its stem."""
    whole, words = _whole(span)
    at = 0
    for part in parts:
        found = whole.find(f" {part} ", at) if words.issuperset(part.split()) else -1
        if found < 0:
            return len(parts) == 1 and " " not in part and _in_another_form(part, sentence, span)
        at = found + len(part) + 1
    return True


def _puts_in(said: str, span: Reading) -> bool:
    """Whether words in square brackets are the answer's own, or the span's: not those of the span with one changed."""
    for put in _PUT_IN.findall(said) if "[" in said and "[" in span.text else ():
        words = _spoken(put)
        theirs, single = span.once("put in", _brackets)
        if words not in theirs and not single.isdisjoint(words.split()):
            return False
    return True


def _brackets(span: Reading) -> tuple[frozenset[str], frozenset[str]]:
    """What stands in square brackets, and its words."""
    theirs = frozenset(_spoken(each) for each in _PUT_IN.findall(span.text))
    return theirs, frozenset(word for each in theirs for word in each.split())


def _in_another_form(word: str, sentence: Reading, span: Reading) -> bool:
    return not span.keys.isdisjoint(sentence.once("keys of words", _keys).get(folded(word), ()))


def _keys(sentence: Reading) -> dict[str, set[str]]:
    """The keys of each word of a text, by the word folded."""
    found: dict[str, set[str]] = {}
    for word in sentence.words:
        found.setdefault(word.folded, set()).add(word.key)
    return found


def _message(token: str, parts: Sequence[str], compared: Compared) -> str:
    looked = f"looked for the words {token!r} in {compared.where}"
    quoted = " ".join(parts).split()[:LOOKED_AT]
    best: list[str] = []
    for span in compared.spans:
        words = _whole(span)[0].split(maxsplit=LOOKED_AT)[:LOOKED_AT]
        match = SequenceMatcher(None, words, quoted, autojunk=False).find_longest_match()
        if match.size > len(best):
            best = words[match.a : match.a + match.size]
    if not best:
        return f"{looked}: no word of it stands there"
    return f"{looked}: it has no more of it in a row than {' '.join(best)!r}"
