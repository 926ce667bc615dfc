"""Numbers that a span says without writing them: a year for 1 year, both for two, fell by 3 % for -3 %."""

import re
from decimal import Decimal

from proofspan.analysis.literals import Form, Number, Standing
from proofspan.analysis.literals.units import MEASURES, NAMES, SHARES
from proofspan.verification.reading import Reading
from proofspan.verification.rules.numbers.alike import held_alike
from proofspan.verification.words.roman import numeral

_LESS = (
    r"f[ae]ll(?:s|ing|en)?|drop\w*|declin\w+|decreas\w+|reduc\w+|los[stei]\w*|lower\w*|shr[aiu]nk\w*|contract\w+|cuts?|"
    r"deficits?|down|sl[iu][dm]\w*|plung\w+|tumbl\w+|sank|shed|cal(?:[oai]|an?[dt]?o|at[ae]|ava|are|ò)|"
    r"diminu\w+|ridu[zct]\w+|perdit\w+|perd[eou]\w*|"
    r"pers[oaie]|scend\w+|sces[aoie]|contra[zte]\w+|disavanz\w+|crollo|crollat[oaie]|flession[ei]|taglio|tagli|"
    r"(?:negativ\w+)(?:\s\w+)?(?=\s(?:of|di|del))"
)
_LESS_BEFORE = re.compile(
    rf"\b(?:{_LESS})(?:\s(?:by|of|the|another|an?\s(?:further|additional|estimated)|"
    r"about|around|nearly|almost|roughly|some|only|just|over|more\sthan|"
    r"approximately|di|del|dello|circa|quasi|oltre|appena|solo|pari\sal?|il|lo|l['’]|dell['’]|un['’]))*\s?[$€£]?$",
    re.IGNORECASE,
)
_LESS_AFTER = re.compile(
    rf"[ \u00a0-]?(?:[%‰€$£]|°[ \u00a0]?[CF]?|per\scent\w*|percent|percentage\spoints?|punti\spercentuali|[^\W\d_]+)?\s"
    rf"(?:(?:di|of)\s)?(?:{_LESS}|less|fewer|(?:in\s)?meno(?!\sdi)|inferior[ei]|"
    r"(?:below|under|sotto)\s(?:zero|freezing|sea|ground|the\s(?:sea|surface|ground)|lo\szero|il\slivello))\b",
    re.IGNORECASE,
)
_HEAD = re.compile(
    r"\(\s*(?:in\s)?(?:%|per\s?cent)|\bin\s(?:%|per\s?cent)|(?:^|[|\n\t])[ ]*%|"
    r"\bpercentages?\b(?!\spoint)|\bpercentual[ei]\b|\bpct\b",
    re.IGNORECASE,
)
_LISTED = re.compile(
    r"(?:(?:[ ]?/[ ]?|[ ]?[,;](?:[ ](?:and|or|e|o|ed))?[ ]|[ ](?:and|or|e|o|ed|to|vs|versus)[ ])"
    r"-?[0-9]+(?:[.,][0-9]+)*){1,9}[ \u00a0]?(?:%|per\s?cent)"
)
_ALIKE = {
    0: frozenset("no none zero nil never nobody nessuno nessuna nessun niente nulla mai free gratis gratuito".split()),
    1: frozenset("once single sole only unico unica singolo singola a an un una uno one solo sola".split()),
    2: frozenset(
        "both twice double doubled pair couple dual entrambi entrambe doppio doppia coppia ambedue paio".split()
    ),
    3: frozenset("triple thrice trio triplo tripla trio".split()),
    4: frozenset("quadruple quadruplo quartet quartetto".split()),
}
_TIMES = {
    0: frozenset("midnight mezzanotte".split()),
    720: frozenset("noon midday mezzogiorno".split()),
    1440: frozenset("midnight mezzanotte".split()),
}
_HALVES = frozenset(("half", "meta"))
_AT = re.compile(r"\b(?:alle|ore|dalle|le|at)[ \u00a0]$", re.IGNORECASE)
_CENTS = re.compile(
    r"\b([0-9]{1,9})[ \u00a0](?:euros?|dollars?|pounds?|francs?|franchi|dollari|sterline|€|[$])[ \u00a0]"
    r"(?:and|e)[ \u00a0]([0-9]{1,2})[ \u00a0](?:cents?|centesimi|pence)\b",
    re.IGNORECASE,
)
_NOTHING: frozenset[str] = frozenset()
_ARTICLES = frozenset("a an un una no".split())
_ONE = r"(?:an?|one|per|each|every|single|un[ao]?|ogni|al|alla|singol[ao]|all|un|l)"
_AFTER = re.compile(r"[ -]([^\W\d_]+)(?:[ -]([^\W\d_]{3,}))?")
_OF = frozenset("of di dei degli delle della dello del dell".split())
_BEFORE = re.compile(r"([^\W\d_]+)[ ]$")
NEAR = 40
"""Characters before a number, in which a word of decline may govern it."""
LOOKED_AT = 100
"""Numbers of a span whose words are compared with those of a number in words."""


