import { END, type Rule, rule } from '../signs.ts';

const SWEET =
  '(?:choc(?:olate)?|vanilla|caramel|strawberry|raspberry|blueberry|passionfruit|original|cookies (?:and|n|&) cream)';
const SHARP = '(?:ginger|lemon|lime|raspberry|berry|passionfruit|original)';
/** Of what is drunk; an apple after a comma is one. */
const FRUITY = `(?:${SHARP}|peach|mango|apple|watermelon|strawberry|blueberry|orange|grape)`;

const AMOUNT = '(?<=\\d ?(?:g|gm|ml)|bottle|can|tub|bar|cruisers?)';

/** Before it one of several was taken, and none told before it is described. */
const VERB_OR_JOINT =
  'had|have|ate|eat|was|were|got|get|and|with|or|of|in|on|than|like|not|just|only|but|from|then|took|chose|left|ordered|picked';
const NO_KIND =
  '(?:an?|the|another|other|first|second|third|last|small|smaller|big|bigger|large|larger|little|medium|regular|only|same|whole|two|three|of|in|i|we|that|which|with|and|was|from)\\b';

/** What only says which one of a food it was, and is no food beside it. */
export const WHICH_ONE: readonly Rule[] = [
  // "Chicken kiev the garlic one", "lasagne 400 g the frozen one"
  rule(
    `(?<=(?<!\\b(?:${VERB_OR_JOINT}))(?:\\b\\p{L}{3,}|\\d ?(?:g|gm|ml))) the ((?:(?!${NO_KIND})\\p{L}+ ){1,3})ones?(?=\\s*(?:$|[,.;\\n(]|\\d|\\b(?:with|and|w|x)\\b))`,
    (found) => `   , ${found[1]?.trim()}`,
  ),
  // "Kombucha 330ml ginger", "1 kombucha bottle, ginger and lemon", "yopro 160g vanilla"
  rule(
    `(?<=\\b(?:kombucha|cruisers?|powerade|gatorade)\\b[^.;:\\n]{0,24})${AMOUNT}(?: ${FRUITY}|, ?${SHARP})(?: (?:and|n|&) ${SHARP})?(?: (?:flavou?r|one))?${END}`,
  ),
  rule(
    `(?<=\\b(?:halo top|yopro|chobani|quest bar|protein (?:bar|shake|pudding|yoghurt)|up ?n ?go)\\b[^.;:,\\n]{0,24})${AMOUNT} ${SWEET}(?: (?:flavou?r|one))?${END}`,
  ),
  rule(
    '(?<=\\b(?:bubble|boba|milk|pearl) tea\\b[^.;\\n]{0,30}),? brown sugar(?: (?:one|flavou?r|syrup))?\\b',
  ),
  rule(
    `(?<=\\b(?:gold standard|whey|wpi|protein powder)) (?:double |rich )?(?:choc(?:olate)?|vanilla|caramel)(?= \\d|${END.slice(3)}`,
  ),
  // What the sauces of a kebab are.
  rule(
    `(?<=\\b(?:hsp|snack pack|kebab|souva?|souvlaki|gyros|yiros|doner)\\b[^.;\\n]*\\b(?:just|only|with|w) )(?:garlic|(?:hot |sweet )?chilli|bbq)(?: (?:and|n|&) (?:garlic|chilli|bbq|hummus))*${END}(?! sauces?)`,
  ),
  // The bread of a sub.
  rule(
    '(?<=\\b(?:subway|footlong)\\b[^.;\\n]*) on (?:white|wheat|wholemeal|multigrain|italian|herb (?:and|n|&) cheese|honey oat|malted rye)(?: bread)?\\b',
  ),
  rule(
    `(?<=\\b(?:peas?|potato(?:es)?|spuds|yoghurt|water|salad|cucumber|lamb|watermelon|lime)) (?:and|n|with|w|&) (?:fresh )?mint${END}`,
  ),
  rule('(?<=^|[\\n.;] ?)sweets ?:', ';'),
];
