import { formatCount } from './amount-text.ts';

const SIGNS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};
const SIGN = `[${Object.keys(SIGNS).join('')}]`;
/** 1½, 1 1/2, 3/4, 2.5, 2,5 */
const NUMBER = new RegExp(
  `\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d+\\s?${SIGN}|${SIGN}|\\d+(?:[.,]\\d+)?`,
  'g',
);
const METRIC = /^\s?(?:kg|g|grams?|ml|mL|l|L|litres?|oz|lb)\b/;
/** A second writing of the same amount: "1 cup (250 ml)", "200 g / 7 oz". */
const SAME_AGAIN = /[(/]\s*$/;
/** What stands behind a pack's size, which does not grow with the recipe: "400 g can". */
const PACK = /^\s?\w+\)?[\s-]*(?:can|cans|tin|tins|packet|packets|pack|packs|jar|jars|bag|bags)\b/;
const TOLERANCE = 0.02;

function toNumber(text: string): number {
  let sum = 0;
  for (const part of text.replace(/[¼½¾⅓⅔⅛]/g, (sign) => ` ${sign}`).split(/\s+/)) {
    const [above = '', below] = part.split('/');
    if (part !== '')
      sum += SIGNS[part] ?? (below ? +above / +below : Number(part.replace(',', '.')));
  }
  return sum;
}

type Found = { at: number; text: string; value: number; isMetric: boolean };

const isAmount = (value: number, amount: number): boolean =>
  [1, 1000].some((unit) => Math.abs(value * unit - amount) <= amount * TOLERANCE);

const written = ({ isMetric }: Found, value: number): string =>
  isMetric ? `${Number(value.toFixed(value < 10 ? 2 : 0))}` : formatCount(value);

/**
 * A written line with its amount `factor` times as large: "2 cups (500 ml) stock" by 1.5 is "3 cups
 * (750 ml) stock". `amount` is what was read from the line; where the text does not say it, the line
 * stays as written and the factor is put behind it. Sizes of packs stay.
 */
export function scaleText(text: string, amount: number | null, factor: number): string {
  if (factor === 1 || amount === null) return text;
  const found = [...text.matchAll(NUMBER)].map(
    ({ 0: number, index }): Found => ({
      at: index,
      text: number,
      value: toNumber(number),
      isMetric: METRIC.test(text.slice(index + number.length)),
    }),
  );
  const first = found.findIndex(({ value }) => isAmount(value, amount));
  if (first < 0) return `${text} (× ${Number(factor.toFixed(2))})`;
  let scaled = '';
  let end = 0;
  for (const [index, one] of found.entries()) {
    const before = text.slice(end, one.at);
    const after = text.slice(one.at + one.text.length);
    const isRange = index === first + 1 && /^\s*(?:-|–|to)\s*$/.test(before);
    const isAgain = one.isMetric && SAME_AGAIN.test(before) && !PACK.test(after);
    const grows = index === first || (index > first && (isRange || isAgain));
    scaled += before + (grows ? written(one, one.value * factor) : one.text);
    end = one.at + one.text.length;
  }
  return scaled + text.slice(end);
}
