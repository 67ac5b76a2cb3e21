import { expect, it } from 'vitest';
import { anEntry } from '#features/food-log/testing/an-item.ts';
import { usualEntries } from './usual-entries.ts';

const entry = (id: string, change = {}) =>
  anEntry({
    id,
    foodName: 'Porridge',
    calories: 200,
    mealType: 'breakfast',
    localTime: '07:30',
    createdAt: `2026-11-20T07:30:0${id}.000Z`,
    ...change,
  });
const now = { today: '2026-11-20', mealType: 'breakfast' as const, minuteOfDay: 7 * 60 + 30 };

it('names each food once in its usual portion, the last one where none is commoner', () => {
  const [one, ...others] = usualEntries(
    [entry('1', { calories: 180 }), entry('2', { foodName: 'PORRIDGE', calories: 210 })],
    now,
  );
  expect(others).toEqual([]);
  expect(one).toMatchObject({ entryId: '2', calories: 210, times: 2 });
  expect(one?.weight).toBeCloseTo(2, 10);
  const half = [entry('3'), entry('4'), entry('5', { quantity: 0.5 })];
  expect(usualEntries(half, now)[0]).toMatchObject({ entryId: '4', times: 3 });
});

it('weighs what belongs to this hour and meal, and what was eaten lately, the most', () => {
  const weight = (more: object) => usualEntries([entry('1', more)], now)[0]?.weight ?? 0;
  expect(weight({})).toBeCloseTo(1, 10);
  expect(weight({ mealType: 'dinner', localTime: '19:30' })).toBeCloseTo(0.1, 10);
  // An hour and a half away on the other side of midnight counts half.
  const night = { ...now, minuteOfDay: 15 };
  const [late] = usualEntries([entry('1', { localTime: '22:45' })], night);
  expect(late?.weight).toBeCloseTo(0.1 + 0.225 + 0.45, 10);
  expect(weight({ localTime: null })).toBeCloseTo(1, 10);
  expect(weight({ date: '2026-10-21' })).toBeCloseTo(Math.exp(-1), 10);
  expect(weight({ date: '2026-11-21' })).toBeCloseTo(1, 10);
});
