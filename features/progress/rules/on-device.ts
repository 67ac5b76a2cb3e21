import { TREND_DAYS } from '#features/nutrition/rules/weight/weight-trend.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import type { Period } from '#platform/shared/periods.ts';
import type { ProgressData } from './progress-data.ts';
import { toSessionKey } from './session-key.ts';

/** The part of longer data that begins later; up to another day, where nothing is known of the days between. */
export function narrow(data: ProgressData, { from, to }: Period): ProgressData {
  const since = <One extends { date: CalendarDay }>(all: readonly One[], day = from): One[] =>
    all.filter(({ date }) => date >= day && date <= to);
  return {
    ...data,
    from,
    to,
    weights: since(data.weights, addDays(from, -TREND_DAYS)),
    food: since(data.food),
    used: since(data.used),
    wholeDays: data.wholeDays.filter((date) => date >= from && date <= to),
    sessions: since(data.sessions),
    cardio: since(data.cardio),
    muscles: data.muscles.filter(({ monday }) => monday >= mondayOf(from) && monday <= to),
    lifts: data.lifts.map((lift) => {
      const earlier = lift.days.flatMap(({ date, e1rmKg }) => (date < from ? [e1rmKg] : []));
      const best = Math.max(lift.bestBeforeKg ?? 0, ...earlier);
      return { ...lift, bestBeforeKg: best > 0 ? best : null, days: since(lift.days) };
    }),
  };
}

type Pending = {
  weights: readonly { date: CalendarDay; weightKg: number }[];
  sessions: readonly { id: string; date: CalendarDay }[];
};

const byDate = (a: { date: CalendarDay }, b: { date: CalendarDay }): number =>
  a.date < b.date ? -1 : 1;

/** With weigh-ins of days that had none and sessions that wait on the device. Doing it twice is doing it once. */
export function withPending(data: ProgressData, pending: Pending): ProgressData {
  const weighed = new Set(data.weights.map(({ date }) => date));
  const added = pending.weights.filter(({ date }) => !weighed.has(date) && date <= data.to);
  const byDay = new Map(added.map(({ date, weightKg }) => [date, { date, weightKg }]));
  const known = new Set(data.sessions.map(({ key }) => key));
  const done = pending.sessions
    .map(({ id, date }) => ({ key: toSessionKey(id), date }))
    .filter(({ key, date }) => !known.has(key) && date >= data.from && date <= data.to);
  if (byDay.size === 0 && done.length === 0) return data;
  return {
    ...data,
    weights: [...data.weights, ...byDay.values()].toSorted(byDate),
    sessions: [...data.sessions, ...done].toSorted(byDate),
  };
}
