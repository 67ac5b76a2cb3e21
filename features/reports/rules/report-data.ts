import type { EnergyUnit, WeightUnit } from '#features/account/rules/measures.ts';
import type { ShownTarget } from '#features/nutrition/rules/learning/energy-balance.ts';
import type { EatenDay, UsedDay } from '#features/nutrition/rules/progress-days.ts';
import type { DayWeight } from '#features/nutrition/rules/weight/weight-trend.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Period } from './period.ts';

/** Nutrients beside the macros that a report names. */
export const REPORT_NUTRIENTS = ['fiber', 'saturatedFat', 'sugar', 'sodium'] as const;
export type ReportNutrient = (typeof REPORT_NUTRIENTS)[number];

/** What was eaten of a nutrient on a day: null where no food says, `known` of its foods do. */
export type NutrientDay = {
  date: CalendarDay;
  entryCount: number;
} & Record<ReportNutrient, number | null> &
  Record<`${ReportNutrient}Known`, number>;

export type ReportSession = {
  date: CalendarDay;
  name: string;
  minutes: number | null;
  sets: number;
  volumeKg: number | null;
};

/** An exercise in the period, with its best estimated max before it. */
export type ReportLift = {
  name: string;
  sets: number;
  volumeKg: number | null;
  e1rmKg: number | null;
  beforeE1rmKg: number | null;
};

export type ReportHabit = {
  name: string;
  /** days or weeks kept in the period, of those that were asked for */
  kept: number;
  asked: number;
  counts: 'days' | 'weeks';
  /** as it stands at the period's end */
  run: number;
  keptDays: number;
  returns: number;
};

/** A measure in the period: its first and its last figure as they are shown, and how many days have one. */
export type ReportMeasure = { name: string; first: string; last: string; days: number };

/** All that a report is worked out from. Figures that the person does not want to see are not in it. */
export type ReportData = Period & {
  today: CalendarDay;
  /** the first day of anything; null without one */
  first: CalendarDay | null;
  person: { name: string; energyUnit: EnergyUnit; weightUnit: WeightUnit };
  /** null: the gentle mode, or under 18. Days before the period are for the trend. */
  weights: DayWeight[] | null;
  /** null: the gentle mode */
  food: {
    eaten: EatenDay[];
    used: UsedDay[];
    /** full days, which alone count in means */
    wholeDays: CalendarDay[];
    nutrients: NutrientDay[];
    /** a day's target as it stands at the period's end; null without one */
    target: ShownTarget | null;
  } | null;
  training: {
    sessions: ReportSession[];
    /** sessions a week */
    goal: number;
    lifts: ReportLift[];
  };
  /** each activity's minutes of moderate and of vigorous effort */
  cardio: { date: CalendarDay; moderate: number; vigorous: number }[];
  isAdult: boolean;
  measures: ReportMeasure[];
  habits: ReportHabit[];
};
