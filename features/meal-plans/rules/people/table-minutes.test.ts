import { expect, it } from 'vitest';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { forTable } from './table-minutes.ts';

const chilli = bookRecipes.find(({ work }) => work?.servings === 4 && work.minutes === 20);
const single = bookRecipes.find(({ work }) => work === undefined);

it.each([
  { servings: 1, more: 0 },
  { servings: 4, more: 0 },
  { servings: 6, more: 5 },
  { servings: 12, more: 20 },
])('takes $more minutes more for $servings servings of a dish for four', ({ servings, more }) => {
  if (!chilli) throw new Error('No dish for four.');
  expect(forTable(chilli, servings).minutes).toBe((chilli.minutes ?? 0) + more);
});

it('says nothing of work that is not known', () => {
  const unknown = { ...(single ?? chilli), minutes: null } as NonNullable<typeof chilli>;
  expect(forTable(unknown, 12).minutes).toBeNull();
});
