import { KIN } from './plates.ts';
import {
  COUNT,
  countOf,
  divisor,
  END,
  LESS,
  NUMBER,
  PART,
  PERSON,
  partOf,
  type Rule,
  rule,
  SHARED,
  SHARES_FROM,
  wasSaid,
} from './signs.ts';

/** A part of what was mixed is a part of all that is in it. */
const isMixed = (found: RegExpExecArray): boolean => {
  const [at, text] = [...found].slice(-2);
  const before = String(text).slice(0, Number(at));
  return /\b(blended|blend|mixed|shake|smoothie|overnight oats)\b/i.test(before);
};
const mixedPart = (found: RegExpExecArray): string =>
  (isMixed(found) ? SHARED : '') + partOf(found);

/** Words for what was not eaten of something. */
const LEFT =
  "left|chucked(?: out)?|binned|threw (?:out|away)|tossed(?: out)?|wasted|dropped|spilt|spilled|(?:could|did) ?n[o'’]?t (?:eat|finish|have|drink)";
const LEAVABLE = 'half|most|a third|a quarter|two thirds|three quarters';
const RESTS: Readonly<Record<string, string>> = {
  half: '½',
  most: '1/5',
  'a third': '⅔',
  'a quarter': '¾',
  'two thirds': '⅓',
  'three quarters': '¼',
};
const restOf = (left = ''): string => `${SHARED}${RESTS[left.toLowerCase()] ?? '½'}`;

/** Where what was shared ends: "shared a spinach and feta gozleme" is one. */
const ALL_SHARED =
  '(?=\\s*(?:$|[,.;:!?)\\n&+↺÷↻⊖✗]|\\b(?:plus|then|but|with|w)\\b|\\b(?:and|n) (?:i|we|an?|the|some|had|ate|got|drank|just|then|\\d+|one|two|three|four|half)\\b))';

const EQUAL = '(?:50[ /-]50|fifty[ -]fifty|half[ -]half|halfsies|halvsies)';
/** "Split a tiramisu 50/50" */
export const HALVES: readonly Rule[] = [
  rule(
    `\\b(?:we |i )?(?:split|shared|halved|divided) ((?!it\\b|that\\b)[^,.;\\n÷]{3,40}?),? ${EQUAL}(?: w(?:ith|/)? ${PERSON})?${END}`,
    (found) => `${SHARES_FROM}${found[1]} ${SHARED}2`,
  ),
  rule(`(?<!\\bwent )\\b${EQUAL}(?!\\p{L})`),
];

/** What they went halves in may be two things: "in a pad thai and a green curry". */
const TWO_OR_END = END.replace('and|n|', '(?:and|n) (?!an? |some |the )|');

/** "12 nuggets, the kids had 4" are fewer. */
export const OTHERS_HAD: Rule = rule(
  `[, ]*\\b(?:and |but |while )?(?:the |my |our )?(?:${KIN}|he|she|they) (?:ate|had|has|got|stole|pinched|took|nicked|snagged) (?:the last )?(one|two|three|four|five|six|\\d)(?: of (?:them|those|mine))?${END}`,
  (found) => ` ${LESS}${countOf(found[1])}`,
);

/** To whom a part of it went. */
const TO_KIN = `(?:(?:was|were|is|are|went)(?: (?:for|to))?|for|to) (?:the |my |our )?${KIN}(?:['’]?s|s['’])?(?: (?:share|half))?\\)?${END}`;

