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

/** People, places, occasions and doings as they are typed to a friend, beside dictionary English. */
const CHATTED = new Set(
  `
  abuela abuelo anythin arvos babyshower baling baptism barre bcoz bday bestie besties bf bff bffs binge binged biters
  auntie bloke boy bro cousins flatmate hubbie hubby hubs kiddo missus roommate sis toddler wifey
  bloated bloaty bluey bonza bonzer bottleo bottlo bouta brickie brickies brunchtime bubba bubbas bubby bubsy bubz
  bugger buggered bunno bunnos bussin catchup caved chippie chiro choccas chockas chookies chrissie christening
  chugged comp copped coulda covid cramps crew crikey crimbo cripes crossfit cuz cuzzy dacks dada daddy deadlift
  deadline delish deliveroo derro diddnt dinnertime dinnery diwali doggo doggos doona doordash drizzly dunno eid
  everythin evrything famished fanks fella fellas fil finna foreman formal gastro geez gimme glugged gonna gotten
  gottn graduation gramps grandies grandy grazin guzzled hangover hangry hiit holi hols housemates housewarming housie
  housies housos hungover iftar inlaw inlaws jammies jeez jido karaoke kickons kindy kitty knackered layover lemme
  littlest littlie littlies lmao lmfao lolll lotta lunchy magpie mama matey matie menulog misso missy
  moggy morno muggy muma mumma mummy munchies munchin munchkin munted mustering nabbed nani nannas nanny natter nausea
  nauseous netty nonna nonno noonish nothin nuthin nuttin oma omfg onboarding oopsie oopsies opa oughta outta packd
  papou pappou pappous parentals parkie parko parkrun passover payday peckish peeps pilates pjs placement pleez pms
  poppa posse ppl prac pregame preggers preggo prinks prs pupper puppers ramadan ravenous reception reformer rellies
  rellos rels reno renos ripper rlly rly roadie roadies rofl rona roomie roomies sarvo sauna savd scoffin scorcher
  scored sculled seeding sesh shabbat shabbos shearing sheesh sheila sheilas shoulda sil sitto skolled skulled slammed
  smashin smoko smth snackish snacky snuk somethin soooo sorta soz sozz sparky spinclass squats srry starvin stepdad
  stepmum stepson strewth struth suhoor sumthin tafe tantrum tanty tatt teta thru thruout tipper tmrw tomoz tonite
  tourney trackies tradie tradies tram treadmill tryna tute ubereats wanna wedo whoops whoopsie wkend wknd woulda xmas
  yaya yayas yesty yiayia yoinked yuck yucky yumbo yumm yummo`
    .trim()
    .split(/\s+/),
);

