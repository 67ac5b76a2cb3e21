import { expect, test } from 'vitest';
import type { Booking } from '#features/bookings/contract.ts';
import { unpaidOf } from './unpaid.ts';

const NOW = Date.parse('2026-11-23T02:00:00Z');
const session = (id: string, changes: Partial<Booking>) =>
  ({
    id,
    state: 'confirmed',
    end: '2026-11-23T01:00:00.000Z',
    settlement: null,
    hasCredit: false,
    organisationName: null,
    priceCents: 9_000,
    paidCents: 0,
    ...changes,
  }) as Booking;

const costs = (feeCents: number): Booking['settlement'] => ({
  reason: 'missed',
  feeCents,
  refundCents: 0,
  owedCents: feeCents,
  credit: 'none',
});

test('what took place, was missed or cancelled late and is not paid in full, by money or credit, is unpaid', () => {
  const all = [
    session('owed', {}),
    session('partly', { paidCents: 4_000 }),
    session('paid', { paidCents: 9_000 }),
    session('credit', { hasCredit: true }),
    session('gym', { organisationName: 'Harbour' }),
    session('free', { priceCents: 0 }),
    session('to come', { end: '2026-11-24T01:00:00.000Z' }),
    session('cancelled', { state: 'cancelled' }),
    session('missed', { settlement: costs(9_000) }),
    session('missed and paid', { settlement: costs(9_000), paidCents: 9_000 }),
    session('cancelled late', { state: 'cancelled', settlement: costs(4_500) }),
    session('waived', { settlement: costs(0) }),
  ];
  expect(unpaidOf(all, NOW).map(({ id }) => id)).toEqual([
    'owed',
    'partly',
    'missed',
    'cancelled late',
  ]);
});
