import { expect, test } from 'vitest';
import { type Clocked, paceAt, READY_MS, roundsDone } from './pace.ts';

const emom: Clocked = { kind: 'emom', everySeconds: 60 };
const intervals: Clocked = { kind: 'intervals', workSeconds: 20, restSeconds: 10 };
const at = (pace: Clocked, seconds: number) => paceAt(pace, 3, READY_MS + seconds * 1000);

test('it waits until the phone is put down', () => {
  expect(paceAt(emom, 3, 0)).toEqual({ phase: 'ready', round: 0, leftMs: 5000, phaseMs: 5000 });
});

test.each<[Clocked, number, string, number, number]>([
  [emom, 0, 'work', 0, 60],
  [emom, 59, 'work', 0, 1],
  [emom, 60, 'work', 1, 60],
  [emom, 179, 'work', 2, 1],
  [intervals, 19, 'work', 0, 1],
  [intervals, 20, 'rest', 0, 10],
  [intervals, 30, 'work', 1, 20],
  [intervals, 79, 'work', 2, 1],
])('%o after %i s: %s of round %i, %i s left', (pace, seconds, phase, round, left) => {
  expect(at(pace, seconds)).toMatchObject({ phase, round, leftMs: left * 1000 });
});

test('after the last round it is over, without a rest', () => {
  expect(at(emom, 180)).toEqual({ phase: 'over' });
  expect(at(intervals, 80)).toEqual({ phase: 'over' });
});

test('after three minutes in a frozen tab every round that passed is done', () => {
  expect(roundsDone(at(intervals, 25), 3)).toBe(1);
  expect(roundsDone(at(intervals, 45), 3)).toBe(1);
  expect(roundsDone(at(intervals, 180), 3)).toBe(3);
});