/** Given names, also in small letters: "tina" is no "tuna". None that is a food as well. */
const GIVEN_NAMES = new Set(
  `
  aaron adrian aiden aimee alan alex alexa alexis alfie ali alice alison allan amanda amber amelia amir amira amy
  anders andrea andrew andy angela angelo angie angus anita anjali ann anna anne annette annie anthony antonio april
  ari arjun arlo arthur ash asher ashleigh ashley astrid ava aya barb barbara barry beau beck becky bella bernie beth
  bethany betty bev bianca bindi blake bob bobby brad bradley brandon brayden bree brenda brendan brent bridget brock
  brody bron bronte bronwyn brooke bruce bruno bryan caitlin caleb callum cam cameron camilla carla carly carmel carol
  caroline carolyn casey cassie cath catherine cathy chantelle charlotte cheryl chloe chrissie chrissy christian
  christina christine christopher ciara claire clara clare claudia clint cody cohen colin connor conor corey craig
  curtis daisy dale damien dana dani danielle danny daphne darcy darren darryl dave david dean debbie deborah declan
  dee denise dennis derek des dexter diana diane dianne dimitri dina dominic donna doreen doris dorothy doug duncan
  dylan eddie eden edward edwina eileen elaine eleanor elena eli elijah elise eliza elizabeth ella ellen ellie elliot
  emmett eric erica erin ethan eva evan eve evelyn evie ezra fay fiona flynn fran frances francesca fred freddie freya
  gabby gabriel gail gareth gary gavin gemma geoff george georgia georgie gerald gina gino giovanni glen glenda glenn
  gordon grace graeme greg greta gus hailey hamish hannah harley harold harper harriet harrison harry harvey hassan
  hayden hayley heath heather heidi helen helena henry hiro holly hudson hugh ian ibrahim imogen indi indigo ingrid
  irene isaac isabel isabella isla ivan jackie jackson jacob jacqui jade jaden jai jake jamal jamie jan jane janelle
  janet janice jared jarrod jase jason jasper jaxon jayden jeanette jeff jemima jen jenna jennifer jenny jeremy jess
  jesse jessica jessie jill jimmy joan joanne joel joey johnny jon jonathan jordan jose joseph joshua joyce jude
  judith judy julia julian julie justin kai kaitlyn kane karen karim karina karl kate katelyn kath katherine kathleen
  kathy katie katrina kay kayla keith kellie kelly ken kendall kerri kerry kev kevin kiara kiera kieran kimberley
  kirsten kirsty kosta kris kristen kristy kurt kyle kylie lachie lachlan lachy lana lara laura lauren laurie layla
  leah leila lena leo leon leonie lesley leslie levi lewis lexi liam libby lily linda lisa liv liz lizzie lloyd logan
  louis louise luca lucas lucia lucinda lucy luis luka luke lyn lynette lynn mackenzie maddie maddy madeleine madison
  marcus maree margaret margot mario marion marlene martha martin mason matilda matt matthew maureen maxine meg megan
  mel melanie melinda melissa merv michael michele michelle mick mikayla mila milla milly mina mira miriam mitch
  mitchell mohammed moira molly monica murray myra nadia nadine naomi nat natalie natasha nate nathan neil nell nerida
  nicholas nick nicola nicole nigel nikki nina noah noel nora norm norma oakley oliver ollie oscar otto owen pam
  pamela patricia patrick paula pauline penny pete phil philip phoebe pippa polly priya quinn rachael rachel raj ralph
  rani raquel ravi rebecca reece renee rex rhonda rhys ricardo richard rick ricky riley rita rob robbie robert robin
  robyn rochelle rod rodney roger rohan ron ronald rory rosalie rosie ross rowan roy russell ruth ryan ryder sadie
  sally salma sam samantha samuel sandra sarah sasha scarlett scott sean sebastian selena serena seth shane shannon
  sharon shaun sheila shelley sheryl shirley sienna simon skye sofia sonia sophia sophie spencer stacey stan stanley
  stephanie stephen steve steven stewart stu stuart sue susan suzanne suzie sybil sydney sylvia tahlia tamara tammy
  tania tanya tara tarek tash tasha taylor ted terry tess tessa theo theresa therese thomas tiana tiffany tilly
  timothy tina toby todd tommy tracey tracy travis trent trevor trish trisha tristan troy tyler uma ursula valerie
  vanessa vera vicki vicky victor vince vincent viv vivian wade walter warren wayne wendy wes wesley willow winston
  xavier yasmin yusuf yvonne zac zach zachary zack zane zara zayn zeke zoe`
    .trim()
    .split(/\s+/),
);

export const isGivenName = (folded: string): boolean => GIVEN_NAMES.has(folded);

/** "Roughs", "mums", "trainin": more than one of an everyday word, what is its, or its end left out. */
export const isCommonOrPlural = (folded: string): boolean =>
  isCommon(folded) ||
  (folded.length > 4 && folded.endsWith('s') && isCommon(folded.slice(0, -1))) ||
  (folded.endsWith('s') && isGivenName(folded.slice(0, -1))) ||
  (folded.length > 5 && folded.endsWith('in') && isCommon(`${folded}g`));

export const isCommon = (folded: string): boolean =>
  COMMON.has(folded) || CHATTED.has(folded) || GIVEN_NAMES.has(folded);
