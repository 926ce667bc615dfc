"""English words that say the same in a manual, a letter or a report: groups of stems, parted by `/`.

Every entry is what the stemmer makes of a word; the first of a group is the key of all. A stem stands in one group
only, and no group holds two opposites.
"""

GROUPS = """
    aris aros arisen / awak awok awoken / bear bore born / beat beaten / becom becam / begin began begun start
    commenc initi / bend bent / bind bound / bite bit bitten / bleed bled / blow blew blown / break broke broken /
    breed bred / bring brought / build built construct / burn burnt / buy bought purchas acquir procur / catch
    caught / choos chose chosen select pick opt / cling clung / come came / creep crept / deal dealt / dig dug /
    draw drew drawn / dream dreamt / drink drank drunk / drive drove driven / eat ate eaten / fall fell fallen drop
    / feed fed / feel felt / fight fought / find found discov detect locat / flee fled / fli flew flown / forbid
    forbad forbidden prohibit ban disallow / forecast predict project / forget forgot forgotten / forgiv forgav
    forgiven / freez froze frozen / give gave given / grow grew grown / hang hung / hear heard / hide hid hidden
    conceal / hold held / keep kept retain maintain / kneel knelt / know knew known / lead led / lean leant / leap
    leapt / learn learnt / leav left depart / lend lent / lie lay lain / light lit / lose lost / make made / mean
    meant / meet met / overcom overcam / pay paid / ride rode ridden / ring rang rung / rise rose risen / run ran /
    say said state tell told / see saw seen / seek sought / sell sold / send sent dispatch transmit / shake shook
    shaken / shine shone / shoot shot / show shown display exhibit demonstr / shrink shrank shrunk / sing sang sung
    / sink sank sunk / sit sat / sleep slept / slide slid / speak spoke spoken / spend spent / spin spun / stand
    stood / steal stole stolen / stick stuck / strike struck / swear swore sworn / sweep swept / swim swam swum /
    swing swung / take took taken / teach taught / tear tore torn / think thought / throw threw thrown / understand
    understood comprehend / wake woke woken / wear wore worn / weav wove woven / win won / wind wound / withdraw
    withdrew withdrawn / write wrote written / man men / woman women / child children kid / person peopl individu /
    foot feet / tooth teeth / mous mice / life live / half halv / wife wive / knife knive / shelf shelv / self selv
    / analysi analys analyz / basi base / crisi crise / criterion criteria / phenomenon phenomena / index indic /
    matrix matric / end finish conclud termin complet / stop halt ceas / help assist aid / need requir necessari /
    use util utilis usag / get obtain receiv / remov delet elimin eras / fix repair mend / replac substitut swap /
    chang modifi alter amend modif / big larg huge larger largest / small littl tini smaller smallest / fast quick
    rapid swift speedi faster fastest / import crucial essenti vital signific / difficult hard challeng / easi simpl
    straightforward uncompl effortless easier easiest / error fault failur malfunct / firm compani corpor busi
    enterpris / custom client consum / car automobil / doctor physician / lawyer attorney / movi film / pictur imag
    photo photograph / kind type sort / way method manner approach techniqu / various differ divers vari / sever
    multipl numer / job employ occup / worker employe staff personnel / boss manag supervisor / price cost fee /
    money cash fund / cheap inexpens cheaper cheapest / shop store retail / hous home resid dwell / area region zone
    / countri nation / town citi / road street / answer repli respond respons / ask request inquir enquir / allow
    permit enabl permiss / prevent avoid avert / limit restrict cap / reduc decreas lower declin diminish lessen
    curtail reduct / increas rais growth boost heighten / improv enhanc upgrad better / creat produc generat /
    provid suppli offer furnish / describ depict descript / explain clarifi explan / discuss talk convers chat /
    mention refer / suggest propos / recommend advis advic / decid determin decis / agre consent agreement / argu
    claim assert contend / announc declar unveil / warn caution alert / tri attempt effort / happen occur occurr /
    appear seem / caus trigger provok / affect influenc impact effect / contain includ compris consist encompass
    incorpor featur / join merg combin / divid split separ / link connect / near nearbi / shut close / old ancient
    older oldest / new novel / author writer / book volum / teacher instructor / student pupil / school academi /
    ill diseas sick / medicin medic drug / kill murder slay / die dead death deceas / war conflict / soldier troop /
    polic cop policeman / prison jail / popul inhabit / crime offenc offens / guilti convict / famous renown celebr
    popular promin /
    rich wealthi affluent / poor impoverish / smart intellig clever / happi glad pleas / sad unhappi / angri furious
    / afraid scare frighten / strang odd weird unusu / wrong incorrect erron mistaken / correct accur proper / true
    genuin authent / fals untru fake / quiet silent / loud noisi / hot warm / cold chilli / wet moist damp / dri
    arid / clean tidi / dirti soil / empti vacant / whole entir total overal / part portion piec section / main
    primari princip chief key / usual typic normal common / rare uncommon infrequ scarc / often frequent / sometim
    occasion / rough approxim almost circa approx / exact precis / immedi instant prompt / eventu final ultim /
    previous prior former earlier / next follow subsequ / later afterward / current present nowaday / annual year /
    daili day / minut min / kilogram kilo kg kilogramm / gram gramm / kilometr kilomet km / metr meter / centimetr
    centimet cm / millimetr millimet mm / litr liter / percent pct percentag / dollar usd / euro eur / pound gbp /
    million mln / billion bn / usa america american / uk britain british / switch turn / devic unit machin applianc
    apparatus / engin motor / batteri accumul / screen monitor / button knob / wire cabl cord / plug socket outlet /
    pipe tube hose duct / fan ventil blower / intak inlet / filter strainer / leak leakag seep / weight weigh heavi
    / height high tall higher highest / length long longer longest / width wide / depth deep / size dimens / speed
    veloc / temperatur temp / nois sound / test check inspect examin verifi / measur gaug / instal mount fit /
    uninstal deinstal / set configur setup / restart reboot / download retriev fetch / copi duplic / file document /
    folder directori / password passphras / user usernam / encrypt cipher / websit webpag site / internet web onlin
    / email mail / phone telephon / app applic / softwar program programm / comput pc / function routin / argument
    paramet / default standard / valu amount / list array / string text / integ int / boolean bool / warranti
    guarante / refund reimburs / deliv deliveri ship shipment / invoic bill / receipt voucher / cancel revok annul /
    renew extend extens / expir expiri laps / deadlin due / delay postpon defer / approv endors / refus reject deni
    / submit submiss / complaint complain / tax taxat / salari wage / holiday vacat / schedul timet plan / offic
    bureau / warehous depot / good merchandis / product item articl / vehicl truck / fuel petrol gasolin gas /
    aircraft airplan plane aeroplan / airport airfield / boat vessel / train railway / trip journey travel / ticket
    fare / guest visitor / hotel inn / restaur eateri / meal dish / food nourish / wine beverag / sport game match /
    team squad / player footbal / coach trainer / goal score / victori triumph / champion winner / song track /
    singer vocalist / actor actress / studi research investig / experi trial / result outcom / proof evid / aim
    object purpos target / idea concept notion / belief believ / opinion view viewpoint / problem issu troubl /
    solut solv resolv / danger hazard risk / safe secur safeti safer safest / protect safeguard / attack assault /
    threat threaten / fire blaze / flood inund / storm hurrican / rain raini rainfal / snow snowfal / sea ocean /
    river stream / forest wood / anim creatur / babi infant / boy lad / girl lass / father dad / mother mum mom /
    brother sibl / friend buddi / neighbour neighbor / marri wed marriag / languag tongu / word term / name call /
    histori histor / govern administr / presid presidenti / minist ministri / elect vote ballot / law legisl legal /
    court tribun / judg justic / rule regul / duti oblig / compulsori mandatori obligatori / option voluntari / hire
    recruit / dismiss sack / resign quit / belong own / rent leas / borrow loan / wast squander / share stock /
    profit earn revenu incom / loss deficit / debt owe / care cautious / readi prepar / possibl feasibl / imposs
    unfeas / like probabl / mayb perhap / certain sure definit / unclear uncertain unsur / obvious clear appar /
    privat confidenti / free grati / avail access / useless futil / beauti pretti love / ugli unattract / strong
    power sturdi stronger strongest / weak feebl / tire exhaust / blind sightless / adapt tailor customis personalis
    / confirm affirm / emphas emphasis stress highlight underlin / perplex confus puzzl / novic beginn / profici
    skill expert / prais commend / critic criticis / condemn denounc / recal rememb / move reloc / arriv reach /
    enter entri / watch observ / notic spot / touch contact / push press / pull drag / lift hoist / carri transport
    convey haul / cut trim / cover wrap / fill refil / pour spill / mix blend / boil simmer / cook bake / wash rins
    / dust dusti / paint coat / sign signatur / look glanc / compar comparison / add addit / subtract deduct /
    multipli time / maximum max / upper top / front forward / rear back / insid interior internal / outsid exterior
    extern / edg border / center centr middl / corner angl / circl round / squar rectangular / one 1 / two 2 / three
    3 / four 4 / five 5 / six 6 / seven 7 / eight 8 / nine 9 / ten 10 / eleven 11 / twelv 12 / first 1st / third 3rd
    / januari jan / februari feb / april apr / august aug / septemb sept / octob oct / novemb nov / decemb dec /
    monday mon / low lowest / slow slower slowest / short shorter shortest / young younger youngest / earli earliest
    / late latest / great greater greatest
"""
