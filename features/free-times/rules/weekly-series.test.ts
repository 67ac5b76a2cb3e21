import { describe, expect, test } from 'vitest';
import { dayOfWall } from '#platform/shared/wall-clock.ts';
import { aQuestion, aTakenTime, at, span, weekly } from '../testing/times-question.ts';
import { inOrderOfWork, sharedStarts, substitutesFor } from './any-trainer.ts';
import { toViewerDays, zoneName } from './viewer-days.ts';
import { isBookable, weeklySeries } from './weekly-series.ts';
import { clashesAt, freeRoom, mayTrainerOverride } from './why-not-free.ts';

const SYDNEY = 'Australia/Sydney';
const show = (question: Parameters<typeof weeklySeries>[0], first: number, weeks: number) =>
  weeklySeries(question, first, weeks).map((one) => [
    dayOfWall(one.label),
    isBookable(one) ? 'free' : one.startMs === null ? 'skipped' : one.clashes.join(),
  ]);

describe('weekly series', () => {
  test('keep the time on the wall over a clock change, and show each clash', () => {
    const question = aQuestion({
      taken: [aTakenTime(span(SYDNEY, '2026-10-13T10:30', '2026-10-13T11:30'))],
      schedule: { dates: [{ day: '2026-10-20', hours: [] }] },
      offer: { daysAhead: 30 },
    });
    const first = at(SYDNEY, '2026-09-29T10:00');
    expect(show(question, first, 6)).toEqual([
      ['2026-09-29', 'free'],
      ['2026-10-06', 'free'],
      ['2026-10-13', 'taken'],
      ['2026-10-20', 'closed'],
      ['2026-10-27', 'free'],
      ['2026-11-03', 'too-far'],
    ]);
    const [one, two] = weeklySeries(question, first, 2);
    expect(((two?.startMs ?? 0) - (one?.startMs ?? 0)) / 3_600_000).toBe(7 * 24 - 1);
  });
  test('a night that skips the time is shown, and a doubled one takes the pass that is free', () => {
    const night = aQuestion({ schedule: { week: weekly('00:00-06:00') } });
    expect(show(night, at(SYDNEY, '2026-09-27T02:00'), 2).at(1)).toEqual(['2026-10-04', 'skipped']);
    const april = aQuestion({
      schedule: { week: weekly('00:00-06:00') },
      nowMs: Date.parse('2026-03-20'),
      taken: [
        aTakenTime({
          startMs: at(SYDNEY, '2026-04-05T02:00'),
          endMs: at(SYDNEY, '2026-04-05T02:00', 1),
        }),
      ],
    });
    expect(weeklySeries(april, at(SYDNEY, '2026-03-29T02:00'), 2)[1]?.startMs).toBe(
      at(SYDNEY, '2026-04-05T02:00', 1),
    );
  });
});

test('each clash has its own name', () => {
  const on = (time: string, changes = {}) =>
    clashesAt(aQuestion(changes), at(SYDNEY, `2026-10-06T${time}`));
  const taken = [
    aTakenTime(span(SYDNEY, '2026-10-06T10:00', '2026-10-06T10:30'), { placeId: 'gym' }),
  ];
  const offer = { minutes: 30, gridMinutes: 30, placeId: 'park' };
  expect(on('09:00')).toEqual([]);
  expect(on('10:00', { taken, offer })).toEqual(['taken']);
  expect(on('09:30', { taken, offer: { ...offer, bufferAfterMinutes: 5 } })).toEqual(['buffer']);
  expect(on('10:30', { taken, offer, travel: { usualMinutes: 5, pairs: [] } })).toEqual(['travel']);
  expect(on('10:00', { elsewhere: taken })).toEqual(['other-calendar']);
  expect(on('10:00', { rooms: [{ id: 'hall', taken }] })).toEqual(['no-room']);
  expect(on('09:20')).toEqual(['off-grid']);
  expect(on('11:30')).toEqual(['closed']);
  expect(on('09:00', { nowMs: at(SYDNEY, '2026-10-06T09:01') })).toEqual(['past']);
  expect(on('09:00', { nowMs: at(SYDNEY, '2026-10-06T08:00'), offer: { noticeHours: 2 } })).toEqual(
    ['too-soon'],
  );
  expect(on('09:00', { offer: { daysAhead: 3 } })).toEqual(['too-far']);
  expect(
    on('09:00', {
      taken: [aTakenTime(span(SYDNEY, '2026-10-06T06:00', '2026-10-06T07:00'))],
      offer: { maxPerDay: 1 },
    }),
  ).toEqual(['day-full']);
  expect(
    on('09:00', {
      taken: [aTakenTime(span(SYDNEY, '2026-10-05T06:00', '2026-10-05T07:00'))],
      offer: { maxPerWeek: 1 },
    }),
  ).toEqual(['week-full']);
  const timeOff = [
    { fromDay: '2026-10-06', fromMinute: null, toDay: '2026-10-06', toMinute: null },
  ];
  expect(on('09:00', { schedule: { timeOff } })).toEqual(['time-off']);
});

