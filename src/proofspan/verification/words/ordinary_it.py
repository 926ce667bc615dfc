"""Stems of ordinary Italian words: a capital letter at the beginning of a sentence makes no name of these."""

ORDINARY = frozenset(
    """
    abband abbandon abbass abbast abbia abbiano abbigl abbin abbond abbracc abbrev abilit abit abitual abol abort
    abus accad accadem accamp accant accanton acced acceler accend accenn accert access accessibil accessor accett
    acciai accogl accols accolt accompagn accont accord account accred accredit accumul accur accus acqua acque
    acquerell acquirent acquis acquisizion acquist acta adatt addeb addebit addett addirittur adegu adeguatezz ademp
    ader aderent adesion adiacent adoper ador adott adozion adult aere aeroport affacc affar affer afferent afferm
    affid affidabil affil affinc affinche affitt affittuar affluent affront african afroamerican agend agent agenz
    agevol aggiorn aggir aggiud aggiung aggiunt aggrav aggreg aggress agir agisc agit agli agost agricol agricoltor
    agricoltur aip aiut ala albanes alber albergh albi alcol alcun algebr algoritm alien aliment aliquot all alla
    allacc alle alleanz alleg allen allest allev allin allo allogg allontan allor almen alt alta alte alter altern
    altezz alti alto altra altre altres altrettant altri altriment altro altrov alunn amar ambedu ambient ambiental
    ambigu ambit ambizion americ american amic amichevol amiciz ammess amministr ammont amor ampi ampli anagraf
    analis analizz analog anch anche ancor and andament andar andat andra anell anglican anglo anglosasson angol
    anim animal anness annession anni anniversar anno annover annu annual annull annunc anomal anonimizz ansi
    antecedent anten anterior antic anticip anticorru antincend anzi anzian apert apertur api apic apical appalt
    appar apparecc apparecchiatur apparent apparizion appars appart appartenent apparv appell appen applic appogg
    appon apport appos apposit apposizion appost apprend appres approcc approfond appropr appropriatezz approssim
    approv approvvigion appunt april aprir apron arab aranc arazz arbitrar archeolog archi architett architetton
    architettur architettural archiv archivist arco are argent argoment ari aristocraz aritmet arma armat armi armon
    arrabb arred arrend arres arrest arriv art arte arti articol artificial artigian artist asces asciug asciugatric
    ascolt asiat asil asimmetr aspett aspir assassin asse assed assegn assemble assenz assett assever assicur
    assicurin assimil assist assistent assoc assol assolt assolut assolv assorb assum assunt assunzion aster
    astronom atlant atmosf atmosfer attacc attegg atten attend atteng attent attenzion attenzione attes attest atti
    attien attinent atting attir attiv atto attor attraent attratt attravers attrezzatur attrib attribu attribuital
    attric attu attual attualmente attuat attuazion aud audiolibr audit aument austriac aut autent autentic autist
    autobus autocertif autoclav autocton autograf autolettur autom automat automatizz automobil automobilist autonom
    autor autorizz autostrad autunn avant avanz avend avent aver avere avess avesser aveva avevano avid avor avra
    avrebb avrebber avut avval avvalg avven avveng avventur avverr avversar avvert avvertenza avvi avvicin avvien
    avvis avvit avvoc avvolg azi aziendal azienk azion bacin bagagl bagn bai balen bambin banan banc bancar band
    barc baril barocc baron bas bass bast batt battagl batter battesim belg bell ben benc benche benef benefic
    beneficent beneficiar beness ber bestiam bianc biblic bibliotec bicc biciclett bienn bigliett bilanc bilateral
    binar biometr birr bis bisogn bizantin blocc blu bobin bocc boll bollett bollettin bomb bonif bonus bonusidr
    bord bors bosc bottin box bracc bran brev brevement brevett brevettual britann bronz bruc brutal brutt buddism
    buddist build buon burocraz burr business bust cacc cad cadd cadenz caff cagion cal calam calc calcol cald
    caldai calendar calibr calor calvin cam camb camer camin camion cammin camp campagn campion campus can canades
    canagl canal canalizz cancell cancr candid cane cant cantant cantier canzon cap capac capell capit capital
    capitaner capitol car carabinier caratt caratter caratterist caratterizz carbon carbur carc carenz carest caric
    caricatore carn caroling carr carrier cart cartace cartell cartograf cas casell casellar cass cassett cast
    castell casual catalog catastal categor caten catt cattedral cattol cattolicesim cattur caus causal cautel
    cauzion cauzional cav cavall cavaller cavo cec ced cedett celebr cellul cement cen cens censur cent centinai
    centottant centr central centralizz ceram cerc cerimon cert certezz certif certific certo cervell cess cessazion
    che chi chiam chiar chiarezz chiav chied chies chiest chilometr chimic chirurg chiud chiunqu chius chiusur cia
    ciao ciascun cib cibernet ciel cifr cilindr cim cinematograf cines cinqu cinquecent cio cioe cipoll circ circol
    circolar circond circoscrizion circost circu cistern cit citt cittadell cittadin civic civil civilizz civilt
    clan class classic classif classific clausol cler clicc client cliente clim climat cloud club coalizion cod
    codic codific coerent coerenz cognom coincid coinvolg coinvolt col colazion collabor collass colleg collegabil
    collett collezion collin colloc colon colonial colonizz colonn colonnell color colp coltiv colu com comand
    combatt combattent combin combust combustion come cominc comit comm commemor comment commerc commercial
    commercializz commess commissar commission commisur committent commut comod comodatar comp compagn compai compar
    compartecip compat compatibil compatt compens competent competit competizion compil compl compleann complement
    compless complet completezz completin complic component comporr comport comportin compos compositor composizion
    compost compr comprend comprens comprension compres compression compromess compromett compromission comprov
    computer computing comun comunal comunic comunitar comunqu comunque con conc conced concentr concep concernent
    concert concess concession concett concezion concil conclud conclus conclusion concord concorrent concors
    condann condens condivid condivis condivision condizion condomin condominial condott conduc conducent condurr
    conduttor confeder confer conferm confession configur confin conflitt conflu conform confront confucian
    confusion congel congettur congiunt congreg congru conguagl conness connession connettiv conosc conoscent
    conoscibil conquist consapevol consapevolezz consecut consegn consegu conseguent consens consent conserv
    consider considerevol consiglier consist consolid consorz consuet consuetudin consulent consult consum cont
    contabil contadin contant contator contatt conte contegg contemporan contemporane conten contenent conteng
    contest contestual contien contigu continent continental contingent continu contr contraddittor contraent
    contraff contrar contrarr contrassegn contrast contratt contrattual contrib contribu contribut controcorrent
    controfirm controll controvers convenzion conversion convert convien convinzion convoc convogl cooper coordin
    cop copertur copp copr cor coragg corean cornerback coron corp corpus corr corred correl corrent corresponsion
    corrett correttezz corrier corrispett corrispond corrispondent corruzion cors cort cortil cos cosa coscienz
    cosiddett cospir cost costa costant costier costitu costituent costituzional costos costrett costring costrins
    costru costruttor costruzion costum coton cre creazion crebb cred credent credenz credenzial creditiz cresc
    crescent crimin cris cristian cristianesim criter critic crittograf croc croll cub cucin cugin cui culmin cult
    cultur cultural cumul cuor cur curv custod dagli dai dal dall dalla dalle dallo dand danes dann dannegg dannos
    dar darn dat dator davant deb debb debitor debol debolezz debutt decenn decess decid decies decim decimal decin
    decis decision declin decor decorr decorrent decors decret dedic defin definit definizion defunt degli degn dei
    del deleg deliber delimit dell della delle dello democrat democraz demograf demol denar denomin denot dens dent
    denunc deport depos deposit depositar depur deput der deriv derivin descritt descriv descrizion desert desider
    design designer destin destinatar destr deten deteng detentr determin detien dett dettagl dev devast devol
    devolu dia diab diac diacon diagramm dibatt dic dicembr dichiar diciassett dicitur diec died diet dietr difend
    difens difensor difes difett differ different differenz difficil difficolt diffid diffond diffus diffusion digit
    digital digitalizz dign diligent dimension dimess diminu dimostr dinam dinanz dinast dinieg dio dip dipart
    dipend dipendent dipint diplom diplomat dir dirett direttor direzion dirig dirigent dirigenzial diritt disabil
    disabit disaccord disag disaggreg disastr disc discendent disciplin disciplinar disconosc discors discrimin
    discriminator discuss discussion disegn disloc disoccup disordin disp dispar dispers dispersion dispon dispong
    disponibil disporr disposit disposizion dispost diss dissens disserviz dissip distacc distanz distingu distint
    distinzion distrett distrettual distribu distrugg distruss distrusser distrutt distruzion disuguagl disus ditt
    div divar divenn divenner divent divergent divers diversific divid diviet divis division divisional divisor
    divulg dlgs docent document documental documentar dodic dodicesim doganal dollar dolor doman domand domani
    domenical domest domicil domin don donn dop dopo dopoguerr dopp dor dot dottrin dov dove dovess dovr dovrebb
    dovrebber dramm drammat dubb duc duch due duecent dunqu dunque duplic dur dura durant durante durevol ebbe ebben
    ebber ebollizion ebraic ebre ecc ecced eccedent eccess eccett eccezion eccezional ecclesiast econom economic
    edif edific edil ediliz edizion educ effett effettu efficac efficient egemon egli eguagl elabor elef elegg
    element elenc elett elettor elettoral elettr elettric elettron elev elezion elimin elit email eman embarg emend
    emerg emergent emers emess emett emigr emission emolument end energ energet enfas enorm ente enti entit entra
    entramb entran entrar entrat entro entroterr episcopal episod epoc eppur eppure equa equazion equilibr equipagg
    equival equivalent era erano erarial erba ered eredit erett ero erog errat erron error esacerb esam esamin esatt
    esattezz esaur esaust esclud esclus esclusion esecu esecut esegu esemp esemplar esent esenzion eserc esercent
    esercit eserciz esibizion esigent esil esist esistent esit esoner esot espand espans espansion esper esperient
    espert esplet esplic esplicit esplor espon espong esporr esport esposit esposizion espost espress espression
    esprim espuls espulsion essa esse essend essenzial esser essere essers essi esso est estat estend estension
    ester estern estes estiv estratt estrazion estrem esul eta etichett etni etnic ettar eur europe evangel evenient
    event eventual evident evidenz evinc evit evol evolu fabbric fac facc facent facil facilit facolt fact fall fals
    falsif fam famigl famil familiar famos fan fann fantas fantascient far farl farmac fas fasc fascicol fatt
    fattibil fattor fattorizz fattur favor favorevol fax febbr febbrai fec fed fedel fedelt federal feg felic femmin
    femminil fenomen fer ferm ferr ferrov ferroviar fessur fest festival feud feudal fiduc fiduciar figl figur fil
    filippin film filosof filtr fin final finalizz finanz finanziar finestr fior firm firmatar fiscal fisic fiss
    fissazion fium flott fluid fluss foc focol fogl fogn fognant fognar fognatur fon fond fondamental fondator
    fondazion fondiar font fontanin for forest form formagg formal format formazion formul formular forn fornitor
    fornitur fors fort fortement fortezz fortif fortific fortu fortunat forz foss fosser fot fotocamer fotograf fra
    framment frances franchig franchis fras fratell fratellastr frattemp frattur frazion frecc fredd frequent
    frequenz frigg frigorifer front frontier fru fruibil fruitor fruizion frutt fug fugg full fumbl fung funzion
    funzional funzionar fuoc fuor fuoriusc fuorviant fur furt fusion futur gabinett galler gamb gamm gar garant
    garanz gas gatt gay gemell gen gener general generalizz genitor gennai gent geograf geometr gerarc gess gest
    gestion gestional gestor gett getton ghiacc gia giac giacche giad giappones giardin gioc giocator gioi giorn
    giornal giornalier giovan gioved gir giu giudic giudiz giudizial giudiziar giugn giung giur giurid giurisdizion
    giurisdizional giurisprudent giust giustif giustific giustiz gli global god gol golf gotic gov govern governanc
    grad gradin gradual grafic gran grand grandezz gratu gratuit grav gravement gravid graz grazie grec grupp
    guadagn guard guarnigion guast guerr guerrier guid gust hanno head host ide ideal ident identif identific
    identificabil ideolog idon idone idrant idraul idric ier ieri igien ignor illegal illumin illustr imit immagin
    immed immediat immess immigr immission immobil immobiliar immodificabil impar impart imparzial impatt imped
    impegn imper imperial impiant impieg implement implic impon imponent import imposs impossibil impost imprenditor
    imprenditorial impres impression improb improvvis impuls inademp inadempient inaugur incar incaric incarn incend
    incent incentr incertezz incid incident inclin includ inclus incompat incondizion incontr incoragg incoron
    incorpor increment incursion indag indagin indebol indenn indian indic indicizz indietr indigen indipendent
    indirett indirizz indispens individu individual indoman indott indug industr industrial industrializz induzion
    inefficient ineguagl inegual inequivoc inerent inerz infanz infatt infatti inferior inferm infermier infezion
    infil infin infine infinit inflazion influent influenz inform informal informat informatizz infortun
    infrastruttur infrastruttural ingegn ingegner ingent ingiustific ingles ingranagg ingress iniz inizial innesc
    innov inoltr inoltre inond inosserv inossid inquilin inquin insal insed insegn insegu inser insett insiem insist
    insol insomm insomma instabil install instaur insurrezion intagl intant intars integr integral integrin
    intellettual intempest intend intens intenzion inter interag interbancar intercett interconness interconnession
    interess interfacc interferent intermed intern internazional internet interoperabil interpr interpret
    interregional interrog interru interruttor interscamb intersettorial interv intervall interven intervent intes
    intest intestatar intitol intorn intraprend intrapres intratten introdott introdu introdurr introdusser inutil
    inutilizz invar invas invasion invasor invec invece invent inventor invenzion invern invers invest investitor
    invi invit ipotes ipotizz irlandes irrisolt irrog iscritt iscriv iscrizion islam isol ispan ispezion ispir
    istant istanz istit istitu istituzional istogramm istru istruttor istruzion italian iter ker khanates labor
    laborator labur lacun laddov ladr lag lagh laic lam lampad lanc larg lasc lat latin latt lav lavastovigl
    lavatric lavor lead leader leg legal legam legg leggendar legger leggibil legifer legisl legislatur legittim
    legn lei lent leon lesbic lesion lett letter letteratur lettur lezion lgs liber liberal libert libr librett
    licenz lim limit limitat lin line linebacker lingu linguagg linguist liquid list litr liturg livell local
    localizz locator locazion locomot log logic logist longobard lont lord loro lot lott lucr lugl lui lun luned
    lung lunghezz luog lup luss macchin macchinar macell madr maestranz magar magg maggior magnet mai maial mail mal
    malatt malfunzion malgrad malgrado man managerial manc mancanz mand mang manier manifest manipol manodoper
    manoscritt manovr manten manteng mantenn mantien manual manufatt manutenzion manz mapp mar marc marciapied
    marginal marin marittim marm marted marz masc mass massacr massicc massim massimizz matemat mater material
    matricol matrimon mattin matton max meccan med medagl medesim mediant mediante medic medicin medieval
    medioriental mediterrane megl mel membr memor memorizz men ment mental mentr mentre menzion mer merc mercant
    mercantil mercenar mercoled meridional mes mescol mess messagg messagger met metad metall metod metodolog metr
    metropolitan mett mezz mia micr microbiolog migl migliai miglior migliorin migrant migrazion miliard milion
    milionar milit militar miliz mill min minacc minim ministerial ministr minor mir mission mist mister misur
    misura mit mittent mix mobil mod modal modell modern modif modific modul modular modulist mogl molt moltepl
    moltipl moltiplic moltissim moment monac monarc monaster mond mondial monet monetar mongol mongoles monitor
    monitoragg monopol mont montagg montagn monument mor moral moros mort mortal mortuar mosaic mostr mot motiv
    motivat motor mov mozion mucc mulin multilateral multipl mun municipal muov mur muscol muse music musical musulm
    musulman mut mutu nacqu narrat nas nasc nascond nascost nastr nat natal nataliz natant natur natural naturalizz
    nav naval navig nazion nazional nazist necess necessar necessit neg negat negli negoz negozi negozial nei nel
    nell nella nelle nello nemic nemmen neoclass ner nessun nett neutr neutral nev nicc niente nipot nobil nobilt
    nod noi nom nomad nomin nominal non nonc nonies nonn nonost nonostante nord nordameric nordamerican norm normal
    normann normat nostra nostri nostro not nota notai notaril notevol notif notific notiz notor notoriet nott nov
    novant novembr nozion nucl nucle nuclear null numer nuot nuov nutr obblig obbligator obiett occasion occasional
    occhi occidental occorr occorrent occup oce ocean octies odi odiern odor off offens offerent offert offes offre
    offrend offri offrir offron oggett oggi ogni ognun oil ois olandes oli oltre oltrem omagg omicid omogen omogene
    omosessual onda ondat onde oner onlin onor onorabil ontolog oper operativ opinion oppon opporr opportun
    opposizion oppost oppur oppure opzion ora orar orator ordin ordinar ore orecc organ organigramm organizz orient
    oriental origin original originar orizzontal orma oro orolog orso ortodoss oscill oscur ospedal ospit ossa
    osserv ossi ossia osso ostacol ostil ottav ottemper otten otteng ottenn ottic ottien ottimizz otto ottobr
    ottocentesc ottom ove ovest ovunqu ovver ovvero ovvi ozon pac pacc pacchett pacif padiglion padr paes paesagg
    pag pagin pai palazz pall pan pannell pant pap par paragraf parallel parametr parc parecc parer paret parl
    parlament parlamentar parol part partecip partenz particell particol particolar partner partnership parzial
    pasqu pass passagg passaport passegg passegger passion password past pastor pat patern patr patrimon patrimonial
    patrocin paur paus pav pazient pec pecc pecor peculiar pecuniar peggior pell pellicc pen penal penalizz pendent
    penetr penisol pens pensier pension pep per perc percentual percep percezion perche percio perciò percors perd
    perentor perfett perfezion perfin performanc pericol perifer period periodic perman permanent permess permett
    pers persecu persegu persian persin persistent person personagg personal pertant pertanto pertinent perven pes
    pesa pesant pesc pescator petizion petrol petrolifer pezz piac pian pianet pianif pianific piant pianur
    piattaform piazz picc piccol pied pien piet pietr pilastr pilot piomb piston pittor piu piuttost placc plasm
    play playoff plenar plic plural poc poch pochissim poes poet poi poic poiche polacc polifas polit poliz poll
    polmon polv pomerigg pomodor pomp pompagg pon ponder pong pont pop popol popolar porcellan porr port portal
    porter portoghes porv porzion pos posit posizion poss possed possess possibil possied post postal pot potabil
    potabilizz potent potenz potenzial poter potess potr potrann potrebb potrebber pover povert pozz pozzett pranz
    pratic pre preavvis preced precedent precipit precis precision predecessor predett predic predispon predispong
    predisporr predisposizion predispost prefer preferibil preg preghier pregiudizievol prego pregress prel prelev
    prem premer premess preminent prend prenot preoccup prepag prepar prepost pres prescritt prescrizion present
    presenz preser president presied press pression prest prestator prestazion prestig presum presumibil presunt
    presuppost pret pretes prev prevalent preved preven prevent prevenzion previen previgent prevision previst
    prezios prezz prezzo prigion prigionier prim prima primar primariet primaver primes princip principal principess
    prior prioritar priv privacy privileg pro probabil probator problem problemat proced procedett procedimental
    procedur procedural process proclam prodott produc produrr produtt produttiv produttor produzion profession
    professional professor profil profitt profond progett progettual programm progress proiett proiezion promess
    promittent promoss promozion promulg promuov pront pronunc propon proponent proporr proporzion proporzional
    propost propr propriet proprietar propulsion prorog prosecu prosegu prosper prospett prossim protegg protest
    protestantesim protett protezion protocoll prov proven proveng provenient provent provinc provincial provoc
    provved provveder provvisor provvist pseudonim pubblic pubblicist pul pulisc puliz pulsant pun punt puntegg
    puntual punzon puo pur purc purtropp purtroppo quadr quadrant qual qualc qualcos qualcun quale quali qualif
    qualific qualor qualsias qualunqu quando quant quantific quanto quarantacinqu quart quarterback quartier quas
    quater quattr quattrocent que quel quell quella quelle quelli quello quest questa queste questi question questo
    qui quind quindi quindicesim quinquies quint quot quotid quotidian rabb raccogl raccolt raccomand raccont
    raccord rad radic radical radiofon radiograf radun raffigur raffin rafforz raffredd raffreddor raffront ragazz
    ragg raggiung raggiuns raggiunser raggiunt ragion ragionevol raid rallent ram rang rapid rapport rappresent rar
    raramente rat rateizz rating razional razionalizz razz razzial real realist realizz realizzin realt reat rec
    recant recap recapit recent recentemente recep recess recession reciproc recit reclam reclut record recuper
    redatt redazion redd redistribut referendum reflu reg regal regg regim regin region regional regist registr regn
    regol regolament regolar reintegr reiter relat relazion relig religion reliqu remot ren rend repentagl reper
    reperibil repertor replic reporter reput requis res resident residenzial residu resist resistent reso resocont
    respint respons responsabil rest restant restaur restitu restrizion ret retribu retribut rettif revision revoc
    riapertur riassegn riattiv riavv ribad ribass ribattezz ribell ribellion ric ricalcol ricam ricamb ricc ricchezz
    ricerc ricett ricev ricever ricevett ricevitor ricezion richiam richied richiedent richiest ricicl ricompens
    ricompres riconduc riconosc riconquist riconsider ricopert ricord ricorr ricorrent ricors ricostru ridisegn
    ridistribu ridott riduc ridurr riduttor riduzion riemp rientr riepilog rif rifer rifiut riflett riform riforn
    rifug rigener riguard ril rilanc rilasc rilev riman rimang rimas rimaser rimast rimbors rimed rimess rimoss
    rimozion rimuov rinasc rinascimental rinforz ringraz rinneg rinnov rinom rinv riordin riorganizz ripar ripart
    ripartizion ripet ripetut riport ripos ripr riprend ripres ripristin riprodott riprodu ris risal risalent risalg
    risarc risc riscald risciacqu riscontr riscossion riserv riservatezz risied risolu risolv risors risp risparm
    risped rispett rispond rispos rispost ristabil ristor ristrett ristruttur risult risvegl ritard riten riteng
    ritien ritir ritorn ritra ritratt ritual riun riunion rius riusc riutilizz riv rival rivel rivend rivendic
    rivers rivest rivist rivolg rivolt rivolu rivoluzionar robot rock roman romanz romp ross rotant rotat rotazion
    rotor rott rottur rovesc rubinett rumor ruol ruot rural russ sab sacc sacchegg sacerdot sacr sacramental sal
    salar sald salp salt salv salvaguard san sangu sanguign sanitar santuar sanzion sap sara saranno sarebb sarebber
    sbagl sbarc scacc scad scadenz scal scald scamb scaric scarp scars scart scatol scatt scav scegl scelg scelt
    scen scenar scend sceneggiatur sces schem scherm schermo schi schiacc schiavitu schier schizz sci sciacqu
    scientif scienz scimm scintill sciogl scioper scolast scoll scolleg scolp sconf sconfigg sconfitt sconosc sconto
    scontr scontrin scop scopert scopp scopr scoragg scorr scort scout scozzes scriss scritt scrittor scrittur scriv
    scultor scultur scuol scur sebben sebbene secc secol second secondar secondo sed sede segg segment segn segnal
    segnatur segret segretar segreter segu seguent sei selezion sem sembr semestral semplic semplif semplific sempr
    sen sens sensibil sensor sent sentenz sentier senz separ sepolcral sepolt sepoltur septies sequenz sequestr ser
    serb serbato serial serpent serr serv server serviz sess sessant session sessual sest set sett settembr
    settentrional settim settiman settimanal settor sexies sezion sfer sfid sfil sforz sfrutt sguard shock show sia
    siamo siano sicilian sicur sicurezz sied sig sigill signif signific signor simil simpat sin sindac singol
    singolar sinistr sintes sintom siren sistem sistemat sit situ situazion siz smalt sms soap soc social societ
    societar soddisf soddisfac soddisfatt soffitt soffr softw soggett soggiorn sogn sol sold solid solit soll sollev
    soltant soluzion somigl somm somministr sondagg sonn sono sopr sopralluog soprattutt sopravv sopravven
    sopravviss sopravviv sopravvivent sorell sorg sorgent sort sorvegl sospension sospes sospett sostanz sostanzial
    sostegn sosten sosteng sostenitor sostenn sostien sostitu sostitut sott sotterrane sottil sottolin sottoline
    sottopost sottoscritt sottoscriv sottoscrizion sottosvilupp soviet sovr sovran sovrintendent sovvenzion spad
    spagnol spar spaz spec special specializz specif specific specul sped spedizion spegn spend spent sper speranz
    speriment sperimental spes spess spesso spett spettacol spettant spettator spettr spiagg spicc spieg spin spina
    sping spint spir spond sponsor sponsorizz sporc sport sportell spos spost sprec sproporzion squadr squal sta
    stabil stacc stad stagion stagn stamp stampant stanc standard standardizz stann stanz star staser stata statal
    state stati statist stato statu statunitens status stav stazion stazionar stell stepp sterlin stess stil stim
    stimol stipend stipul stir stomac stor storic strad stradal stragrand stran stranier straordinar strateg strett
    strument strumental struttur struttural stud student studente studios stufa sua sub subentr subordin succ succed
    success succession successor sud sudd suddett suddivis suddivision sudoriental sue sufficient sugger sugli sui
    suindic sul sull sulla sulle sullo suo suoi suon super superfic superficial superior supervision supplement
    supplementar support suprem suscett sussist sussistent svedes svilupp svit svolg svolt svuot tabell tagl tal
    talvolt tant tappet tard tariff tariffar tass tassazion tast tastier tattic tavol team teatr teatral tecnic
    tecnolog tedesc telecomun telef telefon telelettur telemat televis television tem temat temp temper temperatur
    tempest tempestiv tempor temporal temporane ten tend tendenz teng tenn tenner tennis tension tent tentat teolog
    teor teorem teoric teorizz ter terap termic termin termodinam terr terracott terrazz terremot terren terrestr
    territor territorial terz terziet tes tesor tess tessitur test testimon tett tibet tibetan ticket tien tifos
    tigr timbr tip tipic tipolog tir titol titolar toller tomb top torn torne torr toss total touchdown tra tracc
    trad tradizion tradizional tradurs traduzion traffic tram tramite trann transazion transeurope transizion
    trascors trasfer trasform trasmess trasmett trasmission trasparent trasport tratt trattas trazion tre trecent
    tren trib tribu tribunal tributar triennal trimestr trimestral tripl trist trofe tron tronc tropical tropp trov
    truff trupp tub tubo tumor turbin turc turism turist tutel tutt tuttav tuttavia ubic uccell uccid uccis uffic
    ufficial ugonott uguagl ugual uguen uguenot ulterior ultim uman umid umor una unend unic unif unific uniform
    unilateral unir unit unitar univers universal universitar univoc uno uom uomin uop uov urban usa usabil usan
    usand usanz usar usat usci uscir uscit usi uso usufru usur utent utenz util utilizz vacanz vaccin val vale valg
    valid valig vall vallon valor valorizz valut valvol vann vant vantagg vapor var variabil variant variazion
    variet vasc vassall vast vecc ved vegetal veicol veloc ven vend vendett venditor vener venezian veng venn venner
    vent ventiquattr ventol ver verbal verd verdur verif verific verr vers version vertic vertical vescov vest vet
    veter vetr vetrer via viagg viaggiator vicevers viching vicin vid vide videogioc vien viet vigent vigil vignet
    vigor villagg vin vinc vincitor vincol vins vinser vint viol violazion violent violenz virtu virus visibil
    vision visit viss vist visualizz visur vit vital vittim vittor vittorian viv voc vogl vol volont volontar volt
    voltur volum von vot votazion vulner vuol vuot web wireless writer www zer zia zio zon zuccher zupp
    """.split()
)
