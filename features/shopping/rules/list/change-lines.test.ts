import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import { addByHand, noteLine, takeOff, tickLine } from './change-lines.ts';
import { toShopLines } from './list-lines.ts';
import { isLater, mergeChanges, NO_CHANGES, undoChanges } from './merge-changes.ts';
import type { ShoppingChanges } from './shopping-entry.ts';

const runs = { numRuns: timesToRun(1_000, 100) };

const plain = (state: ShoppingChanges) =>
  toShopLines(state, TODAY).map(({ key, grams, amount, buy }) => ({ key, grams, amount, buy }));

describe('ticks', () => {
  const state = listOf(meal('soup', [stored('onion', 220)]));
  const [line] = toShopLines(state, TODAY);
  const tick = (at: number, isTicked = true) =>
    line ? tickLine(state, line, isTicked, at) : NO_CHANGES;

  it('stay when the plan changes, and say when much more is needed', () => {
    const ticked = mergeChanges(state, tick(5));
    const grown = mergeChanges(ticked, listOf(meal('stew', [stored('onion', 440)])));
    expect(toShopLines(grown, TODAY)).toMatchObject([
      { isTicked: true, grams: 660, grownFrom: 220 },
    ]);
    const other = mergeChanges(ticked, listOf(meal('soup', [stored('onion', 230)], { at: 9 })));
    expect(toShopLines(other, TODAY)).toMatchObject([{ isTicked: true, grownFrom: null }]);
  });

  it('of counted lines say so too, and another unit is a line of its own', () => {
    const counted = (value: number, unit: string) =>
      stored('xyzzy', null, { amount: { value, unit } });
    const two = listOf(meal('soup', [counted(2, 'bunch')]));
    const [bunches] = toShopLines(two, TODAY);
    const ticked = mergeChanges(two, bunches ? tickLine(two, bunches, true, 5) : NO_CHANGES);
    const more = [counted(4, 'bunch'), counted(100, 'ml')];
    const grown = mergeChanges(ticked, listOf(meal('stew', more)));
    expect(toShopLines(grown, TODAY)).toMatchObject([
      { key: 'xyzzy|bunch', isTicked: true, amount: { value: 6 }, grownFrom: 2 },
      { key: 'xyzzy|ml', isTicked: false, amount: { value: 100 } },
    ]);
  });

  it('of two people merge to the last of each line, whatever comes first and however often', () => {
    const changes = fc.array(
      fc.record({
        key: fc.integer({ min: 0, max: 9 }),
        at: fc.integer({ min: 1, max: 9 }),
        is: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    const toMarks = (all: readonly { key: number; at: number; is: boolean }[]): ShoppingChanges[] =>
      all.map(({ key, at, is }) =>
        tickLine(NO_CHANGES, { key: `${key}`, grams: null, amount: null }, is, at),
      );
    fc.assert(
      fc.property(changes, fc.infiniteStream(fc.integer({ min: 0, max: 1_000 })), (all, chance) => {
        const marks = toMarks(all);
        const mixed = marks
          .map((one) => ({ one, place: chance.next().value as number }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ one }) => one);
        const sorted = (state: ShoppingChanges) =>
          state.marks.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        const here = marks.reduce(mergeChanges, NO_CHANGES);
        const there = [...mixed, ...mixed].reduce(mergeChanges, NO_CHANGES);
        expect(sorted(there)).toEqual(sorted(here));
      }),
      runs,
    );
  });

  it('made by a slow clock after another was seen hold all the same', () => {
    const seen = mergeChanges(state, tick(1_000));
    const back = line ? tickLine(seen, line, false, 10) : NO_CHANGES;
    expect(mergeChanges(seen, back).marks).toMatchObject([{ isTicked: false, at: 1_001 }]);
  });

  it('are taken back by Undo', () => {
    const changes = tick(5);
    const after = mergeChanges(state, changes);
    expect(plain(mergeChanges(after, undoChanges(state, changes, 6)))).toEqual(plain(state));
  });

  it('say the same of the same moment on every device', () => {
    const [one, other] = [tick(5).marks[0], tick(5, false).marks[0]];
    if (!one || !other) throw new Error('There is no mark.');
    expect(isLater(one, other)).toBe(!isLater(other, one));
    expect(isLater(one, one)).toBe(false);
  });
});

describe('lines', () => {
  it('by hand go with those of recipes', () => {
    const hand = addByHand('h', 'onions', 3);
    const state = mergeChanges(listOf(meal('soup', [stored('onion', 220)])), hand);
    expect(toShopLines(state, TODAY)).toMatchObject([{ key: 'onion', grams: 220 }]);
    expect(toShopLines(state, TODAY)[0]?.sources.map(({ by }) => by)).toEqual(['hand', 'plan']);
  });

  it('that were taken off come back when another meal needs them', () => {
    const state = listOf(meal('soup', [stored('onion', 220)]));
    const off = mergeChanges(state, takeOff(state, 'onion', 5));
    expect(plain(off)).toEqual([]);
    const more = mergeChanges(off, listOf(meal('stew', [stored('onion', 110)])));
    expect(toShopLines(more, TODAY)).toMatchObject([{ grams: 110 }]);
  });

  it('stand in the aisle that the person says', () => {
    const state = listOf(meal('soup', [stored('onion', 220)]));
    const moved = mergeChanges(
      state,
      noteLine(state, 'onion', { note: 'red', aisle: 'frozen' }, 2),
    );
    expect(toShopLines(moved, TODAY)).toMatchObject([
      { aisle: 'frozen', ownAisle: 'vegetables', note: 'red' },
    ]);
  });

  it('of meals that are over do not count', () => {
    const state = listOf(meal('soup', [stored('onion', 220)], { date: '2026-11-20' }));
    expect(plain(state)).toEqual([]);
  });
});
