"""Numbers of a sentence are values with a unit, and the spans it cites hold them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.verification import Kind
from proofspan.verification.comparing import compared
from proofspan.verification.nouns import Fault
from proofspan.verification.rules.numbers.figures import unsupported_number


def faults(answer: str, *spans: str, language: str = "en") -> list[Fault]:
    return [fault for sentence in compared(answer, spans, language) for fault in unsupported_number(sentence)]


RIGHT = [
    ("The fee is 2300.50 euros.", "The fee is €2,300.50 a year.", "en"),
    ("It raised $2.3 million.", "Funding: USD 2,300,000.", "en"),
    ("It raised 2.3M dollars.", "It raised $2,300,000.", "en"),
    ("Sales reached 5bn euros.", "Sales reached €5 billion.", "en"),
    ("Sales reached 5,000 units.", "Sales: 5K units.", "en"),
    ("About 12345 people live there.", "Population 12 345.", "en"),
    ("About 12,345 people live there.", "Population 12'345.", "en"),
    ("The rows are 12 345.", "Rows 12 and 345.", "en"),
    ("The share is 12%.", "The share is 12 per cent.", "en"),
    ("It rose by 3 percentage points.", "A rise of 3 pp.", "en"),
    ("Salt is 35 ‰.", "Salinity: 35 permille.", "en"),
    ("Salt is 3.5 %.", "Salinity: 35 ‰.", "en"),
    ("It is -5 C.", "It is −5 °C.", "en"),
    ("It is minus 5 degrees Celsius.", "It is −5 °C.", "en"),
    ("The index fell by 3.5%.", "The index moved −3.5 %.", "en"),
    ("Half of the sites failed.", "1/2 of the sites failed.", "en"),
    ("0.5 of the sites failed.", "½ of the sites failed.", "en"),
    ("Three quarters of the sites failed.", "3/4 of the sites failed.", "en"),
    ("75% of the sites failed.", "Three quarters of the sites failed.", "en"),
    ("50% of the sites failed.", "Half of the sites failed.", "en"),
    ("Add 2.5 cups.", "Add 2½ cups.", "en"),
    ("Add 2.5 cups.", "Add two and a half cups.", "en"),
    ("Add 2 1/2 cups.", "Add 2.5 cups.", "en"),
    ("It came 3rd.", "It came third.", "en"),
    ("It is on the third floor.", "It is on floor 3.", "en"),
    ("It was built in the 20th century.", "It dates from the XX century.", "en"),
    ("The 21st edition.", "The twenty-first edition.", "en"),
    ("The 1st edition.", "The first edition.", "en"),
    ("There are 1000 bacteria.", "There are 10³ bacteria.", "en"),
    ("There are 1,500,000 bacteria.", "There are 1.5 × 10^6 bacteria.", "en"),
    ("The tolerance is 0.001.", "The tolerance is 10^-3 or 1e-3.", "en"),
    ("In 42 days.", "In ４２ days.", "en"),
    ("In 42 days.", "In ٤٢ days.", "en"),
    ("Thirty-five sites took part.", "35 sites took part.", "en"),
    ("250 sites took part.", "Two hundred and fifty sites took part.", "en"),
    ("Between 200 and 300 sites.", "Between two hundred and three hundred sites.", "en"),
    ("Twelve eggs.", "A dozen eggs.", "en"),
    ("From 3 to 5 days.", "3–5 days.", "en"),
    ("Between 5 and 10 million people.", "5-10 million people.", "en"),
    ("The range is 5 kg to 7 kg.", "5–7 kg", "en"),
    ("From 2021 to 2022.", "In 2021-22.", "en"),
    ("In the 1990s.", "In the '90s.", "en"),
    ("In the 1990s.", "From 1993 on.", "en"),
    ("It opens at 10:30.", "Opening: 10:30 am.", "en"),
    ("It closes at 5 pm.", "It closes at 17:00.", "en"),
    ("It closes at 5:30 p.m.", "It closes at 17:30.", "en"),
    ("The ratio is 16:9.", "A 16:9 screen.", "en"),
    ("It won 2-0.", "A 2–0 win.", "en"),
    ("It is 3x faster.", "It is three times faster.", "en"),
    ("It takes 60 minutes.", "It takes 1 hour.", "en"),
    ("It takes 24 hours.", "It takes a day.", "en"),
    ("It lasts 2 years.", "It lasts 24 months.", "en"),
    ("It lasts 1 year.", "It lasts a year.", "en"),
    ("It weighs 1 kg.", "It weighs 1000 g.", "en"),
    ("It weighs 18 kilograms.", "It weighs 18kg.", "en"),
    ("Both pumps run, so 2 pumps do.", "Both pumps run.", "en"),
    ("Two companies, Alfa and Beta, merged.", "Alfa merged with Beta.", "en"),
    ("It runs for 30 gruelling days.", "It runs for 30 days.", "en"),
    ("It runs for 30 days.", "It runs for 30 gruelling days.", "en"),
    ("12 monthly instalments.", "Paid over 12 months.", "en"),
    ("The area is 5 square metres.", "Area: 5 m².", "en"),
    ("It does 120 km per hour.", "It does 120 km/h.", "en"),
    ("It costs 5 pounds.", "It costs £5.", "en"),
    ("It costs $5 a month.", "It costs 5 dollars per month.", "en"),
    ("Call +39 06 1234567.", "Call +39 06 1234567.", "en"),
    ("4. Turn it on.", "Turn it on.", "en"),
    ("1. Turn it on.\n2. Turn it off.", "Turn it on, then off.", "en"),
    ("(1) Turn it on. (2) Turn it off.", "Turn it on, then off.", "en"),
    ("Half a million people.", "500,000 people.", "en"),
    ("1.5m people.", "1.5 million people.", "en"),
    ("1.5 million people.", "1.5m people.", "en"),
    ("It takes 10 weeks.", "It takes 10/12 weeks.", "en"),
    ("It costs 5 euros per kilogram.", "It costs €5/kg.", "en"),
    ("5 years or more.", "5+ years.", "en"),
    ("Sono 500 mila.", "Sono 500mila.", "it"),
    ("Il decreto 196 del 2003.", "Il decreto n. 196/2003.", "it"),
    ("Dura tra 5 e 7 anni.", "Dura tra i 5 e i 7 anni.", "it"),
    ("Mezzo milione di euro.", "500.000 euro.", "it"),
    ("500.000 euro.", "Mezzo milione di euro.", "it"),
    ("It opens at 10.30am.", "It opens at 10:30 a.m.", "en"),
    ("It closes at 5pm.", "It closes at 17:00h.", "en"),
    ("It is 5 ℃.", "It is 5 °C.", "en"),
    ("It weighs 5 ㎏.", "It weighs 5 kg.", "en"),
    ("It is ٢٫٥ kg.", "It is 2.5 kg.", "en"),
    ("The first attempt failed.", "Of two attempts the first failed.", "en"),
    ("One site failed.", "A site failed, two sites did not.", "en"),
    ("Secondo il manuale sei al sicuro.", "Il manuale dice: sicuro dopo tre giorni.", "it"),
    ("Costa 1250 euro.", "Costa 1.250 €.", "it"),
    ("Costa 1,5 milioni di euro.", "Costa 1.500.000 euro.", "it"),
    ("Vale 2,5 miliardi.", "Vale 2,5 mld.", "it"),
    ("Vale due milioni e mezzo di euro.", "Vale 2,5 milioni di euro.", "it"),
    ("Sono 2000 abitanti.", "Sono 2 mila abitanti.", "it"),
    ("Pesa 3.5 kg.", "Pesa 3,5 chili.", "it"),
    ("La garanzia dura 24 mesi.", "La garanzia dura ventiquattro mesi.", "it"),
    ("La garanzia dura due anni.", "La garanzia dura 24 mesi.", "it"),
    ("Entro 6 mesi.", "Entro sei mesi.", "it"),
    ("Entro sei mesi.", "Entro 6 mesi.", "it"),
    ("Nel 1900.", "Nel millenovecento.", "it"),
    ("Il 12% dei siti.", "Il dodici per cento dei siti.", "it"),
    ("Un terzo dei siti.", "1/3 dei siti.", "it"),
    ("Il 75% dei siti.", "Tre quarti dei siti.", "it"),
    ("Il 50% dei siti.", "La metà dei siti.", "it"),
    ("È il 3° posto.", "È il terzo posto.", "it"),
    ("È la 1ª edizione.", "È la prima edizione.", "it"),
    ("Nel XX secolo, il ventesimo.", "Nel XX secolo.", "it"),
    ("Tra 5 e 7 bar.", "5-7 bar.", "it"),
    ("Da 3 a 5 giorni lavorativi.", "Dai 3 ai 5 giorni lavorativi.", "it"),
    ("Alle 10:30.", "Alle ore 10.30.", "it"),
    ("Ventitré siti.", "23 siti.", "it"),
    ("Una dozzina di uova.", "12 uova.", "it"),
    ("Cala del 3,5%.", "Variazione: -3,5%.", "it"),
    ("Sono 5 °C.", "Sono cinque gradi.", "it"),
    ("Un sito su 4.", "1 sito su quattro.", "it"),
    ("Negli anni Novanta.", "Negli anni '90.", "it"),
]

WRONG = [
    ("There are 43 sites.", "There are 42 sites.", "en"),
    ("It costs 1.250 euros.", "It costs 1,250 euros.", "en"),
    ("It raised $2.3 billion.", "It raised $2.3 million.", "en"),
    ("It raised $2.3.", "It raised $2.3 million.", "en"),
    ("It is 3.5 Nm.", "It is −3.5 Nm.", "en"),
    ("It is -3.5 Nm.", "It is 3.5 Nm.", "en"),
    ("One third of the sites.", "Two thirds of the sites.", "en"),
    ("1/4 of the sites.", "3/4 of the sites.", "en"),
    ("The 4th edition.", "The third edition.", "en"),
    ("The twenty-second edition.", "The twenty-first edition.", "en"),
    ("There are 10^4 bacteria.", "There are 10^3 bacteria.", "en"),
    ("There are 10⁴ bacteria.", "There are 10³ bacteria.", "en"),
    ("Within forty-five days.", "Within thirty-five days.", "en"),
    ("Within seven days.", "Within six days.", "en"),
    ("Six to eight days.", "3–5 days or 10.", "en"),
    ("Delivery takes 5-3 days.", "Delivery takes 3-5 days.", "en"),
    ("Use 6 kg.", "Use 5–7 kg.", "en"),
    ("It won 0-2.", "It won 2-0.", "en"),
    ("It opens at 10:45.", "It opens at 10:30.", "en"),
    ("It closes at 5 am.", "It closes at 5 pm.", "en"),
    ("The ratio is 4:3.", "The ratio is 16:9.", "en"),
    ("It has 42 ports.", "The AX-42 has ports.", "en"),
    ("It takes 1 hour.", "It takes 2 hours.", "en"),
    ("It takes one hour.", "It takes two hours.", "en"),
    ("It takes 61 minutes.", "It takes 1 hour.", "en"),
    ("There are three pumps.", "There are two pumps.", "en"),
    ("In the 1980s.", "In the 1990s.", "en"),
    ("The first attempt failed.", "The second attempt failed.", "en"),
    ("One retry is allowed.", "Two retries are allowed.", "en"),
    ("Sei tentativi sono ammessi.", "Tre tentativi sono ammessi.", "it"),
    ("Il primo tentativo.", "Il terzo tentativo.", "it"),
    ("Half of sites failed.", "A third of sites failed.", "en"),
    ("It opens at 10.30am.", "It opens at 10.30pm.", "en"),
    ("It closes at 10:30:46.", "It closes at 10:30:45.", "en"),
    ("1/4 of the sites.", "3/4 of the sites, 1 of them new.", "en"),
    ("The index moved -3.5 %.", "The index moved 3.5 %, less than before.", "en"),
    ("Half a billion people.", "Half a million people.", "en"),
    ("Call +39 06 1234567 or 12 people.", "Call +39 06 1234512.", "en"),
    ("Costa 1.251 euro.", "Costa 1.250 euro.", "it"),
    ("Costa 1,25 euro.", "Costa 1.250 euro.", "it"),
    ("La garanzia dura trentasei mesi.", "La garanzia dura ventiquattro mesi.", "it"),
    ("Entro sei mesi.", "Entro otto mesi.", "it"),
    ("Entro otto mesi.", "Entro sei mesi.", "it"),
    ("Due terzi dei siti.", "Un terzo dei siti.", "it"),
    ("Alle ore 10.45.", "Alle ore 10.30.", "it"),
    ("È il quarto posto.", "È il terzo posto.", "it"),
    ("Vale 3 miliardi.", "Vale 3 milioni.", "it"),
    ("Tra 5 e 8 bar.", "Tra 5 e 7 bar.", "it"),
    ("Sono duecentosessanta.", "Sono duecentocinquanta.", "it"),
]

WRONG_UNIT = [
    ("It weighs 18 lb.", "It weighs 18 kg.", "en"),
    ("It weighs 18 g.", "It weighs 18 kg.", "en"),
    ("40% of the sites failed.", "40 sites failed.", "en"),
    ("12 sites failed.", "12 % failed.", "en"),
    ("It rose by 12%.", "It rose by 12 percentage points.", "en"),
    ("It costs €5.", "It costs $5.", "en"),
    ("It costs 2.3 million euros.", "It costs $2.3 million.", "en"),
    ("Within 30 weeks.", "Within 30 days.", "en"),
    ("Within thirty weeks.", "Within thirty days.", "en"),
    ("It is 70 °F.", "It is 70 °C.", "en"),
    ("3 attempts are allowed.", "The 3rd attempt is allowed.", "en"),
    ("It costs €5 per year.", "It costs €5 per month.", "en"),
    ("It costs 12 euros.", "It takes 12 months.", "en"),
    ("Open 24 days a year.", "Open 24 hours, 24 in 24.", "en"),
    ("It costs €5 per kg.", "It costs €5 per litre.", "en"),
    ("5 m long.", "5 mm long.", "en"),
    ("Pesa 18 libbre.", "Pesa 18 chili.", "it"),
    ("Entro 30 settimane.", "Entro 30 giorni.", "it"),
    ("Il 40% dei siti.", "In 40 siti.", "it"),
    ("Sale di 3 punti percentuali.", "Sale del 3 per cento.", "it"),
    ("Costa 5 dollari.", "Costa 5 €.", "it"),
    ("Dura sei anni.", "Dura sei mesi.", "it"),
]


@pytest.mark.parametrize(("answer", "span", "language"), RIGHT)
def test_the_same_value_in_another_form_is_supported(answer: str, span: str, language: str) -> None:
    """Figures, words, units and conventions may differ where the value does not."""
    assert faults(answer, span, language=language) == []


@pytest.mark.parametrize(("answer", "span", "language"), WRONG)
def test_another_value_is_unsupported(answer: str, span: str, language: str) -> None:
    """A digit, sign, magnitude, place or bound that the span does not have is a fault."""
    assert {fault.kind for fault in faults(answer, span, language=language)} == {Kind.UNSUPPORTED_NUMBER}


@pytest.mark.parametrize(("answer", "span", "language"), WRONG_UNIT)
def test_the_same_value_with_another_unit_is_a_fault(answer: str, span: str, language: str) -> None:
    """A value that stands in the span with other units only is not the claimed amount."""
    assert [fault.kind for fault in faults(answer, span, language=language)] == [Kind.WRONG_UNIT]


def test_a_figure_without_a_reading_is_ambiguous() -> None:
    """1,234,56 groups by no convention, and the span does not write it so."""
    (fault,) = faults("It costs 1,234,56 euros.", "It costs 1,234.56 euros.")
    assert fault.kind is Kind.AMBIGUOUS_NUMBER
    assert "no number by any convention" in fault.message


def test_a_figure_of_two_readings_in_an_unknown_language_is_ambiguous() -> None:
    """1.250 may be 1250 in German and the rules do not know: the fault names both readings."""
    (fault,) = faults("Es kostet 1.250 Euro.", "Es kostet 1250 Euro.", language="de")
    assert fault.kind is Kind.AMBIGUOUS_NUMBER
    assert "1.250 or 1250" in fault.message


@pytest.mark.parametrize("figure", ["1.250", "1,234,56"])
def test_an_ambiguous_figure_is_supported_where_it_is_written_alike(figure: str) -> None:
    """What a span writes in the same signs needs no reading."""
    assert faults(f"Es kostet {figure} Euro.", f"Preis: {figure} Euro", language="de") == []


def test_a_value_beyond_every_reading_is_unsupported() -> None:
    """1.250 is neither 7 nor anything else there, whatever the language."""
    assert [fault.kind for fault in faults("1.250 Euro.", "7 Euro.", language="de")] == [Kind.UNSUPPORTED_NUMBER]


def test_several_spans_support_together() -> None:
    """One number from each of two cited spans."""
    assert faults("It weighs 18 kg and costs 5 euros [S1, S2].", "It weighs 18 kg.", "It costs €5.") == []


def test_another_unit_is_right_where_one_of_the_spans_has_it() -> None:
    """18 stands with kg in one span and with lb in the other."""
    assert faults("It weighs 18 lb [S1, S2].", "It weighs 18 kg.", "It weighs 18 lb.") == []


@pytest.mark.parametrize(
    ("answer", "span", "message"),
    [
        ("It is 43 kg.", "It is 42 kg.", "looked for '43' as a whole in S1: the nearest there is '42'"),
        ("It is 43 kg.", "Nothing is.", "looked for '43' as a whole in S1: no number or code stands there"),
        ("It is 42 lb.", "It is 42 kg.", "looked for '42 lb' in S1: there it is '42 kg'"),
        ("In 40% of cases.", "40 sites.", "looked for '40 %' in S1: there it is '40 sites'"),
        ("5-3 kg.", "3-5 kg.", "looked for '5' as a whole in S1: '5' stands there as the other end of a range"),
    ],
)
def test_the_message_tells_both_sides(answer: str, span: str, message: str) -> None:
    """What was looked for, where, and what the span has."""
    assert faults(answer, span)[0].message == message


def test_every_changed_digit_is_refused() -> None:
    """Each digit of each figure of a span, changed to another: the span holds none of the results."""
    span = "Of 1,250 sites 87.5 % pay €12 in 36 months at 10:45 or −3.5 °C."
    for place in (at for at, sign in enumerate(span) if sign.isdigit()):
        for digit in {"1", "4", "9"} - {span[place]}:
            assert faults(span[:place] + digit + span[place + 1 :], span), (place, digit)


@given(
    st.text(alphabet="0123456789.,:/'’^-–− %€$KkMmbxeE½²onetwhirdmilasei()\n", max_size=80),
    st.sampled_from("en it de".split()),
)
def test_a_text_supports_itself(text: str, language: str) -> None:
    """Whatever the signs, a text that cites itself has no number that it lacks."""
    assert faults(text, text, language=language) == []
