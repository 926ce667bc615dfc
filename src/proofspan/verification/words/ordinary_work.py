"""Stems of ordinary words of offices, workshops, contracts and kitchens, in English and Italian: a capital letter at
the beginning of a sentence makes no name of these.
"""

ENGLISH = frozenset(
    """
    abandon abstain abus acclaim accomplic addendum advoc aesthet aether aforement aftermath agenda airfar airlin
    alarm albeit algebra ambiti ambul analges analyst ankl annex anonym anthem apolog apologis apprehend apprentic
    apron arbitr archaeolog arguabl armistic aroma arrow artifact ashtray attic audienc auditor autism autist
    autoencod award awkward backup bag baggag ball bandag banknot bar bare bargain barn barrel bean beep beforehand
    behalf beig belt bench benchmark beneath beneficiari bet bewar bibliographi bid biennial bin blackout blink
    blister blue boast boiler bolster bolt bonnet bonus boot bottl bracket brake breach breaker breakthrough briberi
    brick broadband brochur browser brutal bubbl bulb bumper bun burner businessman bystand cab cabinet calendar
    calm camp candi candl canteen card career caregiv cargo carniv carpet carrot casualti catalog catalyst
    catastroph cater cement certif certifi chair chairman chameleon checkout chef chequ chew chiefli chip chisel
    chlorid civic civilian claimant claus cleaner clerk climat climb clip cloth cloud cloudi clutch coastal coin
    colleagu collis colour combat comfort command commiss commission commut companionship competitor compli
    compliant compost concret confront congratul conquer consortium conspiraci contest contin contractor contrari
    cooki cooler cope corn corridor counterfeit countersign counti coup coupon coval crack crane cranial crank crash
    crate crawl cream credit creditor crib crop crouch crowd crumbl crush crust crutch cube cupboard currenc curtain
    custodi cyclist danc dawn deaf dealer debtor debut decod deem deeper defeat defrost deleg delv demeanor demis
    democraci denial dentist deploy dermat descend deselect deserv desk desktop detain deter deterr diagram dialect
    dialogu diari diarrhea diesel dilemma dilig dilut dioxid diploma diplomat disassembl disast discard disciplinari
    disclos discomfort discount disinfect disk dismantl dismount disput disregard dive dock donat dot downgrad draft
    drain drama dramatist drawer drill drum dryer dub duli duo dusk dynast dynasti earplug earthquak eco elbow
    elector electrician electromagnet embark embrac enclos enjoy entangl entitl entrust era ergonom escal esteem
    ethyl evacu evapor exec exempt exhal expel explod explos extinct extinguish extraordinari factual familiar
    fantast farmland farther fasten faulti favorit favourit fax fenc feral ferri fertilis fiction finalist finest
    fingerprint firearm firewal fiscal flag flagship flang flash flavor flicker flour fluent flyer fog folk footnot
    forefront forfeit forklift forth fortnight franchis fraudul freelanc freight freshwat fridg fumbl fume fun
    furnac gadget galaxi gallon gang gasket gear generous gentl geopolit giant glass glossari glove glow glue goat
    goggl goos grab grain grandpar graphit grasp grate greas greasi greenhous grey grievanc grill grind grinder grip
    guarantor guard guess guitar guitarist gummi habitat haggl hammer handbag harder hardest harmoni harsh harvest
    hat header headquart headset healthier heater heavier hedg helicopt helmet henceforth herb hing hip hitherto
    holder hole hollow homeless homeown hop horizon horrif hostel hydrant ice icon illicit illus illusori illustri
    immigr impromptu improp improprieti inadvert inbox incarn incred indoor inflict inflow influenti ingredi inhal
    inspir insur intellectu intensifi intern interven intric invalid invent inventori invert invit invok ionic irrat
    isotop itinerari jar jazz journal junk kick kiln knead knee knot ladder lamp larva latch lava lawmak lawn
    lawsuit layout leaflet learner legitim leisur lemon lesse lessor lest lever liabl license licensor lid lighter
    limp liner lineup lint literari litter lobbi lock locker login logo longtim loos lorri lot loyalti lubric lyric
    macroscop malfeas maneuv mantl mat meaning memo memorandum merchant mere mess midday midnight migrant mile
    mileag mill mindset mint misconduct misplac mistak misunderstood misus modem moistur molar monetari monocular
    mood moral mortgag motel motiv motorcycl motorist mud mute mysteri nail nausea needl negoti neighborhood nephew
    nicotin niec nomine noon norm notari notifi numb nut oath occas odor odour offend offset offshor oili opera
    oppon optimist organic outag outbreak outlook outsourc oven overdos overnight overse oversight overtim owl
    ownership pack pallet pandem panic pant paperwork paragraph paramed participatori passion patriarch paus payrol
    pear peculiar pedal pedestrian pellet penalti penni pension perenni persuad pesticid pharmaci pharmacist
    philosoph photocopi photon phrase pickup pill pin pinch pink pioneer plaster playoff playwright plenti plier
    plough plumber poach podcast poet policyhold polish polygon popcorn portray poster pot poultri poverti predat
    preheat premier premis preseason prestig prestigi prey print projectil proofread proprietari protagonist prudent
    pulley punctur punish purpl purs pursu pursuant quak queri quiz quot rack ramp ratifi raw reader realist
    reassembl rebat rebellion recaptur receptionist recharg reconnect recount recreat redo referenc referendum
    refrain refriger refuge reinstal relay remind remitt remot reprimand republ rescind resend resum retir revis
    revolv reward ribbon rid riddanc rip rival rivet roast roster rota rotor rotten router row rub rubber rubbish
    rug runner rusti rye sabbat saga sailor sand sanitis sauc scanner scent scooter scrap scrape scratch screw
    screwdriv script scroll scrub scrutini seal seamless seat seatbelt secretari sedentari seiz seminar settl shade
    shadow shaft sharpen shatter shingl shoe shoulder shred shrub silver siren skull slack slave sleev slot smell
    smile snack snapshot sneez soak soap sober societ solder solicitor somehow sovereign sovereignti spacer spanner
    spare spectat spi spice spici spirit spiritu spit sponsor spous spreadsheet sprinkler squirrel stablecoin stack
    stair stairwel stake stale stamp standpoint statewid stator statutori steadili steak steam steep steril sterilis
    stipul stool strawberri streak stretcher stricter stride struggl stuff subsidiari subspac subspeci succeed
    successor sue suitcas sundial sunlight sunni supervis supplier suppos surcharg surg surgeon surpass suspici
    swallow swipe swivel symbol sync syrup tackl tale talent taller tallest tank tape taxi taxpay teammat technician
    tecton temporarili termit terrain territori terrorist thaw theme therapist thermostat thesi thumb ticker tie
    tilt timefram timelin timesheet tin titular tobacco toddler toe token ton toppl torch toss tough toy tractor
    tragedi trailer traine tram traumat tray treasur tremend triangl tribe tribut trilog trio trolley tropic truste
    trustworthi truth tumbl turbin turquois turret tweet twist tyre unbound uncondit underprivileg undertak undo
    uneth unfair unfasten unfold unintend unlabel unlatch unlaw unlimit unload unlock unmut unpair unplan unreleas
    unsanitari unscrew unsubscrib unti unus unwind unwrap up urgenc vacuum valley van vapor vapour varnish vault
    verdict vers vertex vibrant viewer vinegar vintag violent vocal vocat void volatil voluntarili vomit waist
    waiter waiv wallet warfar washer wastewat webcam webcast webinar weed weekday weld wheelchair whip whisk whistl
    whistleblow widow windscreen windshield wisdom wish withstand wooden workforc workshop worship wrench wrist
    yacht yard yellow yoghurt yogurt
    """.split()
)