def worded(number: Number, sentence: Reading, spans: tuple[Reading, ...]) -> bool:
    """Whether one of the spans says the number in words that are no number."""
    value = number.value
    if value is None:
        return False
    return any(
        _signed(number, value, sentence, span)
        or _shared(number, sentence, span)
        or _of_the_day(number, value, sentence, span)
        or _halved(number, value, span)
        or _with_cents(number, sentence, span)
        or (value == int(value) and 0 <= value <= 5000 and _said(number, int(value), sentence, span))
        for span in spans
    )


def counted(number: Number, sentence: Reading, spans: tuple[Reading, ...]) -> bool:
    """Whether two to ten in words may be the answer's own count of what the spans list: no number of theirs stands
    before the same words.
    """
    if number.value is None or not 2 <= number.value <= 10 or number.unit or number.form is not Form.COUNT:
        return False
    if not number.text.isalpha() or number.bound:
        return False
    around = _around(number, sentence)
    return not any(
        around & _around(other, span)
        for span in spans
        for other in span.literals.numbers[:LOOKED_AT]
        if other.value is not None and 1 <= other.value <= 100
    )


def rivalled(number: Number, sentence: Reading, spans: tuple[Reading, ...]) -> bool:
    """Whether a word that mostly is no number is one here: none of the spans has it, and one of them has another
    before the same word: "the first attempt" beside "the second attempt", "sei tentativi" beside "tre tentativi".
    """
    stem = _counts(number, sentence)
    if not stem or any(held_alike(number, (span,)) or span.held.has(number) for span in spans):
        return False
    return not worded(number, sentence, spans) and any(_stands_before(stem, number, span) for span in spans)


def _stands_before(stem: str, number: Number, span: Reading) -> bool:
    """Whether a number of the same form stands before a word that begins so."""
    for other in (*span.literals.numbers[:LOOKED_AT], *span.literals.loose[:LOOKED_AT]):
        if other.form is number.form and _counts(other, span) == stem:
            return True
    return False


def _counts(number: Number, text: Reading) -> str:
    """The first letters of the word after a number, `of` passed over; empty where it is a short one."""
    after = _AFTER.match(text.plain, number.span.end)
    word = "" if not after else (after[2] or "") if after[1].casefold() in _OF else after[1]
    return word[:4].casefold() if len(word) >= 4 else ""


def _around(number: Number, text: Reading) -> frozenset[str]:
    """The beginnings of the two words after a number, and of the last one before it where none follows."""
    after = _AFTER.match(text.plain, number.span.end)
    words = [word for word in (after.groups() if after else ()) if word]
    if not words:
        words = _BEFORE.findall(text.plain[max(0, number.span.start - 30) : number.span.start])
    return frozenset(word[:5].casefold() for word in words)


def _signed(number: Number, value: Decimal, sentence: Reading, span: Reading) -> bool:
    """Whether the span has the number with the other sign, and a word of decline governs it where no minus stands."""
    if not value or span.held.standing(_turned(number, value)) is not Standing.HELD:
        return False
    if value > 0:
        return _lessens(number, sentence)
    same = [other for other in span.literals.numbers if other.value == -value]
    return any(_lessens(other, span) for other in same[:LOOKED_AT])


def _lessens(number: Number, text: Reading) -> bool:
    """Whether a verb or a noun of loss governs the number: fell by 5 %, a 5 % drop; not down to 5 %, below 5 %."""
    start = number.span.start
    before = _LESS_BEFORE.search(text.plain, max(0, start - NEAR), start)
    return bool(before) or bool(_LESS_AFTER.match(text.plain, number.span.end))


def _shared(number: Number, sentence: Reading, span: Reading) -> bool:
    """Whether the per cent of one of the two stands elsewhere: at the head of a table, or behind the last of a list."""
    same = [other for other in span.literals.numbers[:LOOKED_AT] if other.value == number.value]
    if number.unit in SHARES:
        return any(not other.unit and not other.noun and _beside_share(other, span) for other in same)
    if number.unit or number.noun:
        return False
    return any(other.unit in SHARES for other in same) and _beside_share(number, sentence)


