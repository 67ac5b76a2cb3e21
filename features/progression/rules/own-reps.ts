import { percentOfMax } from '#features/plan-generator/rules/figures/effort.ts';
import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { isWorkSet } from './past-sessions.ts';
import type { PastSession, PastSet } from './progression-rule.ts';

/** Sets of so many reps to failure more or less than wanted say more than a formula. */
const MAX_REPS_APART = 2;
/** Older sets no longer say what a person can do. */
const MAX_DAYS = 120;
const USUAL_RESERVE = 2;

type Evidence = { kg: number; toFailure: number; maxKg: number; date: CalendarDay };

function toEvidence(set: PastSet, { reserve, date }: PastSession): Evidence | null {
  const { loadKg, reps, kind } = set;
  if (loadKg === null || loadKg <= 0 || reps === null || reps < 1) return null;
  const left = kind === 'failure' ? 0 : (set.reserve ?? reserve ?? USUAL_RESERVE);
  const percent = percentOfMax(reps, left);
  return percent === null
    ? null
    : { kg: loadKg, toFailure: reps + left, maxKg: (loadKg * 100) / percent, date };
}

const strongest = (some: readonly Evidence[]): Evidence | undefined =>
  some.toSorted((a, b) => b.maxKg - a.maxKg)[0];

/**
 * What the person's own sets say of a load for so many reps with so many in reserve, kg, not rounded:
 * the strongest recent set of about as many reps, moved by the effort chart; without one, the
 * strongest set of the last three sessions (domain sheet 3.1, 3.2: people differ widely, so their own
 * sets come first). `sessions` latest first. Null without a set that says it.
 */
export function loadForReps(
  sessions: readonly PastSession[],
  { reps, reserve, today }: { reps: number; reserve: number; today: CalendarDay },
): { kg: number; maxKg: number; percent: number } | null {
  const percent = percentOfMax(reps, reserve);
  if (percent === null) return null;
  const recent = sessions
    .filter(({ date }) => daysFrom(date, today) <= MAX_DAYS)
    .map((session) =>
      session.sets.filter(isWorkSet).flatMap((set) => toEvidence(set, session) ?? []),
    )
    .filter((some) => some.length > 0);
  const wanted = reps + reserve;
  const alike = recent
    .map((some) => some.filter((one) => Math.abs(one.toFailure - wanted) <= MAX_REPS_APART))
    .find((some) => some.length > 0);
  const best = strongest(alike ?? recent.slice(0, 3).flat());
  return best ? { kg: (best.maxKg * percent) / 100, maxKg: best.maxKg, percent } : null;
}
