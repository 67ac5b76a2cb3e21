import { describe, expect, test } from 'vitest';
import { dayIn, timeIn } from '#platform/shared/calendar-day.ts';
import { MS_PER_HOUR, MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { aQuestion, aTakenTime, at, span, weekly } from '../testing/times-question.ts';
import { freeStarts } from './free-starts.ts';
import type { TimesQuestion } from './question.ts';

const SYDNEY = 'Australia/Sydney';

/** "09:00 10:00 11:00" as the trainer's wall shows them on a day, or that of `viewer`. */
function timesOn(question: TimesQuestion, day: string, viewer = question.schedule.timeZone) {
  const midnight = Date.parse(day);
  const range = { startMs: midnight - 2 * MS_PER_WALL_DAY, endMs: midnight + 2 * MS_PER_WALL_DAY };
  return freeStarts(question, range)
    .filter((start) => dayIn(viewer, start) === day)
    .map((start) => timeIn(viewer, start))
    .join(' ');
}

describe('the grid', () => {
  test('counts from the beginning of each window', () => {
    const question = aQuestion({
      schedule: { week: weekly('09:10-11:10 13:05-14:20') },
      offer: { minutes: 30, gridMinutes: 30 },
    });
    expect(timesOn(question, '2026-10-06')).toBe('09:10 09:40 10:10 10:40 13:05 13:35');
  });
  test('counts on where windows touch', () => {
    const question = aQuestion({
      schedule: { week: weekly('09:10-10:00 10:00-11:10') },
      offer: { gridMinutes: 30 },
    });
    expect(timesOn(question, '2026-10-06')).toBe('09:10 09:40 10:10');
  });
  test('a whole session lies within the hours', () => {
    expect(timesOn(aQuestion({ offer: { minutes: 90 } }), '2026-10-06')).toBe('09:00 10:00');
    expect(timesOn(aQuestion({ offer: { minutes: 181 } }), '2026-10-06')).toBe('');
  });
  test('bookings and time off do not move it', () => {
    const question = aQuestion({
      offer: { minutes: 30, gridMinutes: 30 },
      taken: [aTakenTime(span(SYDNEY, '2026-10-06T09:00', '2026-10-06T09:40'))],
      schedule: {
        timeOff: [{ fromDay: '2026-10-06', fromMinute: 610, toDay: '2026-10-06', toMinute: 640 }],
      },
    });
    expect(timesOn(question, '2026-10-06')).toBe('11:00 11:30');
  });
  test('of 45 minutes goes on over midnight, and again from Monday where nothing ever closes', () => {
    const late = aQuestion({
      schedule: { week: weekly('23:00-02:00', [2]) },
      offer: { minutes: 45, gridMinutes: 45 },
    });
    expect(timesOn(late, '2026-10-07')).toBe('00:30 01:15');
    const always = aQuestion({
      schedule: { week: weekly('10:00-10:00') },
      offer: { minutes: 25, gridMinutes: 25 },
    });
    expect(timesOn(always, '2026-10-12').slice(0, 11)).toBe('00:00 00:25');
  });
});

describe('clock changes', () => {
  const night = { schedule: { week: weekly('00:00-05:00') } };
  test('a label that does not exist is left out, durations are real minutes', () => {
    expect(timesOn(aQuestion(night), '2026-10-04')).toBe('00:00 01:00 03:00 04:00');
    const long = aQuestion({ ...night, offer: { minutes: 120 } });
    expect(timesOn(long, '2026-10-04')).toBe('00:00 01:00 03:00');
  });
  test('both passes of a doubled hour are open', () => {
    const question = aQuestion({ ...night, nowMs: Date.parse('2026-04-01') });
    expect(timesOn(question, '2026-04-05')).toBe('00:00 01:00 02:00 02:00 03:00 04:00');
  });
  test('hours that begin in the gap are cut to it and keep their grid', () => {
    const question = aQuestion({ schedule: { week: weekly('02:30-06:00') } });
    expect(timesOn(question, '2026-10-04')).toBe('03:30 04:30');
    expect(timesOn(question, '2026-10-05')).toBe('02:30 03:30 04:30');
  });
  test('Lord Howe moves by half an hour', () => {
    const zone = 'Australia/Lord_Howe';
    const half = { minutes: 30, gridMinutes: 30 };
    const schedule = { week: weekly('01:00-03:30') };
    expect(timesOn(aQuestion({ zone, schedule, offer: half }), '2026-10-04')).toBe(
      '01:00 01:30 02:30 03:00',
    );
    const nowMs = Date.parse('2026-04-01');
    expect(timesOn(aQuestion({ zone, schedule, offer: half, nowMs }), '2026-04-05')).toBe(
      '01:00 01:30 01:30 02:00 02:30 03:00',
    );
    // A session of an hour from 1:30 ends when the wall shows 2:00, then 2:30.
    expect(timesOn(aQuestion({ zone, schedule, nowMs }), '2026-04-05')).toBe('01:00 02:00');
  });
  test('Perth has none', () => {
    const question = aQuestion({ ...night, zone: 'Australia/Perth' });
    expect(timesOn(question, '2026-10-04')).toBe('00:00 01:00 02:00 03:00 04:00');
  });
  test.each([
    // New York is 14 hours behind until Sydney’s clocks go forward, 15 then, 16 from 1 November.
    ['2026-10-02', '19:00 20:00 21:00'],
    ['2026-10-05', '18:00 19:00 20:00'],
    ['2026-11-02', '17:00 18:00 19:00'],
  ])('a viewer in New York on %s', (day, times) => {
    expect(timesOn(aQuestion(), day, 'America/New_York')).toBe(times);
  });
});

describe('buffers', () => {
  const booked = (changes = {}) =>
    aTakenTime(span(SYDNEY, '2026-10-06T12:00', '2026-10-06T13:00'), changes);
  const question = (taken: TimesQuestion['taken'], offer = {}) =>
    aQuestion({
      schedule: { week: weekly('09:00-16:00') },
      offer: { minutes: 60, gridMinutes: 15, ...offer },
      taken,
    });
  const around = (asked: TimesQuestion) => {
    const times = timesOn(asked, '2026-10-06').split(' ');
    return [times.findLast((one) => one < '12:00'), times.find((one) => one >= '12:00')];
  };
  test('intervals are half open', () => {
    expect(around(question([booked()]))).toEqual(['11:00', '13:00']);
  });
  test('after of one plus before of the next', () => {
    const buffers = { bufferBeforeMinutes: 15, bufferAfterMinutes: 30 };
    expect(around(question([booked(buffers)]))).toEqual(['10:45', '13:30']);
    expect(around(question([booked()], buffers))).toEqual(['10:30', '13:15']);
    expect(around(question([booked(buffers)], buffers))).toEqual(['10:15', '13:45']);
  });
  test('may lie outside hours', () => {
    const buffers = { bufferBeforeMinutes: 60, bufferAfterMinutes: 60 };
    const times = timesOn(question([], buffers), '2026-10-06').split(' ');
    expect([times.at(0), times.at(-1)]).toEqual(['09:00', '15:00']);
  });
  test('busy times of other calendars have none of their own', () => {
    const asked = {
      ...question([]),
      elsewhere: [span(SYDNEY, '2026-10-06T12:00', '2026-10-06T13:00')],
    };
    expect(around(asked)).toEqual(['11:00', '13:00']);
    const offer = { ...asked.offer, bufferBeforeMinutes: 15, bufferAfterMinutes: 30 };
    expect(around({ ...asked, offer })).toEqual(['10:30', '13:15']);
  });
  test('an event without a length takes no time', () => {
    const instant = at(SYDNEY, '2026-10-06T12:30');
    const asked = { ...question([]), elsewhere: [{ startMs: instant, endMs: instant }] };
    expect(around(asked)).toEqual(['11:45', '12:00']);
  });
  test('the way between places comes on top', () => {
    const travel = {
      usualMinutes: 30,
      pairs: [{ placeIds: ['gym', 'park'] as const, minutes: 45 }],
    };
    const from = (placeId: string | null, to: string | null) =>
      around({ ...question([booked({ placeId })], { placeId: to }), travel });
    expect(from('gym', 'gym')).toEqual(['11:00', '13:00']);
    expect(from('gym', 'beach')).toEqual(['10:30', '13:30']);
    expect(from('park', 'gym')).toEqual(['10:15', '13:45']);
    expect(from('gym', null)).toEqual(['11:00', '13:00']);
  });
});

describe('limits', () => {
  test('notice is hours elapsed, and at the limit is in time', () => {
    const nowMs = at(SYDNEY, '2026-10-05T10:00');
    expect(timesOn(aQuestion({ nowMs, offer: { noticeHours: 24 } }), '2026-10-06')).toBe(
      '10:00 11:00',
    );
    const late = aQuestion({ nowMs: nowMs + 1, offer: { noticeHours: 24 } });
    expect(timesOn(late, '2026-10-06')).toBe('11:00');
    // Over the night of 23 hours.
    const saturday = at(SYDNEY, '2026-10-03T10:00');
    const over = aQuestion({ nowMs: saturday, offer: { noticeHours: 24 } });
    expect(timesOn(over, '2026-10-04')).toBe('11:00');
  });
  test('days ahead count the trainer’s dates, the last included', () => {
    const nowMs = at(SYDNEY, '2026-10-05T23:59');
    const asked = (day: string) => timesOn(aQuestion({ nowMs, offer: { daysAhead: 2 } }), day);
    expect(asked('2026-10-07')).toBe('09:00 10:00 11:00');
    expect(asked('2026-10-08')).toBe('');
  });
  test('a day and a week have room for so many sessions of the offer', () => {
    const on = (day: string, time: string, changes = {}) =>
      aTakenTime(
        {
          startMs: at(SYDNEY, `${day}T${time}`),
          endMs: at(SYDNEY, `${day}T${time}`) + MS_PER_HOUR,
        },
        changes,
      );
    const taken = [on('2026-10-06', '09:00'), on('2026-10-08', '09:00', { offerId: 'other' })];
    const daily = aQuestion({ taken, offer: { maxPerDay: 1 } });
    expect(timesOn(daily, '2026-10-06')).toBe('');
    expect(timesOn(daily, '2026-10-08')).toBe('10:00 11:00');
    const week = aQuestion({
      taken: [...taken, on('2026-10-11', '11:00')],
      offer: { maxPerWeek: 2 },
    });
    expect(timesOn(week, '2026-10-09')).toBe('');
    expect(timesOn(week, '2026-10-12')).toBe('09:00 10:00 11:00');
  });
  test('one of the rooms has to be free', () => {
    const room = (id: string, ...times: string[]) => ({
      id,
      taken: times.map((one) =>
        span(SYDNEY, `2026-10-06T${one.slice(0, 5)}`, `2026-10-06T${one.slice(6)}`),
      ),
    });
    const rooms = [room('studio', '09:00-11:00'), room('hall', '10:30-12:00')];
    expect(timesOn(aQuestion({ rooms }), '2026-10-06')).toBe('09:00 11:00');
    expect(timesOn(aQuestion({ rooms: [] }), '2026-10-06')).toBe('');
  });
});
