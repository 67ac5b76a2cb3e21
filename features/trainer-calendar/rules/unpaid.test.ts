import { expect, test } from 'vitest';
import type { Booking } from '#features/bookings/contract.ts';
import { unpaidOf } from './unpaid.ts';

const NOW = Date.parse('2026-11-23T02:00:00Z');
const session = (id: string, changes: Partial<Booking>) =>
  ({
    id,
    state: 'confirmed',
    end: '2026-11-23T01:00:00.000Z',
    missing: null,
    hasCredit: false,
    organisationName: null,
    priceCents: 9_000,
    paidCents: 0,
    ...changes,
  }) as Booking;

test('only sessions that took place and were not paid in full, by money or credit, are unpaid', () => {
  const all = [
    session('owed', {}),
    session('partly', { paidCents: 4_000 }),
    session('paid', { paidCents: 9_000 }),
    session('credit', { hasCredit: true }),
    session('gym', { organisationName: 'Harbour' }),
    session('free', { priceCents: 0 }),
    session('to come', { end: '2026-11-24T01:00:00.000Z' }),
    session('cancelled', { state: 'cancelled' }),
    session('missed', { missing: { side: 'client', isDisputed: false } }),
  ];
  expect(unpaidOf(all, NOW).map(({ id }) => id)).toEqual(['owed', 'partly']);
});
