import { expect, test } from 'vitest';
import { countJoins, firstJoinDay, JOIN_WEEKS } from './joins.ts';

test('joins are counted by weeks from Monday to Sunday, empty weeks as 0', () => {
  // A Sunday: the last day of its week.
  const today = '2026-11-22';
  const days = ['2026-11-22', '2026-11-16', '2026-11-15', '2026-08-31', '2026-08-30'];
  const weeks = countJoins(days, today);
  expect(weeks).toHaveLength(JOIN_WEEKS);
  expect(firstJoinDay(today)).toBe('2026-08-31');
  expect(weeks[0]).toEqual({ weekStart: '2026-08-31', joined: 1 });
  expect(weeks.at(-2)).toEqual({ weekStart: '2026-11-09', joined: 1 });
  expect(weeks.at(-1)).toEqual({ weekStart: '2026-11-16', joined: 2 });
  expect(weeks.reduce((sum, { joined }) => sum + joined, 0)).toBe(4);
});

test('on a Monday the week has just begun', () => {
  expect(countJoins(['2026-11-22', '2026-11-23'], '2026-11-23').slice(-2)).toEqual([
    { weekStart: '2026-11-16', joined: 1 },
    { weekStart: '2026-11-23', joined: 1 },
  ]);
});
