import { Timer } from 'lucide-react';
import { HOLD_MINUTES } from '#features/booking-terms/rules/policy.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { bookText as t } from '../messages/book.ts';

const HOLD_MS = HOLD_MINUTES * 60_000;

/** Milliseconds that a time is still kept, by this device's clock: never more than a hold lasts. */
export function useHoldLeft(keptUntil: string | null): number {
  const untilMs = keptUntil === null ? 0 : Date.parse(keptUntil);
  const now = useNow(keptUntil !== null, 1000, untilMs);
  return Math.min(Math.max(0, untilMs - now), HOLD_MS);
}

/** How long a time is still kept, read out once a minute. */
export function HoldClock({ leftMs }: { leftMs: number }) {
  const seconds = Math.ceil(leftMs / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className="flex min-h-11 items-center gap-2 rounded-control bg-accent-soft px-4 font-semibold">
      <Timer aria-hidden size={20} className="shrink-0 text-accent" />
      <span aria-hidden className="tabular">
        {t.keptFor(clock)}
      </span>
      <span role="status" className="sr-only">
        {t.keptSpoken(Math.ceil(seconds / 60))}
      </span>
    </p>
  );
}
