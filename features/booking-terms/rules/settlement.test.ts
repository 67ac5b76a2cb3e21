import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAgreement, hoursBefore, START_MS } from '../testing/agreement.ts';
import { canDispute, canSayMissing, type Missing, settleSaidMissing } from './missing.ts';
import { moveBooking } from './moving.ts';
import { freeUntil } from './policy.ts';
import { settleCancelling, settleMissing, settleWaived } from './settlement.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a client cancels', () => {
  const cancel = (nowMs: number, changes = {}) =>
    settleCancelling(anAgreement(changes), 'client', nowMs);

  test('in time, and at the limit is in time', () => {
    const free = {
      reason: 'in-time',
      feeCents: 0,
      refundCents: 9_999,
      owedCents: 0,
      credit: 'none',
    };
    expect(cancel(hoursBefore(48))).toEqual(free);
    expect(cancel(hoursBefore(24))).toEqual(free);
    expect(freeUntil(anAgreement())).toBe(hoursBefore(24));
  });
  test('late: the refund rounds up', () => {
    expect(cancel(hoursBefore(24) + 1)).toEqual({
      reason: 'late',
      feeCents: 4_999,
      refundCents: 5_000,
      owedCents: 0,
      credit: 'none',
    });
  });
  test('hours are hours elapsed, over a night of 23 too', () => {
    // Sunday 4 October, 10:00 in Sydney; Saturday 10:00 is 23 hours before.
    const startMs = Date.parse('2026-10-03T23:00Z');
    expect(cancel(Date.parse('2026-10-03T00:00Z'), { startMs })?.reason).toBe('late');
    expect(cancel(Date.parse('2026-10-02T23:00Z'), { startMs })?.reason).toBe('in-time');
  });
  test('what is owed without a card is shown', () => {
    expect(cancel(hoursBefore(1), { paidCents: 0 })).toMatchObject({
      refundCents: 0,
      owedCents: 4_999,
    });
    expect(cancel(hoursBefore(1), { paidCents: 1_000 })).toMatchObject({
      refundCents: 0,
      owedCents: 3_999,
    });
  });
  test('a credit comes back whole or not at all', () => {
    const credit = { hasCredit: true, paidCents: 0 };
    expect(cancel(hoursBefore(30), credit)).toMatchObject({ credit: 'returned', owedCents: 0 });
    expect(cancel(hoursBefore(1), credit)).toMatchObject({ credit: 'kept', feeCents: 0 });
    const kind = { ...credit, policy: { lateTakesCredit: false } };
    expect(cancel(hoursBefore(1), kind)).toMatchObject({ reason: 'late', credit: 'returned' });
  });
  test('within ten minutes of booking it is free, even inside the window', () => {
    const bookedAtMs = hoursBefore(2);
    expect(cancel(bookedAtMs + 10 * MINUTE, { bookedAtMs })).toMatchObject({
      reason: 'grace',
      refundCents: 9_999,
    });
    expect(cancel(bookedAtMs + 10 * MINUTE + 1, { bookedAtMs })?.reason).toBe('late');
  });
  test('from the start on it is no cancellation', () => {
    expect(cancel(START_MS)).toBeNull();
    expect(cancel(START_MS - 1)?.reason).toBe('late');
  });
});

test('a trainer cancels: everything goes back', () => {
  expect(settleCancelling(anAgreement(), 'trainer', hoursBefore(1))).toMatchObject({
    reason: 'trainer-cancelled',
    refundCents: 9_999,
    feeCents: 0,
  });
  const credit = anAgreement({ hasCredit: true, paidCents: 0 });
  expect(settleCancelling(credit, 'trainer', hoursBefore(1))?.credit).toBe('returned');
});

test('the client’s fee is waived', () => {
  expect(settleWaived(anAgreement())).toMatchObject({ feeCents: 0, refundCents: 9_999 });
});

test('no settlement gives back more than was paid, or asks for more than the price', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      cents,
      cents,
      percent,
      fc.integer({ min: -50, max: 300 }),
      (priceCents, paid, latePercent, hours) => {
        const paidCents = Math.min(paid, priceCents);
        const agreement = anAgreement({ priceCents, paidCents, policy: { latePercent } });
        const settled = settleCancelling(agreement, 'client', hoursBefore(hours));
        if (!settled) return;
        const { feeCents, refundCents, owedCents } = settled;
        expect(refundCents >= 0 && refundCents <= paidCents).toBe(true);
        expect(paidCents - refundCents + owedCents).toBe(feeCents);
        expect(feeCents <= (priceCents * latePercent) / 100).toBe(true);
        if (settled.reason === 'late' && paidCents === priceCents) {
          expect(refundCents).toBe(Math.ceil((priceCents * (100 - latePercent)) / 100));
        }
      },
    ),
  );
});

