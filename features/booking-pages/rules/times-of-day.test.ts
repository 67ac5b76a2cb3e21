import { describe, expect, it } from 'vitest';
import { fortnightOf, rangeOfFortnight } from './fortnight.ts';
import { PARTS, partOf, toShownDays, whenOf } from './times-of-day.ts';

const at = (start: string) => ({ start });

describe('the times of a day', () => {
  it('are on the viewer’s own days, by the part of the day', () => {
    const starts = [at('2026-11-22T22:00:00.000Z'), at('2026-11-23T06:30:00.000Z')];
    const sydney = toShownDays(starts, 'Australia/Sydney');
    expect([...sydney.keys()]).toEqual(['2026-11-23']);
    expect(sydney.get('2026-11-23')?.map(({ label, part }) => [label, part])).toEqual([
      ['9:00 am', 'morning'],
      ['5:30 pm', 'evening'],
    ]);
    const newYork = toShownDays(starts, 'America/New_York');
    expect([...newYork.keys()]).toEqual(['2026-11-22', '2026-11-23']);
    expect(newYork.get('2026-11-22')?.[0]?.label).toBe('5:00 pm');
  });

  it('stand in the order of the day: the night before its morning', () => {
    const starts = [at('2026-11-22T13:00:00.000Z'), at('2026-11-22T19:00:00.000Z')];
    const parts = toShownDays(starts, 'Australia/Sydney')
      .get('2026-11-23')
      ?.map(({ label, part }) => [label, part]);
    expect(parts).toEqual([
      ['12:00 am', 'night'],
      ['6:00 am', 'morning'],
    ]);
    expect(PARTS[0]).toBe('night');
  });

  it('name the clock where one time comes twice', () => {
    const twice = [at('2027-04-03T15:30:00.000Z'), at('2027-04-03T16:30:00.000Z')];
    const labels = toShownDays(twice, 'Australia/Sydney')
      .get('2027-04-04')
      ?.map(({ label }) => label);
    expect(labels).toEqual(['2:30 am, Sydney (AEDT)', '2:30 am, Sydney (AEST)']);
  });

  it.each([
    [0, 'night'],
    [299, 'night'],
    [300, 'morning'],
    [719, 'morning'],
    [720, 'afternoon'],
    [1019, 'afternoon'],
    [1020, 'evening'],
  ] as const)('minute %i is %s', (minute, part) => {
    expect(partOf(minute)).toBe(part);
  });
});

describe('when a session is', () => {
  const span = {
    startMs: Date.parse('2026-11-22T22:00:00Z'),
    endMs: Date.parse('2026-11-22T23:00:00Z'),
  };
  it('says the other clock only where it differs', () => {
    expect(whenOf(span, 'Australia/Sydney', 'Australia/Melbourne').elsewhere).toBeNull();
    expect(whenOf(span, 'Australia/Sydney', 'Australia/Perth')).toEqual({
      day: 'Monday 23 November 2026',
      times: '9:00 am to 10:00 am',
      zone: 'Sydney (AEDT)',
      elsewhere: '6:00 am in Perth (AWST)',
    });
  });
  it('names the other day where it is another one there', () => {
    expect(whenOf(span, 'America/New_York', 'Australia/Sydney').elsewhere).toBe(
      'Monday 23 November 2026, 9:00 am in Sydney (AEDT)',
    );
  });
});

describe('two weeks of times', () => {
  it('begin on the Monday of this week and follow each other', () => {
    expect(fortnightOf('2026-11-25', '2026-11-25')).toBe('2026-11-23');
    expect(fortnightOf('2026-12-06', '2026-11-25')).toBe('2026-11-23');
    expect(fortnightOf('2026-12-07', '2026-11-25')).toBe('2026-12-07');
  });
  it('are hours shorter or longer where clocks change', () => {
    const { from, to } = rangeOfFortnight('2026-09-28', 'Australia/Sydney');
    expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(14 * 24 - 1);
  });
});
