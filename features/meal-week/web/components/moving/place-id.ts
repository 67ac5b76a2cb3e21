import type { MealTarget } from '#features/meal-plans/rules/changing/move-meal.ts';

/** Names a slot of a day as a place to drop on. */
export const toPlaceId = ({ date, slotId }: MealTarget): string => `${date}|${slotId}`;

export function placeOf(id: unknown): MealTarget | null {
  const [date, slotId] = String(id).split('|');
  return date && slotId ? { date, slotId } : null;
}

/** What a draggable meal says of where it is. */
export type OwnPlace = { place: string };
