"""Words that leave what is said to some alone, and those that open it to all, in English and Italian."""

from collections.abc import Mapping

ONLY: Mapping[str, frozenset[str]] = {
    "en": frozenset("only solely exclusively".split()),
    "it": frozenset("solo soltanto solamente esclusivamente unicamente".split()),
}
"""Words right before that to which something is left."""
RESERVED: Mapping[str, frozenset[str]] = {
    "en": frozenset("reserved restricted limited".split()),
    "it": frozenset("riservato riservata riservati riservate limitato limitata limitati limitate".split()),
}
"""The same where one of `TO` follows: access is reserved to members."""
TO: Mapping[str, frozenset[str]] = {
    "en": frozenset("to for".split()),
    "it": frozenset("a al allo alla ai agli alle".split()),
}
NOBODY: Mapping[str, frozenset[str]] = {
    "en": frozenset("nobody none one".split()),
    "it": frozenset("nessuno nessun".split()),
}
"""Words after which one of `BUT` is as much as an "only": nobody but members."""
BUT: Mapping[str, frozenset[str]] = {
    "en": frozenset("but except".split()),
    "it": frozenset("tranne salvo eccetto fuorche".split()),
}
EVERYBODY: Mapping[str, frozenset[str]] = {
    "en": frozenset("everyone everybody anyone anybody".split()),
    "it": frozenset("tutti tutte chiunque ognuno ognuna".split()),
}
"""Words for all there are, by themselves."""
OPEN: Mapping[str, frozenset[str]] = {
    "en": frozenset("open free available".split()),
    "it": frozenset("aperto aperta aperti aperte libero libera liberi libere".split()),
}
"""Words that tell of everybody what is left to some: open to everybody."""
EVERY: Mapping[str, frozenset[str]] = {
    "en": frozenset("all every each any".split()),
    "it": frozenset("tutto tutta tutti tutte ogni ciascun ciascuna qualsiasi qualunque".split()),
}
"""Words for all of what follows them."""
OTHERS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        """
        alone merely just excepting unless other others another else outside beyond apart besides without than nobody
        none sole
        """.split()
    ).union(ONLY["en"], RESERVED["en"], BUT["en"]),
    "it": frozenset(
        """
        sola soli sole unico unica unici uniche altro altra altri altre fuori estraneo estranei estranea estranee
        esterno esterni esterna esterne diverso diversi diversa diverse senza
        """.split()
    ).union(ONLY["it"], RESERVED["it"], BUT["it"], NOBODY["it"]),
}
"""Words that may restrict as much in another way: a clause with any is not held against an "only"."""
HERE: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        "in on at within by for from to after before during with without under via through into until per".split()
    ),
    "it": frozenset(
        """
        in nel nello nella nei negli nelle nell con per da dal dallo dalla dai dagli dalle dall entro dopo prima durante
        tra fra su sul sullo sulla sui sugli sulle a al allo alla ai agli alle all presso mediante tramite
        """.split()
    ),
}
"""Prepositions with which what stands alone begins, or something else that it does not hold."""
