import { settleLeftovers } from '#features/meal-plans/rules/changing/settle-leftovers.ts';
import type { Eater, PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { addDays, type CalendarDay, daysFrom, weekdayOf } from '#platform/shared/calendar-day.ts';
import type { PlanTemplateContent } from './plan-template-schema.ts';

/** Names templates on the device. */
export const PLAN_TEMPLATE = 'plan-template';

type TemplateDays = PlanTemplateContent['days'];

/** A meal as it is planned afresh: nobody ate it, and nothing holds it. */
const afresh = (meal: PlanMeal): PlanMeal => ({
  ...meal,
  locked: false,
  eaters: meal.eaters.map((eater) => ({ ...eater, state: 'planned', entryId: null, undone: 0 })),
});

/** Days as a template keeps them. Days without meals are left out. */
export const toTemplateDays = (days: readonly PlanDay[]): TemplateDays =>
  days
    .filter(({ meals }) => meals.length > 0)
    .map(({ date, meals }) => ({ date, meals: meals.map(afresh) }));

/**
 * The days with a template's meals where nothing is planned yet. One day goes to `date`; a week goes to days
 * of the same weekday. What is not left over from a day before is cooked on its own day. `makeId` gives ids
 * of the new meals. Who is not of the plan any more is not cooked for; of a meal that nobody is left of, `me` eats.
 * What may not be served to them (`mayServe`) is left out.
 */
export function applyTemplate(
  days: readonly PlanDay[],
  template: TemplateDays,
  {
    date,
    people,
    me,
    mayServe = () => true,
  }: {
    date: CalendarDay | null;
    people: readonly string[];
    me: string;
    mayServe?: (meal: PlanMeal) => boolean;
  },
  makeId: () => string,
): PlanDay[] {
  const eatersOf = ({ eaters }: PlanMeal): Eater[] => {
    const left = eaters.filter(({ personId }) => people.includes(personId));
    return left.length > 0 ? left : eaters.slice(0, 1).map((one) => ({ ...one, personId: me }));
  };
  const sourceOf = (day: PlanDay) => {
    if (date !== null) return day.date === date ? template[0] : undefined;
    return template.find((one) => weekdayOf(one.date) === weekdayOf(day.date));
  };
  const filled = days.map((day) => {
    const source = sourceOf(day);
    if (!source) return day;
    const shift = daysFrom(source.date, day.date);
    const taken = new Set(day.meals.map(({ slotId }) => slotId));
    const fresh = source.meals
      .filter(({ slotId }) => !taken.has(slotId))
      .map((meal) => {
        const cookedOn = addDays(meal.cookedOn, shift);
        const isShown = days.some((one) => one.date === cookedOn);
        const again = { ...afresh(meal), eaters: eatersOf(afresh(meal)), id: makeId() };
        return { ...again, cookedOn: isShown ? cookedOn : day.date };
      })
      .filter(mayServe);
    return { ...day, meals: [...day.meals, ...fresh] };
  });
  return settleLeftovers(filled);
}
