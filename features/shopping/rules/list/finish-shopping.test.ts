import { describe, expect, it } from 'vitest';
import { atHome, listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import {
  addByHand,
  addNeeds,
  doneWith,
  emptyList,
  removeSource,
  takeOff,
  tickLine,
} from './change-lines.ts';
import { finishShopping } from './finish-shopping.ts';
import { coveredLines, toShopLines } from './list-lines.ts';
import { mergeChanges, NO_CHANGES } from './merge-changes.ts';
import type { ShoppingChanges } from './shopping-entry.ts';
import { followedDays, hasChanges, type MealToShop, syncPlan } from './sync-plan.ts';

const plain = (state: ShoppingChanges) =>
  toShopLines(state, TODAY).map(({ key, grams, amount, buy }) => ({ key, grams, amount, buy }));

describe('after shopping', () => {
  const hand = addByHand('h', 'toilet paper', 2);
  const bought = meal('chicken', [
    stored('chicken-breast', 700, { aisle: 'meat' }),
    stored('onion', 220),
  ]);
  const start = mergeChanges(listOf(bought), hand);
  const tickAll = (state: ShoppingChanges) =>
    toShopLines(state, TODAY).reduce(
      (now, line, index) => mergeChanges(now, tickLine(now, line, true, 10 + index)),
      state,
    );
  const ticked = tickAll(start);
  const finish = (state: ShoppingChanges, keepsPantry = true) => {
    const lines = toShopLines(state, TODAY);
    return finishShopping(state, lines, { nowMs: 100, today: TODAY, keepsPantry });
  };
  const done = mergeChanges(ticked, finish(ticked));

  it('the list is empty, what was bought is at home', () => {
    expect(plain(done)).toEqual([]);
    expect(
      done.pantry.map(({ food, grams, bestBefore, isDateGuess }) => [
        food,
        grams,
        bestBefore,
        isDateGuess,
      ]),
    ).toEqual([
      ['onion', 220, '2026-12-23', true],
      ['chicken-breast', 1_000, '2026-11-26', true],
    ]);
    // Ticked as the list stands: there is nothing to learn.
    expect(done.order).toEqual([]);
    expect(done.sources.find(({ id }) => id === 'h')?.gone).toBe(true);
  });

  it('two devices that finish at once bring it home once', () => {
    const twice = mergeChanges(done, finish(ticked));
    expect(twice.pantry).toHaveLength(2);
    expect(plain(twice)).toEqual([]);
  });

  it('what is meant for one meal is not taken for another', () => {
    const more = mergeChanges(done, listOf(meal('salad', [stored('chicken-breast', 500)])));
    // 1,000 g were bought and 700 g of it are for the first meal.
    expect(toShopLines(more, TODAY)).toMatchObject([{ grams: 200, atHome: 300 }]);
  });

  it('without a pantry, too, nothing is asked for twice', () => {
    const without = mergeChanges(ticked, finish(ticked, false));
    expect(without.pantry).toEqual([]);
    expect(plain(without)).toEqual([]);
  });

  it('what the pantry has is said', () => {
    const state = { ...listOf(meal('soup', [stored('rice', 200)])), pantry: [atHome('rice', 900)] };
    expect(plain(state)).toEqual([]);
    expect(coveredLines(state, TODAY)).toMatchObject([{ food: 'rice', grams: 200 }]);
  });
});

describe('planned days', () => {
  const soup = {
    id: 'a',
    title: 'Soup',
    date: TODAY,
    recipeId: 'soup',
    servings: 2,
    needs: [stored('onion', 220)],
    people: null,
  };
  const days = new Set([TODAY]);
  const follow = (state: ShoppingChanges, meals: MealToShop[], at: number) =>
    mergeChanges(state, syncPlan(state, { days, meals }, at));
  const first = follow(NO_CHANGES, [soup], 5);

  it('come to the list once, and follow the plan', () => {
    expect(hasChanges(syncPlan(first, { days, meals: [soup] }, 6))).toBe(false);
    const larger = { ...soup, servings: 4, needs: [stored('onion', 440)] };
    const next = follow(first, [larger], 7);
    expect(toShopLines(next, TODAY)).toMatchObject([{ grams: 440 }]);
    expect(plain(follow(next, [], 8))).toEqual([]);
  });

  it('are the same in whatever order the database keeps their fields', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (value === null || typeof value !== 'object') return value;
      const pairs = Object.entries(value).toReversed();
      return Object.fromEntries(pairs.map(([key, part]) => [key, turned(part)]));
    };
    const stored = turned(first) as ShoppingChanges;
    expect(hasChanges(syncPlan(stored, { days, meals: [soup] }, 6))).toBe(false);
  });

  it('leave ticks where they are', () => {
    const ticked = mergeChanges(
      first,
      tickLine(first, { key: 'onion', grams: 220, amount: null }, true, 6),
    );
    const next = follow(ticked, [{ ...soup, servings: 4, needs: [stored('onion', 440)] }], 7);
    expect(toShopLines(next, TODAY)).toMatchObject([{ isTicked: true, grownFrom: 220 }]);
  });

  it('do not come back once they were taken off or cooked, unless as another dish', () => {
    const [source] = first.sources;
    if (!source) throw new Error('There is no meal.');
    const off = mergeChanges(first, removeSource(source, 6));
    expect(plain(follow(off, [soup], 7))).toEqual([]);
    const pie = { ...soup, title: 'Pie', recipeId: 'pie' };
    expect(toShopLines(follow(off, [pie], 8), TODAY)).toMatchObject([{ grams: 220 }]);
    const cooked = mergeChanges(first, { ...NO_CHANGES, sources: [doneWith(source, 6)] });
    expect(plain(follow(cooked, [soup], 7))).toEqual([]);
  });

  it('whose recipe cannot be read here stay as they are', () => {
    const next = follow(first, [{ ...soup, needs: null }], 6);
    expect(toShopLines(next, TODAY)).toMatchObject([{ grams: 220 }]);
  });

  it('are followed with those who are shopped for, until they are over', () => {
    expect([...followedDays(first, TODAY)]).toEqual([[TODAY, null]]);
    const two = follow(NO_CHANGES, [{ ...soup, people: ['kim'] }], 5);
    expect([...followedDays(two, TODAY)]).toEqual([[TODAY, ['kim']]]);
    expect([...followedDays(first, '2026-11-24')]).toEqual([]);
    expect([...followedDays(mergeChanges(first, emptyList(first, 6)), TODAY)]).toEqual([]);
  });

  it('ask only for what a meal has grown by once it was bought for', () => {
    const had = takeOff(first, 'onion', 6);
    const now = mergeChanges(first, had);
    const larger = { ...soup, servings: 3, needs: [stored('onion', 330)] };
    const next = follow(now, [larger], 9);
    expect(toShopLines(next, TODAY)).toMatchObject([{ grams: 110 }]);
  });

  it('leave alone what the person put there', () => {
    const own = addNeeds(
      { id: 'r', by: 'recipe', title: 'Pie', recipeId: 'pie', servings: 4 },
      [],
      1,
    );
    expect(hasChanges(syncPlan(own, { days, meals: [] }, 5))).toBe(false);
  });
});
