import { describe, expect, it } from 'vitest';
import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { aWeek } from '../../testing/book-recipes.ts';
import { rollWeek } from '../roll-week.ts';
import { isInSeason, isSouthern, seasonCost } from './seasons.ts';

describe('seasons', () => {
  it('are those of the person: asparagus in the spring of Sydney, and of London', () => {
    expect(isInSeason('asparagus', 10, isSouthern('Australia/Sydney'))).toBe(true);
    expect(isInSeason('asparagus', 4, isSouthern('Australia/Perth'))).toBe(false);
    expect(isInSeason('asparagus', 4, isSouthern('Europe/London'))).toBe(true);
    expect(isInSeason('asparagus', 10, isSouthern('Europe/London'))).toBe(false);
  });

  it('go over the new year, and what grows all the year has none', () => {
    expect([12, 1, 2].map((month) => isInSeason('mango', month, true))).toEqual([true, true, true]);
    expect(isInSeason('mango', 6, true)).toBe(false);
    expect(isInSeason('onion', 6, true)).toBeNull();
    expect(isInSeason('chicken-breast', 6, true)).toBeNull();
  });

  it('prefer what is in season a little', () => {
    expect(seasonCost(['asparagus', 'onion'], 10, true)).toBeLessThan(0);
    expect(seasonCost(['tomato', 'onion'], 7, true)).toBeGreaterThan(0);
    expect(seasonCost(['onion'], 7, true)).toBe(0);
    expect(
      Math.abs(seasonCost(['tomato', 'eggplant', 'zucchini', 'capsicum'], 7, true)),
    ).toBeLessThan(0.3);
  });

  it('are of ingredients that recipes have', () => {
    const used = new Set(RECIPES.flatMap(({ ingredients }) => ingredients.map(({ key }) => key)));
    for (const key of ['asparagus', 'tomato', 'pumpkin', 'kale']) expect(used).toContain(key);
    expect(factsByKey('mango')?.aisle).toBe('fruit');
  });
});

it('uses up what is at home while it is good, and not all week', () => {
  const plain = aWeek();
  const countOf = (input: typeof plain, last: number) => {
    const week = rollWeek(input);
    return week.meals.filter(
      ({ day, recipeId }) =>
        day <= last &&
        input.recipes.find(({ id }) => id === recipeId)?.keys.includes('cauliflower'),
    ).length;
  };
  const useSoon = [{ key: 'cauliflower', by: '2026-11-25' }];
  const wished = { ...plain, wishes: { ...plain.wishes, useSoon } };
  expect(countOf(plain, 2)).toBe(0);
  expect(countOf(wished, 2)).toBeGreaterThanOrEqual(1);
  expect(countOf(wished, 6)).toBeLessThanOrEqual(3);
});

it('uses up once what was said, also where money is short, and is not all of it', () => {
  const wished = aWeek({ wishes: { budgetAud: 60, useUp: ['eggplant'] } });
  const uses = rollWeek(wished).meals.filter(({ recipeId }) =>
    wished.recipes.find(({ id }) => id === recipeId)?.keys.includes('eggplant'),
  );
  expect(uses.length).toBeGreaterThanOrEqual(1);
  expect(uses.length).toBeLessThanOrEqual(2);
});