/** What was shared, or of which a part was left or given away: a sign after it, with the part that was had. */
export const SHARES: readonly Rule[] = [
  // "Large chips (half was hubby's)", "6 nuggets (2 were for the baby)"
  rule(
    `(?<!\\bother)[(, ]+(?:and |but )?(?:about )?(${LEAVABLE})(?: of (?:it|them|those|that))? ${TO_KIN}`,
    (found) => ` ${restOf(found[1])}`,
  ),
  rule(
    `[(, ]+(?:and |but )?(${COUNT}|one)(?: of (?:it|them|those|that))? ${TO_KIN}`,
    (found) => ` ${LESS}${countOf(found[1])}`,
  ),
  // So many are fewer, or so much less.
  rule(
    `[, ]*\\b(?:but |and )?(?:i )?(?:${LEFT}|fed|lost|saved|kept|gave) (one|two|three|four|five|six|\\d)(?: of (?:them|those|it))?(?: (?:away|back|behind|over|aside|uneaten)| (?:to|for|on|with|in) (?:the |my |our |a )?[\\p{L}']+)?${END}`,
    (found) => ` ${LESS}${countOf(found[1])}`,
  ),
  rule(
    `[, ]*\\b(?:but |and )?(?:i )?(?:${LEFT}|saved|kept|gave (?:away )?)(?: (?:about|around|roughly|maybe))? (\\d+ ?(?:g|gm|grams|ml|mls))(?: of (?:it|that|them))?(?: (?:behind|over|aside|uneaten)| (?:to|for|on|with|in) (?:the |my |our |a )?[\\p{L}']+)?${END}`,
    (found) => ` ${LESS}${found[1]}`,
  ),
  rule(
    `[, ]*\\b(?:but |and |with |so )?(?:(?:there['’]?s|there (?:is|was|were|are)|still) )?(?:still )?(?:about |around |roughly |maybe )?(\\d+ ?(?:g|gm|grams|ml|mls)) (?:still )?(?:left|remaining|to go)(?: over| of it| in (?:it|there))?${END}`,
    (found) => ` ${LESS}${found[1]}`,
  ),
  rule(
    `[, ]*\\b(?:i )?(?:ate|had|finished|polished off|demolished) (?:all )?the (?:rest|others?)(?: of (?:it|them))?${END}`,
  ),
  rule(
    `\\b(${COUNT}) of us (?:split|shared|had|got|ordered)\\b`,
    (found) => SHARED + divisor(found),
  ),
  // "Split a 6 pack of nuggets with the kid 3 each"
  rule(
    `(?<=\\b(?:split|shared|halved|between)\\b[^,.;\\n]*) (?=(?:${NUMBER})(?: slices?| pieces?)? each${END})`,
    ',',
  ),
  // Shares.
  rule(
    `\\b(?:went (?=\\w+ (?:on|with|of)\\b))?(?:went (?=\\w+ in\\b))?(halves|halvs|halfs|thirds|quarters|${EQUAL}) (?:in|(?<=went [\\w ]+ )(?:on|with|of)) ([^,.;\\n]*?)(?: w(?:ith|/)? ${PERSON})?${TWO_OR_END}`,
    (found) =>
      `${SHARES_FROM}${found[2]} ${SHARED}${{ halves: 2, thirds: 3, quarters: 4 }[found[1]?.toLowerCase() ?? ''] ?? 2}`,
  ),
  rule(
    `\\b(?:split|shared|halved|divided) ((?:an?|the|one|some|my|our|half|\\d+) [^,.;\\n÷()]*?) (?:w(?:ith|/)?|between|amongst?) (?:the |my |our |some |a few )?(?:\\p{L}+ )?\\(?(${COUNT}) of us\\)?${END}`,
    (found) => `${SHARES_FROM}${found[1]} ${SHARED}${countOf(found[2])}`,
  ),
  rule(
    `\\b(?:split|shared|halved|divided) ((?:an?|the|one|some|my|our) [^,.;\\n÷()]*?) (?:between|amongst?) (?:the )?(${COUNT})(?: people| ways)?${END}`,
    (found) => `${SHARES_FROM}${found[1]} ${SHARED}${countOf(found[2])}`,
  ),
  rule(
    `\\b(?:split|shared|halved|divided) ((?!it\\b|that\\b|with\\b)[^,.;\\n÷]{3,40}?) w(?:ith|/)? (?:my |the )?(${COUNT}|a couple of|both)(?: of)?(?: my| the)?(?: other)? (?:${KIN}|people)${END}`,
    (found) => `${SHARES_FROM}${found[1]} ${SHARED}${1 + countOf(found[2])}`,
  ),
  rule(
    `\\b(?:${LEFT})(?: (?:about|roughly|maybe|like|around))? (${LEAVABLE})(?: of (?:it|that|them|those|mine))?(?: (?:behind|over|uneaten))?${END}`,
    (found) => (isMixed(found) ? SHARED : '') + restOf(found[1]),
  ),
  rule(
    `\\b(?:${LEFT})(?: (?:about|roughly|maybe|like|around))? (${LEAVABLE}) (?:of )?(?:the|my) ([^,.;\\n÷]{3,30}?)(?: (?:to|for) (?:the |my |our )?[\\p{L}']+)?${END}`,
    (found) =>
      found[1]?.toLowerCase() === 'most' && !wasSaid(found, 2)
        ? `no ${found[2]}`
        : `${found[2]} ${restOf(found[1])}`,
  ),
  rule(
    `\\bgave (${LEAVABLE}) (?:of )?(?:it|the|my)? ?([^,.;\\n÷]{0,30}?) ?(?:away|to (?:the |my |our )?[\\p{L}']+)${END}`,
    (found) => `${found[2]} ${restOf(found[1])}`,
  ),
  // "Gave my son half the muffin", "a muffin, gave Josh half"
  rule(
    `[, ]*\\b(?:but |and )?(?:i )?gave (?:my |the |our )?(?!half|most|some)[\\p{L}']+ (${LEAVABLE})(?: of)?(?: (?:it|mine)\\b|(?: (?:the|my|a)) ([^,.;\\n÷]{3,30}?))?${END}`,
    (found) => `${found[2] ? ` ${found[2]}` : ''} ${restOf(found[1])}`,
  ),
  rule(`\\((?:between )?(${COUNT}) (?:of us|people)\\)`, divisor),
  rule('\\bnone of (?:the|my)\\b', 'no'),
  rule(
    '\\b(?:swapped|subbed|switched|traded)(?: out)? (?:the |my )?(\\p{L}+) (?:for|with)(?= )',
    (found) => `no ${found[1]},`,
  ),
  rule(
    `\\b(?:(?:split|shared|divided)\\s+)?(?:between|amongst?) (?:the )?(${NUMBER}|us)(?: of us| people)?${END}`,
    divisor,
  ),
  rule(`\\b(?:split|shared|divided|cut) (${NUMBER}) ways\\b`, divisor),
  rule(
    `\\b(?:split|shared|divided) ([^,.;\\n÷]*?) (${NUMBER}) ways\\b`,
    (found) => `${found[1]} ${SHARED}${countOf(found[2])}`,
  ),
  rule(
    `\\b(?:we|(?:me|i) (?:and|n) (?:my |the )?${KIN}|(?:my |the )?${KIN} (?:and|n) (?:i|me)) (?:shared|split|halved) ([^,.;\\n÷]*?)${END}`,
    (found) => `${SHARES_FROM}${found[1]} ${SHARED}2`,
  ),
  rule(`\\bfor (?:the )?(${COUNT})(?: of us| people)?${END}`, divisor),
  rule(
    `\\b(split|shared|halved) ((?:an?|the|one|some|\\d+) [^,.;\\n]*?) w(?:ith|/)? ${PERSON}${END}`,
    (found) => `${SHARES_FROM.padEnd(found[1]?.length ?? 0)} ${found[2]} ${SHARED}2`,
  ),
  rule(
    `\\b(split|shared|halved) ((?!it\\b|that\\b|with\\b)[^,.;\\n÷]{3,30}?) with (?:my |the )?(?:sister|brother|mum|dad|hubby|husband|wife|partner|mate|friend|boyfriend|girlfriend|daughter|son|colleague|flatmate|housemate|nan|boss)${END}`,
    (found) => `${SHARES_FROM.padEnd(found[1]?.length ?? 0)} ${found[2]} ${SHARED}2`,
  ),
  rule(
    `\\b(?:which |that )?(?:i |we )?(?:shared|split)(?: it| that)? with ${PERSON}${END}`,
    `${SHARED}2`,
  ),
  rule(
    `\\b(?:(?:only )?(?:ate|had|drank|finished|eaten|used|managed|(?:got|made it) through))(?: only)? (?:about |roughly |maybe |like |just |abt |around )?(${PART})(?: of (?:it|that|them|those))?${END}`,
    mixedPart,
  ),
  rule(`\\((?:about |only |ate )?(${PART})\\)`, partOf),
  // "A 600 ml iced coffee, well 3/4 of it"
  rule(
    `(?<=[,.;–—-] ?)(?:(?:well|like|but|only|about|maybe|probs?|probably|just|roughly) )+(${PART}) of (?:it|that|them)${END}`,
    partOf,
  ),
  rule(
    `[, ]*\\b(?:so )?(?:(?:i |we )?(?:had|ate) )?(?:roughly |about )?(half|a third|a quarter) of (?:each|everything|both)${END}`,
    (found) => SHARED + partOf(found),
  ),
  rule(`[, ]*\\b(?:so )?(?:roughly |about )?half each${END}`, ` ${SHARED}2`),
  // Nobody shares with fewer than one other.
  rule(
    `\\bshared ((?:an?|some|the) [^,.;\\n÷]{3,30}?)${ALL_SHARED}(?!\\s*(?:with|w)\\b|[^.;\\n]*÷)`,
    (found) => `${found[1]} ${SHARED}2`,
  ),
  rule("\\b(?:i |we )?(?:did ?n[o']?t|didnt|could ?n[o']?t|couldnt) finish (?=\\p{L})"),
  rule(
    "\\b(?:did ?n[o']?t|didnt|could ?n[o']?t|couldnt) (?:eat|finish|have) the last (quarter|third|half)",
    (found) => `${SHARED}${{ quarter: '¾', third: '⅔', half: '½' }[found[1] ?? ''] ?? ''}`,
  ),
];
