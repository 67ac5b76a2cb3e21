import { describe, expect, it } from 'vitest';
import { toItem } from '#features/food-log/rules/entry/pending-entries.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { SNACK_FOODS, toSnackRecipe } from '#features/meal-planner/rules/snack-foods.ts';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { catalogueFood } from '#features/recipe-book/testing/catalogue-foods.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { aDay, aMeal } from '../testing/plan-samples.ts';
import { dayBands } from './day-sums.ts';
import { emptyDay, HOST, type PlanDay } from './plan-day.ts';
import { type PlanRequest, toPlanDays, toPlannerInput } from './plan-request.ts';
import { DEFAULT_PLAN } from './plan-settings.ts';
import { suggestSwaps } from './suggest-swaps.ts';

const recipes = bookRecipes;
const target = { calories: 2300, protein: 120, carbs: 260, fat: 80, fiber: 30, sodium: 2300 };
const MONDAY = '2026-11-23';

const request = (days: readonly PlanDay[], change: Partial<PlanRequest> = {}): PlanRequest => ({
  settings: DEFAULT_PLAN,
  personId: HOST,
  pantry: [],
  isSouthern: true,
  seed: 7,
  days: days.map((day) => ({ day, target, open: 'all', notBefore: null, logged: null })),
  ...change,
});

const emptyWeek = Array.from({ length: 7 }, (_, index) => emptyDay(addDays(MONDAY, index)));

function made(wanted: PlanRequest): PlanDay[] {
  const input = toPlannerInput(wanted, recipes);
  return toPlanDays(wanted, rollWeek(input), recipes, newId);
}

describe('what is at home and in season', () => {
  const cauliflower = {
    key: 'cauliflower',
    name: 'Cauliflower',
    bestBefore: '2026-11-25' as string | null,
    grams: null as number | null,
  };
  const titlesOf = (wanted: PlanRequest) =>
    made(wanted).flatMap(({ meals }) => meals.filter(({ uses }) => uses?.includes('cauliflower')));

  it('is planned while it is good, with the reason', () => {
    const meals = titlesOf(request(emptyWeek, { pantry: [cauliflower] }));
    expect(meals.length).toBeGreaterThan(0);
    for (const { cookedOn } of meals) expect(cookedOn <= '2026-11-25').toBe(true);
  });

  it('is left alone past its date, and where that is not wished', () => {
    const old = { ...cauliflower, bestBefore: '2026-11-20' };
    expect(titlesOf(request(emptyWeek, { pantry: [old] }))).toEqual([]);
    const wishes = { ...DEFAULT_PLAN.wishes, usesPantry: false };
    const settings = { ...DEFAULT_PLAN, wishes };
    expect(titlesOf(request(emptyWeek, { pantry: [cauliflower], settings }))).toEqual([]);
  });

  it('is planned as often as there is of it, and not for a spoonful', () => {
    const soonFor = (grams: number | null, people = DEFAULT_PLAN.people) =>
      toPlannerInput(
        request(emptyWeek, {
          pantry: [{ ...cauliflower, grams }],
          settings: { ...DEFAULT_PLAN, people },
        }),
        recipes,
      ).wishes.useSoon;
    const by = '2026-11-25';
    expect(soonFor(null)).toEqual([{ key: 'cauliflower', by }]);
    expect(soonFor(20)).toEqual([]);
    const uses = (grams: number, people = DEFAULT_PLAN.people) => soonFor(grams, people)?.[0]?.uses;
    expect(uses(100)).toBe(1);
    expect(uses(600)).toBeGreaterThan(4);
    const [me] = DEFAULT_PLAN.people;
    if (!me) throw new Error('Nobody eats.');
    const three = ['a', 'b', 'c'].map((id) => ({ ...me, id, name: id }));
    expect(uses(600, [me, ...three])).toBe(2);
  });

  it('is used up without a date where that is wished, in as many meals as there is of it', () => {
    const wishes = { ...DEFAULT_PLAN.wishes, useUp: ['cauliflower', 'leek'] };
    const settings = { ...DEFAULT_PLAN, wishes };
    const pantry = [{ ...cauliflower, bestBefore: null, grams: 300 }];
    const wanted = request(emptyWeek, { pantry, settings });
    expect(toPlannerInput(wanted, recipes).wishes).toMatchObject({
      useSoon: [{ key: 'cauliflower', by: '2026-11-29' }],
      // There is none at home: wished for all the same.
      useUp: ['leek'],
    });
    expect(titlesOf(wanted).length).toBeGreaterThan(0);
    expect(titlesOf(request(emptyWeek, { pantry })).length).toBe(0);
  });

  it('is used up in as many meals as the amount that was said lasts for', () => {
    const soonFor = (text: string, pantry: PlanRequest['pantry'] = []) => {
      const said = readWishes(text).wishes;
      const settings = { ...DEFAULT_PLAN, wishes: { ...DEFAULT_PLAN.wishes, said } };
      return toPlannerInput(request(emptyWeek, { pantry, settings }), recipes).wishes;
    };
    const [by, first] = ['2026-11-29', '2026-11-25'];
    const few = soonFor('use up 120 g cauliflower');
    expect(few).toMatchObject({ useSoon: [{ key: 'cauliflower', by, uses: 1 }], useUp: [] });
    const many = soonFor('use up 600 g cauliflower').useSoon?.[0]?.uses;
    expect(many).toBeGreaterThan(4);
    // Fresh spinach, not as much again of the frozen one.
    const { useSoon, useUp } = soonFor('use up 500 g spinach, fewer eggs');
    expect(useSoon).toMatchObject([{ key: 'spinach', by }]);
    expect(useUp).toEqual([]);
    // What was said holds, by the day it is good for; without an amount it is as it was.
    const known = soonFor('use up 120 g cauliflower', [{ ...cauliflower, grams: 900 }]);
    expect(known.useSoon).toEqual([{ key: 'cauliflower', by: first, uses: 1 }]);
    expect(soonFor('use up the cauliflower')).toMatchObject({
      useSoon: [],
      useUp: ['cauliflower'],
    });
  });

  it('is not counted for what stays planned and again for what is planned afresh', () => {
    const one = request(emptyWeek, { pantry: [{ ...cauliflower, grams: 120 }] });
    const days = made(one);
    expect(days.flatMap(({ meals }) => meals.filter(({ uses }) => uses)).length).toBe(1);
    const at = days.findIndex(({ meals }) => meals.some(({ uses }) => uses));
    const again = {
      ...one,
      days: days.map((day, index) => ({
        ...one.days[0],
        day,
        target,
        open: index === at ? [] : ('all' as const),
        notBefore: null,
        logged: null,
      })),
    };
    const fresh = made(again).filter((_, index) => index !== at);
    expect(fresh.flatMap(({ meals }) => meals.filter(({ uses }) => uses))).toEqual([]);
  });

  it('weighs a little for and against a dish, by the half of the world', () => {
    const biasOf = (isSouthern: boolean) =>
      toPlannerInput(request(emptyWeek, { isSouthern }), recipes).wishes.bias ?? {};
    const asparagus = recipes.find(({ keys }) => keys.includes('asparagus'))?.id ?? '';
    expect(biasOf(true)[asparagus]).toBeLessThan(biasOf(false)[asparagus] ?? 0);
    const wishes = { ...DEFAULT_PLAN.wishes, prefersSeason: false };
    const settings = { ...DEFAULT_PLAN, wishes };
    expect(toPlannerInput(request(emptyWeek, { settings }), recipes).wishes.bias).toBeUndefined();
  });
});

