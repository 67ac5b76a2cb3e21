import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfWall, MS_PER_WALL_DAY, toWallMs, weekStartOf } from '#platform/shared/wall-clock.ts';
import { at, hours, span, weekly } from '../testing/times-question.ts';
import { openSpans, openWindows } from './open-windows.ts';
import { type Schedule, toWallSpan, type WeekHours } from './schedule.ts';

const SYDNEY = 'Australia/Sydney';
const LORD_HOWE = 'Australia/Lord_Howe';

const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  timeZone: SYDNEY,
  week: weekly('09:00-17:00', [1, 2, 3, 4, 5]),
  dates: [],
  timeOff: [],
  ...changes,
});

const show = (zone: string, instant: number) =>
  new Date(toWallMs(zone, instant)).toISOString().slice(5, 16);

/** "10-05T09:00 to 10-05T17:00", in the schedule's zone */
function open(of: Schedule, from: string, to: string, offerHours: WeekHours[] | null = null) {
  return openSpans(of, offerHours, span(of.timeZone, from, to)).map(
    ({ startMs, endMs }) =>
      `${show(of.timeZone, startMs)} to ${show(of.timeZone, endMs)} (${(endMs - startMs) / 3_600_000} h)`,
  );
}

describe('precedence: time off, date, offer, week', () => {
  const monday = ['2026-10-12T00:00', '2026-10-13T00:00'] as const;

  test('the week', () => {
    expect(open(schedule(), ...monday)).toEqual(['10-12T09:00 to 10-12T17:00 (8 h)']);
  });
  test('hours of an offer replace the whole week', () => {
    const offerHours = weekly('06:00-08:00', [2]);
    expect(open(schedule(), ...monday, offerHours)).toEqual([]);
    expect(open(schedule(), '2026-10-13T00:00', '2026-10-14T00:00', offerHours)).toEqual([
      '10-13T06:00 to 10-13T08:00 (2 h)',
    ]);
  });
  test('a date replaces its day, that of an offer too', () => {
    const dates = [{ day: '2026-10-12', hours: [hours('13:00-15:00')] }];
    const wanted = ['10-12T13:00 to 10-12T15:00 (2 h)'];
    expect(open(schedule({ dates }), ...monday)).toEqual(wanted);
    expect(open(schedule({ dates }), ...monday, weekly('06:00-08:00'))).toEqual(wanted);
  });
  test('a date without hours is closed', () => {
    expect(open(schedule({ dates: [{ day: '2026-10-12', hours: [] }] }), ...monday)).toEqual([]);
  });
  test('time off closes a date with hours', () => {
    const of = schedule({
      dates: [{ day: '2026-10-12', hours: [hours('08:00-20:00')] }],
      timeOff: [{ fromDay: '2026-10-12', fromMinute: 600, toDay: '2026-10-12', toMinute: 720 }],
    });
    expect(open(of, ...monday)).toEqual([
      '10-12T08:00 to 10-12T10:00 (2 h)',
      '10-12T12:00 to 10-12T20:00 (8 h)',
    ]);
  });
  test('whole days off include the last one', () => {
    const off = { fromDay: '2026-10-05', fromMinute: null, toDay: '2026-10-12', toMinute: null };
    expect(open(schedule({ timeOff: [off] }), '2026-10-02T00:00', '2026-10-14T00:00')).toEqual([
      '10-02T09:00 to 10-02T17:00 (8 h)',
      '10-13T09:00 to 10-13T17:00 (8 h)',
    ]);
  });
});

describe('windows that touch are one', () => {
  test('within a day and across midnight', () => {
    const of = schedule({ week: weekly('09:00-12:00 12:00-15:00 20:00-00:00 00:00-02:00') });
    const range = span(SYDNEY, '2026-10-12T00:00', '2026-10-13T00:00');
    expect(
      openWindows(of, null, range).map((one) => [
        show(SYDNEY, one.startMs),
        show(SYDNEY, one.endMs),
        dayOfWall(one.anchorMs),
      ]),
    ).toEqual([
      ['10-11T20:00', '10-12T02:00', '2026-10-11'],
      ['10-12T09:00', '10-12T15:00', '2026-10-12'],
      ['10-12T20:00', '10-13T02:00', '2026-10-12'],
    ]);
  });
});

describe('hours past midnight', () => {
  const of = schedule({ week: weekly('22:00-02:00', [6]) });
  test('belong to the day they begin', () => {
    const wanted = ['10-10T22:00 to 10-11T02:00 (4 h)'];
    expect(open(of, '2026-10-10T12:00', '2026-10-12T00:00')).toEqual(wanted);
    const closedSunday = { ...of, dates: [{ day: '2026-10-11', hours: [] }] };
    expect(open(closedSunday, '2026-10-10T12:00', '2026-10-12T00:00')).toEqual(wanted);
  });
  test('an end that is the start lasts a day', () => {
    const all = schedule({ week: weekly('08:00-08:00', [1]) });
    expect(open(all, '2026-10-12T00:00', '2026-10-14T00:00')).toEqual([
      '10-12T08:00 to 10-13T08:00 (24 h)',
    ]);
  });
});

