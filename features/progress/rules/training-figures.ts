import { isMinor } from '#features/account/rules.ts';
import { countedMinutes } from '#features/cardio/rules/week-minutes.ts';
import { TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import {
  type SetRange,
  setRangeOf,
  type TrackedMuscle,
} from '#features/plan-generator/rules/targets/weekly-targets.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import {
  fullWeeksOf,
  inSteps,
  isWithin,
  knownPart,
  type Period,
  periodBefore,
} from '#platform/shared/periods.ts';
import type { ProgressData } from './progress-data.ts';

/** The full weeks of a period, Monday to Sunday; the running one counts where it is the only one. */
export function weeksOf(period: Period): Period[] {
  const full = fullWeeksOf(period);
  return full.length > 0
    ? full
    : inSteps({ from: mondayOf(period.from), to: period.to }, 'week').slice(-1);
}

export type SessionFigures = {
  weeks: (Period & { sessions: number })[];
  total: number;
  /** a week, over full weeks */
  mean: number;
  weeksMet: number;
  fullWeeks: number;
  meanBefore: number | null;
};

const countWithin = (sessions: ProgressData['sessions'], period: Period): number =>
  sessions.filter(({ date }) => isWithin(date, period)).length;

/** Sessions a week against the weekly goal. A week without sessions counts as none, not as unknown. */
export function toSessionFigures(
  { sessions, weeklyGoal, first }: Pick<ProgressData, 'sessions' | 'weeklyGoal' | 'first'>,
  period: Period,
): SessionFigures {
  const full = weeksOf(knownPart(period, first));
  const counts = full.map((week) => countWithin(sessions, week));
  const before = periodBefore(period);
  const isKnown = first !== null && first <= before.from;
  const weeksBefore = weeksOf(before);
  return {
    weeks: inSteps({ from: mondayOf(period.from), to: period.to }, 'week').map((week) => ({
      ...week,
      sessions: countWithin(sessions, week),
    })),
    total: countWithin(sessions, period),
    mean: counts.reduce((sum, one) => sum + one, 0) / full.length,
    weeksMet: counts.filter((count) => count >= weeklyGoal).length,
    fullWeeks: full.length,
    meanBefore: isKnown
      ? weeksBefore.reduce((sum, week) => sum + countWithin(sessions, week), 0) / weeksBefore.length
      : null,
  };
}

export type MuscleFigures = { muscle: TrackedMuscle; sets: number; range: SetRange }[];

/** Fractional sets a week of each muscle (Pelland 2024), over full weeks, with the recommended range. */
export function toMuscleFigures(
  { muscles, trainee, first }: Pick<ProgressData, 'muscles' | 'trainee' | 'first'>,
  period: Period,
): MuscleFigures {
  const mondays = new Set(weeksOf(knownPart(period, first)).map(({ from }) => mondayOf(from)));
  const weeks = muscles.filter(({ monday }) => mondays.has(monday));
  return TRACKED_MUSCLES.map((muscle) => ({
    muscle,
    sets: weeks.reduce((sum, { sets }) => sum + (sets[muscle] ?? 0), 0) / mondays.size,
    range: setRangeOf(trainee, muscle),
  }));
}

export type CardioFigures = {
  weeks: (Period & { moderate: number; vigorous: number; counted: number })[];
  /** minutes a week over full weeks; a vigorous one counts twice (WHO 2020) */
  mean: number;
  meanBefore: number | null;
};

/** Minutes of cardio a week. Below 18 a minute is a minute. */
export function toCardioFigures(
  { cardio, age, first }: Pick<ProgressData, 'cardio' | 'age' | 'first'>,
  period: Period,
): CardioFigures {
  const isYoung = age !== null && isMinor(age);
  const sumOf = (week: Period) => {
    const days = cardio.filter(({ date }) => isWithin(date, week));
    const moderate = days.reduce((sum, day) => sum + day.moderate, 0);
    const vigorous = days.reduce((sum, day) => sum + day.vigorous, 0);
    return { moderate, vigorous, counted: countedMinutes({ moderate, vigorous }, isYoung) };
  };
  const meanOf = (weeks: readonly Period[]) =>
    weeks.reduce((sum, week) => sum + sumOf(week).counted, 0) / weeks.length;
  const before = periodBefore(period);
  return {
    weeks: inSteps({ from: mondayOf(period.from), to: period.to }, 'week').map((week) => ({
      ...week,
      ...sumOf(week),
    })),
    mean: meanOf(weeksOf(knownPart(period, first))),
    meanBefore: first !== null && first <= before.from ? meanOf(weeksOf(before)) : null,
  };
}
