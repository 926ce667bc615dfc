"""Changes of names and of quoted words."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random

from changes.nouns import Edit, Passage, Sentence
from changes.said import MONTHS, level, says_name, says_word

_RUN = re.compile(r"[A-ZÀ-ÖØ-Þ](?:\.|[\w’-]*\w)(?: [A-ZÀ-ÖØ-Þ](?:\.|[\w’-]*\w))*")
_WORD = re.compile(r"[^\W\d_]+")
_DAYS = (
    "monday tuesday wednesday thursday friday saturday sunday lunedi martedi mercoledi giovedi venerdi sabato".split()
)
_CALENDAR = {level(name) for names in MONTHS.values() for name in names} | {*_DAYS, "domenica"}
_NUMERAL = re.compile(r"[IVXLCDM]+")
PLACES = {
    level(name)
    for name in "London Paris Berlin Madrid Boston Chicago Denver Seattle Houston Dallas Toronto Tokyo Sydney Dublin "
    "Vienna Lisbon Oslo Warsaw Prague Budapest Athens Cairo Mumbai Shanghai Singapore Germany France Spain Italy "
    "Canada Brazil India China Japan Australia Norway Sweden Poland Austria Ireland Kenya Egypt Mexico California "
    "Texas Florida Milano Torino Napoli Bologna Firenze Genova Palermo Venezia Verona Trieste Londra Parigi Berlino "
    "Lisbona Varsavia Praga Atene Germania Francia Spagna Italia Inghilterra Scozia Irlanda Polonia "
    "Austria Svizzera Norvegia "
    "Svezia Russia Cina Giappone Brasile Messico Egitto Fresno".split()
}
FIRST = frozenset(
    "Georg Ned Benjamin Larry Martin Ronald Steve Barry Guido Anthony John James Mary Robert Michael William David "
    "Richard Joseph Thomas Charles Daniel Matthew Mark Paul Andrew George Peter Philip Edward Henry Anna Maria Laura "
    "Giovanni Giuseppe Luigi Carlo Paolo Marco Elena Francesca Alice Emma Sarah Emily Jane Lisa Karen Susan Nikola "
    "Frank Samuel Walter Albert Arthur Louis Martha Alex Jack Oliver Tom Sophia Olivia Isabella Johann Karl".split()
)
_GENERIC = frozenset(
    "inc ltd corp llc co lord lady sir mr mrs ms dr prof rev saint san company group street avenue".split()
)
_INSIDE = re.compile(r"(?:^|\s)[a-zà-ù]\w*['’]?,? \(?$|['’]\s?$")
_ADJECTIVE = re.compile(r".*(?:ese|ish|ian|ean|esi|ana|ani|ano|ica|ico|ici|iche|ista|isti|ism|ismo|tica)$")


class Names:
    """Which capitalised runs of the passages are names: no word of theirs is anywhere written small."""

    def __init__(self, passages: Sequence[Passage]) -> None:
        self._small: dict[str, set[str]] = defaultdict(set)
        self._capital: dict[str, Counter[str]] = defaultdict(Counter)
        for passage in passages:
            for found in re.finditer(r"(?<![\w'’.@/-])[^\W\d_]+", passage.text):
                if found[0][0].islower():
                    plain = level(found[0])
                    self._small[passage.language].update([plain, *(plain[:n] for n in range(5, len(plain)))])
        # By kind, then by name: the documents that have it.
        self._pools: dict[tuple[str, str, int], dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        for passage in passages:
            for name, start in self._runs(passage.text, passage.language):
                if _INSIDE.search(passage.text, max(0, start - 30), start) or (start and name.split()[0] in FIRST):
                    self._capital[passage.language][name] += 1
                    self._pools[self._key(name, passage.language)][name].add(passage.group)

    def found(self, sentence: Sentence) -> list[tuple[str, int]]:
        """The names of a sentence and where they start; each is met somewhere behind a word written small."""
        language = sentence.passage.language
        known = self._capital[language]
        return [(name, at) for name, at in self._runs(sentence.text, language) if known[name]]

    def others(self, name: str, passage: Passage) -> list[str]:
        """Real names of the same kind from other documents, of the same set where it has enough, in order."""
        pool = self._pools[self._key(name, passage.language)]
        often = self._capital[passage.language]
        # A single capitalised word is a name by being one again and again; titles capitalise ordinary words.
        found = sorted(o for o, groups in pool.items() if passage.group not in groups and (" " in o or often[o] > 2))
        near = [other for other in found if any(g.startswith(passage.source) for g in pool[other])]
        return near if len(near) >= 10 else found

    def _runs(self, text: str, language: str) -> Iterator[tuple[str, int]]:
        for found in _RUN.finditer(text):
            if text[found.end() : found.end() + 1] in ("'", "’", "_", "-", "@", "/") and not text[
                found.end() :
            ].startswith(("'s", "’s")):
                continue
            if text[found.end() : found.end() + 1] == ":" or re.search(r"[\w/@_.-]$", text[: found.start()]):
                continue
            words = found[0].split()
            at = found.start()
            while words and not self._name(words[0], language):
                at += len(words[0]) + 1
                words.pop(0)
            if words and all(self._name(word, language) for word in words) and any(len(w) > 3 for w in words):
                yield " ".join(words), at
            elif len(words) == 1 and words[0].isupper() and len(words[0]) == 3 and self._name(words[0], language):
                yield words[0], at

    def _name(self, word: str, language: str) -> bool:
        plain = level(word)
        if plain in _GENERIC:
            return False
        if word.endswith("."):
            return len(word) == 2
        return (
            len(plain) > 2
            and not any(part[: max(5, len(part) - 2)] in self._small[language] for part in re.split(r"\W", plain))
            and plain not in _CALENDAR
            and not _NUMERAL.fullmatch(word)
            and not any(c.isdigit() for c in word)
            and not (len(plain) > 4 and _ADJECTIVE.fullmatch(plain) and plain not in PLACES)
        )

    def _key(self, name: str, language: str) -> tuple[str, str, int]:
        words = name.split()
        if len(words) == 1:
            kind = "place" if level(name) in PLACES else "acronym" if name.isupper() else "one"
        else:
            kind = "initial" if words[0].endswith(".") else "person" if words[0] in FIRST else "several"
        return language, kind, len(words)


def changed_names(names: Names, sentence: Sentence, spans: str, random: Random) -> Iterator[Edit]:
    """A name replaced by another of its kind, of which the spans hold no word; or one of its words so replaced."""
    found = names.found(sentence)
    random.shuffle(found)
    for name, at in found:
        others = names.others(name, sentence.passage)
        words = name.split()
        for other in random.sample(others, min(6, len(others))):
            if _absent(spans, other.split()):
                how = "another name" if at else "another name, first in the sentence"
                yield Edit(at, at + len(name), other, f"{how}, several words" if len(words) > 1 else how)
                break
        if len(words) > 1:
            yield from _part(name, at, words, [o.split() for o in others], spans, random)


def changed_quote(sentence: Sentence, spans: str, random: Random, words: Sequence[str]) -> Iterator[Edit]:
    """A word inside quotation marks replaced, left out or added, marks and the rest kept.

    A sentence that quotes nothing is itself quoted, whole, from the document.
    """
    text, base = sentence.text, ""
    quoted = [m.span(1) for m in re.finditer(r"[\"“«]([^\"“”«»]*)[\"”»]", text) if len(m[1]) >= 8]
    if not quoted:
        if re.search(r"[\"“”«»]", text) or len(text.split()) > 30 or not verbatim(sentence):
            return
        base = text = quoted_whole(sentence, *random.choice(('""', "“”", "«»")))
        quoted = [(text.index(":") + 3, len(text) - 2)]
    for start, end in quoted:
        inner = [m for m in _WORD.finditer(text, start, end) if len(m[0]) > 3 and m[0].islower()]
        if not inner or len(text[start:end].split()) < 2:
            continue
        word = random.choice(inner)
        new = next(
            (w for w in random.sample(words, min(60, len(words))) if _like(w, word[0]) and not says_word(spans, w)),
            None,
        )
        if new:
            yield Edit(*word.span(), new, "word of a whole sentence quoted" if base else "word", base)
        # Without its first or last word a quotation is still one.
        if start < word.start() and text[word.end()] == " " and text[word.end() : end].strip() and len(inner) > 2:
            how = "word of a whole sentence left out" if base else "word left out"
            yield Edit(word.start(), word.end() + 1, "", how, base)


def verbatim(sentence: Sentence) -> bool:
    """Whether the sentence stands in its own passage as it is: two joined ones do not."""
    return sentence.text in " ".join(sentence.passage.text.split())


def quoted_whole(sentence: Sentence, opened: str, closed: str) -> str:
    """The sentence quoted whole, the right answer beside `changed_quote`'s."""
    lead = {"en": "The document says: ", "it": "Il documento dice: "}[sentence.passage.language]
    return f"{lead}{opened}{sentence.text.rstrip('.!?;:')}{closed}."


