import { MAX_QUANTITY } from '#features/food-log/rules/entry/entry-kinds.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { quantityProblem } from '#features/food-log/rules/item/typed-quantity.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { type Eatable, eatenOf, type Measure, quantityIn } from '../../../rules/amounts/portion.ts';

/** How much of something, while it is typed. What was eaten, not the text, is what a change of the unit keeps. */
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

/** The same amount in another measure. */
export const amountIn = (measure: Measure, { eaten }: Amount): Amount => ({
  measure,
  text: eaten === null ? '' : formatDecimal(quantityIn(measure, eaten), DIGITS),
  eaten,
});

/** Why the log cannot take the amount; null when it can. */
export const amountProblem = ({ figures }: Eatable, { text, measure }: Amount): string | null =>
  quantityProblem(
    parseDecimal(text),
    (quantity) => scaleFigures(figures, eatenOf(quantity, measure)).calories,
  );
