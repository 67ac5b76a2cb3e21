import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { daysIn, isWithin, type Period, periodBefore } from '#platform/shared/periods.ts';
import type { Course } from './course.ts';
import { addsUp, type GoalContent } from './goal-kinds.ts';
import type { DayValue } from './subject.ts';

/** What a chart shows of a goal's course. */
export type GoalView = {
  from: CalendarDay;
  /** the goal's day, where it lies ahead and the time shown runs up to today */
  to: CalendarDay;
  showsAhead: boolean;
  line: Course['line'];
  dots: DayValue[];
  /** the time before, laid over the time shown */
  before: DayValue[];
  /** from the first to the last figure of the time shown, and of the time before; null where one is missing */
  change: number | null;
  changeBefore: number | null;
};

type Seen = {
  goal: Pick<GoalContent, 'kind' | 'startOn' | 'dueOn'>;
  course: Course;
  /** all that is known of what the goal is about */
  points: readonly DayValue[];
  period: Period;
  /** from the first figure on, whatever the period begins with */
  isAll: boolean;
  today: CalendarDay;
};

const changeOf = (line: readonly DayValue[]): number | null => {
  const [first, last] = [line[0], line.at(-1)];
  return first && last && first !== last ? last.value - first.value : null;
};

const later = (points: readonly DayValue[], days: number): DayValue[] =>
  points.map((point) => ({ ...point, date: addDays(point.date, days) }));

/** Sums of a period from a figure on, day by day. */
function sumsIn(points: readonly DayValue[], period: Period, base: number): DayValue[] {
  let sum = base;
  const sums = points
    .filter(({ date }) => isWithin(date, period))
    .map(({ date, value }) => {
      sum += value;
      return { date, value: sum };
    });
  if (sums.length === 0) return [];
  const start = { date: addDays(period.from, -1), value: base };
  const end = { date: period.to, value: sum };
  return sums.at(-1)?.date === period.to ? [start, ...sums] : [start, ...sums, end];
}

/** What adds up: from where the sum stood when the time began; before the goal there is none. */
function viewOfSums({ goal, course, points, period, today }: Seen, to: CalendarDay): GoalView {
  const from = period.from > goal.startOn ? period.from : goal.startOn;
  const shown = { from, to: period.to };
  const within = course.line.filter(({ date }) => isWithin(date, shown));
  const base = course.line.findLast(({ date }) => date < from)?.value ?? 0;
  const isLater = from > goal.startOn && from <= today && from <= period.to;
  const line =
    isLater && within[0]?.date !== from ? [{ date: from, value: base }, ...within] : within;
  const earlier = from > period.to ? [] : sumsIn(points, periodBefore(shown), base);
  return {
    from,
    to: to < from ? from : to,
    showsAhead: period.to === today,
    line,
    dots: [],
    before: later(earlier, daysIn(shown)),
    change: line.length > 0 ? (line.at(-1)?.value ?? base) - base : null,
    changeBefore: changeOf(earlier),
  };
}

/** A goal's course in the time that is shown, with the same number of days before it. */
export function toGoalView(seen: Seen): GoalView {
  const { goal, course, isAll, today } = seen;
  const first = course.line[0]?.date;
  const period =
    isAll && first !== undefined && first <= seen.period.to
      ? { ...seen.period, from: first }
      : seen.period;
  const showsAhead = period.to === today;
  const to = showsAhead && goal.dueOn > today ? goal.dueOn : period.to;
  if (addsUp(goal.kind)) return viewOfSums({ ...seen, period }, to);
  const line = course.line.filter(({ date }) => isWithin(date, period));
  const earlier = course.line.filter(({ date }) => isWithin(date, periodBefore(period)));
  return {
    from: period.from,
    to,
    showsAhead,
    line,
    dots: course.dots.filter(({ date }) => isWithin(date, period)),
    before: later(earlier, daysIn(period)),
    change: changeOf(line),
    changeBefore: changeOf(earlier),
  };
}
