import type { LoggedItem } from '../../../rules/item/logged-item.ts';
import { amountOf, itemInAmount } from '../entry/item-amount.ts';

/** A food of a meal while the meal is edited: its amount as typed, and whether it is left out. */
export type MealLine = { item: LoggedItem; text: string; left: boolean };
export type MealDraft = { name: string; lines: MealLine[] };

export const mealLine = (item: LoggedItem): MealLine => ({
  item,
  text: amountOf(item),
  left: false,
});

export const mealDraft = (meal: { name: string; items: readonly LoggedItem[] }): MealDraft => ({
  name: meal.name,
  lines: meal.items.map(mealLine),
});

/** The food in the amount that is typed; null when that is none. */
export const itemOfLine = ({ item, text }: MealLine): LoggedItem | null => itemInAmount(item, text);
