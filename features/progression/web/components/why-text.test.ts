import { expect, it } from 'vitest';
import { NO_SETTINGS, type ProgressionRule } from '../../rules/progression-rule.ts';
import { addAllToBests, NO_BESTS } from '../../rules/records/bests.ts';
import { findRecords } from '../../rules/records/find-records.ts';
import { suggestNext } from '../../rules/suggest-next.ts';
import { context, exerciseOf, pastSession } from '../../testing/past.ts';
import { recordText } from '../messages/records.ts';
import { whyText } from '../messages/why.ts';

const bench = exerciseOf('bench-press');
const why = (past: ReturnType<typeof pastSession>[], rule: ProgressionRule = 'double', some = {}) =>
  whyText(suggestNext(bench, past, { ...NO_SETTINGS, rule }, context(some)).reason, 'kg');

it('is one sentence with the numbers', () => {
  expect(why([pastSession(57.5, [12, 12, 12], { reserve: 2 })])).toBe(
    '60 kg: last time you did 3 × 12 at 57.5 kg with 2 left, so 2.5 kg more.',
  );
  expect(why([pastSession(40, [12, 11, 10])])).toBe(
    '40 kg × 11: last time you did 12, 11 and 10, so one more rep than your fewest.',
  );
  expect(why([pastSession(40, [12, 12], { reserve: 0 })])).toBe(
    '40 kg × 12 again: you did 2 × 12 with none left, and the plan leaves 2.',
  );
  expect(why([pastSession(100, [12, 12], { daysAgo: 28 })])).toBe(
    '92.5 kg: 28 days without it, so you start lighter.',
  );
  expect(why([pastSession(100, [12, 12])], 'double', { isDeload: true })).toBe(
    '90 kg: a light week, 10 % less than last time, so that you recover.',
  );
  expect(why([pastSession(41.25, [9, 9])], 'none')).toBe(
    '40 kg: the same as last time. 41.25 kg can’t be made here, so the nearest.',
  );
});

it('speaks pounds', () => {
  const { reason } = suggestNext(bench, [pastSession(40, [12, 12])], NO_SETTINGS, context());
  expect(whyText(reason, 'lb')).toMatch(
    /^93\.7 lb: last time you did 2 × 12 at 88\.18 lb, so 5\.5/,
  );
});

it('tells a record and what it beat', () => {
  const before = addAllToBests(NO_BESTS, { sets: pastSession(60, [8]).sets, date: '2026-11-01' });
  const [max, heaviest, set] = findRecords(before, pastSession(62.5, [8]));
  if (!max || !heaviest || !set) throw new Error('Three records');
  expect(recordText(max, 'kg')).toEqual({
    name: 'Estimated max',
    now: '78.5 kg',
    before: '75 kg',
  });
  expect(recordText(heaviest, 'kg')).toMatchObject({ now: '62.5 kg', before: '60 kg' });
  expect(recordText(set, 'kg')).toMatchObject({ now: '62.5 kg × 8', before: '60 kg × 8' });
});
