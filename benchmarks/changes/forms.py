"""Right answers in varied form: what the passage says, written otherwise, without a fact more or other."""

import re
import unicodedata
from collections.abc import Callable
from random import Random

from changes.nouns import Sentence
from changes.numbers import MONTH, NUMBER, quantities
from changes.said import MONTHS, spelled
from changes.tokens import CODE

Form = Callable[[Sentence, str, Random], str]
"""The text written otherwise, or the text itself where the form does not apply."""

_SYNONYMS = {
    "en": "starts/begins started/began bought/purchased shows/indicates "
    "showed/indicated helped/assisted used/employed large/big quickly/rapidly "
    "however/nevertheless also/additionally about/approximately approximately/about sufficient/enough obtain/get "
    "obtained/got require/need requires/needs required/needed whole/entire keep/retain important/significant "
    "significant/important near/close permit/allow permits/allows allow/permit allows/permits happen/occur "
    "occurred/happened choose/select selected/chosen enhance/improve enhanced/improved improve/enhance "
    "demonstrated/showed demonstrates/shows provide/supply provides/supplies thus/therefore "
    "therefore/thus located/situated situated/located additionally/moreover".split(),
    "it": "inizia/comincia iniziato/cominciato iniziò/cominciò cominciò/iniziò tuttavia/però inoltre/poi "
    "grande/ampio importante/rilevante spesso/frequentemente usato/utilizzato utilizzato/usato usa/utilizza "
    "utilizza/usa mostra/indica completamente/interamente rapidamente/velocemente abitazione/casa anche/pure "
    "principalmente/soprattutto soltanto/solo solo/soltanto ottenuto/ricevuto effettuato/compiuto però/tuttavia "
    "realizzato/attuato permette/consente consente/permette permettono/consentono consentono/permettono".split(),
}
_CONTRACTED = {
    "do not": "don't", "does not": "doesn't", "did not": "didn't", "is not": "isn't", "are not": "aren't",
    "was not": "wasn't", "were not": "weren't", "cannot": "can't", "will not": "won't", "would not": "wouldn't",
    "has not": "hasn't", "have not": "haven't", "had not": "hadn't", "could not": "couldn't", "it is": "it's",
    "that is": "that's",
}  # fmt: skip
_LEAD = re.compile(
    r"^(?P<lead>(?:In|On|By|During|After|Before|Since|For|To|With|Under|At|When|If|Nel|Nella|Nell'|Dal|Dopo|Durante|"
    r"Prima|Per|Con|Se|Quando|Ai sensi|In|A)\b[^,;:()\"“«]{6,70}), (?P<rest>[^;:\"“«]{25,})$"
)
_DROPPED = re.compile(
    r"^(?:However|Moreover|Furthermore|Additionally|In addition|Therefore|Thus|Finally|Lastly|Overall|Firstly|Secondly|"
    r"As a result|Consequently|For example|Also|Tuttavia|Inoltre|Infatti|Infine|Pertanto|Quindi|Ad esempio|Così|"
    r"In particolare|Per esempio|Nevertheless|Then|Meanwhile), "
)
_ASIDE = re.compile(r" ?\((?!c\)|tm\))[^()]{3,80}\)(?= |,|\.|$)")
_RELATIVE = re.compile(r", (?:which|who|whose)\b[^,;:()\"“«]{8,90},(?= )")
_LIGATURES = (("ffi", "ﬃ"), ("ffl", "ﬄ"), ("fi", "ﬁ"), ("fl", "ﬂ"), ("ff", "ﬀ"))
_DATE_EN = re.compile(rf"\b(?P<m>{'|'.join(MONTHS['en'])}) (?P<d>\d{{1,2}})(?:st|nd|rd|th)?, (?P<y>\d{{4}})")
_DATE_DMY = re.compile(rf"\b(?P<d>\d{{1,2}})(?:st|nd|rd|th)?(?: of)? (?P<m>{MONTH}),? (?P<y>\d{{4}})")
_ISO = re.compile(r"(?<![\d-])(?P<y>\d{4})-(?P<m>\d{2})-(?P<d>\d{2})(?![\d-])")


def separators(sentence: Sentence, text: str, random: Random) -> str:
    """Thousands without separator, with a space, or with one; only in figures that can be read in no other way."""
    grouped = [f for f in NUMBER.finditer(text) if re.fullmatch(r"\d{1,3}(?:[.,]\d{3})+", f[0])]
    plain = [f for f in quantities(text) if re.fullmatch(r"[1-9]\d{3,6}", f[0])]
    mark = "." if sentence.passage.language == "it" else ","
    if grouped and all(mark in f[0] for f in grouped):
        new = random.choice(("", "", "\u202f", "\u00a0"))
        return _edited(text, [(f, re.sub(r"[.,]", new, f[0])) for f in grouped])
    return _edited(text, [(f, f"{int(f[0]):,}".replace(",", mark)) for f in plain])


