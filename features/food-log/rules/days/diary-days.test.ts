import { describe, expect, it } from 'vitest';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { dateProblem, lastLogDay, writableDays } from './diary-days.ts';

describe('lastLogDay', () => {
  // In Sydney it is eight in the morning, then noon, of 20 November.
  it.each([
    ['Australia/Sydney', '2026-11-19T21:00Z', '2026-11-20'],
    ['Australia/Sydney', '2026-11-20T01:00Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-19T10:00Z', '2026-11-20'],
    ['UTC', '2026-11-20T00:00Z', '2026-11-21'],
    ['Pacific/Honolulu', '2026-11-21T05:00Z', '2026-11-21'],
  ])('in %s at %s is %s, which the server takes', (zone, at, last) => {
    const now = Date.parse(at);
    const serverDay = dayIn('UTC', now);
    expect(lastLogDay(dayIn(zone, now), serverDay)).toBe(last);
    expect(dateProblem(last, serverDay)).toBeNull();
  });
});

describe('dateProblem', () => {
  it.each([
    ['2026-07-01', null],
    ['2026-07-02', null],
    ['2026-07-03', 'The date can’t be in the future.'],
    ['2016-07-01', null],
    ['2016-06-30', 'The date can be at most 10 years ago.'],
    ['1900-01-01', 'The date can be at most 10 years ago.'],
  ])('on 2026-07-01, %s gives %j', (date, problem) => {
    expect(dateProblem(date, '2026-07-01')).toBe(problem);
  });

  it('goes back from 29 February to a day that exists', () => {
    expect(writableDays('2028-02-29')).toEqual({ first: '2018-02-28', last: '2028-03-01' });
  });
});