describe('moving', () => {
  const toMs = START_MS + 3 * DAY;
  const move = (by: 'client' | 'trainer', nowMs: number, changes = {}) =>
    moveBooking(anAgreement(changes), by, { toMs, nowMs });

  test('a client in time keeps policy and price', () => {
    expect(move('client', hoursBefore(24))).toEqual({
      kind: 'moved',
      agreement: anAgreement({ startMs: toMs }),
    });
  });
  test('a client’s late move is a late cancellation', () => {
    expect(move('client', hoursBefore(23))).toMatchObject({
      kind: 'late',
      settlement: { reason: 'late', refundCents: 5_000 },
    });
  });
  test('a trainer’s move gives the client free cancellation, until the client chooses a time', () => {
    const moved = move('trainer', hoursBefore(1));
    if (moved?.kind !== 'moved') throw new Error('not moved');
    const { agreement } = moved;
    expect(freeUntil(agreement)).toBe(toMs);
    expect(settleCancelling(agreement, 'client', toMs - MINUTE)).toMatchObject({
      reason: 'trainer-moved',
      refundCents: 9_999,
    });
    const again = moveBooking(agreement, 'client', { toMs: toMs + DAY, nowMs: toMs - MINUTE });
    if (again?.kind !== 'moved') throw new Error('not moved');
    expect(settleCancelling(again.agreement, 'client', toMs + DAY - MINUTE)?.reason).toBe('late');
  });
  test('neither into the past, nor once it began, nor to where it is', () => {
    const agreement = anAgreement();
    const nowMs = hoursBefore(48);
    expect(moveBooking(agreement, 'trainer', { toMs: nowMs - 1, nowMs })).toBeNull();
    expect(moveBooking(agreement, 'trainer', { toMs: START_MS, nowMs })).toBeNull();
    expect(moveBooking(agreement, 'trainer', { toMs, nowMs: START_MS })).toBeNull();
  });
});

describe('someone does not come', () => {
  const said = (changes: Partial<Missing> = {}): Missing => ({
    missing: 'client',
    saidAtMs: START_MS + 10 * MINUTE,
    disputedAtMs: null,
    outcome: null,
    isWaived: false,
    ...changes,
  });
  test('it can be said from ten minutes after the start, for a week', () => {
    expect(canSayMissing({ startMs: START_MS }, START_MS + 10 * MINUTE - 1)).toBe(false);
    expect(canSayMissing({ startMs: START_MS }, START_MS + 10 * MINUTE)).toBe(true);
    expect(canSayMissing({ startMs: START_MS }, START_MS + 7 * DAY)).toBe(true);
    expect(canSayMissing({ startMs: START_MS }, START_MS + 7 * DAY + 1)).toBe(false);
  });
  test('the client bears what the policy says, the trainer all', () => {
    expect(settleMissing(anAgreement(), 'client')).toMatchObject({
      feeCents: 9_999,
      refundCents: 0,
    });
    expect(settleMissing(anAgreement(), 'trainer')).toMatchObject({
      feeCents: 0,
      refundCents: 9_999,
    });
    const credit = anAgreement({ hasCredit: true, paidCents: 0 });
    expect(settleMissing(credit, 'client').credit).toBe('kept');
    expect(settleMissing(credit, 'trainer').credit).toBe('returned');
  });
  test('while it is disputed nothing is settled', () => {
    const nowMs = START_MS + DAY;
    expect(canDispute(said(), 'client', nowMs)).toBe(true);
    expect(canDispute(said(), 'trainer', nowMs)).toBe(false);
    expect(canDispute(said({ disputedAtMs: nowMs }), 'client', nowMs)).toBe(false);
    expect(canDispute(said(), 'client', START_MS + 8 * DAY)).toBe(false);
    const disputed = said({ disputedAtMs: nowMs });
    expect(settleSaidMissing(anAgreement(), disputed)).toBeNull();
    expect(settleSaidMissing(anAgreement(), { ...disputed, outcome: 'came' })).toBeNull();
    expect(settleSaidMissing(anAgreement(), { ...disputed, outcome: 'missed' })?.feeCents).toBe(
      9_999,
    );
    expect(settleSaidMissing(anAgreement(), { ...disputed, isWaived: true })?.reason).toBe(
      'waived',
    );
  });
});
