"""Text to terms in both languages."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from proofspan.analysis import Analyzer, detect


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


@given(st.text(max_size=200), st.sampled_from(["en", "it"]))
def test_tokens_say_where_terms_come_from(text: str, language: str) -> None:
    """Tokens are the terms in order, each with a span of the text, ascending; any text at all."""
    analyzer = Analyzer()
    tokens = analyzer.tokens(text, language)
    assert [token.term for token in tokens] == analyzer.terms(text, language)
    assert all(0 <= token.span.start < token.span.end <= len(text) for token in tokens)
    assert [t.span.start for t in tokens] == sorted(t.span.start for t in tokens)
