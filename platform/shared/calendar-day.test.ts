import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayIn, listDays, toLivedDay } from './calendar-day.ts';
import { timesToRun } from './testing/times-to-run.ts';

const at = (instant: string) => Date.parse(instant);
const HOUR_MS = 3_600_000;
/** At neither end is it the first hours of a day in any of the zones. */
const YEAR = [at('2026-01-01T21:00:00Z'), at('2027-01-01T21:00:00Z')] as const;
const DAY_STARTS = [0, 1, 2, 3, 4, 5, 6];
const ZONES = [
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Australia/Brisbane',
  'America/New_York',
  'America/Santiago',
  'Pacific/Kiritimati',
  'UTC',
];

/** Hour and minute on the wall, by another way than the one that is tested. */
function wall(timeZone: string, instantMs: number) {
  const text = new Date(instantMs).toLocaleString('sv-SE', { timeZone });
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

describe('the day somebody lives', () => {
  it.each([
    ['an ordinary night, before', '2026-11-20T16:59:59Z', 4, '2026-11-20'],
    ['an ordinary night, after', '2026-11-20T17:00:00Z', 4, '2026-11-21'],
    ['midnight, without a start', '2026-11-20T13:00:00Z', 0, '2026-11-21'],
    ['the night of 23 hours, 03:59', '2026-10-03T16:59:00Z', 4, '2026-10-03'],
    ['the night of 23 hours, 04:00', '2026-10-03T17:00:00Z', 4, '2026-10-04'],
    ['the hour that is left out, before', '2026-10-03T15:59:00Z', 2, '2026-10-03'],
    ['the hour that is left out, after', '2026-10-03T16:00:00Z', 2, '2026-10-04'],
    ['the night of 25 hours, 03:59', '2026-04-04T17:59:00Z', 4, '2026-04-04'],
    ['the night of 25 hours, 04:00', '2026-04-04T21:00:00Z', 4, '2026-04-05'],
    ['the hour that comes twice, the first time', '2026-04-04T15:30:00Z', 2, '2026-04-05'],
    ['the hour that comes twice, the second time', '2026-04-04T16:30:00Z', 2, '2026-04-05'],
    ['New Year', '2026-12-31T14:30:00Z', 4, '2026-12-31'],
  ])('in Sydney, %s', (_, instant, dayStartHour, day) => {
    expect(dayIn('Australia/Sydney', at(instant), dayStartHour)).toBe(day);
  });

  it('is the calendar’s from its start on, and the one before until then, in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') }),
        fc.constantFrom(...DAY_STARTS),
        (zone, instantMs, dayStartHour) => {
          const { day, hour } = wall(zone, instantMs);
          const lived = dayIn(zone, instantMs, dayStartHour);
          expect(lived).toBe(hour < dayStartHour ? addDays(day, -1) : day);
          expect(lived).toBe(toLivedDay(day, hour, dayStartHour));
        },
      ),
    );
  });

  const STEP_MS = (3 * HOUR_MS) / timesToRun(6, 1);
  it('never goes back, and changes once a day, through every clock change of a year', () => {
    for (const zone of ZONES) {
      for (const dayStartHour of [0, 2, 4]) {
        let before = dayIn(zone, YEAR[0], dayStartHour);
        const days = [before];
        for (let ms = YEAR[0]; ms < YEAR[1]; ms += STEP_MS) {
          const now = dayIn(zone, ms, dayStartHour);
          if (now !== before) days.push(now);
          before = now;
        }
        expect(days, `${zone} from ${dayStartHour}`).toEqual(
          Array.from({ length: 366 }, (_, index) => addDays(days[0] ?? '', index)),
        );
      }
    }
  });
});

it('counts days over leap days and years, and refuses what is no day', () => {
  expect(listDays('2027-12-30', 4)).toEqual([
    '2027-12-30',
    '2027-12-31',
    '2028-01-01',
    '2028-01-02',
  ]);
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('1000-01-01', -1)).toBe('0999-12-31');
  expect(listDays('2027-12-30', 0)).toEqual([]);
  expect(() => addDays('2027-02-30', 1)).toThrow(RangeError);
});
