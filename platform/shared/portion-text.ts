const FRACTIONS = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
] as const;

/** Rounding of thirds: 0.33 is a third, 0.3 is not. */
const CLOSE = 0.004;

/** A count as people write it: "2", "½", "1½"; null for what is neither whole nor a usual fraction. */
export function countText(quantity: number): string | null {
  const whole = Math.floor(quantity + CLOSE);
  const rest = quantity - whole;
  if (Math.abs(rest) <= 1e-6) return String(whole);
  const sign = FRACTIONS.find(([value]) => Math.abs(rest - value) <= CLOSE)?.[1];
  return sign ? `${whole === 0 ? '' : whole}${sign}` : null;
}

/** Sizes and short units, alike in the plural. */
const ALIKE =
  /(?:^|\s)(?:small|medium|large|regular|standard|tall|thick|big|mini|jumbo|giant|whole|fish|tbsp|tsp|g|kg|ml|l|oz|[^a-z]*\d[^a-z]*)$|^(?:thin|long|short|second spray)$/i;
/** A measure, and how its food is ("cup grated"); or a thing, and what it is made of or with. */
const HEAD =
  /^(cup|tbsp|tsp|slice|can|packet|sachet)( .*)$|^(.*?)( (?:of|in|with|without|from) .*)$/i;

/** "slice" in the plural. */
function toPlural(words: string): string {
  if (ALIKE.test(words) || words.endsWith('s')) return words.endsWith('ss') ? `${words}es` : words;
  if (/(?:x|z|ch|sh)$/i.test(words)) return `${words}es`;
  if (/[^aeiou]y$/i.test(words)) return `${words.slice(0, -1)}ies`;
  if (/(?:lf|oaf|eaf)$/i.test(words)) return `${words.slice(0, -1)}ves`;
  if (/(?:potat|tomat)o$/i.test(words)) return `${words}es`;
  return `${words}s`;
}

/** Several of a portion ("1 thin spread (4 g)"): "2 thin spreads (4 g each)", "½ roll"; null where that reads badly. */
export function severalText(quantity: number, portion: string): string | null {
  const count = countText(quantity);
  const [, thing = '', more = ''] = /^1 ([^(,]+?)((?: \(|,).*)?$/.exec(portion) ?? [];
  if (count === null || thing === '') return null;
  if (quantity < 1) return `${count} ${thing}${more}`;
  const [, measure, how, head = thing, of = ''] = HEAD.exec(thing) ?? [];
  return `${count} ${toPlural(measure ?? head)}${how ?? of}${more.replace(/^( \([^)]*\d ?(?:g|ml))\)$/, '$1 each)')}`;
}
