import type { CalendarDay } from '#platform/shared/calendar-day.ts';

export const GOAL_KINDS = ['weight', 'lift', 'measure', 'habit', 'distance'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** How a goal came to its end: reached, or let go. */
export const ENDINGS = ['reached', 'let_go'] as const;
export type Ending = (typeof ENDINGS)[number];

export const MAX_NAME_LENGTH = 80;
export const MAX_SUBJECT_LENGTH = 120;
/** A goal's date lies at most so many days after its start: five years. */
export const MAX_GOAL_DAYS = 1_827;
export const MAX_TARGET = 100_000_000;

/** A figure to reach by a day. */
export type GoalContent = {
  kind: GoalKind;
  /** the exercise, measure, habit or kind of activity; `weight` for weight */
  subject: string;
  /** of the subject, as it was called when the goal was made */
  name: string;
  /** of a measure's figures; empty for the other kinds */
  unit: string;
  startOn: CalendarDay;
  /** at the start: kg of weight and estimated max, a measure's unit; 0 days kept, 0 metres */
  startValue: number;
  /** to be reached, like `startValue` */
  target: number;
  dueOn: CalendarDay;
  ended: Ending | null;
  endedOn: CalendarDay | null;
};

/** Whether a kind adds up from the start, instead of being measured now and then. */
export const addsUp = (kind: GoalKind): boolean => kind === 'habit' || kind === 'distance';

/** Whether a figure is to go down. */
export const goesDown = ({ target, startValue }: Pick<GoalContent, 'target' | 'startValue'>) =>
  target < startValue;

/** Those with the nearest date first; ended ones after them, the last first. */
export function byDueDay(a: GoalContent & { id: string }, b: GoalContent & { id: string }): number {
  if ((a.ended === null) !== (b.ended === null)) return a.ended === null ? -1 : 1;
  const [one, other] = a.ended === null ? [a, b] : [b, a];
  if (one.dueOn !== other.dueOn) return one.dueOn < other.dueOn ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

type Sent = Omit<GoalContent, 'unit' | 'ended' | 'endedOn'> & {
  unit?: string | undefined;
  ended?: Ending | null | undefined;
  endedOn?: CalendarDay | null | undefined;
};

/** What the server makes of a goal that was sent. */
export const toShownGoal = (sent: Sent): GoalContent => ({
  kind: sent.kind,
  subject: sent.subject,
  name: sent.name.trim(),
  unit: sent.unit ?? '',
  startOn: sent.startOn,
  startValue: sent.startValue,
  target: sent.target,
  dueOn: sent.dueOn,
  ended: sent.ended ?? null,
  endedOn: sent.endedOn ?? null,
});
