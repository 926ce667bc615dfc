"""The colours a thing can have one at a time, in English and Italian."""

from collections.abc import Mapping


def _named(table: str) -> dict[str, int]:
    """Each form of a colour with the number of the colour."""
    return {form: number for number, forms in enumerate(table.split("/")) for form in forms.split()}


COLOURS: Mapping[str, Mapping[str, int]] = {
    "en": _named("red / green / yellow amber orange / blue / black / white / grey gray / brown / purple violet / pink"),
    "it": _named(
        """
        rosso rossa rossi rosse / verde verdi / giallo gialla gialli gialle arancione arancioni ambra / blu azzurro
        azzurra azzurri azzurre celeste celesti / nero nera neri nere / bianco bianca bianchi bianche / grigio grigia
        grigi grigie / marrone marroni / viola / rosa
        """
    ),
}
"""Folded forms by colour; shades that are told from each other by no one are one: yellow, amber, orange."""
SURNAMES = frozenset("rossi bianchi verdi neri".split())
"""Forms that are a name where they have a capital letter."""
