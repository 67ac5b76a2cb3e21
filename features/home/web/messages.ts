import type { PartOfDay } from '../rules.ts';

export const greeting = (part: PartOfDay, name: string): string => `Good ${part}, ${name}`;

/** A run of days with something logged, without praise or blame. */
export function streakText(days: number): string {
  if (days === 0) return 'Log when it helps you. Gaps are fine.';
  return days === 1 ? 'Your first day is logged.' : `${days} days in a row with something logged.`;
}

/** "2 of 5 sessions" */
export const sessionsText = (sessions: number, goal: number): string =>
  `${sessions} of ${goal} ${goal === 1 ? 'session' : 'sessions'}`;

export const daysLoggedText = (days: number): string =>
  days === 1 ? '1 day logged' : `${days} days logged`;
