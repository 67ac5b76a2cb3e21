import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { type LoggedItem, partOf } from '../../rules/logged-item.ts';

/** A food of a meal while the meal is edited: its amount as typed, and whether it is left out. */
export type MealLine = { item: LoggedItem; text: string; left: boolean };
export type MealDraft = { name: string; lines: MealLine[] };

export const mealLine = (item: LoggedItem): MealLine => ({
  item,
  text: formatDecimal(item.quantity, 3),
  left: false,
});

export const mealDraft = (meal: { name: string; items: readonly LoggedItem[] }): MealDraft => ({
  name: meal.name,
  lines: meal.items.map(mealLine),
});

/** The food in the amount that is typed; null when that is none. What was not touched stays as it is. */
export function itemOfLine({ item, text }: MealLine): LoggedItem | null {
  if (text === formatDecimal(item.quantity, 3)) return item;
  const amount = parseDecimal(text);
  if (amount === null || amount === 'invalid' || amount <= 0) return null;
  return { ...partOf(item, amount / item.quantity), quantity: amount };
}
