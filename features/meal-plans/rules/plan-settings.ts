import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { HOST } from './plan-kinds.ts';
import type { PlanPerson, PlanSettings, PlanSlot } from './plan-settings-schema.ts';

// Screens take the types without zod.
export type { PlanPerson, PlanSettings, PlanSlot, PlanWishes } from './plan-settings-schema.ts';

/** As the server keeps them. */
export type StoredSettings = PlanSettings & {
  /** portions of those who have joined, by their ids */
  shares: Record<string, number>;
  /** who has joined in whose place: a member by the id of the person that the plan had until then */
  passed: Record<string, string>;
};

const WEEK = [1, 2, 3, 4, 5, 6, 7];

const usualSlot = (kind: PlanSlot['kind'], time: string): PlanSlot => ({
  id: kind,
  kind,
  name: null,
  time,
  weekdays: WEEK,
  people: null,
});

/** A plan that works without a question asked: four meals a day for one. */
export const DEFAULT_PLAN: PlanSettings = {
  slots: [
    usualSlot('breakfast', '07:30'),
    usualSlot('lunch', '12:30'),
    usualSlot('snack', '15:30'),
    usualSlot('dinner', '18:30'),
  ],
  people: [{ id: HOST, name: 'Me', share: 1 }],
  wishes: {
    diets: [],
    without: [],
    dislikes: [],
    useUp: [],
    budgetAud: null,
    minutes: { week: 60, weekend: 90 },
    repeats: 2,
    leftovers: true,
    cookDays: [],
    cuisines: [],
    free: [],
    said: null,
  },
};

/** A plan's settings as read; where nothing was said, the usual ones for everybody who eats. */
export const settingsFor = ({
  settings,
  people = DEFAULT_PLAN.people,
}: {
  settings: PlanSettings | null;
  people?: PlanPerson[] | undefined;
}): PlanSettings => settings ?? { ...DEFAULT_PLAN, people };

/** Slots of a weekday (1 Monday to 7 Sunday), in the order of their times. */
export const slotsOn = ({ slots }: PlanSettings, day: number): PlanSlot[] =>
  slots
    .filter(({ weekdays }) => weekdays.includes(day))
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));

/** The people who eat in a slot, as the settings say. */
export const eatersOf = ({ people }: PlanSettings, slot: PlanSlot): PlanPerson[] =>
  people.filter(({ id }) => slot.people === null || slot.people.includes(id));

/** Meals in the order of their slots' times; those of slots that are gone come last. */
export function inSlotOrder<Meal extends { slotId: string; id: string }>(
  meals: readonly Meal[],
  { slots }: PlanSettings,
): Meal[] {
  const timeOf = ({ slotId }: Meal) => slots.find(({ id }) => id === slotId)?.time ?? '99:99';
  return meals.toSorted((a, b) =>
    timeOf(a) === timeOf(b) ? (a.id < b.id ? -1 : 1) : timeOf(a) < timeOf(b) ? -1 : 1,
  );
}

/** The first day of the week that `today` belongs to, as the settings say. */
export const firstDayShown = (
  today: CalendarDay,
  { weekStart }: Pick<PlanSettings, 'weekStart'>,
): CalendarDay =>
  weekStart ? addDays(today, -((weekdayOf(today) - weekStart + WEEK.length) % WEEK.length)) : today;
