import { needsDeload } from '#features/plan-generator/rules/figures/progression.ts';
import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { amountOf, isSameKind, listCounted, toWorked } from './past-sessions.ts';
import type { PastSession } from './progression-rule.ts';

/** Lifts that were not trained for so long are not judged. */
const MAX_DAYS_OLD = 21;
/** So many sessions running without a gain are a stall. */
const SESSIONS_TO_STALL = 2;

type Sum = { kg: number; worst: number; total: number };

function toSum(session: PastSession): Sum {
  const { kg, sets } = toWorked(session);
  const amounts = sets.map(amountOf);
  return {
    kg: kg ?? 0,
    worst: Math.min(...amounts),
    total: amounts.reduce((sum, one) => sum + one, 0),
  };
}

/** Heavier, or as heavy with more in the worst set or in all of them. */
const isGain = (now: Sum, before: Sum): boolean =>
  now.kg > before.kg + 0.01 ||
  (Math.abs(now.kg - before.kg) <= 0.01 && (now.worst > before.worst || now.total > before.total));

/**
 * Whether a lift that is trained now has stood still: two sessions running without a gain on the last
 * one of their kind, as heavy and light days take turns.
 */
export function isStalled(past: readonly PastSession[], today: CalendarDay): boolean {
  const counted = listCounted(past, today);
  const [latest] = counted;
  if (!latest || daysFrom(latest.date, today) > MAX_DAYS_OLD || toWorked(latest).isTimed) {
    return false;
  }
  const running = counted.slice(0, SESSIONS_TO_STALL).map((session, at) => {
    const before = counted.slice(at + 1).find(({ range }) => isSameKind(range, session.range));
    return before !== undefined && !isGain(toSum(session), toSum(before));
  });
  return running.length === SESSIONS_TO_STALL && running.every(Boolean);
}

/** A day with training: how sore the person said they were (1 to 5), and whether it was a light one. */
export type TrainingDay = { date: CalendarDay; soreness: number | null; isLight: boolean };

/** Why a light week is due. */
export type LightWeekCause =
  | { kind: 'sore'; soreness: number }
  | { kind: 'stalled'; exerciseIds: readonly string[] }
  | { kind: 'weeks'; weeks: number };

const SORE_DAYS = 7;
const GAP_DAYS = 14;
const DAYS_PER_WEEK = 7;

/** Weeks of training since the last light session or fortnight without any. */
function weeksOfTraining(days: readonly TrainingDay[], today: CalendarDay): number {
  const dates = [...days].sort((a, b) => (a.date < b.date ? 1 : -1));
  let first = today;
  for (const { date, isLight } of dates) {
    if (isLight || daysFrom(date, first) >= GAP_DAYS) break;
    first = date;
  }
  return Math.floor(daysFrom(first, today) / DAYS_PER_WEEK);
}

/**
 * Why the coming week should be light, or null: two lifts that stand still, soreness of 4 of 5, or the
 * sixth week running. A missed fortnight was one already (domain sheet 3.4).
 */
export function findLightWeekCause(
  lifts: readonly { exerciseId: string; sessions: readonly PastSession[] }[],
  days: readonly TrainingDay[],
  today: CalendarDay,
): LightWeekCause | null {
  const past = days.filter(({ date }) => date <= today);
  const last = past.reduce((latest, { date }) => (date > latest ? date : latest), '');
  if (
    last === '' ||
    past.some(({ date, isLight }) => isLight && date > addDays(today, -GAP_DAYS))
  ) {
    return null;
  }
  const stalled = lifts.filter(({ sessions }) => isStalled(sessions, today));
  const recent = past.filter(({ date }) => date > addDays(today, -SORE_DAYS));
  const soreness = Math.max(1, ...recent.map((day) => day.soreness ?? 1));
  const weeks = weeksOfTraining(past, today);
  const known = {
    missedDays: daysFrom(last, today),
    soreness: 1,
    stalledLifts: 0,
    weeksSinceDeload: 0,
  };
  if (needsDeload({ ...known, soreness })) return { kind: 'sore', soreness };
  if (needsDeload({ ...known, stalledLifts: stalled.length })) {
    return { kind: 'stalled', exerciseIds: stalled.map(({ exerciseId }) => exerciseId) };
  }
  return needsDeload({ ...known, weeksSinceDeload: weeks }) ? { kind: 'weeks', weeks } : null;
}
