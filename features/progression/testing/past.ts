import type { Exercise, Range } from '#features/exercises/rules/exercise.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { EMPTY_KIT, type Kit } from '#features/training-profile/rules/kit.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { PastSession, PastSet, SuggestContext } from '../rules/progression-rule.ts';

/** The day of the session to come in these tests. */
export const TODAY = '2026-11-20';

export const exerciseOf = (id: string): Exercise => {
  const found = findExercise(id);
  if (!found) throw new Error(`No exercise ${id}`);
  return found;
};

export const GYM: Kit = {
  ...EMPTY_KIT,
  equipment: ['barbell', 'bench', 'rack', 'dumbbells', 'pull-up-bar', 'leg-press-machine'],
};

/** An id as made (UUIDv7) in the evening of a day; `order` sets sessions of one day apart. */
export function idMadeOn(day: CalendarDay, order = 0): string {
  const ms = Date.parse(day) + 18 * 3_600_000 + order;
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

export const pastSet = (some: Partial<PastSet>): PastSet => ({
  kind: 'normal',
  loadKg: null,
  reps: null,
  seconds: null,
  metres: null,
  reserve: null,
  ...some,
});

type Details = {
  daysAgo?: number;
  reserve?: number | null;
  range?: Range | null;
  planned?: number | null;
  isLight?: boolean;
  enteredDaysAgo?: number;
};

/** Sets of these reps with a load, some days ago. */
export function pastSession(
  loadKg: number | null,
  reps: readonly number[],
  details: Details = {},
): PastSession {
  const { daysAgo = 3, reserve = null, range = null, planned = 2, isLight = false } = details;
  const date = addDays(TODAY, -daysAgo);
  return {
    sessionId: idMadeOn(addDays(TODAY, -(details.enteredDaysAgo ?? daysAgo))),
    date,
    sets: reps.map((one) => pastSet({ loadKg, reps: one, reserve })),
    range,
    reserve: planned,
    isLight,
  };
}

export const context = (some: Partial<SuggestContext> = {}): SuggestContext => ({
  today: TODAY,
  range: [8, 12],
  reserve: 2,
  kit: GYM,
  isDeload: false,
  level: 'intermediate',
  ...some,
});
