import { expect, test } from 'vitest';
import { seriesPriceWords } from './series-price.ts';

test.each([
  [{ sessions: 4, credits: 4, priceCents: 9_000 }, '4 sessions: 4 credits'],
  [{ sessions: 5, credits: 4, priceCents: 9_000 }, '5 sessions: 4 credits and $90'],
  [{ sessions: 3, credits: 1, priceCents: 9_000 }, '3 sessions: 1 credit and $180'],
  [{ sessions: 5, credits: 0, priceCents: 9_000 }, '5 sessions, $90 each: $450'],
  [{ sessions: 2, credits: 0, priceCents: 0 }, '2 sessions: free'],
])('%o come to “%s”', (series, words) => {
  expect(seriesPriceWords(series)).toBe(words);
});