def words_to_figures(sentence: Sentence, text: str, random: Random) -> str:
    """Number words as figures."""
    language = sentence.passage.language
    words = {spelled(n, language): str(n) for n in range(3, 100) if spelled(n, language) not in ("six", "sei")}
    found = [m for m in re.finditer(r"(?<![\w'’-])[a-zéè]+(?:-[a-z]+)?(?![\w-])", text) if m[0] in words]
    return _edited(text, [(m, words[m[0]]) for m in found])


def figures_to_words(sentence: Sentence, text: str, random: Random) -> str:
    """Small figures that count as words."""
    found = [f for f in quantities(text) if f[0].isdigit() and 2 <= int(f[0]) < 100 and f[0][0] != "0"]
    found = [f for f in found if re.match(r"[ -][a-zà-ù]{3,}", text[f.end() :]) and text[f.start() - 1] == " "]
    chosen = random.sample(found, min(len(found), 1))
    return _edited(text, [(f, spelled(int(f[0]), sentence.passage.language)) for f in chosen])


def percent(sentence: Sentence, text: str, random: Random) -> str:
    """The percent sign as a word, or the word as a sign, or with a space before it."""
    word = "percent" if sentence.passage.language == "en" else "per cento"
    if re.search(r"\d ?%", text):
        return re.sub(r"(?<=\d) ?%(?=[ ,.;)]|$)", random.choice((f" {word}", f" {word}", " %", "\u00a0%")), text)
    return re.sub(r"(?<=\d) (?:percent|per cent|per cento)\b", "%", text)


def currency(sentence: Sentence, text: str, random: Random) -> str:
    """A currency sign as a word behind the amount, or the word as a sign."""
    english = sentence.passage.language == "en"
    names = {"$": "dollars" if english else "dollari", "€": "euros" if english else "euro"}
    scale = r"(?: (?:thousand|million|billion|trillion|milioni|miliardi)(?: di)?)?"
    found = re.search(rf"([$€])\s?(\d[\d.,\u202f\u00a0]*\d|\d){scale}(?![\w-]|\.\d)", text)
    if found and found[1] in names:
        amount = found[0].lstrip("$€ ")
        of = " di" if not english and re.search(r"(?:milioni|miliardi)$", amount) else ""
        return f"{text[: found.start()]}{amount}{of} {names[found[1]]}{text[found.end() :]}"
    found = re.search(r"(\d[\d.,]*\d|\d) (euros?|dollars|dollari)\b", text)
    if found:
        sign = "€" if found[2].startswith("euro") else "$"
        new = f"{sign}{found[1]}" if english else f"{found[1]} {sign}"
        return text[: found.start()] + new + text[found.end() :]
    return text


def dates(sentence: Sentence, text: str, random: Random) -> str:
    """Dates in another order or format of the same language."""
    english = sentence.passage.language == "en"

    def written(day: int, month: int, year: int) -> str:
        name = MONTHS["en" if english else "it"][month - 1]
        ways = [f"{day} {name} {year}", f"{year}-{month:02d}-{day:02d}"]
        ways += [f"{name} {day}, {year}"] if english else [f"{day:02d}/{month:02d}/{year}", f"{day}.{month}.{year}"]
        return random.choice(ways)

    def named(found: re.Match[str]) -> str:
        names = [name.casefold() for name in MONTHS["it"] + MONTHS["en"]]
        return written(int(found["d"]), names.index(found["m"].casefold()) % 12 + 1, int(found["y"]))

    text = _ISO.sub(lambda f: written(int(f["d"]), int(f["m"]), int(f["y"])), text)
    return _DATE_DMY.sub(named, _DATE_EN.sub(named, text)) if not _ISO.search(text) else text


def quotes(sentence: Sentence, text: str, random: Random) -> str:
    """Quotation marks and apostrophes of the other kinds."""
    opened, closed = random.choice(("“”", "«»", '""'))
    straight = re.sub(r"[\"“«]([^\"“”«»]+)[\"”»]", rf"{opened}\1{closed}", text)
    swapped = straight.replace("'", "’") if "'" in straight else straight.replace("’", "'")
    return swapped


def dashes(sentence: Sentence, text: str, random: Random) -> str:
    """Hyphens and dashes of another kind."""
    kinds = "‑‐" if re.search(r"\w-[A-Za-z]", text) else "–−"
    return re.sub(r"(?<=\w)[-–](?=\w)", random.choice(kinds), text)


