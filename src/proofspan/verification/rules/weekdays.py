"""Days of the week that a sentence names stand in the spans it cites, or follow from a date there."""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date

from proofspan.analysis import folded
from proofspan.verification.comparing import Compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.reading import Reading

_NAMES = (
    "monday mondays mon lunedi lun",
    "tuesday tuesdays tue tues martedi mar",
    "wednesday wednesdays wed weds mercoledi mer",
    "thursday thursdays thu thur thurs giovedi gio",
    "friday fridays fri venerdi ven",
    "saturday saturdays sat sabato sabati sab",
    "sunday sundays sun domenica domeniche dom",
)
_DAYS = {name: at for at, names in enumerate(_NAMES) for name in names.split()}
_EVERY = frozenset(_DAYS)
_NAMED = re.compile(
    r"[MTWFSLGVDlmgvsd](?<!\w.)(?:(?<=[MTWFS])(?:on|ues|ednes|hurs|ri|atur|un)days?|(?:une|arte|ercole|iove|ener)d[iì]"
    r"|abat[oi]|omenic(?:a|he))(?!\w)"
)
_UNTIL = re.compile(
    r"(?<!\w)([^\W\d_]{3,10})\.?(?:\s*-\s*|\s+(?:to|through|thru|until|till|al?|alla)\s+)([^\W\d_]{3,10})(?!\w)",
    re.IGNORECASE,
)
_IN_OTHER_WORDS = re.compile(
    r"(?<!\w)(?:week-?ends?|weekdays?|(?:working|business)\s+days?|daily|every\s+day|(?:day|night)\s+(?:before|after)|"
    r"(?:following|previous|next)\s+day|yesterday|today|tonight|tomorrow|ferial[ei]|festiv[io]|fine\s+settimana|"
    r"ogni\s+giorno|giorno\s+(?:dopo|prima)|ieri|oggi|domani)(?!\w)",
    re.IGNORECASE,
)


def wrong_weekday(compared: Compared) -> Iterator[Fault]:
    """A fault for each day of the week that no cited span names, dates or has between two others.

    Where a span speaks of weekends, working days or the day before, it may mean any: no fault.
    """
    if not compared.pairs:
        return
    sentence = compared.pairs[0][0]
    if not _may_name_a_day(sentence.plain):
        return
    named = {found.span(): _DAYS[folded(found[0])] for found in _NAMED.finditer(sentence.plain)}
    if not named or {_DAYS[word] for span in compared.spans for word in span.folded & _EVERY}.issuperset(
        named.values()
    ):
        return
    if any(_IN_OTHER_WORDS.search(span.plain) for span in compared.spans):
        return
    held = {day for reading in (sentence, *compared.spans) for day in _dated(reading)}
    held |= {day for span in compared.spans for day in _shown(span)}
    lost = [sentence.text[start:end] for (start, end), day in named.items() if day not in held]
    instead = _instead(compared) if lost else ""
    for token in lost:
        message = f"looked for the day {token!r} in {compared.where}: {instead}"
        yield compared.fault(Kind.WRONG_DATE, token, message)


def _may_name_a_day(plain: str) -> bool:
    """Whether any of the letters stand there that each name of a day in full has, in one language or the other."""
    if "day" in plain or "edi" in plain or "rdi" in plain or "abat" in plain or "omenic" in plain:
        return True
    return "dì" in plain


def _shown(span: Reading) -> Iterator[int]:
    """The days a span names in either language, in full or short, and those between two of a range."""
    yield from (_DAYS[word.folded] for word in span.words if word.folded in _DAYS)
    for found in _UNTIL.finditer(span.plain):
        first, last = (_DAYS.get(folded(name)) for name in found.groups())
        if first is not None and last is not None:
            yield from ((first + more) % 7 for more in range((last - first) % 7 + 1))


def _dated(reading: Reading) -> Iterator[int]:
    """The days of the week of the full dates of a text, by the calendar."""
    for each in reading.literals.dates:
        for year, month, day in each.readings:
            if year and year > 99 and month and day:
                with suppress(ValueError):
                    yield date(year, month, day).weekday()


def _instead(compared: Compared) -> str:
    named = next((found[0] for span in compared.spans for found in _NAMED.finditer(span.plain)), "")
    return f"it names {named!r}" if named else "no day of the week stands there"
