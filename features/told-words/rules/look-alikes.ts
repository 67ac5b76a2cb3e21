/**
 * Everyday English that looks like a slip of a word of food and is none: "freezer" is no "fries". Out of the words of
 * spoken English by their frequency, those that no rule of ours knows and for which a food was near.
 */
const WORDS = `
  aback abbot abort abreast accents accuse addictive adobe afternoons aground aided airborne airlines airy alcoholism
  aliens allay alley alliance allied alloy allure ally aloof anchors angers angle angles appeal appeals applause
  applies apply areas arising arthritic artificially assaulted athletes attire aunts averse awhile babble babbling
  babe babes backbone backed backer backers backing bagging baggy bail bailed balanced bale ballad ballast ballet
  ballets balling balloons ballots ban bandanna bandy banged banked bankers banking banners banning banter barbarian
  barbeque barber barbers barbs bard barge bark barked barking barks barn barns baron barons barrier barriers barring
  barrister barter bash bashed bashing basin basing basis bask basking bassoon baste bat bathes baton batons bats
  batteries battery batting battled battles bawl bawled bazaar beacon beacons beads beady beak beaker beaks beard
  beards bearer bearers beast beater beaters beats beauties beds beech beefy beetle beetles beg beggar beggars
  beginner begs begun beheaded beige beings believes belittle bellboy belt belts bends bent beret berets beset bet
  betcha bets betters bettor beware biased bible bibs bicker bidding bide bids bikes biking bile billed billing bin
  binary bingo bins birch bison bitten bitterly bitterness blabbed blabbing blacker bladder blanch bland blank blanked
  blanks blare blares blaster blaze blazes bleak bleating bleed bless blesses blew blight blind blinded blinds blink
  blitz bloc blond blonds bloodied blot blotted blouse blouses blown bluer blunders blunts blurt blush boa boar
  boarder boarders boars boast boasts bob bobs bode boggle boiler boilers bold bolder bolted bomber bond bonds boned
  bony boo booing bookcase bookends booking bookings booklets boon booster boosters boot booth booties boots booze
  borders bores borne borough boroughs borrowed bosses bossy botch bothers bough boughs boulders bounced boundary bout
  bouts bowel bowels bowler boxer boxers boxing brace braced bracket braid braided brains brainy brake brakes braking
  branches branded brands brass brassiere brat brats braved brawn breach breached breaches breathe breathed breather
  breathes breathless breaths bred breed breeder breeders breeds breezy brewery bribe brick bricks bride brides bridle
  briefed brighter brightly brim briny britches broader broil broiled broker brooch brood brook brooks broom brow
  brows bruise bruised brush brushed brute brutes bucked bucking buckle buddies buddy buggies buggy bugle bugler bulge
  bulky bulldoze bullion bum bums bung bunk bunks buoy burglars buried buries burly burner burners burns burro burros
  burst bury buses bushed bushy busses bust busts butcher butchers butchery buts butte butted buttery buttoned buys
  buzzard buzzed buzzer bytes cabinet cabinets cable caboose cackle cackles cackling cad calamity caller callers
  callous calls calluses calms cam camper campers canary cancer candid candour canisters cannery cannot canoe canoes
  canon canteen canteens canyon canyons capped caprice caption captions captured carat carats carcass cardinal cards
  cared career careers careless cares caress carnage carnation carol carols carriage carriages carried carries cars
  cart cartoon cartoons carts carve cased cashier casino caste cater cats cattle caulk causes caution cautious cave
  caves caw cawing cease ceases cedar cedars celebrates cellar cello cells chafe chain chairs chalice chamber chambers
  champ champs changes chant chants chaos chap chapped chaps charity charm chart charter charts chases chassis chaste
  chatter chatting chatty cheats checkers checks cheery chemical cherish chess chief chiefs chilled chilly chimes
  chimp chimps chin china chink chins chipped chipper chirp chisel choir choirs choke choked chokes choking chooses
  choosing choosy chopper choppers choppy chord chords chore chores chorus chrome chucking chuckles chugging chunk
  chunks churned chute chutes cigar cigars cinder circa circled circling cited citing clacking claiming claims clammy
  clamp clamps clan clans classify classy clause clauses clay cleans cleanse cleanser clearer cleat cleaver cleaves
  clench clerks click clicked clicks cliff cliffs climbed climbs clinch clips cloaking clocked clocks clod clogs
  cloister clone closer closes cloudy clout clover clovers clucking clumsy clutched cluttered clutters coal coals
  coarse coaster coasters cobra codes coerce coexist coils coin coined coins collage collar collars collate colleges
  collide collie colon colony colt colts coma comas combs comedian comma commas commence commerce committed committees
  common commons commune commuted commuter compete completed complied conceive concentrated concerto condense congress
  conned conning contour contours contrary coo cooing cook cooks cooled cooler coolers cooling cools coop cop cope
  copped copper coppers copping cops cord cordially cordless cords cork corked cornea corners corny coronary coroner
  corps corpse corpses corral corridor cosy cot cots could counter counters county coup coupled couples courage
  couriers courses coursing courted courteous courtesy courthouse courts cower coy coyote crabby crack cracking cracks
  crafty cram crammed cramming cramped cramps crane cranes cranked crass craves crawl craze crazed craziness creak
  creaking creaks creaky crease creased creases creating creative creators creed creek creep creeps creepy cremated
  cremation crest cretin cretins crews crib cribs crickets cries crime crimes criminal crises crisis croak croaked
  crock crooked crooks croon cropped crops croquet crouch crouched crows crude cruise cruises crumbled crummy crumpled
  crutch crutches crybaby cub cubs cuckoo cuddled cuddles cults culture cultures curb cure cures curfew curl curled
  curls currents curse cursed curses curt curtsy curve curved cute cuter cutlery cutter cutters cycles cypress dab
  dabble dally dam dancers dances danker dapper dared darker darn dart darts data dated dawns dazed dazzle deacon
  deader dealer dealing deals dealt dean dearly dears decay deceit decimated decked dedicated deed deeds deem deeper
  defeated defer defiled deity delete delirious delude demise den denials derrick desert deserter deserters deserts
  desks detach detained deter detour deviated devoured dial dials diaper diapers diary dices die dig digs dilate
  dilute dime dimes dimmer din dine diner diners dire dirt dirtier discern disorder dissuade distillery ditch ditto
  ditty dived dock docks doer doily doll dolls dolly donate donates done donor donors doors dos dose dosed doses dotes
  doubled doubly douse doused dowry dozed dozens drape drapes dread dreamers dreamy dreary dressed drier dries drill
  drilled drilling drills drinker drinkers dripped droop dropping droppings drought drugged drummed drummer drummers
  drums drunker drunks dual dub duchess duels duet dug duke dukes dumber dummies dummy dumping dunno duress duties
  earth eased eases easing eater eighth eighties eights eighty emerge emission empathy encore endeavour endure endures
  ensured equality equally era ergo escalate essay evaporate expert experts extend extended extends extricate faced
  facet facts fad fades failing failings fails fairest fairs fake faked fakes falcon falls falter fan fancied fancier
  fanfare farce fare fared fares fashions fate fates fatter fattest fatty fauna favoured favours fawn faze feared
  fearing fearless fears feast feasting feat feats features feeder feelings fees felling fen fences ferret ferry fetus
  feud fewer fiddle fiddling fielding fierce fiercely fiery fighter fighters fights figured filed files filing filler
  filly filming films filthier fin financed finer fingered finishes fir firewood firing firmer firmly firsts fisher
  fishermen fishy fissure fist fists fiver flagrant flair flak flanked flare flared flares flash flashed flashes
  flashy flask flatten flatter flattered flattery flaw flawless flaws fleas flecks flee fleece fleeing flees fleet
  fleets fleshy flex flexed flick flicks flied flies flinch fling flipped flipper flippers flirt flirts flit float
  floated floating floats flock flocks flog flood flooded floods floored floors flop floppy flops floral flowered
  flows fluids fluke flunk flunky flush flute flutes flutter flux flyer flyers foal foe fog foil foiled folder folders
  folds follies folly fool fooled fooling foolish fools force forces fords fore foresee foresight forge formal
  formally formed formerly forms formulate forte forties fouled foulest fouling founder founders fourteen frame frames
  franc francs fraud fraught fray frayed freak freaked freed freer freeze freezer freezers freezes freight freighter
  freighters fresher friar fright frightened frills frizzy fro fronted fronting frost froze fruitless fuel fuelled
  fuller fumes funnel fur furies furlough furnished furry fury fuse fuses fuss fussy fuzz fuzzy gable gag gain gains
  gal gale gallant gallery galley galleys galls galore gals gamma gang gangs gardener gardeners garnish garret gated
  gates gaudy gauge gauze gazed gazette gazing gears geese genes gent gig gills gimme girder glade glance glare glassy
  glaze gloat glories glorious gloss glossy glove glowing glutton gluttony gnat goatee gob goblet goddess goner gonna
  goo goody gooey gorge gorilla gouge gout grabber grabs grace graced graces graded grading grammar grandeur granite
  granted graphics grasp grasping grassy grate grates grating grave gravely graves graze grazed grease greasy greater
  greatness greed greener greeted greets griddle grids grieving grille grim grime grimes grin grind grins gripe gripes
  gripped grips gritty groan groaned groans groggy groin groom grooving groovy grope groping gross grosses groups
  grouse grove growling grunt guard guesses guise gullet gulls gun gunner guts gutter hack hacker hacks haggard
  haircut haircuts hairs hairy hale hales halls hammer handy hangar hanger hangs happier harder hardest hardy hare
  hark harm harms harness harps harry harsh hart harts hat hatch hates haughty haul hauls haves haze headed heads
  heady healed healer healthier hearings hears hearse hearth heartless heater heaters heath heats heave heavier
  heaviest heel heels height heights heinous heir heirloom heirs hem herd herding herds hers hides hikes hilly hind
  hindered hinge hippy hires hiring hiss hisses hits hoard hoarse hobble hockey hoe hogging holed holler holly holy
  homey homeys hone honour hooks hoot hooter hoots hop hopes hopped hopping hops horde hose hoses hospitable hotter
  hound hourglass hourly housed hug hum humane hungrier hunts hurling hurrying hurting hurts hush husky hymn
  icebreaker ideal ideally idle impartial impassable impossibly impunity induced infested infinite initiation injure
  inserted instinct insulate invent invitation ire iris irony islanders isolated issued issuing jab jackass jacked
  jaguar jay jays jerk jerks jest jewel jeweller jewellery jiffy jockey jogger joins jokes jollies jolly journeys
  juiced juicy jumbled juries karate keeper keepers keepsake kennel kennels kicking kicks kills kilos kin kisses
  kissing kitchenette kitchens kite kites kitties kitty knack knees knickers knife knight knights knot knots kosher
  kylie labour laces lacks lacquer lacrosse lacy lad ladder ladders lads lag lain lakes lame lamp lamps lance lances
  lane lanes lap lapse larger larks larva larvae laser lashed lass latch latex lathe lather latter laughs laughter
  launch launcher launches lava lawless laws lawyer lax layer leach leaded leak leaks leaky leaps learns lease leases
  leashes leech leeches leer leery lefts lepers lesser levels lever levers liars lick licks lie lighter lighters
  lighthouse lilies lilly limb limbs lineage linear liner lines linger lingo lion lions lit litter littler llama
  loader loafer loafers loan loans loathed lob locks loft logging logical logically logo looms loon loons loony looser
  loot looted lord lords lorry loser loses lounge louse lousy love loves lug lumpy lung lunge lungs lurch lurks lute
  lye macabre machinery macho madame madder maid mails maim mains maintain maintains maker makers males mallet malls
  mama mamma mammals managers manages mandolin mane manger mangy maniac maniacs manic manner manners manning mannish
  manor manors mantle map marble marched marches mare mares margin marina marinate marine mariner mariners marker
  markers marks maroon marooned marries marrow marry marsh marshal marshals marshes mart martin mas mascot mask masks
  massacre massacres mastered mastery mat matchbook matched matches mated matron matte mattress mature mauled mauve
  maximum mayor maze meaner meanings medal medals meddle median meek meeker meets mellow memento mementos menace
  mental mentor menus mercenary merciless mercury mercy mere merge merrier merry mesdames mesh messes messing metal
  metals meter metre mettle mice mightier mighty migraine mill miller millers mills mimes minded minds mined miner
  miners mines mining minister ministers mink minuet mirage mire miser misery misses missiles mistress misuse mite
  mites mitt mitten mitts mixer moan moaning moat mockery mod modes moisture molars mole moles molten momentous
  monastery mongoose monitor monitors monthly moo moods moody mooing mooning moons moors moos moose mopping morally
  morgue morgues moron morsel mortar mosque moss mothballs motor mould mound mounds mountaineer mourn mourners
  mourning mourns mouse mousy mover movers moves muddle muddled muddy muffled mugger mugging mull mulling mummy
  murderer murderers murky murmur muse muses mush mushy musket muskets muss muster mustered mutation mutiny mutter
  muzzle nagged nags naive name named names nape nappy narration native natty nausea naval neater necktie neckties
  needle needles needless needy negate neigh neon nestled nets neutral newer newt nicer niche nick nicked nicks nieces
  nippy nod nodes nong noose nor notch note notes notion notions noun novel novels nun nursery nurture nutty oars oath
  oaths occur occurs oily omission oodles optimism ore ores organise organism organist otter ours outer ova ovary
  overheat overrun oversight overt ozone paces pacifist pacing package packages packer packers paddies padding
  paddling paddock paddy paint pairing pairs pal palace palaces palate paler palette pall pals paltry pamper panda
  panel panning papal par parcels parched parish parka parks paroled parrot parson partake parted partied partridge
  pas passes passionate pasted pastime pastor pasture pastures pat patched patio patted patter pauper paupers pauses
  pave pawns peak peaking peaks peasant peck pecked pecking pecks peddle peddling peeked peeking peeling peeped
  peeping peeps peer peering peerless peers pellet pen pence pennant penned pennies penny pep perforated peril perish
  perk perks pert pest pester pests petals petite petted petty pew pewter pharmacy phase phases phrase phrases
  physically pianist picket picks pieced piecing pierce piercing piers piety pike pikes piled piles pill pillage
  pillar pillars pills pin pinch pining pins pint pints pioneer pioneers pious piped pipes piping pistol pit pitch
  pitcher pitchers pitches pitied pities pixie planes planet planets planter planters plaster plateau plays plea pleas
  pleases pleats plight plopped plough ploy pluck plucky plugs plumb plume plumes plump plunder plunge plunged plunges
  plush ply poach poacher poachers poet pointer pointers poise poked poker pokey poking polar polices polio poll
  polled polling polls polluting polo polyp pomp poncho pond ponder pondered ponds poodle pool pooled pooling pools
  poorer pope porch pore pores porpoise portable portal portions pose poses posing possess possessed postal poster
  potted potter potters pottery pounding poured pout pouting powered powering praised prance prays preach preaches
  precede precedes premiere premieres premise premises prepares presents preserved preside presided presses presto
  pretence prey preys priced pride pried prim primal primary primate primates primed primer prince princes princess
  prior proceed proceeded proceeds processes processor processors prod prodded prodding prods promises promote
  promoted promotes proms prone prop propose propped props prose proton protons prouder prude pry prying psalm puck
  puddle puddles puffer puffing puffy puke pukes puking pulley pulleys pulling pummel pun punk punks punt puppet
  puppies puppy purer purge purity purring purse purses putter putty puzzle puzzled puzzles pyre quack quacks quake
  qualify quark quarrel quart quartet queasy queen queens query quieter quill quirk quitter quitters quizzes quota
  rabbi rabid race racer races racing racked racket rackets racquet raffle raffles rag rage raged rages raider raiding
  railing raise raises rake raking rallied rally ram ramp ramps rancher ranchers ranges rapped rashes rates ratted
  ratty rave raves reaches reacted reader reads realm reap reaped reaper reapers reappear rear rears reborn recap
  recess recesses recorder recurrent redder redo reduces reed reeds reeking reeks reel reels referred refinery regain
  regal regulate rehearsing reign reigns reindeer release releases relies rely remain remained remorse rend renting
  reopen repaid repel resource restaurants retch revel revere revising rewind richer rickety rid ridding rider rides
  rife rifles rigging rile riled rim riot riots ripen ripping rips rise riser rises risking risks risky rite rites
  rivet roam roams roar roars rob robbery robbing robes robin robins robot robs rocked rocker rockers rod rogue role
  roles roller rollers romance romances romp rookie rooks roomy roost rooted rope roped ropes roster rosy rot rotary
  rotor rotted roulette rounder rounding rouse rousing rout route routed router routes row royally rub rubber rubs
  ruddy rue ruffled ruled rummy rumour rung ruse rushes rust rusted rusty rut sac sack sacked sacks saddens sadder
  saddled saddles sadness safer safes sag saga sagging sailed saint saki sales sally salon salute saluted sample
  sanatorium sanding sandy sane sank sari sassy satin satire saucer saucy sauna saves saviour savour sawed saws scalp
  scalped scalps scanners scans scarce scare scares scars scatter scene scenery scenes scent scents scholars schooled
  schools scissor scooped scoot scooters scope scoped scorch scores scorn scorns scour scoured scout scrabble scratchy
  scrawl screamed screech screeches screeching scythe sealed seals seam seamen seams searched sears seaside seating
  seats secreted secure secures seedy seeks seepage seer seething seize seizes seizing seller sells selves senate
  senses sentry serene serial sermon server servers settings settlers settling sever severe sew sewage sewed sewer
  sewers sewing sewn shabby shack shacks shady shaken shaky shall shallow shanty shares sharper sharpness shatter
  shattered shatters shave shaver shaves shawl shear sheared shears sheath sheds sheen sheer sheikh shelf shelled
  shied shimmer shines shingle shingles shiny shipped ships shirk shirts shivers shone shoo shook shooting shopped
  shopper shoppers shorter shout shouts shove shoved shrank shred shreds shrouded shrubs shuck shucks shun shuts
  shutter shutters shy sic sickened sickening sickle sickness sidle siege sierra sieve sift sigh sight sighted
  sighting sights silo silos silt silvery simile simpler sin sincere sing singe singer singers singing singled sings
  sinner sinners sins sinus sip sired siren sirens sirs sites sitter sizes sizing skate skater sketch sketched
  sketches skewed skied skill skilled skills skimp skinned skinnier skipper skis slacker slam slams slander slang slap
  slaps slashed slashes slate slated slats slaughter slave sleazy sleek sleigh slender slew slick slide slides slime
  slimy slipped slippery sliver slob slobs slope sluice slum slums slung slurs slush sly smack smacked smacks smallish
  smear smeared smears smelly smiles smite smock smoker smokers smokes smoother smoothly smote snagged snaked snapped
  snappy snare snarl snatched sneaker sneakers sneaks sneeze sneezes snide snip snipe sniper snipers snoop snoops
  snooty snore snores snort snorts snout snowy snuffed snug soap soaps soar soared soars sob sober sobers sobs socket
  socks softening softer soggy soil solace solar solve songs sooner soothe soothes soothing sop sorcery sordid sores
  sorta sorting sorts sought source sources southerners souvenir spa spaces spacious spade spades span spans spar
  spared sparing spark sparking sparklers sparkles sparring spasm spats spatter specialise specially speck sped
  speeding speeds speedy spelling spewing sphere spiced spied spies spike spikes spilling spills spires spirited spite
  spits splat splatter splendid splendour spliced splint splinter spoilt spongy spook spores spotless spots spotty
  spouse spouses spout sprained sprang spraying spree sprig sprinkled sprinkler sprinklers sprint sprints sprouted
  spruce sprung spry spurred spurs spurt spy spying squabble squad squads squared squatter squawk squeaky squeal
  squeals squeeze squeezes squire stabbing staffing stag staged stagger staggers stained stair staircase stake staked
  stakes stale stalked stall stalled stalling stallion stalls stammer stare stares staring stark starlight starring
  starry starter stave steals steam steamy steel steer steering steers stellar stemming stepping stern steward
  stewards sticker stickers stickler stiffed stiller stinger stingers stingy stint stirring stirrups stitch stitches
  stockade stocked stoke stoked stokes stoned stony stool stoppage stores storing stork stormed stow stowed straddle
  straighter strainer straits strand strangers strapping strays streak streaks stresses stressing strictly stride
  strides strike striker strikers stringy stripe stripes strolling strolls stronger struggles strung strut struts
  strutting stubble stubs stung stunning stutter stutters styling suave subbing succeeded succeeds sucker suckered
  suckers suckling sucks sue sued suede suffers sugary suing sulphur sultan summary summed sunrise sup superb
  superfluous supper suppers supplies supports suppress surer surfed surge surly surmise surreal survey swagger swam
  swarm swears sweater sweaters sweats sweaty sweeten sweeter sweetness swelled swerve swims swine swish swoon sword
  sworn swung synapse synapses syringe tab tack tackles tacks tacky tailor tailors taker takers tales tally tame tamer
  tang tangle tango tanner tape taped tapes taping tapped tapping tar tardy tarry tasked tassels tattoo tattoos taunt
  tawny taxes taxis teak teamed teammate teams teamster tear tease teased teases tedious teen teens tempers temporal
  temporary tended tendered tends terms terrain terror tested tester tether texture textures thee theirs theme themes
  thence thermals thickens thicker thinks thinner thirds thirty thorn thorns thorny thorough threat threats thrice
  thunder thy tick ticks tie tier tiers tiff tighter tights tiles timed timeless timer tinkles tipped tipping tire
  tires title tobacco toddle toe toil tolling tombs tome ton tone toned tones tons tools toots topaz topical toppled
  toppling tornadoes torpedo torso torture tortures toss tosses tours tow towel trace traditionally trailer trailers
  trainee trainees trainers trait trapping tread treads treasury treaties treatise treaty trees trials tribe tribes
  tricked trickle trifled trimmer trio tripled triplets tripping trite troop trot trough troupe trouser trousers truce
  trusts tryout tryouts tuba tubed tucks tummy tumour tune tuned tunes tunic turner turnpike tutor tweak twelves
  twisted typed types typing tyranny unclear unison unsettled untrained uppers urge urges utter vague vain valise
  valour van vane veer veered vegetation veil veils verge verse vet vial vials victories victorious victory vie vile
  villa villagers villas violate violates violent viral virtuous vista vitally vogue volley voter wad wade wager
  wagers wages waiter waiters waits waivers waked wakes walkout walks walls wander wanders wane wanna wanton warfare
  warp wars wart warts wary washers watches watery watt watts waved waver waxy wean wears weary weathers weaves webbed
  wedded weddings wedged weedy weeping weighty weirder weirdo weld wets wetter whacked whacks whale whales wheeled
  wheeling wheeze wheres whine whines whining whinnies whinnying whirl whirring whisk whisker whiskers whisper
  whispers whiter whitest whittle whittling whizzing wholly whoop whooped whooping wicker wicks wider width wield
  wields wigging wilder willed wills wilt wince windy winnings winters wiped wiper wiping wires wiser wisp wit witch
  wither withers wits witty wives wiz woody wooed wooing woolly workers wright wring yesterdays yoga yous youse zac
  zack zeta zipper zones zoom`;

