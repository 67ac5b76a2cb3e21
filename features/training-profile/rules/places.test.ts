import { expect, test } from 'vitest';
import { byFirstPlace, toShownPlace } from './places.ts';

const garage = { name: ' Garage ', kind: 'home' as const, equipment: ['barbell' as const] };

test('what is not stated is not known', () => {
  expect(toShownPlace(garage)).toEqual({
    name: 'Garage',
    kind: 'home',
    equipment: ['barbell'],
    barKg: null,
    platesKg: null,
    dumbbellsKg: null,
    kettlebellsKg: null,
    machineStepKg: null,
  });
});

test('weights are put in order, once each, to 10 g', () => {
  const place = toShownPlace({
    ...garage,
    equipment: ['barbell', 'dumbbells', 'kettlebell', 'dumbbells'],
    barKg: 20.411_656,
    platesKg: [
      { kg: 5, pairs: 1 },
      { kg: 20, pairs: 2 },
      { kg: 5, pairs: 3 },
    ],
    dumbbellsKg: [10, 4.001, 4, 7.5],
    kettlebellsKg: [16, 8],
  });
  expect(place).toMatchObject({
    equipment: ['barbell', 'dumbbells', 'kettlebell'],
    barKg: 20.41,
    platesKg: [
      { kg: 20, pairs: 2 },
      { kg: 5, pairs: 3 },
    ],
    dumbbellsKg: [4, 7.5, 10],
    kettlebellsKg: [8, 16],
  });
});

test('weights of what is not there are left out', () => {
  const place = toShownPlace({
    ...garage,
    equipment: ['band'],
    barKg: 20,
    platesKg: [{ kg: 5, pairs: 1 }],
    dumbbellsKg: [10],
    kettlebellsKg: [16],
  });
  expect(place).toMatchObject({
    barKg: null,
    platesKg: null,
    dumbbellsKg: null,
    kettlebellsKg: null,
  });
});

test('the first made comes first', () => {
  expect([{ id: 'b' }, { id: 'a' }].sort(byFirstPlace)).toEqual([{ id: 'a' }, { id: 'b' }]);
});
