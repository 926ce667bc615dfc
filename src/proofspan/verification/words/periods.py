"""Words that say how often, or for how long a time each: a month, every two weeks, annuo, una volta al giorno."""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple


class Period(NamedTuple):
    """A stretch of time that comes again: so many of what it is counted in. Seven days are a week, twelve months a
    year; nights and working days are counted by themselves. `relation` is what one stretch has to now, as next week
    has and scorso anno; empty for one that comes again.
    """

    counted_in: str
    amount: Fraction
    relation: str = ""

    def times(self, factor: Fraction) -> "Period":
        """So many of them as one."""
        return self._replace(amount=self.amount * factor)


def _named(table: str) -> dict[str, Period]:
    rows = [line.split() for line in table.strip().splitlines()]
    return {name: Period(row[0], Fraction(row[1])) for row in rows for name in row[2:]}


_UNITS: Mapping[str, dict[str, Period]] = {
    "en": _named(
        """
        hours 1/3600 second seconds
        hours 1/60 minute minutes min mins
        hours 1 hour hours hr hrs h
        hours 24 day days
        hours 168 week weeks wk wks
        hours 336 fortnight fortnights
        nights 1 night nights
        months 1 month months
        months 3 quarter quarters
        months 6 semester semesters half-year
        months 12 year years yr yrs annum
        working-days 1 weekday weekdays workday workdays
        """
    ),
    "it": _named(
        """
        hours 1/3600 secondo secondi
        hours 1/60 minuto minuti min
        hours 1 ora ore h
        hours 24 giorno giorni giornata giornate dì gg
        hours 168 settimana settimane
        nights 1 notte notti
        months 1 mese mesi
        months 2 bimestre bimestri
        months 3 trimestre trimestri
        months 4 quadrimestre quadrimestri
        months 6 semestre semestri
        months 12 anno anni
        """
    ),
}
"""The names of units of time."""
_RECURRING: Mapping[str, dict[str, Period]] = {
    "en": _named(
        """
        hours 1/2 half-hourly
        hours 1 hourly
        hours 24 daily
        hours 168 weekly
        hours 336 fortnightly
        nights 1 nightly
        months 1 monthly
        months 3 quarterly three-monthly
        months 6 half-yearly semiannual semi-annual semiannually semi-annually six-monthly
        months 12 yearly annual annually p.a.
        """
    ),
    "it": _named(
        """
        hours 1 oraria orarie orario orari
        hours 24 giornaliero giornaliera giornalieri giornaliere giornalmente quotidiano quotidiana quotidiani
        hours 24 quotidiane quotidianamente
        hours 168 settimanale settimanali settimanalmente
        months 1 mensile mensili mensilmente
        months 2 bimestrale bimestrali bimestralmente
        months 3 trimestrale trimestrali trimestralmente
        months 4 quadrimestrale quadrimestrali
        months 6 semestrale semestrali semestralmente
        months 12 annuo annua annui annue annuale annuali annualmente
        """
    ),
}
"""The words that say by themselves that something comes again."""
_WORKING = {
    "en": r"(?:working|business|week)[ -]",
    "it": r"[ ](?:lavorativ[oaie]|ferial[ei])",
}
_COUNTS = {
    "en": "other second two three four five six eight ten twelve".split(),
    "it": "due tre quattro cinque sei otto dieci dodici".split(),
}
_COUNTED = dict(
    zip(_COUNTS["en"], (2, 2, 2, 3, 4, 5, 6, 8, 10, 12), strict=True),
    once=1,
    twice=2,
    thrice=3,
    one=1,
    una=1,
    **dict(zip(_COUNTS["it"], (2, 3, 4, 5, 6, 8, 10, 12), strict=True)),
)
_FIGURE = r"[0-9]{1,3}"


def _any(words: Iterable[str]) -> str:
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True))


