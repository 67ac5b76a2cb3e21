import { expect, test } from 'vitest';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { othersOfBatch } from './others-of-batch.ts';

const part = (personId: string, portion: number, state: 'planned' | 'dropped' = 'planned') => ({
  personId,
  portion,
  state,
  entryId: null,
  undone: 0,
});
const dinner = aMeal({ eaters: [part(HOST, 1), part('dave', 1.5), part('ella', 0.75, 'dropped')] });
const lunch = aMeal({ slotId: 'lunch', eaters: [part(HOST, 1), part('dave', 1)] });
const days = [aDay([dinner]), aDay([lunch], { date: '2026-11-21' })];

test('those at the table and the leftovers of later days, without what is dropped or cooked apart', () => {
  const other = aMeal({ cookedOn: '2026-11-21', slotId: 'dinner' });
  const both = [days[0] ?? aDay([]), aDay([lunch, other], { date: '2026-11-21' })];
  expect(othersOfBatch(both, dinner, HOST)).toEqual([
    { date: '2026-11-20', personId: 'dave', servings: 1.5 },
    { date: '2026-11-21', personId: HOST, servings: 2 },
  ]);
});

test('a dish for one has no others', () => {
  expect(othersOfBatch([aDay([aMeal()])], aMeal(), HOST)).toEqual([]);
});
