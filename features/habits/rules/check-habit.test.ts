import { describe, expect, test } from 'vitest';
import { checkHabit, type HabitDraft, pauseProblem, withoutPause } from './check-habit.ts';
import { positionAt, withAim } from './habit-kinds.ts';
import { habitLimitSentence, habitsWithin, hasRoom } from './habit-limit.ts';

const draft: HabitDraft = {
  name: ' Read ',
  source: 'own',
  rhythm: 'daily',
  weekdays: [1],
  timesAWeek: 3,
  amount: null,
  hasAmount: false,
  unit: '',
};
const at = { today: '2026-10-05', position: 4 };

describe('a habit', () => {
  test('daily is every weekday, from today on', () => {
    expect(checkHabit(draft, null, at).content).toEqual({
      name: 'Read',
      source: 'own',
      unit: null,
      terms: [
        { from: '2026-10-05', weekdays: [1, 2, 3, 4, 5, 6, 7], timesAWeek: null, amount: null },
      ],
      pauses: [],
      archivedOn: null,
      position: 4,
    });
  });

  test('training counts by the week whatever was chosen', () => {
    const { content } = checkHabit({ ...draft, source: 'session' }, null, at);
    expect(content?.terms[0]).toMatchObject({ weekdays: [], timesAWeek: 3 });
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ rhythm: 'weekdays', weekdays: [] }, 'weekdays'],
    [{ hasAmount: true, unit: 'pages' }, 'amount'],
    [{ hasAmount: true, unit: 'pages', amount: 0 }, 'amount'],
    [{ hasAmount: true, unit: 'pages', amount: 'invalid' }, 'amount'],
    [{ hasAmount: true, amount: 3 }, 'unit'],
    [{ source: 'water', amount: null }, 'amount'],
  ] satisfies [Partial<HabitDraft>, string][])('%j is refused by name', (change, field) => {
    expect(Object.keys(checkHabit({ ...draft, ...change }, null, at).errors)).toEqual([field]);
  });
});

test('an aim changes from a day on, once for that day, and not where it is the same', () => {
  const daily = { weekdays: [1], timesAWeek: null, amount: null };
  const twice = { weekdays: [], timesAWeek: 2, amount: null };
  const first = withAim([], daily, '2026-10-01');
  expect(withAim(first, daily, '2026-10-05')).toEqual(first);
  const second = withAim(first, twice, '2026-10-05');
  expect(second.map(({ from }) => from)).toEqual(['2026-10-01', '2026-10-05']);
  expect(withAim(second, daily, '2026-10-05')).toEqual(first);
});

describe('a pause', () => {
  const pause = (from: string, to: string, saidOn = '2026-10-01') => ({ from, to, saidOn });
  test.each([
    ['30 days', pause('2026-10-01', '2026-10-30'), null],
    ['31 days', pause('2026-10-01', '2026-10-31'), 'to'],
    ['said afterwards', pause('2026-09-30', '2026-10-02'), 'from'],
    ['backwards', pause('2026-10-05', '2026-10-04'), 'to'],
    ['no day', pause('', '2026-10-04'), 'from'],
  ])('%s', (_, one, field) => {
    expect(pauseProblem(one, [])?.field ?? null).toBe(field);
  });

  test('two do not touch, or thirty days would be sixty', () => {
    const first = pause('2026-10-01', '2026-10-10');
    expect(pauseProblem(pause('2026-10-11', '2026-10-12'), [first])?.field).toBe('from');
    expect(pauseProblem(pause('2026-10-12', '2026-10-13'), [first])).toBeNull();
  });

  test('ends with yesterday, or goes if it has not begun', () => {
    const one = pause('2026-10-03', '2026-10-10');
    expect(withoutPause([one], one, '2026-10-05')).toEqual([pause('2026-10-03', '2026-10-04')]);
    expect(withoutPause([one], one, '2026-10-03')).toEqual([]);
  });
});

describe('what a plan has', () => {
  const habits = ['a', 'b', 'c', 'd'].map((id, position) => ({ id, position, archivedOn: null }));
  test('the first ones go on; archived ones are not counted', () => {
    expect([...habitsWithin(habits, 3)]).toEqual(['a', 'b', 'c']);
    expect([...habitsWithin(habits, null)]).toHaveLength(4);
    const some = habits.map((one) => (one.id === 'a' ? { ...one, archivedOn: '2026-01-01' } : one));
    expect([...habitsWithin(some, 3)]).toEqual(['b', 'c', 'd']);
    expect([hasRoom(habits, 4), hasRoom(habits, 5), hasRoom(some, 4)]).toEqual([false, true, true]);
  });
  test('the sentence says what can be done', () => {
    expect(habitLimitSentence(0, { name: 'Free' })).toContain('Starter');
    expect(habitLimitSentence(3, { name: 'Starter' })).toContain('You have 3 habits');
  });
});

test('a place between two others', () => {
  const others = [{ position: 0 }, { position: 1 }];
  expect([0, 1, 2].map((to) => positionAt(others, to))).toEqual([-1, 0.5, 2]);
  expect(positionAt([], 0)).toBe(0);
});
