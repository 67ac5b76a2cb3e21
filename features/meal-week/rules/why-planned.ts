import { isLeftover, type PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { minutesSaid } from './broken-wishes.ts';

/** A reason for which a meal stands where it does. */
export type Why =
  | { kind: 'asked'; names: readonly string[] }
  | { kind: 'uses'; names: readonly string[] }
  | { kind: 'leftover'; cookedOn: CalendarDay }
  | { kind: 'minutes'; minutes: number; limit: number }
  | { kind: 'serve'; aud: number; limitAud: number }
  | { kind: 'season'; names: readonly string[] };

/** Why the planner put a meal there, as far as that is known: the wishes it keeps first. By hand there is no why. */
export function whyPlanned(meal: PlanMeal, settings: PlanSettings, date: CalendarDay): Why[] {
  if (meal.kind !== 'recipe' && !meal.isChosen) return [];
  const { asked = [], uses = [], season = [], minutes, aud, cookedOn } = meal;
  const kind = settings.slots.find(({ id }) => id === meal.slotId)?.kind ?? null;
  const limit = kind && minutesSaid(settings, { kind, weekday: weekdayOf(date) });
  const limitAud = settings.wishes.said?.mealAud ?? null;
  const isLeft = isLeftover(meal, date);
  return [
    ...(asked.length > 0 ? [{ kind: 'asked' as const, names: asked }] : []),
    ...(uses.length > 0 ? [{ kind: 'uses' as const, names: uses }] : []),
    ...(isLeft ? [{ kind: 'leftover' as const, cookedOn }] : []),
    ...(!isLeft && limit !== null && minutes !== null && minutes <= limit
      ? [{ kind: 'minutes' as const, minutes, limit }]
      : []),
    ...(limitAud !== null && aud !== null && aud <= limitAud
      ? [{ kind: 'serve' as const, aud, limitAud }]
      : []),
    ...(season.length > 0 ? [{ kind: 'season' as const, names: season }] : []),
  ];
}
