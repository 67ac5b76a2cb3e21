import { describe, expect, it } from 'vitest';
import { keptTooShort } from '#features/groceries/rules/shelf-life.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { atHome, listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import { tickLine } from '../list/change-lines.ts';
import { finishShopping } from '../list/finish-shopping.ts';
import { toShopLines } from '../list/list-lines.ts';
import { mergeChanges } from '../list/merge-changes.ts';
import { moveFrozen } from './pantry-item.ts';

const chicken = (id: string, days: number, grams: number) =>
  meal(id, [stored('chicken-breast', grams, { aisle: 'meat' })], { date: addDays(TODAY, days) });
const week = listOf(chicken('a', 0, 400), chicken('b', 3, 500), chicken('c', 5, 600));
const tooShort = (state: typeof week) =>
  toShopLines(state, TODAY).map((line) => keptTooShort(line, TODAY));

describe('raw meat and fish that are cooked later than they keep', () => {
  it('are to be frozen or bought later, from the day on which they keep no longer', () => {
    expect(tooShort(week)).toEqual([{ grams: 600, dates: [addDays(TODAY, 5)] }]);
    expect(tooShort(listOf(chicken('a', 0, 400), chicken('b', 3, 500)))).toEqual([null]);
  });

  it('are never more than what is bought', () => {
    expect(tooShort({ ...week, pantry: [atHome('chicken-breast', 1_300)] })).toEqual([
      { grams: 200, dates: [addDays(TODAY, 5)] },
    ]);
  });

  it.each(['ham', 'rice', 'tuna-can', 'egg', 'bacon'])('%s keeps', (food) => {
    const late = listOf(
      meal('a', [stored(food, 300, { aisle: 'meat' })], { date: addDays(TODAY, 6) }),
    );
    expect(tooShort(late)).toEqual([null]);
  });

  it('go into the freezer after shopping, and the rest into the fridge', () => {
    const [line] = toShopLines(week, TODAY);
    if (!line) throw new Error('No line to tick.');
    const ticked = mergeChanges(week, tickLine(week, line, true, 10));
    const finish = { nowMs: 20, today: TODAY, keepsPantry: true };
    const { pantry } = finishShopping(ticked, toShopLines(ticked, TODAY), finish);
    // Two packs of 500 g and 1 kg.
    expect(pantry.map(({ grams, bestBefore, isFrozen }) => [grams, bestBefore, isFrozen])).toEqual([
      [900, addDays(TODAY, 3), undefined],
      [600, null, true],
    ]);
    const [, frozen] = pantry;
    if (!frozen) throw new Error('Nothing is frozen.');
    expect(moveFrozen(frozen, false, { today: TODAY, nowMs: 30 }).pantry).toMatchObject([
      { isFrozen: false, bestBefore: addDays(TODAY, 1), isDateGuess: true },
    ]);
  });
});
