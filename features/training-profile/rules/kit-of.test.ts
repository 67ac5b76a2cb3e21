import { expect, test } from 'vitest';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { lbToKg } from '#platform/shared/units.ts';
import { EMPTY_KIT } from './kit.ts';
import { kitFor, loadBar, loadsFor, stepLoad } from './kit-of.ts';

const squat = findExercise('back-squat');
const press = findExercise('incline-dumbbell-press');
if (!squat || !press) throw new Error('The library has changed.');

const home = {
  ...EMPTY_KIT,
  equipment: ['barbell', 'plates', 'rack'] as const,
  barKg: 15,
  platesKg: [
    { kg: 10, pairs: 1 },
    { kg: 7.5, pairs: 1 },
  ],
};

test('the place’s own plates count, and the usual ones where it has nothing for the exercise', () => {
  expect(loadsFor(squat, kitFor(squat, home, 'kg'))).toEqual([15, 30, 35, 50]);
  expect(loadsFor(press, kitFor(press, home, 'kg')).slice(0, 3)).toEqual([2, 4, 6]);
});

test('in pounds the usual weights are round pounds', () => {
  const kit = kitFor(squat, null, 'lb');
  expect(loadBar(squat, kit, 61.23)).toMatchObject({
    barKg: 20.41,
    sideKg: [20.41],
    isExact: true,
  });
});

test('in pounds the next load is the smallest pair of plates away', () => {
  const loads = loadsFor(squat, kitFor(squat, null, 'lb'));
  expect(loads.slice(0, 4)).toEqual([20.41, 22.68, 24.95, 27.21]);
  const lb = { unit: 'lb', mayHelp: false } as const;
  for (const kg of [61.23, lbToKg(135)]) {
    expect(stepLoad(kg, 1, loads, lb)).toBeCloseTo(lbToKg(140), 2);
    expect(stepLoad(kg, -1, loads, lb)).toBeCloseTo(lbToKg(130), 2);
  }
  for (const kg of loads) expect(loadBar(squat, kitFor(squat, null, 'lb'), kg)?.isExact).toBe(true);
});

test('steps follow the weights there are; a helping load goes below nothing', () => {
  const loads = loadsFor(squat, kitFor(squat, home, 'kg'));
  const kg = { unit: 'kg', mayHelp: false } as const;
  expect(stepLoad(30, 1, loads, kg)).toBe(35);
  expect(stepLoad(33, -1, loads, kg)).toBe(30);
  expect(stepLoad(50, 1, loads, kg)).toBe(50);
  expect(stepLoad(0, -1, [], kg)).toBe(0);
  expect(stepLoad(0, -1, [], { unit: 'kg', mayHelp: true })).toBe(-2.5);
});

test('plates are exact change, with what comes nearest below', () => {
  const kit = kitFor(squat, home, 'kg');
  expect(loadBar(squat, kit, 50)).toEqual({
    barKg: 15,
    sideKg: [10, 7.5],
    totalKg: 50,
    isExact: true,
  });
  expect(loadBar(squat, kit, 45)).toMatchObject({ sideKg: [10], totalKg: 35, isExact: false });
  expect(loadBar(press, kitFor(press, null, 'kg'), 20)).toBeNull();
});
