import { expect, it } from 'vitest';
import { HOST, type PlanDay, type PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { cookedBatch, isOthersEaten } from './cooked-batch.ts';

const [MON, TUE] = ['2026-11-23', '2026-11-24'];
const eats = (personId: string, portion: number, state: 'planned' | 'eaten' | 'dropped') => ({
  personId,
  portion,
  state,
  entryId: null,
  undone: 0,
});
const day = (date: string, ...meals: PlanMeal[]): PlanDay => ({
  date,
  meals,
  note: null,
  version: 1,
});
const dinner = aMeal({
  recipeId: 'dal-tadka',
  cookedOn: MON,
  eaters: [eats(HOST, 1.5, 'planned'), eats('kim', 0.5, 'planned')],
});
const lunch = aMeal({ recipeId: 'dal-tadka', cookedOn: MON, eaters: [eats(HOST, 1, 'planned')] });

it('is everybody’s portions and the leftovers, taken when the first one eats', () => {
  const days = [day(MON, dinner), day(TUE, lunch)];
  expect(cookedBatch(days, MON, dinner)).toBe(3);
  // Leftovers were cooked the day before.
  expect(cookedBatch(days, TUE, lunch)).toBeNull();
  const [me, kim] = dinner.eaters;
  const mine = { ...dinner, eaters: [{ ...me, state: 'eaten' }, kim] } as PlanMeal;
  expect(cookedBatch([day(MON, mine), day(TUE, lunch)], MON, mine)).toBeNull();
});

it('leaves out portions that nobody eats, other dishes and eating out', () => {
  const dropped = { ...dinner, eaters: [eats(HOST, 1, 'planned'), eats('kim', 2, 'dropped')] };
  const other = aMeal({ recipeId: 'fried-rice', cookedOn: MON });
  expect(cookedBatch([day(MON, dropped, other)], MON, dropped)).toBe(1);
  const out = aMeal({ kind: 'out', recipeId: null, cookedOn: MON });
  expect(cookedBatch([day(MON, out)], MON, out)).toBeNull();
});

it('stays cooked while another ate of it, also as leftovers', () => {
  const [me, kim] = dinner.eaters;
  if (!me || !kim) throw new Error('Two people eat.');
  const eaten = (...who: (typeof me)[]): PlanMeal => ({
    ...dinner,
    eaters: dinner.eaters.map((one) => (who.includes(one) ? { ...one, state: 'eaten' } : one)),
  });
  const mine = eaten(me);
  expect(isOthersEaten([day(MON, mine), day(TUE, lunch)], mine, me)).toBe(false);
  const both = eaten(me, kim);
  expect(isOthersEaten([day(MON, both)], both, me)).toBe(true);
  const late = { ...lunch, eaters: [eats(HOST, 1, 'eaten')] };
  expect(isOthersEaten([day(MON, mine), day(TUE, late)], mine, me)).toBe(true);
});