_EACH = {
    "en": r"(?:for[ ])?(?:each(?:[ ]and[ ]every)?|every)[ ]",
    "it": r"(?:(?:per|ad|di)[ ])?(?:ogni|ciascun[oa]?)[ ]",
}
_SHARED = {"en": r"an?[ ]|/[ ]?", "it": r"all[ao]?[ ]|al[ ]|all['’][ ]?|a[ ]|l['’][ ]?|il[ ](?=m|g)|la[ ](?=s)|/[ ]?"}
"""What makes a unit that follows one of many only behind a number: 50 euros a month, una volta l'anno."""
_ALL = {"en": r"(?!)", "it": r"tutti[ ](?:i|gli)[ ]|tutte[ ]le[ ]"}
_WHOLE = {
    "en": r"(?:(?:full|whole|complete|single|calendar|additional|further)[ ])?",
    "it": r"(?:(?:singol[oa]|inter[oa])[ ])?",
}
_TIMES = {
    "en": rf"(?:(?P<times>once|twice|thrice|(?:{_FIGURE}|{_any(_COUNTS['en'])})[ ]times)[ ](?:in[ ])?)?",
    "it": rf"(?:(?P<times>(?:una|1)(?:[ ]sola)?[ ]volta|(?:{_FIGURE}|{_any(_COUNTS['it'])})[ ]volte)[ ])?",
}
_NO_PERIOD_AFTER = {
    "en": r"(?![\w-])(?![ ](?:ago|later|earlier|before|after|or[ ]two))",
    "it": r"(?![\w-])(?![ ](?:[0-9]|success|seguent|precedent|scors|prossim|stess|corrent|fissat|indicat|stabilit|"
    r"previst|second[oa]|che\b|in[ ]cui|di[ ](?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|"
    r"ottobre|novembre|dicembre)))",
}
"""What may not follow a unit that is one of many: three years ago, al mese di marzo, l'anno successivo."""
_RELATIONS: Mapping[str, Mapping[str, str]] = {
    "en": {"next": "next|following|coming", "last": "last|previous|past", "this": "this|current"},
    "it": {"next": "prossim[oa]|successiv[oa]", "last": "scors[oa]|precedente", "this": "quest[oa]|corrente|quest"},
}
"""What one stretch of time has to now, and the words that say it."""
_RELATED = {language: "|".join(words.values()) for language, words in _RELATIONS.items()}


def _pattern(language: str) -> re.Pattern[str]:
    units, working = _any(_UNITS[language]), _WORKING[language]
    unit = rf"(?P<work>{working})?(?P<unit>{units})" if language == "en" else rf"(?P<unit>{units})(?P<work>{working})?"
    count = rf"(?:(?P<count>{_FIGURE}|{_any(_COUNTS[language])})[ ])?"
    each, shared, each_of_all = _EACH[language], _SHARED[language], _ALL[language]
    told = rf"(?:{each}{count}|per[ ]|(?P<shared>{shared})|{each_of_all}){_WHOLE[language]}{unit}"
    return re.compile(
        rf"(?<![\w-]){_TIMES[language]}(?:(?:{told}){_NO_PERIOD_AFTER[language]}"
        rf"|(?P<word>{_any(_RECURRING[language])})(?![\w-]))|(?P<glued>/[ ]?(?P<over>{units})\b)"
        rf"|\b(?P<relation>{_RELATED[language]})[ '’](?P<one>{units})\b"
        rf"|\b(?P<a>{units if language == 'it' else '(?!)'})[ ](?P<related>{_RELATED[language]})\b"
    )


