import { outside, toTargetBands } from '#features/meal-planner/rules/day-bands.ts';
import type { DayGoal } from '#features/meal-plans/contract.ts';
import {
  dayBands,
  type OffPlan,
  plannedAmounts,
  type ShownNutrient,
} from '#features/meal-plans/rules/day-sums.ts';
import { eaterOf, isLeftover, type PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { eatersOf, type PlanSettings, slotsOn } from '#features/meal-plans/rules/plan-settings.ts';
import { skippedSlots } from '#features/meal-plans/rules/planned-share.ts';
import { freeOn } from '#features/meal-plans/rules/wishes/said-targets.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';

/** What a day of the week does not meet, with the figures that its card shows. */
export type Gap =
  | {
      kind: 'nutrient';
      nutrient: ShownNutrient | 'fiber' | 'sodium';
      date: CalendarDay;
      /** kcal, g or, for sodium, mg */
      planned: number;
      target: number;
    }
  | { kind: 'minutes'; date: CalendarDay; planned: number; limit: number };

export type GapWeek = {
  days: readonly PlanDay[];
  goals: readonly DayGoal[];
  settings: PlanSettings;
  personId: string;
  today: CalendarDay;
  /** what today's log holds beside the plan */
  offPlan: OffPlan | null;
};

const SATURDAY = 6;
/** Differences that nobody can measure are not worth a word: this share of the target. */
const MIN_SHARE = 0.01;
/** Nor are these: minutes of recipes are rounded themselves. */
const MAX_UNNOTICED_MINUTES = 2;

/** Minutes of cooking on a day: what is left over was cooked before. */
const minutesOf = ({ date, meals }: PlanDay): number =>
  meals.reduce((sum, meal) => sum + (isLeftover(meal, date) ? 0 : (meal.minutes ?? 0)), 0);

function limitOf({ wishes }: PlanSettings, weekday: number): number | null {
  const usual = weekday >= SATURDAY ? wishes.minutes.weekend : wishes.minutes.week;
  const known = [usual, wishes.said?.dayMinutes].filter((one) => typeof one === 'number');
  return known.length === 0 ? null : Math.min(...known);
}

/** Whether each meal is planned in which this person eats: of half a day nothing can be said yet. */
function isWhole({ settings, personId }: GapWeek, { date, meals }: PlanDay): boolean {
  const own = slotsOn(settings, weekdayOf(date)).filter((slot) =>
    eatersOf(settings, slot).some(({ id }) => id === personId),
  );
  const skipped = skippedSlots(own, settings.wishes.said, weekdayOf(date));
  return (
    meals.length > 0 &&
    own.every(
      (slot) =>
        skipped.includes(slot) ||
        meals.some((meal) => meal.slotId === slot.id && eaterOf(meal, personId) !== null),
    )
  );
}

function gapsOfDay(week: GapWeek, day: PlanDay): { gap: Gap; share: number }[] {
  const { settings, personId, goals, offPlan, today } = week;
  const { date } = day;
  const found: { gap: Gap; share: number }[] = [];
  const limit = limitOf(settings, weekdayOf(date));
  const minutes = minutesOf(day);
  if (limit !== null && minutes > limit + MAX_UNNOTICED_MINUTES) {
    const gap: Gap = { kind: 'minutes', date, planned: minutes, limit };
    found.push({ gap, share: (minutes - limit) / Math.max(1, limit) });
  }
  const target = goals.find((goal) => goal.date === date)?.target;
  if (!target || !isWhole(week, day)) return found;
  const beside = date === today ? offPlan : null;
  const bands = dayBands(day, personId, target, settings, beside);
  const [energy] = bands;
  if (!energy?.isWhole || energy.nutrient !== 'calories') return found;
  const part = energy.target / target.calories;
  const { amounts } = plannedAmounts(day, personId);
  const free: readonly string[] = freeOn(settings, target);
  for (const band of toTargetBands(target)) {
    const { nutrient } = band;
    if (free.includes(nutrient)) continue;
    const shown = bands.find((one) => one.nutrient === nutrient);
    const whole = target[nutrient];
    if (whole === null) continue;
    const wanted = shown?.target ?? whole * part;
    const planned = shown?.planned ?? (amounts[nutrient] ?? 0) + (beside?.amounts[nutrient] ?? 0);
    const range = {
      min: band.min === null ? null : band.min * part,
      max: band.max === null ? null : band.max * part,
    };
    const share = Math.abs(outside(range, planned)) / wanted;
    if (share <= MIN_SHARE) continue;
    found.push({ gap: { kind: 'nutrient', nutrient, date, planned, target: wanted }, share });
  }
  return found;
}

/** Of each thing that the days from today on do not meet, the day that is furthest off. */
export function listGaps(week: GapWeek): Gap[] {
  const worst = new Map<string, { gap: Gap; share: number }>();
  for (const day of week.days.filter(({ date }) => date >= week.today)) {
    for (const found of gapsOfDay(week, day)) {
      const { gap } = found;
      const key = gap.kind === 'nutrient' ? gap.nutrient : gap.kind;
      if (found.share > (worst.get(key)?.share ?? 0)) worst.set(key, found);
    }
  }
  return [...worst.values()].map(({ gap }) => gap);
}
