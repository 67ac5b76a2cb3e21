import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Course, Estimate } from './course.ts';
import { type GoalContent, goesDown } from './goal-kinds.ts';

/** How a goal stands on a day. */
export type Standing =
  | { state: 'reached' }
  /** the date has passed: the person is asked what now */
  | { state: 'passed' }
  /** too little is known to say */
  | { state: 'unknown' }
  /**
   * `on`: the date is kept if it goes on as it did; `close`: it may be; `off`: not at this pace. `arrives`: the day at
   * this pace, null if none in three years.
   */
  | { state: 'on' | 'close' | 'off'; at: Estimate; arrives: CalendarDay | null };

const MAX_DAYS_AHEAD = 1_096;
/** Half of a tenth: what is shown as the target is the target. */
const SHOWN_ALIKE = 0.05;

type Goal = Pick<GoalContent, 'startOn' | 'startValue' | 'target' | 'dueOn' | 'kind'>;

const meets = (goal: Goal, value: number): boolean =>
  goesDown(goal) ? value <= goal.target + SHOWN_ALIKE : value >= goal.target - SHOWN_ALIKE;

/** A lift is reached once it was lifted; the rest by where it is now. */
function isReached(goal: Goal, { now, line }: Course): boolean {
  if (goal.kind === 'lift') {
    return line.some(({ date, value }) => date >= goal.startOn && meets(goal, value));
  }
  return now !== null && meets(goal, now);
}

/** The first day on which the estimate meets the target, none in three years is null. */
function arrivalOf(
  goal: Goal,
  estimate: (day: CalendarDay) => Estimate,
  today: CalendarDay,
): CalendarDay | null {
  const metAfter = (days: number) => meets(goal, estimate(addDays(today, days)).value);
  // The estimate goes one way, so the day can be found by halving.
  if (!metAfter(MAX_DAYS_AHEAD)) return null;
  let [before, after] = [0, MAX_DAYS_AHEAD];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (metAfter(middle)) after = middle;
    else before = middle;
  }
  return addDays(today, after);
}

/** How a goal that has not ended stands. */
export function toStanding(goal: Goal, course: Course, today: CalendarDay): Standing {
  if (isReached(goal, course)) return { state: 'reached' };
  if (goal.dueOn < today) return { state: 'passed' };
  const { estimate } = course;
  if (!estimate) return { state: 'unknown' };
  const at = estimate(goal.dueOn);
  const arrives = arrivalOf(goal, estimate, today);
  if (meets(goal, at.value)) return { state: 'on', at, arrives };
  const best = goesDown(goal) ? at.low : at.high;
  return { state: meets(goal, best) ? 'close' : 'off', at, arrives };
}

/** How much of the way is done, 0 to 1; null where nothing is known. */
export function shareDone(goal: Goal, { now }: Course): number | null {
  const way = goal.target - goal.startValue;
  if (now === null || way === 0) return null;
  return Math.min(1, Math.max(0, (now - goal.startValue) / way));
}
