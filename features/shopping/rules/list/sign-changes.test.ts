import { describe, expect, it } from 'vitest';
import { listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import { addByHand, noteLine, removeSource, tickLine } from './change-lines.ts';
import { GUEST, toShopLines } from './list-lines.ts';
import { mergeChanges, NO_CHANGES, undoChanges } from './merge-changes.ts';
import type { ShoppingChanges } from './shopping-entry.ts';
import { signChanges } from './sign-changes.ts';

const start = listOf(meal('soup', [stored('onion', 220)]));
const onion = { key: 'onion', grams: 220 };

/** What the server has after a change by someone. */
const after = (state: ShoppingChanges, changes: ShoppingChanges, who?: string) =>
  mergeChanges(state, signChanges(changes, state, who));
const ticker = (state: ShoppingChanges) => toShopLines(state, TODAY)[0]?.tickedBy;

describe('who ticked a line', () => {
  const ticked = after(start, tickLine(start, onion, true, 5), 'sam');

  it('is the first, also when others note something on it or tick it again', () => {
    expect(ticker(start)).toBeNull();
    expect(ticker(ticked)).toBe('sam');
    const noted = noteLine(ticked, 'onion', { note: 'red', aisle: null }, 6);
    expect(ticker(after(ticked, noted, 'kim'))).toBe('sam');
    expect(ticker(after(ticked, tickLine(ticked, onion, true, 7), 'kim'))).toBe('sam');
  });

  it('is nobody without the tick, and the next one afterwards', () => {
    const open = after(ticked, tickLine(ticked, onion, false, 6), 'kim');
    expect(open.marks[0]?.who).toBeUndefined();
    expect(ticker(after(open, tickLine(open, onion, true, 7), 'kim'))).toBe('kim');
  });

  it('is never whom the change names', () => {
    const [mark] = tickLine(start, onion, true, 5).marks;
    if (!mark) throw new Error('There is no mark.');
    const forged = { ...NO_CHANGES, marks: [{ ...mark, who: 'ana' }] };
    expect(ticker(after(start, forged, 'sam'))).toBe('sam');
    expect(ticker(after(start, forged))).toBeNull();
  });

  it('is the holder of the link for who has no account', () => {
    const [mark] = tickLine(start, onion, true, 5).marks;
    if (!mark) throw new Error('There is no mark.');
    expect(ticker(after(start, { ...NO_CHANGES, marks: [{ ...mark, byGuest: true }] }))).toBe(
      GUEST,
    );
  });
});

describe('who put a thing on the list', () => {
  const added = after(start, addByHand('h', 'soap', 5), 'sam');
  const adder = (state: ShoppingChanges) =>
    toShopLines(state, TODAY).find(({ name }) => name === 'Soap')?.sources[0]?.who;

  it('stays, whoever changes it, and comes back with Undo', () => {
    expect(adder(added)).toBe('sam');
    const [soap] = added.sources.filter(({ id }) => id === 'h');
    if (!soap) throw new Error('There is no soap.');
    const off = removeSource(soap, 6);
    const gone = after(added, off, 'kim');
    expect(adder(gone)).toBeUndefined();
    const back = undoChanges(added, off, 7);
    expect(adder(after(gone, back, 'kim'))).toBe('kim');
  });

  it('is nobody for what the plan brings', () => {
    const plan = after(NO_CHANGES, start, 'sam');
    expect(plan.sources[0]).not.toHaveProperty('who');
  });
});
