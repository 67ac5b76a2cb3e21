import { expect, test } from 'vitest';
import { EXERCISES, findExercise } from '#features/exercises/rules/exercises.ts';
import { indexExercises } from '#features/exercises/rules/search-exercises.ts';
import { APP_NAMES } from './app-names.ts';
import { findDateOrders, readMoment } from './file-dates.ts';
import { readSeconds } from './file-seconds.ts';
import { toInstant } from './local-instant.ts';
import { matchExercise } from './match-exercise.ts';
import { distanceUnitIn, guessWeightUnit, toKg, toMetres, weightUnitIn } from './units.ts';

test.each([
  ['2026-03-02 17:30:05', 'ymd', '2026-03-02T17:30:05'],
  ['2026-03-02T17:30:05+1100', 'ymd', '2026-03-02T17:30:05'],
  ['02/03/2026 5:30 pm', 'dmy', '2026-03-02T17:30:00'],
  ['3/2/2026, 12:05 AM', 'mdy', '2026-03-02T00:05:00'],
  ['02.03.2026', 'dmy', '2026-03-02T12:00:00'],
  ['9 Nov 2026, 17:04', 'named', '2026-11-09T17:04:00'],
  ['Nov 9, 2026, 5:04 PM', 'named', '2026-11-09T17:04:00'],
  ['31/02/2026', 'dmy', null],
  ['2026-03-02 25:00', 'ymd', null],
  ['9 Foo 2026, 17:04', 'named', null],
  ['', 'ymd', null],
] as const)('%s read as %s', (text, order, moment) => {
  expect(readMoment(text, order)).toBe(moment);
});

test('a day above twelve settles the order of dates, otherwise both are offered', () => {
  expect(findDateOrders(['02/03/2026', '13/03/2026'])).toEqual(['dmy']);
  expect(findDateOrders(['02/03/2026', '03/13/2026'])).toEqual(['mdy']);
  expect(findDateOrders(['02/03/2026'])).toEqual(['dmy', 'mdy']);
  expect(findDateOrders(['02/03/2026', '2026-03-02'])).toEqual([]);
  expect(findDateOrders([''])).toEqual([]);
});

test.each([
  ['1h 5m', 3900],
  ['45m', 2700],
  ['1:05:00', 3900],
  ['90', 90],
  ['60.0', 60],
  ['2h', 7200],
  ['0', null],
  ['', null],
  ['a while', 'unreadable'],
  ['-5', 'unreadable'],
])('“%s” is %s seconds', (text, seconds) => {
  expect(readSeconds(text, '.')).toBe(seconds);
});

test('units are found in columns and cells, and loads converted', () => {
  expect(['weight kg', 'Weight (lbs)', 'Weight'].map(weightUnitIn)).toEqual(['kg', 'lb', null]);
  expect(
    ['distance km', 'distance miles', 'Distance (meters)', 'Distance'].map(distanceUnitIn),
  ).toEqual(['km', 'mi', 'm', null]);
  expect([toKg(225, 'lb'), toKg(82.5, 'kg'), toMetres(2, 'mi')]).toEqual([102.06, 82.5, 3219]);
  expect(guessWeightUnit([45, 95, 135, 185, 225, 50])).toBe('lb');
  expect(guessWeightUnit([60, 62.5, 80, 82.5, 95, 100])).toBe('kg');
});

test.each([
  ['2026-07-01T10:00:00', 'Australia/Sydney', '2026-07-01T00:00:00.000Z'],
  ['2026-12-01T10:00:30', 'Australia/Sydney', '2026-11-30T23:00:30.000Z'],
  ['2026-12-01T10:00:00', 'America/New_York', '2026-12-01T15:00:00.000Z'],
  // Left out in spring, and twice in autumn.
  ['2026-10-04T02:30:00', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
  ['2026-04-05T02:30:00', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
])('%s in %s is %s', (wall, zone, instant) => {
  expect(toInstant(wall, zone)).toBe(instant);
});

const index = indexExercises(EXERCISES);
const match = (name: string) => matchExercise(name, index, findExercise);

test('every name that is known of an app leads to an exercise of ours, and each to one', () => {
  const names = Object.entries(APP_NAMES).flatMap(([id, all]) => all.map((name) => [name, id]));
  expect(names.filter(([, id]) => !findExercise(id ?? ''))).toEqual([]);
  expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
  const other = names.filter(([name, id]) => match(name ?? '')?.exercise.id !== id);
  expect(other).toEqual([]);
});

test.each([
  ['Bench Press (Barbell)', 'bench-press', 'same'],
  ['bench press - barbell', 'bench-press', 'same'],
  ['Deadlift', 'deadlift', 'same'],
  ['Chest Supported Y Raise (Suspension)', 'suspension-y-raise', 'likely'],
])('%s is %s, %s', (name, id, sureness) => {
  const found = match(name);
  expect([found?.exercise.id, found?.sureness]).toEqual([id, sureness]);
});

test('what nobody knows has no match', () => {
  expect(match('Xyzzy')).toBeNull();
});
