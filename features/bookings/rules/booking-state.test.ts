import { describe, expect, test } from 'vitest';
import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import { hoursBefore, START_MS } from '#features/booking-terms/testing/agreement.ts';
import { anOffer } from '#features/free-times/testing/times-question.ts';
import {
  type BookingMoment,
  holdEnd,
  isCompleted,
  requestEnd,
  stateAfter,
  stateAt,
  takesTime,
} from './booking-state.ts';
import { type OfferContent, offerProblems } from './check-offer.ts';
import { capacityOf, groupStarts, placesLeft } from './places.ts';
import { type Booker, barOf } from './who-may-book.ts';

const booking = (changes: Partial<BookingMoment> = {}): BookingMoment => ({
  state: 'confirmed',
  startMs: START_MS,
  endMs: START_MS + 3_600_000,
  keptUntilMs: null,
  ...changes,
});

describe('states', () => {
  test('a hold takes time for ten minutes', () => {
    const made = hoursBefore(50);
    const held = booking({ state: 'held', keptUntilMs: holdEnd(made) });
    expect(takesTime(held, made + 10 * 60_000 - 1)).toBe(true);
    expect(takesTime(held, made + 10 * 60_000)).toBe(false);
    expect(stateAfter(held, 'finish', 'client', made + 5 * 60_000)).toBe('confirmed');
    expect(stateAfter(held, 'finish', 'client', made + 11 * 60_000)).toBeNull();
  });
  test('a request ends after a day, at the start at the latest', () => {
    expect(requestEnd(hoursBefore(48), START_MS)).toBe(hoursBefore(24));
    expect(requestEnd(hoursBefore(5), START_MS)).toBe(START_MS);
    const requested = booking({ state: 'requested', keptUntilMs: hoursBefore(24) });
    expect(stateAfter(requested, 'approve', 'trainer', hoursBefore(25))).toBe('confirmed');
    expect(stateAfter(requested, 'approve', 'client', hoursBefore(25))).toBeNull();
    expect(stateAfter(requested, 'decline', 'trainer', hoursBefore(25))).toBe('declined');
    expect(stateAt(requested, hoursBefore(24))).toBe('lapsed');
  });
  test('both sides cancel and move until the start', () => {
    expect(stateAfter(booking(), 'cancel', 'client', hoursBefore(1))).toBe('cancelled');
    expect(stateAfter(booking(), 'cancel', 'trainer', START_MS)).toBeNull();
    expect(stateAfter(booking(), 'move', 'trainer', hoursBefore(1))).toBe('confirmed');
    expect(
      stateAfter(booking({ state: 'cancelled' }), 'move', 'client', hoursBefore(1)),
    ).toBeNull();
  });
  test('what is confirmed and over is completed', () => {
    expect(isCompleted(booking(), START_MS + 3_600_000)).toBe(true);
    expect(isCompleted(booking(), START_MS)).toBe(false);
    expect(isCompleted(booking({ state: 'cancelled' }), START_MS + 9e9)).toBe(false);
  });
});

describe('who may book', () => {
  const adult: Booker = {
    hasVerifiedEmail: true,
    age: 30,
    hasGuardian: false,
    isBlocked: false,
    isTrainerThemselves: false,
    isMember: true,
  };
  test.each([
    [{}, true, null],
    [{ hasVerifiedEmail: false }, true, 'not-verified'],
    [{ age: null }, true, 'age-unknown'],
    [{ age: 15, hasGuardian: true }, true, 'too-young'],
    [{ age: 16 }, true, 'no-guardian'],
    [{ age: 17, hasGuardian: true }, true, null],
    [{ isBlocked: true }, true, 'blocked'],
    [{ isTrainerThemselves: true }, true, 'own-offer'],
    [{ isMember: false }, true, 'not-a-member'],
    [{}, false, 'not-taking-bookings'],
  ])('%j', (changes, isTaking, bar) => {
    expect(barOf({ ...adult, ...changes }, isTaking)).toBe(bar);
  });
});

test('places: the room’s size counts, and what is offered is kept', () => {
  expect(capacityOf(12, 8)).toBe(8);
  expect(capacityOf(12, null)).toBe(12);
  expect(placesLeft({ capacity: 8, booked: 5, offered: 2 })).toBe(1);
  expect(placesLeft({ capacity: 8, booked: 9, offered: 0 })).toBe(0);
  expect(
    groupStarts([10, 30], 8, [
      { id: 'yoga', startMs: 20, left: 0 },
      { id: 'box', startMs: 30, left: 2 },
    ]),
  ).toEqual([
    { startMs: 10, sessionId: null, left: 8 },
    { startMs: 20, sessionId: 'yoga', left: 0 },
    { startMs: 30, sessionId: 'box', left: 2 },
  ]);
});

test('an offer says what is wrong with it, field by field', () => {
  const { id: _id, ...times } = anOffer();
  const offer: OfferContent = {
    ...times,
    name: 'Personal training',
    priceCents: 9_900,
    capacity: 1,
    isOnline: false,
    link: null,
    needsApproval: false,
    policy: USUAL_POLICY,
    packs: [{ credits: 10, priceCents: 90_000, validDays: 180 }],
  };
  const fields = (changes: Partial<OfferContent>) =>
    offerProblems({ ...offer, ...changes }).map((one) => one.field);
  expect(fields({})).toEqual([]);
  expect(fields({ gridMinutes: 5, priceCents: 0, link: 'https://meet.example/robin' })).toEqual([]);
  expect(offerProblems({ ...offer, priceCents: -1 })).toEqual([
    { field: 'priceCents', sentence: 'Enter a price from $0 to $10,000.' },
  ]);
  expect(fields({ name: ' ', minutes: 0, gridMinutes: 61 })).toEqual([
    'name',
    'minutes',
    'gridMinutes',
  ]);
  expect(fields({ atClients: true })).toEqual([]);
  expect(fields({ atClients: true, capacity: 2 })).toEqual(['atClients']);
  expect(fields({ gridMinutes: 7, priceCents: 10.5 })).toEqual(['gridMinutes', 'priceCents']);
  expect(fields({ link: 'http://meet.example' })).toEqual(['link']);
  expect(fields({ link: 'javascript:alert(1)' })).toEqual(['link']);
  expect(fields({ maxPerDay: 0, maxPerWeek: 3, capacity: 0 })).toEqual(['maxPerDay', 'capacity']);
  expect(fields({ policy: { ...USUAL_POLICY, latePercent: 101 } })).toEqual(['latePercent']);
  const pack = { credits: 1, priceCents: -1, validDays: 1 };
  expect(fields({ packs: [pack] })).toEqual(['packs.0.credits', 'packs.0.priceCents']);
});
