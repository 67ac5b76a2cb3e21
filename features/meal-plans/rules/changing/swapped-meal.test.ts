import { expect, it } from 'vitest';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import type { PlanMeal } from '../plan-day.ts';
import { withSwapped } from './swapped-meal.ts';

const [THU, FRI, SAT] = ['2026-11-26', '2026-11-27', '2026-11-28'] as const;
const pasta = aMeal({ title: 'Pesto pasta', recipeId: 'pasta', cookedOn: THU });
const rest = () => ({ ...pasta, id: crypto.randomUUID(), slotId: 'lunch' });
const days = [
  aDay([pasta], { date: THU }),
  aDay([rest()], { date: FRI }),
  aDay([rest()], { date: SAT }),
];
const swap = (change: Partial<PlanMeal>) =>
  withSwapped(
    days,
    THU,
    pasta,
    aMeal({ title: 'Chicken', recipeId: 'chicken', cookedOn: THU, ...change }),
  ).map(({ meals }) => meals.map(({ title, cookedOn }) => `${title} ${cookedOn.slice(8)}`));

it('takes along what was left over, as long as the new dish keeps', () => {
  expect(swap({ keepsDays: 3 })).toEqual([['Chicken 26'], ['Chicken 26'], ['Chicken 26']]);
  expect(swap({ keepsDays: 1 })).toEqual([['Chicken 26'], ['Chicken 26'], ['Pesto pasta 28']]);
});

it('cooks what does not keep once, on the first of its days', () => {
  expect(swap({ keepsDays: 0 })).toEqual([['Chicken 26'], ['Pesto pasta 27'], ['Pesto pasta 27']]);
});

it('serves nobody a dish that was not chosen for them, and keeps their energy', () => {
  const [{ eaters }] = [pasta];
  const [eater] = eaters;
  if (!eater) throw new Error('Nobody eats.');
  const others = [{ ...eater, personId: 'sam', portion: 1 }];
  expect(swap({ keepsDays: 3, eaters: others })[1]).toEqual(['Pesto pasta 27']);
  const double = { ...pasta.perServing, calories: 840 };
  const after = aMeal({ recipeId: 'chicken', cookedOn: THU, keepsDays: 3, perServing: double });
  const [, friday] = withSwapped(days, THU, pasta, after);
  expect(friday?.meals[0]?.eaters[0]?.portion).toBe(0.75);
});
