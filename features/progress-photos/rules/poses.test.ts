import { describe, expect, test } from 'vitest';
import {
  choosePair,
  findComparablePose,
  findGuide,
  findMissingPose,
  groupByDay,
  type Pose,
} from './poses.ts';

const photo = (id: string, date: string, pose: Pose = 'front') => ({ id, date, pose, version: 1 });

const photos = [
  photo('b', '2026-09-01', 'back'),
  photo('a', '2026-09-01'),
  photo('c', '2026-10-01'),
  photo('e', '2026-11-01', 'side'),
  photo('d', '2026-11-01'),
];

test('days come latest first, each front, side, back', () => {
  const days = groupByDay(photos).map(({ date, photos }) => [date, photos.map(({ id }) => id)]);
  expect(days).toEqual([
    ['2026-11-01', ['d', 'e']],
    ['2026-10-01', ['c']],
    ['2026-09-01', ['a', 'b']],
  ]);
  expect(groupByDay([])).toEqual([]);
});

test.each<[Pose, string, string | null]>([
  ['front', '2026-12-01', 'd'],
  ['front', '2026-10-31', 'c'],
  // A photo from before the first one is taken like the latest.
  ['front', '2026-01-01', 'd'],
  ['back', '2026-12-01', 'b'],
])('the guide of %s on %s is %s', (pose, date, id) => {
  expect(findGuide(photos, pose, date)?.id ?? null).toBe(id);
});

test('there is no guide for a first photo', () => {
  expect(findGuide([], 'front', '2026-12-01')).toBeNull();
  expect(findGuide([photo('a', '2026-09-01')], 'side', '2026-12-01')).toBeNull();
});

test.each([
  ['2026-11-01', 'back'],
  ['2026-09-01', 'side'],
  ['2026-12-01', 'front'],
])('%s still misses %s', (date, pose) => {
  expect(findMissingPose(photos, date)).toBe(pose);
});

test('a day with all three misses none', () => {
  expect(findMissingPose([...photos, photo('f', '2026-11-01', 'back')], '2026-11-01')).toBeNull();
});

describe('a pair to compare', () => {
  const pairOf = (before: string | null, after: string | null) => {
    const pair = choosePair(photos, 'front', { before, after });
    return pair && [pair.before.id, pair.after.id];
  };
  test.each([
    [null, null, ['a', 'd']],
    ['c', null, ['c', 'd']],
    [null, 'c', ['a', 'c']],
    // Whichever was chosen first, the earlier one is before.
    ['d', 'a', ['a', 'd']],
    // The same twice is no pair.
    ['d', 'd', ['a', 'd']],
    ['a', 'a', ['a', 'd']],
    ['c', 'c', ['c', 'd']],
    // Of another pose, or deleted meanwhile.
    ['b', 'gone', ['a', 'd']],
  ])('%s and %s', (before, after, expected) => {
    expect(pairOf(before, after)).toEqual(expected);
  });

  test('wants two photos of one pose', () => {
    expect(choosePair(photos, 'back', { before: 'b', after: null })).toBeNull();
    expect(findComparablePose(photos)).toBe('front');
    expect(findComparablePose(photos.slice(0, 2))).toBeNull();
  });
});
