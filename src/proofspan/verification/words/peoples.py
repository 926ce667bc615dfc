"""Countries, their peoples and adjectives, and cities with another name in the other language."""

_ONE = """
america american americans americana americano americani americane usa statunitense statunitensi
britain british uk briton britons britannico britannica britannici britanniche inglese inglesi inghilterra england
    english englishman gb
italy italian italians italia italiano italiana italiani italiane
france french frenchman francia francese francesi
germany german germans germania tedesco tedesca tedeschi tedesche
spain spanish spaniard spaniards spagna spagnolo spagnola spagnoli spagnole
greece greek greeks grecia greco greca greci greche
netherlands dutch holland olanda olandese olandesi
denmark danish dane danes danimarca danese danesi
sweden swedish swede swedes svezia svedese svedesi
norway norwegian norwegians norvegia norvegese norvegesi
finland finnish finn finns finlandia finlandese finlandesi
poland polish pole poles polonia polacco polacca polacchi
turkey turkish turk turks turchia turco turca turchi turche
switzerland swiss svizzera svizzero svizzeri svizzere
ireland irish irishman irlanda irlandese irlandesi
scotland scottish scots scotsman scozia scozzese scozzesi
wales welsh welshman galles gallese gallesi
china chinese cina cinese cinesi
japan japanese giappone giapponese giapponesi
korea korean koreans corea coreano coreana coreani coreane
india indian indians indiano indiana indiani indiane
russia russian russians russo russa russi russe
europe european europeans europa europeo europea europei europee eu ue
africa african africans africano africana africani africane
asia asian asians asiatico asiatica asiatici asiatiche
egypt egyptian egyptians egitto egiziano egiziana egiziani egiziane
portugal portuguese portogallo portoghese portoghesi
belgium belgian belgians belgio belga belgi belghe
hungary hungarian hungarians ungheria ungherese ungheresi
austria austrian austrians austriaco austriaca austriaci austriache
brazil brazilian brazilians brasile brasiliano brasiliana brasiliani
mexico mexican mexicans messico messicano messicana messicani
peru peruvian peruvians peruviano peruviana
cuba cuban cubans cubano cubana cubani
iraq iraqi iraqis iracheno irachena iracheni
iran iranian iranians iraniano iraniana iraniani
israel israeli israelis israele israeliano israeliana israeliani
syria syrian syrians siria siriano siriana siriani
libya libyan libyans libia libico libica libici
kenya kenyan kenyans keniano kenyano
texas texan texans texano
rome roman romans roma romano romana romani romane
paris parisian parisians parigi parigino parigina
london londoner londoners londra londinese londinesi
milan milanese milano milanesi
turin torino torinese torinesi
florence florentine florentines firenze fiorentino fiorentina fiorentini
venice venetian venetians venezia veneziano veneziana veneziani
naples neapolitan neapolitans napoli napoletano napoletana napoletani
genoa genoese genova genovese genovesi
islam islamic muslim muslims islamico musulmano musulmani
christ christian christians christianity cristo cristiano cristiani
"""

PEOPLES = {
    word: number
    for number, group in enumerate(_ONE.replace("\n    ", " ").strip().split("\n"))
    for word in group.split()
}
"""The number of the group that each word belongs to, folded."""
