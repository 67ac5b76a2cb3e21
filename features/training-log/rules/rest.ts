import { restOf } from '#features/plan-generator/rules/session-seconds.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { groupOf, lastDone, nextSet } from './set-order.ts';

/** A rest that follows from the set done last, so that every device and every reload has the same. */
export type Rest = { setId: string; startMs: number; seconds: number };

/** What the person made of a rest. */
export type RestChange = { setId: string; bySeconds: number; isSkipped: boolean };

/** Seconds after a light set. */
const MAX_WARM_UP_REST = 60;
export const REST_STEP_SECONDS = 15;
const MAX_REST_SECONDS = 3_600;

/**
 * The rest after the set that was done last; null where there is none: nothing was done, nothing is
 * left, the superset goes on with its next exercise, a drop set follows, or the item has a clock of
 * its own. A superset rests once a round, as long as its longest rest.
 */
export function restAfter(items: readonly SessionItem[]): Rest | null {
  const last = lastDone(items);
  const next = nextSet(items);
  if (!last || !next) return null;
  const { item, set } = last;
  if (set.doneAt === null) return null;
  if (item.pace && item.pace.kind !== 'circuit') return null;
  const group = groupOf(items, item.id);
  if (group.length > 1 && isRoundOpen(group, item, set.id)) return null;
  if (next.item.id === item.id && next.set.kind === 'drop') return null;
  const restSeconds = Math.max(...group.map((one) => one.restSeconds));
  const whole = restOf({ restSeconds, superset: group.length > 1 ? item.superset : null });
  const seconds = set.kind === 'warmUp' ? Math.min(whole, MAX_WARM_UP_REST) : whole;
  return seconds > 0 ? { setId: set.id, startMs: Date.parse(set.doneAt), seconds } : null;
}

/** Whether another exercise of the superset still has its set of this round. */
function isRoundOpen(group: readonly SessionItem[], item: SessionItem, setId: string): boolean {
  const work = (one: SessionItem) => one.sets.filter(({ kind }) => kind !== 'warmUp');
  const round = work(item).findIndex(({ id }) => id === setId);
  return group.some((one) => one.id !== item.id && work(one)[round]?.doneAt === null);
}

/** Seconds of a rest with what the person made of it. */
export const changedSeconds = (rest: Rest, change: RestChange | null): number =>
  change?.setId === rest.setId
    ? Math.max(0, Math.min(MAX_REST_SECONDS, rest.seconds + change.bySeconds))
    : rest.seconds;

/**
 * Milliseconds left, counted to the end time, so that it is right after a reload, a lock or a frozen
 * tab. Below zero: over since so long. A clock that was turned back gives no longer rest than asked.
 */
export const leftMs = (rest: Pick<Rest, 'startMs'>, seconds: number, nowMs: number): number =>
  Math.min(rest.startMs + seconds * 1000 - nowMs, seconds * 1000);
