"""Whole forms of words that no stem is known by: pronouns, number words, and the forms of irregular verbs; folded.

A capital letter at the beginning of a sentence makes no name of these.
"""

ENGLISH = frozenset(
    """
    anybody anyone anything ate began begun billion billions bore born borne bought bound broke broken brought built
    burnt came cast caught chose chosen come cost cut dealt done dozen dozens drawn drew driven drove eaten eight
    eighteen eighteenth eighth eighty eleven eleventh everybody everyone everything fallen fed fell felt fifteen
    fifteenth fifth fiftieth fifty first five flew flown forbidden forgot forgotten fortieth forty fought found four
    fourteen fourteenth fourth froze frozen get give goes going gone got gotten grew grown half halves held hers
    herself hid hidden himself hit however hundred hundreds hundredth hung hurt itself kept knew known laid lain led
    left lent let lit lost meant met million millions mine myself nine nineteen nineteenth ninety ninth nobody none
    nothing once one oneself ours ourselves overdue paid put quarter quarters ran rang read redone rewritten ridden
    risen rode rose rung said sat saw second seen sent set seven seventeen seventeenth seventh seventy shaken shone
    shook shot shown shut six sixteen sixteenth sixth sixtieth sixty slept sold somebody someone something sought
    spent spoke spoken sprang sprung stole stolen stood struck stuck swam swept swore sworn taken taught ten tenth
    theirs themselves third thirteen thirteenth thirtieth thirty thought thousand thousands thousandth three threw
    thrice thrown told took tore torn trillion trillions twelfth twelve twentieth twenty twice two understood undone
    went whatever whenever wherever whichever whoever whomever withdrawn withdrew withheld woke won wore worn
    written wrote yours yourself yourselves zero
    """.split()
)

ITALIAN = frozenset(
    """
    abbi abbia abbiano abbiate accolga accolgono accolse aggiunse alcun altrui ambedue andar andate andiamo andra
    andrai andranno andrebbe andrebbero andremo andrete appaia appaiono appare avemmo aver avesse avessero avessi
    aveste avesti avete avevamo avevate avevi avevo avrai avranno avrebbero avrei avremmo avremo avreste avresti
    avrete bel bevete bevi bevono bevve buon cadde centesimo centinaia centinaio cento centocinquanta centomila
    centoventi chi chicchessia chiese chiesero chiunque ci ciascun ciascuna ciascuno cinquanta cinquantacinque
    cinquantadue cinquantamila cinquantina cinque cinquecento cinquemila cio codesta codesto colei colga colgono
    coloro colui conduca conduce conducono corse costei costoro costui crebbe dai danno dar dara darai daranno
    darebbe daremo darete date decima decimo decina decine decise devi devo dia diamo diano dica dicano dici diciamo
    diciannove diciassette diciotto dico dicono dieci diecimila diede diedero dir dira dirai diranno diremo direte
    dispone disponga dispongono disse dissero dite do dobbiamo dodicesima dodicesimo dodici dover dovete dovrai
    dovremmo dovremo dovreste dovresti dovrete dozzina dozzine due duecento duecentocinquanta duemila ebbero ebbi
    egli ella entrambe entrambi eravamo eravate eri ero esca escano esci esco escono essa esse essi esso faccia
    facciamo facciano faccio facesse facessero facesti faceva facevano facevo fai fanno far farai faranno farebbe
    farebbero farei faremo faresti farete fate fatela fatelo fatevi fece fecero fosse fossero fossi foste fosti fui
    fummo furono giunse grand hai ho io lei lesse loro lui maggior me meta mezza mezzo migliaia migliaio miglior
    miliardi miliardo milione milioni mille millecinquecento millesimo mise misero morto mosse muoia muoiono muore
    nacque nascose nato ne nessun nessuna nessuno niente noi nona nono novanta novantacinque nove novecento novemila
    nulla ognuna ognuno ottanta ottantacinque ottava ottavo otto ottocento ottomila peggior perse piaccia piacciono
    pone ponete ponga pongano pongono poni poniamo porra porranno possiamo possiate posso poter potete potrai
    potremmo potremo potreste potresti potrete prese presero prima prime primi primo produca producano produce
    producete produci produciamo producono produrra produrranno produrrebbe propone proponete proponga propongono
    proponi puoi qualcosa qualcuna qualcuno quaranta quarantacinque quarantadue quarantina quarantotto quarta quarto
    quattordici quattro quattrocento quattromila quel quindicesimo quindici quinta quinto raccolga raccolgono rese
    resero riduca riduce riducete riduci riducono ridurre rimanete rimanga rimangano rimango rimangono rimani
    rimarra rimarrai rimarranno rispose ruppe sai salga salgo salgono sali sanno saper sapete sappia sappiamo
    sappiano sappiate sapra saprai sapranno saprete sarai saranno saremmo saremo sareste saresti sarete scelga
    scelgo scelgono scelse sciolga sciolgono scrisse se seconda secondo sedici sei seicento seimila seppe sessanta
    sessantacinque sesta sesto settanta settantacinque settantadue sette settecento settemila settima settimo sia
    siano siate siete sii so stai stanno star stara starai staranno staremo starete state stette stia stiamo stiano
    sto te tenete tenga tengano tengo tengono teniamo tenne terra terrai terranno terrete terza terzo ti tieni tolga
    tolgo tolgono tolse trae tragga traggo traggono tre trecento tredici tremila trenta trentacinque trentadue
    trentanove trentaquattro trentasei trentasette trentatre trentesimo trentina trentotto trentuno tu una
    undicesima undicesimo undici uno usciamo uscirai uscite vada vadano vado vai valga valgo valgono vanno varra
    varranno venga vengano vengo vengono veniamo venir venite venne vennero ventesimo venti venticinque ventidue
    ventimila ventina ventinove ventiquattro ventisei ventisette ventitre ventotto ventuna ventuno verra verrai
    verranno verrebbe verrebbero verremo verrete vi vide videro vieni vinse visse voglia vogliamo vogliano voglio
    vogliono voi voler volete volle vorra vorrai vorranno vorrebbe vorrebbero vorrei vorremmo vorremo vorreste
    vorresti vorrete vuoi zero
    """.split()
)