def _absent(spans: str, words: Sequence[str]) -> bool:
    initials = {"".join(word[0] for word in run.split()) for run in _RUN.findall(spans)}
    return not any(says_name(spans, w) or w in initials for w in words if not w.endswith(".")) and any(
        len(w) > 2 for w in words
    )


def _part(name: str, at: int, words: list[str], others: list[list[str]], spans: str, random: Random) -> Iterator[Edit]:
    place = random.randrange(len(words))
    old = words[place]
    if old.endswith("."):
        new = random.choice([c for c in "ABCDFGHJKLMNPRSTW" if c != old[0]]) + "."
        if new not in spans:
            yield Edit(at, at + len(name), " ".join([*words[:place], new, *words[place + 1 :]]), "initial of a name")
        return
    candidates = [other[place] for other in random.sample(others, min(20, len(others)))]
    for new in candidates:
        if not new.endswith(".") and new != old and _absent(spans, [new]):
            yield Edit(at, at + len(name), " ".join([*words[:place], new, *words[place + 1 :]]), "one word of a name")
            return


def _like(word: str, old: str) -> bool:
    """Whether a word could stand where another does, by its ending and length."""
    return word != old and word[-2:] == old[-2:] and abs(len(word) - len(old)) < 5 and level(word)[:4] != level(old)[:4]
