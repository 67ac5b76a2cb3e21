import { expect, it } from 'vitest';
import { listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import { tickLine } from './change-lines.ts';
import { toShopLines } from './list-lines.ts';
import { mergeChanges, NO_CHANGES } from './merge-changes.ts';

const LINES = 200;
const state = listOf(
  meal(
    'week',
    Array.from({ length: LINES }, (_, at) => stored(`food-${at}`, 100)),
  ),
);

/** Ticks of one device: each line, or each third one back off again. */
const tickedBy = (start: number, takesBack: (at: number) => boolean) => {
  let now = state;
  let waiting = NO_CHANGES;
  for (const [at, line] of toShopLines(state, TODAY).entries()) {
    for (const isTicked of takesBack(at) ? [true, false] : [true]) {
      const change = tickLine(now, line, isTicked, start + at);
      now = mergeChanges(now, change);
      waiting = mergeChanges(waiting, change);
    }
  }
  return { now, waiting };
};

it('two devices that tick 200 lines without a network end equal, in whatever order they come back', () => {
  const one = tickedBy(1_000, (at) => at % 3 === 0);
  const other = tickedBy(1_100, (at) => at % 2 === 0);
  const first = mergeChanges(one.now, other.waiting);
  const second = mergeChanges(other.now, one.waiting);
  const server = mergeChanges(mergeChanges(state, other.waiting), one.waiting);
  const ticks = (of: typeof state) =>
    toShopLines(of, TODAY).map(({ key, isTicked }) => `${key} ${isTicked}`);
  expect(ticks(first)).toHaveLength(LINES);
  expect(ticks(second)).toEqual(ticks(first));
  expect(ticks(server)).toEqual(ticks(first));
  // The later device said last whether a line is ticked.
  expect(ticks(first)).toEqual(ticks(other.now));
});