test('a trainer may override their own hours and limits, never a session that is taken', () => {
  expect(
    ['closed', 'time-off', 'too-soon'].every((one) => mayTrainerOverride(one as 'closed')),
  ).toBe(true);
  expect(
    (['past', 'taken', 'buffer', 'travel', 'other-calendar', 'no-room'] as const).some(
      mayTrainerOverride,
    ),
  ).toBe(false);
});

test('rooms are taken in their order', () => {
  const session = span(SYDNEY, '2026-10-06T10:00', '2026-10-06T11:00');
  const rooms = [
    { id: 'studio', taken: [session] },
    { id: 'hall', taken: [] },
  ];
  expect(freeRoom(aQuestion({ rooms }), session)).toBe('hall');
  expect(freeRoom(aQuestion({ rooms: rooms.slice(0, 1) }), session)).toBeNull();
});

test('any trainer: whoever has the fewest sessions that week', () => {
  const shared = sharedStarts(
    new Map([
      ['b', [10, 20]],
      ['a', [20, 30]],
    ]),
  );
  expect(shared).toEqual([
    { startMs: 10, trainerIds: ['b'] },
    { startMs: 20, trainerIds: ['a', 'b'] },
    { startMs: 30, trainerIds: ['a'] },
  ]);
  const work = new Map([
    ['a', 3],
    ['b', 2],
  ]);
  expect(inOrderOfWork(['a', 'b', 'c'], work)).toEqual(['c', 'b', 'a']);
  expect(inOrderOfWork(['b', 'a'], new Map())).toEqual(['a', 'b']);
});

test('substitutes who are free come first', () => {
  const start = at(SYDNEY, '2026-10-06T10:00');
  const busy = aQuestion({
    taken: [aTakenTime(span(SYDNEY, '2026-10-06T10:00', '2026-10-06T11:00'))],
  });
  expect(
    substitutesFor(
      new Map([
        ['a', busy],
        ['b', aQuestion()],
      ]),
      start,
    ),
  ).toEqual([
    { trainerId: 'b', clashes: [] },
    { trainerId: 'a', clashes: ['taken'] },
  ]);
});

describe('as the viewer sees it', () => {
  test('a morning in Sydney is the evening before in New York', () => {
    const starts = ['2026-10-31T09:00', '2026-11-02T09:00'].map((label) => at(SYDNEY, label));
    expect(toViewerDays(starts, 'America/New_York')).toEqual([
      { day: '2026-10-30', times: [{ startMs: starts[0], minute: 18 * 60, pass: null }] },
      { day: '2026-11-01', times: [{ startMs: starts[1], minute: 17 * 60, pass: null }] },
    ]);
  });
  test('a time that comes twice says which one it is', () => {
    const starts = [0, 1].map((pass) => at(SYDNEY, '2026-04-05T02:30', pass));
    expect(toViewerDays(starts, SYDNEY)[0]?.times.map((one) => [one.minute, one.pass])).toEqual([
      [150, 'first'],
      [150, 'second'],
    ]);
    const inPerth = toViewerDays(starts, 'Australia/Perth').flatMap((one) => one.times);
    expect(inPerth.map((one) => [one.minute, one.pass])).toEqual([
      [1410, null],
      [30, null],
    ]);
  });
  test.each([
    [SYDNEY, '2026-10-01T00:00Z', 'Sydney (AEST)'],
    [SYDNEY, '2026-10-05T00:00Z', 'Sydney (AEDT)'],
    ['Australia/Perth', '2026-10-05T00:00Z', 'Perth (AWST)'],
    ['America/New_York', '2026-10-05T00:00Z', 'New York (GMT-4)'],
    ['UTC', '2026-10-05T00:00Z', 'UTC'],
  ])('%s at %s is %s', (zone, instant, name) => {
    expect(zoneName(zone, Date.parse(instant))).toBe(name);
  });
});
