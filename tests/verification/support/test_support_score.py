"""The support score: what the spans carry is anchored in any form, what they do not is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification import Finding, Kind, labelled, verify
from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault
from proofspan.verification.support import THRESHOLD, Scored, score

PARAPHRASES = [
    ("it", "L'unità va spenta prima di pulire il filtro.", "Prima di pulire il filtro bisogna spegnere l'unità"),
    ("it", "Il filtro deve essere sostituito ogni sei mesi.", "Ogni sei mesi occorre cambiare il filtro"),
    ("it", "I reclami si inviano per iscritto.", "I reclami vanno mandati per iscritto"),
    ("it", "La spia verde lampeggia durante la ricarica.", "Durante la ricarica lampeggia la spia verde"),
    ("it", "Il direttore approva le spese oltre 500 euro.", "Le spese oltre 500 euro sono approvate dal direttore"),
    ("it", "Scollegare il cavo prima di aprire il coperchio.", "Prima di aprire il coperchio va staccato il cavo"),
    ("en", "The unit must be switched off before cleaning.", "Before cleaning, switch off the unit"),
    ("en", "Replace the filter every six months.", "The filter has to be replaced every six months"),
    ("en", "Customers may return the unit within 30 days.", "The unit can be returned by customers within 30 days"),
    ("en", "The director approves expenses.", "Expenses are approved by the director"),
    ("en", "Backups run nightly and are kept for two weeks.", "Backups are retained for two weeks and run nightly"),
    ("en", "If the lamp blinks, close the valve.", "Close the valve if the lamp blinks"),
    ("en", "The World Health Organization met in Rome.", "The WHO met in Rome"),
]
INVENTED = [
    ("it", "Ridurre il carico e liberare la presa d'aria.", "Ridurre il carico, liberare la presa d'aria e telefonare"),
    ("it", "La garanzia copre i difetti di materiale.", "La garanzia copre i difetti di materiale e i danni esterni"),
    ("it", "La pompa pesa 18 kg.", "La pompa è molto silenziosa"),
    ("it", "Il corso dura tre mesi.", "Il corso dura tre mesi e rilascia un certificato riconosciuto"),
    ("en", "Reduce the load and clear the intake.", "Reduce the load, clear the intake and call support"),
    ("en", "The filter is cleaned with lukewarm water.", "The filter is cleaned with lukewarm water and mild soap"),
    ("en", "The fan starts at 40 °C.", "The fan starts at 40 °C to protect the processor"),
    ("en", "The fee is not refundable.", "The fee covers lunch on board"),
    ("en", "The editor exports PDF files.", "The editor exports PDF and spreadsheet files"),
]
TURNED = [
    ("en", "The nurse informs the doctor about the dose.", "The doctor informs the nurse about the dose"),
    ("it", "Il locatore avvisa il conduttore per iscritto.", "Il conduttore avvisa il locatore per iscritto"),
    ("en", "Refunds are possible if the seal is intact.", "Refunds are possible"),
    ("en", "Press RESET unless the lamp is red.", "Press RESET"),
    ("en", "The drug may cause drowsiness.", "The drug causes drowsiness"),
    ("en", "Only managers approve the budget.", "Managers approve the budget"),
    ("it", "La consegna è gratuita, salvo per le isole.", "La consegna è gratuita"),
    ("it", "Il farmaco può causare sonnolenza.", "Il farmaco causa sonnolenza"),
]


def scored(answer: str, *spans: str, language: str = "en", faults: tuple[Fault, ...] = ()) -> Scored:
    (only,) = compared(answer, spans, language)
    return score(only, faults)


@pytest.mark.parametrize(("language", "span", "answer"), PARAPHRASES)
def test_a_faithful_paraphrase_is_anchored(language: str, span: str, answer: str) -> None:
    """Another order, voice or wording of the same is carried by the span."""
    verdict = verify(f"{answer} [S1].", labelled([span]), languages=language)
    assert verdict.finding is Finding.ANCHORED, verdict.faults


@pytest.mark.parametrize(("language", "span", "answer"), INVENTED)
def test_an_invention_is_refused_by_strict_alone(language: str, span: str, answer: str) -> None:
    """What is added without number or name is no fault of the hard rules, and has too little support."""
    verdicts = [
        verify(f"{answer} [S1].", labelled([span]), languages=language, profile=p) for p in ("literal", "strict")
    ]
    assert [verdict.finding for verdict in verdicts] == [Finding.ANCHORED, Finding.REFUSED]
    assert [fault.kind for fault in verdicts[1].faults] == [Kind.LOW_SUPPORT]


@pytest.mark.parametrize(("language", "span", "answer"), TURNED)
def test_what_is_exchanged_or_left_out_is_refused_by_strict(language: str, span: str, answer: str) -> None:
    """Roles exchanged, a condition, a hedge or a limit gone: every word stands there, and the answer says otherwise."""
    assert verify(f"{answer} [S1].", labelled([span]), languages=language).finding is Finding.REFUSED


@pytest.mark.parametrize(
    ("answer", "span"),
    [
        ("The lid is blue.", "Open the box. The lid is blue. Close it."),
        ("The lid is *blue*", "The lid is blue."),
        ("Il coperchio è blu.", "Il coperchio è  blu."),
        ("5 kg", "It is heavy.\n\n5 kg"),
    ],
)
def test_what_stands_there_word_for_word_has_support_1(answer: str, span: str) -> None:
    """Whatever the signs and spaces between the words."""
    assert scored(answer, span).support == 1


def test_more_words_found_is_more_support() -> None:
    """Each word that the span has not lowers the score."""
    span = "The pump in the cellar drains the boiler room at night."
    answers = ["The pump drains the boiler room", "The pump heats the boiler room", "The pump heats the swimming pool"]
    supports = [scored(answer, span).support for answer in answers]
    assert supports == sorted(supports, reverse=True)
    assert len(set(supports)) == 3


def test_a_hard_fault_lowers_the_support() -> None:
    """By the weight of its kind."""
    (only,) = compared("The pump weighs 5 kg", ["The pump in question weighs 6 kg."])
    fault = only.fault(Kind.UNSUPPORTED_NUMBER, "5", "")
    assert score(only, [fault]).support < score(only).support


def test_without_a_cited_span_there_is_no_support() -> None:
    """Nothing cited, nothing carried."""
    (only,) = compared("The pump weighs 5 kg", [])
    assert (score(only).support, score(only).windows, score(only).idle) == (0.0, (), ())


def test_the_words_that_were_not_found_are_told() -> None:
    """As they are written and in their order, light words left out."""
    lost = scored("However, the Pump uses 40 watts of stolen electricity", "The pump runs.").lost
    assert lost == ("40", "watts", "stolen", "electricity")


def test_words_that_stand_apart_are_told_where_all_were_found() -> None:
    """Nothing is lost, and still the sentence is nowhere together."""
    far = " Nothing of note happened there." * 30
    assert scored("The blue pump leaks oil", f"The blue pump runs.{far} Sometimes the tap leaks oil.").lost


def test_the_support_of_an_answer_is_that_of_its_weakest_sentence() -> None:
    """Checked sentence by sentence or as a whole, the verdict is the same."""
    spans = labelled(["The pump weighs 5 kg.", "The valve is made of brass and steel."])
    sentences = ["The pump weighs 5 kg [S1].", "The valve is made of brass [S2]."]
    single = [verify(sentence, spans).support or 0.0 for sentence in sentences]
    assert verify(" ".join(sentences), spans).support == min(single)


def test_spans_support_a_sentence_together() -> None:
    """Half of it stands in one cited span, half in the other."""
    spans = ["The pump weighs 5 kg.", "The pump is made of brass."]
    assert scored("The pump weighs 5 kg and is made of brass", *spans).support > THRESHOLD
    assert scored("The pump weighs 5 kg and is made of brass", spans[0]).support < THRESHOLD


@pytest.mark.parametrize(
    ("answer", "spans", "idle"),
    [
        ("The pump weighs 5 kg", ("The pump weighs 5 kg.", "Shipping is free."), ("S2",)),
        ("The pump weighs 5 kg", ("The pump weighs 5 kg.", "A pump is loud."), ()),
        ("A prime number has two divisors", ("Hose pressure during maintenance.",), ("S1",)),
        ("The WHO met twice", ("The World Health Organization.",), ()),
        ("Explanations abound here", ("It was explained.",), ()),
        ("Yes", ("The pump weighs 5 kg.",), ()),
    ],
)
def test_an_idle_citation_is_told(answer: str, spans: tuple[str, ...], idle: tuple[str, ...]) -> None:
    """Nothing of the sentence stands in it, not even a like word; a sentence of one word tells nothing."""
    assert scored(answer, *spans).idle == idle


@given(st.text(max_size=80), st.lists(st.text(max_size=80), max_size=3), st.sampled_from(["en", "it", "de"]))
def test_no_text_makes_it_raise(answer: str, spans: list[str], language: str) -> None:
    """Support stays in [0, 1], and every window lies in its span."""
    for each in compared(answer, spans, language):
        found = score(each)
        assert 0 <= found.support <= 1
        assert all(
            0 <= w.start <= w.end <= len(s.text) for s, ws in zip(each.spans, found.windows, strict=True) for w in ws
        )
        assert set(found.idle) <= set(each.labels)
        assert isinstance(found.lost, tuple)


def test_a_sentence_of_the_span_leaves_nothing_out() -> None:
    """Word for word it has all support, whatever condition a sentence beside it has that shares a word."""
    span = (
        "If a file uses bits to indicate whether it may run, nobody runs it. THE CALL IS UNSAFE AND MUST NOT BE USED."
    )
    verdict = verify("THE CALL IS UNSAFE AND MUST NOT BE USED [S1].", {"S1": span})
    assert verdict.finding is Finding.ANCHORED and verdict.claims[0].score == 1.0