SAID = {language: _pattern(language) for language in _UNITS}
"""What says a period, over a text in lower case."""
TOLD_BY = {
    "en": frozenset([*_UNITS["en"], *(word.rpartition("-")[2] for word in _RECURRING["en"]), "p"]),
    "it": frozenset([*_UNITS["it"], *_RECURRING["it"]]),
}
"""Words, one of which every period has: where none stands, none is said."""
_BEGINNING = {
    "en": frozenset(
        """
        once twice thrice for each every per a an next following coming last previous past this current half semi six
        three p
        """.split()
    ),
    "it": frozenset(
        """
        una per ad di ogni ciascun ciascuno ciascuna al alla all a l il la tutti tutte prossimo prossima successivo
        successiva scorso scorsa precedente questo questa quest corrente
        """.split()
    ),
}
BEGUN_BY = {
    "en": _BEGINNING["en"].union(_COUNTS["en"], _RECURRING["en"]),
    "it": _BEGINNING["it"].union(_COUNTS["it"], _RECURRING["it"], _UNITS["it"]),
}
"""Folded words, one of which every period begins with, unless with a figure or a slash."""
NO_PERIOD = {
    "en": re.compile(r"annual[ ](?:leave|general[ ]meeting)|daily[ ](?:newspaper|paper)|weekly[ ](?:magazine|paper)"),
    "it": re.compile(r"quotidian[oi][ ](?:online|nazional|local|la[ ]|il[ ]|di[ ]informazione)"),
}
"""Names of things in which the word says how often no more."""
_HOURLY_BEHIND = re.compile(
    r"\b(?:cost[oi]|compens[oi]|canon[ei]|import[oi]|prezz[oi]|salari[oi]?|stipendi[oi]?|tass[oi]|consum[oi]|rimbors[oi]|"
    r"valor[ei]|intervall[oi]|lord[oi]|nett[oi]|limit[ei]|euro|€)[ ]$"
)
_TIMETABLE_BEHIND = re.compile(r"\b(?:fasc[ei]a?|zon[ae]|tabell[ae]|differenz[ae])[ ]$")


class Said(NamedTuple):
    """What a match of `SAID` says: the period, how often in it (0 where that is not told), whether a unit behind an
    article says it, and whether a word does by itself.
    """

    period: Period
    times: int
    shared: bool
    word: bool


def said(found: re.Match[str], language: str) -> Said | None:
    """What a match of `SAID` says; None where it is a timetable and no hour of each."""
    word = found["word"]
    if word and word.startswith("orari") and not _hourly(found, word):
        return None
    unit = found["over"] or found["one"] or found["a"] or found["unit"]
    relation = found["relation"] or found["related"] or ""
    period = _period((language, word or "", unit or "", relation), found["work"] or "", found["count"] or "")
    if period is None:
        return None
    times = number_of(found["times"]) if found["times"] else 0
    return Said(period.times(Fraction(1, times)) if times > 1 else period, times, bool(found["shared"]), bool(word))


@lru_cache(maxsize=1000)
def _period(named: tuple[str, str, str, str], work: str, count: str) -> Period | None:
    """The period of a language's word, unit and relation to now, of working days alone or not, and of so many."""
    language, word, unit, relation = named
    if word:
        return _RECURRING[language][word]
    period = _UNITS[language][unit]
    if work and period != _UNITS["en"]["day"]:
        return None
    period = _UNITS["en"]["workday"] if work else period
    if relation:
        relations = _RELATIONS[language].items()
        return period._replace(relation=next(name for name, words in relations if re.fullmatch(words, relation)))
    return period.times(Fraction(number_of(count)))


def number_of(told: str) -> int:
    """The number that the first word tells, 1 where nothing is told."""
    word = told.split()[0] if told else "1"
    return max(1, int(word)) if word.isdecimal() else _COUNTED[word]


def _hourly(found: re.Match[str], word: str) -> bool:
    """Whether orario is an adjective of each hour here: costo orario, tariffa oraria; not l'orario, fascia oraria."""
    before = found.string[max(0, found.start() - 24) : found.start("word")]
    if word.endswith(("a", "e")):
        return before[-2:-1].isalpha() and before.endswith(" ") and not _TIMETABLE_BEHIND.search(before)
    return bool(_HOURLY_BEHIND.search(before))
