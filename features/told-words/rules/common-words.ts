/**
 * Everyday English words that name nothing to eat. None of them is a slip for a food, however near it is in letters:
 * "hours" are no "flours", "rip" is no "ripe". Kept by hand, on the server alone.
 */
const COMMON = new Set(
  `freezer pantry cupboard shouldnt wouldnt couldnt mustnt neednt cant wont dont doesnt didnt havent hasnt hed hes shes wed weve youd youve theyd theyre theyve itd thats whats theres isnt arent wasnt werent hadnt hasnt squashed
  melted spilled chewed dunked picked burnt forgotten ability able above absolutely accident according account across act action active activity actual add added address
  admit adult advice afford afraid afterwards against age ages ago agree ahead air airport alarm alive allow allowed almost
  alone along already although altogether always amazing among amount ancient anger angry animal anniversary announce annoyed
  annual another answer anybody anyhow anymore anyone anyplace anyway anywhere apart apartment apparently appear appointment
  area argue arm around arrange arrive arrived article aside ask asked asleep attempt attend aunt aunty autumn available
  average avoid awake aware awful awkward backyard bad badly bag bags balance bank bare barely bargain based bath bathroom
  battle beach bear beat beautiful became because become bed bedroom bedtime before began begin beginning behind believe bell
  belong below bench beneath beside besides best better between beyond bigger biggest bike bill bills birth birthday bit
  blame bleh blend blood board boat body bonus book books booked border bored boring born borrow boss both bother bothered bottom bought
  bound boyfriend brain break breaks breath bridge brief bright bring broke broken brother brought budget build building
  built burn burned burning bus business busy buy buying bye cab call called calling calm came camera camp camping cancelled
  car card care careful carefully carry carrying case cash cat catch catching caught cause celebrate celebrating celebration
  cent centre certain certainly chair challenge chance change changed changing charge charged chase chat cheap cheaper cheat
  cheated check checked checking checkout child children choice choose chose chosen christmas church cinema circle city claim
  class classes clean cleaned cleaning clear clearly client clients clinic clock close closed clothes cloud club coach coast
  coat code coincidence cold colder collapsed collect collected colleague college colour come comes comfort comfortable coming commute
  companies company complain complete completely computer concert confused conference consider contain content continue
  control convince corner correct cost costs couch count counted counting country couple course court cousin cover covered
  crash crashed crave craved craving cravings crazy created cricket cried crook cross crowd cruel cry crying curious current currently
  customer cut cycle cycling dad daily damage dance dark darling date daughter dawn day daylight days dead deal dear death
  debate decade decent decide decided decision deck deep definitely degree delay delayed deliver delivered delivery demand
  dentist department depends describe deserve deserved desk desperate despite detail details died diet different difficult
  directly dirty disappointed disappointing disappoint discount discover discuss dish dishes distance doctor dog doing dollar dollars door
  double doubt down downstairs drag dragged draw dream dress drive driver driving drop dropped drove drunk due dull during
  dusk dust duty dying each earlier early earn ears ease easier easily east easy edge effort either elbow elderly elevator else elsewhere
  email emergency emotional employee empty encourage ended ending endless energy enjoy enjoyed enjoying enormous enough ensure enter entire entirely entry
  equal errand errands escape especially essentially estimate estimated even evening evenings event events eventually ever every everybody everyday
  everyone everything everywhere exactly exam exams example excellent except excited exciting excuse exercise exhausted exhausting
  expect expected expensive experience explain extremely eye eyes face facing fact fail failed fair fairly fall fallen
  falling false family famous fancy fantastic far farewell farm fast faster father fault favour favourite fear feed
  feeding feel feeling feels feet fell felt fence festival fever few field fifteen fight figure file fill filled filling film final finally
  financial find finding fine finger finish finished finishing fire firm first firstly fishing fit fitness fix fixed flat flight flights flew floor flown
  flu fly flying focus folks follow followed following foot footy forced forecast forever forget forgot forgotten form former fortnight
  fortunately forty forward fought found freaking free freezing frequently fresh friday friend friendly friends front frustrated full
  fully fun function funeral funny further future gained game games garage garden gave gear general generally gentle genuinely get
  getting giant gift girl girlfriend girls give given giving glad goal goals god goes going gone good goodbye gotta grab
  grabbed grabbing grade grand grandma grandpa grandkids grateful great greedy green greet grew ground group grow growing
  grumpy guess guessed guessing guest guests guide guilt guilty guy guys gym habit hair half halfway hall halftime hand handed handful hands
  handle hang hanging happen happened happening happens happily happy hard hardly hate hated having head headache heading
  health healthy hear heard hearing heart heat heavy hell hello help helped helping hence here herself hey hidden hide high
  higher highway hike hiking hill himself hire history hit hold holding hole holiday holidays home honest honestly hope hoped
  hoping horrible horse hospital host hostel hot hotel hour hours house household housemate however huge human humid hundred hung
  hunger hungry hurried hurry hurt husband idea ideas identify ignore ill imagine immediately important impossible
  impressed improve include included including indeed indoors inhaled injured injury inside instead insane intend interest
  interested interesting interview into introduce invite invited involved issue items itself jacket january job jobs jog jogging
  join joined joke journey joy judge judging jump jumped june july just keen keep keeping kept key kick kicked kid kidding kids
  kill killed killing kind kinda kindly kitchen knee knew knock knocked know knowing known knows lack ladies lady laid land
  landed landlord language large largely last lasted lastly late lately later latest laugh laughed laundry law lawn lazy lead
  leader learn learned least leave leaving lecture led left leftover leg legs lend length less lesson let lets letting level library
  lied life lift lights like liked likely likes limit limited line linked lips list listed listen listening literally little live
  lived lives living local located locked lonely long longer look looked looking looks loose lose losing loss lost lots loud
  lovely lover low lower luck luckily lucky lunchtime lying machine mad madly magical mail main mainly major makes making male man
  manage managed manager managing many march mark market marriage married massive match mate mates matter matters may maybe mean
  meaning means meant meantime measure measured measuring medical medication medicine meet meeting meetings member members memory men mentally mention mentioned
  mess message messed messy met middle midday midnight midway might mile miles mind mine minus minute minutes miracle miserable miss missed missing
  mistake mistakes mix mobile mode moment monday money month months mood more morning mornings most mostly mother motel mountain mouth move
  moved movie movies moving much muck mum mums murder muscle museum music must mum nan nanna nap narrow nasty natural nature naughty near nearby
  nearly neat necessarily necessary neck need needed needing needs neighbour neighbours neither nephew nervous net never nevertheless
  new news next nice nicely niece night nights nobody noise noisy none nonetheless noon nope normal normally north nothing notice noticed november
  now nowhere nurse obvious obviously occasion occasional occasionally october odd odds off offer offered office often
  okay old older once one ones online only onto open opened opening operation opinion opposite option options order ordered
  ordering ordinary original originally other others otherwise ought ourselves out outdoors outside over overall overate overnight oversleep
  overslept overtime own owned owner pace pack packed packing page paid pain painful pair panic panicked paper parents park
  parked parking part parties partly partner parts party pass passed passing past path patient patients patience pause pay paying payment
  peace people per perfect perfectly perhaps period person personal personally pet phone phoned photo photos physio pick picked
  picking pickup picnic picture pictures pieces pile pilot pity place placed places plain plan plane planned planning plans plant planted play
  played player playing plenty plus pocket point pointed police polite poor poorly pop popped popular portion position positive possible
  possibly post posted pounds power practice pre prefer preferred pregnant prep prepare prepared prepping present press pressure pretend
  pretty prevent previous previously price prices print private prize probably problem problems process produce program
  progress project promise promised proper properly protect proud proved provide pub public pull pulled punch purchase purchased
  purpose push pushed put puts putting quarter queue quick quicker quickly quiet quietly quit quite rain rained raining ran random randomly rang range
  rare rarely rate rather raw reach reached read reading ready real realise realised really reason reasonable reasonably receive
  received recent recently reckon record recover recovering recovery reduce refused regret regrets regular regularly related relationship relax
  relaxed relaxing relief remember remembered reminded remote rent rental repeat replaced reply report request required rescue reserve
  rest restaurant rested resting result return returned reward rich ride riding right ring ringing rip risk river road roadhouse roadtrip roof
  room rooms rough roughly round rubbish rude rugby ruin ruined rule rules run runner running runs rush rushed rushing sad sadly safe safely
  said sake sale same sand sat satisfied satisfying saturday save saved saving saw say saying says scale scales scared scary school
  score scream screen sea search season seat seated second seconds secret secretly section see seeing seem seemed seems seen select selfish
  sell send sense sensible sent separate separately september series serious seriously service session sessions set setting settle settled
  several shadow shake shame shape share shared sharing she shed shift shifts shine ship shirt shock shoes shoot shop shopping shops
  short shot should shoulder shouted show shower showed shown shut sick side sign signed silence silly similar simple simply since
  single sister sit site sitting situation size skip skipped skipping sky sleep sleeping sleepy slept slight slightly slip slow slower
  slowly small smaller smart smell smelled smells smile smoke smooth snack snacked snacking sneak sneaky sneaked snow snuck
  social sold solid some somehow someone someplace something sometime sometimes somewhat somewhere son song soon
  sore sorry sort sorted soul sound sounds south space spare speak special specific speed spend spent spill spilled spilt spoke spoken
  sport spot spread spring staff stage stairs stand standing star starred start started starting starts starved starving state station
  stay stayed staying steal step steps stick still stole stomach stood stop stopped stopping stops storage store stories storm story straight
  strange stranger stream street stress stressed stressful strict strong struggle struggled stuck student study studying stuff stuffed stupid style subject
  success such sudden suddenly suffer suggest suit summer sun sunday sunny support suppose supposed sure surely surgery surprise surprised
  surprisingly survive swap swapped swear sweat swim swimming switch switched system table take taken takes taking talk talked talking tall task taste tasted tastes
  tasty taught tax teach teacher team tears technically teeth telephone television tell telling tells temper temperature tempted ten
  tennis tense term terrible terribly test text than thank thankfully thanks that thats the theatre their them themselves then
  there therefore these they thick thing things think thinking third this those though thought thoughts thousand threw through
  throughout throw throwing thrown thursday ticket tidy tied tight till time times tiny tip tired to today together toilet told tomorrow tonight
  too took tool tooth top total totally touch touched tough tour toward towards town track trade traffic trail train trained trainer
  training travel travelled travelling treat treated treats tree trial trick tried trip trips trouble truck true truly trust truth
  try trying tuesday turn turned turning twenty twice twins type typical typically ugh ugly unable uncle under underneath understand unfortunately
  uni unit university unless unlike until unusual upon upset upstairs upto use used useful uses using usual usually vacation
  value vegan various vehicle version very via victim video view village visit visited visiting visitor voice volunteer vote wait waited
  waiting wake walk walked walking wall want wanted wanting wants war warm warmed warmer warn was wash washed washing waste wasted
  watch watched watching wave way ways weak weather website wedding wednesday week weekday weekend weekends weekly weeks weigh weighed weight weird
  welcome well went were west wet what whatever wheel when whenever where wherever whether which while whilst who 
  whole whom whose why wide wife wild will willing win wind window winner winning winter wise wish within without woke woken woman women
  won wonder wonderful wont wood word words wore work worked worker working workmates workout workplace works world worn worried worry worse worst worth worthwhile
  would wow wrap wrapped write writing wrong wrote yard yeah year years yell yep yes yesterday yet you young younger your yours yourself zero zone`
    .trim()
    .split(/\s+/),
);

export const isCommon = (folded: string): boolean => COMMON.has(folded);
