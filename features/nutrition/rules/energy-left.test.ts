import { expect, it } from 'vitest';
import { energyLeft } from './energy-left.ts';

const all = (amount: number) => ({ amount, known: 2, of: 2 });
const some = (amount: number | null) => ({ amount, known: amount === null ? 0 : 1, of: 2 });

it.each([
  [all(710), 1510, 'kcal', true, 'Left today 800 of 1,510'],
  [all(710), 1510, 'kcal', false, 'Left 800 of 1,510'],
  [some(710), 1510, 'kcal', true, 'Left today, at most 800 of 1,510'],
  [some(null), 1510, 'kcal', false, 'Left, at most 1,510 of 1,510'],
  [all(1510), 1510, 'kcal', true, 'Left today 0 of 1,510'],
  [all(4000), 1510, 'kcal', true, 'Above target 2,490 over 1,510'],
  [some(4000), 1510, 'kcal', false, 'Above target, at least 2,490 over 1,510'],
  // 2,971 kJ of 6,320: the figures on screen add up.
  [all(710), 1510, 'kj', true, 'Left today 3,349 of 6,320'],
] as const)('%j of %d in %s, today %s: %s', (eaten, target, unit, isToday, text) => {
  const {
    words,
    figure,
    target: goal,
    isAbove,
  } = energyLeft(eaten, { energyKcal: target, method: 'adult' }, unit, isToday);
  expect(`${words} ${figure} ${isAbove ? 'over' : 'of'} ${goal}`).toBe(text);
});
