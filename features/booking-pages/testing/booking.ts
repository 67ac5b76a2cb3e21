import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import type { Booking } from '#features/bookings/contract.ts';

const HOUR_MS = 3_600_000;

/** A client's booking of an hour in two days, for $90. */
export function aBooking(changes: Partial<Booking>): Booking {
  const start = changes.start ?? new Date(Date.now() + 48 * HOUR_MS).toISOString();
  return {
    id: '0197a0a0-0000-7000-8000-000000000002',
    sessionId: '0197a0a0-0000-7000-8000-000000000003',
    organisationName: null,
    version: 1,
    state: 'confirmed',
    side: 'client',
    waitsFor: null,
    start,
    end: new Date(Date.parse(start) + HOUR_MS).toISOString(),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    offer: { id: '0197a0a0-0000-7000-8000-000000000001', name: 'Personal training', link: null },
    isOnline: false,
    place: { name: 'The gym', suburb: 'Bondi' },
    placeId: null,
    trainerName: 'Priya',
    clientName: 'Sam',
    clientPhoto: null,
    clientId: null,
    trainerId: null,
    message: null,
    keptUntil: null,
    seriesId: null,
    priceCents: 9_000,
    paidCents: 0,
    hasCredit: false,
    policy: USUAL_POLICY,
    freeUntil: start,
    ifCancelledNow: null,
    settlement: null,
    cancelReason: null,
    wasMovedByTrainer: false,
    hasClash: false,
    missing: null,
    may: {
      decide: false,
      reopen: false,
      move: true,
      sayMissing: false,
      dispute: false,
      waive: false,
    },
    ...changes,
  };
}
