"""Changes that keep or add no literal: negations, opposites, quantifiers, and who did what. Measured, not promised."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

from changes.names import Names
from changes.nouns import Edit, Passage, Sentence
from changes.numbers import figures, quantities
from changes.said import says_word

OPPOSITES = {
    "en": (
        "increase/decrease", "increased/decreased", "increases/decreases", "higher/lower", "larger/smaller",
        "greater/smaller", "more/less", "before/after", "above/below", "first/last", "minimum/maximum", "early/late",
        "earlier/later", "open/closed", "opened/closed", "positive/negative", "allowed/forbidden", "include/exclude",
        "includes/excludes", "included/excluded", "accept/refuse", "accepted/refused", "accepts/refuses", "rise/fall",
        "rose/fell", "strong/weak", "gained/lost", "buy/sell", "bought/sold", "start/stop", "starts/stops",
        "left/right", "upper/lower", "oldest/newest", "highest/lowest", "improved/worsened", "success/failure",
        "profit/loss", "male/female", "public/private", "internal/external", "guilty/innocent", "always/never",
        "with/without", "long/short", "short-term/long-term", "hot/cold", "warm/cold", "best/worst", "major/minor",
        "began/ended", "enabled/disabled", "expanded/reduced", "strengthened/weakened", "plaintiff/defendant",
    ),
    "it": (
        "aumento/calo", "aumentato/diminuito", "aumenta/diminuisce", "maggiore/minore", "superiore/inferiore",
        "prima/dopo", "più/meno", "massimo/minimo", "massima/minima", "primo/ultimo", "aperto/chiuso",
        "positivo/negativo", "positiva/negativa", "vietato/permesso", "vietata/permessa", "incluso/escluso",
        "inclusi/esclusi", "inclusa/esclusa", "accetta/rifiuta", "accettato/rifiutato", "forte/debole", "vinto/perso",
        "vinse/perse", "compra/vende", "destra/sinistra", "pubblico/privato", "pubblica/privata", "pubblici/privati",
        "pubbliche/private", "interno/esterno", "interna/esterna", "sempre/mai", "con/senza", "lungo/breve",
        "caldo/freddo", "migliore/peggiore", "alto/basso", "alta/bassa", "grande/piccolo", "grandi/piccoli",
        "ricco/povero", "inizia/finisce", "iniziato/finito", "nord/sud", "est/ovest", "settentrionale/meridionale",
        "nuovo/vecchio", "nuova/vecchia", "obbligatorio/facoltativo", "obbligatoria/facoltativa",
        "entra/esce", "gratuito/oneroso",
    ),
}  # fmt: skip
_QUANTIFIERS = {
    "en": {"all": ("some", "few"), "some": ("all", "no"), "many": ("all", "few"), "most": ("all", "few"),
           "every": ("no", "hardly any"), "several": ("all", "no"), "few": ("most", "all"),
           "only": ("not only",), "at least": ("at most",), "at most": ("at least",), "up to the": ("at least the",),
           "up to a": ("at least a",),
           "more than": ("less than",), "less than": ("more than",), "each": ("no",), "any": ("only one",)},
    "it": {"tutti i": ("alcuni", "pochi"), "tutti gli": ("alcuni", "pochi"), "tutte le": ("alcune", "poche"),
           "alcuni": ("tutti i", "pochi"),
           "alcune": ("tutte le", "poche"), "molti": ("tutti i", "pochi"), "molte": ("tutte le", "poche"),
           "ogni": ("nessun",), "diversi": ("tutti i",), "diverse": ("tutte le",), "solo": ("non solo",),
           "almeno": ("al massimo",), "al massimo": ("almeno",), "soltanto": ("non soltanto",), "oltre": ("meno di",),
           "più di": ("meno di",), "meno di": ("più di",), "entrambi": ("nessuno dei due",), "ciascun": ("nessun",)},
}  # fmt: skip
_AFFIRMED = {
    "en": re.compile(r"\b(?:is|are|was|were|can|could|will|would|must|should|may|has been|have been|had|has|have)\b"),
    "it": re.compile(r"(?<![\w'])(?:è|sono|era|erano|può|possono|deve|devono|viene|vengono|ha|hanno|fu|furono|sarà)\b"),
}
_DENIED = {"en": re.compile(r"\b(?:(?P<v>do|does|did) not |not |never )"), "it": re.compile(r"\b(?:non|Non) ")}
_HEDGES = {
    "en": {"may": "will", "might": "will", "could": "will", "can": "must", "should": "must", "almost": "", "nearly": "",
           "about": "", "approximately": "", "usually": "always", "often": "always", "generally": "always",
           "sometimes": "always", "allegedly": "", "reportedly": "", "possibly": "certainly", "probably": "certainly",
           "expected to": "certain to", "at least": "", "up to": "", "partly": "", "mainly": "only", "planned": "done"},
    "it": {"può": "deve", "possono": "devono", "potrebbe": "dovrà", "potrebbero": "dovranno", "circa": "", "quasi": "",
           "di solito": "sempre", "spesso": "sempre", "generalmente": "sempre", "talvolta": "sempre", "forse": "",
           "probabilmente": "certamente", "almeno": "", "in genere": "sempre", "in parte": "", "presunto": "certo",
           "soprattutto": "solo", "principalmente": "solo", "preferibilmente": "solo"},
}  # fmt: skip
_CONDITION = {
    "en": re.compile(
        r",? (?:if|unless|when|provided that|except|only if|where|as long as|until) "
        r"(?:[^,;.]|\.(?=\d)){8,90}(?=[,;.]|$)"
    ),
    "it": re.compile(
        r",? (?:se|a meno che|quando|purché|salvo|fatta salva|fatto salvo|tranne|qualora|solo se|ove|finché) "
        r"(?:[^,;.]|\.(?=\d)){8,90}(?=[,;.]|$)"
    ),
}
_A_YEAR = r"(?:1[4-9]|20)\d\d"
_CLAUSE = re.compile(r"[,;] (?:and|but|which|who|where|while|e|ma|che|mentre|dove) [^,;.\d\"“«()]{20,90}(?=[.;]$)")


def negation(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A negation added to a clause, or one taken out."""
    language = sentence.passage.language
    for found in _DENIED[language].finditer(sentence.text):
        yield Edit(found.start(), found.end(), "", "removed")
    text = sentence.text
    if _DENIED[language].search(text) or re.search(r"\b(?:no|nor|nessun\w*|né|mai|neither|never)\b", text, re.I):
        return
    verbs = list(_AFFIRMED[language].finditer(text))
    if verbs:
        verb = random.choice(verbs)
        at = verb.end() if language == "en" else verb.start()
        at = verb.start() + verb[0].index(" ") if " been" in verb[0] else at
        yield Edit(at, at, " not" if language == "en" else "non ", "added")


