import { describe, expect, it } from 'vitest';
import { dateProblem, writableDays } from './diary-days.ts';

describe('dateProblem', () => {
  it.each([
    ['2026-07-01', null],
    ['2026-07-02', null],
    ['2026-07-03', 'The date cannot be in the future.'],
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
