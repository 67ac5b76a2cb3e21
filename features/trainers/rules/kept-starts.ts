import type { Span } from '#features/availability/rules/span.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';

/** Starts of an offer, milliseconds since 1970. */
type OfferStarts = { noticeHours: number; starts: readonly number[] };

const QUARTER_MS = 15 * MS_PER_MINUTE;
const QUARTERS_A_WEEK = 7 * 96;
/** Minutes since 1970 in four bytes, hours of notice in two. */
const BYTES = 6;

/** The first start in each quarter hour of the week for each notice, in order. */
function firstOfQuarters(offers: readonly OfferStarts[]) {
  const seen = new Set<string>();
  return offers
    .flatMap(({ starts, noticeHours }) => starts.map((startMs) => ({ startMs, noticeHours })))
    .toSorted((a, b) => a.startMs - b.startMs)
    .filter(({ startMs, noticeHours }) => {
      const quarter = `${Math.floor(startMs / QUARTER_MS) % QUARTERS_A_WEEK} ${noticeHours}`;
      const isFirst = !seen.has(quarter);
      seen.add(quarter);
      return isFirst;
    });
}

/**
 * What is kept of when a trainer is free, so that a search by day and time need not look at all starts, and
 * reads those of 2,000 trainers quickly. Whatever zone it is asked for in, days and times of day begin at
 * quarters.
 */
export function packStarts(offers: readonly OfferStarts[]): Uint8Array {
  const kept = firstOfQuarters(offers);
  const view = new DataView(new ArrayBuffer(kept.length * BYTES));
  for (const [at, { startMs, noticeHours }] of kept.entries()) {
    view.setUint32(at * BYTES, Math.floor(startMs / MS_PER_MINUTE));
    view.setUint16(at * BYTES + 4, noticeHours);
  }
  return new Uint8Array(view.buffer);
}

/** The first of the packed starts that can be booked, within `spans` (in order) if there are any; null: none. */
export function firstStart(
  packed: Uint8Array,
  { spans, nowMs }: { spans: readonly Span[] | null; nowMs: number },
): number | null {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  let span = 0;
  for (let at = 0; at < packed.byteLength; at += BYTES) {
    const startMs = view.getUint32(at) * MS_PER_MINUTE;
    if (startMs - view.getUint16(at + 4) * MS_PER_HOUR < nowMs) continue;
    if (!spans) return startMs;
    while (span < spans.length && (spans[span]?.endMs ?? 0) <= startMs) span += 1;
    if (span === spans.length) return null;
    if ((spans[span]?.startMs ?? 0) <= startMs) return startMs;
  }
  return null;
}
