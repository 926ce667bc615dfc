"""The hard rules of verification, one file for each thing that must be right, one folder where it takes several."""

from proofspan.verification.comparing import Rule
from proofspan.verification.rules.codes.labelled import unsupported_label
from proofspan.verification.rules.codes.unsupported import other_version, unsupported_code
from proofspan.verification.rules.dates import wrong_date
from proofspan.verification.rules.names.unsupported import unsupported_name
from proofspan.verification.rules.numbers.figures import unsupported_number
from proofspan.verification.rules.numbers.ranges import other_range
from proofspan.verification.rules.quotes import unsupported_quote
from proofspan.verification.rules.subjects.binding import other_subject
from proofspan.verification.rules.subjects.crossed import crossed
from proofspan.verification.rules.subjects.exchanged import exchanged
from proofspan.verification.rules.weekdays import wrong_weekday
from proofspan.verification.rules.wording.antonyms import antonym
from proofspan.verification.rules.wording.bounds import bound
from proofspan.verification.rules.wording.colours import other_colour
from proofspan.verification.rules.wording.conditions import exception
from proofspan.verification.rules.wording.exclusive import turned_round
from proofspan.verification.rules.wording.modality import other_mode
from proofspan.verification.rules.wording.negation import negation
from proofspan.verification.rules.wording.periods import other_period
from proofspan.verification.rules.wording.quantifiers import quantifier
from proofspan.verification.rules.wording.reached import reached_otherwise

RULES: tuple[Rule, ...] = (
    unsupported_number,
    other_range,
    wrong_date,
    wrong_weekday,
    unsupported_code,
    unsupported_label,
    other_version,
    unsupported_quote,
    unsupported_name,
    other_subject,
    exchanged,
    crossed,
    negation,
    exception,
    antonym,
    other_mode,
    other_colour,
    other_period,
    quantifier,
    turned_round,
    bound,
    reached_otherwise,
)
"""Those that compare with the cited spans, in the order in which their faults are told."""
