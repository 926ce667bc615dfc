"""English words that say the opposite of each other.

Each entry is two sets of words around a bar: every word of one side is an opposite of every word of the other. A
word is met in all forms of its stem; one behind `=` only as written, where its stem means something else too.
"""

ENGLISH = """
allow permit authorize authorise | forbid prohibit ban disallow; allow permit enable let | prevent block; include |
exclude omit; included | excluded; increase rise raise grow climb | decrease fall drop decline reduce lower shrink;
growth | decline; expand widen | shrink narrow contract; =increasing =rising =growing | =decreasing =falling
=shrinking =declining; =up =upward =upwards =uphill | =down =downward =downwards =downhill; open | close shut; =opened
=opens | =closed =closes; accept approve | reject refuse deny decline; approval acceptance | rejection refusal denial;
admit | deny; confirm | deny refute; agree | disagree; =before =prior | =after =following; precede | follow; preceding
previous | following subsequent; =earlier | =later; =earliest | =latest; early | late; =above =over | =below =under
=beneath; =over =beyond | =under =within; =within | =outside =beyond =after; =inside | =outside; =upper =top | =lower
=bottom; minimum minimal =min | maximum maximal =max; minimize minimise | maximize maximise; =more =greater =larger
=bigger =higher | =less =fewer =smaller =lower; =most =greatest =largest =biggest =highest | =least =fewest =smallest
=lowest; =larger =bigger =greater | =smaller =lesser; =largest =biggest | =smallest; =higher =taller | =lower
=shorter; =highest =tallest | =lowest =shortest; =longer | =shorter; =longest | =shortest; =better | =worse; =best |
=worst; =faster =quicker | =slower; =fastest =quickest | =slowest; =stronger | =weaker; =strongest | =weakest; =older
| =younger =newer; =oldest =eldest | =youngest =newest; =hotter =warmer | =colder =cooler; =hottest =warmest |
=coldest =coolest; =heavier | =lighter; =heaviest | =lightest; =richer | =poorer; =easier | =harder; =cheaper |
=costlier =pricier; =wider =broader | =narrower; =thicker | =thinner; =deeper | =shallower; =nearer =closer | =farther
=further; =louder | =quieter; =safer | =riskier; =on | =off; =always | =never; =often =frequently | =rarely =seldom
=infrequently; =usually | =rarely =seldom; =sometimes =occasionally =often =frequently =usually =normally =generally
=typically =mostly | =never =always; =rarely =seldom | =always; =everyone =everybody =everything | =nobody =nothing;
=everywhere | =nowhere; mandatory compulsory obligatory required | optional voluntary; internal inner interior |
external outer exterior; indoor =indoors | outdoor =outdoors; import | export; importer | exporter; =first | =last
=final; initial | final; =begin =begins =began =beginning =begun | =end =ends =ended =ending; =start =starts =started
=starting | =stop =stops =stopped =finish =finished =end =ends =ended; beginning =start | =end; =left | =right;
leftmost | rightmost; clockwise | counterclockwise anticlockwise; hot warm | cold cool; heat |
cool; heating | cooling; add | remove subtract delete; addition | subtraction removal; positive | negative; plus |
minus; profit gain | loss; =profits =gains | =losses; win | lose; =won =wins =winning =winner =victory | =lost =loses
=losing =loser =defeat; succeed | fail; success successful | failure unsuccessful; pass | fail; love like | hate
dislike; true | false; correct right | incorrect wrong; valid | invalid; legal lawful | illegal unlawful; safe |
unsafe dangerous; safety | danger; =new | =old; young | old; =modern | =ancient; rich wealthy | poor; wealth |
poverty; strong | weak; strengthen | weaken; fast quick rapid | slow; quickly rapidly | slowly; accelerate |
decelerate slow; easy | difficult hard; simple | complex complicated; simplify | complicate; big large | small little;
long | short; lengthen | shorten; tall | short; =high =higher =highest | =low =lower =lowest; deep | shallow; wide
broad | narrow; thick | thin; heavy | light; light bright | dark; dry | wet; hard | soft; rough | smooth; full |
empty; fill | empty; near | far; =public | =private; publicly | privately; =rural | =urban; =national =domestic |
=international =foreign; =local | =global =remote; =north =northern | =south =southern; =east =eastern | =west
=western; northeast | southwest; northwest | southeast; male | female; =man =men | =woman =women; boy | girl; =father
| =mother; =husband | =wife; =brother | =sister; =son =sons | =daughter =daughters; =king | =queen; parent | child;
adult | child minor; buy purchase | sell; =bought | =sold; =buyer =buyers =purchaser =purchasers | =seller =sellers
=vendor =vendors; =lessor =lessors | =lessee =lessees; =licensor | =licensee; =assignor | =assignee; =transferor |
=transferee; =consignor =shipper | =consignee; =insurer | =insured =policyholder; =franchisor | =franchisee;
=mortgagor | =mortgagee; =grantor | =grantee; lend | borrow; =lender =lenders | =borrower =borrowers; =employer
=employers | =employee =employees =worker =workers; =landlord =landlords | =tenant =tenants; give | take; send |
receive; sender | recipient receiver; =sent | =received; push | pull; attack | defend; attacker | defender; arrive |
depart leave; arrival | departure; enter | exit leave; entrance entry | exit; =come =came | =go =went; join | leave
quit; attach connect | detach disconnect; connected attached | disconnected detached; lock | unlock; load | unload;
pack | unpack; install | uninstall; enable activate | disable deactivate; enabled activated active | disabled
deactivated inactive; encrypt | decrypt; encode | decode; compress | decompress expand; upload | download; upgrade |
downgrade; visible | invisible hidden; show | hide; appear | disappear vanish; known | unknown; =online | =offline;
manual manually | automatic automatically; =temporary =temporarily | =permanent =permanently; static | dynamic; fixed
| variable mobile; constant | variable; synchronous | asynchronous; single | multiple double; singular | plural; once
| twice; odd | even; horizontal horizontally | vertical vertically; parallel | perpendicular serial; =front | =back
=rear; forward forwards | backward backwards; ahead | behind; ascending ascend | descending descend; ascent | descent;
float | sink; =maternal | =paternal; ancestor | descendant; predecessor | successor; cause | prevent; help assist |
hinder; encourage | discourage; support favor favour | oppose; =supported =supports | =opposed =opposes; supporter
proponent | opponent critic; ally friend | enemy foe; agreement | disagreement; peace | war; guilty | innocent;
convict | acquit; convicted | acquitted; arrest detain | release; imprison | free release; create build construct |
destroy demolish; creation construction | destruction demolition; born =birth | died =death; alive living | dead;
=life | =death; healthy | sick ill unhealthy; improve | worsen deteriorate; improvement | deterioration; benefit |
harm; beneficial | harmful; advantage | disadvantage; useful | useless; careful | careless; toxic poisonous |
harmless; fertile | infertile sterile; common | rare uncommon; frequent | rare infrequent; abundant | scarce; surplus
| deficit shortage; sufficient adequate enough | insufficient inadequate; complete | incomplete partial; completely
fully entirely | partially =partly; =whole | =partial; exact exactly precise | approximate approximately; directly
direct | indirectly indirect; explicit | implicit; formal | informal; regular | irregular; normal | abnormal; natural
| artificial synthetic; organic | inorganic; sweet | bitter sour; acid acidic | alkaline; solid | liquid; =day |
=night; =morning | =evening =afternoon; =summer | =winter; =spring | =autumn =fall; =weekday
=weekdays | =weekend =weekends; =today | =yesterday =tomorrow; past | future; =same |
=different; similar | different; similarity | difference; equal | unequal different; majority |
minority; =double =doubled =doubles | =halve =halved =halves; multiply | divide; =rightly |
=wrongly; =remember | =forget; borrower | lender; optimistic | pessimistic; conservative | liberal
progressive; democrat democratic | republican; victim | perpetrator offender; plaintiff | defendant; prosecution |
defense defence; question | answer; cheap inexpensive | expensive costly; free | paid; income revenue | expense
expenditure; asset | liability; debit | credit; debtor | creditor; deposit | withdraw withdrawal;
supply | demand; producer | consumer; inhale | exhale; systolic | diastolic; acute | chronic; benign | malignant;
dominant | recessive; convex | concave; upstream | downstream; inbound incoming | outbound outgoing; input | output;
source | destination target; prefix | suffix; lowercase | uppercase; read | write; client | server; mutable |
immutable; =keep =keeps =kept =retain =retains =retained | =delete =deletes =deleted =discard =discards =discarded;
=recommended =recommends | =discouraged =discourages; =responsible | =exempt; =eligible | =ineligible;
=liable | =exempt; =dismiss =dismissed | =uphold =upheld; =ahead | =behind; =advance
=advances =advanced | =retreat =retreats =retreated; =victories | =defeats; =survive =survived
=survives | =die =died =dies =perish =perished; =postpone =postponed =delay =delayed | =anticipate =anticipated;
=grant =granted =grants | =deny =denied =revoke =revoked; =extend =extended =extends | =shorten =shortened =curtail
=curtailed; =tighten =tightened | =loosen =loosened =relax =relaxed; =hire =hired | =fire =fired =dismiss =dismissed;
=appoint =appointed | =dismiss =dismissed =removed; =lack =lacks =lacked =lacking | =has =have =had =having =features
=offers;
=oral =orally =verbal =verbally | =written =writing; =kept =retained =withheld =keeps =retains | =returned =refunded
=repaid =reimbursed =returns =refunds; screw | unscrew; plug | unplug; fasten | unfasten; freeze | thaw defrost;
inflate | deflate; =covered | =uncovered; assemble assembly | disassemble dismantle; engage | disengage; =insert
=inserts =inserted | =remove =removes =removed =extract =extracted; =charged =charges | =discharged =discharges;
=charged =charges | =waived =waives; =credited | =debited; wholesale | retail; =prepaid | =postpaid; =gross | =net;
=inclusive | =exclusive; =upstairs | =downstairs; =inward =inwards | =outward =outwards; =senior | =junior; =paper |
=electronic =digital; =reusable | =disposable; =wired | =wireless; clean | dirty; =sealed | =unsealed; =intact
=undamaged | =damaged =broken; =tacitly =tacit | =expressly =explicitly =express; =jointly | =separately
=individually; =suspend =suspends =suspended | =resume =resumes =resumed =reinstate =reinstated; =renew =renews
=renewed | =terminate =terminates =terminated; =frozen | =fresh =thawed; =raw | =cooked; =loose | =tight; =blunt =dull
| =sharp; =mild =minor | =severe =major; =loud | =quiet; =occupied | =vacant; =busy | =idle; =present =presence |
=absent =absence; =primary | =secondary; =overpaid | =underpaid; =reserved =restricted | =open; =granted =grants
=grant | =refused =refuses =refuse; =confidential | =public; =sequential =sequentially | =simultaneous
=simultaneously; =reversible | =irreversible
"""
