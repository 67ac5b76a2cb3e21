import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { type LoggedItem, partOf } from '#features/food-log/rules/item/logged-item.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Cooked } from './cooked-draft.ts';
import type { LeftoverContent } from './leftover.ts';
import { asPortion } from './portions.ts';

type CookedOf = {
  ids: { entry: string; leftover: string };
  day: CalendarDay;
  meal: MealType;
  recipe: { id: string; name: string; fridgeDays: number | null; freezerDays: number | null };
};

/**
 * The entry and the leftovers of what was cooked; null where nothing was eaten or nothing is kept.
 * `portion` are the figures of one portion.
 */
export function toCookedWrite(
  cooked: Cooked,
  portion: LoggedItem,
  { ids, day, meal, recipe }: CookedOf,
) {
  const { eaten, left, keep, useBy, isWeighed, gramsPerPortion } = cooked;
  const item = asPortion(portion, isWeighed ? gramsPerPortion : null);
  const entry =
    eaten > 0
      ? {
          ...partOf(item, eaten),
          id: ids.entry,
          date: day,
          mealType: meal,
          origin: 'recipe' as const,
        }
      : null;
  const leftover: (LeftoverContent & { id: string }) | null =
    keep === 'none'
      ? null
      : {
          id: ids.leftover,
          recipeId: recipe.id,
          name: recipe.name,
          item,
          portions: left,
          place: keep,
          cookedOn: day,
          useBy,
          fridgeDays: recipe.fridgeDays,
          freezerDays: recipe.freezerDays,
        };
  return { entry, leftover };
}
