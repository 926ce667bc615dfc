"""Names of months and of days of the month, in English and Italian."""

_ENGLISH = (
    "january jan",
    "february feb febr",
    "march mar",
    "april apr",
    "may",
    "june jun",
    "july jul",
    "august aug",
    "september sept sep",
    "october oct",
    "november nov",
    "december dec",
)
_ITALIAN = (
    "gennaio genn gen",
    "febbraio febbr feb",
    "marzo mar",
    "aprile apr",
    "maggio magg mag",
    "giugno giu",
    "luglio lug",
    "agosto ago",
    "settembre sett set",
    "ottobre ott",
    "novembre nov",
    "dicembre dic",
)
MONTH_NAMES = {
    name: number
    for year in (_ENGLISH, _ITALIAN)
    for number, names in enumerate(year, start=1)
    for name in names.split()
}
"""The number of each month by its name and its abbreviations."""

STEMS = tuple(sorted({name[:3] for name in MONTH_NAMES}))
"""How they begin."""

LETTERS = "|".join(
    f"{first}(?:{'|'.join(stem[1:] for stem in STEMS if stem[0] == first)})"
    for first in dict.fromkeys(stem[0] for stem in STEMS)
)
"""The same as a pattern that tries each first letter once."""

ITALIAN = frozenset(" ".join(_ITALIAN).split()) - frozenset(" ".join(_ENGLISH).split())
"""Those that only Italian has: no day follows them."""

ALONE = frozenset(names.split()[0] for names in (*_ENGLISH, *_ITALIAN))
"""Those that mean a month without a day or a year beside them."""

UNSURE = frozenset("may march mar august jan jun dec sep set sett ago gen genn mag magg dic lug giu ott".split())
"""Those that are other words too."""

_FIRSTS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
_FIRSTS += "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth "
_FIRSTS += "twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh "
_FIRSTS += "twenty-eighth twenty-ninth thirtieth thirty-first"
ORDINAL_DAYS = {word: number for number, word in enumerate(_FIRSTS.split(), start=1)}
"""`first` to `thirty-first`."""

_GIORNI = "primo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici "
_GIORNI += "diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei "
_GIORNI += "ventisette ventotto ventinove trenta trentuno"
GIORNI = {word: number for number, word in enumerate(_GIORNI.split(), start=1)}
"""`primo` to `trentuno`."""
