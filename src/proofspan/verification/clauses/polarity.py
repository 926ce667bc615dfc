"""Where a text says no: its negating words, what each one denies, and whether a word is denied."""

import re
from collections.abc import Iterable, Sequence

from proofspan.verification.reading import Reading
from proofspan.verification.words.lexicon import Word

NEGATORS = {
    "en": frozenset(
        """
        not no never cannot nor neither none nobody nothing nowhere without unable impossible non t dont doesnt didnt
        isnt wasnt
        """.split()
    ),
    "it": frozenset(
        """
        non mai nessuno nessuna nessun niente nulla senza neanche nemmeno neppure impossibile privo priva privi prive
        """.split()
    ),
}
"""Words that deny what follows them, folded; the "t" is that of "isn't"."""

HALF = {
    "en": frozenset(
        """
        hardly rarely barely scarcely seldom few little fail fails failed failing failure refuse refuses refused
        refusing deny denies denied denying lack lacks lacked lacking absent absence except excepting excluding unless
        until prevent prevents prevented preventing avoid avoids avoided avoiding stop stops stopped exclude excludes
        excluded prohibit prohibits prohibited forbid forbids forbidden reject rejects rejected decline declines
        declined only but however rather instead despite though although yet else otherwise impossible unlikely doubt
        doubts doubted false untrue longer wrong opposed against contrary contrast nonetheless whether ban bans banned
        cease ceased ceases missing void free exempt exempted waived immune instead
        """.split()
    ),
    "it": frozenset(
        """
        poco poca pochi poche raramente quasi appena privo priva privi prive manca mancano mancanza assente assenza
        rifiuta rifiutano rifiutato rifiuto nega negano negato negare vietato vietata vietati vietate vieta vietano
        divieto escluso esclusa esclusi escluse esclude escludono evita evitare evitano impedire impedisce impediscono
        esente esenti esonerato esonerati
        solo soltanto solamente tranne salvo eccetto finche fino ma pero invece nonostante sebbene benche malgrado
        impossibile altrimenti falso falsa contrario contro gratis gratuito gratuita gratuiti gratuite gratuitamente
        oltre cessa cessano cessato ne
        """.split()
    ),
}
"""Words that may deny, restrict or contrast: beside one, a missing "not" proves nothing."""


def _phrases(table: str) -> frozenset[str]:
    return frozenset(" ".join(phrase.split()) for phrase in table.split("|"))


_NOT_DENYING_NEXT = {
    "en": _phrases(
        """
        no doubt|no matter|not least|none other|nothing but|nothing more|never mind|without limitation|no wonder|
        without prejudice|without doubt|no exception|not surprisingly|not withstanding|non sequitur|no one else|
        not unless|not merely|not simply|not solely|not to mention|no sooner
        """
    ),
    "it": _phrases(
        """
        non appena|non ostante|non dimeno|non che|non fosse|non tanto|senza dubbio|senza pregiudizio|senza altro|
        mai piu|nulla osta|niente male|non soltanto|non solamente|non a
        """
    ),
}
"""Pairs that single out or stress instead of denying ("no doubt", "non appena")."""
_RELATING = {
    "en": frozenset(
        """
        before after above below over under beyond within until only just all every everyone everything always both
        necessarily later earlier sooner than exceed exceeds exceeded exceeding surpass surpasses
        """.split()
    ),
    "it": frozenset(
        """
        prima dopo oltre entro sopra sotto fino solo tutti tutte ogni sempre necessariamente superiore superiori
        inferiore inferiori entrambi entrambe supera superano superare superi superato eccede eccedono eccedere
        """.split()
    ),
}
"""Words that are denied themselves where they follow: "not after 5" denies "after", and says nothing against 5."""
_COMPARING = frozenset("more less fewer longer shorter greater higher lower larger smaller piu meno".split())
"""Words that are so where `_THAN` follows: "no more than 5", but "no longer available"."""
_THAN = frozenset("than di del della dello dei degli delle tardi".split())
_NE = frozenset(("né", "nè", "ne\u0301", "ne\u0300"))
_LIKE_NEGATORS = frozenset(
    "ne fail fails failed failing refuse refuses refused refusing decline declines declined".split()
)
"""Words that deny in some uses: "fails to", "né"."""
_LIKELY = {language: words | _LIKE_NEGATORS for language, words in NEGATORS.items()}
_NOTHING: frozenset[str] = frozenset()
_SUPPOSING = frozenset("who which whose if whether when unless se quando qualora chi che".split())
_EXCEPTING = frozenset(
    "except excepting exception exceptions unless apart excluding salvo tranne eccetto eccezione fuorche".split()
)
_TOGETHER = frozenset("neither nor mai nessuno nessuna nessun niente nulla ne neanche nemmeno neppure".split())
"""Negators that deny no more where one of `_JOINING` stands before them: "neither .. nor", "non .. mai"."""
_JOINING = frozenset("non neither ne nessuno nessuna nessun".split())
_CONTRASTING = frozenset("but however while ma pero mentre invece bensi".split())
_NOT_DENYING_AFTER = {
    "en": frozenset("or whether if why than".split()),
    "it": frozenset("se finche quanto che meno piu caso come quale o".split()),
}
"""Words after which the negator belongs to an idiom ("or not", "if not", "finché non", "più di quanto non")."""
_CONTRACTED = frozenset(
    "isn aren wasn weren hasn haven hadn don doesn didn couldn mustn shouldn won wouldn needn mightn shan can".split()
)
_AFTER_INTERJECTION = frozenset("its it is they he she we i you there this that".split())
_ENDS_SCOPE = frozenset("but because if when although though while unless ma perche se quando mentre pero".split())
ABLE = frozenset("possible allowed permitted able possibile consentito consentita permesso ammesso".split())
"""Words that, denied, deny what may be done as well: "not possible to cancel"."""
_PARTICLES = frozenset("on off in out up down".split())
"""Words that are denied themselves where they end a clause: "the fan is not on"."""
_SCOPE = 9
"""How many words after it a negator is followed to what it denies."""
_CLAUSE_END = re.compile(r"[ |]*(?:$|[.,;:!?)])")
_ADVERBIAL = ("ly", "mente")
_LIGHT_ADVERBS = frozenset(
    "longer yet ever even really quite fully always ancora sempre affatto piu gia mai stato".split()
)


