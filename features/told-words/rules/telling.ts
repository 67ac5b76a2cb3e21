import { MEAL_LABELS } from './asides/meal-labels.ts';
import { PACKS } from './asides/packs.ts';
import { PLACES_AND_TIMES } from './asides/places-and-times.ts';
import { WHICH_ONE } from './asides/which-one.ts';
import { WHOSE_FOOD } from './asides/whose.ts';
import { isBrand } from './brands.ts';
import { CHANGES } from './changes.ts';
import { withoutOtherPlates, withoutPeople } from './plates.ts';
import { HALVES } from './shares.ts';
import { countOf, END, NUMBER, type Rule, rule, SHARED } from './signs.ts';

/** In order. Each finds what tells a story and names no food; what is put there instead is never longer. */
const RULES: readonly Rule[] = [
  ...WHICH_ONE,
  // Signs of lists, menus and bills.
  rule('~~[^~\\n]+~~'),
  rule('->|=>|>>+|→', ';'),
  rule('(?<=^|\\s)(?:[*>]|(?<!\\([^()]*)\\d{1,2}\\))(?=\\s)', ';'),
  rule('(?<!\\b(?:bread|toast|roll|bun|wrap|pasta|pizza) )\\((?:v|vg|vgo|gf|gfo|df|n)\\)'),
  rule('\\$ ?\\d+(?:[.,]\\d{1,2})?|\\b\\d+ (?:bucks|dollars)(?: for)?\\b'),
  // How lean the mince is.
  rule('(?<=\\bmince )[2-5][ -]?stars?\\b'),
  rule('\\b\\d+ ?(?:kj|kilojoules?|cals?|calories|kcal)\\b'),
  rule('(?<=\\d )nos?\\b(?= ?(?:$|[,.;\\n]))'),
  rule('\\btea ?rooms?\\b'),
  rule('\\bsnack packs?(?= (?:of )?(?:custard|fruit|jelly|peaches|yoghurt))', 'tub'),
  // Dictated signs.
  rule('\\b(?:full stop|new line|new paragraph)\\b', '.'),
  rule('\\bcomma\\b', ','),
  // "A muesli bar (the Carman's one)"
  rule('\\((?:the )?([^()\\d]{3,25}?) ones?\\)', (found) => `(${found[1]})`),
  // "1/3rd", "jus 2 eggs", "wedges to myself", "4 cuppas thru the day", "milk in all"
  rule('(?<=\\d/\\d)(?:rds?|ths?|nds?)\\b'),
  rule('\\bjus(?= (?:\\d|an?|one|two|three|the|some|had)\\b)'),
  rule('\\b(?:all )?(?:to|by|for) (?:myself|meself|me self|my self)\\b'),
  rule(
    '\\b(?:thru|through|throughout|during|over) (?:the|my) (?:day|morning|arvo|afternoon|evening|night|week|shift)\\b',
  ),
  rule(
    `(?<=\\b(?:teas?|coffees?|cuppas?|brews?)\\b[^.;\\n]*), ?(?:with )?milk in (?:all|each|both|every one)(?: of (?:them|em))?${END}`,
  ),
  // "4 cups of tea, all milk and 1 sugar", "2 coffees, one sugar in each"
  rule(
    `\\b(?:all|each|both)(?: (?:of them|with|w|had|white))* milk (?:and|n|&) (${NUMBER}) sugars?(?: each)?${END}`,
    (found) => `milk ${found[1]} sugar each`,
  ),
  rule(
    '(?<=\\b(?:teas?|coffees?|cuppas?|brews?)\\b[^,.;\\n]{0,12}),? (?:all|both|each)(?: of them)? white\\b',
  ),
  rule(
    `(?<=\\bsugars? )(?:in|to|per|for) (?:each|all)(?: (?:one|cup|of (?:them|those|em)))?${END}`,
    'each',
  ),
  rule('\\bcup of noodles\\b', 'cup noodles'),
  // "No brekky just a long black"
  rule('(?<=\\b(?:no|skip(?:ped)?|missed) (?:\\p{L}+ ){1,3})(?:just|only)(?= )', ','),
  // Sounds, and words for nothing.
  rule(
    '\\b(?:ok(?:ay)?|oops|w?hoops|prob|probs|u+m+|u+h+|er+m+|hmm+|m{3,}|lol|haha+|yeah|yep|omg|tbh|ngl|btw|ta|cheers)\\b(?! cola)',
  ),
  rule('(?<=\\b(?:had|was|got|ate|have|just) )like\\b'),
  rule('\\bwhat (?:was|is) (?:it|that)(?: called)?\\b'),
  rule('(?<=^|[.,;\\n] ?|\\s)(?:hey|oh|ah)(?=\\s)'),
  rule('(?<=\\d ?(?:g|gm|grams|ml|mls|l|kg)? ?)ish\\b'),
  ...MEAL_LABELS,
  // "won apple, for crackers, to slices": what a telephone hears.
  rule('(?<=^|[\\n,] ?|\\band )to(?= (?:slices|pieces|cups|scoops|eggs|glasses)\\b)', '2'),
  rule('\\btoo(?= (?:slices|pieces|cups|scoops|eggs|glasses|tablespoons|teaspoons)\\b)', '2'),
  rule('^won(?= \\p{L})', '1'),
  rule(
    '(?<=\\p{L} )for(?= (?:crackers|eggs|biscuits|slices|pieces|dumplings|nuggets|prawns)\\b)',
    '4',
  ),
  rule('\\ban(?= an? )', 'n'),
  // "Egg an chips"
  rule('(?<=\\p{L} )an(?= (?![aeiouh])\\p{L}{3})', 'n'),
  rule('\\bwth\\b', 'w'),
  rule('\\bcho(?:cc|ck|c)(?:y|ie)(?= )', 'choc'),
  rule(
    "\\bfour ?(?:n|and|'n'?|’n) ?twenty(?: (?:(?:meat|beef|chunky|traditional) )?pie)?\\b",
    'fourntwenty',
  ),
  rule('\\btwo[ -]?min(?:ute)?s?(?= noodles)', '2 minute'),
  rule('(?<=\\d\\/\\d)(?:rd|th|nd)s?\\b'),
  // A slice of an apple; the bakery's is told in the singular.
  rule(
    `(?<=\\b(?:${NUMBER}|few|some|couple|several|handful)(?: of)?(?: (?:the|my|her|his|their))? )(apple|pear|orange|mango|banana) slices\\b`,
    (found) => `slices ${found[1]}`,
  ),
  // The cone of an ice cream is eaten too.
  rule('\\b(?:in|on) an? (?:wafer |ice cream |sugar )?cone\\b', ',wcone'),
  rule('\\b(?:in|on) an? waffle cone\\b', ',waffle cone'),
  // "The curry, beef one": which one it was.
  rule(
    `, ?(?:the |an? )?(?!(?:another|other|first|second|last|small|big|large|little|medium|which|only|had|have|ate|got|took|was|left|just|this|that|like|kept|gave|with)\\b)(\\p{L}{3,12}) ones?${END}`,
    (found) => ` (${found[1]})`,
  ),
  // "Kombucha, one glass, ginger and lemon flavour"
  rule(`, ?(?:\\p{L}+ ){1,2}(?:and \\p{L}+ )?flavou?r${END}`),
  // "Chrissy lunch" is a lunch.
  rule(
    "\\b(?:christmas|xmas|chriss(?:y|ie)|easter|birthday|b-?day|anniversary|farewell|team|office|family|(?:mother|father|australia|boxing|new year)[’']?s? day) (?=(?:lunch|dinner|breakfast|brekk?(?:y|ie)|brunch|tea|morning tea|arvo tea|afternoon tea)\\b)",
  ),
  // "A glass of bubs" is wine, "bubs banana" a baby's.
  rule('(?<=\\b(?:glass(?:es)?|flutes?|bottles?|drop|splash|sips?) (?:of )?)bubs\\b', 'cava'),
  rule('\\bfoot[ -]longs?\\b', 'footlong'),
  rule('\\bsubway(?= footlongs?\\b(?: (?:sub\\b)?)?[^,.;\\n])'),
  rule(
    '[ ,]*\\b(?:(?:with )?(?:no|without(?: the)?|minus) crusts?|(?:with )?(?:the )?crusts? (?:cut )?off|cut (?:the |my )?crusts? off|crustless)(?![\\p{L}])',
  ),
  rule('\\bdry (?=(?:toast|crackers|bread roll)\\b)'),
  ...PACKS,
  rule(
    '\\b(?:met|caught up with|catch up with) [^,.;\\n]{2,30}? for (?:a )?(?:coffee|drinks?|brunch|lunch|dinner|beers?|yum cha|dim sum)\\b',
  ),
  rule(
    '\\b(?:(?:was )?too (?:tired|lazy|busy|sick|hot|hungover) to (?:cook|eat)\\b(?: (?:dinner|lunch|anything|much))?|(?:was )?flat out|(?:was )?too (?:long|far|late|expensive)|broke (?:my |the )?fast|office (?:birthday|party)|(?:his|her|their|my) famous)\\b',
  ),
  // Most of it is about four fifths.
  rule(
    '(?<!\\b(?:left|gave|for|spent) )\\bmost of (it|them|that|an?|the|my|his|her)\\b(?! (?:day|morning|afternoon|night|week|time|way)\\b)',
    (found) => `4/5 of ${found[1]}`,
  ),
  rule(
    '(?<=^|[,.;\\n] ?|\\b(?:and|with|had|some) )(apple|pear|orange|mango|peach|cucumber) (?:slices|wedges|segments)\\b(?! x?\\d)',
    (found) => found[1] ?? '',
  ),
  rule(
    '\\b(?:had |having )?(?:some |a few |the |my )?(?:friends|mates|family|people|guests|kids|grandkids|rellies) (?:over|around|round|here|staying)(?: for [^,.;\\n]{2,20})?(?=\\s*(?:,|and\\b))',
  ),
  rule('\\bwalk(?:ed|ing) the dogs?\\b'),
  rule('\\b(?:date|girls|boys|movie|trivia|games?) night\\b(?=\\s*[,:–-])'),
  // "Took the kids for ice cream, they had cones"
  rule(
    '\\btook (?:the |my |our )[\\p{L} ]{2,25} for (?:an? |some )?[^,.;\\n\\d]{3,25}?(?=,? they (?:had|got|all)\\b)',
  ),
  // How late it was, and who cooked.
  rule(
    '\\b(?:i )?(?:was |were |got )?(?:running|ran|run|woke up|slept|slept in|up|working|worked|home|stayed) (?:really |too |a bit |super )?late\\b(?! harvest)',
  ),
  rule('(?<=^|[.;,\\n] ?)(?:i )?(?:cooked|made)(?: up)?(?= (?:an?|some|my|the|\\d+)\\b)'),
  rule('\\bleft[ -]over(s?)\\b', (found) => `leftover${found[1]}`),
  rule('\\b(?:had |have )?no time for (?:a )?(?:breakfast|brekk?(?:ie|y)|lunch|dinner)\\b'),
  // What they went out for, where it is told after it what was had.
  rule(
    '\\b(?:stopped|went(?: out)?|popped (?:in|out|over)|ducked (?:in|out)|headed out|got together|sat down|lined up|queued)(?: (?:in|off|at|by) [^,.;\\n]{2,20})? for (?:an? |some )?[^,.;\\n\\d]{3,25}?(?=,? (?:and|but|where) (?:i|we) (?:had|got|ordered|ended|just|went)\\b)',
  ),
  rule(
    '\\b(?:with )?(?:e?xtra|xtra)(?= \\p{L})(?! (?:large|big|virgin|lean|light|firm|dry|hot|strong|small|crispy|creamy|shot|long|jumbo))',
    ',',
  ),
  rule('\\b(?:onion|pan|pub|red wine|rich|thick|brown)(?= grav(?:y|ey)\\b)'),
  // "I ate the lot, about 250 g"
  rule(
    `\\b(?:(?:so )?i )?(?:ate|had|finished|demolished|smashed|scoffed) (?:the (?:lot|whole (?:lot|thing)|entire thing)|it all|all of it)(?=\\s*(?:$|[,.;!\\n]|about|and|plus|\\d))`,
    ',',
  ),
  ...HALVES,
  // "Grilled chicken rice and broccoli" are three.
  rule(
    '\\b((?:grilled|roast|roasted|bbq|barbecued?|baked|poached|steamed|shredded) (?:chicken|beef|pork|lamb|fish|salmon)) (?=(?:rice|broccoli|veg|veggies|beans|potato|mash)\\b)',
    (found) => `${found[1]},`,
  ),
  rule('\\b(?:lime|mango|lemon|chilli) pickle\\b', (found) => found[0].replace(' ', '’')),
  // A dish that nobody here has, although its parts are known.
  rule('\\bpigs in blankets\\b', (found) => found[0].replaceAll(' ', '’')),
  rule("\\bbubble (?:and|n|&|'n'?) squ(?:ea|ee)k\\b", 'bubble squeak'),
  rule('\\bcup[ -]a[ -]soup', 'cupasoup'),
  // What kind of kitchen it was, or the name of what is told part by part.
  rule(
    '(?<=^|[,.;\\n/] ?)(?:(?:the )?(?:thai|chinese|indian|japanese|italian|mexican|vietnamese|korean|lebanese|greek|turkish|sushi train|yum cha|brunch|bbq|barbecue|(?:cheat|rest|leg|race|sick|travel|beach|study|market|fasting) (?:day|meal|snacks?)|(?:no|low) carbs?|keto|vegan day|canteen|lunch ?box|lunch order|takeaway|take away|food court|pre|post|pre workout|post workout)(?: (?:place|restaurant|takeaway|run|night|tonight))?)(?= ?[:–-]| -)',
  ),
  rule(
    `(?<=^|[\\n.;] ?)(?!(?:breakfast|brekk?(?:y|ie)?|lunch|dinner|tea|supper|snacks?|smoko|morning tea|arvo tea|afternoon tea)\\b)\\p{L}[\\p{L}' ]{2,24}:(?= ?(?:${NUMBER}|half)(?: ?(?:g|ml))? (?!(?:g|ml|kg|l|grams?|cups?|slices?|pieces?|serves?|bowls?|tbsp|tsp|glass(?:es)?|cans?|x|boiled|poached|fried|scrambled|small|medium|large|big|whole)\\b)\\p{L}{3,}[^\\n]*(?:,| and ))`,
  ),
  // "A cup and a half", "2 heaped tablespoons".
  rule(`\\b(${NUMBER}) (\\p{L}+) and a (half|bit|quarter(?! of (?:the|my|an?)\\b))\\b`, (found) => {
    const more = { half: '½', quarter: '¼', bit: '' }[found[3]?.toLowerCase() ?? ''] ?? '';
    const count = /^an?$/i.test(found[1] ?? '') ? '1' : found[1];
    return /^\d+$/.test(count ?? '') || more === '' ? `${count}${more} ${found[2]}` : found[0];
  }),
  // "One n half cups"
  rule(
    `\\b(${NUMBER}) (?:n|&|and) half (?=(?!an?\\b|of\\b|the\\b|my\\b)\\p{L})`,
    (found) => `${countOf(found[1])}½ `,
  ),
  // "Protein shake, scoop and a half"
  rule(
    '(?<=^|[,.;\\n] ?|\\p{L} )(cup|scoop|slice|piece|bowl|glass|mug|tin|can|serve|packet|tbsp|tsp|tablespoon|teaspoon|handful|bottle|schooner|pint) and a half\\b',
    (found) => `1½ ${found[1]}`,
  ),
  rule(
    '\\b(?:heaped|heaping|level|rounded|generous|scant|decent|good|proper|hearty)(?= (?:tea|table|dessert)?(?:spoon|sp|tbsp|tsp|tbs|scoop|handful|pinch|dollop|splash|knob|drizzle)s?\\b)',
  ),
  // "A glass o red"
  rule(
    '(?<=\\b(?:glass|cup|bowl|mug|bit|slice|piece|pot|bottle|can|tin|plate|packet|bag|jug|pint|cuppa) )(?:o|a|ov)(?= \\p{L})',
  ),
  // "Soba noodles a bundle", "parsley a sprig"
  rule(
    `(?<=\\p{L}{2,},? )(?<!\\b(?:half|quarter|third|thirds|quarters|of|than|like|about|maybe|like|bout|and|have|had|was|got|ate|with) )an? (handful|bundle|bunch|bowl|plate|mug|punnet|packet|tub|tin|can|scoop|squeeze|squirt|drizzle|dollop|splash|sprig|sprinkle|pinch|spoonful|glass|cup|slice|schooner|pint|pot|middy|stubby|jug|nip|shot|flute)${END}`,
    (found) => `1 ${found[1]}`,
  ),
  rule(
    `(?<=\\p{L}{2,} )(?<!\\b(?:and|then|had|got|plus) )another (schooner|pint|pot|middy|stubby|jug|nip|shot|glass|cup|bowl)${END}`,
    (found) => `1 ${found[1]}`,
  ),
  // "Pancakes with syrup, 2 of them"
  rule(
    `(?<=^|[,.;\\n] ?)([\\p{L} ]{3,20}) (?:with|w\\/?) ([\\p{L} ]{3,30}),? (\\d|two|three|four|five|six) of (?:them|those|em)${END}`,
    (found) => `${found[3]} ${found[1]} with ${found[2]}`,
  ),
  rule(
    '\\b((?:garlic|banana|raisin|fruit|rye|white|wholemeal|multigrain|sourdough) bread) slices?\\b',
    (found) => `slice ${found[1]}`,
  ),
  rule('\\b[345][ -]?star\\b(?= |,)'),
  rule('\\b\\d{1,3} ?% (?:sugar|sweet(?:ness)?|ice)\\b'),
  rule('\\b(?:over|on|with) ice\\b(?! cream)'),
  rule('\\bcoffee,? white\\b(?! (?:choc|bread|toast|wine|rice))', 'white coffee'),
  // "Yoghurt, the 350g one", "coke, 1.25l bottle half"
  rule(
    `,? ?\\b(?:the|an?) (\\d+ ?(?:g|ml)) (?:one|pack|packet|tub|bottle|can|size)${END}`,
    (found) => ` (${found[1]})`,
  ),
  rule(
    `(?<=\\d ?(?:ml|l|g)(?: (?:bottle|can|tub|block|bar|packet|bag))?),? half${END}`,
    ` ${SHARED}½`,
  ),
  // "2 bourbon and coke cans" are cans of both.
  rule(
    '\\b((?:bourbon|whisk(?:e)?y|scotch|rum|bundy|jack|jacks|jim beam|jim|jd|vodka|gin|canadian club|cc|cougar|wild turkey) (?:and|n|&|\\+) (?:coke|cola|dry|lemonade|tonic|soda)(?: (?:zero|no sugar))?) (cans?|tinn?(?:y|ie)s?)\\b(?: x ?(\\d)\\b)?',
    (found) => `${found[3] ? `${found[3]} ` : ''}${found[2]} ${found[1]}`,
  ),
  // "Milo made on water", "porridge made with 40 g oats"
  rule(
    '\\bmade (?:up )?(?:on|in|w|with|using|from|out of)(?= (?:(?:\\p{L}+ )?(?:milk|water)\\b|\\d|an?\\b|half\\b))',
    'with',
  ),
  // Short forms of whole names.
  rule(
    "\\bsweet (?:and|n|&|'n'?) sour\\b(?! (?:pork|chicken|fish|beef|lamb|tofu|prawns?|veg\\p{L}*|sauce|lollies|dressing|meatballs)\\b)",
    'sweetnsour',
  ),
  rule("\\bhot (?:and|n|&|'n'?) sour soup\\b", 'hotnsour soup'),
  rule("\\bmac (?:n|&|'n'?) cheese\\b", 'mac cheese'),
  rule(
    '(?<=^|[,.;:\\n] ?|\\b(?:of|an?|the|some|had|ate|leftover) )(?:plain )?(?:pasta|penne|spaghetti|fusilli) (?:with|w|and|n|in) (?:a )?(?:tomato|napoli) (?:pasta )?sauce\\b',
    'pasta napoletana',
  ),
  rule('\\bup ?(?:and|n|&) ?go\\b', 'upngo'),
  rule('\\bcorn on the cob\\b', 'corn cob'),
  rule('\\bw\\/o\\b', 'no'),
  rule('\\bw\\/(?=[mg]\\b)', 'w’'),
  rule('(?<=\\d )bit(?= of\\b)', 'pc'),
  rule("(?<=\\p{L})['’]?s worth\\b"),
  rule(
    '\\b(?:half|full|double|quarter|extra)[ -](?:strength|strong|shot|caf+)\\b(?! (?:of )?(?:espresso|gin|vodka|rum|whisky|bourbon|tequila))',
  ),
  rule('\\bwhite (?:and|with) (one|two|1|2)\\b(?! \\p{L})', (found) =>
    /1|one/i.test(found[1] ?? '') ? ', 1 sugar' : ', 2 sugar',
  ),
  rule(
    `\\b(${NUMBER})[ -]eggs? omelette|(?<!\\b(?:veg|veggie|vegie|cheese|ham|mushroom|spinach|spanish) )\\bom(?:e?l+et+e?) (?:(?:w/?|with|from|of|made (?:w|with|from)) )?(${NUMBER}) eggs?\\b`,
    (found) => (found[2] ? `${found[2]} egg omelette` : found[0].replace('-', ' ')),
  ),
  rule(
    `\\b(${NUMBER}) egg omelette (?=(?:cheese|mush(?:room|ies)|ham|spinach|tomato|bacon|feta)\\b)`,
    (found) => `${found[1]} egg omelette,`,
  ),
  // "Leftover roast beef in a sandwich"
  rule(
    `(?<=^|[,.;\\n] ?|\\b(?:had|ate|the|some|was|leftover) )((?!an?\\b|${NUMBER}\\b)\\p{L}+(?: \\p{L}+){0,2}) in(?:to)? an? (sandwich|sanga|sanger|sambo|toastie|jaffle)\\b`,
    (found) => `${found[1]} ${found[2]}`,
  ),
  // A maker's flavour of crisps, and no salt.
  rule(
    "\\bsalt (?:and|n|&|'n'?) vin(?:egar|ny|nie)?\\b(?: (?:potato )?(?:chips|crisps))?(?! \\p{L})(?<!\\b(?:kettle|pringles|thins|deli|samboy|with|w|on) [^,.;\\n]*)",
    'sv chips',
  ),
  rule(
    '(?<=\\b(?:bubble|boba|milk|pearl|oolong|matcha|fruit) tea\\b[^.;\\n]*)\\b(?:half|less|low|normal|regular|full|light) (?:sugar|ice|sweet(?:ness)?)\\b',
  ),
  rule(
    '\\b(sugars?|honey|milk|sweeteners?|equals?) in (?:my |a |the |each )?(?=coffee|tea|cuppa|latte|porridge|milo|cap)',
    (found) => `${found[1]} ,`,
  ),
  rule('\\bat half[ -]time\\b'),
  rule(
    "[ ,]*\\b(?:can'?t|cannot|don'?t|not|no) (?:remember|recall|know|sure|idea) (?:which|what)(?: (?:kind|sort|one|type))?",
    ' whichever',
  ),
  rule(
    `(?<=\\p{L} )(?:about|maybe|approx|roughly|around|probs|probably|abt|bout|like) (an?|one) (cup|bowl|glass|mug|handful|plate|slice|tbsp|tsp|tablespoon|teaspoon)${END}`,
    (found) => `1 ${found[2]}`,
  ),
  rule(
    '\\bbuttered (roll|toast|bread|crumpets?|scones?|bun|muffin)\\b( (?:x ?)?\\d\\b)?',
    (found) => `${found[1]}${found[2] ?? ''}, butter`,
  ),
  // "A stack of 3 pancakes"
  rule(`\\b(?:an? )?(?:short |tall |big )?stack of (?=${NUMBER}\\b|\\p{L})`),
  rule(
    '(?<=\\bpizza(?<!\\b(?:cheese|margherita) pizza),? )(?:on )?(?:an? )?(?:thin|thick|deep|stuffed|pan|classic|cheesy|cauliflower)[ -](?:crust|base|pan)\\b',
  ),
  // "Coke no sugar" is its name.
  rule(
    '\\b(coke|coca[- ]cola|pepsi|cola) no sugar(?= (?:can|bottle|glass|x|\\d))',
    (found) => `${found[1]} zero`,
  ),
  rule('\\bON(?= (?:gold|whey))'),
  rule('(?<=\\p{L},? )(?:\\d{1,2}\\.(?:00|50|90|95)|[1-9]\\d\\.[05])(?= ?(?:$|[+/\\n(]))'),
  // What only names the parts that follow.
  rule(
    '\\b(?:(?:big|large|huge|small|nice) )?(?:salad of|salad with(?! (?:\\p{L}+ )?dressing)(?= .*,)|yum cha:)',
  ),
  rule('\\b(?:six|6)[ -]?inch\\b'),
  rule('\\beverything(?: (?:on|in) it)?\\b'),
  // "The cake looked good but I had fruit"
  rule(
    '(?:\\bthe )?\\b(\\p{L}+(?: \\p{L}+)?) (?:looked|smel(?:led|t)|sounded) (?:so |really |pretty |very )?(?:good|great|nice|amazing|yum(?:my)?|delicious|tempting|tasty|unreal)(?= but\\b)',
    (found) => `no ${found[1]}`,
  ),
  rule('\\bbut\\b', ','),
  rule('\\bso(?= (?:i|we|just|only|had|ate|made|bought|grabbed|got|ordered|\\d))', ','),
  rule('\\binstead(?! of)\\b'),
  ...PLACES_AND_TIMES,
  // "She didn't want her toast so I ate that", "because he wouldn't eat it"
  rule(
    "\\b(?:did ?n[o']?t|would ?n[o']?t|could ?n[o']?t) (?:want|eat|finish|touch) (?:his|her|their|the) ([^,.;\\n]{3,30}?)[ ,]*(?:so|and)?[ ,]*\\bi (?:just )?(?:ate|had|finished|scoffed|demolished) (?:it|that|them|those)(?: instead)?\\b",
    (found) => found[1] ?? '',
  ),
  rule(
    "\\b(?:coz|cos|cause|because|since|when) (?:he|she|they) (?:did ?n[o']?t|would ?n[o']?t|could ?n[o']?t|refused to) (?:want|eat|finish|touch|have)(?: (?:it|that|them))?\\b",
  ),
  ...CHANGES,
  // Sizes as people show them.
  rule(
    '\\b(?:about )?(?:the )?size of (?:my|a|your|the) (?:hand|fist|palm|thumb|phone|head|deck of cards|tennis ball|golf ball)',
  ),
  // Whose it was, and that it was left over.
  rule(
    "\\b(?:(?:the |some )?(?:rest|last|remains|remainder|end|remnants|scraps)|what(?:ever)?(?: (?:was|is|were)|['’]?s) left(?: over)?) of (?:the |my |our |his |her |their |last night['’]?s )?",
  ),
  WHOSE_FOOD,
  rule('\\bin (?:(?:red|white) wine|wine|cider|beer|butter|garlic butter|stock)\\b(?! sauce)'),
  rule('\\b(raw|cooked|dry|uncooked) (?:weight|wt)\\b', (found) => found[1] ?? ''),
  rule(`,? (?:(?:thinly|lightly|well) )?buttered(?=${END.slice(3)}`, ', butter'),
  rule(
    '\\bdecaf(?= (?:\\p{L}+ ){0,3}(?:tea|cuppa|latte|flat white|capp?uccino|cap|mocha|chai|long black|piccolo)\\b)',
  ),
  rule('\\b(?:shell[- ]on|skin[- ](?:on|off)|bone(?:[- ]in|less))\\b'),
  rule('\\bbetween \\d{1,2} and \\d{1,2}(?= (?:i|we)\\b|[,.])', '.'),
];