describe('clock changes', () => {
  const sunday = ['2026-10-04T00:00', '2026-10-05T00:00'] as const;
  test.each([
    [SYDNEY, '01:00-04:00', ['10-04T01:00 to 10-04T04:00 (2 h)']],
    [SYDNEY, '02:30-05:00', ['10-04T03:00 to 10-04T05:00 (2 h)']],
    [SYDNEY, '01:00-02:30', ['10-04T01:00 to 10-04T03:00 (1 h)']],
    [SYDNEY, '02:00-03:00', []],
    [LORD_HOWE, '01:00-04:00', ['10-04T01:00 to 10-04T04:00 (2.5 h)']],
    [LORD_HOWE, '02:15-05:00', ['10-04T02:30 to 10-04T05:00 (2.5 h)']],
    ['Australia/Perth', '01:00-04:00', ['10-04T01:00 to 10-04T04:00 (3 h)']],
  ])('forward, %s %s', (timeZone, text, wanted) => {
    expect(open(schedule({ timeZone, week: weekly(text) }), ...sunday)).toEqual(wanted);
  });

  const april = ['2026-04-05T00:00', '2026-04-06T00:00'] as const;
  test.each([
    [SYDNEY, '01:00-04:00', ['04-05T01:00 to 04-05T04:00 (4 h)']],
    // Between the two passes the wall shows labels that are outside the hours.
    [
      SYDNEY,
      '01:00-02:30',
      ['04-05T01:00 to 04-05T02:30 (1.5 h)', '04-05T02:00 to 04-05T02:30 (0.5 h)'],
    ],
    [
      SYDNEY,
      '02:30-04:00',
      ['04-05T02:30 to 04-05T02:00 (0.5 h)', '04-05T02:30 to 04-05T04:00 (1.5 h)'],
    ],
    [LORD_HOWE, '01:00-04:00', ['04-05T01:00 to 04-05T04:00 (3.5 h)']],
    ['Australia/Perth', '01:00-04:00', ['04-05T01:00 to 04-05T04:00 (3 h)']],
  ])('back, %s %s', (timeZone, text, wanted) => {
    expect(open(schedule({ timeZone, week: weekly(text) }), ...april)).toEqual(wanted);
  });
});

test('an instant is open when its label lies in the hours of its day or the day before', () => {
  const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
  const someHours = fc.record({ startMinute: minutes, endMinute: minutes });
  const someWeek = fc.array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      startMinute: minutes,
      endMinute: minutes,
    }),
    { maxLength: 12 },
  );
  const days = ['2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04', '2026-10-05'];
  const someDates = fc.uniqueArray(
    fc.record({ day: fc.constantFrom(...days), hours: fc.array(someHours, { maxLength: 2 }) }),
    { selector: (one) => one.day, maxLength: 3 },
  );
  const zones = fc.constantFrom(SYDNEY, LORD_HOWE, 'Australia/Perth', 'America/Santiago');
  const starts = fc.constantFrom('2026-04-04T12:00Z', '2026-10-03T03:00Z', '2026-09-05T12:00Z');
  fc.assert(
    fc.property(zones, starts, someWeek, someDates, (timeZone, from, week, dates) => {
      const of = schedule({ timeZone, week, dates });
      const startMs = Date.parse(from);
      const endMs = startMs + 2 * MS_PER_WALL_DAY;
      const windows = openWindows(of, null, { startMs, endMs });
      for (let instant = startMs; instant < endMs; instant += 15 * 60_000) {
        const label = toWallMs(timeZone, instant);
        const midnight = Math.floor(label / MS_PER_WALL_DAY) * MS_PER_WALL_DAY;
        const isInHours = [midnight, midnight - MS_PER_WALL_DAY].some((day) => {
          const weekday = (day - weekStartOf(day)) / MS_PER_WALL_DAY + 1;
          const dated = dates.find((one) => one.day === dayOfWall(day))?.hours;
          return (dated ?? week.filter((one) => one.weekday === weekday))
            .map((one) => toWallSpan(day, one))
            .some((one) => one.startMs <= label && label < one.endMs);
        });
        const isOpen = windows.some((one) => one.startMs <= instant && instant < one.endMs);
        expect([show(timeZone, instant), isOpen]).toEqual([show(timeZone, instant), isInHours]);
      }
    }),
  );
});

test('instants are found by their label', () => {
  expect(at(SYDNEY, '2026-04-05T02:30', 1) - at(SYDNEY, '2026-04-05T02:30')).toBe(3_600_000);
});
