import { smoothWeights } from '../weight/weight-smoother.ts';
import {
  type ExpenditureDay,
  estimateExpenditure,
  FILTER_EVENTS,
  type FilterStart,
  formulaSdKcal,
} from './expenditure-filter.ts';

/** What it takes before an estimate is proposed to anybody. */
export const ENOUGH = { days: 10, weighIns: 5, sdKcal: 170 } as const;
/** Of the last seven days so many have to be logged, or the estimate rests. */
export const LOGGED_OF_SEVEN = 4;
/** Half the width of a 90 % interval in standard deviations. */
const Z90 = 1.645;

export const EXPENDITURE_STATES = ['learning', 'ready', 'holding'] as const;
export type ExpenditureState = (typeof EXPENDITURE_STATES)[number];

/** What is known of a person's expenditure after the last of the days. */
export type LearntExpenditure = {
  state: ExpenditureState;
  expenditureKcal: number;
  sdKcal: number;
  /** nine in ten: within these, kcal */
  lowKcal: number;
  highKcal: number;
  /** the trend of the weight as it was known that day, kg; null before the first weigh-in */
  trendKg: number | null;
  /** what the formula says, kcal */
  formulaKcal: number;
  /** since the first weigh-in */
  days: number;
  weighedDays: number;
  loggedDays: number;
  loggedLastWeek: number;
};

/** What a day's estimate stands on: something out of the ordinary, or what was weighed and logged. */
export const DAY_REASONS = [
  ...FILTER_EVENTS,
  'weighed_and_logged',
  'weighed',
  'logged',
  'guessed',
] as const;
export type DayReason = (typeof DAY_REASONS)[number];

/** The estimate after one day, and why it is what it is. */
export type LearntDay = {
  state: ExpenditureState;
  expenditureKcal: number;
  sdKcal: number;
  /** nine in ten: within these, kcal */
  lowKcal: number;
  highKcal: number;
  /** the trend of the weight as it was known that day, kg; null before the first weigh-in */
  trendKg: number | null;
  reason: DayReason;
};

const isIn = ({ intakeKcal }: ExpenditureDay) => intakeKcal !== null;

function reasonOf({ weightKg, intakeKcal }: ExpenditureDay): DayReason {
  if (weightKg !== null) return intakeKcal === null ? 'weighed' : 'weighed_and_logged';
  return intakeKcal === null ? 'guessed' : 'logged';
}

/**
 * The filter over a person's days, and how far each estimate can be trusted. `learning` until there are ten days,
 * five of them weighed, and a standard deviation below 170 kcal; `holding` while fewer than four of the last seven
 * days are logged: an estimate that nothing feeds must not move a target. A day depends on no later one.
 */
export function learnDays(days: readonly ExpenditureDay[], start: FilterStart): LearntDay[] {
  let weighedDays = 0;
  let trendKg: number | null = null;
  const weighed = days.flatMap(({ weightKg }, day) =>
    weightKg === null ? [] : [{ day, weightKg }],
  );
  const trend = smoothWeights(weighed);
  return estimateExpenditure(days, start).map(({ event, ...estimate }, at) => {
    const day = days[at];
    if (day && day.weightKg !== null) {
      trendKg = trend[weighedDays]?.knownKg ?? trendKg;
      weighedDays += 1;
    }
    const { expenditureKcal, sdKcal } = estimate;
    const enough =
      sdKcal < ENOUGH.sdKcal && at + 1 >= ENOUGH.days && weighedDays >= ENOUGH.weighIns;
    const fed = days.slice(Math.max(0, at - 6), at + 1).filter(isIn).length >= LOGGED_OF_SEVEN;
    return {
      ...estimate,
      trendKg,
      state: enough ? (fed ? 'ready' : 'holding') : 'learning',
      lowKcal: expenditureKcal - Z90 * sdKcal,
      highKcal: expenditureKcal + Z90 * sdKcal,
      reason: event ?? (day ? reasonOf(day) : 'guessed'),
    };
  });
}

/** What is known after the last of the days. */
export function learnExpenditure(
  days: readonly ExpenditureDay[],
  start: FilterStart,
): LearntExpenditure {
  const sdKcal = formulaSdKcal(start.formulaKcal);
  const { reason: _, ...last } = learnDays(days, start).at(-1) ?? {
    state: 'learning' as const,
    expenditureKcal: start.formulaKcal,
    sdKcal,
    lowKcal: start.formulaKcal - Z90 * sdKcal,
    highKcal: start.formulaKcal + Z90 * sdKcal,
    trendKg: null,
    reason: 'guessed' as const,
  };
  return {
    ...last,
    formulaKcal: start.formulaKcal,
    days: days.length,
    weighedDays: days.filter(({ weightKg }) => weightKg !== null).length,
    loggedDays: days.filter(isIn).length,
    loggedLastWeek: days.slice(-7).filter(isIn).length,
  };
}