def _beside_share(number: Number, text: Reading) -> bool:
    return bool(_LISTED.match(text.plain, number.span.end) or _HEAD.search(text.plain))


def _turned(number: Number, value: Decimal) -> Number:
    return Number(number.span, number.text, number.key, -value, (-value,), number.unit, number.noun, number.form)


def _of_the_day(number: Number, value: Decimal, sentence: Reading, span: Reading) -> bool:
    """Whether the number is a time of day for which the span has its name: noon, mezzanotte."""
    start = number.span.start
    if number.form is not Form.CLOCK and not _AT.search(sentence.plain, max(0, start - 6), start):
        return False
    minutes = value if number.form is Form.CLOCK else 60 * value
    return not span.folded.isdisjoint(_TIMES.get(int(minutes), _NOTHING))


def _halved(number: Number, value: Decimal, span: Reading) -> bool:
    """Whether the number is 50 % and the span has a half, or so many times what the span has in per cent."""
    if number.unit in SHARES:
        return value == 50 and not span.folded.isdisjoint(_HALVES)
    if number.unit != "×":
        return False
    return any(other.unit in SHARES and other.value == 100 * value for other in span.literals.numbers[:LOOKED_AT])


def _with_cents(number: Number, sentence: Reading, span: Reading) -> bool:
    """Whether the number is part of an amount that the span has in one: 12 euros and 50 cents for 12.50."""
    start, end = number.span.start, number.span.end
    for found in _CENTS.finditer(sentence.plain, max(0, start - NEAR), end + NEAR):
        if found.start() <= start and end <= found.end():
            amount = Decimal(found[1]) + Decimal(found[2]) / 100
            return any(other.value == amount for other in span.literals.numbers[:LOOKED_AT])
    return False


def _said(number: Number, value: int, sentence: Reading, span: Reading) -> bool:
    if number.form is Form.ORDINAL:
        return _in_roman(numeral(value), span)
    if number.form is not Form.COUNT:
        return False
    return _alike(number, value, sentence, span) or _as_article(number, value, span)


def _in_roman(written: str, span: Reading) -> bool:
    """Whether the Roman numeral stands in the span; one letter is none where it may be a word: I, l', c'è."""
    if not written:
        return False
    alone = rf"\b[A-Z]\w+\s{written}(?![\w'’])|\b{written}\s(?:sec|cent)"
    return re.search(rf"\b{written}\b" if len(written) > 1 else alone, span.plain) is not None


def _alike(number: Number, value: int, sentence: Reading, span: Reading) -> bool:
    """Whether a word of the span is as much as the number, and stands there before the same word: both, twice."""
    words = _ALIKE.get(value, _NOTHING)
    if number.unit.partition("/")[0] not in ("", "×") or span.folded.isdisjoint(words):
        return False
    after = _AFTER.match(sentence.plain, number.span.end)
    word = after[1].casefold() if after else ""
    if number.unit or not (number.noun or word in _OF or not number.text.isalpha()):
        return value != 1 or not number.noun
    if not word:
        return not span.folded.isdisjoint(words - _ARTICLES)
    between = "" if word in _OF else r"(?:[ -]\w+){0,6}?"
    said = rf"\b(?:{'|'.join(words)})\b{between}['’ -]{_stem(word)}"
    return re.search(said, span.plain, re.IGNORECASE) is not None


def _stem(word: str) -> str:
    """A word without its last letters, which only tell how many."""
    return word[: max(3, len(word) - 1)] if len(word) < 6 else word[:-2]


def _as_article(number: Number, value: int, span: Reading) -> bool:
    """Whether the span says one of the unit, or of the noun: a year, per hour, un giorno; 24 hours as a day."""
    names = [number.noun] if value == 1 and number.noun and not number.unit else _equal_units(number, value)
    for name in names:
        if re.search(rf"\b{_ONE}['’ \u00a0-]+{re.escape(_stem(name))}", span.plain, re.IGNORECASE):
            return True
    return False


def _equal_units(number: Number, value: int) -> list[str]:
    """The names of the units of which the number is one: hours for 60 minutes."""
    measure = MEASURES.get(number.unit)
    if not measure or measure.dimension not in ("time", "months", "mass", "length", "volume"):
        return []
    whole = measure.factor * value
    units = {unit for unit, other in MEASURES.items() if other == (measure.dimension, whole) and whole}
    return [name for name, unit in NAMES.items() if unit in units and len(name) > 2]
