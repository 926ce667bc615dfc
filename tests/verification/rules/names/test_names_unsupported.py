"""Names and acronyms of a sentence stand in the spans it cites."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault, Kind
from proofspan.verification.rules.names.unsupported import unsupported_name

OTHER_NAMES = [
    ("en", "Use FTPS for all uploads.", "Use FTP for all uploads."),
    ("it", "Usare HTTP per le chiamate.", "Usare HTTPS per le chiamate."),
    ("it", "La sede dell'azienda è a Torino.", "La sede dell'azienda è a Milano."),
    ("it", "La sede dell'azienda è a Torino.", "Milano è la sede dell'azienda."),
    ("it", "La sede dell'azienda è a Torino.", "Milano."),
    ("it", "La sede dell'azienda è a Torino.", "Milano [S1]."),
    ("it", "La sede dell'azienda è a Torino.", "Sede: Milano"),
    ("it", "La sede dell'azienda è a Torino.", "- Milano"),
    ("it", "La sede dell'azienda è a Milano.", "La sede dell'azienda è a Milani."),
    ("it", "L'Italia ha firmato il trattato.", "La Francia ha firmato il trattato."),
    ("it", "L'Italia ha firmato il trattato.", "L'Ungheria ha firmato il trattato."),
    ("it", "Il contratto è firmato da Marco Rossi.", "Il contratto è firmato da Luca Rossi."),
    ("it", "Il contratto è firmato da Marco Rossi.", "Il contratto è firmato da Marco Bianchi."),
    ("it", "Marco Rossi ha firmato il contratto.", "Luca Rossi ha firmato il contratto."),
    ("it", "Marco Rossi ha firmato il contratto.", "Bianchi ha firmato il contratto."),
    ("it", "Rossi ha firmato il contratto.", "Verdi ha firmato il contratto."),
    ("it", "Marco Bianchi e Luca Rossi hanno firmato.", "Marco Rossi ha firmato."),
    ("it", "Il dott. Rossi dirige il reparto.", "Il dott. Bianchi dirige il reparto."),
    ("it", "Il dott. Rossi dirige il reparto.", "Dott. Bianchi dirige il reparto."),
    ("it", "La NATO ha approvato il piano.", "L'ONU ha approvato il piano."),
    ("it", "La UE ha approvato il piano.", "La NATO ha approvato il piano."),
    ("it", "Il responsabile è Giovanni De Rosa.", "Il responsabile è Giovanni De Luca."),
    ("it", "Il responsabile è Giovanni della Valle.", "Il responsabile è Giovanni della Torre."),
    ("it", "La mostra su D'Annunzio apre a Forlì.", "La mostra su D'Azeglio apre a Forlì."),
    ("it", "La mostra su D'Annunzio apre a Forlì.", "La mostra su D'Annunzio apre a Cesena."),
    ("it", "I francesi hanno vinto il torneo.", "L'Inghilterra ha vinto il torneo."),
    ("it", "Papa Giovanni XXIII aprì il concilio.", "Papa Giovanni XXII aprì il concilio."),
    ("en", "The headquarters are in Berlin.", "The headquarters are in Munich."),
    ("en", "The headquarters are in Berlin.", "Munich hosts the headquarters."),
    ("en", "The headquarters are in Berlin.", "Munich"),
    ("en", "Microsoft released the tool in May.", "Apple released the tool in May."),
    ("en", "Microsoft released the tool in May.", "Google released the tool in May."),
    ("en", "The tool was released by Microsoft in May.", "The tool was released by Apple in May."),
    ("en", "NASA launched the probe.", "ESA launched the probe."),
    ("en", "The probe was launched by NASA.", "The probe was launched by ESA."),
    ("en", "The European Union adopted the rule.", "The UN adopted the rule."),
    ("en", "Mr. Smith signed the lease.", "Mr. Jones signed the lease."),
    ("en", "J. Smith signed the lease.", "K. Smith signed the lease."),
    ("en", "Smith's report covers Ohio.", "Brown's report covers Ohio."),
    ("en", "Sean O'Brien chairs the board.", "Sean O'Neill chairs the board."),
    ("en", "Jean-Pierre Martin chairs the board.", "Jean-Claude Martin chairs the board."),
    ("en", "The iPhone app syncs nightly.", "The iPad app syncs nightly."),
    ("en", "The Standard plan costs more.", "The Premium plan costs more."),
    ("en", "Peter Brown met Alice White in Rome.", "Peter White lives in Rome."),
    ("en", "The French company won the bid.", "The Dutch company won the bid."),
    ("en", "The manual says press Start.", "The manual says press Stop."),
    ("en", "She lives in New York.", "She lives in New Orleans."),
    ("en", "New York is the seat.", "New Orleans is the seat."),
    ("en", "Contact: Anna Keller", "Contact: Anna Koller"),
    ("en", "Plan A is valid.", "Plan B is valid."),
    ("en", "Type A is valid for homes.", "For homes type B is valid."),
    ("en", "It runs on Linux.", "It runs on Windows."),
    ("en", "It runs on Windows.", "It runs on macOS."),
    ("en", "The US approved the drug.", "The UK approved the drug."),
    ("en", "The UK approved the drug.", "The US approved the drug."),
    ("en", "| City | Berlin |", "| City | Munich |"),
    ("en", 'The report by the "Guardian" is old.', 'The report by the "Observer" is old.'),
    ("en", "**Berlin** is the seat.", "**Munich** is the seat."),
    ("en", "Vitamin C helps.", "Vitamin D helps."),
    ("it", "La vitamina C aiuta.", "La vitamina D aiuta."),
    ("it", "Il file è di Maria Conti.", "Il file è di Maria Monti."),
    ("it", "Costa è il direttore di Fiat.", "Serra è il direttore di Fiat."),
    ("it", "Il direttore è Neri.", "Il direttore è Verdi."),
    ("it", "Il modello Panda costa 9.000 euro.", "Il modello Tipo costa 9.000 euro."),
    ("it", "Il Po attraversa la pianura.", "L'Adige attraversa la pianura."),
    ("it", "Il sindaco di Bari è in carica.", "Il sindaco di Lecce è in carica."),
    ("it", "Lecce è in Puglia.", "Lecce è in Sicilia."),
    ("en", "World War I ended in the autumn.", "World War II ended in the autumn."),
    ("it", "L'opera è del XVIII secolo.", "L'opera è del XIX secolo."),
    ("en", "Henry VIII reigned.", "Henry VII reigned."),
    ("en", "J. K. Rowling wrote it.", "J. R. Rowling wrote it."),
    ("en", "The rule was adopted in Italy.", "The rule was adopted in the United States."),
    ("en", "The rule was adopted in Italy.", "The rule was adopted by the US."),
    ("en", "The case went to the Court of Appeal.", "The case went to the Supreme Council."),
    ("it", "Il caso è andato alla Corte d'appello.", "Il caso è andato al Consiglio Superiore."),
    ("it", "I dati dell'AgID restano.", "I dati dell'Serbia restano."),
    ("it", "I rapporti dell'IPCC sono pronti.", "I rapporti dell'TUE sono pronti."),
    ("it", "CERT-PA decide.", "CERT-VA decide."),
    ("it", "Kublai non ha letto, grazie a lui.", "Graz non ha letto."),
    ("en", "They share ABI as builds; no public option.", "They share NPO as builds."),
    ("en", "The idea came to Andy Warhol.", "The idea came to Jan Warhol."),
    ("it", "È scritto in italiano.", "È scritto in spagnolo."),
]

SAME_NAMES = [
    ("en", "The ATMs are closed.", "The ATM is closed."),
    ("en", "It was 12 °C.", "It was 12 degrees Celsius."),
    ("en", "The prize is CHF 900.", "The prize is 900 Swiss francs."),
    ("en", "Store the salt in a dry place.", "Keep the salt somewhere dry."),
    ("it", "Il Codice dell'amministrazione digitale vale.", "Il CAD vale."),
    ("en", "Artificial intelligence is used.", "Artificial intelligence (AI) is used."),
    ("en", "American men are tall.", "Men in the U.S. are tall."),
    ("it", "Il vino italiano è esportato.", "L'Italia esporta vino."),
    ("it", "L'opera è del ventesimo secolo.", "L'opera è del XX secolo."),
    ("en", "See chapter 4 of the manual.", "See Chapter IV of the manual."),
    ("en", "JK Rowling wrote it.", "J. K. Rowling wrote it."),
    ("en", "J. K. Rowling wrote it.", "JK Rowling wrote it."),
    ("en", "J.K. Rowling wrote it.", "J. K. Rowling wrote it."),
    ("it", "Il Comune di Lucca rilascia il permesso.", "Il permesso è rilasciato dal Comune di Lucca."),
    ("it", "La Società paga entro 30 giorni.", "Entro 30 giorni la Società effettua il pagamento al Cliente."),
    ("en", "Refunds take 5 days.", "Yes, refunds take 5 days."),
    ("en", "Do not open the lid.", "Do NOT open the lid."),
    ("en", "Do not open the lid.", "NEVER open the lid."),
    ("it", "Non aprire il coperchio.", "ATTENZIONE: non aprire il coperchio."),
    ("it", "La sede dell'azienda è a Torino.", "A Torino si trova la sede dell'azienda."),
    ("it", "La sede dell'azienda è a Torino.", "Torino è la sede."),
    ("it", "la sede è a torino.", "La sede è a Torino."),
    ("it", "LA SEDE È A TORINO.", "La sede è a Torino."),
    ("it", "La sede è a Forlì.", "La sede è a Forli'."),
    ("it", "La sede è a Forlì.", "LA SEDE È A FORLÌ"),
    ("it", "L'Italia ha firmato.", "Il governo italiano ha firmato, cioè l'Italia."),
    ("it", "Il governo italiano ha firmato.", "L'Italia ha firmato."),
    ("it", "L'Unione Europea ha approvato il piano.", "La UE ha approvato il piano."),
    ("it", "La UE ha approvato il piano.", "L'Unione Europea ha approvato il piano."),
    ("it", "La riunione è lunedì.", "La riunione è Lunedì."),
    ("it", "L'utente deve pagare la tassa.", "Gli Utenti devono pagare la Tassa."),
    ("it", "Spegnere la pompa prima della pulizia.", "Prima della pulizia occorre spegnere la pompa."),
    ("it", "Spegnere la pompa prima della pulizia.", "Bisogna spegnere la pompa. Successivamente si pulisce."),
    ("it", "Spegnere la pompa.", "Occorre: Spegnere la pompa."),
    ("it", "Il dott. Marco Rossi dirige.", "Il Dottor Rossi dirige."),
    ("it", "Marco Antonio Rossi ha firmato.", "Marco Rossi ha firmato."),
    ("it", "Rossi, Marco: firmato.", "Marco Rossi ha firmato."),
    ("it", "La Camera ha votato.", "I deputati della Camera hanno votato."),
    ("it", "I Romani fondarono la città.", "Roma fu fondata."),
    ("en", "The European Union adopted it.", "The EU adopted it."),
    ("en", "The EU adopted it.", "The European Union adopted it."),
    ("en", "The U.S. adopted it.", "The United States adopted it."),
    ("en", "The United States adopted it.", "The US adopted it."),
    ("en", "The United States adopted it.", "The U.S. adopted it."),
    ("en", "The US adopted it.", "The U.S. adopted it."),
    ("en", "American officials adopted it.", "US officials adopted it."),
    ("en", "Key performance indicators are listed.", "KPIs are listed."),
    ("en", "Each PC has one.", "All PCs have one."),
    ("en", "Smith signed.", "Smith's signature is there."),
    ("en", "The Smiths signed.", "Smith signed."),
    ("en", "Texas voted.", "Texan voters voted."),
    ("en", "Italy won.", "The Italian team won."),
    ("en", "Canada won.", "The Canadian team won."),
    ("en", "nasa launched it.", "NASA launched it."),
    ("en", "O’Brien chairs.", "O'Brien chairs."),
    ("en", "Jean Pierre chairs.", "Jean-Pierre chairs."),
    ("en", "WiFi is on.", "Wi-Fi is on."),
    ("en", "Wi-Fi is on.", "WiFi is on."),
    ("en", "You may return the unit within thirty days.", "Customers can return the unit within thirty days."),
    ("en", "You may return the unit.", "Returning the unit is allowed."),
    ("en", "The pump must be off.", "Warning: Turn the pump off."),
    ("en", "The pump must be off.", "## Safety Instructions"),
    ("en", "The temperature is -5 C.", "The temperature is -5 °C."),
    ("en", "Use compare_digest to compare secrets.", "Use COMPARE_DIGEST to compare secrets."),
    ("en", "The World Health Organization acted.", "The World Health Organization (WHO) acted."),
    ("en", "She said it is free.", 'She said: "It is free".'),
    ("en", "John Smith signed.", "J. Smith signed."),
    ("en", "The AX-42 weighs 18 kg.", "The AX-42 weighs 18 Kg."),
    ("en", "Power is 20 MW.", "Power is 20 MW. Moreover, I think it is fine."),
    ("en", "The warranty lasts two years.", "The Warranty lasts two years."),
    ("en", "The annual report is out.", "The Annual Reports are out."),
    ("en", "Müller signed.", "Muller signed."),
    ("en", "Hose pressure during maintenance: 3 bar.", "During maintenance, hose pressure is 3 bar."),
    ("en", "Press the button to start.", "To start, press the Button."),
    ("en", "Water boils at 100 degrees.", "However, water boils at 100 degrees. In addition, Water boils."),
]


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    """The faults that the rule finds, sentence after sentence."""
    return [fault for each in compared(answer, spans, language) for fault in unsupported_name(each)]


@pytest.mark.parametrize(("language", "span", "answer"), OTHER_NAMES)
def test_a_name_that_the_span_has_not_is_a_fault(language: str, span: str, answer: str) -> None:
    """A sentence with another name than its span has is faulted, wherever the name stands."""
    found = faults(answer, span, language=language)
    assert [fault.kind for fault in found][:1] == [Kind.UNSUPPORTED_NAME]
    assert all(fault.token in answer for fault in found)


@pytest.mark.parametrize(("language", "span", "answer"), SAME_NAMES)
def test_a_name_in_another_form_is_none(language: str, span: str, answer: str) -> None:
    """Case, accents, possessives, plurals, acronyms and peoples of a name are that name; a beginning is no name."""
    assert faults(answer, span, language=language) == []


@pytest.mark.parametrize(
    ("span", "answer", "message"),
    [
        (
            "La sede è a Torino.",
            "La sede è a Milano [S1].",
            "looked for the name 'Milano' in S1: the name there is 'Torino'",
        ),
        (
            "La sede è a Milano, non a Como.",
            "La sede è a Milani [S1].",
            "looked for the name 'Milani' in S1: the nearest there is 'Milano'",
        ),
        (
            "La sede è in centro.",
            "La sede è a Milano [S1].",
            "looked for the name 'Milano' in S1: there is no name there",
        ),
        (
            "Gli uffici sono a Roma, Bari, Lecce e Pisa.",
            "La sede è a Milano [S1].",
            "looked for the name 'Milano' in S1: the names there are 'Roma', 'Bari', 'Lecce' and others",
        ),
    ],
)
def test_the_message_tells_the_names_of_the_span(span: str, answer: str, message: str) -> None:
    """The message says which name was looked for and which ones the span has instead."""
    assert [fault.message for fault in faults(answer, span, language="it")] == [message]


def test_any_cited_span_supports_a_name() -> None:
    """Two names of one sentence may come from two cited spans, and from no span that it does not cite."""
    spans = ("Rossi lives in Lucca.", "Bianchi lives in Pisa.")
    assert faults("Rossi lives in Lucca and Bianchi in Pisa [S1, S2].", *spans) == []
    assert [fault.token for fault in faults("Rossi lives in Lucca and Bianchi in Pisa [S1].", *spans)] == [
        "Bianchi",
        "Pisa",
    ]


def test_a_full_name_comes_from_one_place() -> None:
    """A first name of one person and a last name of another are nobody's name, unless one stands alone there."""
    answer = "Marco Rossi ha firmato."
    assert [fault.token for fault in faults(answer, "Marco Bianchi e Luca Rossi firmano.", language="it")] == [
        "Marco Rossi"
    ]
    assert faults(answer, "Marco Bianchi e Luca Rossi firmano. Poi Rossi esce.", language="it") == []


