import { KIN } from './plates.ts';
import { OTHERS_HAD, SHARES } from './shares.ts';
import {
  CORRECTED,
  COUNT,
  countOf,
  END,
  NOT_EATEN,
  NUMBER,
  PART,
  partOf,
  REPEATED,
  REPEATED_ALL,
  type Rule,
  rule,
  SHARED,
  wasSaid,
} from './signs.ts';

const EATEN =
  'had|ate|drank|got|picked|nicked|pinched|stole|snuck|finished(?: off)?|managed|smashed|scoffed|demolished|polished off|put away|devoured|inhaled|(?:ended up )?(?:eating|having|drinking)|ended up with|stuck to|stopped at|(?:got|made it) through';

const HOT_DRINK =
  'teas?|coffees?|cuppas?|lattes?|flat whites?|capp?uccinos?|caps?|mochas?|chais?|milos?|long blacks?|nescafes?|instants?';
/** What is told of a hot drink. */
const STIRRED_IN = '(?:sugars?|milk|none|sweeteners?|splenda|equals?|stevia|honey|soy|skim|oat)';

const isAfter = (word: string, found: RegExpExecArray): boolean => {
  const [at, text] = [...found].slice(-2);
  return String(text).slice(0, Number(at)).toLowerCase().includes(word);
};

