"""The hard rules of verification, one file for each thing that must be right."""

from proofspan.verification.comparing import Rule
from proofspan.verification.rules.binding import other_subject
from proofspan.verification.rules.codes import other_version, unsupported_code
from proofspan.verification.rules.dates import wrong_date
from proofspan.verification.rules.figures import numbers
from proofspan.verification.rules.names import unsupported_names
from proofspan.verification.rules.quotes import unsupported_quote
from proofspan.verification.rules.ranges import other_range
from proofspan.verification.rules.weekdays import wrong_weekday
from proofspan.verification.rules.wording import wording

RULES: tuple[Rule, ...] = (
    numbers,
    other_range,
    wrong_date,
    wrong_weekday,
    unsupported_code,
    other_version,
    unsupported_quote,
    unsupported_names,
    other_subject,
    wording,
)
"""Those that compare with the cited spans, in the order in which their faults are told."""
