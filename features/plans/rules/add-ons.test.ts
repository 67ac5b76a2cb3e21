import { expect, test } from 'vitest';
import { ADD_ON_KEYS, addOnLines, addOnsWithin } from './add-ons.ts';

test('of what is wanted a plan takes what it offers, and nothing of which there is none', () => {
  const wanted = { moreClients: 2, trainerSeat: 1, traineeSeats: 0 };
  expect(addOnsWithin('trainerPro', wanted)).toEqual({ moreClients: 2 });
  expect(addOnsWithin('gymStarter', wanted)).toEqual({ trainerSeat: 1 });
  expect(addOnsWithin('professional', wanted)).toEqual({});
});

test.each([
  ['trainerPro', 'monthly', 'moreClients', 500],
  ['trainerPro', 'annual', 'moreClients', 6000],
  ['gymGrowth', 'monthly', 'trainerSeat', 1999],
  ['gymGrowth', 'annual', 'trainerSeat', 19900],
  ['gymPro', 'monthly', 'traineeSeats', 2999],
  ['gymPro', 'annual', 'traineeSeats', 29900],
] as const)('%s, %s: three of %s cost three times %d cents', (plan, period, key, cents) => {
  expect(ADD_ON_KEYS).toContain(key);
  expect(addOnLines(plan, period, { [key]: 3 })).toEqual([{ key, count: 3, cents: 3 * cents }]);
});
