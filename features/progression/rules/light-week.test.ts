import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { pastSession, TODAY } from '../testing/past.ts';
import { findLightWeekCause, isStalled } from './light-week.ts';

const at = (daysAgo: number, kg: number, ...reps: number[]) => pastSession(kg, reps, { daysAgo });

describe('a lift stands still', () => {
  it.each([
    ['two sessions without a gain', [at(2, 40, 9, 9), at(5, 40, 9, 9), at(8, 40, 9, 9)], true],
    ['one session without a gain', [at(2, 40, 9, 9), at(5, 40, 9, 9), at(8, 40, 8, 9)], false],
    ['a rep more in one set', [at(2, 40, 10, 9), at(5, 40, 9, 9), at(8, 40, 9, 9)], false],
    ['heavier with fewer reps', [at(2, 42.5, 8, 8), at(5, 40, 9, 9), at(8, 40, 9, 9)], false],
    ['growing again after a step back', [at(2, 35, 9), at(5, 35, 8), at(8, 40, 7)], false],
    ['too few sessions', [at(2, 40, 9, 9), at(5, 40, 9, 9)], false],
    ['long ago', [at(30, 40, 9), at(33, 40, 9), at(36, 40, 9)], false],
  ])('%s: %s', (_, past, stalled) => {
    expect(isStalled(past, TODAY)).toBe(stalled);
  });
});

it('a lift of heavy, moderate and light days is compared with the last day of its kind', () => {
  const week = (daysAgo: number, by: number) =>
    [
      [72.5, 12],
      [87.5, 8],
      [97.5, 5],
    ].map(([kg = 0, reps = 0], at) =>
      pastSession(kg + by, [reps, reps], { daysAgo: daysAgo + at * 2, range: [reps, reps] }),
    );
  expect(isStalled([...week(2, 2.5), ...week(9, 0)], TODAY)).toBe(false);
  expect(isStalled([...week(2, 0), ...week(9, 0)], TODAY)).toBe(true);
  expect(isStalled(week(2, 0), TODAY)).toBe(false);
});

describe('a light week is due (domain sheet 3.4)', () => {
  const stalled = [at(2, 40, 9, 9), at(5, 40, 9, 9), at(8, 40, 9, 9)];
  const growing = [at(2, 42.5, 9, 9), at(5, 40, 9, 9), at(8, 40, 9, 9)];
  const lifts = (...all: (typeof stalled)[]) =>
    all.map((sessions, index) => ({ exerciseId: `lift-${index}`, sessions }));
  const days = (weeks: number, some = {}) =>
    Array.from({ length: weeks * 2 }, (_, index) => ({
      date: addDays(TODAY, -(index * 3.5) + (index % 2) / 2 - 1),
      soreness: null,
      isLight: false,
      ...some,
    })).map((day, index) => ({ ...day, date: addDays(TODAY, -1 - Math.floor(index * 3.5)) }));

  it('when two lifts stand still, not one', () => {
    expect(findLightWeekCause(lifts(stalled, stalled), days(2), TODAY)).toEqual({
      kind: 'stalled',
      exerciseIds: ['lift-0', 'lift-1'],
    });
    expect(findLightWeekCause(lifts(stalled, growing), days(2), TODAY)).toBeNull();
  });

  it('when soreness was 4 of 5 within the week', () => {
    const sore = (daysAgo: number, soreness: number) => [
      { date: addDays(TODAY, -daysAgo), soreness, isLight: false },
    ];
    expect(findLightWeekCause([], sore(2, 4), TODAY)).toEqual({ kind: 'sore', soreness: 4 });
    expect(findLightWeekCause([], sore(2, 3), TODAY)).toBeNull();
    expect(findLightWeekCause([], sore(8, 5), TODAY)).toBeNull();
  });

  it('in the sixth week running', () => {
    expect(findLightWeekCause([], days(6), TODAY)).toEqual({ kind: 'weeks', weeks: 5 });
    expect(findLightWeekCause([], days(4), TODAY)).toBeNull();
  });

  it('not after a missed fortnight or a light week', () => {
    const long = lifts(stalled, stalled);
    const before = days(6).map((day) => ({ ...day, date: addDays(day.date, -14) }));
    expect(findLightWeekCause(long, before, TODAY)).toBeNull();
    const light = [{ date: addDays(TODAY, -3), soreness: 5, isLight: true }, ...days(6)];
    expect(findLightWeekCause(long, light, TODAY)).toBeNull();
  });
});
