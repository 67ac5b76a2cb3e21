import { expect, it } from 'vitest';
import { aDay, aMeal } from '../testing/plan-samples.ts';
import { dayOf, isOfPlan, toPendingDay, withPendingDays } from './pending-days.ts';
import { HOST } from './plan-kinds.ts';

const SAM = '01900000-0000-7000-8000-000000000001';
const range = { from: '2026-11-20', to: '2026-11-26' };

it('what waits is shown over what the server has, unless the server is newer', () => {
  const mine = toPendingDay(aDay([aMeal({ title: 'Mine' })], { version: 2 }));
  const titles = (version: number) =>
    withPendingDays([aDay([], { version })], [mine], range).flatMap(({ meals }) =>
      meals.map(({ title }) => title),
    );
  expect(titles(1)).toEqual(['Mine']);
  expect(titles(3)).toEqual([]);
});

it('what waits for a plan that a person has left is not a day of their own', () => {
  const shared = toPendingDay({ ...aDay([aMeal()], { version: 2 }), personId: SAM });
  expect(isOfPlan(shared, SAM)).toBe(true);
  expect(isOfPlan(shared, HOST)).toBe(false);
  // Before it is known whose plan it is, nothing is hidden.
  expect(isOfPlan(shared, undefined)).toBe(true);
  expect(dayOf(shared)).not.toHaveProperty('personId');
});