def denied(reading: Reading) -> dict[int, int]:
    """The indices of the words that a text denies, each with that of the word that denies it, found once; linear in its
    length.

    What is denied is the next word with content. Where a negator only bounds or stresses, nothing is.
    """
    return reading.once("denied", _denied)


def denied_keys(reading: Reading) -> frozenset[str]:
    """The keys of the words that a text denies, collected once; none where it has no negator."""
    if reading.folded.isdisjoint(_LIKELY.get(reading.language, _LIKELY["en"])):
        return _NOTHING
    return reading.once("denied keys", lambda reading: frozenset([reading.words[at].key for at in denied(reading)]))


def _denied(reading: Reading) -> dict[int, int]:
    likely = _LIKELY.get(reading.language, _LIKELY["en"]) & reading.folded
    if not likely:
        return {}
    words = reading.words
    found: dict[int, int] = {}
    for at in [at for at, word in enumerate(words) if word.folded in likely]:
        if _counts(reading, at) and not (at - 1 in found and _stresses(reading, at)):
            target = _target(reading, at)
            if target is not None:
                found[target] = at
            if target is not None and words[target].folded in ABLE and (done := _target(reading, target)) is not None:
                found[done] = at
    return found


def _stresses(reading: Reading, at: int) -> bool:
    """Whether this is a "mai" right behind a word, which is part of its denial: non rimuovere mai i ripari."""
    gap = reading.plain[reading.places[at - 1][1] : reading.places[at][0]]
    return reading.words[at].folded == "mai" and gap.isspace()


def negative(reading: Reading, words: range, but: Iterable[int] = ()) -> bool:
    """Whether these words deny on the whole: "not" does, "not without" does not, the Italian "non .. mai" does.

    Negators whose index is in `but` do not count.
    """
    likely = _LIKELY.get(reading.language, _LIKELY["en"])
    if reading.folded.isdisjoint(likely):
        return False
    left_out = frozenset(but)
    return reading.once(("negative", words, left_out), lambda reading: _negative(reading, words, left_out))


def _negative(reading: Reading, words: range, but: frozenset[int]) -> bool:
    likely = _LIKELY.get(reading.language, _LIKELY["en"])
    count, joined = 0, False
    for at, word in enumerate(reading.words[words.start : words.stop], words.start):
        plain = word.folded
        if plain in likely and _counts(reading, at):
            count += at not in but and not (joined and plain in _TOGETHER)
            joined = joined or plain in _JOINING
    return count % 2 == 1


