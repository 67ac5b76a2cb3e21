import { describe, expect, test } from 'vitest';
import type { Span } from '#features/free-times/rules/span.ts';
import { distanceKm, nearestKm } from './distance.ts';
import { type FirstStart, firstStart, packStarts } from './kept-starts.ts';
import { type ListingFacts, listingGaps } from './listing.ts';
import {
  type ListedTrainer,
  matchTimes,
  matchTrainer,
  sortMatches,
  suitingOffers,
  type TrainerWish,
} from './match-trainers.ts';
import { averageStars } from './reviews.ts';
import { indexSuburbs, readSuburbs, STATES, type State } from './suburbs.ts';
import { freeSlug, readSpecialties } from './trainer-profile.ts';
import { isWithin, wantedSpans } from './wanted-times.ts';
import { countWords } from './word-counts.ts';

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
    hasHours: true,
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
    [{ hasHours: false }, ['hours']],
    [{ mayTakeBookings: false }, ['plan']],
    [{ specialties: [], formats: [], offers: 0 }, ['specialty', 'format', 'offer']],
  ] as [Partial<ListingFacts>, string[]][])('%j', (changes, gaps) => {
    expect(listingGaps({ ...ready, ...changes })).toEqual(gaps);
  });
});

test('an average needs three reviews', () => {
  expect(averageStars([5, 5])).toBeNull();
  expect(averageStars([5, 4, 4])).toBe(4.3);
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
    groupCents: 3_000,
    hasOneToOne: true,
    places: [BONDI],
    isCertified: false,
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
    isCertified: false,
  };
  const reasons = (wish: Partial<TrainerWish>, changes = {}) =>
    matchTrainer(trainer(changes), { ...noWish, ...wish })?.reasons;

  test('says which wishes were met', () => {
    expect(reasons({})).toEqual([]);
    expect(
      reasons({ specialties: ['running', 'yoga'], language: 'vietnamese', maxCents: 8_000 }),
    ).toEqual([
      { kind: 'specialty', names: ['Running'] },
      { kind: 'price', fromCents: 8_000, isGroup: false },
      { kind: 'language', language: 'Vietnamese' },
    ]);
    expect(reasons({ format: 'in-person', isCertified: true }, { isCertified: true })).toEqual([
      { kind: 'format', format: 'in-person' },
      { kind: 'certified' },
    ]);
  });
  test('what was not given meets no wish', () => {
    expect(reasons({ gender: 'female' })).toBeUndefined();
    expect(reasons({ maxKm: 10, from: SYDNEY }, { places: [null] })).toBeUndefined();
    expect(reasons({ maxCents: 9_000 }, { fromCents: null })).toBeUndefined();
    expect(reasons({ maxCents: 5_000 })).toBeUndefined();
    expect(reasons({ maxCents: 5_000, format: 'group' }, { formats: ['group'] })).toEqual([
      { kind: 'price', fromCents: 3_000, isGroup: true },
      { kind: 'format', format: 'group' },
    ]);
    expect(reasons({ isCertified: true })).toBeUndefined();
  });
  test('who is far away and not online is not near; online a distance says nothing', () => {
    const far = { from: MELBOURNE };
    expect(reasons(far)).toBeUndefined();
    expect(reasons({ ...far, maxKm: 1_000 })).toHaveLength(1);
    const online = trainer({ formats: ['in-person', 'online'] });
    expect(matchTrainer(online, { ...noWish, ...far })?.km).toBeNull();
  });
  test('a wanted time leaves out who has none, and says when it is', () => {
    const matches = ['a', 'b', 'c'].map((id) => ({
      trainer: trainer({ id }),
      offerId: null,
      reasons: [],
      km: null,
    }));
    const next: Record<string, FirstStart> = {
      a: { startMs: 1_000, offerId: 'one' },
      b: { startMs: 2_000, offerId: 'one' },
    };
    const timed = (isOfKind: boolean, beforeMs: number | null) =>
      matchTimes(matches, (id) => next[id] ?? null, { isOfKind, beforeMs }).map((one) => [
        one.trainer.id,
        one.trainer.nextFreeMs,
        one.reasons.length,
      ]);
    expect(timed(false, null)).toEqual([
      ['a', 1_000, 0],
      ['b', 2_000, 0],
      ['c', null, 0],
    ]);
    expect(timed(true, null).map(([id]) => id)).toEqual(['a', 'b']);
    expect(timed(false, 2_000)).toEqual([['a', 1_000, 1]]);
  });
  test('unknown figures come last', () => {
    const matches = [
      trainer({ id: 'c', fromCents: null, stars: 4.9 }),
      trainer({ id: 'b', fromCents: 9_000, stars: null, nextFreeMs: null }),
      trainer({ id: 'a', fromCents: 9_000, stars: 4.2 }),
    ].map((one) => ({ trainer: one, reasons: [], km: null, offerId: null }));
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

describe('profiles', () => {
  test.each([
    ['Priya Nair', [], 'priya-nair'],
    ['Priya Nair', ['priya-nair', 'priya-nair-2'], 'priya-nair-3'],
    ['Zoë O’Connor-Ngô', [], 'zoe-oconnor-ngo'],
    ['Profile', [], 'profile-2'],
    ['陈', [], 'trainer'],
  ])('%s beside %j is %s', (name, taken, slug) => {
    expect(freeSlug(name, new Set(taken))).toBe(slug);
  });
  test('specialties of a file become words, as far as they fit', () => {
    expect(readSpecialties(' Strength, mobility;  strength / Trail  running,, ')).toEqual([
      'strength',
      'mobility',
      'Trail running',
    ]);
    expect(readSpecialties('a,b,c,d,e,f,g,h,i,j')).toHaveLength(8);
  });
  test('words are counted as they are spelt most often', () => {
    expect(countWords([['Yoga', 'Boxing'], ['yoga'], ['Yoga']])).toEqual([
      { name: 'Yoga', count: 3 },
      { name: 'Boxing', count: 1 },
    ]);
  });
});

describe('suburbs', () => {
  const lists = Object.fromEntries(STATES.map((state) => [state, 'Nowhere,-30,140']));
  const index = indexSuburbs(
    readSuburbs({
      ...(lists as Record<State, string>),
      VIC: 'Saint Kilda,-37.868,144.981;Red Hill,-38.4,145;Kilda Park,-37,144',
      QLD: 'Red Hill,-27.45,153;Red Hill,-23.3,150.5',
    }),
  );
  test.each([
    ['St. Kilda', 'VIC', -37.868],
    ['saint  kilda', 'VIC', -37.868],
    ['Red Hill', 'VIC', -38.4],
    // Two of one name: neither is guessed.
    ['Red Hill', 'QLD', undefined],
    ['Bondi', 'NSW', undefined],
  ] as const)('%s in %s', (suburb, state, latitude) => {
    expect(index.positionOf({ suburb, state })?.latitude).toBe(latitude);
  });
  test('are found by the beginning of their name, then of a word', () => {
    const found = (typed: string) =>
      index.search(typed, 5).map(({ name, state }) => `${name} ${state}`);
    expect(found('kil')).toEqual(['Kilda Park VIC', 'Saint Kilda VIC']);
    expect(found('red')).toEqual(['Red Hill QLD', 'Red Hill VIC']);
    expect(found(' ')).toEqual([]);
  });
});

test.each([
  [[], null, true, true],
  [[2], null, true, false],
  [[2, 3], null, true, true],
  [[], 'evening', true, false],
  [[], 'morning', false, false],
  [[2], 'evening', true, false],
] as const)('weekdays %j, time of day %s', (weekdays, timeOfDay, tuesdayAtSix, wednesdayAtNine) => {
  // Tuesday 24 November 2026, 18:00 in Sydney, and 15 hours later.
  const tuesday = Date.parse('2026-11-24T07:00:00Z');
  const wanted = { weekdays, timeOfDay, timeZone: 'Australia/Sydney' };
  const spans = wantedSpans(wanted, tuesday - 12 * 3_600_000);
  expect(spans === null || isWithin(spans, tuesday)).toBe(tuesdayAtSix);
  expect(spans === null || isWithin(spans, tuesday + 15 * 3_600_000)).toBe(wednesdayAtNine);
});

test('a start that is wanted only after a clock change is found', () => {
  // Tuesdays at 16:00 in Brisbane, from 1 September 2026.
  const tuesday = Date.parse('2026-09-01T06:00:00Z');
  const starts = Array.from({ length: 8 }, (_, week) => tuesday + week * 7 * 86_400_000);
  const id = '0190a000-0000-7000-8000-000000000001';
  const offer = { id, priceCents: 9_000, isGroup: false, isOnline: true, noticeHours: 0 };
  const nowMs = tuesday - 3_600_000;
  const wanted = { weekdays: [2], timeOfDay: 'evening' as const, timeZone: 'Australia/Sydney' };
  const spans = wantedSpans(wanted, nowMs);
  expect(firstStart(packStarts([{ ...offer, starts }]), { spans, suits: null, nowMs })).toEqual({
    startMs: Date.parse('2026-10-06T06:00:00Z'),
    offerId: id,
  });
});

test('of the packed starts the first is found that is in time and wanted, with its offer', () => {
  const [monday, hour, week] = [Date.parse('2026-11-23T09:00:00Z'), 3_600_000, 7 * 86_400_000];
  const [alone, group] = [
    '0190a000-0000-7000-8000-000000000001',
    '0190a000-0000-7000-8000-000000000002',
  ];
  const packed = packStarts([
    {
      id: alone,
      priceCents: 9_000,
      isGroup: false,
      isOnline: false,
      starts: [monday, monday + hour, monday + week],
      noticeHours: 24,
    },
    {
      id: group,
      priceCents: 3_000,
      isGroup: true,
      isOnline: true,
      starts: [monday, monday + 10 * 60_000, monday + 2 * hour],
      noticeHours: 2,
    },
  ]);
  const first = (
    nowMs: number,
    spans: Span[] | null = null,
    wish: Parameters<typeof suitingOffers>[0] = { maxCents: null, format: null },
  ) => {
    const found = firstStart(packed, { nowMs, spans, suits: suitingOffers(wish) });
    return found && [found.startMs, found.offerId];
  };
  expect(first(monday - 24 * hour)).toEqual([monday, alone]);
  expect(first(monday - 2 * hour)).toEqual([monday, group]);
  expect(first(monday - hour)).toEqual([monday + 2 * hour, group]);
  // Of a quarter hour of the week the first alone is kept.
  expect(first(monday)).toEqual([monday + 2 * hour, group]);
  expect(first(monday + hour)).toBeNull();
  const spans = [1, 3].map((at) => ({
    startMs: monday + at * hour - hour / 2,
    endMs: monday + at * hour,
  }));
  expect(first(monday - week, spans)).toBeNull();
  expect(first(monday - week, [{ startMs: monday + 1, endMs: monday + 2 * hour }])).toEqual([
    monday + hour,
    alone,
  ]);
  const early = monday - week;
  expect(first(early, null, { maxCents: null, format: 'group' })).toEqual([monday, group]);
  expect(first(early, null, { maxCents: 5_000, format: 'group' })).toEqual([monday, group]);
  expect(first(early, null, { maxCents: 5_000, format: 'one-to-one' })).toBeNull();
  // A place in a group is no answer to what one to one costs.
  expect(first(early, null, { maxCents: 5_000, format: null })).toBeNull();
  expect(first(early, null, { maxCents: null, format: 'in-person' })).toEqual([monday, alone]);
  expect(firstStart(new Uint8Array(), { nowMs: early, spans: null, suits: null })).toBeNull();
});
