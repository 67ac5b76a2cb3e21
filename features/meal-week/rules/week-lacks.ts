import { type WeekMoney, weekMoney } from '#features/meal-plans/rules/budget/week-money.ts';
import { slotsOn } from '#features/meal-plans/rules/plan-settings.ts';
import { skippedSlots } from '#features/meal-plans/rules/planned-share.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { type BrokenWish, brokenWishes } from './broken-wishes.ts';
import { type Gap, type GapWeek, listGaps } from './week-gaps.ts';

/** What the days that are shown do not keep. */
export type WeekLacks = {
  gaps: readonly Gap[];
  broken: readonly BrokenWish[];
  money: WeekMoney | null;
  /** places of coming days that are planned and have no meal */
  free: readonly { date: string; slotId: string }[];
};

/** Where a meal is missing on a day that has others. */
const freePlaces = ({ days, settings, today }: GapWeek): WeekLacks['free'] =>
  days
    .filter(({ date, meals }) => date >= today && meals.length > 0)
    .flatMap(({ date, meals }) => {
      const slots = slotsOn(settings, weekdayOf(date));
      const skipped = skippedSlots(slots, settings.wishes.said, weekdayOf(date));
      return slots
        .filter((slot) => !skipped.includes(slot))
        .filter(({ id }) => !meals.some(({ slotId }) => slotId === id))
        .map(({ id }) => ({ date, slotId: id }));
    });

export const weekLacks = (week: GapWeek): WeekLacks => ({
  gaps: listGaps(week),
  broken: brokenWishes(week.days, week.settings, week.today),
  money: weekMoney(week.days, week.settings),
  free: freePlaces(week),
});

/** Whether there is anything to ask the planner about. */
export const hasLacks = ({ gaps, broken, money, free }: WeekLacks): boolean =>
  gaps.length > 0 || broken.length > 0 || free.length > 0 || money?.isOver === true;
