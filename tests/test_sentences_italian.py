"""Italian sentences, written for this project: `¦` stands where one sentence ends and the next begins."""

import pytest

from proofspan.sentences import sentences

CASES = [
    # Plain stops.
    "La pompa è spenta. ¦Resta spenta.",
    "È aperta la valvola? ¦Chiudila! ¦Poi aspetta.",
    "Aspetta... ¦Ora premi RESET.",
    "Ronza… ¦Poi si ferma.",
    "L'unità attende... e riparte.",
    "Davvero?! ¦Nessuno lo sa.",
    "Una frase senza punto",
    "Perché si ferma? ¦È il fusibile.",
    # Abbreviations.
    "Il peso è di ca. 3,5 kg. ¦Va sollevato in due.",
    "Pesa ca. Tre chili, dicono. ¦Nessuno l'ha pesato.",
    "Vale l'art. 5 del contratto. ¦L'art. 6 non vale.",
    "Si vedano gli artt. 5 e 6, lett. b) e c). ¦Il resto è libero.",
    "Dal 1° feb. 2026 il termine è di trenta giorni. ¦Prima era di quattordici.",
    "Il termine parte a feb. ¦Finisce a dic. 2026.",
    "Scade il 3 gen. 2027. ¦Si rinnova da sé.",
    "Si veda, cfr. la tab. 2, il valore. ¦È giusto.",
    "Cfr. Allegato 2 per i dettagli. ¦Sono brevi.",
    "Il dott. Neri e la dott.ssa Bianchi firmano. ¦Firma anche l'ing. Rossi.",
    "La sig.ra Verdi ha chiamato. ¦Il sig. Gallo no.",
    "Spett. Officina Nord, ecco i pezzi. ¦Cordiali saluti.",
    "Servono viti, dadi, ecc. per montarla. ¦Contale.",
    "Servono viti, dadi, ecc. ¦La scatola è piccola.",
    "La Rossi S.p.A. vende pompe. ¦Ha sede a Lodi.",
    "Ha firmato la Rossi S.p.A. ¦Il contratto vale.",
    "La Bianchi S.r.l. e la Neri S.a.s. hanno chiuso. ¦Nessuno compra.",
    "Vedi fig. 3, pag. 14 e pagg. 20-22. ¦Sono chiare.",
    "Vedi cap. IV, par. 2. ¦Poi torna qui.",
    "Vedi all. B e tab. A1. ¦Sono in fondo.",
    "È arrivato al No. 1 in classifica. ¦Poi al No. 2.",
    "Usa un sigillante, ad es. Loctite, sul filetto. ¦Lascialo asciugare.",
    "Usa un olio, p.es. quello blu. ¦Costa poco.",
    "Max. 8 bar, min. 2 bar. ¦Oltre si rompe.",
    "Il modello è il mod. AX-42, cod. RT-5. ¦Si trova a magazzino.",
    "Via Po, n. 5, tel. 02 555. ¦Citofonare due volte.",
    "Il d.P.R. 445/2000 e il D.Lgs. 81/2008 valgono. ¦Leggili.",
    "Nel 44 a.C. fu deciso. ¦Nel 30 d.C. no.",
    "N.B. La valvola resta chiusa. ¦Sempre.",
    "Le riunioni: lun. 2 e ven. 6 marzo. ¦Le altre saltano.",
    "Partiamo alle 9. ¦Loro arrivano alle 10.30.",
    "Si applica l'art. 5 e segg. del codice. ¦Il resto no.",
    # Initials and labels.
    "G. B. Conti e A. Mori l'hanno scritto. ¦È buono.",
    "Il prof. E. Sala insegna. ¦Ha due assistenti.",
    "Scegli il piano B. ¦Il piano A è chiuso.",
    "Basta l'allegato C. ¦Nient'altro.",
    # Numbers, versions, files, addresses.
    "La pressione è di 3,5 bar. ¦Era di 3.",
    "Il costo è di 1.250,00 euro. ¦IVA esclusa.",
    "Python 3.14.4 è uscito. ¦Installalo.",
    "Apri config.toml. ¦Salvalo come copia.toml.",
    "Leggi https://esempio.it/a.html?x=1. ¦Poi chiudi.",
    "Scrivi a ops@esempio.it. ¦Rispondono.",
    "Il valore è 0,6. ¦si può alzare.",
    "Erano 12. ¦7 erano rotte.",
    # Quotes and brackets.
    "«Chiudi la valvola.» ¦Lo fece.",
    "« Chiudi la valvola. » ¦Lo fece.",
    "“È accesa?” chiese. ¦Lo era.",
    "Disse: «Ferma!» e uscì. ¦Nessuno rise.",
    "(Chiuso il lunedì.) ¦Vieni martedì.",
    "Lo chiamò ‘fatto.’ ¦Non lo era.",
    # Citations.
    "Il termine è di 30 giorni [S1]. ¦Era di 14 [S2].",
    "Il termine è di 30 giorni. [S1, S2] ¦Era di 14. [S1][S2]",
    "Pesa ca. 3,5 kg [S1]. ¦si solleva in due [S2].",
    "Pesa 3,5 kg.[S1] ¦È rossa.",
    # Lines, lists, headings, tables.
    "Il tubo\nregge\n8 bar. ¦Controllalo\r\nspesso.",
    "## Pompa P2\n¦La pompa si ferma. ¦Riavviala.",
    "Pompa P2\n========\n¦\nLa pompa si ferma.",
    "Un titolo\n\n¦La pompa si ferma.",
    "Fai così:\n¦- premi RESET\n¦- aspetta 10 s",
    "Fai così: premi RESET.",
    "1. Premi RESET. ¦Aspetta 10 s.\n¦2. Chiama le operazioni.",
    "2-bis. Il comma vale. ¦3. Anche questo.\n¦3-quater. E questo.",
    "Scegli:\n¦a) la porta a sinistra;\n¦b) quella a destra\n   dietro il muro.",
    "guasto | rimedio\n¦E1 | controllare il fusibile. Poi riavviare.\n¦E2 | riavviare",
]


@pytest.mark.parametrize("case", CASES)
def test_italian(case: str) -> None:
    """Each text has exactly the sentences that its marks show."""
    text = case.replace("¦", "")
    assert [span.of(text) for span in sentences(text, "it")] == [part.strip() for part in case.split("¦")]
