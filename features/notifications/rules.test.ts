import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressDays } from '#features/nutrition/rules/progress-days.ts';
import { localClock } from '#platform/shared/local-clock.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { dayJustDue, reminderDue, summaryDue, weekBefore, weekOf } from './rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('a time of day', () => {
  it.each([
    [1140, 1140, '2026-11-20'],
    [1139, 1140, null],
    [1259, 1140, '2026-11-20'],
    [1260, 1140, null],
    [5, 1430, '2026-11-19'],
    [110, 1430, null],
    [0, 0, '2026-11-20'],
    [1439, 0, null],
  ])('at minute %i, of minute %i: %s', (minute, wanted, day) => {
    expect(dayJustDue({ day: '2026-11-20', minute }, wanted, 120)).toBe(day);
  });
});

/** Nights on which clocks are changed: spring and autumn, at 2, at midnight and by half an hour. */
const NIGHTS = [
  ['Australia/Sydney', Date.UTC(2027, 3, 3, 16)],
  ['Australia/Sydney', Date.UTC(2026, 9, 3, 16)],
  ['Australia/Lord_Howe', Date.UTC(2027, 3, 3, 15)],
  ['America/Los_Angeles', Date.UTC(2026, 10, 1, 9)],
  ['America/Los_Angeles', Date.UTC(2027, 2, 14, 10)],
  ['America/Santiago', Date.UTC(2026, 8, 6, 4)],
  ['Africa/Cairo', Date.UTC(2026, 3, 23, 22)],
] as const;

const wallTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

/** The days that are taken when it is looked every so often, as the database takes them: never back. */
function taken(zone: string, time: string, fromMs: number, steps: number[]) {
  const days: { day: string; at: ReturnType<typeof localClock> }[] = [];
  let now = fromMs;
  for (const step of steps) {
    now += step;
    const at = localClock(zone, now);
    const day = reminderDue(at, time);
    if (day !== null && (days.at(-1)?.day ?? '') < day) days.push({ day, at });
  }
  return days;
}

describe.each(NIGHTS)('in %s around %i', (zone, changeMs) => {
  const fromMs = changeMs - 36 * HOUR_MS;

  it('a reminder is due once on each day, looked for every minute, never before its time', () => {
    fc.assert(
      fc.property(wallTime, (time) => {
        const days = taken(zone, time, fromMs, Array(72 * 60).fill(MINUTE_MS));
        const first = localClock(zone, fromMs);
        const last = localClock(zone, fromMs + 72 * HOUR_MS);
        const names = days.map(({ day }) => day);
        expect(new Set(names).size).toBe(names.length);
        for (let ms = fromMs + 24 * HOUR_MS; ms < fromMs + 60 * HOUR_MS; ms += HOUR_MS) {
          const { day } = localClock(zone, ms);
          if (day > first.day && day < last.day) expect(names).toContain(day);
        }
        const [hour = 0, minute = 0] = time.split(':').map(Number);
        for (const { day, at } of days) {
          if (at.day === day) expect(at.minute).toBeGreaterThanOrEqual(hour * 60 + minute);
        }
      }),
      { numRuns: timesToRun(25) },
    );
  });

  it('a reminder is never due twice for a day, however seldom it is looked for', () => {
    fc.assert(
      fc.property(
        wallTime,
        fc.array(fc.integer({ min: 1, max: 5 * 60 }), { maxLength: 60 }),
        (time, minutes) => {
          const days = taken(
            zone,
            time,
            fromMs,
            minutes.map((one) => one * MINUTE_MS),
          ).map(({ day }) => day);
          expect([...days].sort()).toEqual(days);
          expect(new Set(days).size).toBe(days.length);
        },
      ),
      { numRuns: timesToRun(50) },
    );
  });
});

const eaten = (date: string, calories: number | null) => ({
  date,
  calories,
  caloriesKnown: calories === null ? 0 : 1,
  protein: null,
  proteinKnown: 0,
  carbs: null,
  carbsKnown: 0,
  fat: null,
  fatKnown: 0,
  entryCount: 1,
});

describe('a week', () => {
  it('is summed up on Mondays from 8 to 20 hours', () => {
    expect(summaryDue({ day: '2026-11-23', minute: 479 })).toBeNull();
    expect(summaryDue({ day: '2026-11-23', minute: 480 })).toBe('2026-11-23');
    expect(summaryDue({ day: '2026-11-23', minute: 1199 })).toBe('2026-11-23');
    expect(summaryDue({ day: '2026-11-23', minute: 1200 })).toBeNull();
    expect(summaryDue({ day: '2026-11-24', minute: 480 })).toBeNull();
    expect(weekBefore('2026-11-23')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('counts the days with entries, and takes its mean from the full ones', () => {
    const period = { from: '2026-11-16', to: '2026-11-22' };
    const log = [eaten('2026-11-16', 2000), eaten('2026-11-17', 300), eaten('2026-11-20', null)];
    // The 19th was called complete without an entry: a fast.
    const wholeDays = ['2026-11-16', '2026-11-19'];
    expect(weekOf(progressDays(period, { eaten: log, wholeDays }))).toEqual({
      first: '2026-11-16',
      daysLogged: 3,
      mean: { value: 1000, days: 2, atLeast: false },
    });
    expect(weekOf(progressDays(period, { eaten: log, wholeDays: [] })).mean).toBeNull();
  });
});