def antonym(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A word replaced by its opposite, which the spans do not have."""
    for pair in OPPOSITES[sentence.passage.language]:
        for old, new in (pair.split("/"), pair.split("/")[::-1]):
            for found in re.finditer(rf"(?<![\w'-]){old}(?![\w'-])", sentence.text):
                if not says_word(spans, new):
                    yield Edit(found.start(), found.end(), new, pair)


def quantifier(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """How many or how much, changed."""
    for old, news in _QUANTIFIERS[sentence.passage.language].items():
        for found in re.finditer(rf"(?<![\w'-]){old}(?![\w'-])", sentence.text, re.IGNORECASE):
            new = random.choice(news)
            if not re.search(rf"\b{new}\b", spans, re.IGNORECASE):
                edited = new.capitalize() if found[0][0].isupper() else new
                yield Edit(found.start(), found.end(), edited, f"{old} to {new}")


def binding(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """Two figures of one sentence exchanged."""
    found = quantities(sentence.text)
    found = found if len(found) > 1 else [f for f in figures(sentence.text) if re.fullmatch(_A_YEAR, f[0])]
    pairs = [(a, b) for a, b in pairwise(found) if a[0] != b[0] and b.start() - a.end() > 4]
    if pairs:
        first, second = random.choice(pairs)
        between = sentence.text[first.end() : second.start()]
        yield Edit(first.start(), second.end(), second[0] + between + first[0], "exchanged")


def clause(sentence: Sentence, spans: str, random: Random, clauses: Sequence[str]) -> Iterator[Edit]:
    """A clause of another document added at the end; it holds no literal and no name."""
    end = len(sentence.text.rstrip(".!?"))
    for added in random.sample(clauses, min(5, len(clauses))):
        words = re.findall(r"[^\W\d_]{5,}", added)
        if sum(says_word(spans, word) for word in words) * 3 < len(words):
            yield Edit(end, end, added, "added")
            return


def clauses(passages: Sequence[Passage], language: str) -> list[str]:
    """Clauses that end a sentence and hold no capital and no figure, from all passages, each once."""
    found = {
        m[0] for p in passages if p.language == language for m in _CLAUSE.finditer(" ".join(p.text.split())[:4000])
    }
    found |= {
        m[0]
        for p in passages
        if p.language == language
        for s in re.split(r"(?<=[.;]) ", " ".join(p.text.split()))
        for m in _CLAUSE.finditer(s)
    }
    return sorted(c for c in found if c == c.lower())


def role(sentence: Sentence, spans: str, random: Random, names: Names) -> Iterator[Edit]:
    """Two names of one sentence exchanged, a verb between them."""
    found = names.found(sentence)
    for (one, at), (other, then) in pairwise(found):
        between = sentence.text[at + len(one) : then]
        if one != other and len(between.split()) > 2 and not re.fullmatch(r"(?:,| and| or| e| ed| o|\W)*", between):
            yield Edit(at, then + len(other), other + between + one, "exchanged")


def condition(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A condition or a hedge left out, or a possibility told as a fact."""
    language = sentence.passage.language
    for found in _CONDITION[language].finditer(sentence.text):
        if found.start() > 15:
            yield Edit(found.start(), found.end(), "", "condition left out")
    for old, new in _HEDGES[language].items():
        for found in re.finditer(rf"(?<![\w'-]){old}(?![\w'-]) ?", sentence.text):
            yield Edit(found.start(), found.end(), f"{new} " if new else "", f"hedge: {old}")


def quantity(sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A figure replaced by another that the spans state of something else."""
    found = figures(sentence.text)
    others = [f[0] for f in figures(" ".join(spans.split())) if f[0] not in sentence.text]
    if found and others:
        here = random.choice(found)
        yield Edit(here.start(), here.end(), random.choice(others), "another of the span")
