import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { dayState, habitFigures, streakBefore } from './habit-figures.ts';
import { type HabitContent, type HabitFact, type MarkContent, withAim } from './habit-kinds.ts';
import { doneDaysOf, lostDays } from './kept-days.ts';
import { NO_STREAK } from './streak.ts';
import { mondayOf } from './streak-units.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const daily = { weekdays: EVERY_DAY, timesAWeek: null, amount: null };
const weekly = (timesAWeek: number) => ({ weekdays: [], timesAWeek, amount: null });

const habit = (change: Partial<HabitContent> = {}): HabitContent & { id: string } => ({
  id: 'h',
  name: 'Stretch',
  source: 'own',
  unit: null,
  terms: [{ from: '2026-10-01', ...daily }],
  pauses: [],
  archivedOn: null,
  position: 0,
  ...change,
});

const mark = (date: CalendarDay, change: Partial<MarkContent> = {}): MarkContent => ({
  habitId: 'h',
  date,
  amount: null,
  offsetMinutes: null,
  ...change,
});

const october = (...days: number[]) =>
  days.map((day) => mark(`2026-10-${String(day).padStart(2, '0')}`));

function figures(
  one: HabitContent & { id: string },
  marks: MarkContent[],
  today: CalendarDay,
  facts: HabitFact[] = [],
) {
  const days = { done: doneDaysOf(one, marks, facts), lost: lostDays(marks) };
  return habitFigures(one, days, { from: '2026-09-28', before: NO_STREAK, today });
}

describe('travel', () => {
  test('west: a date that lasts longer counts once', () => {
    const twice = [...october(1, 2, 2, 3), mark('2026-10-02', { offsetMinutes: -600 })];
    expect(figures(habit(), twice, '2026-10-03')).toMatchObject({ run: 3, keptDays: 3 });
  });

  test('east across the date line: the date that was left out is bridged', () => {
    const marks = [
      mark('2026-10-01', { offsetMinutes: -420 }),
      mark('2026-10-03', { offsetMinutes: 600 }),
    ];
    expect(figures(habit(), marks, '2026-10-03')).toMatchObject({ run: 2, freezes: 0 });
  });

  test.each([
    ['a clock that went on by less', -420, 180],
    ['a clock that stayed', 600, 600],
    ['a clock that went back', 600, -420],
  ])('%s bridges nothing', (_, before, after) => {
    const marks = [
      mark('2026-10-01', { offsetMinutes: before }),
      mark('2026-10-03', { offsetMinutes: after }),
    ];
    expect(figures(habit(), marks, '2026-10-03').run).toBe(1);
  });
});

describe('certain days', () => {
  const some = habit({
    terms: [{ from: '2026-10-01', weekdays: [1, 3, 5], timesAWeek: null, amount: null }],
  });
  test('other days neither help nor break', () => {
    // 2 Friday, 5 Monday, 7 Wednesday; 6 is a Tuesday.
    expect(figures(some, october(2, 5, 6, 7), '2026-10-08')).toMatchObject({ run: 3 });
    expect(figures(some, october(2, 7), '2026-10-08').run).toBe(1);
  });
  test('today says whether it is asked for', () => {
    expect(figures(some, [], '2026-10-08').today).toMatchObject({ asked: false, kept: false });
    expect(figures(some, [], '2026-10-09').today).toMatchObject({ asked: true });
  });
});

describe('times a week', () => {
  const three = habit({ terms: [{ from: '2026-09-28', ...weekly(3) }] });
  test('counts weeks, and the week that is running breaks nothing', () => {
    const marks = october(1, 2, 3, 5, 7, 9);
    expect(figures(three, marks, '2026-10-12')).toMatchObject({ counts: 'weeks', run: 2 });
    expect(figures(three, marks, '2026-10-18')).toMatchObject({ run: 2 });
    expect(figures(three, marks, '2026-10-19')).toMatchObject({ run: 0, longest: 2 });
  });
  test('a first week that began late asks for what is left of it', () => {
    const late = habit({ terms: [{ from: '2026-10-10', ...weekly(5) }] });
    expect(figures(late, october(10, 11), '2026-10-12')).toMatchObject({ run: 1 });
  });
});

