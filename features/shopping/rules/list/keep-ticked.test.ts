import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import { tickLine } from './change-lines.ts';
import { finishShopping } from './finish-shopping.ts';
import { keepTicked } from './keep-ticked.ts';
import { toShopLines } from './list-lines.ts';
import { mergeChanges } from './merge-changes.ts';
import { type ShoppingChanges, shoppingChanges } from './shopping-entry.ts';
import { type MealToShop, syncPlan } from './sync-plan.ts';

const chicken = { key: 'chicken-breast', grams: 1_000 };
const tickAt = (state: ShoppingChanges, isTicked: boolean, nowMs: number) =>
  mergeChanges(state, tickLine(state, chicken, isTicked, nowMs));
const roast = meal('roast', [stored('chicken-breast', 1_000), stored('onion', 200)]);
const ticked = tickAt(listOf(roast), true, 5);

const planAgain = (
  state: ShoppingChanges,
  grams: number | null,
  nowMs = 10,
  planned: string[] = [],
) => {
  const soup: MealToShop = {
    id: 'soup',
    title: 'Soup',
    date: TODAY,
    recipeId: 'soup',
    servings: 2,
    people: null,
    needs: grams === null ? [] : [stored('chicken-breast', grams)],
  };
  const changes = syncPlan(state, { days: new Set([TODAY]), meals: [soup] }, nowMs);
  const keep = { nowMs, today: TODAY, planned: new Set(planned), makeId: newId };
  return mergeChanges(state, keepTicked(state, changes, keep));
};

const shown = (state: ShoppingChanges, today = TODAY) =>
  toShopLines(state, today).map(({ food, grams, isTicked, sources }) => ({
    food,
    grams,
    isTicked,
    kept: sources.some(({ isKept }) => isKept),
  }));
const line = (grams: number, kept: boolean, isTicked = true) => [
  { food: 'chicken-breast', grams, isTicked, kept },
];

describe('what is ticked when the plan changes', () => {
  it('stays where nothing needs it any more; what is not ticked goes', () => {
    const next = planAgain(ticked, null);
    expect(shown(next)).toEqual(line(1_000, true));
    const sources = next.sources.filter(({ isKept }) => isKept);
    expect(shoppingChanges.parse({ sources }).sources).toEqual(sources);
    expect(shown(next, addDays(TODAY, 2))).toEqual([]);
  });

  it('stays as much as was ticked where less is needed, once however often the plan changes', () => {
    const less = planAgain(ticked, 400);
    expect(shown(less)).toEqual(line(1_000, true));
    expect(shown(planAgain(planAgain(less, null, 20), 300, 30))).toEqual(line(1_000, true));
    expect(planAgain(less, 300, 20).sources.filter(({ isKept }) => isKept)).toHaveLength(1);
  });

  it('counts for meals that need it again: nothing is bought twice', () => {
    expect(shown(planAgain(planAgain(ticked, null), 1_000, 20))).toEqual(line(1_000, false));
    expect(shown(planAgain(planAgain(ticked, null), 1_500, 20))).toEqual(line(1_500, false));
  });

  it('leaves with its tick: then the list says what is needed', () => {
    expect(shown(tickAt(planAgain(ticked, null), false, 20))).toEqual([]);
    const untick = tickAt(planAgain(ticked, 400), false, 20);
    expect(shown(untick)).toEqual(line(400, false, false));
    expect(shown(tickAt(untick, true, 30))).toEqual(line(400, false));
  });

  it('goes into the pantry whole when shopping is finished', () => {
    const next = planAgain(ticked, 400);
    const finish = { nowMs: 20, today: TODAY, keepsPantry: true };
    const done = finishShopping(next, toShopLines(next, TODAY), finish);
    expect(done.pantry).toMatchObject([{ food: 'chicken-breast', grams: 1_000 }]);
    expect(shown(mergeChanges(next, done))).toEqual([]);
  });

  it('goes with a meal that was eaten', () => {
    expect(shown(planAgain(ticked, null, 10, ['roast']))).toEqual([]);
  });
});
