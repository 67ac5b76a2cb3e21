import { describe, expect, it } from 'vitest';
import { movedDates, plannedDates } from './class-times.ts';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(text);
const weekly = (timeZone: string, weekday: number, startMinute: number) => ({
  timeZone,
  fromDay: '2026-01-01',
  untilDay: null as string | null,
  times: [{ id: 'a', weekday, startMinute }],
  dates: [] as { id: string; day: string; startMinute: number }[],
});
const shown = (plan: ReturnType<typeof weekly>, from: string, days: number) =>
  plannedDates(plan, at(from), at(from) + days * DAY).map(({ startMs }) =>
    new Date(startMs).toISOString(),
  );

describe('planned dates', () => {
  it.each([
    // Sydney: clocks go forward on Sunday 4 October 2026, back on Sunday 5 April 2026.
    [
      'Australia/Sydney',
      7,
      600,
      '2026-09-26T00:00:00Z',
      ['2026-09-27T00:00:00.000Z', '2026-10-03T23:00:00.000Z'],
    ],
    ['Australia/Sydney', 7, 150, '2026-09-26T00:00:00Z', ['2026-09-26T16:30:00.000Z']],
    [
      'Australia/Sydney',
      7,
      150,
      '2026-03-28T00:00:00Z',
      ['2026-03-28T15:30:00.000Z', '2026-04-04T15:30:00.000Z'],
    ],
    [
      'Australia/Lord_Howe',
      7,
      600,
      '2026-09-26T00:00:00Z',
      ['2026-09-26T23:30:00.000Z', '2026-10-03T23:00:00.000Z'],
    ],
    [
      'Australia/Perth',
      7,
      600,
      '2026-09-26T00:00:00Z',
      ['2026-09-27T02:00:00.000Z', '2026-10-04T02:00:00.000Z'],
    ],
  ])('in %s on day %i at minute %i from %s', (timeZone, weekday, startMinute, from, dates) => {
    expect(shown(weekly(timeZone, weekday, startMinute), from, 14)).toEqual(dates);
  });

  it('keep to the first and last day, and name a date once', () => {
    const plan = weekly('Australia/Perth', 1, 360);
    const bounded = {
      ...plan,
      fromDay: '2026-11-24',
      untilDay: '2026-12-07',
      dates: [
        { id: 'x', day: '2026-12-07', startMinute: 360 },
        { id: 'y', day: '2026-12-25', startMinute: 480 },
      ],
    };
    expect(shown(bounded, '2026-11-20T00:00:00Z', 60)).toEqual([
      '2026-11-29T22:00:00.000Z',
      '2026-12-06T22:00:00.000Z',
      '2026-12-25T00:00:00.000Z',
    ]);
  });
});

describe('moved dates', () => {
  const range = { fromMs: at('2026-11-23T00:00:00Z'), toMs: at('2026-12-07T00:00:00Z') };
  const before = weekly('Australia/Perth', 1, 360);

  it('follow their time within the week', () => {
    const moved = movedDates(before, weekly('Australia/Perth', 3, 420), range);
    expect([...moved.values()].map((ms) => ms && new Date(ms).toISOString())).toEqual([
      '2026-12-01T23:00:00.000Z',
      '2026-12-08T23:00:00.000Z',
    ]);
  });

  it('end where their time is gone, and stay where another has it', () => {
    const none = { ...before, times: [{ id: 'b', weekday: 2, startMinute: 360 }] };
    expect([...movedDates(before, none, range).values()]).toEqual([null, null]);
    const other = { ...before, times: [{ id: 'b', weekday: 1, startMinute: 360 }] };
    for (const [from, to] of movedDates(before, other, range)) expect(to).toBe(from);
  });

  it('never meet', () => {
    const two = { ...before, times: [...before.times, { id: 'b', weekday: 1, startMinute: 420 }] };
    const swapped = {
      ...before,
      times: [
        { id: 'a', weekday: 1, startMinute: 420 },
        { id: 'b', weekday: 1, startMinute: 480 },
      ],
    };
    const targets = [...movedDates(two, swapped, range).values()];
    expect(new Set(targets).size).toBe(targets.length);
  });
});