ITALIAN = frozenset(
    """
    abbon abrog accendin acet acri adag adess affett agganc alberg allag allarm allerg ambul ambulator ammend anca
    annod annot anzic apparten appartien append apri aprit arancion aratr armad armatur arrang arrotol arruggin
    ascensor assens asten atri autostim azzurr bancal banchin banconot barattol barell barrier battezz bend benzin
    berlin bidell bidon bimestr biolog bottigl bullon bussol cacciav calligraf calz candel canon cantin caparr capr
    carot carovan casc cassafort cavigl centrifug cernier cerott cessant cestin chiod cical cicl ciclist cing cintur
    cioccol clinic compet compostagg compress compressor concim conged consigl consuetudinar contributor coperc
    coprim corridoi creditor crud cuscinett dappertutt decad deced degrad dess dimentic disattiv discend disinfett
    disinstall dispiac distanzial dit diurn diven docc dopodoman dorm dorsal durezz embrion erbacc espir estintor
    etimolog evacu fagiol falegnam farin ferial fiammifer finc flang francoboll frattant fren fresc fulcr fulmin fum
    funeral fuorc furgon fust gasol ghis giall ginocc glossar gom gomm graduator graff grandin gratt grattug
    grembiul grig gru guant guar icon imball imballagg imbullon immondiz impast impugn inal incandescent inchiest
    inciamp incirc incoll incomplet indetermin indoss inger inghiott ingrass ingross inspir intermediar interstatal
    intervien irrit laggiu lampadin lassu latent lateral lattin lev levig lice liquor lisc locatar logaritm lubrific
    lutt magnitudin mancant manicott manigl manometr manopol mascher massimal mastic matur mediat menu moll montacar
    morbid moren morsett motociclett motorin mulett mult neanc nebb neppur noc nolegg notturn occhial operai orfan
    ostell panc pann parabrezz paraurt parchegg paritar pastoral pedal pedivell pedon pegg pendolar pern pett
    pianegg piantagion piastrell piatt piccion pieg pillol pinz piogg pizzic plastic pneumat pollam pollic pols
    pontegg pornograf portafogl portiner posacen postum preclus precoc presbiter presid produrrebb promemor provien
    pulegg quadrimestr quaggiu querel ramp ratific recint rel repart respir riaccend ricadent ricaric rigid rimett
    rimorc rinunc rinunz ripid riprogett rison rivett rondell routin rovin ruvid sals sanguin saprem saracinesc
    sblocc sbucc sbullon scaffal scalpell scapp schien sciam sciropp scivol scongel scont seg seguac semestr
    serbatoi serratur servitor setacc sgabell sganc siep sigarett slacc sleal sleg smarr smartphon soccorr
    soddisfacent soffert solidal sond sonor sostit spall spazz spazzatur spez spi spogliatoi spolver spuntin sput
    srotol staff stag stagist stall stamattin stanott starnut sterilizz storiograf stracc strapp strat strofin suol
    svegl sven tabacc tapp taratur telecam telecamer tenor terminal termost tessitor tirocin tocc tond torc tossic
    traghett trap trascin trasfert trasgressor trattor trentatr tribal turn tutor ugell urag uragan urgent urgenz
    vedov velen ventitr veritier vernacolar vernic vie volentier vomit vorre zet
    """.split()
)
