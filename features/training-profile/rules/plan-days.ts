import type { StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import {
  capsIntensity,
  type HealthOutcome,
  sparesLying,
  toHealthOutcome,
} from './health-screening.ts';
import { EMPTY_KIT, type Kit } from './kit.ts';
import type { PlaceContent } from './places.ts';
import { type Recovery, type RecoveryAnswers, toRecovery } from './recovery.ts';

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type PlanDay = {
  weekday: Weekday;
  minutes: number;
  kit: Kit;
  placeName: string | null;
};

/** What stands in the way of a day as it was set up. */
export type PlanDayNote = { kind: 'placeGone'; weekday: Weekday };

/** A person as a plan needs them, beside level, goals and age of the account. */
export type PlanPerson = {
  days: readonly PlanDay[];
  avoid: readonly StressTag[];
  recovery: Recovery;
  intensityCapped: boolean;
  /** nothing face down, and on the back only where nothing else serves */
  sparesLying: boolean;
  health: HealthOutcome;
  notes: readonly PlanDayNote[];
};

/** Length of a session that nobody decided, minutes. */
export const USUAL_MINUTES = 45;

type Profile = {
  days: readonly { weekday: number; minutes: number | null; placeId: string | null }[];
  avoid: readonly StressTag[];
  recovery: RecoveryAnswers;
};
type Place = PlaceContent & { id: string };
type Screening = Parameters<typeof toHealthOutcome>[0];

const toKit = ({
  equipment,
  barKg,
  platesKg,
  dumbbellsKg,
  kettlebellsKg,
  machineStepKg,
}: Kit): Kit => ({ equipment, barKg, platesKg, dumbbellsKg, kettlebellsKg, machineStepKg });

/** The place of a day: the chosen one, else the only one there is; null for none, or a deleted one. */
export function placeOfDay<Kept extends { id: string }>(
  placeId: string | null,
  places: readonly Kept[],
): Kept | null {
  if (placeId !== null) return places.find(({ id }) => id === placeId) ?? null;
  const [only, ...others] = places;
  return only && others.length === 0 ? only : null;
}

/**
 * What a plan is made from on a day (`today`): the training days in order, each with what can be
 * used at its place. A day whose place was deleted has no equipment, and a note says so.
 */
export function toPlanDays(
  profile: Profile,
  places: readonly Place[],
  screening: Screening,
  today: CalendarDay,
): PlanPerson {
  const sorted = [...profile.days].sort((a, b) => a.weekday - b.weekday);
  const health = toHealthOutcome(screening, today);
  return {
    days: sorted.map(({ weekday, minutes, placeId }) => {
      const place = placeOfDay(placeId, places);
      return {
        weekday: weekday as Weekday,
        minutes: minutes ?? USUAL_MINUTES,
        kit: place ? toKit(place) : EMPTY_KIT,
        placeName: place?.name ?? null,
      };
    }),
    avoid: profile.avoid,
    recovery: toRecovery(profile.recovery),
    intensityCapped: capsIntensity(health),
    sparesLying: sparesLying(screening, health),
    health,
    notes: sorted.flatMap(({ weekday, placeId }) =>
      placeId !== null && !placeOfDay(placeId, places)
        ? [{ kind: 'placeGone' as const, weekday: weekday as Weekday }]
        : [],
    ),
  };
}

/** The commonest length of a session, the shorter of two as common, minutes; null without any. */
export function usualMinutes(days: readonly { minutes: number | null }[]): number | null {
  const counts = new Map<number, number>();
  for (const { minutes } of days) {
    if (minutes !== null) counts.set(minutes, (counts.get(minutes) ?? 0) + 1);
  }
  const [commonest] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return commonest?.[0] ?? null;
}

/**
 * The training days of the account with what the profile knows of each: which days there are is
 * the account's to say, and its usual length holds where a day has none of its own.
 */
export function joinDays(
  schedule: { trainingDays: readonly number[]; sessionMinutes: number | null },
  kept: Profile['days'],
): { weekday: number; minutes: number | null; placeId: string | null }[] {
  return [...schedule.trainingDays]
    .sort((a, b) => a - b)
    .map((weekday) => {
      const day = kept.find((one) => one.weekday === weekday);
      return {
        weekday,
        minutes: day?.minutes ?? schedule.sessionMinutes,
        placeId: day?.placeId ?? null,
      };
    });
}