def denies(words: Iterable[Word], language: str) -> bool:
    """Whether any of the words denies, restricts or contrasts."""
    negators, half = NEGATORS.get(language, NEGATORS["en"]), HALF.get(language, HALF["en"])
    return any(word.folded in negators or word.folded in half for word in words)


def restricts(words: frozenset[str], language: str) -> bool:
    """Whether any of the words, folded, half denies, restricts or contrasts."""
    return not words.isdisjoint(HALF.get(language, HALF["en"]))


def contrasting(reading: Reading, words: range) -> bool:
    """Whether a clause holds a "but" past its first word: then it says two things."""
    return not said(reading, words[1:]).isdisjoint(_CONTRASTING)


def said(reading: Reading, words: range) -> frozenset[str]:
    """These words, folded; collected once."""
    return reading.once(
        ("said", words), lambda reading: frozenset([word.folded for word in reading.words[words.start : words.stop]])
    )


def opens_contrast(reading: Reading, words: range) -> bool:
    """Whether a clause begins with a "but", which restricts what stands before it and nothing in itself."""
    return len(words) > 0 and reading.words[words.start].folded in _CONTRASTING


def guarded(reading: Reading, words: range) -> tuple[bool, bool]:
    """Whether these words are a condition or a relative clause, and whether they make an exception."""
    folded = said(reading, words)
    return not _SUPPOSING.isdisjoint(folded), not _EXCEPTING.isdisjoint(folded)


def relating(reading: Reading, words: range) -> frozenset[str]:
    """Those of these words that set a limit, folded: before, above, oltre, fino."""
    known = _RELATING.get(reading.language, _RELATING["en"])
    return said(reading, words) & known


def _counts(reading: Reading, at: int) -> bool:
    """Whether a word that is likely a negator is one here."""
    if not _negates(reading.words, at):
        return False
    return not _idiom(reading.words, at, reading.language) and not _other_word(reading, at)


def _negates(words: Sequence[Word], at: int) -> bool:
    """Whether a likely negator is one: the "fails" of "fails to", or the Italian "né" and not the clitic."""
    plain = words[at].folded
    if plain == "ne":
        return words[at].text.casefold() in _NE
    if plain not in _LIKE_NEGATORS:
        return True
    return at + 1 < len(words) and words[at + 1].folded == "to"


def _idiom(words: Sequence[Word], at: int, language: str) -> bool:
    language = language if language in _NOT_DENYING_NEXT else "en"
    here = words[at].folded
    after = words[at + 1].folded if at + 1 < len(words) else ""
    if f"{here} {after}" in _NOT_DENYING_NEXT[language]:
        return True
    return at > 0 and words[at - 1].folded in _NOT_DENYING_AFTER[language]


def _other_word(reading: Reading, at: int) -> bool:
    """Whether this is the "No" of "No. 5" or of "No, it is", or a "t" that follows no verb ("T cells")."""
    words, places, here = reading.words, reading.places, reading.words[at].folded
    if here == "t":
        return at == 0 or words[at - 1].folded not in _CONTRACTED or places[at][0] - places[at - 1][1] != 1
    if here != "no" or at + 1 >= len(words):
        return False
    gap = reading.plain[places[at][1] : places[at + 1][0]].strip()
    return bool(gap) or words[at + 1].text[:1].isdigit() or words[at + 1].folded in _AFTER_INTERJECTION


def _target(reading: Reading, at: int) -> int | None:
    """The index of what a negator denies; None where nothing follows in its reach."""
    words = reading.words
    for index in range(at + 1, min(at + 1 + _SCOPE, len(words))):
        plain = words[index].folded
        if plain in _ENDS_SCOPE:
            return None
        if index == at + 1 and (relates(reading, index) or ends_clause(reading, index)):
            return index
        if words[index].content and plain not in _LIGHT_ADVERBS and not plain.endswith(_ADVERBIAL):
            return index
    return None


def ends_clause(reading: Reading, at: int) -> bool:
    """Whether this is a particle with nothing behind it that it may belong to."""
    end = reading.places[at][1]
    return reading.words[at].folded in _PARTICLES and _CLAUSE_END.match(reading.plain, end) is not None


def relates(reading: Reading, at: int) -> bool:
    """Whether a word relates what follows it to something, so that "not" before it bounds: more than, after, all."""
    words, plain = reading.words, reading.words[at].folded
    if plain in _RELATING.get(reading.language, _RELATING["en"]):
        return True
    return plain in _COMPARING and at + 1 < len(words) and words[at + 1].folded in _THAN