describe('a week', () => {
  it('fills every slot and keeps the bands of each day', () => {
    for (const day of made(request(emptyWeek))) {
      expect(day.meals.map(({ slotId }) => slotId).sort()).toEqual([
        'breakfast',
        'dinner',
        'lunch',
        'snack',
      ]);
      const [energy, protein] = dayBands(day, HOST, target, DEFAULT_PLAN);
      expect(Math.abs((energy?.planned ?? 0) / 2300 - 1)).toBeLessThan(0.06);
      expect((protein?.planned ?? 0) / 120).toBeGreaterThan(0.93);
    }
  });

  it('plans a single food as one to be logged, and plans it again with the rest', () => {
    const snacks = SNACK_FOODS.map((snack) => toSnackRecipe(snack, catalogueFood)).map((one) => ({
      ...one,
      food: toItem({ foodName: one.name, quantity: 30, unit: 'g', calories: 180 }),
    }));
    const only = [...recipes.filter(({ slots }) => !slots.includes('snack')), ...snacks];
    const wanted = request(emptyWeek.slice(0, 2));
    const days = toPlanDays(wanted, rollWeek(toPlannerInput(wanted, only)), only, newId);
    const snack = days[0]?.meals.find(({ slotId }) => slotId === 'snack');
    expect(snack).toMatchObject({ kind: 'food', recipeId: null, isChosen: true });
    expect(snack?.food?.quantity).toBe(30);
    const again = toPlannerInput(request(days), only);
    expect(again.days[0]?.slots.map(({ id, locked }) => [id, locked])).toContainEqual([
      'snack',
      null,
    ]);
  });

  it('leaves what is locked, eaten or brought in by hand, and plans around it', () => {
    const locked = aMeal({ locked: true, slotId: 'dinner' });
    const out = aMeal({
      kind: 'out',
      slotId: 'lunch',
      recipeId: null,
      title: 'Lunch with Ana',
      perServing: { ...locked.perServing, calories: 700 },
    });
    const week = [aDay([locked, out], { date: MONDAY }), ...emptyWeek.slice(1)];
    const [monday] = made(request(week));
    expect(monday?.meals.slice(0, 2)).toEqual([locked, out]);
    expect(monday?.meals.map(({ slotId }) => slotId).sort()).toEqual([
      'breakfast',
      'dinner',
      'lunch',
      'snack',
    ]);
  });

  it('plans only the slots that are asked for', () => {
    const week = made(request(emptyWeek));
    const again = made({
      ...request(week),
      days: week.map((day, index) => ({
        day,
        target,
        open: index === 2 ? ['dinner'] : [],
        notBefore: null,
        logged: null,
      })),
    });
    const ids = (days: PlanDay[]) => days.flatMap(({ meals }) => meals.map(({ id }) => id));
    const gone = ids(week).filter((id) => !ids(again).includes(id));
    expect(gone).toHaveLength(1);
    expect(ids(again)).toHaveLength(28);
  });

  it('leaves free what is free on other days, and beside one meal that is planned again', () => {
    const dinner = aMeal({ cookedOn: MONDAY });
    const wanted = request([aDay([dinner], { date: MONDAY }), emptyDay(addDays(MONDAY, 1))]);
    const slotsOf = (open: PlanRequest['days'][number]['open'][]) =>
      made({
        ...wanted,
        days: wanted.days.map((day, index) => ({ ...day, open: open[index] ?? [] })),
      }).map(({ meals }) => meals.map(({ slotId }) => slotId).toSorted());
    expect(slotsOf([[], 'all'])).toEqual([['dinner'], ['breakfast', 'dinner', 'lunch', 'snack']]);
    expect(slotsOf([['lunch'], []])).toEqual([['dinner', 'lunch'], []]);
  });

  it('gives others their share of the portion, in quarters', () => {
    const people = [...DEFAULT_PLAN.people, { id: 'kid', name: 'Kim', share: 0.5 }];
    const settings = { ...DEFAULT_PLAN, people };
    for (const { eaters } of made({ ...request(emptyWeek), settings }).flatMap(
      ({ meals }) => meals,
    )) {
      const [mine, kims] = eaters;
      expect(Math.abs((kims?.portion ?? 0) - (mine?.portion ?? 0) / 2)).toBeLessThanOrEqual(0.125);
      expect(((kims?.portion ?? 0) * 4) % 1).toBe(0);
    }
  });

  it('gives others what they need where they share their target, unless a share was set', () => {
    const kim = { id: 'kim', name: 'Kim', share: 1 };
    const sharesOf = (share: number) => {
      const people = [...DEFAULT_PLAN.people, { ...kim, share }];
      const settings = { ...DEFAULT_PLAN, people };
      const wanted = request(emptyWeek, { settings, energyOf: { kim: 2300 * 1.5 } });
      const energyOf = (meals: PlanDay['meals'], at: number) =>
        meals.reduce(
          (sum, { eaters, perServing }) =>
            sum + (eaters[at]?.portion ?? 0) * (perServing.calories ?? 0),
          0,
        );
      return made(wanted).map(({ meals }) => energyOf(meals, 1) / energyOf(meals, 0));
    };
    for (const ratio of sharesOf(1)) expect(Math.abs(ratio - 1.5)).toBeLessThan(0.1);
    for (const ratio of sharesOf(0.5)) expect(Math.abs(ratio - 0.5)).toBeLessThan(0.1);
  });

  it('has portions of one serving where no target is known, and asks only for dinners where only those are wished for', () => {
    const dinner = DEFAULT_PLAN.slots.filter(({ kind }) => kind === 'dinner');
    const settings = { ...DEFAULT_PLAN, slots: dinner };
    const unknown = made({
      ...request(emptyWeek),
      settings,
      days: emptyWeek.map((day) => ({
        day,
        target: null,
        open: 'all',
        notBefore: null,
        logged: null,
      })),
    });
    expect(unknown.map(({ meals }) => meals.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(unknown.flatMap(({ meals }) => meals).every((m) => m.eaters[0]?.portion === 1)).toBe(
      true,
    );
    for (const day of made({ ...request(emptyWeek), settings })) {
      const [energy] = dayBands(day, HOST, target, settings);
      expect(energy?.target).toBeCloseTo(805, 0);
      expect(Math.abs((energy?.planned ?? 0) / 805 - 1)).toBeLessThan(0.2);
    }
  });
});

describe('swaps', () => {
  it('offers three other dishes for the slot, and never one with a forbidden allergen', () => {
    const week = made(request(emptyWeek));
    const wishes = {
      ...DEFAULT_PLAN.wishes,
      without: ['milk' as const],
      diets: ['vegan' as const],
    };
    const swaps = suggestSwaps(
      request(week, { settings: { ...DEFAULT_PLAN, wishes } }),
      { date: MONDAY, slotId: 'dinner' },
      recipes,
      newId,
    );
    const before = week[0]?.meals.find(({ slotId }) => slotId === 'dinner');
    expect(swaps).toHaveLength(3);
    for (const { recipeId, slotId } of swaps) {
      const recipe = recipes.find(({ id }) => id === recipeId);
      expect(slotId).toBe('dinner');
      expect(recipeId).not.toBe(before?.recipeId);
      expect(recipe?.diets).toContain('vegan');
      expect(recipe?.allergens).not.toContain('milk');
    }
  });
});

it('gives the others at the table as much energy in a swapped meal as they had', () => {
  const people = [...DEFAULT_PLAN.people, { id: 'kim', name: 'Kim', share: 1 }];
  const settings = { ...DEFAULT_PLAN, people };
  const [day, ...others] = made(request(emptyWeek, { settings }));
  const dinner = day?.meals.find(({ slotId }) => slotId === 'dinner');
  if (!day || !dinner) throw new Error('There is no dinner.');
  // Kim has made their own portion smaller.
  const eaters = dinner.eaters.map((one) =>
    one.personId === 'kim' ? { ...one, portion: 0.75 } : one,
  );
  const meals = day.meals.map((meal) => (meal === dinner ? { ...dinner, eaters } : meal));
  const swaps = suggestSwaps(
    request([{ ...day, meals }, ...others], { settings }),
    { date: MONDAY, slotId: 'dinner' },
    recipes,
    newId,
  );
  expect(swaps).toHaveLength(3);
  const had = 0.75 * (dinner.perServing.calories ?? 0);
  for (const { perServing, eaters: now } of swaps) {
    const kims = now.find(({ personId }) => personId === 'kim')?.portion ?? 0;
    const kcal = perServing.calories ?? 0;
    expect(Math.abs(kims * kcal - had)).toBeLessThanOrEqual(Math.max(0.13 * kcal, 1));
  }
});

describe('meals that words leave unplanned', () => {
  const said = (text: string) => {
    const wishes = { ...DEFAULT_PLAN.wishes, said: readWishes(text).wishes };
    return request(emptyWeek, { settings: { ...DEFAULT_PLAN, wishes } });
  };
  const fixedOf = (text: string) => toPlannerInput(said(text), recipes).days[0]?.fixed.calories;

  it('are no smaller in a swap where breakfast is left out', () => {
    const wanted = said('no breakfast');
    const [day, ...others] = made(wanted);
    const dinner = day?.meals.find(({ slotId }) => slotId === 'dinner');
    if (!day || !dinner) throw new Error('There is no dinner.');
    const week = [day, ...others];
    const days = wanted.days.map((one, index) => ({ ...one, day: week[index] ?? one.day }));
    const place = { date: MONDAY, slotId: 'dinner' };
    const swaps = suggestSwaps({ ...wanted, days }, place, recipes, newId);
    expect(swaps).toHaveLength(3);
    for (const swap of swaps) {
      const meals = day.meals.map((meal) => (meal === dinner ? swap : meal));
      const [energy] = dayBands({ ...day, meals }, HOST, target, wanted.settings);
      expect(energy?.target).toBe(target.calories);
      expect(energy?.planned).toBeGreaterThan(target.calories * 0.9);
    }
  });

  it('have no part of a day that is planned at noon', () => {
    const wanted = said('no breakfast');
    const days = wanted.days.map((one) => ({ ...one, notBefore: '11:00' }));
    const input = toPlannerInput({ ...wanted, days }, recipes);
    expect(input.days[0]?.fixed.calories).toBe(0);
  });

  it('are eaten without a plan: dinners are not to feed the whole day', () => {
    const wanted = said('just dinners');
    expect(fixedOf('just dinners')).toBeCloseTo(target.calories * 0.65);
    const days = made(wanted);
    expect(days.every(({ meals }) => meals.length === 1)).toBe(true);
    expect(new Set(days.flatMap(({ meals }) => meals.map(({ title }) => title))).size).toBe(7);
    const [day] = days;
    const bands = day && dayBands(day, HOST, target, wanted.settings);
    expect(bands?.[0]?.target).toBeCloseTo(target.calories * 0.35);
  });

  it('give their food to the others where only breakfast is skipped', () => {
    expect(fixedOf('no breakfast, I fast till noon')).toBeCloseTo(0);
  });
});
