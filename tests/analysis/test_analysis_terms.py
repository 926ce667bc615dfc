"""Text to terms in both languages."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.analysis import Analyzer, Wordless, detect, words


def terms(text: str, language: str = "it") -> list[str]:
    """The terms of a text."""
    return Analyzer().terms(text, language)


def test_codes_are_whole_and_in_parts() -> None:
    """AX-42 gives itself and its parts; AX 42 only the parts; neither gives -42."""
    assert terms("AX-42", "en") == ["ax-42", "ax", "42"]
    assert terms("AX 42", "en") == ["ax", "42"]


def test_versions_decimals_and_identifiers_are_codes() -> None:
    """3.14.4 and get_close_matches stay whole beside their parts; a hyphenated word is its parts."""
    assert terms("3.14.4", "en")[0] == "3-14-4" and terms("get_close_matches", "en")[0] == "get-close-matches"
    assert terms("line-end", "en") == ["line", "end"]


def test_elisions_and_accents() -> None:
    """L'unità, dell’UNITA and un'unita\u0300 (decomposed) are one term (P13)."""
    assert terms("L'unità") == terms("dell’UNITA") == terms(unicodedata.normalize("NFD", "un'unità")) == terms("unita")


def test_italian_words_are_not_cut_at_accents() -> None:
    """attività is one stem and perché is a stop word: neither leaves "attivit" or "perch" (P13)."""
    assert terms("attività") == terms("attivita") and len(terms("attività")) == 1
    assert terms("perché") == []


def test_english_possessives() -> None:
    """The company's and companies are one term; "don't" leaves nothing odd behind."""
    assert terms("The company's", "en") == terms("companies", "en") == ["compani"]
    assert "t" not in terms("don't", "en")


def test_language_is_told_by_its_commonest_words() -> None:
    """An Italian and an English sentence; a bare code is English by default."""
    assert [detect(t) for t in ("La garanzia copre l'unità", "The unit is covered", "AX-42")] == ["it", "en", "en"]


@pytest.mark.parametrize("text", ["l'AX-42", "dell'AX-42", "AX-42's", "(AX-42)", "AX-42/AX-24", "AX-42: 3", "v:AX-42"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_code_is_whole_whatever_touches_it(text: str, language: str) -> None:
    """Elided articles, possessives, slashes and colons leave the code a term of its own."""
    assert "ax-42" in terms(text, language) and "ax-42" in [word.lower() for word in words(text)]


@given(st.text(max_size=200), st.sampled_from(["en", "it"]))
def test_any_text_has_terms_of_its_own_letters(text: str, language: str) -> None:
    """No text breaks the analyzer, terms are never empty, and the same text always gives the same ones."""
    found = terms(text, language)
    assert all(found) and found == terms(text, language)


def test_the_wordless_analyzer_finds_no_terms() -> None:
    """Whatever is written, there is nothing to search by words; its digest keeps its archives apart from others."""
    assert Wordless().terms("AX-42 runs", "en") == []
    assert Wordless().digest != Analyzer().digest