const VERB =
  '(?:had|ate|grabbed|got|smashed|demolished|scoffed|inhaled|devoured|polished off|finished(?: off)?|bought(?: me)?|ordered|drank|downed|munched(?: on)?|snacked on|nibbled(?: on)?|tucked into|settled for|stuck with|shouted (?:us|me)|made(?: me| us)?|(?<=\\b(?:i|we|mum|dad|hubby|he|she|they|just) )cooked(?: me| us)?|wolfed down|knocked back|left with|snuck|stole|did steal|nicked|pinched|picked at|went for|opted for|treated myself to|whipped up|threw together)';
const CLAUSE = new RegExp(
  `(^|[,.;:!?\\n(–—]|\\b(?:and|then|but|so|when|plus|after)\\b)((?:(?!\\b(?:and|with|then|so|but|when)\\b)[^,.;:!?\\n(–—\\d])*?\\b${VERB}\\b(?: (?:me|us|myself))?)(?! (?:with|in|of|from)\\b)`,
  'giu',
);

/** "Another one at Hay": where it was. */
const PLACE = /(?<=\p{L} )at \p{Lu}\p{Ll}+(?=\s*(?:$|[,.;\n]))/gu;

const padded = (instead: string, length: number): string => instead.slice(0, length).padEnd(length);

/**
 * The same text without what tells how it came about ("Train was cancelled so I grabbed"), every word that stays in its
 * place: what is read can be shown as it was typed. `isFood` keeps a clause that names something to eat before its verb.
 */
export function withoutStory(text: string, isFood: (words: string) => boolean): string {
  let plain = text;
  for (const [pattern, instead] of RULES) {
    plain = plain.replace(pattern, (...found) => {
      const match = found as unknown as RegExpExecArray;
      const written = typeof instead === 'string' ? instead : instead(match);
      return padded(written, match[0].length);
    });
  }
  plain = plain.replace(PLACE, (whole) =>
    isBrand(whole.slice(3).toLowerCase()) ? whole : padded('', whole.length),
  );
  plain = withoutOtherPlates(withoutPeople(plain));
  return plain.replace(CLAUSE, (whole: string, opening: string, told: string) =>
    isFood(told) ? whole : opening + ' '.repeat(told.length),
  );
}
