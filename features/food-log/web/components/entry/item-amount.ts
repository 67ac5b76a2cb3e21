import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { scaleFigures } from '../../../rules/item/figures.ts';
import { type LoggedItem, withAmount } from '../../../rules/item/logged-item.ts';
import { quantityProblem } from '../../../rules/item/typed-quantity.ts';

type Amounted = Omit<LoggedItem, 'note'>;

/** The amount of an item as its form shows it. */
export const amountOf = ({ quantity }: Amounted, digits = 3): string =>
  formatDecimal(quantity, digits);

/** The item in the amount that is typed; null when that is none. What was not touched stays as it is. */
export function itemInAmount(item: LoggedItem, text: string): LoggedItem | null {
  if (text === amountOf(item)) return item;
  const amount = parseDecimal(text);
  return typeof amount === 'number' && amount > 0 ? withAmount(item, amount) : null;
}

/** The typed amount as a share of the item's own, or why the log cannot take it. */
export function shareOf(item: Amounted, text: string): number | string {
  const amount = parseDecimal(text);
  const share = Number(amount) / item.quantity;
  return quantityProblem(amount, () => scaleFigures(item, share).calories) ?? share;
}
