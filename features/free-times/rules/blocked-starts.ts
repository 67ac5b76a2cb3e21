import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import type { OfferTimes, TakenTime, Travel } from './question.ts';
import type { Span } from './span.ts';
import { travelMinutes } from './travel-minutes.ts';

/** Starts strictly between the two instants are impossible; at either of them one only touches. */
export type Blocked = { afterMs: number; beforeMs: number };

/**
 * Starts that would meet a session that is taken. Between two sessions lie the after of the first,
 * the way, and the before of the second.
 */
export const blockedByTaken = (
  taken: readonly TakenTime[],
  offer: OfferTimes,
  travel: Travel,
): Blocked[] =>
  taken.map((one) => {
    const way = travelMinutes(travel, one.placeId, offer.placeId);
    const before = one.bufferBeforeMinutes + way + offer.bufferAfterMinutes + offer.minutes;
    const after = one.bufferAfterMinutes + way + offer.bufferBeforeMinutes;
    return {
      afterMs: one.startMs - before * MS_PER_MINUTE,
      beforeMs: one.endMs + after * MS_PER_MINUTE,
    };
  });

/** Starts that would meet a busy time of another calendar: the session's buffers stay free, it has none. */
export const blockedByBusy = (busy: readonly Span[], offer: OfferTimes): Blocked[] =>
  busy
    .filter((one) => one.startMs < one.endMs)
    .map((one) => ({
      afterMs: one.startMs - (offer.bufferAfterMinutes + offer.minutes) * MS_PER_MINUTE,
      beforeMs: one.endMs + offer.bufferBeforeMinutes * MS_PER_MINUTE,
    }));

/** Starts whose session itself would overlap one of the spans: time off, a room that is taken. */
export const blockedBySpans = (spans: readonly Span[], minutes: number): Blocked[] =>
  spans.map((one) => ({
    afterMs: one.startMs - minutes * MS_PER_MINUTE,
    beforeMs: one.endMs,
  }));

/**
 * What blocks starts in `range`, in order, where those that overlap are one. Those that touch stay
 * two: a start fits between.
 */
export function joinBlocked(blocked: readonly Blocked[], { startMs, endMs }: Span): Blocked[] {
  const joined: Blocked[] = [];
  const near = blocked.filter((one) => one.beforeMs > startMs && one.afterMs < endMs);
  for (const one of near.sort((a, b) => a.afterMs - b.afterMs)) {
    const last = joined.at(-1);
    if (!last || one.afterMs >= last.beforeMs) joined.push(one);
    else if (one.beforeMs > last.beforeMs) last.beforeMs = one.beforeMs;
  }
  return joined;
}

/** When a start at `startMs` becomes possible again; null where nothing blocks it. `blocked` is joined. */
export function blockedUntil(blocked: readonly Blocked[], startMs: number): number | null {
  let [low, high] = [0, blocked.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocked[middle]?.beforeMs ?? 0) <= startMs) low = middle + 1;
    else high = middle;
  }
  const next = blocked[low];
  return next && next.afterMs < startMs ? next.beforeMs : null;
}
