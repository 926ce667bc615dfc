"""What one of two parallel clauses says is not said of the subject of the other; no two terms change places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Kind
from proofspan.verification.rules.subjects.crossed import crossed, crossing

CROSSED = [
    ("it", "Il tasto A avvia il nastro, il tasto B lo ferma.", "Il tasto A ferma il nastro."),
    ("en", "Pressing A starts the pump; pressing B stops it.", "Pressing B starts the pump."),
    ("en", "Class A goods are stored in hall 1, class B goods in hall 2.", "Class A goods are stored in hall 2."),
    ("it", "Il reparto A lavora di notte, il reparto B di giorno.", "Il reparto A lavora di giorno."),
    ("it", "Il tasto A avvia il nastro, il tasto B lo ferma.", "Il tasto B avvia il nastro."),
    ("en", "Group I meets in room 3 and group II in room 4.", "Group II meets in room 3."),
    (
        "en",
        "The tenant pays for minor repairs and the landlord for structural ones.",
        "The landlord pays for minor repairs.",
    ),
    (
        "en",
        "The tenant pays for minor repairs and the landlord for structural ones.",
        "The tenant pays for structural repairs.",
    ),
    (
        "it",
        "Le spese condominiali ordinarie sono a carico del conduttore, quelle straordinarie a carico del locatore.",
        "Le spese condominiali straordinarie sono a carico del conduttore.",
    ),
    ("en", "The lamp is green when the pump runs and red when it has stopped.", "The lamp is red when the pump runs."),
    (
        "it",
        "Il rimborso spetta al venditore, non al compratore.",
        "Il rimborso spetta al compratore, non al venditore.",
    ),
    ("it", "Il Conduttore versa al Locatore un canone mensile.", "Il Locatore versa al Conduttore un canone mensile."),
    (
        "en",
        "The red wire goes to terminal A and the blue wire to terminal B.",
        "The red wire goes to terminal B and the blue wire to terminal A.",
    ),
    ("en", "Switch A controls the fan and switch B controls the light.", "Switch B controls the fan."),
    ("en", "Switch A controls the fan and switch B controls the light.", "The fan is controlled by switch B."),
    ("it", "L'interruttore A comanda la ventola e l'interruttore B la luce.", "L'interruttore A comanda la luce."),
    ("en", "Vitamin A is in liver. Vitamin C is in oranges.", "Vitamin C is in liver."),
    ("it", "La zona A è riservata ai residenti; la zona B ai visitatori.", "La zona A è riservata ai visitatori."),
    ("en", "Appendix I lists the fees and appendix II the forms.", "The forms are listed in appendix I."),
    ("en", "Appendix I lists the fees and appendix II the forms.", "Appendix II lists the fees."),
    ("en", "Phase 1 ends in May and phase 2 in July.", "Phase 1 ends in July."),
    ("en", "Phase 1 ends in May and phase 2 in July.", "Phase 2 ends in May."),
    (
        "it",
        "I dipendenti timbrano all'ingresso nord e i visitatori a quello sud.",
        "I visitatori timbrano all'ingresso nord.",
    ),
    (
        "it",
        "I dipendenti timbrano all'ingresso nord, i visitatori all'ingresso sud.",
        "I dipendenti timbrano all'ingresso sud.",
    ),
    (
        "en",
        "The invoice of 3 May was issued by Ann Ford and cancelled by Tom Reed.",
        "The invoice of 3 May was issued by Tom Reed.",
    ),
    (
        "en",
        "The invoice of 3 May was issued by Ann Ford and cancelled by Tom Reed.",
        "The invoice of 3 May was cancelled by Ann Ford.",
    ),
    (
        "it",
        "La fattura del 3 maggio è stata emessa da Anna Ferri e annullata da Tommaso Riva.",
        "La fattura del 3 maggio è stata emessa da Tommaso Riva.",
    ),
    ("en", "Refunds go to the seller, not to the buyer.", "Refunds go to the buyer, not to the seller."),
    (
        "en",
        "The keys are kept by the porter rather than the tenant.",
        "The keys are kept by the tenant rather than the porter.",
    ),
    ("en", "Rossi was born in Rome in 1950 and died in Milan in 1990.", "Rossi was born in Milan."),
    ("en", "The manager approves leave and the director approves travel.", "The manager approves travel."),
    ("en", "Members pay 5 euros and guests pay 8 euros.", "Guests pay 5 euros."),
    (
        "en",
        "The kitchen and the hall are cleaned on Monday and the stairs on Friday.",
        "The stairs are cleaned on Monday.",
    ),
    (
        "en",
        "The red wire goes to terminal A, the blue one to terminal B and the green one to terminal C.",
        "The red wire goes to terminal C.",
    ),
    (
        "en",
        "The red wire goes to terminal A, the blue one to terminal B and the green one to terminal C.",
        "The green wire goes to terminal B.",
    ),
    ("en", "Paper is collected on Monday and glass on Friday.", "Glass is collected on Monday."),
    ("it", "La carta si raccoglie il lunedì, il vetro il venerdì.", "Il vetro si raccoglie il lunedì."),
    ("it", "La classe I esce alle 12 e la classe II alle 13.", "La classe I esce alle 13."),
    ("it", "L'art. 5-bis vale per le ditte, l'art. 5-ter per i privati.", "L'art. 5-ter vale per le ditte."),
    ("it", "L'art. 5 vale per le ditte, l'art. 6 per i privati.", "L'art. 6 vale per le ditte."),
    ("it", "Il comma 2 si applica alle ditte e il comma 3 ai privati.", "Il comma 2 si applica ai privati."),
    ("en", "Stage 2 takes five days; stage 3 takes ten days.", "Stage 3 takes five days."),
    ("en", "Use hall B for meetings and hall C for exams.", "Use hall C for meetings."),
    (
        "en",
        "The minutes are written by the secretary and signed by the chair.",
        "The minutes are signed by the secretary.",
    ),
    ("it", "Il verbale è redatto dal segretario e firmato dal presidente.", "Il verbale è firmato dal segretario."),
]
KEPT = [
    (
        "it",
        "Le spese condominiali ordinarie sono a carico del conduttore, quelle straordinarie a carico del locatore.",
        "Il conduttore paga le spese condominiali ordinarie, il locatore quelle straordinarie.",
    ),
    (
        "en",
        "The red wire goes to terminal A and the blue wire to terminal B.",
        "Connect the red wire to terminal A and the blue one to terminal B.",
    ),
    ("en", "Both AX-42 and AX-24 run at 3 bar; AX-42 peaks at 5 bar.", "AX-42 runs at 3 bar."),
    ("en", "In the shop there are books, pens and cups.", "In the shop there are cups, pens and books."),
    ("en", "They met in Rome, in Milan and in Turin.", "They met in Turin, in Milan and in Rome."),
    ("en", "The director is currently Rossi.", "Rossi is currently the director."),
    ("en", "Rossi met Bianchi in Rome and Bianchi met Verdi in Bari.", "Verdi met Bianchi in Bari."),
    (
        "en",
        "The End Of Life date (EOL, sunset date) for Python 2.7 has been moved five years into the future, to 2020.",
        "The End Of Life date for Python 2.7 has been moved five years into the future, to 2020.",
    ),
    ("en", "Switch A controls the fan and switch B controls the light.", "The light is controlled by switch B."),
    (
        "en",
        "Switch A controls the fan and switch B controls the light.",
        "Switches A and B control the fan and the light.",
    ),
    ("it", "L'interruttore A comanda la ventola e l'interruttore B la luce.", "L'interruttore B comanda la luce."),
    ("en", "Vitamin A is in liver. Vitamin C is in oranges.", "Vitamin C is in oranges."),
    ("en", "Appendix I lists the fees and appendix II the forms.", "Appendix II lists the forms."),
    ("en", "Phase 1 ends in May and phase 2 in July.", "The second phase ends in July."),
    (
        "it",
        "I dipendenti timbrano all'ingresso nord, i visitatori all'ingresso sud.",
        "All'ingresso sud timbrano i visitatori.",
    ),
    (
        "en",
        "The invoice of 3 May was issued by Ann Ford and cancelled by Tom Reed.",
        "Tom Reed cancelled the invoice of 3 May.",
    ),
    (
        "en",
        "The invoice of 3 May was issued by Ann Ford and cancelled by Tom Reed.",
        "The invoice issued by Ann Ford was cancelled by Tom Reed.",
    ),
    (
        "it",
        "La fattura del 3 maggio 2025 è stata pagata il 12 giugno 2025.",
        "Il 12 giugno 2025 è stata pagata la fattura del 3 maggio 2025.",
    ),
    (
        "en",
        "The store opens at 9 a.m. and closes at 6 p.m. on weekdays.",
        "The store is open until 6 p.m. on weekdays.",
    ),
    ("en", "The company was founded in Rome and later moved to Milan.", "The company moved to Milan."),
    ("en", "Rossi was born in Rome in 1950 and died in Milan in 1990.", "Rossi died in 1990 in Milan."),
    ("en", "Cats and dogs are allowed in the garden and in the hall.", "Dogs are allowed in the hall."),
    (
        "en",
        "The manager approves leave and the director approves travel.",
        "The director approves travel and the manager leave.",
    ),
    (
        "en",
        "The kitchen and the hall are cleaned on Monday and the stairs on Friday.",
        "The hall is cleaned on Monday.",
    ),
    (
        "en",
        "The kitchen and the hall are cleaned on Monday and the stairs on Friday.",
        "The kitchen is cleaned on Monday.",
    ),
    (
        "en",
        "The red wire goes to terminal A, the blue one to terminal B and the green one to terminal C.",
        "The green wire goes to terminal C.",
    ),
    ("en", "Paper is collected on Monday and glass on Friday.", "Glass is collected on Friday."),
    ("it", "La carta si raccoglie il lunedì, il vetro il venerdì.", "Il venerdì si raccoglie il vetro."),
    ("en", "The key A opens the gate; the key B opens the shed.", "Key B opens the shed and key A the gate."),
    ("en", "Clause 5 of annex A applies.", "Annex A, clause 5 applies."),
    ("en", "Type A and type B plugs fit socket 3.", "Type B plugs fit socket 3."),
    ("en", "A person may appeal. Plan B is kept.", "A plan is kept."),
    ("en", "The team won. A driver was hurt.", "The team had a driver hurt."),
    ("it", "Il gruppo parte alle 9 e torna alle 18.", "Il gruppo torna alle 18."),
    ("it", "La classe I e la classe II escono alle 13.", "La classe II esce alle 13."),
    ("it", "L'art. 5-bis vale per le ditte.", "Per le ditte vale l'art. 5-bis."),
    ("en", "Use hall B for meetings and hall C for exams.", "Exams are held in hall C."),
    ("en", "The minutes are written by the secretary and signed by the chair.", "The chair signs the minutes."),
    (
        "en",
        "The minutes are written by the secretary and signed by the chair.",
        "The secretary writes the minutes and the chair signs them.",
    ),
    (
        "it",
        "Il verbale è redatto dal segretario e firmato dal presidente.",
        "Il presidente firma il verbale redatto dal segretario.",
    ),
]


@pytest.mark.parametrize(("language", "span", "answer"), CROSSED)
def test_what_another_clause_says_is_a_fault(language: str, span: str, answer: str) -> None:
    """A subject with what the span says of a parallel one is refused, also where the second clause has no verb."""
    faults = [fault for sentence in compared(answer, [span], language) if (fault := crossing(sentence))]
    assert [fault.kind for fault in faults] == [Kind.OTHER_SUBJECT]


@pytest.mark.parametrize(("language", "span", "answer"), KEPT)
def test_what_its_own_clause_says_is_none(language: str, span: str, answer: str) -> None:
    """A clause may be retold alone, in another order, passive for active, and beside the other."""
    assert not [fault for sentence in compared(answer, [span], language) if (fault := crossing(sentence))]


def test_a_message_tells_both_subjects() -> None:
    """It names what was said, beside what it stands in the span, and what the span says of the claimed subject."""
    span = "The red wire goes to terminal A and the blue one to terminal B."
    fault = crossing(compared("The red wire goes to terminal B.", [span])[0])
    assert fault and fault.message == "'terminal B' stands in S1 beside 'blue', not 'red', which has 'terminal A' there"


def test_another_sentence_may_say_it_after_all() -> None:
    """What a further sentence says of the subject is right, whatever the parallel clauses say."""
    span = "Paper is collected on Monday and glass on Friday. In May glass is collected on Monday."
    assert not crossing(compared("Glass is collected on Monday.", [span])[0])


def test_a_word_of_its_own_leaves_a_sentence_to_the_support() -> None:
    """With a word that stands nowhere in the clauses the sentence may be a paraphrase: it is no hard fault."""
    span = "Paper is collected on Monday and glass on Friday."
    assert not crossing(compared("Glass is seldom collected on Monday.", [span])[0])


def test_a_number_said_of_another_is_told_once() -> None:
    """Where the number is a fault for its subject already, the exchange of the clauses is not told beside it."""
    sentence = compared("Guests pay 5 euros.", ["Members pay 5 euros and guests pay 8 euros."])[0]
    assert crossing(sentence) and not list(crossed(sentence))


@given(answer=st.text("aA bto,;.2", max_size=60), span=st.text("aA bto,;.2", max_size=60))
def test_no_text_makes_crossing_raise(answer: str, span: str) -> None:
    """Whatever the two texts are, what is found is of the one kind."""
    faults = [fault for sentence in compared(answer, [span]) if (fault := crossing(sentence))]
    assert {fault.kind for fault in faults} <= {Kind.OTHER_SUBJECT}
