import { expect, test } from 'vitest';
import { DEFAULT_PLAN, type PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { notForTable } from './not-for-table.ts';

const [slot] = DEFAULT_PLAN.slots;
if (!slot) throw new Error('The usual plan has meals.');
const feta = {
  diets: ['vegetarian' as const, 'gluten free' as const],
  allergens: { contains: ['milk' as const], mayContain: ['egg' as const], unknown: 0 },
};
const wishing = (change: Partial<PlanSettings['wishes']>): PlanSettings => ({
  ...DEFAULT_PLAN,
  wishes: { ...DEFAULT_PLAN.wishes, ...change },
});

test('nothing speaks against a recipe where nothing was wished', () => {
  expect(notForTable(feta, DEFAULT_PLAN, slot)).toBeNull();
});

test('diets count wherever they were said: settings, words, or of one who eats', () => {
  const expected = { diets: ['dairy free'], allergens: [] };
  expect(notForTable(feta, wishing({ diets: ['dairy free', 'vegetarian'] }), slot)).toEqual(
    expected,
  );
  const { wishes } = readWishes('dairy free');
  expect(notForTable(feta, wishing({ said: wishes }), slot)?.diets).toEqual(['dairy free']);
  const sam = { id: 'sam', name: 'Sam', share: 1, diets: ['dairy free' as const] };
  const table = { ...DEFAULT_PLAN, people: [...DEFAULT_PLAN.people, sam] };
  expect(notForTable(feta, table, slot)).toEqual(expected);
  // Sam does not eat then.
  expect(notForTable(feta, table, { ...slot, people: ['host'] })).toBeNull();
});

test('traces are said as well', () => {
  expect(notForTable(feta, wishing({ without: ['egg', 'fish'] }), slot)).toEqual({
    diets: [],
    allergens: ['egg'],
  });
});
