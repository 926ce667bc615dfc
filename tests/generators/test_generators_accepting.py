"""What an asker accepts: questions in every frame are answered, incidental words are not."""

import math
from collections.abc import Sequence

import pytest

from proofspan.analysis import Analyzer
from proofspan.documents import Policy, Revision
from proofspan.generators import Extractive
from proofspan.passages import Passage
from proofspan.prompts import ABSTENTION, prompt
from proofspan.spans import Span
from proofspan.stores import Found
from proofspan.verification import Finding, verify


def draft(question: str, *texts: str, language: str = "en", others: Sequence[str] = (), heading: str = "") -> str:
    """The draft for spans that are the best of an archive which also holds `others`; weights are Lucene's."""
    spans = [
        Found(0, Passage(Revision("d", "v1"), Span(0, len(t)), heading, t), "", language, Policy(), (), (), ())
        for t in texts
    ]
    analyzer = Analyzer()
    bodies = [set(analyzer.terms(f"{heading} {text}", language)) for text in (*texts, *others)]
    weights = {
        term: math.log(1 + (len(bodies) - df + 0.5) / (df + 0.5))
        for term in analyzer.terms(question, language)
        for df in (sum(term in body for body in bodies),)
    }
    made = prompt(question, spans, language=language, weights=weights)
    said = Extractive().draft(made)
    verdict = verify(said, {span.label: span.text for span in made.spans}, languages=language)
    assert verdict.finding is (Finding.ABSTAINED if said == ABSTENTION else Finding.ANCHORED)
    return said


LOCKS = "Each caretaker renews the entry code every 45 days. Tenants are told by letter."
FILTRI = "Il custode sostituisce la serratura ogni 45 giorni. Gli inquilini ricevono una lettera."


@pytest.mark.parametrize(
    "question",
    [
        "How often must a caretaker renew the entry code?",
        "Should a caretaker renew the entry code?",
        "Please tell me how often the caretaker has to renew the entry code",
        "How many days may a caretaker wait to renew the entry code?",
        "How long can't a caretaker renew the entry code?",
    ],
)
def test_the_frame_of_an_english_question_weighs_nothing(question: str) -> None:
    """However it is asked, the same two or three content words decide."""
    assert draft(question, LOCKS) == "Each caretaker renews the entry code every 45 days. [S1]"


@pytest.mark.parametrize(
    "question",
    [
        "Ogni quanto il custode deve sostituire la serratura?",
        "Quante volte va sostituita la serratura?",
        "Chi deve sostituire la serratura?",
        "Per favore, mi sai dire ogni quanto tempo viene sostituita la serratura?",
        "Entro quando si deve sostituire la serratura?",
        "Può il custode sostituire la serratura?",
    ],
)
def test_the_frame_of_an_italian_question_weighs_nothing(question: str) -> None:
    """Modal and light verbs, polite forms, how often and by when: none of them is looked for."""
    assert draft(question, FILTRI, language="it") == "Il custode sostituisce la serratura ogni 45 giorni. [S1]"


def test_may_is_a_month_after_a_preposition() -> None:
    """In May the month weighs: the sentence without it is not the best."""
    text = "The pool is open in June. The pool is open in May."
    assert draft("Is the pool open in May?", text) == "The pool is open in May. [S1]"


@pytest.mark.parametrize(
    ("question", "text", "language"),
    [
        ("When was the mortgage signed?", "Guests sign in at the gate and wear a green badge.", "en"),
        ("By when must the premium be paid?", "| Desk | paid | 200 |\n| Lamp | lent | 1 |", "en"),
        ("Chi deve approvare le trasferte?", "Ogni spesa sopra 900 euro richiede di approvare tre offerte.", "it"),
        ("Quanti giorni a settimana posso pranzare in sede?", "I pacchi vanno ritirati entro 5 giorni.", "it"),
        ("Dove va esposto il tesserino?", "La caldaia va installata in cantina.", "it"),
    ],
)
def test_a_question_mostly_of_words_that_nobody_has_is_not_answered(question: str, text: str, language: str) -> None:
    """The word the question turns on stands nowhere: one incidental word in common is no answer."""
    assert draft(question, text, language=language, others=["Nothing else."]) == ABSTENTION


def test_two_known_nouns_outvote_one_unknown_verb() -> None:
    """In an archive of two passages the verb nobody has weighs 1.79 of 3.18, and is one word of three."""
    text = "La polizza copre il furgone per sedici mesi."
    said = draft("Quanto vige la polizza del furgone?", text, language="it", others=["Il bar apre."])
    assert said == f"{text} [S1]"


def test_a_limit_in_time_decides_between_equals() -> None:
    """By when asks for a limit: the sentence with within, not the one with another number."""
    text = "Members report a theft to 3 guards. Members report a theft within 3 hours."
    assert draft("By when must members report a theft?", text) == "Members report a theft within 3 hours. [S1]"