def test_names_side_by_side_are_one_fault() -> None:
    """A full name that is wholly unsupported is told once, as it is written."""
    assert [fault.token for fault in faults("Anna Keller signed.", "Ruth Meyer signed.")] == ["Anna Keller"]


@given(answer=st.text(max_size=200), span=st.text(max_size=200), language=st.sampled_from(["en", "it", "de"]))
def test_no_text_makes_it_raise(answer: str, span: str, language: str) -> None:
    """Whatever is written, each fault's token stands in the answer or the rule is silent."""
    assert all(fault.token and fault.message for fault in faults(answer, span, language=language))


@given(words=st.lists(st.sampled_from("Rossi rossi EU U.S. A. B De O'Neill iPad \u00c8 Wi-Fi \u2019 . : XII".split())))
def test_a_text_supports_itself(words: list[str]) -> None:
    """A sentence beside itself has no fault."""
    text = " ".join(words)
    assert faults(text, text) == []


def test_the_work_grows_as_the_text_does() -> None:
    """A span of twenty thousand names is read in a moment, however many of them are missing."""
    span = " ".join(f"Name{chr(97 + at % 26)}x Other{chr(97 + at % 7)}y" for at in range(10_000))
    answer = " ".join(f"Then Missing{chr(97 + at % 26)}z left Pisa. " for at in range(300))
    started = time.process_time()
    assert len(faults(answer, span)) >= 300
    assert time.process_time() - started < 5
