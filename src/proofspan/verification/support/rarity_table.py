"""How common words are: keys of words in bands, from counts over the passages of public retrieval sets.

Written by `scripts/count_rarity.py`, which says how.
"""

BANDS: dict[str, dict[float, str]] = {
    "en": {
        0.25: """
            a activ add affect after aim all allow also an analysi and annual answer app are area as associ at basi be
            been begin beta between big boss both boundari but by can case cell chang compar comput condit contain
            control creat current danger data decid depend describ design develop direct discuss distribut during eight
            end eventu experi express factor file find firm first five fix flow for form four from function gene general
            get give has have height here howev identifi ill implement import improv in increas index inform into is it
            its kind layer lead length level limit local main make may measur mechan model more most multipli need new
            next nine no not number of on one only oper or other over paper part patient pep perform point posit pressur
            previous problem process product protein provid reduc relat releas renew report result ring rough rule s
            schedul set seven sever show six small softwar solut some specif speed string structur studi such suggest
            support system t ten test than that the their theori these this three through to twelv two under until up
            use usual valu various was way we well were when which whole will with word
        """,
        0.35: """
            about abstract account achiev action actual address against age agre air aircraft al algorithm along alpha
            although among any appear appli argument assess assum august author avail b background basic because
            behavior being beyond bind block blood bodi bug bugfix build c calcul cancer candid carri caus center
            certain characterist choos class clinic code coeffici column commit complex compon compress concentr concern
            conclus conduct confirm consid consider constant content continu contribut copyright core corner correct
            correl correspond could crew critic custom cylind d daili date deadlin decemb default defend defin deili
            deriv detail devic die differenti difficult dimension divid dna domain doubl dynam e each earli easi edg
            effici either eleven emphas energi ensur enter equat error establish estim et evalu event everi exact exampl
            exist expand expans expect experiment explain famili fast februari field fill financi flat forc forecast
            format free frequenc further futur g genet genom good govern great group had happen health heat help histori
            hous how human i idea if immun incid indent independ induc industri infect inhibit insid instal integr
            interact interest involv itself januari job join keep know laminar languag last law less librari life lift
            like line linear link list load loss low m mac mach major mani march market mean mediat medicin memori
            mention million mode modul molecular month mous move mutat n name natur near ned nil non note obvious octob
            often optim order org origin our out outsid p particular pathway pattern per period person physic pictur
            place plate play popul possibl potenti practic presenc prevent price primarili procedur profil profit
            progress promot proof properti protect protocol public python rate ratio recent receptor record reflect
            remain remov repres respect reveal review revis reynold river role rst safe same say scale screen second see
            sentenc septemb sequenc seri shape share sharehold shock shop should signal similar sinc singl size so sourc
            space special stabil stage status stem steve storag strateg strategi strong subject substanti success
            superson surfac sustain tab take temperatur then theoret therapi there they thick those thus tissu titl
            transcript transfer transform transit treat treatment tri tumor understand updat upon user utf variabl
            variat version very vivo wall watch wave websit weight where whether while who width window wing within
            without work would x
        """,
        0.45: """
            abil abl abnorm above absenc acceler accept accompani accord accuraci acid acquisit across act acut adapt
            adjust admiss adult advanc advantag advers aerodynam ago ahead airfoil align alloc alon altern analog analyt
            anim annot announc anoth anti antibodi antigen api appropri april arbitrari argu aris around arriv ask
            aspect assay assembl asset assign assumpt atmospher attack attent attribut audit automat auxiliari averag
            axi axial axin bacteri balanc batteri becom before behind belong below bend benefit best binari biolog blunt
            board book brain brandl break breast bring buckl buy cadenc cannot capabl capac capit cardiovascular care
            catenin cellular central chain channel charact character charg chart chemic child chromatin chromosom
            chronic ci circl circular classic co cohort collect come communic communiti competit compil complianc
            complic composit comprehens cone confid consequ conserv consult context contrast convent converg cool
            coordin copi countri coupl cours court cover cpython crime crimin criterion cross cultur curv cycl cylindr
            cytokin damag databas deal debt defect defici deflect degrad degre delay deliv demand densiti desir despit
            diabet diagnosi diagnost diamet did difficulti diffus digit disord displac disrupt distanc distinct disturb
            divis do doctor does dose dower down download downstream drive durat educ elast electron element elev
            embryon emerg emergenc encod engag engin environ environment enzym equal equilibrium equiti equival especi
            ethic even except execut experienc explicit explor exposur extent extract f face facil facilit fact fail
            fair falciparum famous far few figur filesystem financ finit flexibl flight fluid flutter focus fold formal
            formul formula fortran fraction framework freez friction friday front fuel full fulli fundament furthermor
            gain gender generic georg global goal gradient grammar grow h half hand handl having he head healthi heart
            her hire his hold hospit host hyperson hypertens ident identif ii il illustr immedi impair implic inc
            incompress induct infinit inflamm inflammatori inhibitor inject innov input insight insulin intens interfer
            internet interpret interval intervent introduc introduct invas invest inviscid isol j jet judgment juli
            julien june k kinas knowledg l laboratori lack langa late later least leav liabil lifespan light litr liver
            logic look loop ltd lung magnitud mainten mammalian man manipul map mark marker mass materi mathemat matrix
            maximum meet member membran metabol methyl might migrat minim minimum minut mitig mix moder molecul moment
            monday money moreov mortal motion movement mrna much must mutant nad negat net network neuron node nois none
            nose notabl novemb now nozzl nuclear nucleotid o obes off offic old onset open opinion opportun organ
            organism organiz orient os oscil outlin output overexpress oxid packag page pain pair palard panel parallel
            partial particip partnership pass past path peptid percent persist phase phenomenon phenotyp phosphoryl
            physiolog pickl pipe plasma polici poor post pre preliminari preserv preval principl prolifer proport
            prospect prove publish pull qualiti quantit question r random rather re reaction readi real rear reason
            recogn recognit recombin recommend regard regular regulatori relationship relev repeat replac replic
            represent resist resolut resourc restructur return revers revolut right rise rna road robust run sampl
            satisfi scheme scienc search secondari secret segment self send senior sensit serum serv servic shear shell
            shift short shut side sign simplifi simul simultan skin slender slight social solid sometim span speci
            specifi sport squar stabl stagnat stakehold stand statement static statist steadi step still stimul strain
            strang strength strengthen subset subson suffici suitabl summari suppress surgeri survey surviv switch
            symmetr symptom syndrom syntax synthesi systemat tabl technolog testimoni them therapeut therebi therefor
            thermal thin think third throughout togeth tool touch toward train transact transient translat transmiss
            transpar tree trip true tuesday tunnel turbul unclear underw uniform uniqu universiti unknown upper us usa v
            vaccin valid varieti vehicl via viral virtual virus viscous vitro vs war wednesday week wet what wherea
            whose wild wind woman worker write y yet yield zero łukasz β
        """,
    },
    "it": {
        0.25: """
            a ad agost ai al all alla alle amministr anche articol attiv azi bas bis c cas che chied cinqu codic come
            comm comprend con conclud consigl contratt controll cre cui d da dal dall dalla dalle dat decret degli dei
            del dell della delle di dicembr digital dir disposit document due e ed elettron entrar era esegu essere firm
            form garanz gli ha hanno i il in inform informat interess l la le legg legisl lo loro manten mett ministr
            modal modific mostr n nazional nei nel nell nella non nonc normat numer o ogni part per piu poss present
            president preved prim propr pubblic puo quanto quattr regol relat rispett se second sens serviz si sistem
            soggett sono stati stato su suo tal tecnic tecnolog tra tre trov tutt ugual un una uno usar zon
        """,
        0.35: """
            abrog acqua adott agenz aggiorn agid agli alcun almen altre altri altro ambit anagraf anni anno applic aprir
            aqp assicur assistent attravers attuazion aveva b cap cart caus central certif certific chiam cio circ citt
            cittadin client colleg commercial competent comunqu concert conferent conform cont continu convert cop
            costitu costru dai defin deleg dello dev diec dirig diritt disciplin dispon dispost div divers dodic dop
            durant econom effett elenc entro erano erog esclud esemp europe eventual fatt fattur febbrai ferm final
            finanz fiss forn frances fu funzion general gennai gent gestion gestor gia giorn govern grand guerr guid
            imper indirizz inferior iniz innov inoltr integr intend intern istitu it ital lavor letter lgs line livell
            ma maggior mater medesim mediant membr mentr miglior misur mod molt mongol ne necessar negli nelle nov nuov
            obblig oltre oner oper ordin organizz original otto ovver paes pag particol period permett person personal
            pian pien polit port possibil press prezz princip principal priv proced procedur process produrr progett
            protegg prov provved quale quali qualific quando questa questo rappresent registr relazion rend repubbl
            requis ret ricev riconosc ridurr rifer rilasc riman risult salv scrittor scriv secol segu seguent sent senz
            ser sett sia sicurezz simil sit sol sosten specif sped spend stabil stanz stata strument sua succed sul
            sulla suoi svilupp telemat temp ter terz tip titol tram trarr trasmett tuttav uffic unic unir utent val
            valut via vigent volg
        """,
        0.45: """
            accert accessibil accredit acquedott acquis acquisizion acquist adegu adozion affid aggiung aiut allacc
            alleg allo altezz altra altres amer american ampi ancor anpr appos appost approv april archiv assoc attend
            attest atti atto attribu attual aument autent automat autonom autorizz avanz avent aver avere avevano avrebb
            avut avval avvoc azion banc bass ben britann californ canal capital caratterist caric center centr cerc chi
            chiar chies chiunqu ci ciascun cin cines cit civil collezion colon commerc commission comport conced
            condizion connettiv conosc conoscent conquist consegn conseguent consider consult contact contator contr
            contrattual cooper coordin corr corregg corrispondent cort cos cred cresc criter cultur cultural cur dagli
            dallo dann de decid decorr denomin deriv determin difficil diffusion digitalizz digitp dimostr dinast
            dirigenzial disponibil distribu disuguagl divent divid domest domicil domin dov dove edific efficac
            efficient elegg element elettr elev emett energ entramb entrat eserciz esigent esprim essa essenzial essi
            estend ester estern estrarr eur europ evit f facil facolt famigl far fas favor finanziar fiscal fisic fium
            fond formazion fort forz foss franc fruibil funzional fur gener genghis gest giugn giurid giustiz grad gran
            grupp h identif idone imperial impiant indipendent ingles insed inser insiem inter internazional internet
            interoperabil interromp intes iscriv istanz istituzional ivi john khan lasc lettur li liber libr lim limit
            lin lugl lunghezz luog magg manc marz med medic men merc meridional mes metod mezz minister modell modul
            mogl moment mond mondial mor motor muse nasc necess new nom nomin nord normann not novembr obiett occidental
            of offrir oggett oggi on oppur ora organ origin otten ottobr ove par parl partecip pass pec perche perd
            permanent piattaform piccol poi portal possess pot poter pratic precedent predett prend presenz prestator
            prev problem professional programm promuov proporr proprietar protocoll provenient puglies pung qual qualor
            qualsias quart quas quater quella quelle quelli quello queste questi question quind quinquies raccogl
            raggiung rapport redd regional regn resident responsabil restitu revoc richiedent riguard riport risolv
            risors rispond riunion ruol s sal san sanitar sara sarebb scad scamb scegl scuol segnal sempr serv settembr
            settor sezion siano signif singol social soddisf soppress sostitu special spess sping sportell standard
            state stor storic strateg struttur stud sub subentr sud sue sui sull sulle super superior terr territorial
            tesl the tipolog titolar trasfer trent ue ufficial ulterior uman undic unific uom utenz util v valor vapor
            varsav vecc ved veloc ver verd vi vicin vien vigor vit william www yuan
        """,
        0.55: """
            abbia abilit accett addeb ademp adesion afric agend agevol albi allin allor altern ambient ana analis and
            angeles annunc appartenent apposizion arab architettur arriv arte asi assegn assenz assum attacc attu
            autentic autograf autolettur automatizz avven avvien bancar band battagl bbc bilanc bonus bowl bretagn
            brevett calcol camp campagn cancell capac capitol caratt carolin cartace casell catastal categor cattol
            cattur ce cellul cent cert chiav chilometr chiud cib cicl circol circost cnip coerenz cognom collabor
            colonial color colp combatt combin comit compens compil component compost comunal concentr concernent
            concorrent condomin condurr conferm confin confront consens conte contenent conteng contien contrar contribu
            convenzion conversion copr corrent costant decenn definizion denar depur der descriv design destin
            destinatar deten dettagl difend dimension dipart dipendent discut disegn distrugg divenn doctor dollar donn
            dot dovr duplic dur ecc eccezion economic edif ediliz egli eidas elabor eman enti episod epoc equivalent
            eserc esercit esibizion esist esistent espansion esperient espost espression esse esso est estrem eta event
            evolu ex fa facc famos fax fiduciar figl figur finalizz florid fluss fognatur font formal fornitor fotograf
            fra fresn front fruizion futur g galler gen georg gioc giudiz giustific gradual gratis grav guadagn huguenot
            ide identific ii iii immagin immobil impegn imporr indian individual industrial infatt infin influenz
            informatizz infrastruttur inghilterr inizial insegn interpret intervent intestatar intorn introdurr invec
            invest invit ipcc isol istruzion italian iva j jacksonvill kubla lat leader lett licenz lingu los luc lui m
            magazzin mai mancanz marc massim material meccan mer met metr migl milion milit militar minor mobil modern
            monitoragg mont mot muov music natur nav negoz nello nessun notevol occasion occup onlin oppon opportun
            orient oriental originar ospit osserv ovest ovunqu p padr parol particolar performanc pericol persegu
            pertant petrol pianif poc poch poic polacc polon possied potenz potr potrebb predisposizion predispost
            prescriv pression prest prestazion prevent pro probabil produtt profession progress propriet protest provinc
            pugl pur purc quadr qualif qualunqu quest quot r raccomand ragion re recap reclam recuper relig repertor
            resping ricc ricchezz ricorr rientr ril rimbors riorganizz riprodu riserv riservatezz riten riutilizz rivolg
            romp sant sanzion scaric schem scienz sconfitt scop scopr scoz scozzes sei semplif separ septies
            settentrional settiman sexies sindac situazion smett somministr soprattutt sostegn sostitut spaz spc
            specific spettacol spid squadr stamp statal statist stil stim stipend strad strumental suddett sufficient
            sugger t tard tass tedesc televis tem temperatur tempest teor thomas torn tradizion tradizional transizion
            trasparent trasport tribu triennal turbin tutel uccid univers univoc usat usi ven vend veng version viagg
            viet vigil vii vinc violazion viv vot who xix xx york
        """,
    },
}
