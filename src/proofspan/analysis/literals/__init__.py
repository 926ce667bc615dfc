"""Numbers, with value and unit, and codes of a text as whole tokens, so that 42 is not found inside AX-42."""

from proofspan.analysis.literals.drafting import amount
from proofspan.analysis.literals.finding import literals
from proofspan.analysis.literals.held import Held, Standing, missing, standing
from proofspan.analysis.literals.levelling import levelled, visible
from proofspan.analysis.literals.nouns import Code, Form, Literals, Number

__all__ = [
    "Code",
    "Form",
    "Held",
    "Literals",
    "Number",
    "Standing",
    "amount",
    "codes",
    "levelled",
    "literals",
    "missing",
    "numbers",
    "standing",
    "visible",
]


def numbers(text: str, language: str = "en") -> tuple[Number, ...]:
    """The numbers of the text in order, each a whole token, read by the convention of `en` or `it`.

    List markers are not numbers, digits inside a code or a version are not either; "3-5" is two unsigned
    numbers, "-3.5" a negative one after white space, an opening bracket or at the start.
    """
    return literals(text, language).numbers


def codes(text: str) -> tuple[Code, ...]:
    """The tokens that hold both letters and digits, and the versions of three or more parts, in order."""
    return literals(text).codes