/** People and places. */
const NAMES = `
  africa aha alfred alice allah allan america andre angeles angelus ariel atlantis barney barry barton bates beatles
  beau beck belle berlin betty biff birdie blackie blair blake blanche bobbie bobby bon bonnie brad bret brett
  brewster brian british bruce bryan bubba bucky buffy bullock burke burton buster butch cain canada carmen carson
  carter carver cassie chad chan charles charley cheng chester chevy cheyenne ching chloe christ chung claus cobb col
  colin collier connie cora cordy corky cuba dale damon dana dane danny dante debbie dee del diana diane dom donny
  dooley doris drake emmy excellency fanny fay ferris france frances francis fred freud gary gen germany goldie greece
  greta griffin han harper harvey hawkins hayes hearst hmm homer hooper hugh hup inc irene jackie jake jerry jesse
  jewish jimbo jimmy jin jock joey johnnie johnny jones josie joyce kane kang karen kelly kerry kirby korea kyle lam
  lama lang latin leo leon les lew lewis linda lizzie logan louie louis louise luther lynn mack mae mafia maine manny
  mara marc marco margaret marian marianne marshall martha martinez maya meg mel merci merlin miami mick mickey ming
  missy moe molly mom mommy monica monsieur moore nash nat nemo oliver olivia oops oregon pacey padre palmer pam pappy
  paris patsy paulie peggy perry pete phil philip phyllis pierre pinky piper poe polly pow psst quincy rach reagan ren
  reno rick riley rio rita rochelle romano rome rory rosa ross rover rube russ russia sam sammy santa sarah sark
  sawyer scott seattle senor seoul seth shawn shelley shelly shh shirley shorty simon skinner slater sloan sol sonny
  sookie sox stanford steele stein steve steven stewart stuart sully tai talbot tammy tara terry tha thomas tiffany
  toa toby tokyo tommy trey troy tucker tyr val vegas virginia wally walter wang warner weli wheeler willie willy yan
  yang`;

