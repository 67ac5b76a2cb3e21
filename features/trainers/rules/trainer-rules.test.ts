import { describe, expect, test } from 'vitest';
import { type Credential, credentialState, isCertified, reminderDue } from './credentials.ts';
import { distanceKm, nearestKm } from './distance.ts';
import { type ListingFacts, listingGaps } from './listing.ts';
import {
  type ListedTrainer,
  matchTrainer,
  sortMatches,
  type TrainerWish,
} from './match-trainers.ts';
import { averageStars, canReview } from './reviews.ts';

const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
const MELBOURNE = { latitude: -37.8136, longitude: 144.9631 };
const BONDI = { latitude: -33.8915, longitude: 151.2767 };

describe('listing', () => {
  const ready: ListingFacts = {
    hasVerifiedEmail: true,
    age: 34,
    hasPhoto: true,
    bio: 'I help people who sit all day to get strong and stay without pain, at their own pace.',
    specialties: ['Strength'],
    languages: ['English'],
    formats: ['in-person', 'online'],
    places: 1,
    offers: 1,
    mayTakeBookings: true,
  };
  test.each([
    [{}, []],
    [{ hasVerifiedEmail: false }, ['verify-email']],
    [{ age: null }, ['say-age']],
    [{ age: 17 }, ['too-young']],
    [{ bio: 'Strong.' }, ['bio']],
    [{ places: 0 }, ['place']],
    [{ places: 0, formats: ['online'] }, []],
    [{ mayTakeBookings: false }, ['plan']],
    [{ specialties: [], formats: [], offers: 0 }, ['specialty', 'format', 'offer']],
  ] as [Partial<ListingFacts>, string[]][])('%j', (changes, gaps) => {
    expect(listingGaps({ ...ready, ...changes })).toEqual(gaps);
  });
});

describe('credentials', () => {
  const credential = (changes: Partial<Credential> = {}): Credential => ({
    body: 'AUSactive',
    number: '12345',
    expiresOn: '2026-12-01',
    check: 'checked',
    ...changes,
  });
  test('certified only with one that was checked and is valid, the last day included', () => {
    expect(isCertified([credential()], '2026-12-01')).toBe(true);
    expect(isCertified([credential()], '2026-12-02')).toBe(false);
    expect(credentialState(credential(), '2026-12-02')).toBe('expired');
    expect(isCertified([credential({ check: 'waiting' })], '2026-10-01')).toBe(false);
    expect(isCertified([credential({ expiresOn: null })], '2036-10-01')).toBe(true);
  });
  test.each([
    ['2026-10-01', null, null],
    ['2026-10-02', null, '2026-10-02'],
    ['2026-10-05', '2026-10-02', null],
    ['2026-11-01', '2026-10-02', '2026-11-01'],
    ['2026-11-28', '2026-10-02', '2026-11-24'],
    ['2026-12-02', '2026-10-02', null],
  ])('on %s, reminded for %s: %s', (today, remindedFor, due) => {
    expect(reminderDue(credential(), today, remindedFor)).toBe(due);
  });
});

test('an average needs three reviews', () => {
  expect(averageStars([5, 5])).toBeNull();
  expect(averageStars([5, 4, 4])).toBe(4.3);
});

test('a review follows a completed booking, once', () => {
  expect(canReview({ isCompleted: true, isMissed: false, hasReview: false })).toBe(true);
  expect(canReview({ isCompleted: false, isMissed: false, hasReview: false })).toBe(false);
  expect(canReview({ isCompleted: true, isMissed: true, hasReview: false })).toBe(false);
  expect(canReview({ isCompleted: true, isMissed: false, hasReview: true })).toBe(false);
});

test('distances are those of a map, and only between places that were given', () => {
  expect(Math.round(distanceKm(SYDNEY, MELBOURNE))).toBe(713);
  expect(nearestKm(SYDNEY, [MELBOURNE, null, BONDI])?.toFixed(1)).toBe('6.7');
  expect(nearestKm(SYDNEY, [null])).toBeNull();
  expect(nearestKm(null, [BONDI])).toBeNull();
});

describe('browsing', () => {
  const trainer = (changes: Partial<ListedTrainer> = {}): ListedTrainer => ({
    id: 'robin',
    specialties: ['Strength', 'Running'],
    languages: ['English', 'Vietnamese'],
    formats: ['in-person'],
    gender: null,
    fromCents: 8_000,
    places: [BONDI],
    credentials: [],
    stars: null,
    nextFreeMs: 1_000,
    ...changes,
  });
  const noWish: TrainerWish = {
    specialties: [],
    maxCents: null,
    format: null,
    language: null,
    gender: null,
    from: null,
    maxKm: null,
    freeBeforeMs: null,
    isCertified: false,
  };
  const reasons = (wish: Partial<TrainerWish>, changes = {}) =>
    matchTrainer(trainer(changes), { ...noWish, ...wish }, '2026-10-01')?.reasons;

  test('says which wishes were met', () => {
    expect(reasons({})).toEqual([]);
    expect(
      reasons({ specialties: ['running', 'yoga'], language: 'vietnamese', maxCents: 8_000 }),
    ).toEqual([
      { kind: 'specialty', names: ['Running'] },
      { kind: 'price', fromCents: 8_000 },
      { kind: 'language', language: 'Vietnamese' },
    ]);
    expect(reasons({ freeBeforeMs: 1_001, format: 'in-person' })).toEqual([
      { kind: 'format', format: 'in-person' },
      { kind: 'free', nextFreeMs: 1_000 },
    ]);
  });
  test('what was not given meets no wish', () => {
    expect(reasons({ gender: 'female' })).toBeUndefined();
    expect(reasons({ maxKm: 10, from: SYDNEY }, { places: [null] })).toBeUndefined();
    expect(reasons({ maxCents: 9_000 }, { fromCents: null })).toBeUndefined();
    expect(reasons({ freeBeforeMs: 9_000 }, { nextFreeMs: null })).toBeUndefined();
    expect(reasons({ isCertified: true })).toBeUndefined();
  });
  test('unknown figures come last', () => {
    const matches = [
      trainer({ id: 'c', fromCents: null, stars: 4.9 }),
      trainer({ id: 'b', fromCents: 9_000, stars: null, nextFreeMs: null }),
      trainer({ id: 'a', fromCents: 9_000, stars: 4.2 }),
    ].map((one) => ({ trainer: one, reasons: [], km: null }));
    const ids = (sort: Parameters<typeof sortMatches>[1]) =>
      sortMatches(matches, sort)
        .map((one) => one.trainer.id)
        .join('');
    expect([ids('price'), ids('reviews'), ids('next-free'), ids('distance')]).toEqual([
      'abc',
      'cab',
      'acb',
      'abc',
    ]);
  });
});
