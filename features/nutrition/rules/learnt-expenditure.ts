import {
  type ExpenditureDay,
  estimateExpenditure,
  type FilterStart,
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
  /** weight without the day's noise, kg; null before the first weigh-in */
  trendKg: number | null;
  /** what the formula says, kcal */
  formulaKcal: number;
  /** since the first weigh-in */
  days: number;
  weighedDays: number;
  loggedDays: number;
  loggedLastWeek: number;
};

/**
 * The filter over a person's days, and how far it can be trusted. `learning` until there are ten days, five of
 * them weighed, and a standard deviation below 170 kcal; `holding` while fewer than four of the last seven days
 * are logged: an estimate that nothing feeds must not move a target.
 */
export function learntExpenditure(
  days: readonly ExpenditureDay[],
  start: FilterStart,
): LearntExpenditure {
  const last = estimateExpenditure(days, start).at(-1);
  const { expenditureKcal, sdKcal, trendKg } = last ?? {
    expenditureKcal: start.formulaKcal,
    sdKcal: 320,
    trendKg: null,
  };
  const weighedDays = days.filter(({ weightKg }) => weightKg !== null).length;
  const isIn = ({ intakeKcal }: ExpenditureDay) => intakeKcal !== null;
  const loggedLastWeek = days.slice(-7).filter(isIn).length;
  const enough =
    sdKcal < ENOUGH.sdKcal && days.length >= ENOUGH.days && weighedDays >= ENOUGH.weighIns;
  const fed = loggedLastWeek >= LOGGED_OF_SEVEN;
  return {
    state: enough ? (fed ? 'ready' : 'holding') : 'learning',
    expenditureKcal,
    sdKcal,
    lowKcal: expenditureKcal - Z90 * sdKcal,
    highKcal: expenditureKcal + Z90 * sdKcal,
    trendKg,
    formulaKcal: start.formulaKcal,
    days: days.length,
    weighedDays,
    loggedDays: days.filter(isIn).length,
    loggedLastWeek,
  };
}
