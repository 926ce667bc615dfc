"""Words before a number or a date that tell how it is reached: rose to, rose by; by 2024, in 2024, until 2024."""

import re
from collections.abc import Mapping
from enum import StrEnum


class Way(StrEnum):
    """How a number or a date is reached."""

    CHANGED_TO = "to"
    CHANGED_BY = "by that much"
    CHANGED_FROM = "from"
    BY = "by then"
    ON = "at that time"
    FROM = "from then on"
    UNTIL = "until then"
    BEFORE = "before then"
    AFTER = "after then"


_TO_IT = r"(?:a|al|allo|all|alla|ai|agli|alle)"
_OF_IT = r"(?:di|del|dello|dell|della|dei|degli|delle)"
_FROM_IT = r"(?:da|dal|dallo|dall|dalla|dai|dagli|dalle)"
_CHANGE_EN = (
    r"(?:ris(?:e|es|en|ing)|rose|increas(?:e|es|ed|ing)|gr[eo]w(?:s|n|ing|th)?|climb(?:s|ed|ing)?|fall(?:s|en|ing)?|fell"
    r"|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing|tion)|cut|lower(?:s|ed|ing)"
    r"|rais(?:e|es|ed|ing)|shr[aiu]nk(?:s|ing)?|jump(?:s|ed)?|surge[sd]?|plunge[sd]?)"
)
_CHANGE_IT = (
    r"(?:sal(?:e|ire|ira|ito|ita|iti|ite|gono)|aument(?:a|ano|o|i|are|ato|ata|ati|ate|era)|cresc(?:e|ono|ere|iuto|iuta"
    r"|iuti|iute|ita|era)|sce(?:nde|ndono|ndere|so|sa|si|se|ndera)|diminui(?:sce|scono|re|to|ta|ti|te|ra)|diminuzione"
    r"|cal(?:a|ano|o|are|ato|ata|ati|ate)|ridu(?:ce|cono|rre|zione)|ridott[oaie]|increment(?:o|a|ato|ata|ati|ate)"
    r"|(?:alz|innalz|abbass)at[oaie]|rialzo|ribasso)"
)
MOVING: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(rf"{_CHANGE_EN}|went|moved"),
    "it": re.compile(rf"{_CHANGE_IT}|passa(?:no|to|ta|ti|te|va)?"),
}
"""Folded words that say of what follows that it is no range but a change."""
_SOME = r"(?: \w+){0,2}"
_ABOUT = r"(?: (?:about|around|nearly|almost|only|just|over|more than|less than|circa|quasi|oltre|piu|meno))?"

CHANGES: Mapping[str, Mapping[Way, re.Pattern[str]]] = {
    "en": {
        Way.CHANGED_TO: re.compile(rf"\b{_CHANGE_EN}{_SOME}(?: from(?: \w+){{1,4}})? to{_ABOUT} $"),
        Way.CHANGED_FROM: re.compile(rf"\b{_CHANGE_EN}{_SOME} from{_ABOUT} $"),
        Way.CHANGED_BY: re.compile(rf"\b{_CHANGE_EN}(?:(?:{_SOME} by| of){_ABOUT})? $"),
    },
    "it": {
        Way.CHANGED_TO: re.compile(
            rf"\b{_CHANGE_IT}{_SOME}(?: {_FROM_IT}(?: \w+){{1,4}})? (?:fino )?{_TO_IT}{_ABOUT} $"
        ),
        Way.CHANGED_FROM: re.compile(rf"\b{_CHANGE_IT}{_SOME} {_FROM_IT}{_ABOUT} $"),
        Way.CHANGED_BY: re.compile(rf"\b{_CHANGE_IT}{_SOME} {_OF_IT}{_ABOUT} $"),
    },
}
"""Folded words with a blank behind each that end right before a number; the first way that fits counts."""
_THE = r"(?: (?:the|end of|the end of))?"
_IL = r"(?: (?:il|lo|l|la|le|i|gli|giorno|il giorno|la fine del|le ore|ora))?"

