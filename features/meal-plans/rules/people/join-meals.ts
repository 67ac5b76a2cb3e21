import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { PlanDay, PlanMeal } from '../plan-day.ts';
import { eatersOf, type PlanPerson, type PlanSettings } from '../plan-settings.ts';
import { type EnergyOf, portionsFor } from './plan-meal.ts';

const slotOf = ({ slotId }: PlanMeal, { slots }: PlanSettings) =>
  slots.find(({ id }) => id === slotId);

/** Who eats in a meal's slot and has no portion of it: they came after it was planned. */
function missingAt(meal: PlanMeal, settings: PlanSettings): PlanPerson[] {
  const slot = slotOf(meal, settings);
  const isOpen = meal.eaters.length > 0 && meal.eaters.every(({ state }) => state === 'planned');
  if (!slot || !isOpen) return [];
  return eatersOf(settings, slot).filter(
    ({ id }) => !meal.eaters.some(({ personId }) => personId === id),
  );
}

/** Meals from a day on in which a person has no portion, and who that is. */
export function missedPortions(
  days: readonly PlanDay[],
  settings: PlanSettings,
  from: CalendarDay,
): { meals: number; people: PlanPerson[] } {
  const missing = days
    .filter(({ date }) => date >= from)
    .flatMap(({ meals }) => meals.map((meal) => missingAt(meal, settings)))
    .filter((people) => people.length > 0);
  const ids = new Set(missing.flat().map(({ id }) => id));
  return { meals: missing.length, people: settings.people.filter(({ id }) => ids.has(id)) };
}

/** The days with a portion for everybody who has none, by the portion of who has one. */
export const withMissedPortions = (
  days: readonly PlanDay[],
  settings: PlanSettings,
  { from, energyOf }: { from: CalendarDay; energyOf: EnergyOf },
): PlanDay[] =>
  days.map((day) =>
    day.date < from
      ? day
      : {
          ...day,
          meals: day.meals.map((meal) => {
            const [first] = meal.eaters;
            const slot = slotOf(meal, settings);
            const missing = missingAt(meal, settings);
            if (!first || !slot || missing.length === 0) return meal;
            const joined = portionsFor(settings, slot, first, energyOf).filter(({ personId }) =>
              missing.some(({ id }) => id === personId),
            );
            return { ...meal, eaters: [...meal.eaters, ...joined] };
          }),
        },
  );
