import { describe, expect, it } from 'vitest';
import { improveWeek } from '#features/meal-planner/rules/improve-week.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { costsOf, sumCosts } from '#features/meal-planner/rules/score-week.ts';
import { isEatenToday } from '#features/meal-planner/rules/search/eaten.ts';
import { startSearch } from '#features/meal-planner/rules/search/start-search.ts';
import { nutrientCost, put, totalCost } from '#features/meal-planner/rules/search/week-state.ts';
import { aWeek, bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { cheapestDay } from './day-optimum.ts';
import { toTied } from './tied-week.ts';
import { boundOfWeek, proveByDays } from './week-bound.ts';

const fewer = bookRecipes.filter((_, at) => at % 12 === 0);

it('finds the cheapest day that trying everything finds', () => {
  const input = { ...aWeek(), recipes: fewer };
  const { state } = startSearch({ ...input, days: input.days.slice(0, 1) });
  const meals = state.meals.map(({ options }) =>
    options.map((option) => ({ option, minutes: option.minutes, cost: option.fresh })),
  );
  let least = Number.POSITIVE_INFINITY;
  const amounts = new Float64Array(state.amounts[0]?.length ?? 0);
  const visit = (at: number, cost: number, taken: readonly string[]) => {
    const range = state.ranges[0];
    if (at === meals.length && range) {
      least = Math.min(least, cost + nutrientCost(range, amounts, null));
      return;
    }
    for (const part of meals[at] ?? []) {
      if (taken.includes(part.option.recipe.id)) continue;
      for (const [one, more] of part.option.amounts.entries())
        amounts[one] = (amounts[one] ?? 0) + more;
      visit(at + 1, cost + part.cost, [...taken, part.option.recipe.id]);
      for (const [one, more] of part.option.amounts.entries())
        amounts[one] = (amounts[one] ?? 0) - more;
    }
  };
  visit(0, 0, []);
  expect(cheapestDay(state, 0, meals, 0).cost).toBeCloseTo(least, 6);
});

it('proves by whole days what the best week costs, at any prices', () => {
  const week = aWeek({ wishes: { repeats: 1, budgetAud: 14 } });
  const kinds = ['lunch', 'dinner'];
  const input = {
    ...week,
    recipes: bookRecipes.filter((_, at) => at % 40 === 0),
    days: week.days
      .slice(0, 2)
      .map((day) => ({ ...day, slots: day.slots.filter(({ kind }) => kinds.includes(kind)) })),
  };
  const { state } = startSearch(input);
  let least = Number.POSITIVE_INFINITY;
  const visit = (at: number) => {
    const meal = state.meals[at];
    if (!meal) {
      least = Math.min(least, totalCost(state));
      return;
    }
    for (const option of meal.options) {
      if (isEatenToday(state, meal, option)) continue;
      put(state, meal, option, meal.index);
      visit(at + 1);
      put(state, meal, null, 0);
    }
  };
  visit(0);
  const tied = toTied(input);
  const noPrices = new Float64Array(tied.ties.length);
  expect(proveByDays(tied, noPrices, least - 1)).toBeCloseTo(least - 1, 6);
  expect(proveByDays(tied, noPrices, least + 1)).toBeCloseTo(least, 6);
});

describe.each([
  { name: 'repeats', wishes: { repeats: 1 } },
  { name: 'leftovers', wishes: { leftovers: true } },
  { name: 'money', wishes: { budgetAud: 25, leftovers: true } },
])('a week bound by $name', ({ wishes }) => {
  it('costs no less than its bound, and little more', () => {
    const input = aWeek({ wishes, minutes: 60 });
    const days = { ...input, recipes: fewer, days: input.days.slice(0, 3) };
    const first = rollWeek(days);
    const last = [...improveWeek(days, first)].at(-1) ?? first;
    const cost = sumCosts(costsOf(days, last));
    const { bound } = boundOfWeek(days, Number.POSITIVE_INFINITY);
    expect(bound).toBeLessThanOrEqual(cost + 1e-6);
    expect(bound).toBeGreaterThan(cost * 0.8);
  });
});
