"""Italian words that say the opposite of each other.

Each entry is two sets of words around a bar: every word of one side is an opposite of every word of the other. A
word is met in all forms of its stem; one behind `=` only as written, where its stem means something else too.
"""

ITALIAN = """
permettere permesso consentire consentito ammettere autorizzare =permette =permettono =consente =consentono | vietare
vietato proibire proibito impedire =impedisce =proibisce =vieta =vietano; =ammesso =ammessa =ammessi =ammesse |
=escluso =esclusa =esclusi =escluse =vietato =vietata =vietati =vietate; includere incluso comprendere compreso
=include =includono =comprende =comprendono | escludere escluso =esclude =escludono; aumentare aumento crescere
crescita =sale =salgono =salito =salita =cresce =crescono | diminuire diminuzione calare calo ridurre riduzione
=scende =scendono =sceso =scesa =diminuisce =riduce =ridotto =ridotta; =incremento =incrementare =incrementa |
=decremento =decrementare =riduzione =riduce; allargare ampliare estendere | restringere; aprire aperto apertura =apre
=aprono | chiudere chiuso chiusura =chiude =chiudono; accettare accettazione approvare approvazione | rifiutare
rifiuto respingere respinto rigettare; accogliere accolto =accoglie | respingere respinto rigettare =respinge;
confermare conferma | smentire negare; =prima =precedentemente =anteriormente | =dopo =successivamente
=posteriormente; =precedente =precedenti =anteriore =anteriori | =successivo =successiva =successivi =successive
=posteriore =posteriori =seguente =seguenti; =precede =precedono | =segue =seguono; =antecedente | =susseguente;
=entro | =oltre =dopo; =sopra =sovrastante | =sotto =sottostante; superiore | inferiore; =superare =supera =superano |
=raggiungere; =massimo =massima =massimi =massime | =minimo =minima =minimi =minime; massimizzare | minimizzare; =piu
| =meno; =maggiore =maggiori | =minore =minori; =maggiormente | =minormente; maggioranza | minoranza; maggiorenne |
minorenne; =migliore =migliori =meglio | =peggiore =peggiori =peggio; migliorare miglioramento | peggiorare
peggioramento; =sempre | =mai; =spesso =frequentemente =talvolta =solito =solitamente =normalmente =generalmente
=abitualmente | =sempre =mai; =raramente | =sempre; =tutti =tutte =chiunque | =nessuno =nessuna; =spesso
=frequentemente | =raramente; obbligatorio obbligo | facoltativo facolta opzionale volontario; interno | esterno;
=dentro | =fuori; importare importazione | esportare esportazione; =primo =primi | =ultimo =ultimi
=secondo; =iniziale =iniziali | =finale =finali; iniziare inizio cominciare =inizia =iniziano =comincia | finire fine
terminare cessare =finisce =termina =terminano; avviare avvio accendere acceso accensione =accende =avvia | spegnere
spento spegnimento fermare arrestare arresto =spegne; =accendere =accenderla =accenderlo | =spegnere =spegnerla
=spegnerlo; =destra =destro | =sinistra =sinistro; orario | antiorario; caldo | freddo; riscaldare riscaldamento |
raffreddare raffreddamento; aggiungere aggiunta aggiunto =aggiunge | togliere tolto rimuovere rimosso rimozione
eliminare =rimuove; positivo | negativo; =guadagno =guadagni =utile =utili =profitto | =perdita =perdite; =vincere
=vinse =vinto =vinta =vince =vincono =vittoria =vinsero | =perdere =perse =perso =persa =perde =perdono =sconfitta
=persero; vincitore | perdente; =successo | =fallimento =insuccesso; riuscire | fallire; vero | falso; corretto esatto
giusto | errato sbagliato scorretto inesatto; valido | invalido nullo; =legale =lecito =legittimo | =illegale
=illecito =illegittimo; sicuro | pericoloso insicuro; =nuovo =nuova =nuovi =nuove | =vecchio =vecchia =vecchi =vecchie
=usato =usata; =moderno =moderna | =antico =antica; giovane | vecchio anziano; ricco ricchezza | povero poverta; forte
| debole; rafforzare | indebolire; veloce rapido | lento; velocemente rapidamente | lentamente; accelerare |
rallentare; facile semplice | difficile complesso complicato; grande | piccolo; lungo | corto breve; allungare
prolungare | accorciare abbreviare; =alto =alta =alti =alte | =basso =bassa =bassi =basse; =elevato =elevata =elevati
=elevate | =basso =bassa =ridotto =ridotta; alzare innalzare | abbassare; profondo | superficiale; largo ampio |
stretto; spesso | sottile; pesante | leggero; chiaro luminoso | scuro buio; asciutto secco | bagnato umido; duro |
morbido; pieno | vuoto; riempire | svuotare; vicino | lontano distante; pubblico | privato; rurale | urbano; nazionale
| internazionale estero; =nord =settentrionale =settentrionali | =sud =meridionale =meridionali; =est =orientale
=orientali | =ovest =occidentale =occidentali; =uomo =uomini | =donna =donne; maschio maschile | femmina femminile;
=padre =padri | =madre =madri; =marito | =moglie; =fratello =fratelli | =sorella =sorelle; =figlio | =figlia; =re |
=regina; comprare acquistare acquisto acquirente | vendere vendita venditore venduto; prestare | restituire; creditore
credito | debitore debito; =attivo =attiva =attivi =attive | =passivo =inattivo =inattiva =disattivato =disattivata
=passiva; attivare attivazione abilitare abilitato attivato | disattivare disattivazione disabilitare disabilitato
disattivato; locatore | conduttore locatario; dare | prendere; inviare spedire
mittente | ricevere destinatario; spingere | tirare; attaccare attacco | difendere difesa; arrivare arrivo =arriva
=arrivano | partire partenza =parte =partono; entrare ingresso entrata | uscire uscita; collegare collegato connettere
connesso | scollegare scollegato disconnettere disconnesso; =caricare =carica =caricato | =scaricare =scarica
=scaricato; installare | disinstallare; bloccare bloccato | sbloccare sbloccato; montare montaggio | smontare
smontaggio; visibile | invisibile nascosto; mostrare | nascondere; apparire | scomparire sparire; =noto =nota
=conosciuto =conosciuta | =ignoto =ignota =sconosciuto =sconosciuta; manuale manualmente | automatico automaticamente;
temporaneo temporaneamente provvisorio | permanente permanentemente definitivo definitivamente; statico | dinamico;
fisso | mobile variabile; costante | variabile; singolo | multiplo; dispari | pari; orizzontale orizzontalmente |
verticale verticalmente; =davanti =anteriore =anteriori | =dietro =posteriore =posteriori; =avanti | =indietro;
crescente ascendente | decrescente discendente; salita | discesa; antenato | discendente; favorevole | contrario
sfavorevole; =favore | =sfavore =contro; sostenere appoggiare favorire | opporre ostacolare osteggiare; sostenitore |
oppositore avversario; alleato amico | nemico; pace | guerra; colpevole | innocente; condannare condanna condannato |
assolvere assoluzione assolto; arrestare detenere | rilasciare liberare; creare costruire costruzione | distruggere
distruzione demolire demolizione; nascere =nacque =nato =nata =nascita | morire =mori =morto =morta =morte; =vita |
=morte; vivo | morto; sano | malato; beneficio vantaggio | danno svantaggio; utile | inutile; =presente =presenti
=presenza | =assente =assenti =assenza; abbondante | scarso; eccedenza surplus avanzo | carenza disavanzo deficit;
sufficiente | insufficiente; completo completamente totale totalmente interamente | parziale parzialmente incompleto;
esattamente | circa approssimativamente; diretto direttamente | indiretto indirettamente; =esplicito =esplicita |
=implicito =implicita; regolare | irregolare; normale | anormale anomalo; naturale | artificiale sintetico; dolce |
amaro; solido | liquido; =giorno =diurno =diurna | =notte =notturno =notturna; =mattina =mattino =mattutino | =sera
=pomeriggio =serale; =estate =estivo =estiva =estivi | =inverno =invernale =invernali; =primavera | =autunno; =feriale
=feriali | =festivo =festivi; =oggi | =ieri =domani; passato | futuro; =stesso =stessa | =diverso
=diversa; uguale identico | diverso differente; simile | diverso; moltiplicare | dividere; raddoppiare | dimezzare;
=raddoppiato =raddoppia | =dimezzato =dimezza; ricordare | dimenticare; economico | costoso caro; =gratuito =gratuita
=gratis | =pagamento =oneroso =onerosa; =entrate =ricavi | =uscite =spese =costi; versare versamento depositare |
prelevare prelievo; offerta | domanda; produttore | consumatore; =monte | =valle; =ingresso | =uscita; =mittente
=mittenti | =destinatario =destinatari; =acquirente =acquirenti =compratore =compratori | =venditore =venditori;
=locatore =locatori | =conduttore =conduttori =locatario =inquilino; =creditore =creditori | =debitore =debitori;
=datore =datori | =lavoratore =lavoratori =dipendente =dipendenti; =mutuante | =mutuatario; =cedente | =cessionario;
=assicuratore | =assicurato; =committente | =appaltatore; =comodante | =comodatario; =mandante | =mandatario;
=licenziante | =licenziatario; =concedente | =concessionario; =maiuscolo =maiuscole | =minuscolo =minuscole; leggere
lettura | scrivere scrittura; =concedere =concesso =concessa =concede | =negare =negato =negata =revocare =revocato
=revocata =nega =revoca; =anticipare =anticipato =anticipata =anticipa | =posticipare =posticipato =posticipata
=rinviare =rinviato =rinviata =posticipa =rinvia; =assumere =assunto =assunta | =licenziare =licenziato =licenziata;
=nominato =nominata | =revocato =revocata =destituito; =maggiorazione | =riduzione =sconto; =conservare =conserva
=conservato | =eliminare =elimina =eliminato =buttare; =consigliato =consigliata | =sconsigliato =sconsigliata;
=rimborsabile | =irrimborsabile; =deducibile =detraibile | =indeducibile =indetraibile; =attore | =convenuto;
=almeno | =massimo; =riaperto =riapre | =richiuso =richiude; =privo =priva =privi =prive | =dotato =dotata
=dotati =dotate =provvisto =provvista =munito =munita;
=orale =orali =oralmente =voce =verbalmente | =scritto =scritta =scritti =scritte =iscritto; =trattenuto =trattenuta
=trattenuti =trattenute =trattiene | =restituito =restituita =restituiti =restituite =restituisce =rimborsato
=rimborsata =rimborsati =rimborsate =rimborsa; avvitare avvitato | svitare svitato; =stringere =serrare =serrato
=serrata | =allentare =allentato =allentata; gonfiare gonfiato | sgonfiare sgonfiato; congelare congelato | scongelare
scongelato; =coperto =coperta =coperti =coperte | =scoperto =scoperta =scoperti =scoperte; =inserire =inserito
=inserita =inserisce | =estrarre =estratto =estratta =togliere =tolto =tolta =rimuovere =rimosso =rimossa; =lordo
=lorda =lordi =lorde | =netto =netta =netti =nette; =cartaceo =cartacea =cartacei =cartacee | =elettronico
=elettronica =elettronici =elettroniche =digitale =digitali; =ingrosso | =dettaglio; =pulito =pulita =puliti =pulite |
=sporco =sporca =sporchi =sporche; =intatto =intatta =integro =integra | =danneggiato =danneggiata =rotto =rotta;
=libero =libera =liberi =libere | =occupato =occupata =occupati =occupate; =crudo =cruda | =cotto =cotta; =fresco
=fresca =freschi | =congelato =surgelato =surgelata =surgelati; =lieve =lievi | =grave =gravi; =principale =principali
| =secondario =secondaria =secondari =secondarie; =sospeso =sospesa =sospende | =ripreso =ripresa =riprende;
=congiuntamente | =disgiuntamente =separatamente; =tacito =tacita =tacitamente | =espresso =espressa =espressamente;
=andata | =ritorno; =imponibile =imponibili | =esente =esenti; =assunzione | =licenziamento; =accreditare =accreditato
=accreditata =accredita | =addebitare =addebitato =addebitata =addebita; agganciare agganciato | sganciare sganciato;
allacciare allacciato | slacciare slacciato; imballare | disimballare; innestare innestato | disinnestare
disinnestato; =riservato =riservata =riservati =riservate | =aperto =aperta =aperti =aperte; =monouso |
=riutilizzabile =riutilizzabili; =reversibile =reversibili | =irreversibile =irreversibili; =rinnovare =rinnova
=rinnovato =rinnovata | =disdire =disdetto
"""