/** What is said beside a meal, and by our own rules. */
const CHAT = `
  chrissy chrissie inlaws batter fete seedy bazza gazza dazza shazza wozza mazza
  basically basicly preggo pregnant toddlers kiddies hangry
  bevvies bevvy bff blender blokes bottlo bowlo brolly broome buggered cairns cannula chockas chockers cobber crampy
  crustless cuz cuzzie dilmah dinkum dubbo flattie halfie halved hangry hiit hooroo hrs kcal kiddies kiddos lemme
  mezze mozzie mozzies ob obs outta pilates poppa rellies ripper roomie rsl shoulda sickie skite slowie tapas tetley
  totes whinge woulda yakka yobbo zumba
  shearer shearers shearing seagull seagulls mouldy muster mustering weighbridge vat vats milking hooter knockoff
  roadhouse clubrooms lactation gestational breastfeeding nightshift dayshift handover tearoom lunchroom harvester
  tractor header auger silo woolshed drover jillaroo jackaroo cockies magpie magpies maggies galahs possum possums
  sandpit playdate kinder creche daycare swimmers bathers thongs snorkelling surfing paddling parkrun spinning
  physio dialysis chemo antibiotics migraine reflux bloated nausea queasy pukey wired knackered shattered buggered
  lockdown webinar zoom deadline stocktake rostered overtime paperwork loading unloading pallets forklift scaffold
  renos plastering sparky chippie brickie tradies ute utes ferry ferries tram trams carpool`;

/** What the catalogue may not have: better not found than taken for another food. */
const NOT_IN_CATALOGUE = `
  mandu mochi sambal sugo misir junket kibble esky panadol ventolin banchan butty durry durries shorties hite canapes
  mocktail mocktails hokey pokey nonna nonno yiayia pappou lola oma opa`;

const LOOK_ALIKES: ReadonlySet<string> = new Set(
  [WORDS, NAMES, CHAT, NOT_IN_CATALOGUE].flatMap((list) => list.trim().split(/\s+/)),
);

export const isLookAlike = (folded: string): boolean => LOOK_ALIKES.has(folded);
