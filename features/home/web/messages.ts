import type { PartOfDay } from '../rules.ts';

export const greeting = (part: PartOfDay, name: string): string => `Good ${part}, ${name}`;

/** "2 of 5 sessions" */
export const sessionsText = (sessions: number, goal: number): string =>
  `${sessions} of ${goal} ${goal === 1 ? 'session' : 'sessions'}`;

export const daysLoggedText = (days: number): string =>
  days === 1 ? '1 day logged' : `${days} days logged`;
