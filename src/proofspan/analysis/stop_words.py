"""Words too common to search by, in their folded form (lower case, no accents)."""

ENGLISH = frozenset(
    """
    a about above after again all also an and any are as at be because been before being below between both
    but by can could did do does doing during each few for from further had has have having he her here hers
    him his how i if in into is it its itself just me more most my no nor not of off on once only or other our
    ours out over own same she should so some such than that the their theirs them then there these they this
    those through to too under until up us very was we were what when where which while who whom why will with
    would you your yours
    """.split()
)

ITALIAN = frozenset(
    """
    a abbia abbiamo abbiano ad agli ai al alla alle allo anche avere aveva avevano avra c che chi ci cio coi col
    come con cosa cui d da dagli dai dal dalla dalle dallo degli dei del della delle dello dentro di dove e ed
    era erano essere fra gli ha hanno ho i il in io l la le lei li lo loro lui m ma mi mia mie miei mio ne negli
    nei nel nella nelle nello noi non nostra nostre nostri nostro o od ogni per perche piu po puo qual quale
    quali quando quanta quante quanti quanto quel quella quelle quelli quello questa queste questi questo qui s
    sara saranno se sei si sia siamo siano siete sono sta stata state stati stato su sua sue sugli sui sul sulla
    sulle sullo suo suoi t ti tra tu tua tue tuo tuoi un una uno v vi voi vostra vostre vostri vostro
    """.split()
)

WORDS = {"en": ENGLISH, "it": ITALIAN}
