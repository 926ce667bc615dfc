"""Italian words that say the same in a manual, a letter or a report: groups of stems, parted by `/`.

Every entry is what the stemmer makes of a word; the first of a group is the key of all. A stem stands in one group
only, and no group holds two opposites.
"""

GROUPS = """
    accend acces accension / accogl accolt accoglient / aggiung aggiunt / appar appars / aprir apert apertur apre
    aprono / assum
    assunt / attend attes aspett / avvolg avvolt / ber bev / ced cession / chied chiest richied richiest domand /
    chiud chius
    chiusur serr / cogl colt / comprend compres includ inclus conten / conced concess concession / conclud conclus
    conclusion fin termin ultim / condurr condott conduc / convinc convint / copr copert copertur / corregg corrett
    correzion / corr cors / cuoc cott cottur / decid decis decision / difend difes / dipend dip dipes / dir dic dett
    afferm dichiar / dirig dirett direzion / discut discuss discussion / distrugg distrutt distruzion / divid divis
    division / elegg elett elezion / emett emess emission / esclud esclus esclusion / espell espuls / esprim espress
    / estend estes estension / estrarr estratt estra estrazion togl tolt rimuov rimoss rimozion asport / esegu
    effettu svolg svolt comp / fond fus fusion / frigg fritt / giung giunt / immett immess / immerg immers / imporr
    impost impon / indurr indott / interromp interrott interru sospend sospes sospension / introdurr introdott
    introduc introdu / iscriv iscritt iscrizion / manten mantien manteng ten tien teng conserv conservazion / mett
    mess porr pon
    post colloc posizion / mord mors / mor mort muor decess / muov moss mov spost / nasc nat / nascond nascost /
    offend offes / offrir offert offre / opporr oppost opposizion / otten ottien otteng / perd pers / permett
    permess consent ammett ammess / piang piant / prend pres prelev / prescriv prescritt prescrizion / presum
    presunt / preved
    previst prevision / produrr prodott produc produzion / promett promess / promuov promoss promozion / proporr
    propost propon / protegg protett protezion / provved provvist / pung punt / raccogl raccolt / raggiung raggiunt
    / redig redatt / regg rett / rend res / resping respint rifiut rif / restring ristrett / ridurr ridott riduc
    riduzion diminu abbass cal / riman rimang rimast rest / riscuot riscoss / risolv risolt soluzion / rispond
    rispost / riten ritien / riusc riesc / rivolg rivolt / romp rott rottur guast / sal salg / scegl scelt scelg
    selezion / scend sces disces / sciogl sciolt / scopr scopert / scriv scritt scrittur / scuot scoss / smett smess
    cess cessazion / sorg sort / sosten sostien sosteng / sparg spars / spegn spent speng / spend spes cost / sping
    spint prem / stend stes / string strett / succed success accad / tend tes / ting tint / tradurr tradott
    traduzion / trarr tratt / trasmett trasmess trasmission / uccid uccis uccision / udir ode / uscir esce escon
    uscit / val valg vals valid / ved vist / vinc vint vittor / viv viss / volg volt / uom uomin / bue buo / mill
    mil / iniz cominc avvi / usar utilizz adoper impieg uso / acquist compr / pag vers sald / consegn recapit / sped
    spedizion invi mand / ricev ricezion / restitu ritorn / annull disd disdett reced recess rescind / cancell
    elimin / modific modif camb var variazion / sostitu rimpiazz / ripar aggiust / pul puliz / lav lavagg / asciug
    asciugatur / controll verific verif ispezion / prov collaud test / aument increment alzar / aiut assist /
    assistent support / chiam telefon contatt / inform comunic comun avvis avvert avvertent / spieg spiegazion /
    descriv descritt descrizion / mostr visualizz esporr indic / cerc ricerc / trov individu rilev / cre creazion
    realizz / costru costruzion / forn fornitur / viet diviet proib / obblig obbligator / evit preven prevenzion /
    firm sottoscriv sottoscritt sottoscrizion / richiam rich / scad scadenz / dimett dimission / guadagn profitt /
    entrar ingress access acced / ferm arrest blocc / colleg connett conness connession / scolleg stacc disconnett
    disconness / mont montagg install / smont smontagg / gir ruot rotazion / svit allent / unir union congiung /
    mescol miscel / salv salvatagg / error sbagl / problem difficolt / anomal malfunzion / pericol risc rischios /
    sicurezz sicur / dann dannegg / azi impres societ ditt compagn / client acquirent consum / cap respons dirigent
    direttor / medic dottor / avvoc legal / insegn docent professor / student alunn alli / bambin bimb / ragazz
    giovan / gent popol / mogl spos coniug mar / padr pap / madr mamm / cas abit allogg dimor / edific palazz
    fabbric / stanz camer local / uffic sed / negoz botteg / magazzin depos / paes nazion / zon are region territor
    / aut automobil vettur / aere velivol / nav imbarc / tren convogl / prezz tariff import / denar sold contant /
    fattur bollett / contratt accord / garanz garant / assicur polizz / tass trib / stipend salar retribu / fer
    vacanz / riunion incontr / modul formular / normat norm / regol disposizion / articol art / comm paragraf /
    disposit apparecc apparecchiatur unit / macchin macchinar / motor propulsor / batter accumul / scherm display
    monitor / pulsant tast botton / interruttor commut / cav fil / tub tubazion / filtr filtragg / ventol ventil /
    valvol rubinett / temperatur calor / veloc rapid / altezz alto alta / lunghezz lung / larghezz larg / dimension
    grandezz / quant quantit / numer cifr / percentual percent / chilogr chil kg / chilometr km / centimetr cm /
    millimetr mm / giorn giornalier quotid / settiman settimanal / mes mensil / anno annual annu / ora orar / grand
    gross / piccol minuscol / nuov recent / vecc antic / facil semplic / difficil complic compless / essenzial
    fondamental / necessar indispens / imposs impossibil / gratis gratu gratuit / car costos / econom convenient /
    ver real / fals fint / giust esatt / errat scorrett / vuot svuot / pien complet / inter total / part porzion /
    principal primar / divers different / ugual ident stess / simil analog / vicin prossim / lont distant / spess
    frequent / sub immediat / circ approssim / almen minim / estern fuor / superior sopr / inferior sott / davant
    anterior / dietr posterior / cald riscald / fredd raffredd / bagn umid / asciutt secc / fuoc incend / acqua
    idric / ari atmosfer / luc lampad illumin / finestr infiss / port porton / scuol istit / libr volum / letter
    miss / scrittor autor / film pellicol / canzon bran / squadr team / guerr conflitt / malatt patolog / farmac
    medicinal medicin / mal ammal / cib aliment / bevand bib / due 2 / tre 3 / quattr 4 / cinqu 5 / sett 7 / otto 8
    / nov 9 / diec 10 / undic 11 / dodic 12 / sol soltant
"""
