import { expect, test } from 'vitest';
import { makeSession } from '#features/training-sessions/rules/new-session.ts';
import { dayToBegin, findBegun } from './begin-session.ts';

const TODAY = '2026-11-24';
const of = (date: string, weekday: number, sourceId = 'plan') =>
  makeSession({ date, origin: 'plan', sourceId, weekday, name: `${date} ${weekday}` }, []);
const planned = (date: string, weekday: number) => ({
  planId: 'plan',
  weekday,
  date,
  today: TODAY,
});

test('a session that is begun ahead of its day is one of today', () => {
  expect(dayToBegin('2026-11-26', TODAY)).toBe(TODAY);
  expect(dayToBegin(TODAY, TODAY)).toBe(TODAY);
  expect(dayToBegin('2026-11-23', TODAY)).toBe('2026-11-23');
});

test('what was begun of a day goes on, also ahead of its day, and another session of today is not it', () => {
  const tuesday = of(TODAY, 2);
  const thursday = of(TODAY, 4);
  const other = of(TODAY, 2, 'another plan');
  expect(findBegun([other, tuesday], planned(TODAY, 2))).toBe(tuesday);
  expect(findBegun([tuesday], planned('2026-11-26', 4))).toBeNull();
  expect(findBegun([tuesday, thursday], planned('2026-11-26', 4))).toBe(thursday);
  expect(findBegun([tuesday], planned('2026-11-23', 1))).toBeNull();
});
