"""Words that say the opposite of each other, in English and Italian, in all their forms."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from proofspan.verification.words.lexicon import Lexicon, Word
from proofspan.verification.words.opposites_en import ENGLISH
from proofspan.verification.words.opposites_it import ITALIAN

_TABLES = {"en": ENGLISH, "it": ITALIAN}
_UNLIKE = {
    "en": (
        "un in im ir il dis non".split(),
        """
        able ible ful ed al ate ent ant ive ous ary ing fair safe stable clear known likely certain usual equal even
        true wise well fit common kind happy lawful mutable
        paid sold read built born heard seen told valid
        """.split(),
    ),
    "it": (
        "in im ir il dis s non".split(),
        """
        abile ibile abili ibili ivo iva ivi ive ato ata ati ate ito ita iti ite ale ali ente enti ante anti oso osa
        uto uta uti ute tto tta tti tte eto eta leto leta lecito utile regolare regolari
        """.split(),
    ),
}
"""Prefixes that turn a word round, and the endings of those that they may stand before."""
_LOOKS_TURNED = frozenset(
    """
    invaluable inflammable inflamed impressed invested invited united informed inspired intended instructed indebted
    unless unlike discovered discounted displayed disposed distributed disputed discussed discharged dismissed
    impacted important imported imposed improved income increased indexed industrial indicated indirect infected
    inherent inside installed instant instated insured interested internal international invented irate ingenious
    illustrated illuminated immigrated incited indented inhabited inclined inflated ignited uncial discerned inbred
    incoming inputted intestate incident imparted implied impeding importing impressive intensive inventive inactive
    informale informato informata incluso inclusa indicato indicata intestato intestata investito investita invitato
    invitata inserito inserita istituito incontrato incaricato imparato importato importata impostato impostata
    sparito spartito sposato sposata stato stata stati state scorso staccato scaduto scaduta sentito sentita servito
    immesso illustrato inviato inviata indetto inteso intesa dispari distinto dispiegato disposto disposta discusso
    """.split()
) - {"inactive", "indirect", "informale"}


RELATIVE = frozenset(
    """
    before prior after following above over below under beneath beyond within outside inside more greater larger bigger
    higher less fewer smaller lower longer shorter better worse faster quicker slower stronger weaker older younger
    newer earlier later heavier lighter taller wider narrower ahead behind prima dopo sopra sotto superiore superiori
    inferiore inferiori maggiore maggiori minore minori piu meno oltre entro successivo successiva precedente
    successivamente precedentemente migliore peggiore
    """.split()
)
"""Words that relate what precedes them to what follows: "A before B" is "B after A"."""
CONVERSE = frozenset(
    """
    buy sell purchase bought sold buyer seller lend borrow borrowed lent send receive sent received give take gave took
    win lose won lost wins loses beat precede follow preceded followed precedes follows import export imports exports
    come go came went arrive depart parent child employer employee husband wife lender borrower landlord tenant
    comprare vendere venduto acquistato acquistare inviare ricevere inviato ricevuto vinto perso vince perde vinse
    perse precede segue arrivare partire datore dipendente locatore conduttore creditore debitore
    """.split()
)
"""Words of one deal seen from two sides: "A sold to B" is "B bought from A"."""
PARTIES = frozenset(
    """
    buyer purchaser seller vendor lessor lessee licensor licensee assignor assignee transferor transferee consignor
    shipper consignee insurer insured policyholder franchisor franchisee mortgagor mortgagee grantor grantee employer
    employee worker landlord tenant lender borrower debtor creditor buyers purchasers sellers vendors lessors lessees
    employers employees workers landlords tenants lenders borrowers debtors creditors sender recipient senders
    recipients
    mittente mittenti destinatario destinatari acquirente acquirenti compratore compratori venditore venditori locatore
    locatori conduttore conduttori locatario inquilino creditore creditori debitore debitori datore datori lavoratore
    lavoratori dipendente dipendenti mutuante mutuatario cedente cessionario assicuratore assicurato committente
    appaltatore comodante comodatario mandante mandatario licenziante licenziatario concedente concessionario
    """.split()
)
"""The two sides of a contract, of which what holds for one does not hold for the other."""
_SHORTEST_BASE = 3


@dataclass(frozen=True, slots=True)
class Names:
    """Words named by their folded form or by their key."""

    forms: frozenset[str] = frozenset()
    keys: frozenset[str] = frozenset()

    def name(self, word: Word) -> bool:
        """Whether the word is one of them."""
        return word.key in self.keys or word.folded in self.forms

    def within(self, forms: frozenset[str], keys: frozenset[str]) -> "Names | None":
        """Those that are among these forms and keys; None where none is."""
        if self.forms.isdisjoint(forms) and self.keys.isdisjoint(keys):
            return None
        return Names(self.forms & forms, self.keys & keys)

    def __or__(self, other: "Names") -> "Names":
        return Names(self.forms | other.forms, self.keys | other.keys)


_NONE = Names()


@dataclass(frozen=True, slots=True)
class Opposites:
    """The opposites of the words of one language, by folded form and by key, and the words beside each in a table."""

    forms: Mapping[str, Names]
    keys: Mapping[str, Names]
    beside_forms: Mapping[str, Names]
    beside_keys: Mapping[str, Names]
    converse: frozenset[str]
    prefixes: tuple[str, ...]
    endings: tuple[str, ...]

    def of(self, word: Word) -> Names:
        """The opposites of a word; none where none is known."""
        form, key = self.forms.get(word.folded), self.keys.get(word.key)
        return form | key if form and key else form or key or _NONE

    def peers(self, word: Word) -> Names:
        """The words that stand on its own side of an opposition, and the word itself."""
        beside = self.beside_forms.get(word.folded, _NONE) | self.beside_keys.get(word.key, _NONE)
        return beside | Names(frozenset((word.folded,)), frozenset((word.key,)))

    def turned(self, word: Word) -> Names:
        """What this word would turn round by its prefix, and what would turn it round by one: unsafe and safe."""
        plain, key = word.folded, word.key
        if not plain.endswith(self.endings):
            return _NONE
        forms = {prefix + plain for prefix in self.prefixes} - _LOOKS_TURNED
        keys = {prefix + key for prefix in self.prefixes if prefix + plain in forms}
        if plain.startswith(self.prefixes) and plain not in _LOOKS_TURNED:
            forms |= {plain[len(prefix) :] for prefix in self.prefixes if plain.startswith(prefix)}
            keys |= {key[len(prefix) :] for prefix in self.prefixes if key.startswith(prefix)}
        return Names(*(frozenset(name for name in names if len(name) >= _SHORTEST_BASE) for names in (forms, keys)))


@cache
def opposites(language: str) -> Opposites:
    """The opposites known in a language; those of English for one that is neither English nor Italian."""
    language = language if language in _TABLES else "en"
    lexicon = Lexicon()
    against: tuple[dict[str, Names], dict[str, Names]] = {}, {}
    beside: tuple[dict[str, Names], dict[str, Names]] = {}, {}
    for entry in _TABLES[language].strip().rstrip(";").split(";"):
        sides = [_names(side, lexicon, language) for side in entry.split("|")]
        both = frozenset.intersection(*(side.keys for side in sides))
        sides = [Names(side.forms, side.keys - both) for side in sides]
        for own, other in (sides, sides[::-1]):
            for place, names in enumerate((own.forms, own.keys)):
                for name in names:
                    against[place][name] = against[place].get(name, _NONE) | other
                    beside[place][name] = beside[place].get(name, _NONE) | own
    converse = frozenset(word.key for word in lexicon.words(list(CONVERSE), language))
    prefixes, endings = _UNLIKE[language]
    return Opposites(*against, *beside, converse, tuple(prefixes), tuple(endings))


def _names(side: str, lexicon: Lexicon, language: str) -> Names:
    words = side.split()
    stems = [word for word in words if not word.startswith("=")]
    forms = frozenset(word[1:] for word in words if word.startswith("="))
    return Names(forms, frozenset(word.key for word in lexicon.words(stems, language)))
