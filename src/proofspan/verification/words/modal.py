"""How a text says that something must, should or may be done, in English and Italian."""

import re
from collections.abc import Mapping
from enum import StrEnum

from proofspan.verification.words.restricting import ONLY


class Mode(StrEnum):
    """What a sentence makes of doing something; one that only tells that it is done has none."""

    DUTY = "must"
    ADVICE = "should"
    LEAVE = "may"
    BAN = "must not"
    FREE = "need not"


_BE = r"(?:am|is|are|be|was|were|been|being)"
_IS = r"(?:e|sono|sia|siano|era|erano|sara|saranno|essere)"
_HAVE = r"(?:have|has|had|having)"
_HA = r"(?:ha|hanno|ho|hai|abbiamo|avete|abbia|abbiano)"
_ADVERB = r"(?: (?:always|also|only|normally|immediately|sempre|anche|comunque|subito))?"
_DUE = r"(?:required|obliged|obligated|bound)"
_ALLOWED = r"(?:allowed|permitted|entitled|authorised|authorized|free|able)"

PHRASES: Mapping[str, Mapping[Mode, re.Pattern[str]]] = {
    "en": {
        Mode.FREE: re.compile(
            rf"\b(?:need(?:n t| not)|do(?:es)?(?:n t| not) (?:have|need) to|{_BE} not {_DUE} to"
            rf"|(?:isn|aren) t {_DUE} to)\b"
        ),
        Mode.BAN: re.compile(
            rf"\b(?:(?:must|shall|may|can)(?:n t| not)|can t|cannot|{_BE} not {_ALLOWED} to"
            rf"|(?:isn|aren) t {_ALLOWED} to)\b"
        ),
        Mode.DUTY: re.compile(rf"\b(?:must|shall|{_HAVE} to|needs? to|{_BE} {_DUE} to)\b"),
        Mode.ADVICE: re.compile(r"\b(?:should|ought to)\b"),
        Mode.LEAVE: re.compile(rf"\b(?:may|can|might|could|{_BE} {_ALLOWED} to)\b"),
    },
    "it": {
        Mode.FREE: re.compile(
            rf"\bnon (?:occorre|serve|{_IS} (?:necessario|obbligatorio)|{_IS} (?:tenut|obbligat)[oaie] ad?"
            rf"|{_HA} (?:l )?obbligo di)\b"
        ),
        Mode.BAN: re.compile(
            r"\bnon (?:(?:si|lo|la|li|le|ne|ci|vi) )?(?:deve|devono|devi|dovete|dovra|dovranno|puo|possono|puoi|potete"
            r"|potra|potranno)\b"
        ),
        Mode.DUTY: re.compile(
            rf"\b(?:deve|devono|devi|dovete|dobbiamo|dovra|dovranno|debba|debbano|bisogna|occorre"
            rf"|{_IS} (?:tenut|obbligat)[oaie] ad?|{_IS} (?:necessario|obbligatorio)|{_HA} (?:l )?obbligo di"
            rf"|(?:va|vanno|andra|andranno){_ADVERB} (?=\w+(?:[aiu]t|ss|rt|tt|st|lt|nt|rs|ns|us|is|es)[oaie]\b))"
        ),
        Mode.ADVICE: re.compile(r"\b(?:dovrebbe|dovrebbero|dovresti|dovreste)\b"),
        Mode.LEAVE: re.compile(
            rf"\b(?:puo|possono|puoi|potete|possiamo|potra|potranno|possa|possano|potrebbe|potrebbero"
            rf"|{_IS} (?:possibile|consentito|permesso|ammesso)|{_HA} (?:il )?(?:facolta|diritto|possibilita|permesso)"
            r" di)\b"
        ),
    },
}
"""Folded words, joined by blanks, before what must, should or may be done; the first mode that fits counts."""
PREDICATES: Mapping[str, Mapping[Mode, re.Pattern[str]]] = {
    "en": {
        Mode.DUTY: re.compile(rf"\b{_BE}{_ADVERB} (?:mandatory|compulsory|obligatory)\b"),
        Mode.LEAVE: re.compile(rf"\b{_BE}{_ADVERB} (?:optional|voluntary)\b"),
    },
    "it": {
        Mode.DUTY: re.compile(rf"\b{_IS}{_ADVERB} (?:obbligatori[oae]?|d obbligo)\b"),
        Mode.LEAVE: re.compile(rf"\b{_IS}{_ADVERB} (?:facoltativ[oaie]|opzional[ei])\b"),
    },
}
"""The same for words that stand behind what must or may be done: wearing a helmet is optional."""
AGAINST: Mapping[Mode, frozenset[Mode]] = {
    Mode.DUTY: frozenset((Mode.ADVICE, Mode.LEAVE)),
    Mode.ADVICE: frozenset((Mode.DUTY, Mode.LEAVE)),
    Mode.LEAVE: frozenset((Mode.DUTY, Mode.ADVICE)),
    Mode.BAN: frozenset((Mode.FREE,)),
    Mode.FREE: frozenset((Mode.BAN,)),
}
"""For each mode of an answer those of a span that say another thing; a lost or an added "not" is another fault."""
MARKS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        """
        must shall have has had having need needs needn required obliged obligated bound should ought may can might
        could cannot mustn allowed permitted entitled authorised authorized free able mandatory compulsory obligatory
        optional voluntary
        """.split()
    ),
    "it": frozenset(
        """
        deve devono devi dovete dobbiamo dovra dovranno debba debbano bisogna occorre serve tenuto tenuta tenuti tenute
        obbligato obbligata obbligati obbligate necessario obbligatorio obbligatoria obbligatori obbligatorie obbligo va
        vanno andra andranno dovrebbe dovrebbero dovresti dovreste puo possono puoi potete possiamo potra potranno possa
        possano potrebbe potrebbero possibile consentito permesso ammesso facolta diritto possibilita facoltativo
        facoltativa facoltativi facoltative opzionale opzionali
        """.split()
    ),
}
"""A word of every phrase above: a text without any has no mode."""
LIMITED = ONLY["en"] | ONLY["it"] | frozenset("most max maximum massimo fino".split())
"""Words beside which what may be done and what must be come to the same: "may only", "may be at most"."""
