import { overlaps, type Span } from '#features/availability/rules/span.ts';
import { MS_PER_HOUR } from '#platform/shared/wall-clock.ts';

const HOURS_LOOKED_AT = 14 * 24;

/** The first hour from `fromMs` on that is open and not taken; `fromMs` itself where there is none. */
export function firstOpenHour(
  open: readonly Span[],
  taken: readonly Span[],
  fromMs: number,
): number {
  for (let hour = 0; hour < HOURS_LOOKED_AT; hour += 1) {
    const startMs = fromMs + hour * MS_PER_HOUR;
    const span = { startMs, endMs: startMs + MS_PER_HOUR };
    const isOpen = open.some((one) => one.startMs <= span.startMs && span.endMs <= one.endMs);
    if (isOpen && !taken.some((one) => overlaps(one, span))) return startMs;
  }
  return fromMs;
}
