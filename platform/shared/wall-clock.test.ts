import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, timeIn } from './calendar-day.ts';
import {
  dayOfWall,
  firstInstantFrom,
  instantsAt,
  MS_PER_HOUR,
  midnightOf,
  offsetPeriods,
  toWallMs,
  weekStartOf,
} from './wall-clock.ts';

const wall = (text: string) => Date.parse(`${text}Z`);
const utc = (ms: number) => new Date(ms).toISOString().slice(0, 16);
const at = (zone: string, text: string) => instantsAt(zone, wall(text)).map(utc);

describe('instants of a label', () => {
  test.each([
    ['Australia/Sydney', '2026-07-01T09:00', ['2026-06-30T23:00']],
    // Clocks go forward: 2:00 to 3:00 does not exist.
    ['Australia/Sydney', '2026-10-04T02:00', []],
    ['Australia/Sydney', '2026-10-04T02:59', []],
    ['Australia/Sydney', '2026-10-04T01:59', ['2026-10-03T15:59']],
    ['Australia/Sydney', '2026-10-04T03:00', ['2026-10-03T16:00']],
    // Clocks go back: 2:00 to 3:00 comes twice.
    ['Australia/Sydney', '2026-04-05T02:30', ['2026-04-04T15:30', '2026-04-04T16:30']],
    ['Australia/Sydney', '2026-04-05T03:00', ['2026-04-04T17:00']],
    // Lord Howe moves by half an hour.
    ['Australia/Lord_Howe', '2026-10-04T02:00', []],
    ['Australia/Lord_Howe', '2026-10-04T02:30', ['2026-10-03T15:30']],
    ['Australia/Lord_Howe', '2026-04-05T01:45', ['2026-04-04T14:45', '2026-04-04T15:15']],
    ['Australia/Lord_Howe', '2026-04-05T02:00', ['2026-04-04T15:30']],
    ['Australia/Perth', '2026-10-04T02:30', ['2026-10-03T18:30']],
    ['America/New_York', '2026-03-08T02:30', []],
    ['America/New_York', '2026-11-01T01:30', ['2026-11-01T05:30', '2026-11-01T06:30']],
    ['America/Santiago', '2026-09-06T00:00', []],
    ['Pacific/Apia', '2011-12-30T12:00', []],
  ])('%s %s', (zone, label, instants) => {
    expect(at(zone, label)).toEqual(instants);
  });
});

test.each([
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00', 23],
  ['Australia/Sydney', '2026-04-05', '2026-04-04T13:00', 25],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00', 24.5],
  ['Australia/Brisbane', '2026-10-04', '2026-10-03T14:00', 24],
  ['Australia/Perth', '2026-10-04', '2026-10-03T16:00', 24],
  ['Australia/Adelaide', '2026-04-05', '2026-04-04T13:30', 25],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00', 25],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00', 23],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00', 0],
])('%s %s begins at %s and has %s hours', (zone, day, start, hours) => {
  const from = firstInstantFrom(zone, midnightOf(day));
  const to = firstInstantFrom(zone, midnightOf(day) + 24 * MS_PER_HOUR);
  expect(utc(from)).toBe(start);
  expect((to - from) / MS_PER_HOUR).toBe(hours);
});

const ZONES = [
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Australia/Perth',
  'America/New_York',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'UTC',
];
const instants = fc.integer({ min: Date.UTC(2020) / 60_000, max: Date.UTC(2032) / 60_000 });

test('the wall shows what the browser’s own clock shows, and leads back to the instant', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (zone, minutes) => {
      const instant = minutes * 60_000;
      const label = toWallMs(zone, instant);
      expect(dayOfWall(label)).toBe(dayIn(zone, instant));
      expect(new Date(label).toISOString().slice(11, 16)).toBe(timeIn(zone, instant));
      expect(instantsAt(zone, label)).toContain(instant);
    }),
  );
});

test('stretches follow one another without a gap', () => {
  for (const zone of ZONES) {
    const periods = offsetPeriods(zone, Date.UTC(2024, 5), Date.UTC(2028, 5));
    for (const [index, period] of periods.entries()) {
      expect(period.toMs).toBeGreaterThan(period.fromMs);
      const next = periods[index + 1];
      if (next)
        expect([next.fromMs, next.offsetMs === period.offsetMs]).toEqual([period.toMs, false]);
    }
  }
});

test.each([
  ['2026-11-23T00:00', '2026-11-23'],
  ['2026-11-22T23:59', '2026-11-16'],
  ['1970-01-01T12:00', '1969-12-29'],
  ['1969-12-28T12:00', '1969-12-22'],
])('the week of %s begins on %s', (label, monday) => {
  expect(dayOfWall(weekStartOf(wall(label)))).toBe(monday);
});
