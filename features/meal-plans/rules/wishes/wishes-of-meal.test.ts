import { expect, it } from 'vitest';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { aDay } from '../../testing/plan-samples.ts';
import { HOST } from '../plan-kinds.ts';
import { type PlanRequest, toPlanDays, toPlannerInput } from '../plan-request.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';
import { wishesOfMeal } from './wishes-of-meal.ts';

const saying = (text: string) => ({
  ...DEFAULT_PLAN,
  wishes: { ...DEFAULT_PLAN.wishes, said: readWishes(text).wishes },
});
const find = (id: string) => {
  const recipe = bookRecipes.find((one) => one.id === id);
  if (!recipe) throw new Error(`No recipe ${id}.`);
  return recipe;
};
const monday = '2026-11-23';
const against = (text: string, id: string, date: string, kind: 'lunch' | 'dinner' = 'dinner') =>
  wishesOfMeal(saying(text), find(id), { kind }, date);

it('names what a dish has that was to be avoided, and what it is not', () => {
  expect(against('nothing spicy', 'tuna-tomato-caper-spaghetti', monday)).toEqual({
    avoided: ['spicy'],
  });
  expect(against('nothing spicy', 'slow-cooker-beef-ragu', monday)).toEqual({});
  const friday = addDays(monday, 4);
  expect(against('Thai on Friday', 'slow-cooker-beef-ragu', friday)).toEqual({ unlike: ['thai'] });
  expect(against('Thai on Friday', 'slow-cooker-beef-ragu', monday)).toEqual({});
  expect(against('Thai on Friday', 'slow-cooker-beef-ragu', friday, 'lunch')).toEqual({});
});

it('names what was asked for and the dish is: on that day or at that meal, once in the week, or more of it', () => {
  const friday = addDays(monday, 4);
  expect(against('Thai on Friday', 'thai-basil-chicken-mince', friday)).toEqual({
    asked: ['thai'],
  });
  expect(against('Thai on Friday', 'thai-basil-chicken-mince', monday)).toEqual({});
  expect(against('more beef', 'slow-cooker-beef-ragu', monday)).toEqual({ asked: ['beef'] });
  expect(against('less beef', 'slow-cooker-beef-ragu', monday)).toEqual({});
});

it('keeps “nothing spicy” and “no dish twice” all week, with few minutes and without dairy', () => {
  const settings = saying(
    'nothing spicy, dairy free, no mushrooms, no dish twice, dinners under 25 minutes',
  );
  const target = { calories: 1_900, protein: 95, carbs: 220, fat: 63, fiber: 28, sodium: 2_300 };
  const request: PlanRequest = {
    settings,
    personId: HOST,
    days: Array.from({ length: 7 }, (_, at) => ({
      day: aDay([], { date: addDays(monday, at) }),
      target,
      open: 'all',
      notBefore: null,
      logged: null,
    })),
    pantry: [],
    isSouthern: true,
    seed: 5,
  };
  const week = rollWeek(toPlannerInput(request, bookRecipes));
  const days = toPlanDays(request, week, bookRecipes, newId);
  const meals = days.flatMap(({ date, meals: own }) => own.map((meal) => ({ date, meal })));
  expect(meals).toHaveLength(28);
  expect(meals.filter(({ meal }) => meal.avoided ?? meal.unlike)).toEqual([]);
  const cooked = meals.filter(({ date, meal }) => meal.cookedOn === date);
  const ids = cooked.map(({ meal }) => meal.recipeId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { meal } of cooked) {
    if (meal.slotId === 'dinner') expect(meal.minutes, meal.title).toBeLessThanOrEqual(25);
    if (meal.slotId === 'breakfast') expect(meal.minutes, meal.title).toBeLessThanOrEqual(90);
  }
});
