"""What kind of thing a question asks for, and whether a sentence offers one that the question does not name."""

import re
from enum import StrEnum

from proofspan.analysis.literals import Held, literals, missing


class Kind(StrEnum):
    """When asks for a date, how many for a number, who and where for a name; most questions for no such thing."""

    DATE = "date"
    NUMBER = "number"
    NAME = "name"
    ANY = "any"


_DATE_ASKED = re.compile(
    r"\b(?:when|(?:what|which)\s+(?:date|day|year|month)|(?:until|till)\s+when|quando|"
    r"(?:che|quale|qual)\s+(?:è\s+la\s+)?(?:data|giorno|anno|mese|periodo))\b",
    re.IGNORECASE,
)
_NUMBER_ASKED = re.compile(
    r"\b(?:how\s+(?:many|much|long|often|soon|far|tall|old|high|large|big|fast|deep|wide)|"
    r"what\s+(?:\w+\s+){0,2}(?:percentage|number|amount|price|cost|rate|pressure|temperature|weight|size|default|"
    r"threshold|limit|window)|what\s+time|che\s+or[ae]|quant[oaie]|quant['’]|(?:che|quale|qual)\s+(?:è\s+(?:il|la)\s+)?(?:\w+\s+)?"
    r"(?:percentuale|numero|importo|prezzo|costo|peso|temperatura|pressione|soglia|limite|durata|termine))\b",
    re.IGNORECASE,
)
_NAME_ASKED = re.compile(
    r"\b(?:who|whom|whose|where|which\s+(?:company|city|country|person|team|university)|"
    r"chi|dove|(?:in\s+)?(?:quale|che)\s+(?:città|paese|stato|squadra|società|azienda|università|persona|luogo))\b",
    re.IGNORECASE,
)
_LIMIT_ASKED = re.compile(
    r"\b(?:by\s+(?:when|what|which)|within\s+(?:how|what|which)|(?:how\s+soon|entro)\b(?=\s+(?:quand|quant|che|qual|must|do|can)))",
    re.IGNORECASE,
)
_LIMIT = re.compile(r"\b(?:within|by|before|no\s+later\s+than|at\s+least|entro|prima|non\s+oltre)\b", re.IGNORECASE)
_MONTH = (
    r"january|february|march|april|may|june|july|august|september|october|november|december|"
    r"gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre"
)
_DATE = re.compile(
    rf"\b(?:\d{{4}}-\d{{1,2}}-\d{{1,2}}|\d{{1,2}}/\d{{1,2}}/\d{{2,4}}|1\d{{3}}|20\d{{2}}|"
    rf"(?:{_MONTH})\s+\d{{1,2}}|\d{{1,2}}[°ºa-z]*\s+(?:{_MONTH}))\b",
    re.IGNORECASE,
)
_NAME = re.compile(r"(?<=[\w,;:)”\"»'’] )(?:[\"“«(])?[A-ZÀ-Þ][\w.’'-]+|(?<=['’])[A-ZÀ-Þ]\w+")


def asked_kind(question: str) -> Kind:
    """The kind of thing asked for; a date before a number before a name where several are."""
    for kind, pattern in ((Kind.DATE, _DATE_ASKED), (Kind.NUMBER, _NUMBER_ASKED), (Kind.NAME, _NAME_ASKED)):
        if pattern.search(question):
            return kind
    return Kind.ANY


def offers(sentence: str, kind: Kind, *, question: str, language: str) -> bool:
    """Whether the sentence has a thing of that kind that the question does not name itself."""
    if kind is Kind.DATE:
        known = question.casefold()
        return any(found[0].casefold() not in known for found in _DATE.finditer(sentence))
    if kind is Kind.NUMBER:
        said = literals(sentence, language)
        return any(literal in said.numbers for literal in missing(said, [Held.of(literals(question, language))]))
    if kind is Kind.NAME:
        known = question.casefold()
        return any(found[0].strip('"“«(').casefold() not in known for found in _NAME.finditer(sentence))
    return False


def limits(question: str, sentence: str) -> bool:
    """Whether the question asks for a limit in time (by when, within how many days) and the sentence sets one."""
    return bool(_LIMIT_ASKED.search(question) and _LIMIT.search(sentence))
