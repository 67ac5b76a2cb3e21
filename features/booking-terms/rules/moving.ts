import type { Agreement } from './policy.ts';
import { reasonOfCancelling, type Settlement, type Side, settleCancelling } from './settlement.ts';

/**
 * What moving a booking does. A trainer's move, and a client's in time, keep what was agreed. A
 * client's late move is a late cancellation: the new time is booked on the terms of its own moment.
 */
export type Move =
  | { kind: 'moved'; agreement: Agreement }
  | { kind: 'late'; settlement: Settlement };

/** Null where the new time is the old one, has begun, or the session has. */
export function moveBooking(
  agreement: Agreement,
  by: Side,
  { toMs, nowMs }: { toMs: number; nowMs: number },
): Move | null {
  const { startMs } = agreement;
  if (toMs === startMs || toMs < nowMs || nowMs >= startMs) return null;
  if (by === 'trainer') {
    return { kind: 'moved', agreement: { ...agreement, startMs: toMs, wasMovedByTrainer: true } };
  }
  const settlement = settleCancelling(agreement, by, nowMs);
  if (settlement && reasonOfCancelling(agreement, by, nowMs) === 'late') {
    return { kind: 'late', settlement };
  }
  // The time is now the client's own choice.
  return { kind: 'moved', agreement: { ...agreement, startMs: toMs, wasMovedByTrainer: false } };
}
