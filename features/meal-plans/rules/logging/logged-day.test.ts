import { describe, expect, it } from 'vitest';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { newId } from '#platform/shared/ids.ts';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import { plannedAmounts } from '../day-sums.ts';
import { emptyDay, HOST, type PlanDay } from '../plan-day.ts';
import { type PlanRequest, type RequestDay, toPlanDays, toPlannerInput } from '../plan-request.ts';
import { DEFAULT_PLAN, type PlanSettings } from '../plan-settings.ts';
import { loggedDay, toLoggedDay } from './logged-day.ts';

const target = { calories: 2_000, protein: 100, carbs: 240, fat: 70, fiber: 30, sodium: 2_300 };
const MONDAY = '2026-11-23';

const logged = (mealType: MealType, calories: number | null, id = newId()) => ({
  id,
  mealType,
  foodId: null,
  foodName: 'Something',
  quantity: 1,
  unit: 'serving' as const,
  calories,
  protein: calories === null ? null : calories / 20,
  carbs: null,
  fat: null,
  fiber: null,
  sodium: null,
});
type Entry = ReturnType<typeof logged>;

const request = (
  entries: readonly Entry[],
  day: PlanDay = emptyDay(MONDAY),
  change: Partial<RequestDay> = {},
  settings: PlanSettings = DEFAULT_PLAN,
): PlanRequest => ({
  settings,
  personId: HOST,
  pantry: [],
  isSouthern: true,
  seed: 5,
  days: [{ day, target, open: 'all', notBefore: null, logged: loggedDay(day, entries), ...change }],
});
const inputOf = (wanted: PlanRequest) => toPlannerInput(wanted, bookRecipes).days[0];
const slotsOf = (wanted: PlanRequest) => inputOf(wanted)?.slots.map(({ id }) => id);
const only = (...kinds: MealType[]) => ({
  ...DEFAULT_PLAN,
  slots: DEFAULT_PLAN.slots.filter(({ kind }) => kinds.includes(kind)),
});

describe('a day with something in its log', () => {
  it('is planned around it, with the meals that were not eaten', () => {
    const wanted = request([logged('breakfast', 640), logged('lunch', 700)]);
    expect(slotsOf(wanted)).toEqual(['snack', 'dinner']);
    const [day] = toPlanDays(
      wanted,
      rollWeek(toPlannerInput(wanted, bookRecipes)),
      bookRecipes,
      newId,
    );
    const planned = day && plannedAmounts(day, HOST).amounts.calories;
    expect(Math.abs((planned ?? 0) + 1_340 - 2_000)).toBeLessThan(2_000 * 0.06);
  });

  it('takes what an entry does not say as its share of the target', () => {
    const fixed = inputOf(request([logged('breakfast', 500), logged('snack', null)]))?.fixed;
    // A quarter of the day, and a snack of a tenth.
    expect(fixed).toEqual({
      calories: 700,
      protein: 35,
      carbs: 84,
      fat: 24.5,
      fiber: 10.5,
      sodium: 805,
    });
  });

  it('still has a breakfast after a coffee, and none after something of unknown energy', () => {
    expect(slotsOf(request([logged('breakfast', 60)]))).toContain('breakfast');
    expect(slotsOf(request([logged('breakfast', null)]))).not.toContain('breakfast');
  });

  it('plans a meal that is asked for by itself, whatever was logged', () => {
    const entries = [logged('dinner', 700)];
    expect(slotsOf(request(entries))).not.toContain('dinner');
    expect(slotsOf(request(entries, emptyDay(MONDAY), { open: ['dinner'] }))).toContain('dinner');
  });

  it('counts a planned meal that was eaten once', () => {
    const entryId = newId();
    const eaten = aMeal({
      slotId: 'lunch',
      eaters: [{ personId: HOST, portion: 1.5, state: 'eaten', entryId, undone: 0 }],
    });
    const wanted = request([logged('lunch', 630, entryId)], aDay([eaten], { date: MONDAY }));
    expect(inputOf(wanted)?.fixed.calories).toBe(630);
    expect(slotsOf(wanted)).toEqual(['breakfast', 'snack', 'dinner']);
  });
});

describe('a day without anything in its log', () => {
  it('has the usual share of meals that are over, until it is said that they were not eaten', () => {
    const late = { notBefore: '15:00' };
    expect(loggedDay(emptyDay(MONDAY), [])).toBeNull();
    expect(inputOf(request([], undefined, late))?.fixed.calories).toBeGreaterThan(1_000);
    const rest = { ...late, logged: toLoggedDay(emptyDay(MONDAY), []) };
    expect(inputOf(request([], undefined, rest))?.fixed.calories ?? 0).toBe(0);
  });
});

describe('who plans only some meals', () => {
  it('eats the others without a plan, less what is logged of them', () => {
    const fixedOf = (entries: readonly Entry[]) =>
      inputOf(request(entries, undefined, {}, only('dinner')))?.fixed.calories;
    // Without a plan 65 % are eaten: 1,300 kcal.
    expect(fixedOf([])).toBeCloseTo(1_300);
    expect(fixedOf([logged('breakfast', 500)])).toBeCloseTo(1_300);
    expect(fixedOf([logged('breakfast', 700), logged('lunch', 900)])).toBeCloseTo(1_600);
  });

  it('has a meal to come whose energy is not known', () => {
    const out = aMeal({
      slotId: 'dinner',
      kind: 'out',
      recipeId: null,
      perServing: { ...aMeal().perServing, calories: null },
    });
    const day = aDay([out], { date: MONDAY });
    // 400 kcal are eaten, and dinner has its usual 35 %.
    expect(inputOf(request([logged('breakfast', 400)], day))?.fixed.calories).toBeCloseTo(1_100);
  });
});
