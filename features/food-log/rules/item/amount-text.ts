import { countText, severalText } from '#platform/shared/portion-text.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import type { MealType } from '../entry/entry-kinds.ts';
import type { EnergyUnit } from './energy.ts';
import type { LoggedItem } from './logged-item.ts';
import { isCounted } from './measure.ts';

/** Energy as shown: whole, in the person's unit, with the unit's sign. Stored kcal stay exact. */
export function energyText(kcal: number, unit: EnergyUnit): { amount: string; sign: string } {
  const value = Math.round(unit === 'kj' ? kcalToKj(kcal) : kcal);
  return { amount: wholeText(value), sign: unit === 'kj' ? 'kJ' : 'kcal' };
}

/** "100 g", "1 cup", "1½ cups"; with a note of what one is "1 medium", "2 slices", "½ roll". At most three decimals. */
export function portionText({
  quantity,
  unit,
  portionNote,
}: Pick<LoggedItem, 'quantity' | 'unit' | 'portionNote'>): string {
  // Three decimals would show a trace as 0; a trace keeps its first two digits.
  const rounded = quantity < 0.001 ? quantity.toPrecision(2) : Number(quantity.toFixed(3));
  if (portionNote !== null) {
    if (quantity === 1) return portionNote;
    return severalText(quantity, portionNote) ?? `${rounded} × ${portionNote}`;
  }
  if (isCounted(unit))
    return `${countText(quantity) ?? rounded} ${unit}${quantity <= 1 ? '' : 's'}`;
  return `${rounded} ${unit}`;
}

export const mealName: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};
