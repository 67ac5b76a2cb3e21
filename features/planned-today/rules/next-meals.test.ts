import { expect, it } from 'vitest';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { nextMeals } from './next-meals.ts';

const lunch = aMeal({ slotId: 'lunch', title: 'Lunch' });
const dinner = aMeal({ title: 'Dinner' });
const breakfast = aMeal({ slotId: 'breakfast', title: 'Breakfast' });
const days = [aDay([dinner, lunch]), aDay([breakfast], { date: '2026-11-21' })];
const next = (notBefore: string | null) => {
  const found = nextMeals(days, DEFAULT_PLAN, HOST, notBefore);
  return [found?.date, ...(found?.meals.map(({ title }) => title) ?? [])];
};

it('gives what is yet to eat in order, and tomorrow in the evening', () => {
  expect(next(null)).toEqual(['2026-11-20', 'Lunch', 'Dinner']);
  expect(next('13:00')).toEqual(['2026-11-20', 'Dinner']);
  expect(next('20:00')).toEqual(['2026-11-21', 'Breakfast']);
  expect(nextMeals([aDay([])], DEFAULT_PLAN, HOST, null)).toBeNull();
});

it('leaves out what was eaten or dropped, and what others eat', () => {
  const eaters = dinner.eaters.map((one) => ({ ...one, state: 'dropped' as const }));
  expect(nextMeals([aDay([{ ...dinner, eaters }])], DEFAULT_PLAN, HOST, null)).toBeNull();
  expect(nextMeals(days, DEFAULT_PLAN, 'sam', null)).toBeNull();
});
