import type { Booking } from '#features/bookings/contract.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { stateWords, bookingText as t } from '../messages/booking.ts';

const MINUTE_MS = 60_000;

const tones: Record<Booking['state'], BadgeTone> = {
  held: 'warn',
  requested: 'warn',
  confirmed: 'success',
  declined: 'neutral',
  lapsed: 'neutral',
  cancelled: 'neutral',
};

export function StateBadge({ booking }: { booking: Booking }) {
  const { state, end, may, missing, waitsFor } = booking;
  const now = useNow(state === 'confirmed', MINUTE_MS);
  if (missing)
    return <Badge tone="warn">{missing.isDisputed ? t.disputedState : t.missedState}</Badge>;
  if (state === 'confirmed' && Date.parse(end) <= now) return <Badge>{t.done}</Badge>;
  if (may.decide) return <Badge tone="warn">{t.waitsForYou}</Badge>;
  if (waitsFor) {
    return (
      <Badge tone="warn">{waitsFor === 'client' ? t.waitsForClient : t.waitsForTrainer}</Badge>
    );
  }
  return <Badge tone={tones[state]}>{stateWords[state]}</Badge>;
}
