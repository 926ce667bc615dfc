"""Words that bound a number: at least, up to, more than; almeno, fino a, oltre."""

import re
from collections.abc import Mapping
from enum import StrEnum


class Bound(StrEnum):
    """On which side of a number the meant amount lies."""

    AT_LEAST = "at least"
    AT_MOST = "at most"
    ABOVE = "more than"
    BELOW = "less than"
    EXACTLY = "exactly"
    ABOUT = "about"
    AFTER = "after"
    OTHERWISE = "otherwise bounded"


_STEPS = {
    "en": r"(?: (?:of|a|an|the|just|only|these|those|about|from|to|eur|usd|euro|day|page|version|python|age))?",
    "it": r"(?: (?:di|del|dei|della|delle|degli|dai|dalle|da|a|ai|agli|alle|al|il|lo|la|i|gli|le|un|una|soli|sole|euro"
    r"|circa))*",
}
"""Words that may stand between a bound and its number."""
_SUBJECT = r"(?: \w+){0,3}"
"""What may stand between a bound and the verb before its number: the maximum load per shelf is."""
_WORDS_BEFORE = {
    "en": {
        Bound.AT_MOST: rf"max(?:imum)?{_SUBJECT} (?:is|are|was|were|of)"
        r"|(?:no|not) (?:more|greater|higher|larger|longer|later|older|bigger) than|at most|up to"
        r"|(?:a )?max(?:imum)?|as (?:many|much) as|(?:not|never|cannot|t) (?:be )?exceed(?:s|ing)?|capped at|limited to"
        r"|(?:no|not) (?:above|over|beyond|after)|within|at the latest",
        Bound.AT_LEAST: rf"min(?:imum)?{_SUBJECT} (?:is|are|was|were|of)"
        r"|(?:no|not) (?:less|fewer|lower|smaller|shorter|earlier|sooner|younger) than|at least"
        r"|(?:a )?min(?:imum)?|not (?:under|below|before)",
        Bound.ABOVE: r"(?:more|greater|higher|larger|longer|later|older|bigger|heavier|better|faster) than|over|above"
        r"|beyond|exceed(?:s|ed|ing)?|upwards of|in excess of|surpass(?:es|ed|ing)?",
        Bound.BELOW: r"(?:less|fewer|lower|smaller|shorter|earlier|younger|lighter|slower) than|under|below|short of",
        Bound.EXACTLY: r"exactly|precisely",
        Bound.ABOUT: r"about|around|approximately|roughly|nearly|almost|some|circa|ca|c|approx|close to"
        r"|(?:an )?estimated",
        Bound.AFTER: r"after|following",
        Bound.OTHERWISE: r"before|past|since|until|till|by|between|from|every|\d+ (?:to|and|or)|between \w+ and",
    },
    "it": {
        Bound.AT_MOST: rf"massim[oaie]{_SUBJECT} (?:e|sono|era|erano|di|del)|non (?:piu|oltre)(?: tardi)?"
        r"|(?:al |il |un )?massimo|fino|entro|tutt al piu|al piu|(?:mai|non) (?:superiore|superiori)"
        r"|non (?:supera|superi|superano|superare|eccede|eccedere|eccedente|si (?:possono|puo|devono|deve) superare"
        r"|(?:deve|devono|puo|possono) superare)",
        Bound.AT_LEAST: rf"minim[oaie]{_SUBJECT} (?:e|sono|era|erano|di|del)|non (?:meno|prima)|almeno"
        r"|(?:come |il |un )?minimo|(?:mai|non) (?:inferiore|inferiori)|per lo meno|perlomeno",
        Bound.ABOVE: r"piu|oltre|superiore|superiori|maggiore|maggiori|superare|supera|superano|eccede|sopra",
        Bound.BELOW: r"(?<!piu o )meno|inferiore|inferiori|minore|minori|sotto",
        Bound.EXACTLY: r"esattamente|precisamente",
        Bound.ABOUT: r"circa|quasi|approssimativamente|pressappoco|intorno|attorno|grossomodo",
        Bound.AFTER: r"dopo|trascorsi|decorsi|passati",
        Bound.OTHERWISE: r"prima|dal?|tra|fra|ogni|\d+ (?:a|e|o|ai)"
        r"|(?:tra|fra) (?:i |le )?\w+ e",
    },
}
_WORDS_AFTER = {
    "en": {
        Bound.AT_MOST: r"or (?:less|fewer|below|under|lower|earlier|younger)|at most|(?:at the )?maximum|max|and under",
        Bound.AT_LEAST: r"or (?:more|above|over|higher|later|older|longer|greater)|at least|(?:at the )?minimum|plus"
        r"|and (?:over|above|older|up)",
        Bound.OTHERWISE: r"(?:to|or) \d+|or so|later|earlier|required",
    },
    "it": {
        Bound.AT_MOST: r"o (?:meno|inferiore|inferiori)|(?:al )?massimo|e non oltre",
        Bound.AT_LEAST: r"(?:o|e|od|ed) (?:piu|oltre|superiore|superiori)|(?:al |come )?minimo|almeno|in (?:su|poi)",
        Bound.ABOUT: r"circa",
        Bound.OTHERWISE: r"(?:a|ai|o) \d+|dopo|prima|richiest[aei]",
    },
}
BEFORE: Mapping[str, Mapping[Bound, re.Pattern[str]]] = {
    language: {bound: re.compile(rf"(?:^| )(?:{words}){_STEPS[language]}$") for bound, words in table.items()}
    for language, table in _WORDS_BEFORE.items()
}
"""Folded words, joined by blanks, that end right before a number and bound it; the first that fits counts."""
AFTER: Mapping[str, Mapping[Bound, re.Pattern[str]]] = {
    language: {bound: re.compile(rf"^(?:\w+ ){{0,2}}(?:{words})(?: |$)") for bound, words in table.items()}
    for language, table in _WORDS_AFTER.items()
}
"""The same for words that follow a number."""
AGAINST: Mapping[Bound, frozenset[Bound | None]] = {
    Bound.AT_LEAST: frozenset((Bound.AT_MOST, Bound.BELOW, Bound.EXACTLY, Bound.ABOUT, None)),
    Bound.AT_MOST: frozenset((Bound.AT_LEAST, Bound.ABOVE, Bound.AFTER, Bound.EXACTLY)),
    Bound.AFTER: frozenset((Bound.AT_MOST, Bound.BELOW)),
    Bound.ABOVE: frozenset((Bound.AT_MOST, Bound.BELOW, Bound.AT_LEAST, Bound.EXACTLY, None)),
    Bound.BELOW: frozenset((Bound.AT_LEAST, Bound.ABOVE, Bound.EXACTLY, None)),
    Bound.EXACTLY: frozenset((Bound.AT_LEAST, Bound.AT_MOST, Bound.ABOVE, Bound.BELOW, Bound.ABOUT)),
}
"""For each bound of an answer those of a span, None for a bare number, that say another thing."""
DENIED: Mapping[Bound, frozenset[Bound]] = {
    Bound.BELOW: frozenset((Bound.AT_LEAST,)),
    Bound.AT_LEAST: frozenset((Bound.BELOW,)),
    Bound.ABOVE: frozenset((Bound.AT_MOST,)),
    Bound.AFTER: frozenset((Bound.AT_MOST,)),
    Bound.AT_MOST: frozenset((Bound.ABOVE, Bound.AFTER)),
}
"""For each bound those that say the same where what they bound is denied: who is below 18 may not, at least 18 may."""
TURNED: Mapping[Bound, Bound] = {Bound.AT_MOST: Bound.AT_LEAST, Bound.ABOVE: Bound.BELOW}
"""What a bound of a day says of how many days it is counted back: no later than ten days before is at least ten."""
COUNTED_BACK: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(r"(?:\w+ ){1,3}(?:before|beforehand|ahead|prior|earlier|(?:in )?advance)(?: |$)"),
    "it": re.compile(r"(?:\w+ ){1,3}(?:prima|(?:d |di |in )?anticipo)(?: |$)"),
}
"""Folded words behind a number of days, by which these are counted back."""
OF_A_DAY = frozenset("later latest entro tardi".split())
"""Words of a bound that say when, and not how many days."""
OFTEN = "×"
"""The unit of how often something is done: what comes after three times is done no fourth time."""
BOUNDING: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        """
        least most than up max maximum min minimum within exceed exceeds exceeded exceeding over above beyond under
        below after following exactly precisely more less fewer excess upwards
        """.split()
    ),
    "it": frozenset(
        """
        almeno massimo minimo fino entro oltre piu meno superiore superiori inferiore inferiori maggiore maggiori minore
        minori massima massimi massime minima minimi minime dopo trascorsi decorsi passati supera superi superano
        superare sotto sopra esattamente precisamente perlomeno
        """.split()
    ),
}
"""A word of every bound: a text without any has none."""