def spaces(sentence: Sentence, text: str, random: Random) -> str:
    """A fixed, thin or narrow space between a figure and what follows it."""
    return re.sub(r"(?<=\d) (?=[^\W\d]|%|°|€)", random.choice("\u00a0\u2009\u202f"), text)


def case(sentence: Sentence, text: str, random: Random) -> str:
    """Codes in the other case."""
    return CODE.sub(lambda m: m[0].lower() if m[0].isupper() else m[0].upper(), text)


def lead_moved(sentence: Sentence, text: str, random: Random) -> str:
    """What leads the sentence told at its end."""
    found = _LEAD.match(text.rstrip("."))
    if not found or " e " in found["rest"][-20:]:
        return text
    return f"{_begun(found['rest'])} {_small(found['lead'])}."


def tail_moved(sentence: Sentence, text: str, random: Random) -> str:
    """A condition or a time told at the end told first."""
    found = re.fullmatch(
        r"(?P<rest>[^,;:]{25,}?),? "
        r"(?P<lead>(?:when|if|unless|until|because|se|quando|perché|poiché|dopo) [^,;:]{10,60})\.",
        text,
    )
    return f"{_begun(found['lead'])}, {_small(found['rest'])}." if found else text


def lead_dropped(sentence: Sentence, text: str, random: Random) -> str:
    """A word that only links to the sentence before left out."""
    found = _DROPPED.match(text)
    return text[found.end()].upper() + text[found.end() + 1 :] if found else text


def aside_dropped(sentence: Sentence, text: str, random: Random) -> str:
    """What stands in parentheses left out."""
    return _ASIDE.sub("", text, count=1)


def relative_dropped(sentence: Sentence, text: str, random: Random) -> str:
    """A relative clause between commas left out: it only adds."""
    return _RELATIVE.sub("", text, count=1)


def list_item(sentence: Sentence, text: str, random: Random) -> str:
    """The sentence as an item of a list."""
    return f"{random.choice(('-', '*', '1.'))} {text}"


def synonyms(sentence: Sentence, text: str, random: Random) -> str:
    """A word or two by another of the same meaning."""
    pairs = [pair.split("/") for pair in _SYNONYMS[sentence.passage.language]]
    found = [(old, new) for old, new in pairs if re.search(rf"(?<![\w'’-]){old}(?![\w'’-])", text)]
    for old, new in random.sample(found, min(2, len(found))):
        text = re.sub(rf"(?<![\w'’-]){old}(?![\w'’-])", new, text, count=1)
    return text


def contracted(sentence: Sentence, text: str, random: Random) -> str:
    """English negations contracted, or written out."""
    if sentence.passage.language != "en":
        return text
    for full, short in _CONTRACTED.items():
        text = re.sub(rf"\b{full}\b", short, text)
    return text


def decomposed(sentence: Sentence, text: str, random: Random) -> str:
    """Accents as characters of their own."""
    return unicodedata.normalize("NFD", text)


def ligatures(sentence: Sentence, text: str, random: Random) -> str:
    """Letter pairs as one character, as PDF files have them."""
    for pair, one in _LIGATURES:
        text = text.replace(pair, one)
    return text


def wrapped(sentence: Sentence, text: str, random: Random) -> str:
    """Lines broken at words."""
    width, lines = random.randint(30, 60), [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) > width and not re.match(r"\d+[.)]|[-*+#|]", word):
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)


KEEPING = frozenset(
    ("quotation marks", "dashes", "fixed spaces", "list item", "decomposed accents", "ligatures", "wrapped")
)
"""Forms that leave the words of a quotation as they are; no other is made of a sentence that quotes."""
FORMS: dict[str, Form] = {
    "thousands": separators,
    "words as figures": words_to_figures,
    "figures as words": figures_to_words,
    "percent": percent,
    "currency": currency,
    "date": dates,
    "quotation marks": quotes,
    "dashes": dashes,
    "fixed spaces": spaces,
    "case of codes": case,
    "lead moved": lead_moved,
    "tail moved": tail_moved,
    "link left out": lead_dropped,
    "parenthesis left out": aside_dropped,
    "relative clause left out": relative_dropped,
    "list item": list_item,
    "synonyms": synonyms,
    "contracted": contracted,
    "decomposed accents": decomposed,
    "ligatures": ligatures,
    "wrapped": wrapped,
}


def _edited(text: str, edits: list[tuple[re.Match[str], str]]) -> str:
    for found, new in sorted(edits, key=lambda edit: -edit[0].start()):
        text = text[: found.start()] + new + text[found.end() :]
    return text


def _small(lead: str) -> str:
    first = lead.split()[0]
    return lead if first.isupper() or any(c.isupper() or c.isdigit() for c in first[1:]) else lead[0].lower() + lead[1:]


def _begun(rest: str) -> str:
    return rest[0].upper() + rest[1:]
