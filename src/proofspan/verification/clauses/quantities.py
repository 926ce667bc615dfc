"""Words that say how many: quantifiers by how much they take in, and the idioms in which they say nothing."""

import re
from collections.abc import Mapping
from enum import StrEnum

from proofspan.verification.reading import Reading


class Scope(StrEnum):
    """How much of what it stands before a quantifier takes in."""

    ALL = "all"
    MOST = "most"
    SOME = "some"
    MANY = "many"
    FEW = "few"
    NONE = "none"
    ONLY = "only"
    ALWAYS = "always"


def _scopes(table: Mapping[Scope, str]) -> dict[str, Scope]:
    return {word: scope for scope, words in table.items() for word in words.split()}


SCOPES: Mapping[str, Mapping[str, Scope]] = {
    "en": _scopes(
        {
            Scope.ALL: "all every each everyone everybody everything everywhere",
            Scope.MOST: "most",
            Scope.SOME: "some several certain sometimes occasionally",
            Scope.MANY: "many numerous often frequently",
            Scope.FEW: "few rarely seldom hardly",
            Scope.NONE: "none nobody nothing never neither",
            Scope.ONLY: "only solely exclusively",
            Scope.ALWAYS: "always invariably",
        }
    ),
    "it": _scopes(
        {
            Scope.ALL: "tutti tutte ogni ciascun ciascuno ciascuna ognuno ognuna chiunque ovunque",
            Scope.MOST: "maggior",
            Scope.SOME: "alcuni alcune qualche taluni talune certi certe talvolta",
            Scope.MANY: "molti molte numerosi numerose parecchi parecchie spesso",
            Scope.FEW: "pochi poche raramente",
            Scope.NONE: "nessuno nessuna nessun mai niente nulla",
            Scope.ONLY: "solo soltanto solamente esclusivamente unicamente",
            Scope.ALWAYS: "sempre",
        }
    ),
}
"""Folded words by the scope they give; the Italian "maggior" is that of "la maggior parte"."""
_QUANTIFIERS = {language: frozenset(table) for language, table in SCOPES.items()}

STRONG = frozenset((Scope.ALL, Scope.MOST, Scope.ONLY, Scope.ALWAYS))
"""Scopes that claim more than the bare words: they must be said by the span."""

_WEAK: Mapping[Scope, tuple[Scope, ...]] = {
    Scope.SOME: (Scope.SOME, Scope.MANY, Scope.FEW),
    Scope.MANY: (Scope.MANY, Scope.SOME, Scope.MOST, Scope.ALL),
    Scope.FEW: (Scope.FEW, Scope.SOME),
    Scope.NONE: (Scope.NONE, Scope.ALL, Scope.ALWAYS, Scope.ONLY),
}
"""For each scope that claims no more than bare words those that do not speak against it."""
EQUAL: Mapping[Scope, Mapping[str, frozenset[str]]] = {
    Scope.ALL: {
        "en": frozenset(
            """
            all every each everyone everybody everything everywhere any anyone anybody anything both no none nobody
            nothing never always entire entirely whole throughout universal universally whatever whoever regardless
            whichever only respective respectively without total overall completely fully together across either
            neither wherever invariably
            """.split()
        ),
        "it": frozenset(
            """
            tutti tutte tutto tutta ogni ciascun ciascuno ciascuna ognuno ognuna chiunque ovunque qualsiasi qualunque
            nessuno nessuna nessun mai sempre intero intera interi intere interamente entrambi entrambe ambedue
            qualsivoglia universale universalmente rispettivi rispettive rispettivamente comunque senza solo complesso
            totale totalmente complessivo complessivamente insieme unico unica
            """.split()
        ),
    },
    Scope.MOST: {
        "en": frozenset(
            """
            most mostly majority largely mainly primarily predominantly generally usually typically often chiefly
            nearly almost bulk percent half vast principally all more
            """.split()
        ),
        "it": frozenset(
            """
            maggior maggioranza maggiormente principalmente prevalentemente generalmente perlopiu solitamente spesso
            quasi gran grande buona
            """.split()
        ),
    },
    Scope.ONLY: {
        "en": frozenset(
            """
            only just solely exclusively alone merely sole single unique no not cannot t except unless but exclusive
            nothing none never neither without limited restricted simply purely entirely other one lone uniquely must
            required requires
            """.split()
        ),
        "it": frozenset(
            """
            solo sola soli sole soltanto solamente esclusivamente unicamente esclusiva esclusivo unico unica unici
            uniche non che nessuno nessuna nessun salvo tranne eccetto fuorche limitato limitata limitati limitate
            appena semplicemente puramente senza altro altri deve devono
            """.split()
        ),
    },
    Scope.ALWAYS: {
        "en": frozenset(
            """
            always invariably constantly continually continuously every each all ever consistently permanently never
            perpetually times regularly routinely usually without throughout any forever eternal
            """.split()
        ),
        "it": frozenset(
            """
            sempre costantemente continuamente ogni tutti tutte mai invariabilmente permanentemente comunque senza
            regolarmente abitualmente ancora qualsiasi ovunque
            """.split()
        ),
    },
    **{
        scope: {
            language: frozenset(word for word, its in table.items() if its in _WEAK[scope])
            for language, table in SCOPES.items()
        }
        for scope in _WEAK
    },
}
"""Words of a span that say as much as a strong scope, or so much about scope that nothing can be held against it."""