/** Corrections, shares, what was had again and what was not eaten after all: each becomes a sign, or "no". */
export const CHANGES: readonly Rule[] = [
  // Offered, bought for others, given up, gone before: none of it was eaten.
  rule(
    '\\boffered (?:me |us )?((?:an? |the |some )?[^,.;\\n]{3,25}?)[ ,]*(?:but)?[ ,]*(?:i )?(?:said no|declined|passed|turned it down)(?: thanks| thank you)?\\b',
    (found) => `no ${found[1]},`,
  ),
  rule('\\b(?:said no (?:thanks )?|nah |nope )to (?:the |any )?(?=\\p{L})', 'no '),
  // "Skipped the bread and wine", "extra cheese no wait no cheese", "the salad I gave to the toddler"
  rule(
    `\\b((?:passed on|skipped|left|said no to|turned down|did ?n[o']?t (?:have|eat|touch)) (?:the |any )?)(\\p{L}+(?: \\p{L}+)?) ((?:and|n|&) (?:the )?)((?!(?:had|ate|got|went|just|only|made|drank|grabbed|i|we|an?|no|some|then|half)\\b)\\p{L}+(?: \\p{L}+)?)${END}`,
    ([, lead = '', one, joint = '', other]) => {
      const or = 'or '.padEnd(joint.length);
      return `${'no'.padEnd(lead.length + joint.length - or.length)}${one} ${or}${other}`;
    },
  ),
  rule(
    '\\b(?:(?:extra|with|and) )?(\\p{L}+)[, ]+(?:no,? wait|wait|actually|scratch that|sorry),? no \\1\\b',
    (found) => `no ${found[1]}`,
  ),
  rule(
    '\\b(?:the )?(\\p{L}+(?: \\p{L}+)?) (?:that )?(?:i|we) gave (?:to (?:the |my )?\\p{L}+|away)\\b',
    (found) => `no ${found[1]}`,
  ),
  rule(
    "\\((?:i )?(?:did ?n[o']?t|didnt|never|do ?n[o']?t|dont) (?:touch|eat|have|use|want|like)(?: (?:it|that|them|any))?\\)",
    ` ${NOT_EATEN}`,
  ),
  // "Bunless burger", "nil dressing", "chips none", "too full for the trifle"
  rule(
    '\\b(bun|bread|crust|cheese|meat|rice|sauce|onion|bean|egg|milk|wrap)less ((?:double |single |beef |chicken |veggie |cheese )?\\p{L}+)',
    (found) => `${found[2]} no ${found[1]}`,
  ),
  rule('\\b(?:nil|sans) (?=\\p{L})', 'no '),
  rule(`(?<=^|[,.;\\n] ?|\\b(?:and|n) )(\\p{L}+) (?:nil|none)${END}`, (found) => `no ${found[1]}`),
  rule(
    "\\b(?:(?:was |were )?(?:way )?too (?:full|stuffed) for|(?:had no |did ?n[o']?t have |no )room for) (?:the |an? |any |my )?(?=\\p{L})",
    'no ',
  ),
  rule(
    '\\bbought ((?:an?|some|the|\\d+|two|three|four|six) (?:(?!saved|kept|froze|left)[^,.;\\n]){2,30}?) for (?!me\\b|myself|us\\b|lunch|dinner|breakfast|brekkie|brekky|tea\\b|an?\\b|smoko|dessert|later|\\d)(?:my |the )?\\p{L}+',
    (found) => `no ${found[1]},`,
  ),
  rule(
    '\\b(?:cut(?:ting)? (?:down|back) on|giv(?:en|ing) up|gave up) (?!(?:and|n|on|so|but|after|because|with|at)\\b)(?=\\p{L})',
    'no ',
  ),
  rule(
    "\\b(?:did ?n[o']?t|didnt) (?:go near|touch|try) (?:the |her |his |their |any )?(?=\\p{L})",
    'no ',
  ),
  rule(
    '\\bthere (?:was|were) ([^,.;\\n]{3,25}?)(?: too| as well)?[ ,]*(?:but)?[ ,]*(?:they|it|those) (?:went|(?:was|were) (?:all )?gone|ran out|sold out)\\b[^,.;\\n]*',
    (found) => `no ${found[1]}`,
  ),
  // "Was out of rice so did quinoa": what was had stands after it.
  rule(
    '\\b((?:ran|run|sold|were|was) out of (?:the |my )?[^,.;\\n]{2,25}?) so(?= \\p{L})',
    (found) => `${found[1]},`,
  ),
  rule(
    '(?<=^|[,.;\\n] ?)((?:all )?out of (?:the |my )?[^,.;\\n]{2,25}?) so(?= \\p{L})',
    (found) => `no ${found[1]?.replace(/^(?:all )?out of (?:the |my )?/i, '')},`,
  ),
  rule(
    "\\btomorrow (?:i|we)(?:['’]?m|['’]?re|['’]?ll| am| are| will)? (?:be )?(?:having|eating|making|cooking|doing|have|eat|make|cook)\\b",
    'no',
  ),
  // "Everything but the beans", "a salad that should have been chips"
  rule('\\b(?:everything|all of it|the lot)[ ,]+(?:but|except)(?: for)? (?=(?:the|my)\\b)', 'no '),
  rule(
    "\\b(?:(?:it|that|this|dinner|lunch|tea) )?(?:(?:was )?(?:meant|supposed|going|gonna) to (?:have )?(?:be|been)|should(?:['’]?ve| have| of|a)? (?:have )?been)\\b(?: (?:an?|the|my))?(?= \\p{L})",
    'no ',
  ),
  // "Apple came home again"
  rule(
    '(?<=^|[,.;\\n(] ?|\\b(?:and|but) )(?:the |my )?(\\p{L}+(?: \\p{L}+)?) (?:came|went|comes|brought) (?:back )?home(?: (?:again|uneaten|untouched))?\\b',
    (found) => `no ${found[1]}`,
  ),
  // "The plan was salad but we had pizza"
  rule(
    '\\b(?:the |my |our )?(?:original )?plan was (?:for |to (?:have|make|cook|eat|do) )?(?=\\p{L})',
    'no ',
  ),
  // "Pizza, 3 slices of the pepperoni one"
  rule('\\b(slices?|pieces?|bits?) of the (\\p{L}{4,12}) ones?\\b', (found) =>
    isAfter('pizza', found) ? `${found[1]} of ${found[2]} pizza` : found[0],
  ),
  // What became of the rest tells nothing.
  rule(
    `[, ]*\\b(?:and |but )?(?:the |my )?(?:${KIN}|he|she|they) (?:had|ate|finished|got|scoffed) the rest(?: of (?:it|them))?(?: (?:with|on|in) [^,.;\\n]{2,20})?`,
  ),
  rule(
    '[, ]*\\b(?:(?:and|n|then|but) )?(?:gave|left|threw|binned|chucked|saved|put|took) (?:the |her |him |them )?(?:rest|remainder|leftovers|other half)\\b[^,.;\\n]*',
  ),
  rule('[, ]*\\brest (?:in|for|to|is|was|went|of it)\\b[^,.;\\n]*'),
  rule(
    `[, ]*\\b(?:and )?(?:the )?other (?:${COUNT}|one|half) (?:(?:is|are|was|were) )?(?:for|in|to|went|saved|kept|frozen|left)\\b[^,.;\\n]*`,
  ),
  rule(
    '[, ]*\\b(?:and |then )?(?:froze|saved|kept|stashed) (?:most|some|half|heaps|the other half)(?: of (?:it|them))?(?=\\s*(?:$|[,.;\\n]|(?:and|but|for)\\b))(?: for [^,.;\\n]*)?',
  ),
  // Where it was said before who shared it, each part is known.
  rule(
    `[, ]*\\b(?:so )?(?:roughly |about )?half each(?<=\\b(?:shared|split|halves|between|we)\\b[^.;\\n]*)${END}`,
  ),
  // What was had more than once.
  rule('[, ]*\\b(?:and )?(?:then )?same again\\b', ` ${REPEATED}2`),
  rule(
    `[, ]*\\b(?:and )?(?:then )?(?:again (?:at night|later|this (?:arvo|evening)|in the (?:arvo|evening|afternoon)|tonight|at (?:lunch|dinner)|after (?:lunch|dinner|work))|(?:for )?both (?:meals|times)|twice(?: (?:today|over))?)${END}`,
    ` ${REPEATED_ALL}2`,
  ),
  // "Cuppa with milk and 1 sugar, x4", "toast (marg n vegemite) x2": all that goes with it
  rule(
    `(?<=\\b(?:${HOT_DRINK})\\b[^,.;\\n]{0,30}\\b${STIRRED_IN}|\\b(?:toast|crumpets?|bagels?|muffins?|scones?|rolls?) (?:w/?|with) [^,.;\\n]{3,40})[, ]+x ?(\\d{1,2})${END}`,
    (found) => ` ${REPEATED}${found[1]}`,
  ),
  rule(
    `(?:,|[-–—]) ?(?:x ?(\\d)|(\\d|two|three|four) times) (?:today|a day|all up|in total|over the day|throughout the day)${END}`,
    (found) => ` ${REPEATED_ALL}${countOf(found[1] ?? found[2])}`,
  ),
  rule(
    `\\banother (one and a half|one|two|three|four|half|\\d)${END}`,
    (found) => `${found[1]} more`,
  ),
  // A part of all that is told after it.
  rule(
    `(?<=^|[.;\\n] ?)(?:(?:i )?(?:only )?(?:had|ate) )?(?:about )?(${PART}) (?:of )?(?:my|the) (?:lunch|dinner|breakfast|meal|plate|tea)(?: ?[:–-]| ?,(?= (?:an?|the|some|\\d)\\b)) ?`,
    (found) => `${SHARED}${partOf(found)} , `,
  ),
  OTHERS_HAD,
  // Corrections.
  // "A double espresso, no wait, single"
  rule(
    '\\b(single|double|triple)\\b([^.;\\n]{0,40}?)[,\\s]*\\b(?:no,? wait|wait,? no|no,? make that|no,? (?:sorry|actually)|actually|make that|scratch that|i mean)[,\\s]+(?:it was |just |only |an? )*(single|double|triple)\\b(?! \\p{L})',
    (found) => `${found[3]?.toLowerCase() === 'single' ? '' : found[3]}${found[2]}`,
  ),
  rule(
    '\\b(?:skim|full cream|oat|soy|almond|lite) no (skim|full cream|oat|soy|almond|lite)\\b',
    (found) => found[1] ?? '',
  ),
  rule(
    '[*–—-] ?((?:a whole|half an?|an?|\\d+|one|two|three) [^,.;\\n*]{2,20}?) (?:sorry|actually)\\b',
    (found) => `${CORRECTED}${found[1]}`,
  ),
  rule(
    `(?:,? ?\\boh )?(?:,? ?\\band )?\\bthe (\\p{L}{3,}) (?:was|were) ([^,.;\\n]{3,20}?),? (?:and )?not (?:an? |the )?[^,.;\\n]{2,20}?${END}`,
    (found) => `${wasSaid(found, 1) ? ` ${CORRECTED}` : ', '}${found[2]} ${found[1]}`,
  ),
  rule(`\\b(?:it|they) (?:was|were)(?: only)? (?=(?:${COUNT})${END})`, `${CORRECTED} `),
  rule(
    '[.…, ]*\\b(?:actually|no|sorry|wait),? (?=(?:a )?(?:small|medium|large|regular)(?:\\s*(?:$|[,.;\\n])| and\\b))',
    ` ${CORRECTED} `,
  ),
  rule(
    `[\\s,–—-]*\\b(?:no,? (?=make that|scratch that|scrap that|i mean|sorry))?(?:no,? wait|(?:no,? )?scrap that|(?:nah|nope),? (?=it was|that was|they were|make that)|scratch that|make that|i mean(?:t)?|sorry|correction|or rather|jk|just kidding)\\b(?:[\\s,]*(?:no|wait|only|just|i mean|make that|it was|that was|they were))*[\\s,]*(?=[\\p{L}\\d])`,
    ` ${CORRECTED} `,
  ),
  rule(
    `[-–—(, ]*\\bwait,? (?:no,? )?(?:i |it was |that was )?(?:only |just )?(?:had |ate |drank )?(?=(?:${COUNT})\\b)`,
    ` ${CORRECTED} `,
  ),
  rule('[ ,–—-]*\\bactually (?:it was |they were |that was )(?=\\p{L})', ` ${CORRECTED} `),
  rule(`\\s+actually (?=(?:${NUMBER})\\b)`, ` ${CORRECTED} `),
  rule(
    `[, ]+(?:no|well|wait)[, ]+(?:maybe |more like |only |about )?(?=(?:${COUNT})(?: ?(?:g|ml|slices?|pieces?|cups?)| of|${END}))`,
    ` ${CORRECTED} `,
  ),
  rule(
    `(?<!\\b(?:${NUMBER}) )\\bor (?:was it |maybe |even )?(?=(?:${COUNT})${END})`,
    `${CORRECTED} `,
  ),
  // "Went back for more tacos so 5 in total": of what is shared, all of it
  rule(
    `[ ,–—-]*\\b(?:(?:so|and|that['’]?s|which makes|making(?: it)?|must (?:have|of) (?:been|had)|came to|it was) )*(?:(?:about|around|like|maybe|prob(?:ably)?) )?(${COUNT}) (?:in total|all up|all ?together|in all|in the end|total|all told)${END}`,
    (found) =>
      isAfter(SHARED, found) || isAfter('shared', found)
        ? ` ${REPEATED}${countOf(found[1])}`
        : ` ${CORRECTED} ${countOf(found[1])}`,
  ),
  rule(
    `[ ,–—-]*\\b(?:must (?:have|of) (?:been|had)|would (?:have|of) (?:been|had)|i reckon(?: i had)?|i['’]?d say)(?: (?:about|around|like|maybe))? (?=(?:${COUNT})${END})`,
    ` ${CORRECTED} `,
  ),
  // "A jug between 3 of us so about 400 ml", "half a chook between 2 so a quarter for me"
  rule(
    `(?<=\\b(?:between|split|shared|halves|half)\\b[^.;\\n]*)[ ,–—-]+so (?:i had )?(?:about |around |roughly |like |maybe )?(\\d+ ?(?:ml|mls|g)|${COUNT}|${PART})(?: for me)?${END}`,
    (found) => ` ${CORRECTED} ${partOf(found).slice(1)}`,
  ),
  rule('\\b(?:and|then)(?: then)? the other half\\b(?: [^,.;\\n]*)?', ` ${CORRECTED} 1`),
  rule(`\\b(?:so )?(?:call it|let'?s say) (?=(?:${NUMBER}|half)\\b)`, ` ${CORRECTED} `),
  rule(
    `(?<=[\\p{L},)] +|\\()(?:and (?=i ))?(?:i )?(?:only |just )?(?:${EATEN}) (?:like |about |only |just |maybe )?(?=(?:${COUNT}|one)(?: and a half| off [^,.;\\n]*| of (?:them|those|these))?${END})`,
    ` ${CORRECTED} `,
  ),
  // "Roti two of them", "party pies (2 of them)", "a bag of dumplings like 10 of em soy sauce"
  rule(
    `(?<=\\p{L} )(\\d+|two|three|four|five|six) of (?:them|those|em)${END}`,
    (found) => found[1] ?? '',
  ),
  rule(
    `(?<=[\\p{L})] ?[,(] ?)(?:(?:like|about|maybe|prob(?:ably|s)?|abt) )?(\\d+|two|three|four|five|six) of (?:them|those|em)${END}`,
    (found) => `${CORRECTED} ${found[1]}`,
  ),
  rule(
    '(?<=\\p{L} )(?:like|about|maybe|prob(?:ably|s)?|abt) (\\d+) of (?:them|those|em)(?= \\p{L})',
    (found) => `${CORRECTED} ${found[1]} ,`,
  ),
  // "Made a pot of soup, had two bowls of it"
  rule(
    `(?<=[\\p{L},)] +)(?:and (?=i ))?(?:i )?(?:only |just )?(?:${EATEN}) (?:like |about |only |just |maybe )?((?:${COUNT}|one|an?)(?: and a half)? (?:slices?|pieces?|bowls?|cups?|squares?|plates?|serves?|servings?|helpings?|handfuls?|scoops?|glass(?:es)?|mugs?|rows?))(?: of (?:it|that|them|those)| myself| too)?${END}`,
    (found) => CORRECTED.padEnd(found[0].indexOf(found[1] ?? '')) + found[1],
  ),
  rule(
    `(?<=\\b(?:${NUMBER}) [\\p{L} ]{3,20})\\bno (${COUNT}) (?:\\1 )?(?=\\p{L})`,
    (found) => `${CORRECTED} ${found[1]} `,
  ),
  rule('\\((?:i )?(?:only )?(?:had|ate|drank) (\\d+)\\)', (found) => ` ${CORRECTED} ${found[1]}`),
  rule(
    `\\b(${NUMBER}) (?:out )?of (?:(?:the )?(?:${COUNT}) (?=(?:slices|pieces|squares)\\b)|(?:the|my|our|those|these|his|her) (?:${COUNT}) (?=\\p{L}))`,
    (found) => found[1] ?? '',
  ),
  ...SHARES,
  // What was not eaten after all.
  rule(
    '(?<=\\b(?:no|hold the|hold|without|minus) [^,.;\\n]{2,30}) (?:extra|just|jst|only) (?=\\p{L}|\\d)',
    ', ',
  ),
  // "Packed a sandwich but left it in the car"
  rule(
    '(?<=\\b(?:packed|made|bought|prepped|cooked|brought)\\b[^.;\\n]{2,40})[ ,]*\\b(?:but |and )?(?:i )?(?:left|forgot|lost|dropped) (?:it|them)\\b(?! (?:over|off|out))(?:\\s+(?:at|in|on) (?:the |my )?(?:car|home|train|bus|office|desk|fridge|bench|table|floor|road)\\b)?',
    NOT_EATEN,
  ),
  // "Had everything bar the mushrooms"
  rule(
    '\\b(?:(?:everything|all of it|the lot)(?: on the plate)? )?(?:bar(?= the\\b| my\\b)|(?<=everything |all of it |the lot )(?:except|besides|apart from)(?: for)?) (?:the |my )?',
    'no ',
  ),
  // "Bought steaks for the weekend"
  rule(
    '\\b(?:bought|got|cooked|made|prepped|packed) ((?:(?!saved|kept|froze|left|put)[^,.;\\n]){3,30}?) for (?:the (?:week(?:end)?|freezer|lunch ?boxes)|tomorrow|tmrw|later|next week)\\b(?![^.;\\n]*\\b(?:had|ate|have|left)\\b)',
    (found) => `no ${found[1]},`,
  ),
  // "Rice no thanks", "the chips went to hubby"
  rule(
    '(?<=^|[,.;\\n] ?|\\b(?:and|but) )(?:the )?(\\p{L}+(?: \\p{L}+)?),? (?:no|nah|nope),? (?:thanks|thank you|thankyou|thx)\\b',
    (found) => `no ${found[1]}`,
  ),
  rule(
    `(?<=^|[,.;\\n(] ?|\\b(?:and|but) )(?:the |my )?((?!(?:i|we|he|she|they|all|and|then|so|but|just|also|only|who|lunch|dinner|breakfast|${KIN})\\b)\\p{L}+(?: (?!(?:i|we|he|she|they|and|then|so|but|just|also)\\b)\\p{L}+)?) (?:all )?(?:went|goes) to (?:the |my )?${KIN}${END}`,
    (found) => `no ${found[1]}`,
  ),
  rule(
    '\\b(?:ordered|got) (?:the |an? |my )?[^,.;:\\n]{3,30}?(?: ?:|[, ]+(?:but |and )?(?:i )?(?:only|just)) ?(?:ate|had) (?=the )',
    ', ',
  ),
  rule(
    '\\bwent (?:in |out )?to (?:get|buy|grab) ((?:an? |some |the )?[^,.;\\n]{3,25}?)(?=[, ]+(?:but (?:i )?(?:came|ended|left|got|had|bought|grabbed)|came (?:home|back)|ended up|left with)\\b)',
    (found) => `no ${found[1]},`,
  ),
  // "Only the eggs and tomato of the big brekky": of which dish the parts were.
  rule(
    '(?<=\\b(?:only|just) (?:ate |had )?the (?!half|top|bottom|rest|end|last|first|other)[^.;\\n]{3,60}) (?:out of|of|from|off) (?:the|my|his|her|a) (?:\\p{L}+ ){0,2}(?:brekk?(?:y|ie)|breakfast|platter|plate|bowl|combo|meal|roast|box|pack|burger)(?= ?(?:$|[,.;\\n)]))',
  ),
  // What others were to have.
  rule(
    `(?<=^|[,.;\\n] ?|\\b(?:and|n) )(?:the )?(\\p{L}+(?: \\p{L}+)?) (?:is|are|was|were) for (?:the |my )?${KIN}\\b`,
    (found) => `no ${found[1]}`,
  ),
  rule(
    '\\b(?:bought|made|cooked|packed) ((?:an? |some |the )?[^,.;\\n]{3,25}?) for (\\p{L}+)(?=\\s*(?:$|[,.;\\n]|and\\b|so\\b))',
    (found) => (/^\p{Lu}/u.test(found[2] ?? '') ? `no ${found[1]}` : found[0]),
  ),
  rule(
    '\\boffered (?:me |us )?(?:the |an? |some )?([^,.;\\n]{3,25}?)(?=\\s*[,.;][^.;\\n]*\\b(?:said no|no thanks|declined|refused)\\b)',
    (found) => `no ${found[1]}`,
  ),
  rule('\\bwho(?:ever)? (?:ate|had|took|stole|finished)\\b', 'no'),
  rule(
    '(?:\\bthe )?\\b(\\p{L}+(?: one)?) (?:was|were) (?:all |completely )?(?:sold out|gone|unavailable)\\b',
    (found) => `no ${found[1]},`,
  ),
  rule(
    '\\bthere (?:was|were) ([^,.;\\n]{3,25}?)(?: too| as well| also)?[, ]+(?:they|it) (?:went|ran out)\\b[^,.;\\n]*',
    (found) => `no ${found[1]}`,
  ),
  // "Ordered the barramundi but they'd sold out"
  rule(
    "\\bordered (?:the |an? |some )?([^,.;\\n]{3,25}?)[ ,]+(?:but )?they(?:['’]?d| had| were)? (?:all )?(?:sold out|run out|ran out|out)\\b(?! of)",
    (found) => `no ${found[1]},`,
  ),
  // "Took a bag of lollies to work, had 5 snakes"
  rule(
    '\\b(?:brought|took|bought|packed) ([^,.;\\n]{3,30}?) (?:in |over |along )?(?:to|for|into) (?:the |my )?(?:office|work|party|kids|team|class|meeting|boys|girls|crew|bbq|picnic|game|barbie)(?=[,.; ]+(?:(?:and|i|we) )*(?:had|ate)\\b)',
    (found) => `no ${found[1]},`,
  ),
  rule(
    '\\b(?:shouted|got|bought)(?: us| me| everyone)? (?:a round of )?(?:coffees|drinks|beers|wines|pizzas?|burgers|ice ?creams|kebabs|lunch)[, ]+(?:and )?(?=mine was\\b)',
  ),
  // Where they went, and not what was had there.
  rule(
    `\\bwent (?:out )?(?:to|for|2|4) (?:an? |the |some )?(?:yum cha|dim sum|sushi train|hot ?pot|k(?:orean )?bbq|teppanyaki|tapas|(?:thai|chinese|indian|japanese|korean|mexican|italian|vietnamese|greek|lebanese|turkish|malaysian|nepalese|ethiopian)(?! \\p{L}+ (?:curry|salad|rice)))(?: (?:place|restaurant|joint|buffet))?(?=\\s*(?:$|[,.;:\\n]|\\b(?:and|n|with|w|where|for|last|in|at|so|then|but|we|i|had|shared)\\b))`,
  ),
  rule(
    `[ ,]*\\b(?:(?:melted|burnt|dropped|cold|off) )?(?:(?:so |and |but |which |that )?(?:i )?(?:did ?n[o']?t|never) (?:use|eat|touch|have|drink)(?: (?:it|that|them))?|(?:not touched|untouched|not eaten|uneaten)|(?:(?:that|which|but|and) )?(?:i )?(?:ha(?:ve|d)|ha?v) ?n[o']?t (?:(?:even|actually) )?(?:used|eaten|touched|had|drunk|tried|opened|started)(?: (?:it|that|them|any))?(?: yet)?|left (?:it |them )?on (?:the |my )?(?:plate|side))${END}`,
    NOT_EATEN,
  ),
  // "Ordered a curry, got a stew": what came was eaten.
  rule(
    '\\bordered (?:the |an? |some )?([^,.;\\n]{3,30}?)[ ,]+(?:but )?(?:they )?(?:got|received|was given|were given|(?:gave|sent|brought)(?: me| us)?)(?= (?:the |an? |some )?\\p{L})(?! (?:home|it|there|here|delivered|takeaway))',
    (found) => `no ${found[1]},`,
  ),
  rule(
    "\\b(?:(?:i |we )?(?:was |were |had )?(?:meant|supposed|going|gonna|planning|planned|tempted|hoping|about) to (?:do|have|eat|get|order|buy|make|cook|bring|try)|gonna (?:have|eat|get|order|buy|make|cook)|(?:had )?(?:planned|planning) on|(?:thought|thinking|was thinking) (?:about|of)|considered|contemplated|saw|spotted|smel(?:led|t)|walked past|toyed with|eyed (?:off|up)|eyeing(?: off)?|(?:was |been )?craving|fancied|(?:gave|given|giving|give) up(?!\\s*(?:$|[,.;])| (?:on|n|and|so|halfway|after|at|then)\\b)|quit(?:ting)?|cut(?:ting)? (?:out|down on|back on)|(?:laying|laid|lay|holding|held|hold) off(?: on)?|resist(?:ed|ing)|sa(?:id|y|ying) no to|avoid(?:ed|ing)|steer(?:ed|ing) clear of|stay(?:ed|ing) (?:away from|off)|could ?n[o'’]?t (?:face|touch|stomach|fit)|did ?n[o'’]?t bother with|(?:did ?n[o']?t|didnt|haven'?t|wasn'?t|never) (?:(?:end up |make it |get )?(?:having|eating|getting|adding|ordering|to)|got (?:a?round|up) to|have|had|eaten|eat|drink|drunk|get|order|touched|touch|want|buy|use|add|need|go near|gone near|look at)|(?:nearly|almost) (?:had|ate|bought|ordered|got|grabbed)|instead of|rather than|skipped|not(?= \\p{L})|(?:turned|knocked) (?:down|back)|passed on|left (?:most of |some of |all of |all )?(?=(?:the|my|his|her) )|(?:fed|gave) (?:the |my |our )?(?:dog|cat|kids?|baby|bird|fish|chooks?|(?!me\\b|us\\b|up\\b|half\\b)[A-Z][a-z]+)(?: (?:his|her|their|some))?|(?:dropped|forgot|spilt|spilled)(?= (?:my|the) )|(?:(?:the )?\\p{L}+ )?(?:(?:was|were) (?:all |sold )?|had run |ran |sold |(?:they|we)['’]?d run )out of|(?<!only |just )wanted(?! (?:me|to)))\\b(?: (?:the|any|a|an|my))?",
    'no',
  ),
  rule(
    '(?:\\b(?:it|that|which|they) (?:was|were|tasted) [^,.;\\n\\d]{2,20}?(?:so|and|,) )?\\b(?:binned|chucked|threw|tossed|sent|returned) (?:it|them|that|those)(?: (?:out|away|back|in the bin))?',
    NOT_EATEN,
  ),
  rule(
    '\\b(?:my |the )?(?:husband|hubby|wife|kids?|partner|mum|dad|son|daughter|him|her|them|others) ?:',
    'no',
  ),
  rule('\\bme ?:'),
  rule(
    `\\b(?:and|plus) ((?:an?|one|some) [^,.;\\n]{2,30}?) for (?:the |my |our )?(?:little one|kids?|kiddo|bub|baby|dog|cat|daughter|son|hubby|husband|wife|missus|partner|boss|boys|girls|mum|dad|mate|him|her|them|toddler)${END}`,
    (found) => `no  ${found[1]}`,
  ),
  // "Nothing today except an apple"
  rule(
    "\\b(?:nothing|anything|no (?:food|snacks?|lunch|breakfast|dinner)|did ?n[o'’]?t (?:eat|have)(?: much| a thing)?)\\b[^.;\\n]{0,40}?(?:except|but|apart from|other than|besides)(?: for)?(?= )",
  ),
  rule('\\bexcept(?: for)? ([^,.;\\n]*)', (found) => `no ${found[1]?.replace(/ and /g, ' no  ')}`),
  // "Biscuit? No."
  rule(
    '(?<=^|[,.;\\n] ?|\\band )(\\p{L}+)\\? ?(?:no|nah|nope|none)(?=\\s*(?:$|[.;!\\n]))',
    (found) => `no ${found[1]}`,
  ),
  rule(
    '(?<=^|[,.;\\n] ?|\\band )(\\p{L}+(?: \\p{L}+)?) nah(?=$|[,.;\\n])',
    (found) => `no ${found[1]}`,
  ),
  rule('\\b(?:little )?(?:miss|master|mr|ms) \\d{1,2}\\b:?(?: (?:had|ate))?'),
  rule(
    '\\bwith (?:my |the |some |our )?(?:friends|mates?|family|hubby|wife|husband|mum|dad|kids|boys|girls|partner|colleagues|team|everyone)\\b',
  ),
  rule('\\bat (?:[1-9]|1[0-2])(?= \\p{L})(?! (?:x|g|ml|kg|cups?|slices?|pieces?)\\b)', '.'),
  rule("\\b(?:they|it|he|she|we)(?:['’]?d| had| have)? (?:ran|run|sold) out\\b(?! of)"),
];
