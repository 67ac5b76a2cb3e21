import { expect, it } from 'vitest';
import { HOST } from '../plan-kinds.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';
import { portionsFor } from './plan-meal.ts';

const settings = {
  ...DEFAULT_PLAN,
  people: [...DEFAULT_PLAN.people, { id: 'anh', name: 'Anh', share: 1 }],
};
const [slot] = settings.slots;
if (!slot) throw new Error('No meal.');
const energyOf = { [HOST]: 2_900, anh: 2_110 };
const meals = [
  { portion: 1.75, kcal: 420 },
  { portion: 1.75, kcal: 460 },
  { portion: 1.5, kcal: 200 },
  { portion: 1.75, kcal: 560 },
];
const dayOf = (carries: boolean) => {
  const owed = new Map<string, number>();
  return meals.reduce((sum, { portion, kcal }) => {
    const rest = carries ? { owed, kcal } : null;
    const eaters = portionsFor(settings, slot, { personId: HOST, portion }, energyOf, rest);
    const anh = eaters.find(({ personId }) => personId === 'anh')?.portion ?? 0;
    expect((anh * 4) % 1).toBe(0);
    return sum + anh * kcal;
  }, 0);
};

it('makes up at the next meal for what rounding took of the others’ energy', () => {
  const own = meals.reduce((sum, { portion, kcal }) => sum + portion * kcal, 0);
  const wanted = (own * energyOf.anh) / energyOf[HOST];
  // Half a quarter of the last meal is all that is left.
  expect(Math.abs(dayOf(true) - wanted)).toBeLessThanOrEqual(560 / 8 + 1);
  expect(Math.abs(dayOf(true) - wanted)).toBeLessThan(Math.abs(dayOf(false) - wanted));
});
