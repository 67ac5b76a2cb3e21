import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { type LoggedItem, withAmount } from '../../rules/logged-item.ts';

/** The amount of an item as its form shows it. */
export const amountOf = (item: LoggedItem): string => formatDecimal(item.quantity, 3);

/** The item in the amount that is typed; null when that is none. What was not touched stays as it is. */
export function itemInAmount(item: LoggedItem, text: string): LoggedItem | null {
  if (text === amountOf(item)) return item;
  const amount = parseDecimal(text);
  return typeof amount === 'number' && amount > 0 ? withAmount(item, amount) : null;
}
