import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countUsable, creditsToUse, expiryOfReturned, lastDayOf, packRefund } from './credits.ts';

const credits = [
  { id: 'c', left: 2, expiresOn: '2026-12-31' },
  { id: 'b', left: 1, expiresOn: '2026-10-09' },
  { id: 'a', left: 3, expiresOn: '2026-10-08' },
  { id: 'd', left: 0, expiresOn: '2026-10-09' },
];

test('credits that end first are used first, the last day included', () => {
  expect(creditsToUse(credits, '2026-10-08')?.id).toBe('a');
  expect(creditsToUse(credits, '2026-10-09')?.id).toBe('b');
  expect(creditsToUse(credits, '2027-01-01')).toBeNull();
  expect(countUsable(credits, '2026-10-09')).toBe(3);
  expect(lastDayOf('2026-10-01', 90)).toBe('2026-12-30');
});

test.each([
  // It ended meanwhile: 14 days more where the trainer cancelled.
  ['2026-10-01', 'trainer', '2026-10-22'],
  ['2026-10-01', 'client', '2026-10-01'],
  ['2026-10-08', 'trainer', '2026-10-08'],
  ['2026-12-31', 'trainer', '2026-12-31'],
] as const)(
  'a credit until %s that comes back on 8 October from the %s lasts until %s',
  (until, by, last) => {
    expect(expiryOfReturned(until, by, '2026-10-08')).toBe(last);
  },
);

test.each([
  [50_000, 10, 10, 50_000],
  [50_000, 10, 3, 15_000],
  [10_000, 3, 1, 3_334],
  [10_000, 3, 0, 0],
  [0, 5, 5, 0],
])(
  'a pack of %s cents and %s credits with %s unused gives back %s',
  (paidCents, all, unused, refund) => {
    expect(packRefund({ paidCents, credits: all, unused })).toBe(refund);
  },
);

test('a pack never gives back more than was paid', () => {
  const count = fc.integer({ min: 0, max: 120 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), count, count, (paidCents, all, unused) => {
      const refund = packRefund({ paidCents, credits: all, unused });
      expect(refund >= 0 && refund <= paidCents).toBe(true);
    }),
  );
});