TIMES: Mapping[str, Mapping[Way, re.Pattern[str]]] = {
    "en": {
        Way.BY: re.compile(rf"\b(?:by|(?:no|not) later than|not after|on or before|at the latest(?: by| on)?){_THE} $"),
        Way.UNTIL: re.compile(rf"\b(?:until|till|up to|through|from (?:\w+ ){{1,4}}to){_THE} $"),
        Way.FROM: re.compile(rf"\b(?:from|since|as of|as from|starting|effective){_THE} $"),
        Way.BEFORE: re.compile(rf"\b(?:before|prior to|earlier than){_THE} $"),
        Way.AFTER: re.compile(rf"\b(?:after|later than|following){_THE} $"),
        Way.ON: re.compile(r"\b(?:in|on|during|at)(?: the| early| late)? $"),
    },
    "it": {
        Way.BY: re.compile(rf"\b(?:entro|non (?:oltre|dopo)|non piu tardi del|al piu tardi){_IL} $"),
        Way.UNTIL: re.compile(rf"\b(?:(?:fino|sino|fin) {_TO_IT}|{_FROM_IT} (?:\w+ ){{1,4}}{_TO_IT}){_IL} $"),
        Way.FROM: re.compile(rf"\b{_FROM_IT} $"),
        Way.BEFORE: re.compile(rf"\bprima {_OF_IT} $"),
        Way.AFTER: re.compile(rf"\b(?:dopo|oltre|successivamente){_IL} $"),
        Way.ON: re.compile(r"\b(?:nel|nell|in data|il|l|il giorno|durante il|alle|alle ore) $"),
    },
}
"""The same before a date, a year or a time of day."""
AGAINST: Mapping[Way, frozenset[Way]] = {
    Way.CHANGED_TO: frozenset((Way.CHANGED_BY, Way.CHANGED_FROM)),
    Way.CHANGED_BY: frozenset((Way.CHANGED_TO, Way.CHANGED_FROM)),
    Way.CHANGED_FROM: frozenset((Way.CHANGED_TO, Way.CHANGED_BY)),
    Way.BY: frozenset((Way.ON, Way.FROM, Way.UNTIL, Way.AFTER)),
    Way.ON: frozenset((Way.BY, Way.FROM, Way.UNTIL, Way.BEFORE, Way.AFTER)),
    Way.FROM: frozenset((Way.BY, Way.ON, Way.UNTIL, Way.BEFORE)),
    Way.UNTIL: frozenset((Way.BY, Way.ON, Way.FROM, Way.AFTER)),
    Way.BEFORE: frozenset((Way.ON, Way.FROM, Way.AFTER)),
    Way.AFTER: frozenset((Way.BY, Way.ON, Way.UNTIL, Way.BEFORE)),
}
"""For each way of an answer those of a span that say another thing."""
EITHER: Mapping[frozenset[Way], frozenset[str]] = {
    frozenset((Way.ON, Way.FROM)): frozenset(
        """
        first debuted launched introduced founded start starts started starting begin begins began beginning
        commence commences effective force valid apply applies applied applicable open opens opening run runs
        took takes held lasted lasts
        decorre decorrono decorrenza vigore inizia iniziano inizio comincia prima valido valida validi valide
        apre aprono apertura parte efficacia applica applicano svolge svolto svolta svolte svolti tenuto tenuta dura
        durato
        """.split()
    ),
    frozenset((Way.ON, Way.UNTIL)): frozenset(
        """
        end ends ended expire expires expired expiry close closes closed closing run runs valid scade scadono scadenza
        termina terminano finisce chiude chiudono chiusura valido valida validi valide cessa
        """.split()
    ),
    frozenset((Way.BY, Way.ON)): frozenset(
        """
        due deadline last latest scade scadono scadenza scadenze termine termini ultimo
        """.split()
    ),
    frozenset((Way.BY, Way.UNTIL)): frozenset(
        """
        may can possible allowed open accepted accept accepts time submit submitted apply request requested cancel
        return returned register puo possono possibile consentito consentita ammesso ammessa aperto aperta aperte
        aperti accettano accetta accettate accettati tempo termine presentare presentate iscrizioni iscriversi
        """.split()
    ),
}
"""Words beside which two ways come to the same: it opens at nine, and from nine."""
