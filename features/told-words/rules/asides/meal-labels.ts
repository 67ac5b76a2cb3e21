import { KIN } from '../plates.ts';
import { type Rule, rule } from '../signs.ts';

const MEAL = 'breakfast|brekk(?:ie|y)|lunch|dinner|supper|smoko';
const DAY =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const BEGINS = '(?<=^|[,.;:!?\\n/|(] ?)';
/** What says that a cup of tea is meant, and not the meal. */
const IS_DRINK =
  '(?! ?(?:an? |one |\\d |the |my )?(?:(?:large|small|big|huge|medium|regular|weak|strong|hot|cold|iced|too|so|ok(?:ay)?|nice|good|great|white|black|green|plain|milky|herbal|peppermint|chamomile|decaf|english|earl|cups?|mugs?|pots?|glass(?:es)?|cuppas?|teas?|milk|soy|oat|skim|sugars?|honey|no|without|with|w|x)\\b|\\d+ ?(?:ml|mls|l)?\\b ?(?:$|[,.;\\n])|\\d ?x\\b))';

/** Which meal it was, and on which day: a label before what was eaten, or words after it. */
export const MEAL_LABELS: readonly Rule[] = [
  // "Mon - toast", "Sat\n- B: toast", "tues brekky"
  rule(
    `(?<=^|\\n)(?:${DAY})(?:(?= (?:morning tea|arvo tea|tea|${MEAL})\\b)|(?=\\s*\\n)|(?: (?:night|arvo|morning|morn))? ?[:–—-]+(?= |\\n))`,
  ),
  // "7am- long black\n10- cashews"
  rule('(?<=^|\\n)(?:[-–—•] ?)?(?:1?\\d|2[0-3])(?:[.:][0-5]\\d)? ?[:–—-]+(?= ?\\p{L})', (found) =>
    /\d ?[ap]m\b/i.test(String(found.at(-1))) ||
    /[.:]/.test(found[0].slice(0, -1).replace(/:+ *$/, ''))
      ? ';'
      : found[0],
  ),
  rule('\\b[ap]m tea\\b(?= ?[:–—-])', 'smoko'),
  // "Footy training tea -\n- 2 snags"
  rule(
    "(?<=^|\\n)(?:[\\p{L}'’ ]{0,20}\\b)?(?:training|footy|netball|kids?|sunday|family|camp) tea ?[:–—-]+(?= ?\\p{L}| ?\\d)",
    ';',
  ),
  rule(
    `(?<=^|\\n)(?!.*\\b(?:green|black|iced?|herbal|mint|peppermint|chai|chamomile|ginger|milk|bubble|white|breakfast|of|a)\\b tea)[\\p{L}'’ ]{3,25} tea ?[:–—-]*(?= ?\\n ?[-–—•])`,
    ';',
  ),
  rule('\\b[am][ /]*\\/ ?tea\\b', 'smoko'),
  rule("\\bb[/’']+(?:fast|f)\\b", 'brek'),
  rule('(?<=^|\\n)(?:[-–—•] ?)?(?:[bldsm]|bf|mt|at) ?[:–—-]+(?= ?[\\p{L}\\d])'),
  rule('(?<=[/|;,] ?)(?:[bldsm]|bf|mt|at) ?:(?= ?(?:\\p{L}|\\d))', ';'),
  // The meal that others call dinner.
  rule(
    `${BEGINS}tea(?: ?[-–—:=]+| ?(?=\\n ?[-–—•*]))(?=\\s*(?:[-–—•*] ?)?[\\p{L}\\d])${IS_DRINK}`,
    'din:',
  ),
  rule(
    `\\b(?:(?:for|had) )?(?<!\\b(?:cup of|iced|green|black|herbal|the|morning|arvo|afternoon) )(?:my |our |me )?tea(?: tonight| last night| yesterday)?(?: (?:was|were|is)(?: just| only)?)(?= (?:\\p{L}|\\d))${IS_DRINK}`,
    'din:',
  ),
  rule(
    "[, ]*\\b(?:and )?(?:that|which)(?: was|[’']?s)? (?:my |our )?(?:tea|dinner|lunch)(?=\\s*(?:$|[,.;\\n]))",
  ),
  rule(`(?<=\\b(?:${MEAL}|tea|snack) )\\d{1,2}(?:ish|[ap]m)\\b`),
  rule(`\\band (?=(?:${MEAL}|tea) was\\b)`, '. '),
  rule(
    `(?<=(?<!\\b${KIN}(?:['’]s|s['’])? )\\b(?:${MEAL}) )(?:was|were|is)(?: just| only)?(?= \\p{L}| \\d)`,
    ':',
  ),
  // "1. eggs", "AM: toast", "food: eggs", "pm snack"
  rule('(?<=^|\\n) ?\\d{1,2}[.)] (?=[\\p{L}\\d])'),
  rule(
    `${BEGINS}(?:[ap]m|footy food|food|(?:the )?main|entr[eé]e|starter|mains|sweets|afters) ?[:–—-]+(?= ?[\\p{L}\\d])`,
    ';',
  ),
  rule(`${BEGINS}[ap]m (?=snack\\b)`),
  // Nothing was had.
  rule(
    `(?<=\\b(?:${MEAL}|snacks?|tea|brek|din) ?(?:[:–—-]+|was) ?)(?:nil|nothing|none|skipped|n/a)(?=\\s*(?:$|[,.;\\n]))`,
  ),
];
