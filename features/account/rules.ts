import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';

/** Adults decide alone; below this age a parent or guardian must have consented. */
export const ADULT_AGE = 18;
/** Below this age the person also states that they may use online services where they live. */
export const DIGITAL_CONSENT_AGE = 16;

export const isMinor = (age: number): boolean => age < ADULT_AGE;

/**
 * Minors never get a target below what they need, whatever goal they choose
 * (American Academy of Pediatrics 2016, Pediatrics 138:e20161649).
 */
export const mayHaveDeficit = (age: number): boolean => !isMinor(age);

/** Minors have no public profile and get no messages from people they do not know. */
export const mayBePublic = (age: number): boolean => !isMinor(age);

export type ConsentKind = 'parental_consent' | 'digital_age';

/** The statements a person of `age` years must have agreed to before a profile is saved. */
export function consentsNeeded(age: number): ConsentKind[] {
  const needed: ConsentKind[] = [];
  if (age < ADULT_AGE) needed.push('parental_consent');
  if (age < DIGITAL_CONSENT_AGE) needed.push('digital_age');
  return needed;
}

/** Statement of a person under 18 who chooses a paid plan. */
export const PLAN_CONSENT = 'My parent or guardian agrees to this plan and its price.';

/** Which wording of the statements was agreed to; stored with each consent. Changes with them. */
export const CONSENT_WORDING_VERSION = '2026-11';

/** The statements in the words that are agreed to. */
export const consentStatements: Record<ConsentKind, string> = {
  parental_consent: 'My parent or guardian knows that I am using Vigour and agrees to it.',
  digital_age: 'I am old enough to use online services where I live.',
};

/** What the person is called on screen: the first name, else the email's part before the @, else "User". */
export function displayName(person: { firstName: string | null; email: string }): string {
  const first = person.firstName?.trim();
  if (first) return first;
  return person.email.split('@')[0]?.trim() || 'User';
}

/** Month and year of joining in `timeZone` ("November 2026"), or "Recently" when the moment is not known. */
export function memberSince(createdAt: string | null, timeZone: string): string {
  const instant = createdAt === null ? Number.NaN : Date.parse(createdAt);
  if (Number.isNaN(instant)) return 'Recently';
  return new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone }).format(
    instant,
  );
}

/**
 * Days in a row with at least one entry, counted back from `today`. A streak that reached
 * yesterday still counts: today is not over.
 */
export function streakOn(today: CalendarDay, loggedDays: Iterable<CalendarDay>): number {
  const logged = new Set(loggedDays);
  let day = logged.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (logged.has(day)) {
    count += 1;
    day = addDays(day, -1);
  }
  return count;
}

/** An address as it is stored and compared: without outer blanks and without case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();
