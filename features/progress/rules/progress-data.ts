import type { Goal } from '#features/account/contract.ts';
import type { Level, Muscle } from '#features/exercises/rules/exercise-kinds.ts';
import type { EatenDay, UsedDay } from '#features/nutrition/rules/progress-days.ts';
import type { DayWeight } from '#features/nutrition/rules/weight/weight-trend.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import type { TrackedMuscle } from '#features/plan-generator/rules/targets/weekly-targets.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** Nutrients beside energy and macros that a day's food is shown with; sodium in mg, the rest in g. */
export const EXTRA_NUTRIENTS = ['fiber', 'saturatedFat', 'sugar', 'sodium'] as const;
export type ExtraNutrient = (typeof EXTRA_NUTRIENTS)[number];

/** Eaten on a day with its extra nutrients; with fewer foods known than there are, a sum is a lower bound. */
export type FoodDay = EatenDay &
  Record<ExtraNutrient, number | null> &
  Record<`${ExtraNutrient}Known`, number>;

export type LiftDay = { date: CalendarDay; e1rmKg: number };
/** A main lift; `bestBeforeKg`: the best estimated max before the first day, null without one. */
export type LiftDays = {
  exercise: string;
  name: string;
  bestBeforeKg: number | null;
  days: LiftDay[];
};
export type MuscleSets = { monday: CalendarDay; sets: Partial<Record<TrackedMuscle, number>> };
export type CardioDay = { date: CalendarDay; moderate: number; vigorous: number };

/** Who the recommended ranges are for. */
export type Trainee = {
  goal: Goal;
  level: Level;
  recovery: PlanInput['recovery'];
  focus: Muscle[];
};

/**
 * Everything that the progress tab and the report are worked out from, from a day to today. Weights begin 90 days
 * before, so that the trend is the same whatever time is shown.
 */
export type ProgressData = {
  from: CalendarDay;
  to: CalendarDay;
  /** the day of the first weigh-in, food or session; null without any */
  first: CalendarDay | null;
  age: number | null;
  weeklyGoal: number;
  trainee: Trainee;
  weights: DayWeight[];
  food: FoodDay[];
  used: UsedDay[];
  /** full days, which alone count in means */
  wholeDays: CalendarDay[];
  /** sessions done, in order; `key` tells them apart */
  sessions: { key: string; date: CalendarDay }[];
  muscles: MuscleSets[];
  lifts: LiftDays[];
  cardio: CardioDay[];
};
