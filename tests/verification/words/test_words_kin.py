"""Kin: words that no stemmer joins are one key, and light words are no content."""

import pytest

from proofspan.analysis import Analyzer
from proofspan.verification.words import kin_en, kin_it
from proofspan.verification.words.kin import kin
from proofspan.verification.words.lexicon import Lexicon
from proofspan.verification.words.light import FAINT, LIGHT

TABLES = {"en": kin_en.GROUPS, "it": kin_it.GROUPS}


def key(word: str, language: str) -> str:
    return Lexicon().words([word], language)[0].key


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_stem_stands_in_one_group(language: str) -> None:
    """No stem has two keys, and no group is a single stem."""
    groups = [group.split() for group in TABLES[language].split("/")]
    stems = [stem for group in groups for stem in group]
    assert sorted(stems) == sorted(set(stems))
    assert min(len(group) for group in groups) >= 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "buy buys bought purchase purchased acquire"),
        ("en", "choose chose chosen select"),
        ("en", "child children kids"),
        ("en", "cheap cheaper cheapest inexpensive"),
        ("en", "begin began begun starts"),
        ("en", "sold sells"),
        ("it", "spegnere spento spenta spenti spegni"),
        ("it", "chiudere chiuso chiusa chiusura"),
        ("it", "acquistare comprare acquisto"),
        ("it", "riduce ridurre ridotto diminuire"),
        ("it", "rimborsare rimborso"),
        ("it", "dispositivo apparecchio unità"),
    ],
)
def test_forms_and_near_synonyms_are_one_key(language: str, words: str) -> None:
    """What a dictionary would list together is compared as one word."""
    assert len({key(word, language) for word in words.split()}) == 1


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "open", "close"),
        ("en", "start", "stop"),
        ("en", "increase", "reduce"),
        ("en", "buy", "sell"),
        ("en", "accept", "refuse"),
        ("en", "allow", "forbid"),
        ("en", "maximum", "minimum"),
        ("en", "upper", "lower"),
        ("en", "inside", "outside"),
        ("it", "aprire", "chiudere"),
        ("it", "accendere", "spegnere"),
        ("it", "aumentare", "diminuire"),
        ("it", "comprare", "vendere"),
        ("it", "vietare", "consentire"),
        ("it", "massimo", "minimo"),
        ("it", "interno", "esterno"),
        ("it", "destra", "sinistra"),
    ],
)
def test_opposites_are_never_kin(language: str, one: str, other: str) -> None:
    """A group that held both would hide the change of one into the other."""
    assert key(one, language) != key(other, language)


def test_an_unknown_language_keeps_its_stems() -> None:
    """There is no table to look in."""
    assert kin("bought", "bought", "fr") == "bought"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "must shall however via yes"), ("it", "bisogna occorre deve devono tuttavia")],
)
def test_light_words_are_no_content(language: str, words: str) -> None:
    """An answer may say "bisogna spegnere" where the span says "va spenta"."""
    assert not any(word.content for word in Lexicon().words(words.split(), language))


@pytest.mark.parametrize("language", ["en", "it"])
def test_light_words_say_nothing_about_truth(language: str) -> None:
    """No negation, condition or limit is light."""
    telling = "not never without only unless if except cannot non senza solo mai salvo se purche eccetto soltanto"
    assert LIGHT[language].isdisjoint(telling.split())


@pytest.mark.parametrize("language", ["en", "it"])
def test_light_and_faint_words_are_folded_and_apart(language: str) -> None:
    """Each is listed once, without accents, in the form in which words are looked up."""
    assert LIGHT[language].isdisjoint(FAINT[language])
    assert all(word.isascii() and word == word.lower() for word in LIGHT[language] | FAINT[language])


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_stem_can_be_reached(language: str) -> None:
    """An entry is a stem of some word: stemming it, or its word with an ending, gives it again, or it is a form."""
    analyzer = Analyzer()
    endings = ("", "e", "s", "ed", "ing", "ation", "y", "o", "a", "i", "are", "ere", "ire", "à", "zione", "ità")
    stems = [stem for group in TABLES[language].split("/") for stem in group.split()]
    lost = [stem for stem in stems if not any(analyzer.terms(stem + ending, language) == [stem] for ending in endings)]
    assert len(lost) <= len(stems) // 50, lost
