import {
  eaterOf,
  isLeftover,
  type PlanDay,
  type PlanMeal,
} from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { portionText, servesText } from '#features/meal-plans/rules/portion-text.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** A planned meal as a calendar shows it. */
export type CalendarEvent = {
  /** the meal's: moving it moves the entry */
  id: string;
  date: CalendarDay;
  /** HH:MM of the person's day */
  time: string;
  title: string;
  recipeId: string | null;
  isLeftover: boolean;
  isSnack: boolean;
  /** portions of those who eat, and the note; null: neither */
  about: string | null;
};

/** Of a meal whose slot is gone from the settings. */
const USUAL_TIME = '12:00';

/** "1½ serves", or of several "Me 1½, Sam 1". */
function portionsText({ kind, eaters }: PlanMeal, people: PlanSettings['people']): string | null {
  const eating = eaters.filter(({ state }) => state === 'planned' || state === 'eaten');
  const [only] = eating;
  if (kind === 'out' || !only) return null;
  if (eating.length === 1) return servesText(only.portion);
  return eating
    .map(({ personId, portion }) => {
      const name = people.find(({ id }) => id === personId)?.name ?? '';
      return `${name} ${portionText(portion)}`.trim();
    })
    .join(', ');
}

/** What a person eats by the plan, as entries of a calendar. What is dropped or kept is not eaten. */
export const calendarEvents = (
  days: readonly PlanDay[],
  { slots, people }: PlanSettings,
  personId: string,
): CalendarEvent[] =>
  days.flatMap(({ date, meals }) =>
    meals.flatMap((meal) => {
      const state = eaterOf(meal, personId)?.state ?? 'dropped';
      if (state === 'dropped' || state === 'kept') return [];
      const { id, title, recipeId, note, slotId } = meal;
      const slot = slots.find((one) => one.id === slotId);
      const lines = [portionsText(meal, people), note].filter((line) => line !== null);
      return [
        {
          id,
          date,
          time: slot?.time ?? USUAL_TIME,
          title,
          recipeId,
          isLeftover: isLeftover(meal, date),
          isSnack: slot?.kind === 'snack',
          about: lines.length > 0 ? lines.join('\n') : null,
        },
      ];
    }),
  );