CONTRARY: Mapping[Scope, frozenset[Scope]] = {
    Scope.ALL: frozenset((Scope.SOME, Scope.MANY, Scope.FEW, Scope.MOST)),
    Scope.MOST: frozenset((Scope.SOME, Scope.MANY, Scope.FEW)),
    Scope.SOME: frozenset((Scope.ALL, Scope.MOST, Scope.NONE)),
    Scope.MANY: frozenset((Scope.FEW, Scope.NONE)),
    Scope.FEW: frozenset((Scope.MANY, Scope.MOST, Scope.ALL)),
    Scope.NONE: frozenset((Scope.SOME, Scope.MANY, Scope.FEW, Scope.MOST)),
    Scope.ONLY: frozenset((Scope.ALL, Scope.MANY, Scope.MOST)),
    Scope.ALWAYS: frozenset((Scope.SOME, Scope.MANY, Scope.FEW)),
}
"""Which scopes of a span speak against one of an answer."""

IDIOMS: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(
        r"\b(?:at all|after all|all in all|above all|(?:first|most|best|worst|last) of all|each other|one and all"
        r"|all (?:along|right|the way|the same|(?:the )?time|day|night|year|over|but|of a sudden|kinds|sorts|about)"
        r"|all (?:around|out|too|else|two|three|four|five|six|seven|ten|\d+)|once and for all"
        r"|(?:every|each) (?:day|night|week|month|year|hour|minute|second|time|morning|evening|season|spring|summer)"
        r"|(?:every|each) (?:quarter|weekday|fortnight|(?:working|business|full|whole) (?:day|week|month|year|hour))"
        r"|(?:every|each) (?:other|once|so|now|autumn|winter|single|one|two|three|four|five|six|\d+)"
        r"|at most|most (?:recent|likely|of the time|notably|importantly)|the most|most (?!of|people|users)\w+ly"
        r"|not only|if only|only (?:if|when|child|then|after|until|once)|the only|read only"
        r"|(?:not|nearly|almost|virtually|practically|about|as|over) all|(?:almost|nearly|not|as) (?:every|always)"
        r"|for some|some (?:\d+|time|day|how)|a few|quite a few|few as|many as|how many"
        r"|(?:not|too|so|as) (?:many|few)|certain that|(?:is|are|be|make|for) certain)\b"
    ),
    "it": re.compile(
        r"\b(?:del tutto|in tutto|tutto sommato|prima di tutto|innanzi tutto"
        r"|(?:un|uno|da|di|per|il|lo|non|ma|se) solo|solo (?:se|quando|dopo|allora)"
        r"|ogni (?:giorno|notte|settimana|mese|anno|ora|volta|mattina|sera|tanto|qualvolta|\d+|due|tre|quattro|cinque)"
        r"|ogni (?:minuto|giornata|bimestre|trimestre|quadrimestre|semestre|sei|dodici)"
        r"|ciascun[oa]? (?:minuto|ora|giorno|notte|settimana|mese|trimestre|semestre|anno)"
        r"|tutti i (?:giorni|mesi|trimestri|semestri|costi)|tutti (?:gli anni|e due|e tre|quanti)"
        r"|tutte (?:le (?:sere|mattine|notti|volte|settimane|ore)|e (?:due|tre))|(?:quasi|non) tutt[ie]"
        r"|(?:da|per|come|non|quasi|pur) sempre|sempre (?:piu|meno|che|meglio)|una volta per tutte|in ogni caso"
        r"|ad ogni modo|in qualche modo|qualche (?:volta|tempo))\b"
    ),
}
"""Phrases in which a quantifier says nothing about how many, over words joined by single blanks."""
_IDIOM_REACH = 3
"""How many words an idiom may have before and after its quantifier."""


SHARING = frozenset("each ciascun ciascuno ciascuna ognuno ognuna".split())
"""Words of all that only share out what a plural says already: "each employee" for "employees"."""


def scopes(language: str) -> Mapping[str, Scope]:
    """The quantifiers of a language; those of English for one that is neither English nor Italian."""
    return SCOPES.get(language, SCOPES["en"])


def quantifiers(language: str) -> frozenset[str]:
    """The same words alone, to be met with those of a text."""
    return _QUANTIFIERS.get(language, _QUANTIFIERS["en"])


def idle(reading: Reading, index: int) -> bool:
    """Whether the word with this index stands in an idiom and so says nothing about how many."""
    first = max(0, index - _IDIOM_REACH)
    words = [word.folded for word in reading.words[first : index + _IDIOM_REACH + 1]]
    start = sum(len(word) + 1 for word in words[: index - first])
    found = IDIOMS.get(reading.language, IDIOMS["en"]).finditer(" ".join(words))
    return any(idiom.start() <= start < idiom.end() for idiom in found)
