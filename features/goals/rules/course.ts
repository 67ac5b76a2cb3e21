import { weeklyChange, weightTrend } from '#features/nutrition/rules/weight/weight-trend.ts';
import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { addsUp, type GoalContent } from './goal-kinds.ts';
import { fitLine } from './line-fit.ts';
import type { DayValue, Subject } from './subject.ts';

/** What a figure comes to on a day, if it goes on as it did: in four of five cases between low and high. */
export type Estimate = { value: number; low: number; high: number };

/** Where a goal's figure has been, is, and goes. */
export type Course = {
  /** the line that is drawn: trend of the weight, figures of the rest, sums of what adds up */
  line: (DayValue & { afterGap?: boolean })[];
  /** single figures beside a trend */
  dots: DayValue[];
  now: number | null;
  /** how it moved of late, a week */
  weekly: number | null;
  /** null while too little is known */
  estimate: ((day: CalendarDay) => Estimate) | null;
};

/** Standard deviations on either side that hold four of five cases. */
const LIKELY = 1.28;

const within = (value: number, variance: number): Estimate => {
  const reach = LIKELY * Math.sqrt(variance);
  return { value, low: value - reach, high: value + reach };
};

/** An older last figure says nothing of where it goes, days. */
const MAX_SILENCE = { weight: 14, other: 42 } as const;

/** Days that a straight line is laid through, and the least of points and of days in it. */
const LOOK_BACK = { weight: 28, other: 84 } as const;
/** What is measured once in four weeks has too few points in the last twelve: then the last 24 tell. */
const LONG_LOOK_BACK = 168;
const LEAST_POINTS = 4;
const LEAST_DAYS = { weight: 10, other: 14 } as const;
/** How far a course itself changes in a day, kg a day: the drift of the trend's filter. */
const COURSE_DRIFT_KG = 0.004;

function lineOf(points: readonly DayValue[], of: 'weight' | 'other', today: CalendarDay) {
  const since = (days: number) =>
    points.filter(({ date }) => date >= addDays(today, -days) && date <= today);
  const soon = since(LOOK_BACK[of]);
  const late = of === 'other' && soon.length < LEAST_POINTS ? since(LONG_LOOK_BACK) : soon;
  const [first, last] = [late[0], late.at(-1)];
  if (!first || !last || daysFrom(first.date, last.date) < LEAST_DAYS[of]) return null;
  if (daysFrom(last.date, today) > MAX_SILENCE[of]) return null;
  return fitLine(
    late.map(({ date, value }) => ({ at: daysFrom(today, date), value })),
    LEAST_POINTS,
  );
}

/** The trend and the weekly change that every screen shows, carried on. */
function weightCourse({ points }: Subject, today: CalendarDay): Course {
  const known = points.filter(({ date }) => date <= today);
  const trend = weightTrend(known.map(({ date, value }) => ({ date, weightKg: value })));
  const last = trend.at(-1);
  const weekly = weeklyChange(trend);
  const fit = lineOf(known, 'weight', today);
  const estimate =
    last && weekly !== null && fit
      ? (day: CalendarDay) => {
          const ahead = daysFrom(last.date, day);
          const drift = (COURSE_DRIFT_KG ** 2 * ahead ** 3) / 3;
          return within(
            last.trendKg + (weekly / 7) * ahead,
            fit.valueAt(daysFrom(today, day)).variance + drift,
          );
        }
      : null;
  return {
    line: trend.map(({ date, trendKg, afterGap }) => ({ date, value: trendKg, afterGap })),
    dots: known,
    now: last?.trendKg ?? null,
    weekly,
    estimate,
  };
}

/** Figures that are measured now and then: the last one holds, a straight line says where they go. */
function measuredCourse({ points }: Subject, today: CalendarDay): Course {
  const known = points.filter(({ date }) => date <= today);
  const fit = lineOf(known, 'other', today);
  return {
    line: known.map((point, at) => {
      const last = known[at - 1];
      return last && daysFrom(last.date, point.date) > MAX_SILENCE.other
        ? { ...point, afterGap: true }
        : point;
    }),
    dots: known,
    now: known.at(-1)?.value ?? null,
    weekly: fit && fit.slope * 7,
    estimate:
      fit &&
      ((day) => {
        const { value, variance } = fit.valueAt(daysFrom(today, day));
        return within(value, variance + fit.scatter);
      }),
  };
}

/** Weeks before today that say how much a week brings. */
const MAX_WEEKS = 8;
const LEAST_WEEKS = 2;
/** Weeks are never all alike, share of the mean. */
const LEAST_SCATTER = 0.2;

/** What each of the last weeks brought, the latest first; only weeks since the first day with something of late. */
export function lastWeeks(points: readonly DayValue[], today: CalendarDay): number[] {
  // What is further back may be known or not, by the time that is shown: the same weeks count either way.
  const first = points.find(({ date }) => date >= addDays(today, -LOOK_BACK.other));
  if (!first) return [];
  const known = Math.floor(daysFrom(first.date, today) / 7);
  return Array.from({ length: Math.min(MAX_WEEKS, known) }, (_, back) => {
    const [from, to] = [addDays(today, -7 * (back + 1)), addDays(today, -7 * back - 1)];
    return points.reduce(
      (sum, { date, value }) => (date >= from && date <= to ? sum + value : sum),
      0,
    );
  });
}

/** Sums since the start: as much a week as in the last weeks. */
function addedCourse({ points, kind }: Subject, startOn: CalendarDay, today: CalendarDay): Course {
  let sum = 0;
  const line: DayValue[] = [{ date: startOn, value: 0 }];
  for (const { date, value } of points) {
    if (date < startOn || date > today) continue;
    sum += value;
    if (line.at(-1)?.date === date) line.pop();
    line.push({ date, value: sum });
  }
  const now = sum;
  if (today > startOn && line.at(-1)?.date !== today) line.push({ date: today, value: now });
  const weeks = lastWeeks(points, today);
  const count = weeks.length;
  const mean = weeks.reduce((all, week) => all + week, 0) / Math.max(1, count);
  const scatter = weeks.reduce((all, week) => all + (week - mean) ** 2, 0) / Math.max(1, count - 1);
  const variance = Math.max(scatter, (LEAST_SCATTER * mean) ** 2);
  const isKnown = count >= LEAST_WEEKS && mean > 0;
  return {
    line,
    dots: [],
    now,
    weekly: count >= LEAST_WEEKS ? mean : null,
    estimate: isKnown
      ? (day) => {
          const ahead = Math.max(0, daysFrom(today, day)) / 7;
          const { value, low, high } = within(
            now + mean * ahead,
            variance * ahead + (variance / count) * ahead ** 2,
          );
          // A day is kept once, today too where it is still to do.
          const days = daysFrom(today, day) + (points.at(-1)?.date === today ? 0 : 1);
          const most = kind === 'habit' ? now + Math.max(0, days) : Number.POSITIVE_INFINITY;
          return {
            value: Math.min(most, value),
            low: Math.max(now, low),
            high: Math.min(most, high),
          };
        }
      : null,
  };
}

/** Where the figure of a goal has been, and where it goes. What adds up begins with the goal. */
export function toCourse(
  subject: Subject,
  { startOn }: Pick<GoalContent, 'startOn'>,
  today: CalendarDay,
): Course {
  if (addsUp(subject.kind)) return addedCourse(subject, startOn, today);
  return subject.kind === 'weight' ? weightCourse(subject, today) : measuredCourse(subject, today);
}
