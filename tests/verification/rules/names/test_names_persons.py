"""Full names: initials, first names added, and words that are a name by what stands beside them."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault
from proofspan.verification.rules.names.unsupported import unsupported_name

OTHERS = [
    ("en", "M. Bennett drove it in a Transit Van.", "T. Bennett drove it."),
    ("en", "Dr. J. Marlow signed the report in Soho.", "Dr. S. Marlow signed the report."),
    ("en", "The prize went to John F. Kennedy, not to T. Brown.", "The prize went to John T. Kennedy."),
    ("en", "J. A. Hobson wrote it.", "L. A. Hobson wrote it."),
    ("en", "The tower was drawn by F. W. Moody.", "F. H. Moody drew the tower."),
    ("en", "C. King was armed. Mr. King was alone.", "S. King was armed."),
    ("en", "The court heard C. King on the stabbing.", "The court heard A. King."),
    ("en", "The court has charged V. Martin with theft.", "The court has charged C. King with theft."),
    ("en", "On that day, Q. Ruiz was seen.", "On that day, Q. Hill was seen."),
    ("en", "Ms. I. Hill may appeal.", "Ms. N. Hill may appeal."),
    ("en", "R. O'Hara signed.", "T. O'Hara signed."),
    ("it", "Il ricorso di G. Ferri è respinto.", "Il ricorso di P. Ferri è respinto."),
    ("it", "B. Conti e L. Serra hanno firmato.", "B. Conti e T. Serra hanno firmato."),
    ("en", "It was directed by Mark Rohal. Rohal is known.", "It was directed by Todd Rohal."),
    ("it", "Nel museo c'è un lume di Dale Chihuly.", "Nel museo c'è un lume di Kate Chihuly."),
    ("it", "Le truppe aggirano il Mar Caspio.", "Le truppe aggirano il Better Caspio."),
    ("it", "Visse nel monastero Dongshan Dafo Dafo Dian.", "Visse nel monastero Dongshan Highway Dafo Dian."),
    ("en", "The South Kensington Museum is open.", "The South Kensington Times is open."),
    ("it", "I dati di New York restano.", "I dati di Monti York restano."),
    ("en", "The office is in York.", "The office is in New York."),
    ("en", "The office is in Carolina.", "The office is in South Carolina."),
    ("en", "Apple sold it.", "Apple Germany sold it."),
]

THE_SAME = [
    ("en", "The prize went to John F. Kennedy.", "J. Kennedy won the prize."),
    ("en", "The prize went to John Fitzgerald Kennedy.", "The prize went to J. F. Kennedy."),
    ("en", "The prize went to Kennedy.", "The prize went to John F. Kennedy."),
    ("en", "The prize went to J. F. Kennedy.", "The prize went to John Kennedy."),
    ("en", "A. and B. Hill were there.", "B. Hill was there."),
    ("en", "Judge Marlow signed.", "J. Marlow signed."),
    ("en", "Wash with vitamin C. King size is fine.", "King size is fine; wash with vitamin C. Rinse."),
    ("en", "It was directed by Rohal.", "It was directed by Todd Rohal."),
    ("en", "Rebecca sings.", "Rebecca Bunch sings."),
    ("en", "George Gittoes was born there.", "George Noel Gittoes was born there."),
    ("en", "O'Malley lives there with Lisa.", "Mike O'Malley lives there with Lisa."),
    ("en", "In the election, Trump ran; he spoke at Trump Tower.", "Donald Trump ran in the election."),
    ("it", "Il progetto è di Piano.", "Il progetto è di Piano."),
    ("it", "La direttrice Ferri ha firmato.", "Lucia Ferri ha firmato."),
    ("it", "Il premio va a G. Marini.", "Il premio va a Giulio Marini."),
]


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    """The faults that the rule on names finds, sentence after sentence."""
    return [fault for each in compared(answer, spans, language) for fault in unsupported_name(each)]


@pytest.mark.parametrize(("language", "span", "answer"), OTHERS)
def test_another_part_of_a_full_name_is_a_fault(language: str, span: str, answer: str) -> None:
    """An initial, a first name or a last word that the span's name has otherwise is one fault."""
    found = faults(answer, span, language=language)
    assert len(found) == 1
    assert found[0].token in answer


@pytest.mark.parametrize(("language", "span", "answer"), THE_SAME)
def test_a_fuller_or_shorter_name_is_none(language: str, span: str, answer: str) -> None:
    """Initials for names, and a first name where the span tells only the last, are no fault."""
    assert faults(answer, span, language=language) == []


def test_an_initial_may_stand_in_any_cited_span() -> None:
    """Of two spans one may have the name with that initial."""
    spans = ("C. Ruiz left.", "Q. Ruiz came.")
    assert faults("Q. Ruiz came [S1][S2].", *spans) == []
    assert [fault.token for fault in faults("Q. Ruiz came [S1].", *spans)] == ["Q. Ruiz"]


@given(words=st.lists(st.sampled_from("A. B. I. Hill Ms. and e Rossi O'Neill , ; the J.K. \u00c8. St. Van".split())))
def test_a_text_supports_its_own_initials(words: list[str]) -> None:
    """A sentence beside itself has no fault, however its initials stand."""
    text = " ".join(words)
    assert faults(text, text) == []


@given(answer=st.text("AB.' eZ\u00df\u0130|,", max_size=60), span=st.text("AB.' eZ\u00df\u0130|,", max_size=60))
def test_no_row_of_letters_makes_it_raise(answer: str, span: str) -> None:
    """Letters and stops in any order give faults with a token, or none."""
    assert all(fault.token for fault in faults(answer, span))


def test_the_work_grows_as_the_text_does() -> None:
    """Thousands of initials before one surname are read in a moment."""
    span = "B. Marlow left. " * 3_000
    answer = "T. Marlow left. " * 300
    started = time.process_time()
    assert faults(answer, span)
    assert time.process_time() - started < 5
