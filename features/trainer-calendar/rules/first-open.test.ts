import { expect, test } from 'vitest';
import { firstOpenHour } from './first-open.ts';

const at = (hour: number) => Date.parse('2026-11-24T00:00:00Z') + hour * 3_600_000;
const span = (from: number, to: number) => ({ startMs: at(from), endMs: at(to) });

test.each([
  ['now', [span(0, 5)], [], 0],
  ['when hours begin', [span(7.5, 10)], [], 8],
  ['after what is taken', [span(0, 5)], [span(0, 1.5)], 2],
  ['in the next hours', [span(0, 1), span(9, 12)], [span(0, 1)], 9],
  ['at once, where nothing is open', [], [], 0],
])('booking for a client begins %s', (_, open, taken, hour) => {
  expect(firstOpenHour(open, taken, at(0))).toBe(at(hour));
});
