import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { isDueOn, proposedEntryId, weekdaysText } from './recurrence.ts';

describe('isDueOn', () => {
  // 2026-11-20 is a Friday.
  it.each([
    [[5], '2026-11-20', null, true],
    [[1, 2, 3, 4, 6, 7], '2026-11-20', null, false],
    [[5], '2026-11-21', null, false],
    [[5], '2026-01-01', '2026-11-20', true],
    [[5], '2026-01-01', '2026-11-19', false],
  ])('on weekdays %j from %s to %s, Friday 20 November: %s', (weekdays, startsOn, endsOn, due) => {
    expect(isDueOn({ weekdays, startsOn, endsOn }, '2026-11-20')).toBe(due);
  });

  it('comes as often in a week as it has weekdays, across the ends of daylight saving too', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    const start = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(weekdays, start, (days, startsOn) => {
        const week = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(startsOn, count));
        const due = week.filter((day) => isDueOn({ weekdays: days, startsOn, endsOn: null }, day));
        expect(due).toHaveLength(days.length);
      }),
    );
  });
});

describe('proposedEntryId', () => {
  const porridge = '019a9f3e-6c1c-7000-8000-000000000001';

  it('is the same wherever it is made, and is a UUID', () => {
    const id = '32196249-16cf-5944-9d26-8952894ff2c4';
    expect(proposedEntryId(porridge, '2026-11-20')).toBe(id);
  });

  it('differs by day and by what is repeated', () => {
    const other = porridge.replace(/1$/, '2');
    const ids = [porridge, other].flatMap((id) =>
      Array.from({ length: 400 }, (_, day) => proposedEntryId(id, addDays('2026-11-20', day))),
    );
    expect(new Set(ids).size).toBe(800);
  });
});

it.each([
  [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
  [[5, 1, 2, 3, 4], 'Weekdays'],
  [[7, 6], 'Weekends'],
  [[7], 'Every Sunday'],
  [[5, 1, 3], 'Mon, Wed, Fri'],
])('%j reads %s', (weekdays, text) => {
  expect(weekdaysText(weekdays)).toBe(text);
});
