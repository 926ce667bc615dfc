"""Units of measure and currencies under one name each, in English and Italian, with exact factors between them."""

from decimal import Decimal
from typing import NamedTuple


class Measure(NamedTuple):
    """What a unit measures, and how many of the dimension's first unit one of it is; 0 where that is not exact."""

    dimension: str
    factor: Decimal


_WRITTEN = """
share 1 % percent pct percento
share 0.1 ‰ permille permil
points 1 pp
points 0.01 bp bps
time 1 s sec secs second seconds secondo secondi
time 60 min mins minute minutes minuto minuti
time 3600 h hr hrs hour hours ora ore
time 86400 day days giorno giorni giornata giornate gg
time 0 working-day workday workdays
time 604800 week weeks settimana settimane wk wks
time 0.001 ms millisecond milliseconds millisecondo millisecondi
months 1 month months mese mesi
months 12 year years yr yrs anno anni annum
months 120 decade decades decennio decenni
months 1200 century centuries secolo secoli
mass 1 g gram grams gramme grammes grammo grammi gr
mass 1000 kg ㎏ kgs kilogram kilograms kilogramme kilogrammes kilo kilos chilogrammo chilogrammi chilo chili
mass 0.001 mg milligram milligrams milligrammo milligrammi
mass 0.000001 µg μg mcg microgram micrograms microgrammo microgrammi
mass 100 hg etto etti
mass 100000 quintale quintali
mass 1000000 t tonne tonnes tonnellata tonnellate
mass 0 ton tons
mass 453.59237 lb lbs
mass 28.349523125 oz ounce ounces oncia
length 1 m metre metres meter meters metro metri mt
length 1000 km ㎞ kilometre kilometres kilometer kilometers chilometro chilometri kms
length 0.01 cm ㎝ centimetre centimetres centimeter centimeters centimetro centimetri
length 0.1 dm
length 0.001 mm ㎜ millimetre millimetres millimeter millimeters millimetro millimetri
length 0.000001 µm μm micron microns micrometre micrometres micrometer micrometers
length 0.000000001 nm nanometre nanometres nanometer nanometers nanometri
length 0.3048 ft foot feet piede piedi
length 0.0254 inch inches pollice pollici
length 0.9144 yd yard yards iarde
length 1609.344 mile miles miglio miglia
area 1 m² ㎡ mq sqm
area 1000000 km² kmq
area 0.0001 cm² cmq
area 10000 hectare hectares ettaro ettari
area 4046.8564224 acre acres acri
volume 1 l litre litres liter liters litro litri lt
volume 0.001 ml millilitre millilitres milliliter milliliters millilitro millilitri cc
volume 0.01 cl centilitro centilitri
volume 0.1 dl
volume 100 hl ettolitro ettolitri
volume 1000 m³ mc
volume 0.001 cm³
volume 0 gal gallon gallons gallone galloni
temperature 0 °C celsius C ℃
temperature 0 °F fahrenheit F ℉
temperature 0 K kelvin
pressure 1 Pa pascal pascals
pressure 1000 kPa
pressure 1000000 MPa
pressure 100 hPa
pressure 100000 bar bars
pressure 100 mbar millibar millibars
pressure 0 psi
pressure 0 atm atmosphere atmospheres atmosfere
power 1 W watt watts
power 1000 kW kilowatt kilowatts
power 1000000 MW megawatt megawatts
power 1000000000 GW gigawatt gigawatts
power 0 hp horsepower cv
energy 1 J joule joules
energy 1000 kJ
energy 1000000 MJ
energy 3600 Wh
energy 3600000 kWh
energy 3600000000 MWh
energy 3600000000000 GWh
energy 0 kcal calorie calories
voltage 1 V volt volts
voltage 1000 kV
voltage 0.001 mV
current 1 A amp amps ampere amperes
current 0.001 mA
resistance 1 Ω ohm ohms
frequency 1 Hz hertz
frequency 1000 kHz
frequency 1000000 MHz
frequency 1000000000 GHz
frequency 0 rpm
force 1 N newton newtons
force 1000 kN
torque 1 Nm
data 1 byte bytes
data 1000 kB KB kilobyte kilobytes
data 1000000 MB megabyte megabytes
data 1000000000 GB gigabyte gigabytes
data 1000000000000 TB terabyte terabytes
data 1024 KiB
data 1048576 MiB
data 1073741824 GiB
bits 1 bit bits
bits 1000000 Mbit Mbps Mbit/s
bits 1000000000 Gbit Gbps
loudness 0 dB decibel decibels
screen 0 px pixel pixels
angle 0 ° degree degrees grado gradi
angle 0 rad radians
amount 0 mol moles moli
speed 0 kph kmh
speed 0 mph
speed 0 knots knot nodi nodo
acceleration 0 s²
times 1 × x times volte fold
money 0 EUR € euro euros eur
money 0 USD US$ usd
money 0 $ dollar dollars dollaro dollari bucks buck
money 0 GBP £ sterling sterlina sterline gbp quid
money 0 pound pounds libbra libbre
money 0 JPY ¥ yen jpy
money 0 CHF chf franc francs franco franchi
money 0 cent cents centesimo centesimi
money 0 CAD C$ cad
money 0 AUD A$ aud
money 0 CNY cny yuan renminbi rmb
money 0 INR ₹ inr rupee rupees rupie
money 0 RUB ₽ rub ruble rubles roubles rubli
money 0 KRW ₩
money 0 SEK sek
money 0 lira lire ₤
"""
_ROWS = [line.split() for line in _WRITTEN.strip().splitlines()]
MEASURES = {row[2]: Measure(row[0], Decimal(row[1])) for row in _ROWS}
"""Every unit by its canonical name."""
NAMES = {name: row[2] for row in _ROWS for name in row[2:]}
"""The canonical name of every symbol and word."""
FULL_NAMES = {name: unit for name, unit in NAMES.items() if len(name) >= 3 and name.isalpha() and name.islower()}
"""Of these, the words that may be written in any case."""
PAIRS = {
    "per cent": "%",
    "per cento": "%",
    "per mille": "‰",
    "percentage points": "pp",
    "percentage point": "pp",
    "punti percentuali": "pp",
    "punto percentuale": "pp",
    "basis points": "bp",
    "punti base": "bp",
    "degrees celsius": "°C",
    "gradi celsius": "°C",
    "gradi centigradi": "°C",
    "degrees centigrade": "°C",
    "degrees fahrenheit": "°F",
    "gradi fahrenheit": "°F",
    "square metres": "m²",
    "square meters": "m²",
    "square metre": "m²",
    "square meter": "m²",
    "metri quadrati": "m²",
    "metri quadri": "m²",
    "square kilometres": "km²",
    "square kilometers": "km²",
    "chilometri quadrati": "km²",
    "cubic metres": "m³",
    "cubic meters": "m³",
    "metri cubi": "m³",
    "cubic centimetres": "cm³",
    "cubic centimeters": "cm³",
    "us dollars": "USD",
    "dollari usa": "USD",
    "dollari statunitensi": "USD",
    "canadian dollars": "CAD",
    "dollari canadesi": "CAD",
    "australian dollars": "AUD",
    "pounds sterling": "GBP",
    "british pounds": "GBP",
    "working day": "working-day",
    "working days": "working-day",
    "business day": "working-day",
    "business days": "working-day",
    "giorno lavorativo": "working-day",
    "giorni lavorativi": "working-day",
    "giorno feriale": "working-day",
    "giorni feriali": "working-day",
    "giornata lavorativa": "working-day",
    "giornate lavorative": "working-day",
    "gg lavorativi": "working-day",
    "swiss francs": "CHF",
    "franchi svizzeri": "CHF",
}
"""Units of two words, in lower case."""
PAIRED = frozenset(pair.split()[0] for pair in PAIRS)
"""Their first words."""
SHARES = frozenset(("%", "‰", "pp", "bp"))
"""Units that are parts of a whole: a number is one of them only where it is said."""
SIGNS = "€$£¥₹₽₩₤"
"""Signs of currencies, written before or after."""
_KIN = {
    "$": frozenset(("USD", "CAD", "AUD")),
    "pound": frozenset(("GBP", "lb")),
    "°": frozenset(("°C", "°F", "K")),
}
_KINDS = {"months": "time", "points": "share"}
_SPEEDS = {"kph": "km/h", "kmh": "km/h", "mph": "mile/h"}


