import { expect, test } from 'vitest';
import { listDays } from '#platform/shared/calendar-day.ts';
import {
  axisOf,
  gapsOf,
  hoursAround,
  instantOf,
  labelAt,
  minuteOf,
  placeOn,
  spanOfDay,
  wholeHours,
} from './day-axis.ts';

const SYDNEY = 'Australia/Sydney';
/** Clocks go back at 3:00 on Sunday 5 April 2026 and forward at 2:00 on Sunday 4 October 2026. */
const [BACK, FORWARD] = ['2026-04-05', '2026-10-04'];
const HOUR_MS = 3_600_000;
const at = (text: string) => Date.parse(text);

test('a day has 24 hours, and those of clock changes have 25 and 23', () => {
  const hours = (day: string) => {
    const { startMs, endMs } = spanOfDay(SYDNEY, day);
    return (endMs - startMs) / HOUR_MS;
  };
  expect(hours('2026-04-04')).toBe(24);
  expect(hours(BACK)).toBe(25);
  expect(hours(FORWARD)).toBe(23);
});

test('in the week in which clocks go back, two o’clock stands twice', () => {
  const axis = axisOf(SYDNEY, listDays('2026-03-30', 7));
  expect(axis.minutes).toBe(25 * 60);
  expect([60, 120, 180, 240, 1440].map((minute) => labelAt(axis, minute))).toEqual([
    60, 120, 120, 180, 1380,
  ]);
  const first = at('2026-04-04T15:30:00Z');
  expect(minuteOf(axis, BACK, first)).toBe(150);
  expect(minuteOf(axis, BACK, first + HOUR_MS)).toBe(210);
  expect(minuteOf(axis, BACK, first + 2 * HOUR_MS)).toBe(270);
  // A session of an hour is an hour long, over the change as well.
  const over = { startMs: first, endMs: first + HOUR_MS };
  expect(placeOn(axis, BACK, over)).toEqual({ from: 150, to: 210 });
  // Nine o’clock stands beside nine o’clock, and a day without the hour leaves it out.
  expect(minuteOf(axis, '2026-04-03', at('2026-04-02T22:00:00Z'))).toBe(600);
  expect(minuteOf(axis, BACK, at('2026-04-04T23:00:00Z'))).toBe(600);
  expect(gapsOf(axis, '2026-04-03')).toEqual([{ from: 180, to: 240 }]);
  expect(gapsOf(axis, BACK)).toEqual([]);
});

test('where clocks go forward, the hour that is never shown is left out', () => {
  const axis = axisOf(SYDNEY, [FORWARD]);
  expect(axis.minutes).toBe(24 * 60);
  expect(gapsOf(axis, FORWARD)).toEqual([{ from: 120, to: 180 }]);
  expect(minuteOf(axis, FORWARD, at('2026-10-03T15:59:00Z'))).toBe(119);
  expect(minuteOf(axis, FORWARD, at('2026-10-03T16:00:00Z'))).toBe(180);
  expect(instantOf(axis, FORWARD, 150)).toBe(at('2026-10-03T16:00:00Z'));
});

test.each([
  [SYDNEY, '2026-04-05'],
  [SYDNEY, '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Perth', '2026-04-05'],
])(
  'the side of a day in %s names whole hours, seven to eight in the evening, on %s',
  (zone, day) => {
    const axis = axisOf(zone, [day]);
    const { from, to } = hoursAround(axis, [420, 1200], []);
    expect([labelAt(axis, from), labelAt(axis, to)]).toEqual([420, 1200]);
    const hours = wholeHours(axis, from, to).map((minute) => labelAt(axis, minute) / 60);
    expect(hours).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  },
);

test('the side begins before what begins early, and never above the day', () => {
  const axis = axisOf(SYDNEY, [BACK]);
  expect(hoursAround(axis, [420, 1200], [{ from: -10, to: 1490 }])).toEqual({ from: 0, to: 1500 });
  // Half past five of a day whose night was an hour longer.
  expect(hoursAround(axis, [420, 1200], [{ from: 390, to: 450 }]).from).toBe(360);
});

test.each([
  [SYDNEY, '2026-03-30'],
  [SYDNEY, '2026-09-28'],
  ['Australia/Perth', '2026-03-30'],
  ['Australia/Lord_Howe', '2026-03-30'],
  ['Australia/Lord_Howe', '2026-09-28'],
  ['America/New_York', '2026-10-26'],
])('each quarter of an hour of %s from %s is found again where it stands', (zone, monday) => {
  const days = listDays(monday, 7);
  const axis = axisOf(zone, days);
  for (const day of days) {
    const { startMs, endMs } = spanOfDay(zone, day);
    for (let ms = startMs; ms < endMs; ms += HOUR_MS / 4) {
      expect(instantOf(axis, day, minuteOf(axis, day, ms))).toBe(ms);
    }
  }
});

test('what goes over midnight stands on both days, and nowhere else', () => {
  const days = listDays('2026-11-23', 3);
  const axis = axisOf(SYDNEY, days);
  const night = { startMs: at('2026-11-23T12:30:00Z'), endMs: at('2026-11-23T14:00:00Z') };
  expect(days.map((day) => placeOn(axis, day, night))).toEqual([
    { from: 1410, to: 1440 },
    { from: 0, to: 60 },
    null,
  ]);
});
