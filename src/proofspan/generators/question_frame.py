"""The frame of a question: the words that only make it one, which no answer need repeat and which weigh nothing.

What is asked for (how many, when) is read by `answer_type` from the question as it stands; here it is taken away.
"""

import re
from collections.abc import Mapping

_ENGLISH = (
    r"(?:please|kindly)",
    r"(?:tell|show|inform|remind)\s+(?:me|us)",
    r"(?:let\s+me|let\s+us|to)\s+know",
    r"(?:do\s+you|does\s+anyone|who)\s+know(?:s)?(?=\s+(?:if|whether|what|when|where|which|who|how|why))",
    r"(?:i|we)\s+(?:want|need|wish|would\s+like|['’]d\s+like)",
    r"i\s+wonder",
    r"how\s+(?:often|much|many|long|soon|quickly|frequently|far)(?:\s+time)?",
    r"(?:at\s+)?what\s+time(?=\s+(?:do|does|did|is|are|was|were|can|must|may|should|will))",
    r"what\s+(?:kind|type|sort)s?\s+of",
    r"(?:within|after)(?=\s+(?:how|what|which))",
    r"(?:must|may|might|shall|ought|cannot)(?:\s+to)?",
    r"(?:have|has|had|need|needs|needed|got|going|supposed|required|obliged|possible|necessary|permitted)\s+to",
    r"(?:am\s+i|are\s+we|are\s+you|is\s+it|is\s+one)\s+allowed\s+to",
    r"(?:will|would|can|could|do|does|did|is|are|was|were|has|have|had|should|must|wo|ca|sha)n?['’]t",
    r"what(?=\s+happens?\b)",
    r"happens?(?=\s+(?:if|when|to|after)\b)",
    r"mean(?=\s*\??\s*$)",
    r"(?:meant\s+by|meaning\s+of)",
    r"(?:within|anyone|anybody|someone|somebody|anything|something|ever)",
)
_ITALIAN = (
    r"per\s+(?:favore|cortesia|piacere)",
    r"(?:dimmi|dimmelo|dicci|mi\s+dici|mi\s+dica|sai|sapete|sa)(?:\s+dir(?:e|mi|ci))?",
    r"(?:mi|ci)\s+(?:sai|sa|sapete)\s+dire",
    r"(?:vorrei|vorremmo|voglio|vogliamo|desidero)(?:\s+sapere)?",
    r"(?:vuole|vogliono|vuoi|volete|vorrebbe|vorrebbero)",
    r"(?:dirmi|dirci|sapere)",
    r"(?:quanto|quanta)\s+tempo",
    r"quante\s+volte",
    r"entro(?=\s+(?:quand|quant|che|qual|il\s+qual))",
    r"(?:a|da|fino\s+a|dopo)\s+che\s+or[ae]",
    r"(?:che|quale)\s+(?:tipo|genere|sorta)\s+di",
    r"(?:dev[oei]|devono|dobbiamo|dovete|debba|debbano|dovr(?:ei|à|ò|anno|emo|ebbe|ebbero|emmo))",
    r"(?:posso|puoi|può|possiamo|potete|possono|possa|possano|potr(?:ei|à|ò|anno|emo|ebbe|ebbero|emmo))",
    r"(?:bisogna|occorre|occorrono|serve|servono|tocca|spetta)",
    r"(?:è|sia|era)\s+(?:possibile|necessario|obbligatorio|permesso)",
    r"(?:va|vanno|andava|andavano|andrà|andranno|andrebbe|andrebbero)",
    r"(?:viene|vengono|veniva|venivano|venne|vennero|verrà|verranno)",
    r"(?:fu|furono|fosse|fossero|sarebbe|sarebbero|stata|stato|essere|avere|hai|avete|hanno|ebbe|ebbero)",
    r"(?:si\s+fa|si\s+deve|faccio|facciamo)",
    r"succede(?=\s+(?:se|quando|a|dopo)\b)",
    r"(?:significa|significano|significato|vuol\s+dire)",
    r"(?:qualcuno|qualcosa)",
)


def _any_of(phrases: tuple[str, ...]) -> re.Pattern[str]:
    """One pattern for all the phrases, each as whole words."""
    return re.compile(rf"(?<![\w'’-])(?:{'|'.join(phrases)})(?![\w-])", re.IGNORECASE)


FRAMES: Mapping[str, re.Pattern[str]] = {"en": _any_of(_ENGLISH), "it": _any_of(_ITALIAN)}
_MONTH = re.compile(r"(?<=[\w,] )May\b(?=\s+\d|[,?.]|$)|(?<=\b(?:in|of|by|to) )May\b|(?<=\d )May\b")


def unframed(question: str, language: str) -> str:
    """The question without its frame in that language; as it stands where the language has no list.

    May is a month after a preposition or beside a number, and a frame elsewhere.
    """
    frame = FRAMES.get(language)
    if frame is None:
        return question
    months = {found.start() for found in _MONTH.finditer(question)} if language == "en" else set()
    return frame.sub(lambda found: found[0] if found.start() in months else " ", question)