def base(unit: str, value: Decimal) -> tuple[str, Decimal] | None:
    """The dimension and the value in its first unit: 2 years and 24 months are equal; None without a factor."""
    unit, _, per = unit.partition("/")
    measure = MEASURES.get(unit)
    if measure is None or not measure.factor:
        return None
    return f"{measure.dimension}/{per}", value * measure.factor


def agree(one: str, other: str) -> bool:
    """Whether the units can mean the same, as one is not told, is the other, or is of its kind ($ and USD)."""
    if not one or not other or one == other:
        return True
    (one, _, one_per), (other, _, other_per) = (_SPEEDS.get(unit, unit).partition("/") for unit in (one, other))
    if one_per and other_per and one_per != other_per:
        return False
    return one == other or other in _KIN.get(one, ()) or one in _KIN.get(other, ())


def alike(one: str, other: str) -> bool:
    """Whether the units measure the same: days and months, euros and dollars, per cent and percentage points."""
    first, second = (MEASURES.get(unit.partition("/")[0]) for unit in (one, other))
    if first is None or second is None:
        return False
    return _KINDS.get(first.dimension, first.dimension) == _KINDS.get(second.dimension, second.dimension)


def comparable(one: str, other: str) -> bool:
    """Whether one range may begin in the first unit and end in the other."""
    return agree(one, other) or alike(one, other)


def counts_nothing(unit: str) -> bool:
    """Whether a number with this unit can be no count of things: shares, money, mass, and so on; not time."""
    measure = MEASURES.get(unit.partition("/")[0])
    return measure is not None and measure.dimension not in ("time", "months", "times", "screen")
