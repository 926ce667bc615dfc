"""Words that are light: function words that no stop list of a search has, and verbs and nouns that say little."""

LIGHT = {
    "en": frozenset(
        """
        across actually almost along alongside already although am amid among amongst anyway aren around aside away
        became become becomes besides certainly couldn despite didn doesn don done due either else etc even ever
        evidently furthermore hadn hasn haven hello hence hey hi however indeed instead isn let lets like likewise ll m
        may maybe might moreover much must mustn namely need needed needn needs nevertheless nonetheless now oh ok okay
        onto ought per perhaps please quite rather re really s shall shouldn simply since somebody sorry still sure t
        thank thanks therefore though thus together toward towards truly upon ve via want wasn well weren whereas
        wherein whether whilst whose within won wouldn wow yeah yep yes yet
        """.split()
    ),
    "it": frozenset(
        """
        abbastanza all allora altra altre altresi altri altro anch ancora appena assai avanti basta bell bensi bisogna
        bisognera bisogno caso certamente ciao cioe coll com comunque conviene cos cosi dall davvero debba debbano dell
        deve devi devono dobbiamo dov dovere doveva dovevano dovra dovranno dovrebbe dovrebbero dunque durante ebbe
        ebbene ecc ecco entrambi essa esse essi esso finora forse gia grazie infatti inoltre insieme invece lungo magari
        medesimo mediante mentre molto nell nonche nonostante occorre occorrera occorrono ok okay oltre oppure ormai
        ossia ovunque ovvero pero piuttosto possa possano possiamo possono potere poteva potevano potra potranno
        potrebbe potrebbero prego presso proprio pure qualche quell quest quindi riguardo rispetto sant sebbene seppure
        serve servira servono stanno stante stare stessa stesse stessi stesso sto sull tramite tutt tuttavia va vada
        vadano vanno vedi venga vengono verra verso viene vogliono volta volte vuole
        """.split()
    ),
}
"""Modal and auxiliary verbs, conjunctions, interjections: no claim of their own. Folded forms."""

FAINT = {
    "en": frozenset(
        """
        according anybody anyone anything article base based certain considered context currently detail details
        document documents
        everything example gave generally get gets getting give given gives giving go goes going gone got include
        included includes including information kind known lot lots made make makes making mention mentioned mentions
        one ones particular particularly passage possible provide provided provides read reads regarding related report
        reported reports said say says several someone something sort source sources specifically state stated states
        such take taken takes taking tell tells text thing things told took typically use used uses using usually
        various way ways went write writes written
        """.split()
    ),
    "it": frozenset(
        """
        afferma affermano andare articolo attualmente base certa certo contesto cosa cose dare data dato dettagli
        dettaglio detto dice dicono diverse diversi documenti documento esempio fa facendo fanno far fare fatta fatto
        fonte fonti generalmente indicata indicato informazione informazioni modi modo particolare possibile possibili
        prende prendere qualcosa qualcuno recita relativa relativo riporta riportano riportata riportato scritto scrive
        sola solitamente tale tali testo tipo usa usare usata usato uso vari varie
        """.split()
    ),
}
"""Words that weigh little where they are not found: light verbs, words about the source itself. Folded forms."""
