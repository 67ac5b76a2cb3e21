import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { coveredDay, currentRun, NO_STREAK, type StreakUnit, walkStreak } from './streak.ts';

/** Days of October 2026, each due, up to and including `today`. */
function october(kept: readonly number[], today: number, first = 1): StreakUnit[] {
  return Array.from({ length: today - first + 1 }, (_, index) => {
    const number = first + index;
    const day = `2026-10-${String(number).padStart(2, '0')}`;
    const isKept = kept.includes(number);
    return { day, kept: isKept, open: number === today, keptDays: isKept ? [day] : [] };
  });
}

const runOf = (kept: readonly number[], today: number, freezes = 0) => {
  const { state, used } = walkStreak(october(kept, today), { from: { ...NO_STREAK, freezes } });
  return { run: currentRun(state), used, freezes: state.freezes };
};

describe('domain.md 8', () => {
  test('today open does not break a streak', () => {
    expect(runOf([2, 3, 4], 5).run).toBe(3);
  });
  test('today kept counts', () => {
    expect(runOf([2, 3, 4, 5], 5).run).toBe(4);
  });
  test('one freeze saves one missed day', () => {
    expect(runOf([1, 2, 4], 4, 1)).toEqual({ run: 3, used: ['2026-10-03'], freezes: 0 });
    expect(runOf([1, 2, 4], 5, 1).run).toBe(3);
  });
  test('days without end it', () => {
    expect(runOf([1], 5).run).toBe(0);
  });
  test('the night on which clocks go forward is no gap', () => {
    // 2026-10-04 has 23 hours in Sydney.
    expect(runOf([3, 4, 5], 5).run).toBe(3);
  });
});

describe('freezes', () => {
  const week = [1, 2, 3, 4, 5, 6, 7];

  test('seven kept days earn one, and it covers the next missed day', () => {
    expect(runOf(week, 7)).toEqual({ run: 7, used: [], freezes: 1 });
    expect(runOf([...week, 9], 9)).toEqual({ run: 8, used: ['2026-10-08'], freezes: 0 });
  });

  test('six do not', () => {
    expect(runOf([1, 2, 3, 4, 5, 6, 8], 8)).toEqual({ run: 1, used: [], freezes: 1 });
  });

  test('two are held at most', () => {
    const month = Array.from({ length: 28 }, (_, index) => index + 1);
    expect(runOf(month, 28)).toMatchObject({ run: 28, freezes: 2 });
  });

  test('two days missed end the run, and no freeze is wasted on them', () => {
    expect(runOf([...week, 10], 10)).toEqual({ run: 1, used: [], freezes: 1 });
  });

  test('yesterday missed is covered while today is open, and lost with today', () => {
    const open = walkStreak(october(week, 9)).state;
    expect([currentRun(open), coveredDay(open), open.freezes]).toEqual([7, '2026-10-08', 1]);
    const over = walkStreak(october(week, 10)).state;
    expect([currentRun(over), coveredDay(over), over.freezes]).toEqual([0, null, 1]);
  });

  test('weeks have none', () => {
    const { state } = walkStreak(october([...week, 9], 9), { hasFreezes: false });
    expect([state.run, state.freezes]).toEqual([1, 0]);
  });
});

describe('a return', () => {
  test('counts after seven days away', () => {
    expect(walkStreak(october([1, 9], 9)).state.returns).toBe(1);
  });
  test('does not count after fewer, nor for the first day', () => {
    expect(walkStreak(october([1, 8], 8)).state.returns).toBe(0);
    expect(walkStreak(october([9], 9)).state.returns).toBe(0);
  });
});

const history = fc.array(fc.boolean(), { maxLength: 120 });
const START: CalendarDay = '2026-01-01';
const toUnits = (kept: readonly boolean[]): StreakUnit[] =>
  kept.map((isKept, index) => {
    const day = addDays(START, index);
    const open = index === kept.length - 1;
    return { day, kept: isKept, open, keptDays: isKept ? [day] : [] };
  });

test('walking in two parts is walking at once', () => {
  fc.assert(
    fc.property(history, fc.nat(120), (kept, at) => {
      const units = toUnits(kept);
      const first = walkStreak(units.slice(0, at));
      const second = walkStreak(units.slice(at), { from: first.state });
      const whole = walkStreak(units);
      expect(second.state).toEqual(whole.state);
      expect([...first.used, ...second.used]).toEqual(whole.used);
    }),
    { numRuns: timesToRun(2_000, 50) },
  );
});

test('a run is never longer than the longest, nor that than the days kept and saved', () => {
  fc.assert(
    fc.property(history, (kept) => {
      const { state, used } = walkStreak(toUnits(kept));
      expect(currentRun(state)).toBeLessThanOrEqual(state.longest);
      expect(state.longest).toBeLessThanOrEqual(state.keptDays);
      expect(state.freezes).toBeGreaterThanOrEqual(0);
      expect(state.freezes).toBeLessThanOrEqual(2);
      expect(used.length).toBeLessThanOrEqual(Math.floor(state.keptDays / 7));
    }),
    { numRuns: timesToRun(2_000, 50) },
  );
});

test('one more kept day never makes the days kept fewer, and a day kept today never a shorter run', () => {
  fc.assert(
    fc.property(history, (kept) => {
      const open = walkStreak([...toUnits([...kept, false])]).state;
      const done = walkStreak([...toUnits([...kept, true])]).state;
      expect(done.keptDays).toBe(open.keptDays + 1);
      expect(currentRun(done)).toBe(currentRun(open) + 1);
    }),
    { numRuns: timesToRun(2_000, 50) },
  );
});
