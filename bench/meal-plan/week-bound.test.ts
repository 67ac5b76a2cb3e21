import { describe, expect, it } from 'vitest';
import { improveWeek } from '#features/meal-planner/rules/improve-week.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { costsOf, sumCosts } from '#features/meal-planner/rules/score-week.ts';
import { startSearch } from '#features/meal-planner/rules/search/start-search.ts';
import { nutrientCost } from '#features/meal-planner/rules/search/week-state.ts';
import { aWeek, bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { cheapestDay } from './day-optimum.ts';
import { boundOfWeek } from './week-bound.ts';

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
