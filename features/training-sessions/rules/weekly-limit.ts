import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { monthName } from '#platform/shared/calendar-words.ts';

/** What a plan allows a person in a week, and what they have used of it. */
export type WeeklyUse = {
  monday: CalendarDay;
  /** sessions that used one up, deleted ones too */
  used: readonly string[];
  /** null: without limit */
  limit: number | null;
};

/** How many can still be started this week; null: without limit. */
export const sessionsLeft = ({ used, limit }: WeeklyUse): number | null =>
  limit === null ? null : Math.max(0, limit - used.length);

/**
 * Whether a plan's session may be begun: one that has begun always may, else while the week has one
 * left. Server and device ask the same.
 */
export const mayBegin = (week: WeeklyUse, sessionId: string): boolean =>
  week.used.includes(sessionId) || sessionsLeft(week) !== 0;

/** The day from which the next one can be started. */
export const freeAgainOn = ({ monday }: Pick<WeeklyUse, 'monday'>): CalendarDay =>
  addDays(monday, 7);

/** "Monday 23 November", the same on every device. */
const mondayText = (monday: CalendarDay): string => {
  const [, month, day] = monday.split('-').map(Number);
  return `Monday ${day} ${monthName(month ?? 1)}`;
};

/** Why a plan's session cannot be begun this week, and what can be done instead. */
export const limitSentence = (
  { used, limit, monday }: WeeklyUse,
  plan: { key: string; name: string },
): string => {
  const kind = plan.key === 'free' ? 'demo workouts' : 'workouts made for you';
  const next = mondayText(freeAgainOn({ monday }));
  return `You’ve started ${Math.max(used.length, limit ?? 0)} of ${limit} ${kind} this week, as many as ${plan.name} has. You can start the next on ${next}. Until then, do this one as your own workout, or choose a larger plan.`;
};