def test_one_word_in_common_needs_the_rest_of_its_passage() -> None:
    """Keep stands in the alarm's sentence, but no number of days, and nothing of members or boats."""
    alarm = "Leave the hall, shut the door and keep others out."
    others = ["Members meet monthly. Members vote.", "Boats are blue. A boat is wide."]
    assert draft("How long can a member keep a boat?", alarm, "Members pay a fee.", others=others) == ABSTENTION


def test_a_second_sentence_needs_more_than_one_common_word() -> None:
    """Both sentences speak of reports; only the first of late ones and their fine."""
    text = "The fine for late reports is 40 euros. Reports are printed on white paper."
    assert draft("What is the fine for late reports?", text) == "The fine for late reports is 40 euros. [S1]"


@pytest.mark.parametrize(
    ("question", "text", "expected"),
    [
        ("How long do receipts run?", "Item | Run | Owner\nReceipts | 8 years | Ada", "Receipts, 8 years, Ada [S1]"),
        ("Which limit has the lamp?", "| Thing | Limit |\n|---|---|\n| Lamp | one |\n| Desk | two |", "Lamp, one [S1]"),
        (
            "Quale durata per le ricevute?",
            "Voce | Durata\nRicevute | 8 anni\nScontrini | 2 anni",
            "Ricevute, 8 anni [S1]",
        ),
    ],
)
def test_the_header_of_a_table_is_credited_to_its_rows(question: str, text: str, expected: str) -> None:
    """The first row is drawn off, or has no digit where all others have; a row under it has its words above."""
    language = "it" if "Durata" in text else "en"
    assert draft(question, text, language=language) == expected


def test_the_header_of_a_table_is_no_answer() -> None:
    """It has every word of the question, and says nothing."""
    text = "Quarter volume | Discount | Term\nto 50 | none | 9 days\nover 50 | 4 % | 9 days"
    said = draft("What is the discount for the term and quarter volume?", text)
    assert "Discount" not in said and said.startswith(("to 50", "over 50"))


def test_a_table_whose_first_row_has_a_number_has_no_header() -> None:
    """All rows are data, the first included."""
    assert draft("What does the lamp cost?", "Lamp cost | 9 euros\nDesk | 8 euros") == "Lamp cost, 9 euros [S1]"


def test_what_names_the_thing_asked_outweighs_the_verb() -> None:
    """Receipts and stored weigh the same: the thing comes first in an English question."""
    text = (
        "Papers are stored only as long as needed, then they are shredded within 30 days.\n\nReceipts | 8 years | Ada"
    )
    assert draft("How long are receipts stored?", text) == "Receipts, 8 years, Ada [S1]"


def test_a_broken_sentence_gives_way_to_a_whole_one() -> None:
    """The piece at the end has more of the question, but no stop; alone it is given as it stands, without one."""
    piece = "The gate code of the north gate is changed by the porter every"
    assert (
        draft("Who has the gate code?", f"The porter has the gate code. {piece}")
        == "The porter has the gate code. [S1]"
    )
    assert draft("Who changes the north gate code?", piece) == f"{piece} [S1]"


def test_an_answer_adds_no_stop_and_cites_in_one_place() -> None:
    """Rows end as they do in their document, so a line ends them; a sentence keeps its stop, then cites."""
    rows = "Receipts | 8 years | Ada\nInvoices | 9 years | Eve"
    expected = "Receipts, 8 years, Ada [S1]\n\nInvoices, 9 years, Eve [S1]"
    assert draft("How many years have receipts and invoices?", rows) == expected
    text = "Receipts | 8 years | Ada\n\nReceipts of guests are shredded by the porter."
    expected = "Receipts of guests are shredded by the porter. [S1] Receipts, 8 years, Ada [S1]"
    assert draft("Which receipts of Ada and of guests are shredded?", text) == expected


def test_the_askers_own_quantity_need_not_be_known() -> None:
    """Six thousand euros are the asker's: the rule above five thousand answers."""
    text = "Ogni acquisto sopra 5.000 euro richiede tre preventivi."
    asked = "Quanti preventivi servono per un acquisto di 6.000 euro?"
    assert draft(asked, text, language="it", others=["Il bar apre."]) == f"{text} [S1]"


def test_a_mean_is_no_frame_and_a_meaning_is() -> None:
    """What does X mean asks for X; the mean of something is a thing of its own."""
    text = "The mean pressure is 4 bar. The peak pressure is 9 bar. Lamp F7 says that the tank is empty."
    assert draft("What is the mean pressure?", text) == "The mean pressure is 4 bar. [S1]"
    assert draft("What does lamp F7 mean?", text) == "Lamp F7 says that the tank is empty. [S1]"
