import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test.each([
  { search: 'from=2026-11-23&to=2026-11-29', days: { from: '2026-11-23', to: '2026-11-29' } },
  { search: 'from=2026-11-23&to=2027-11-29', days: { from: '2026-11-23', to: '2026-12-06' } },
  { search: 'from=2026-11-23', days: null },
  { search: 'from=2026-11-23&to=2026-11-22', days: null },
  { search: 'from=2026-02-30&to=2026-03-02', days: null },
  { search: '', days: null },
])('$search', ({ search, days }) => {
  expect(readRange(search)).toEqual(days);
});
