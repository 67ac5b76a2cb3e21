import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { isWithin, type Period, periodBefore } from '#platform/shared/periods.ts';
import { toFoodFigures } from './food-figures.ts';
import type { ProgressData } from './progress-data.ts';
import { toWeightFigures } from './weight-figures.ts';

/** What the last four weeks were beside the four before; kg, kcal a day, minutes a week. */
export type Change =
  | { kind: 'weight'; kg: number; beforeKg: number }
  | { kind: 'energy'; kcal: number; beforeKcal: number; days: number; daysBefore: number }
  | { kind: 'sessions'; count: number; before: number }
  | { kind: 'lift'; name: string; kg: number; beforeKg: number }
  | { kind: 'cardio'; minutes: number; before: number };

const WEEKS = 4;
/** Fewer full days in either four weeks say nothing of energy. */
const MIN_WHOLE_DAYS = 7;
const MAX_CHANGES = 3;
/** What a change is measured by when the largest come first: about what a person notices. */
const NOTABLE = { weightKg: 0.75, kcal: 120, sessions: 2, liftShare: 0.025, minutes: 30 } as const;

type Weighed = { change: Change; size: number };

const noted = (change: Change, size: number): Weighed[] => [{ change, size }];

function weightChange(data: ProgressData, period: Period): Weighed[] {
  const { trend } = toWeightFigures(data, period);
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last || first.date > addDays(period.from, 10)) return [];
  if (last.date < addDays(period.to, -10)) return [];
  const [beforeKg, kg] = [first.trendKg, last.trendKg];
  return noted({ kind: 'weight', kg, beforeKg }, Math.abs(kg - beforeKg) / NOTABLE.weightKg);
}

function energyChange(data: ProgressData, period: Period): Weighed[] {
  const now = toFoodFigures(data, period);
  const before = toFoodFigures(data, periodBefore(period));
  if (!now.eaten || !before.eaten) return [];
  if (Math.min(now.eaten.days, before.eaten.days) < MIN_WHOLE_DAYS) return [];
  if (now.eaten.atLeast || before.eaten.atLeast) return [];
  const [kcal, beforeKcal] = [now.eaten.value, before.eaten.value];
  return noted(
    { kind: 'energy', kcal, beforeKcal, days: now.eaten.days, daysBefore: before.eaten.days },
    Math.abs(kcal - beforeKcal) / NOTABLE.kcal,
  );
}

function trainingChanges(data: ProgressData, period: Period): Weighed[] {
  const earlier = periodBefore(period);
  // Weeks before the first entry are not weeks without training.
  if (data.first === null || data.first > earlier.from) return [];
  const within = <One extends { date: CalendarDay }>(all: readonly One[], one: Period) =>
    all.filter(({ date }) => isWithin(date, one));
  const [count, before] = [
    within(data.sessions, period).length,
    within(data.sessions, earlier).length,
  ];
  const minutesOf = (one: Period) =>
    within(data.cardio, one).reduce((sum, day) => sum + day.moderate + day.vigorous, 0) / WEEKS;
  const [minutes, minutesBefore] = [minutesOf(period), minutesOf(earlier)];
  return [
    ...(count + before > 0
      ? noted({ kind: 'sessions', count, before }, Math.abs(count - before) / NOTABLE.sessions)
      : []),
    ...(minutes + minutesBefore > 0
      ? noted(
          { kind: 'cardio', minutes, before: minutesBefore },
          Math.abs(minutes - minutesBefore) / NOTABLE.minutes,
        )
      : []),
  ];
}

/** The lift whose best estimated max moved most, of those trained in both. */
function liftChange({ lifts }: ProgressData, period: Period): Weighed[] {
  const bestOf = (days: readonly { date: CalendarDay; e1rmKg: number }[], one: Period) => {
    const found = days.filter(({ date }) => isWithin(date, one)).map(({ e1rmKg }) => e1rmKg);
    return found.length === 0 ? null : Math.max(...found);
  };
  return lifts
    .flatMap(({ name, days }) => {
      const [kg, beforeKg] = [bestOf(days, period), bestOf(days, periodBefore(period))];
      if (kg === null || beforeKg === null) return [];
      const share = Math.abs(kg - beforeKg) / beforeKg;
      return noted({ kind: 'lift', name, kg, beforeKg }, share / NOTABLE.liftShare);
    })
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 1);
}

type Hidden = { weight: boolean; energy: boolean };

/**
 * At most three things that changed in the four weeks up to a day, the largest first. It says what was, never why:
 * a log shows no causes. Weight and energy stay out where the person is not to see them.
 */
export function whatChanged(data: ProgressData, hidden: Hidden): Change[] {
  const period = { from: addDays(data.to, 1 - WEEKS * 7), to: data.to };
  if (data.first === null || data.first > addDays(period.from, -7)) return [];
  return [
    ...(hidden.weight ? [] : weightChange(data, period)),
    ...(hidden.energy ? [] : energyChange(data, period)),
    ...trainingChanges(data, period),
    ...liftChange(data, period),
  ]
    .toSorted((a, b) => b.size - a.size)
    .slice(0, MAX_CHANGES)
    .map(({ change }) => change);
}