describe('pauses', () => {
  const paused = (from: CalendarDay, to: CalendarDay) => ({ pauses: [{ from, to, saidOn: from }] });
  test('a paused day is not missed, and kept all the same it counts', () => {
    const away = habit(paused('2026-10-03', '2026-10-06'));
    expect(figures(away, october(1, 2, 7), '2026-10-07').run).toBe(3);
    expect(figures(away, october(1, 2, 4, 7), '2026-10-07').run).toBe(4);
  });
  test('a week asks for no more than its days that are left, and a whole week off for nothing', () => {
    const three = { terms: [{ from: '2026-09-28', ...weekly(3) }] };
    const mostly = habit({ ...three, ...paused('2026-10-05', '2026-10-10') });
    expect(figures(mostly, october(1, 2, 3, 11), '2026-10-12').run).toBe(2);
    const all = habit({ ...three, ...paused('2026-10-05', '2026-10-11') });
    expect(figures(all, october(1, 2, 3), '2026-10-12').run).toBe(1);
  });
});

describe('amounts', () => {
  const glasses = habit({ unit: 'glasses', terms: [{ from: '2026-10-01', ...daily, amount: 8 }] });
  test('the parts of a day add up', () => {
    const marks = [mark('2026-10-01', { amount: 5 }), mark('2026-10-01', { amount: 3 })];
    expect(figures(glasses, marks, '2026-10-01')).toMatchObject({
      run: 1,
      today: { kept: true, amount: 8, aim: 8 },
    });
    expect(figures(glasses, marks.slice(0, 1), '2026-10-01')).toMatchObject({
      run: 0,
      today: { kept: false, amount: 5 },
    });
  });
  test('a day is judged by what was aimed for then', () => {
    const raised = habit({
      terms: withAim(glasses.terms, { ...daily, amount: 10 }, '2026-10-03'),
    });
    const marks = [1, 2, 3].map((day) => mark(`2026-10-0${day}`, { amount: 8 }));
    expect(figures(raised, marks, '2026-10-03')).toMatchObject({ run: 2, today: { kept: false } });
  });
});

test('an automatic habit takes the facts of its source and no marks', () => {
  const food = habit({ source: 'food' });
  const facts: HabitFact[] = [
    { source: 'food', date: '2026-10-01', amount: null },
    { source: 'weigh-in', date: '2026-10-02', amount: null },
  ];
  expect(figures(food, october(2), '2026-10-02', facts)).toMatchObject({ run: 1, keptDays: 1 });
});

test('a change between days and weeks begins another streak, and the days stay', () => {
  const changed = habit({ terms: withAim(habit().terms, weekly(2), '2026-10-12') });
  const marks = october(5, 6, 7, 8, 9, 10, 11, 12, 13);
  expect(figures(changed, marks, '2026-10-14')).toMatchObject({ counts: 'weeks', run: 1 });
});

test('the calendar says what each day was', () => {
  const one = habit({ pauses: [{ from: '2026-10-05', to: '2026-10-06', saidOn: '2026-10-01' }] });
  const days = { done: doneDaysOf(one, october(2), []), lost: new Set<string>() };
  const at = (day: number) =>
    dayState(one, days, {
      day: addDays('2026-09-30', day),
      today: '2026-10-08',
      frozen: ['2026-10-03'],
    });
  expect([0, 1, 2, 3, 4, 5, 8, 9].map(at)).toEqual([
    'before',
    'not kept',
    'kept',
    'frozen',
    'not kept',
    'paused',
    'open',
    'ahead',
  ]);
});

test('what a device counts from a Monday on is what the whole history comes to', () => {
  const aims = fc.constantFrom(daily, { ...daily, weekdays: [2, 4, 6] }, weekly(3));
  fc.assert(
    fc.property(
      aims,
      fc.uniqueArray(fc.nat(200), { maxLength: 200 }),
      fc.nat(200),
      fc.integer({ min: 0, max: 200 }),
      (aim, kept, cut, length) => {
        const start = '2026-01-01';
        const today = addDays(start, length);
        const one = habit({ terms: [{ from: start, ...aim }] });
        const marks = kept.map((day) => mark(addDays(start, day))).filter((m) => m.date <= today);
        const monday = mondayOf(addDays(start, Math.min(cut, length)));
        const days = { done: doneDaysOf(one, marks, []), lost: new Set<string>() };
        const before = streakBefore(one, days, { monday, today });
        const part = habitFigures(one, days, { from: monday, before, today });
        const whole = habitFigures(one, days, { from: start, before: NO_STREAK, today });
        const { frozen: _, ...rest } = part;
        expect(whole).toMatchObject(rest);
      },
    ),
    { numRuns: timesToRun(2_000, 50) },
  );
});
