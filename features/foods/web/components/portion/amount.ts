import { MAX_QUANTITY } from '#features/food-log/rules/entry/entry-kinds.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { countAfter, isCounted, type Measure } from '#features/food-log/rules/item/measure.ts';
import { quantityProblem } from '#features/food-log/rules/item/typed-quantity.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { type Eatable, eatenOf, quantityIn } from '../../../rules/amounts/portion.ts';

/** How much of something, while it is typed. */
export type Amount = { measure: Measure; text: string; eaten: number | null };

const DIGITS = 4;

export const startAmount = ({ start: { measure, quantity } }: Eatable): Amount => ({
  measure,
  text: formatDecimal(quantity, DIGITS),
  eaten: eatenOf(quantity, measure),
});

export function parseAmount({ measure }: Amount, text: string): Amount {
  const quantity = parseDecimal(text);
  const good = typeof quantity === 'number' && quantity > 0 && quantity <= MAX_QUANTITY;
  return { measure, text, eaten: good ? eatenOf(quantity, measure) : null };
}

/** After another measure was chosen: a household size means one of those, a weight or volume the same amount. */
export function amountIn(next: Measure, { measure, eaten }: Amount): Amount {
  const before = eaten === null ? null : quantityIn(measure, eaten);
  if (isCounted(next.unit)) {
    const quantity = countAfter(measure, before);
    return {
      measure: next,
      text: formatDecimal(quantity, DIGITS),
      eaten: eatenOf(quantity, next),
    };
  }
  if (eaten === null) return { measure: next, text: '', eaten };
  return { measure: next, text: formatDecimal(quantityIn(next, eaten), DIGITS), eaten };
}

/** Why the log cannot take the amount; null when it can. */
export const amountProblem = ({ figures }: Eatable, { text, measure }: Amount): string | null =>
  quantityProblem(
    parseDecimal(text),
    (quantity) => scaleFigures(figures, eatenOf(quantity, measure)).calories,
  );
