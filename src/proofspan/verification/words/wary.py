"""Words that hold a statement back: hedges, conditions and limits of amount, in English and Italian."""

from collections.abc import Mapping

HEDGES: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        """
        may might could probably possibly perhaps maybe likely unlikely reportedly allegedly apparently presumably
        supposedly seemingly about around approximately roughly nearly almost circa estimated suggests suggest suggested
        believed thought claimed claims claim alleged alleges suspected expected considered potentially potential
        typically generally usually often sometimes tends tend seems seem seemed appears appear appeared likelihood
        tentatively presumed rumored rumoured assumed indicates indicate hypothesized plausible
        """.split()
    ),
    "it": frozenset(
        """
        puo possono potrebbe potrebbero forse probabilmente possibilmente presumibilmente apparentemente circa quasi
        approssimativamente verosimilmente eventualmente secondo sembra sembrano sembrava pare parrebbe dovrebbe
        dovrebbero stimato stimata stimati ritenuto ritenuta presunto presunta presunti generalmente solitamente
        tipicamente spesso talvolta tende tendono sarebbe sarebbero avrebbe avrebbero ipotizza ipotizzato suggerisce
        potenzialmente potenziale indicativamente
        """.split()
    ),
}
CONDITIONS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        """
        if unless except provided providing when whenever until subject assuming otherwise excluding where whether
        conditional depending depends case pending upon
        """.split()
    ),
    "it": frozenset(
        """
        se salvo purche eccetto tranne qualora quando finche fintanto condizione caso previa previo subordinatamente
        subordinato esclusi escluse escluso esclusa laddove altrimenti seconda ove
        """.split()
    ),
}
LIMITS: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        """
        least most maximum minimum max min up over under above below exceeding within than partly partially mainly
        mostly largely merely just exclusively
        """.split()
    ),
    "it": frozenset(
        """
        almeno massimo minimo fino oltre entro meno piu parzialmente principalmente prevalentemente perlopiu appena
        esclusivamente soltanto solamente
        """.split()
    ),
}
