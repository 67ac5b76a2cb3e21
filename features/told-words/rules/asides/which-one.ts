import { END, type Rule, rule } from '../signs.ts';

const SWEET =
  '(?:choc(?:olate)?|vanilla|caramel|strawberry|raspberry|blueberry|passionfruit|original|cookies (?:and|n|&) cream)';
const SHARP = '(?:ginger|lemon|lime|raspberry|berry|passionfruit|original)';
/** Of what is drunk; an apple after a comma is one. */
const FRUITY = `(?:${SHARP}|peach|mango|apple|watermelon|strawberry|blueberry|orange|grape)`;

const AMOUNT = '(?<=\\d ?(?:g|gm|ml)|bottle|can|tub|bar|cruisers?)';

/** What only says which one of a food it was, and is no food beside it. */
export const WHICH_ONE: readonly Rule[] = [
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
