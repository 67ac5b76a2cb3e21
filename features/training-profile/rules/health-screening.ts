import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** Changes with every change of the questions or their words. */
export const HEALTH_WORDING_VERSION = '2026-11';

/** Our own questions (domain sheet 3.7); their words stand in web/messages/health.ts. */
export const HEALTH_QUESTIONS = [
  'heart',
  'chest',
  'faint',
  'breath',
  'condition',
  'injury',
  'recent',
  'advice',
] as const;
export type HealthQuestion = (typeof HEALTH_QUESTIONS)[number];

type Screening = {
  answers: Readonly<Record<string, boolean>>;
  answeredOn: CalendarDay;
  clearedOn: CalendarDay | null;
};

/**
 * What a screening says on a day. Answers and clearances hold for 12 months (domain sheet 3.7).
 * `clear`: every answer was no. `cleared`: a doctor has cleared the person since.
 */
export type HealthOutcome = 'unanswered' | 'lapsed' | 'flagged' | 'clear' | 'cleared';

/** The same day a year later, as a label to compare: 29 February lapses on 1 March. */
export const lapsesOn = (day: CalendarDay): CalendarDay =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('02-29', '03-01')}`.slice(-10);

/** The day from which answers or clearance hold. */
const latestDay = ({ answeredOn, clearedOn }: Screening): CalendarDay =>
  clearedOn !== null && clearedOn > answeredOn ? clearedOn : answeredOn;

/** What a screening says today. */
export function toHealthOutcome(screening: Screening | null, today: CalendarDay): HealthOutcome {
  if (!screening) return 'unanswered';
  if (today >= lapsesOn(latestDay(screening))) return 'lapsed';
  if (!Object.values(screening.answers).includes(true)) return 'clear';
  return screening.clearedOn === null ? 'flagged' : 'cleared';
}

/** The last day on which a screening holds, exclusive; null without one. */
export const holdsUntil = (screening: Screening | null): CalendarDay | null =>
  screening && lapsesOn(latestDay(screening));

/**
 * Whether plans spare lying: pregnant, or a birth or surgery within six months. A clearance for hard
 * effort changes nothing of it.
 */
export const sparesLying = (screening: Screening | null, outcome: HealthOutcome): boolean =>
  outcome !== 'lapsed' && screening?.answers['recent'] === true;

/** Whether plans stay at a moderate effort (domain sheet 3.7). */
export const capsIntensity = (outcome: HealthOutcome): boolean =>
  outcome !== 'clear' && outcome !== 'cleared';

/** Loads stay moderate below this age, whatever the answers (domain sheet 4.3, step 1), years. */
export const ADULT_AGE = 18;
