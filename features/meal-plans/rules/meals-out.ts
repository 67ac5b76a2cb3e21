import { weekdayOf } from '#platform/shared/calendar-day.ts';
import type { PlanMeal } from './plan-day.ts';
import type { PlanRequest } from './plan-request.ts';
import { eatersOf, type PlanSettings, type PlanSlot, slotsOn } from './plan-settings.ts';

const NOT_KNOWN = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sodium: null,
} as const;

type Place = { id: string; slot: PlanSlot; date: string; title: string };

/** Eating out in a slot: nobody knows yet what it will be. */
export const mealOut = (settings: PlanSettings, { id, slot, date, title }: Place): PlanMeal => ({
  id,
  slotId: slot.id,
  kind: 'out',
  title,
  recipeId: null,
  food: null,
  perServing: NOT_KNOWN,
  minutes: null,
  aud: null,
  keepsDays: 0,
  eaters: eatersOf(settings, slot).map((person) => ({
    personId: person.id,
    portion: 1,
    state: 'planned',
    entryId: null,
    undone: 0,
  })),
  cookedOn: date,
  locked: false,
  note: null,
});

/** The request with eating out where it was asked for in words and nothing is planned yet. */
export function withMealsOut(
  request: PlanRequest,
  title: string,
  makeId: () => string,
): PlanRequest {
  const { settings } = request;
  const skips = settings.wishes.said?.skips.filter(({ isOut }) => isOut) ?? [];
  if (skips.length === 0) return request;
  const isOut = (date: string, { kind }: PlanSlot) =>
    skips.some(
      ({ days, slots }) =>
        (days.length === 0 || days.includes(weekdayOf(date))) &&
        (slots.includes(kind) || (slots.length === 0 && kind === 'dinner')),
    );
  return {
    ...request,
    days: request.days.map((one) => {
      const { day, open } = one;
      const out = slotsOn(settings, weekdayOf(day.date)).filter(
        (slot) =>
          isOut(day.date, slot) &&
          (open === 'all' || open.includes(slot.id)) &&
          // What could be planned again gives way.
          !day.meals.some((meal) => meal.slotId === slot.id && meal.kind !== 'recipe'),
      );
      if (out.length === 0) return one;
      const fresh = out.map((slot) =>
        mealOut(settings, { id: makeId(), slot, date: day.date, title }),
      );
      return { ...one, day: { ...day, meals: [...day.meals, ...fresh] } };
    }),
  };
}
