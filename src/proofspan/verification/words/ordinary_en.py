"""Stems of ordinary English words: a capital letter at the beginning of a sentence makes no name of these."""

ORDINARY = frozenset(
    """
    abdomin aberr abil abl ablat abnorm abolish about above abroad abrog absenc absent absolut absorb absorpt
    abstract abund academ acceler accept access accommod accompani accomplish accord according account accumul accur
    accuraci acet acetyl acetyltransferas achiev acid acknowledg acoust acquir acquisit across act actin action
    activ actor actress actual actually acut adapt adaptor add addit additional additionally address adenocarcinoma
    adenosin adequ adher adhes adiabat adipocyt adipos adjac adjust adjuv administ administr admiss admit adolesc
    adopt adrenerg adult adulthood advanc advantag advers advis aerob aerodynam aeroelast aerofoil affect affin
    afford afraid after afterbodi afternoon afterward again against age agenc agent aggrav aggreg aggress ago
    agonist agre agreement ah ahead aid aim ain air aircraft airfoil airplan airport airway album albumin alcohol
    algorithm align alkalin all alleg allel allergi allevi alloc allogen allow alloy almost alon along alpha alreadi
    also alter altern although altitud altogether aluminum alveolar alway ambient amelior amino among amount amplif
    amplifi amplitud amyloid analog analogu analys analysi analyt analyz anaphas anatom anchor ancient and androgen
    anemia anger angiogen angiogenesi angiotensin angl angri anim anniversari annot announc annual anoth answer ant
    antagon antagonist anterior anti antibiot antibodi anticanc anticip antidepress antigen antihypertens
    antimicrobi antioxid antipsychot antiretrovir antitumor antivir anxieti any anyon anyth anywher aorta aortic
    apart apic apolipoprotein apoptosi apoptot app appar apparatus appeal appear appendix appetit appl appli applic
    appoint appreci approach appropri approv approxim arbitrari arc architectur are area aren arginin argu argument
    aris arm armi around arrang array arrest arriv art arteri arthriti articl artifici artist ascertain ask aspart
    aspect aspirin assay assembl assess asset assign assist associ assum assumpt ast asthma astrocyt astronom
    asymmetr asymptomat asymptot async asynchron asyncio atherosclerosi atherosclerot athlet atmospher atom atrial
    atrophi attach attack attain attempt attend attent attenu attitud attract attribut atyp audit auditori augment
    aunt aureus author autocrin autoimmun autolog autom automak automat autonom autophag autophagi autosom autumn
    avail avenu averag avoid await awar away axi axial axisymmetr axon babi back background bacteri bacteria bad
    bake balanc ballist banana band bank barrier basal base basebal based baselin basi basic basically basketbal
    bathroom batteri battl beach beam bear beat beauti becam because becom bed bedroom bee beef been beer before
    began begin behav behavior behaviour behind being believ belong below bend benefici benefit benign besid besides
    best beta better between beyond bias bibl bicycl big bigger biggest bike bilater bile bill billion binari bind
    bioactiv biochem biogenesi biolog biomark biopsi biosynthesi bipolar bird birth birthday black bladder blade
    blast blastocyst bleed blind block blockad blocker blood blot blunt board boat bodi boil bomb bond bone book
    boost border born boss both bottom bound boundari bovin bow bowel box boy bpm bpo brain branch brand brave bread
    break breakdown breakfast breakpoint breast breath bridg brief briefli bright bring broad broadcast broaden
    broader brother brought brown buckl bud budget buffer bugfix build built builtin bundl burden burst bus buse
    busi but butter button buy buyer bypass byte bytearray bytecod cabl cach cadenc cadherin cafe calcium calcul
    calibr call calor camber camera campaign can cancel cancer candid cannot canon cap capabl capac capillari capit
    captain captur car carbohydr carbon carcinogenesi carcinoma cardiac cardiomyocyt cardiovascular care carri
    carrier cascad case cash caspas cat catalyt catalyz categor categori catenin cation caus causal causat caviti
    ceas cell cellular cent center centr central centromer centrosom centuri cerebr cerebrospin cerevisia certain
    cervic chain challeng champion championship chanc chang channel chaperon chapter charact character characteris
    characterist charg charger chart cheap check checkpoint chees chemic chemokin chemotherapeut chemotherapi chest
    chicken child childhood children chimer choic cholesterol choos chop chord chordwis chosen christma chromatid
    chromatin chromatographi chromosom chronic church cider cigarett circadian circuit circuitri circul circular
    circumfer circumferenti circumst cis cite citi citizen claim clamp clarifi class classic classif classifi clean
    clear clearanc cleav cleavag click client clinic clinicaltri clinician clock clonal clone close closer closur
    club cluster coach coactiv coat code codon coeffici cofactor coffe cognit cohort coincid cold coli coliti
    collabor collagen collaps collect colleg coloc colon coloni color colorect column combin come commenc comment
    commerci commit common communic communiti comorbid compact compani compar comparison compart compat compens
    compet competit compil complement complementari complet complex complianc complic complimentari compon compos
    composit compound comprehens compress compressor compris compromis comput concentr concept conceptu concern
    concerning concert conclud conclus concomit concord concurr condens condit conduct cone confer confid configur
    confin confirm conflict confoc conform confound congenit congress conic conjug conjunct connect conscious
    consecut consensus consequ consequently conserv consid consider consist consol consolid constant constitu
    constitut constrain constraint construct consult consum consumpt contact contain contamin content context
    continu continuum contour contract contractil contrast contribut contributor control controversi convect conveni
    convent converg convers convert cook cool cooper coordin copi copyright cord core corner coronari coroutin
    corpor correct correl correspond corrobor cortex cortic cost cough could couldn council counsel count counter
    counteract counterpart countri coupl courier cours court courtesi cousin covari cover coverag cow creat
    creatinin creation credibl creep crest cricket crime crimin crisi criteria criterion critic cross crucial
    crystal cue cultur cumul cup cure current currently curv curvatur custom customis cut cutoff cycl cyclas cyclic
    cyclin cyclooxygenas cylind cylindr cystein cytochrom cytokin cytokinesi cytolog cytomegalovirus cytometri
    cytoplasm cytoskelet cytoskeleton cytosol cytotox dad daemon daili damag damn damp danger dark data databas
    dataset date daughter day deacetylas dead deal dear death debat debt debug decad decay deceler decid decim decis
    declar declin decreas dedic deduc deep default defect defend defens defici deficit defin definit deflect deform
    degen degener degrad degre dehydrogenas delay delet deliber delin deliv deliveri delta demand dementia demethyl
    demograph demonstr dendrit denot dens densiti depart depend dephosphoryl depict deplet deposit deprec depress
    depriv depth deregul deriv describ descript descriptor desert design desir despit despite destabil destroy
    destruct detach detail detect detent deterior determin detriment devast devcycl develop developed developing
    development devguid deviat devic devis diabet diagnos diagnosi diagnost diamet diastol dict dictat dictionari
    did didn die diet dietari differ differenti difficult difficulti diffus digest digit dimens dimension
    dimensionless dimer diminish dinner dip diploid dir direct director directori dirti disabl disagre disappear
    discharg disclosur disconnect discontinu discov discoveri discrep discret discrimin discuss diseas dismutas
    disord dispar dispatch dispens dispers displac display dispos disrupt dissect dissemin dissip dissoci distal
    distanc distant distinct distinguish distort distress distribut district disturb distutil diverg divers diversif
    diversifi divid dividend divis doc doctor document does doesn dog domain domin don done donnel donor door
    dopamin dorsal dosag dose doubl doubt down download downregul downstream downwash dozen drag dramat draw drawn
    dream dri drink drive driven driver drop drought drug dual duct ductal due duplex duplic durabl durat during
    dust duti dynam dysfunct dysregul each ear earli earlier earliest earth easi easili east easter eastern eat
    ecolog econom economi ectop edema edg edit educ effect effector efficaci effici efflux effort egg eight eighti
    either elabor elast elder elect electr electron elegan element eleph elev elicit elig elimin elit ellipt elong
    elsewher elucid elus email embed embryo embryogenesi embryon emerg emergenc emiss emot emphas emphasi empir
    employ employe empti enabl encod encompass encount encourag end endem endocrin endocytosi endogen endometri
    endoplasm endosom endotheli endothelium endpoint enemi energi enforc engag engin engraft enhanc enlarg enorm
    enough enrich enrol ensur enter enthalpi entir entiti entri enum envelop environ environment enzym enzymat
    epidem epidemiolog epiderm epigenet epigenom episod epitheli epithelia epithelium epitop equal equat equilibrium
    equip equiti equival erad error erythroid escap especi essenti establish estat estim estrogen etc ethic ethnic
    etiolog eukaryot evad evalu evas even evening event eventu eventually ever everi everybodi everyon everyth
    everywher evid evidenc evok evolut evolutionari evolutionarili evolv exacerb exact exam examin exampl exceed
    excel except excess exchang excis excit excitatori exclud exclus execut exercis exert exhaust exhibit exist exit
    exogen exon exosom expand expans expect expenditur expens experi experienc experiment expert expertis explain
    explan explicit exploit explor exploratori exponenti export expos exposur express extend extens extent extern
    extra extracellular extract extrapol extrem extrins eye fabric face facil facilit fact factor fail failur fair
    faith falciparum fall fals famili famous fan far farm farmer fashion fast faster fat fatal fate father fatigu
    fatti faulthandl favor favour fear feasibl featur fed feder feed feedback feel feet femal fertil fetal fever few
    fewer fiber fibril fibroblast fibrosi fibrot field fifti figur filament file filesystem fill film filter filtrat
    final finalis finally financ financi find fine finger finish finit fire firm first fish fission fit five fix
    flank flap flat flexibl fli flight floor flow flower flu fluctuat fluid fluoresc flutter flux focal foci focus
    folat fold folder follicl follicular follow food foot footag footbal footprint for forc foreign forest forget
    fork form formal format former formul formula forti fortun forward foster foul found foundat four fourth
    fraction fractur fragment frame framework fraud free freedom freeli freez frequenc frequent fresh fri friction
    friend from front frozen fruit fuck fuel fulfil full fulli function fund fundament further furthermor fuse
    fuselag fusion futur gain game gamma gap garden garlic gas gase gastric gastrointestin gate gather gave gel
    gender gene general generat generic genet genom genotyp genuin geograph geometr geometri germ germin germlin
    gestat get getattr girl give given gland glia glial glioblastoma glioma global glomerular glucagon
    glucocorticoid glucos glutam glutamin glutathion glycogen glycolysi glycoprotein goal god golden golf good gosh
    gov govern governor grade gradient gradual graft grandfath grandmoth granul granulocyt graphic grass graviti
    great greater greatest green gross ground group grow grown growth guanin guarante guest guid guidanc guidelin
    guilti gun gut had hadn haha hair hairpin half hallmark hamper hand handi handl haplotyp happen happi harbor
    hard hardwar harm harmon has hash hasn hast hate have haven having hazard head headach heal health healthcar
    healthi hear heart heat heavi heavili height held helic helicas helium helix hello help helper hematolog
    hematopoiesi hematopoiet hemispher hemoglobin hemorrhag henc hence hepat hepatocellular hepatocyt her here
    herebi hereditari herein hero herpesvirus heterochromatin heterodim heterogen heterolog heterozyg hey hierarch
    hierarchi high higher highest highlight hiker hill hippocamp hippocampus his histocompat histolog histon
    histopatholog histor histori historian hmm hockey hold holiday home homeostasi homeostat homocystein homogen
    homolog homologu homozyg honest hook hope horizont hormon hors hospit host hot hotel hotfix hour hous household
    how howev however http https human hundr hungri husband hybrid hydrodynam hydrogen hydrolysi hyperact
    hypermethyl hyperplasia hypersensit hyperson hypertens hypertrophi hypothalam hypothes hypothesi hypoxia id idea
    ideal ident identif identifi ignor ill illeg illustr imag imagin imbal immatur immedi immort immun immunodefici
    immunofluoresc immunogen immunoglobulin immunohistochem immunohistochemistri immunolog immunoprecipit
    immunoreact immunosorb immunosuppress immunotherapi impact impair imped imperfect implant implement impli implic
    import importlib impos imposs impress imprint imprison improv inabl inact inactiv inadequ inappropri inch incid
    includ inclus incom incomplet incompress inconsist incorpor increas increment incub inde indent independ index
    indic indirect individu induc induct industri ineffici infant infarct infect infecti infer infiltr infinit
    inflamm inflammasom inflammatori inflat influenc influenza influx inform infrastructur infus ingest inher
    inherit inhibit inhibitor inhibitori initi initially inject injur injuri innat inner innov inocul input insect
    insensit insert insid insight instabl instal instanc instead institut instruct instrument insuffici insul
    insulin insult intact intak integr integrin intend intens intent inter interact intercellular interest interfac
    interfer interferon intergen interleukin intermedi intermitt internal internat internet interplay interpret
    interrupt intersect interval intervent interview intestin intim into intoler intra intracellular intraepitheli
    intraven intrins introduc introduct intron introspect invad invari invas invers invest investig investor
    inviscid invoic involv ion ioniz iron irradi irregular irrespect irrevers ischaem ischem ischemia isclos island
    islet isn isoform isol issu issuanc item iter its itself jet job join joint journalist joy judg judgment juic
    jump junction just justic justifi kappa karman karyotyp keep key keyboard kid kidney kill killer kinas kind
    kinet kinetochor king kitchen knight knock knockdown knockout know knowledg known label laboratori labour lack
    lactat lag lake laminar land landlord landscap langley languag laps laptop larg larger largest larri laser last
    late latent later lateral latest latter launch launcher law lawyer layer lead leader leadership leaf leagu lean
    learn least leav led left leg legaci legal legendari length lengthen leptin lesion less lesser lesson let lethal
    letter leukaemia leukem leukemia leukocyt level leverag liabil librari licens lie life lifestyl lifetim lift
    ligand ligas ligat light like likelihood likewise limb limit line lineag linear link linkag lion lipid
    lipopolysaccharid lipoprotein liquid list listen liter literatur littl live liver load loan lobe local
    locallookup locat loci locus log logist lol long longer longest longev longitudin look loop loosen lose loser
    loss lost love low lower lowest luciferas luckili luggag lukasz lumin lunch lung lymph lymphadenopathi lymphocyt
    lymphoid lymphoma lysin lysosom lzma macaqu mach machin machineri macrophag made magazin magnet
    magnetohydrodynam magnitud main maintain mainten major make malaria male malform malign mammal mammalian mammari
    man manag mani manifest manipul manner manual manufactur map margin mark marker market marrow mask mass massiv
    master match materi matern math mathemat matrix matter matur maxim maximum may mayb mayor meal mean meanwhil
    meanwhile measur meat mechan mechanist medal media median mediat medic medicin medium meet meiosi meiotic
    melanoma mellitus melt member membership membran memori men menopaus mental mention merg mesenchym mesoderm
    messag messeng met meta metabol metabolit metaclass metadata metal metalloproteinas metaphas metastas metastasi
    metastat metazoan metformin method methodolog methyl methyltransferas meticul mice micro microarray microb
    microbi microbiota microenviron microg microorgan microscop microscopi microtubul mid middl might migrain migrat
    migratori mild militari milk million mimic mimick min mind miner minim minimum minist minor minus minut mismatch
    miss missil mitig mitochondri mitochondria mitogen mitosi mitot mix mixtur mmol mobil mock modal mode model
    moder modern modest modif modifi modul molecul molecular moment momentum money monitor monkey monoclon monocyt
    mononuclear monoton month moon mop moratorium morbid more moreov moreover morn morphogenesi morphogenet
    morpholog mortal mosqu mosquito most mother motif motil motion motor mount mountain mous mouth move movement
    movi much mucos mucosa multi multicellular multicent multipl multipot multiprocess multivari mum murder murin
    murmur muscl muscular music musician must mutagenesi mutant mutat mutual myelin myeloid myeloma myocardi myosin
    naca nad nah naiv name nanosecond narrow nascent nation nativ natur navier navig near nearbi necess necessari
    necessarili necessit neck necrosi necrot need negat neglect neglig neighbor neighbour neither neonat neoplasia
    neoplasm neoplast nerv nervous nest net network neural neurodegen neurodegener neurogenesi neurolog neuron
    neurotransmitt neutral neutrophil never nevertheless new newer newest newli news newspap newtonian next nich
    night nil nine nineti ninth nitric nitrogen nmol nobodi nobody node nois nomin non noncod nondimension none
    nonetheless nonlinear nonuniform nope nor normal north northern nose not notabl note noth notic notion
    notwithstand novel novo now nowaday nowher nozzl nuclear nucleas nuclei nucleic nucleosom nucleotid nucleus null
    number numer nurs nutrient nutrit obes object oblig obliqu obscur observ obstacl obstruct obtain obvious
    occasion occlus occup occupi occur occurr ocean odd off offens offer offic offici offspr often oh oil okay okey
    old older oldest oligonucleotid once oncogen oncolog one ongo onion onlin online only onset onto oocyt oop open
    oper opportun oppos opposit optic optim optimum option oral orang orbit orchestr order ordin ordinari org organ
    organell organism organiz orient origin orphan ortholog oscil oscillatori osteoblast osteoclast osteoporosi
    other otherwis otherwise our out outcom outer outflow outlin outpati output outsid ovari ovarian over overal
    overall overcom overexpress overlap overview overweight owe own owner oxid oxidas oxygen packag page pain
    painter pair pancrea pancreat panel paper papillomavirus parabol paracrin paradigm paradox parallel paramet
    parasit parcel parent park parliament parser part parti partial particip particl particular partner partnership
    pass passag passeng passiv passport password past pasta paste patch path pathlib pathogen pathogenesi patholog
    pathophysiolog pathway patient pattern pay payment peac peak pediatr peel pend penetr peopl pep pepper peptid
    per perceiv percent percentag percept perfect perform perfus perhap perinat period peripher peripheri periton
    perman permeabl permiss permit peroxid persist person perspect pertain pertin perturb pet phagocyt phagocytosi
    pharmacolog phase phenomena phenomenon phenotyp phone phosphat phosphatas phosphatidylinositol phosphoinositid
    phospholipid phosphoryl photograph phylogenet physic physician physiolog pickl pictur piec pig pilot pip pitch
    pitot pivot pizza place placebo placent plan plane planet planform plant plaqu plasma plasmid plastic plate
    platelet platform plausibl play player pleas please pleiotrop plot plug pluripot plus pneumonia pohlhausen point
    poison polar poli polic polici polit politician poll polymer polymeras polymorph polypeptid pool poor poorer
    popul popular pore pork porous port portfolio portion pose posit possess possibl post posterior postmenopaus
    postnat postop postsynapt postul potato potenc potent potenti pour power practic practition prandtl prayer pre
    preced precis preclin precursor predict predictor predispos predisposit predomin prefer preferenti prefix
    prefront pregnanc pregnant preliminari prematur premium preoper prepar prescrib prescript presenc present
    preserv presid press pressur presum preterm pretreat prevail preval prevent previous previously price priest
    primari primarili primat prime primit princ princess princip principl printer prior priorit prioriti prison
    privat pro proactiv probabl probe problem procedur proceed process produc product profession professor profil
    profit profound progeni progenitor prognosi prognost program programm progress proinflammatori project prolif
    prolifer prolong promin promis promot prompt prone pronounc proof propag propel propens proper properti
    prophylaxi proport propos propuls prosecutor prospect prostat proteas proteasom protect protein proteolysi
    proteolyt proteom protest protocol prototyp protrus prove proven provid provis provision proxim psychiatr
    psycholog psychosoci public publish pull pulmonari puls pump purchas pure purif purifi purpos push put putat pyc
    pyo python qualifi qualit qualiti quantifi quantit quantiti quarter quartil quasi queen question questionnair
    quick quiescent quit race radial radiat radic radioact radiotherapi radius rais random randomis rang rank
    rapamycin rapid rare rash rat rate rather ratio ration rational ray reach react reaction reactiv read readili
    reagent real realiz rear rearrang reason reboot recal recapitul receipt receiv recent recently receptor recess
    recip recipi reciproc recogn recognit recombin recommend reconstitut reconstruct record recov recoveri recruit
    rectangular recur recurr recycl red redistribut redox reduc reduct redund ref refer referr refin reflect reflex
    reform refractori refund regard regarding regardless regen regener regex regim regimen region regist registri
    regress regul regular regulatori reinforc reject relaps relat relationship relax releas relev reli reliabl
    relief reliev religi religion remain remaind remark rememb remiss remodel remov renal render renew reorgan
    repair repay repeat repertoir replac replic repo report repres represent repress repressor reproduc reproduct
    reprogram reput requir reschedul rescu research resect resembl reserv reservoir reset resid residu resili resist
    resolut resolv reson resourc respect respir respiratori respond respons rest restart restaur restor restrict
    restructur result retain retard retent reticulum retin retino retri retriev retrospect retrovir return revalu
    reveal revenu revers review revolut revolutionari reynold rheumatoid rhythm ribosom rice rich rider right rigid
    rigor ring rins rinse rise risk river road robot robust rock rocket rodent role roll roof room root rotat rough
    round rout routin rst rugbi rule run rural sad sadli safe safeguard safeti salad salari sale salin salt same
    sampl sarcoma satellit satisfact satisfactori satisfi satur save say scaffold scale scan scandir scatter
    scenario scene schedul scheme schizophrenia schlieren scholar school scienc scientif scientist sclerosi scope
    score screen sea search season sec second secondari secret secretori section sector secur see seed seek seem
    seen segment segreg seizur seldom select self sell seller semant semi senat send senesc senior sens sensit
    sensor sensori sentenc separ sepsi seq sequenc sequenti seri serial serin serious serum serv server servic
    session set seven seventi sever sex sexual shall shallow shape share sharehold shark sharp she shear shed sheep
    sheet shell shift ship shock shop shopper short shorten shorter shortest should shouldn show showcas shown sibl
    sick side sign signal signatur signific silenc silent similar similarly simpl simpler simpli simplif simplifi
    simul simultan sinc singer singl singular sinusoid sister sit site situ situat six sixti size skelet skill skin
    sky slaveri sleep slender slice slight slip slope slow slower slowli small smaller smallest smartphon smoke
    smoker smooth snake snap soccer social societi socioeconom sodium soft softwar solar soldier sole solid solidifi
    solubl solut solv somat some somebodi someon someth sometim somewhat somewher son song sonic soon sophist sorry
    sort sought sound soup sourc south southern space span spanwis spatial spawn speak speci special specialist
    specialti specif specifi specifically specimen spectra spectrometri spectrum specul speech speed spend sperm
    sphere spheric spike spinal spindl spine spleen splice split spokesman spokesperson spokeswoman spontan sporad
    sport spread spring squamous squar squeez stabil stabl staff stage stagnat stain stakehold stall stand standard
    standardis star start startup starvat state statement static statin station stationari statist status stay
    steadi stem step steroid sterol stiff stiffen still stimul stimulatori stimuli stimulus stir stochast stock
    stoke stomach stood stop storag store stori straight strain strand strang stranger strateg strategi stratif
    stratifi stream streamlin streamwis street strength strengthen stress stretch strict strike string stringent
    strip stroke stroma stromal strong stronger strongest structur student studi style sub subcellular subcutan
    subgroup subject submit subpopul subprocess subscrib subsequ subset subson substanc substanti substitut substrat
    subtyp subunit success such suction sudden suffer suffici suffix sugar suggest suicid suit suitabl sulfat sum
    summar summari summer sun sunset superfamili superior supernat superoxid superson supervisori supplement suppli
    support suppress suppressor sure surfac surgeri surgic surpris surrog surround surveil survey surviv survivor
    suscept suspect suspend sustain swap sweep sweet swept swim switch symmetr symmetri sympathet symptom symptomat
    synaps synapt synchron syndrom synergist syngen syntax synthas synthes synthesi synthet sys system systemat
    systol tab tabl tablet tabul tag tail tailor take taken talk tandem tangent tap taper tarfil target task tax tea
    teach teacher team technic techniqu technolog teenag teeth tell telomer telomeras temper temperatur templ
    templat tempor temporari ten tenant tend tendenc tender tenni tension tentat term termin terminus tertiari test
    testimoni text textur than thank that theft their them themselv then theoret theori therapeut therapi there
    thereaft therebi therefor therefore thermal thermodynam these they thick thief thin thing think third thirsti
    thirti this thorough those though thought thousand threat threaten three threshold throat thrombosi through
    throughout throughput thrust thus thymic thymus thyroid ticket tiger tight tighten time tip tire tissu titl
    today togeth toler tomato tomographi tomorrow tone tonight too took tool toolchain tooth top topic topolog
    torsion total tourist tournament toward town toxic toxin trace tracemalloc track tract trade tradit traffic
    traffick trail train trait trajectori tran transact transactiv transcrib transcript transcriptas transcriptom
    transduc transduct transfect transfer transferas transform transfus transgen transient transit translat transloc
    transmembran transmiss transmit transon transpar transplant transport transvers trap trauma travel traveller
    travers treat treatment tree trend tri trial triangular trigger triglycerid trimethyl trip triphosph tripl
    trophi truck true truncat trust tube tuberculosi tubulin tumor tumorigen tumorigenesi tumour tune tunnel turbul
    turn turnov tv twenti twice twin two type typic tyrosin ubiquit ubiquitin ugli ulcer ultim ultimately ultrasound
    umbil unabl unaffect uncertain uncertainti unchang uncharacter uncl unclear uncoupl uncov under underdevelop
    underestim undergo undergon underli underpin underscor understand understood undertaken undertook underw
    undetect undifferenti unexpect unfortun unifi uniform uniqu unit uniti universal universiti unknown unless unlik
    unlike unmet unpack unplug unpreced unrecogn unrel unstabl unsteadi until untreat unusu updat upgrad uphold
    upload upon upper upregul upstream uptak urandom urban urgent urin urinari use user usual utf util vaccin vacuol
    valid valu valuabl valv vanish vari variabl varianc variant variat varieti various vascular vasculatur vast
    vector veget vehicl vein veloc vendor venous ventil ventral ventricular verifi version versus vertebr vertic
    very vesicl vessel via viabil viabl vibrat vicin victim video view villag violat viral virtual virul virus visa
    viscer viscos viscous visibl vision visit visitor visual vital vitamin vitro vivo volum volunt von vortex vortic
    vote voter voucher vulner wage wait wake walk wall want war warm warn warrant warranti was wash wasn wast watch
    water wave way weak weapon weather web websit wedg week weekend weigh weight well were weren west western wet
    whale what whatev when whenev where wherea whereas wherebi wherein wherev whether which while white who whoa
    whoever whole whom whose why wide wider widespread width wife wild will win wind window wine wing winner winter
    wipe wire wit with withdraw within without wolf wolv woman women won word work worker workflow world worldwid
    worri wors worsen worst worth would wouldn wound wow write writer written wrong www xenograft yaw yea yeah year
    yeast yep yes yesterday yet yield young younger youngest youth yup zebrafish zero zinc zip zone
    """.split()
)
