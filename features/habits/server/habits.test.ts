import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingApi } from '#features/billing/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { readingsApi } from '#features/measures/contract.ts';
import { targetsApi, weighInsApi } from '#features/nutrition/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { makeItem, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { WORK_FORMAT } from '#features/training-sessions/rules/session-kinds.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type Habit, habitDaysApi, habitMarksApi, habitsApi, trophiesApi } from '../contract.ts';
import { habitFigures } from '../rules/habit-figures.ts';
import { doneDaysOf } from '../rules/kept-days.ts';
import { NO_STREAK } from '../rules/streak.ts';

type Added = InputOf<typeof habitsApi.add>['body'];

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

/** A Friday. */
const TODAY = '2026-11-20';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const choose = (person: Person, plan: 'starter' | 'professional') =>
  person.call(billingApi.choose, {
    body: { priceId: `price_${plan}_monthly`, agreed: 'trial' },
  });
const add = (person: Person, change: Partial<Added> = {}) =>
  person.call(habitsApi.add, {
    body: {
      id: newId(),
      name: 'Stretch',
      source: 'own',
      unit: null,
      terms: [{ from: '2026-11-01', weekdays: EVERY_DAY, timesAWeek: null, amount: null }],
      ...change,
    },
  });
const edit = (person: Person, { id, ...body }: Habit) =>
  person.call(habitsApi.edit, { params: { id }, body });
const mark = (person: Person, habitId: string, date: string) =>
  person.call(habitMarksApi.add, { body: { id: newId(), habitId, date } });
const days = (person: Person, from = '2026-11-16') =>
  person.call(habitDaysApi.read, { query: { from, date: TODAY } });
const refused = { status: 402, reason: 'habit_limit' };

describe('what a plan has', () => {
  test('none on Free, three on Starter, no limit on Professional', async () => {
    await expect(add(ana)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('come with Starter'),
    });
    await choose(ana, 'starter');
    for (let at = 0; at < 3; at += 1) await add(ana);
    await expect(add(ana)).rejects.toMatchObject(refused);
    expect(await days(ana)).toMatchObject({ limit: 3, plan: 'starter' });
    await choose(ben, 'professional');
    for (let at = 0; at < 5; at += 1) await add(ben);
    expect((await days(ben)).limit).toBeNull();
  });

  test('an archived habit makes room, and comes back only where there is some', async () => {
    await choose(ana, 'starter');
    const [first] = [await add(ana), await add(ana), await add(ana)];
    const archived = await edit(ana, { ...first, archivedOn: TODAY });
    await add(ana);
    await expect(edit(ana, { ...archived, archivedOn: null })).rejects.toMatchObject(refused);
    await ana.call(habitsApi.remove, { params: { id: first.id } });
    const [gone] = await ana.call(habitsApi.list, {});
    await ana.call(habitsApi.remove, { params: { id: gone?.id ?? '' } });
    await add(ana);
    const back = ana.call(habitsApi.restore, { params: { id: gone?.id ?? '' } });
    await expect(back).rejects.toMatchObject(refused);
  });

  test('two at once take the last place once', async () => {
    await choose(ana, 'starter');
    await add(ana);
    await add(ana);
    const both = await Promise.allSettled([add(ana), add(ana)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a smaller plan keeps what is there and lets the first ones go on', async () => {
    await choose(ana, 'starter');
    const habit = await add(ana);
    await mark(ana, habit.id, TODAY);
    await ana.call(billingApi.cancel, {});
    app.clock.advance(8 * 86_400_000);
    expect(await days(ana)).toMatchObject({ limit: 0, plan: 'free' });
    await expect(mark(ana, habit.id, '2026-11-19')).rejects.toMatchObject(refused);
    expect(await ana.call(habitsApi.list, {})).toEqual([habit]);
    app.clock.advance(-8 * 86_400_000);
  });
});

test('marks are of one’s own habits', async () => {
  await choose(ana, 'starter');
  const { id } = await add(ana);
  await mark(ana, id, '2026-11-19');
  await expect(mark(ben, id, TODAY)).rejects.toMatchObject({ status: 404 });
  const query = { from: '2026-11-01' };
  expect(await ana.call(habitMarksApi.list, { query })).toHaveLength(1);
  expect(await ben.call(habitMarksApi.list, { query })).toEqual([]);
});

test.each([
  [{ terms: [{ from: '2026-11-01', weekdays: [], timesAWeek: null, amount: null }] }, 'terms'],
  [{ source: 'session' as const }, 'terms'],
  [{ source: 'water' as const }, 'terms'],
  [{ terms: [{ from: '2026-11-01', weekdays: EVERY_DAY, timesAWeek: null, amount: 8 }] }, 'unit'],
  [{ pauses: [{ from: '2026-11-01', to: '2026-12-01', saidOn: '2026-11-01' }] }, 'pauses'],
  [{ pauses: [{ from: '2026-11-01', to: '2026-11-02', saidOn: '2026-11-03' }] }, 'pauses'],
])('%j is refused by name', async (change, field) => {
  await choose(ana, 'starter');
  await expect(add(ana, change)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

const session = {
  id: newId(),
  date: '2026-11-17',
  origin: 'own' as const,
  name: 'Legs',
  work: {
    format: WORK_FORMAT as typeof WORK_FORMAT,
    items: [
      makeItem({
        id: 'a',
        exerciseId: 'goblet-squat',
        measure: 'loadReps',
        restSeconds: 90,
        sets: [makeSet('a.0', { loadKg: 12, reps: 8, doneAt: '2026-11-17T19:00:00.000Z' })],
      }),
    ],
  },
  startedAt: '2026-11-17T19:00:00.000Z',
  finishedAt: '2026-11-17T19:40:00.000Z',
};

test('automatic habits are told by the other features, each person’s own', async () => {
  await choose(ana, 'professional');
  for (const source of ['food', 'weigh-in'] as const) await add(ana, { source });
  await add(ana, {
    source: 'session',
    terms: [{ from: '2026-11-01', weekdays: [], timesAWeek: 2, amount: null }],
  });
  const entry = { mealType: 'lunch', foodName: 'Rice', quantity: 1, unit: 'serving' } as const;
  for (const person of [ana, ben]) {
    await person.call(foodLogApi.add, { body: { ...entry, date: '2026-11-18', calories: 130 } });
    await person.call(trainingSessionsApi.add, { body: session });
  }
  await ana.call(weighInsApi.add, {
    body: { id: newId(), date: '2026-11-19', weightKg: 70, enteredUnit: 'kg' },
  });
  expect((await days(ana)).facts.toSorted((a, b) => (a.date < b.date ? -1 : 1))).toEqual([
    { source: 'session', date: '2026-11-17', amount: null },
    { source: 'food', date: '2026-11-18', amount: null },
    { source: 'weigh-in', date: '2026-11-19', amount: null },
  ]);
  expect((await days(ben)).facts).toEqual([]);
});

test('water and steps are told by measures, the amounts of a day together', async () => {
  await choose(ana, 'professional');
  const term = { from: '2026-11-01', weekdays: EVERY_DAY, timesAWeek: null, amount: 2_000 };
  await add(ana, { source: 'water', terms: [term] });
  for (const value of [1_200, 900]) {
    const body = { id: newId(), kind: 'water', date: '2026-11-18', value, unit: 'ml' };
    await ana.call(readingsApi.add, { body });
  }
  expect((await days(ana)).facts).toEqual([{ source: 'water', date: '2026-11-18', amount: 2_100 }]);
});

test('the streak before a Monday and the days since come to the whole', async () => {
  await choose(ana, 'starter');
  const habit = await add(ana);
  for (let day = 3; day <= 19; day += 1) {
    if (day !== 12) await mark(ana, habit.id, `2026-11-${String(day).padStart(2, '0')}`);
  }
  const all = await ana.call(habitMarksApi.list, { query: { from: '2026-11-01' } });
  const { before, from } = await days(ana);
  const at = (start: string, state = NO_STREAK) => {
    const marks = all.filter(({ date }) => date >= start);
    const known = { done: doneDaysOf(habit, marks, []), lost: new Set<string>() };
    const { frozen: _, ...rest } = habitFigures(habit, known, {
      from: start,
      before: state,
      today: TODAY,
    });
    return rest;
  };
  expect(at(from, before[habit.id])).toEqual(at('2026-11-01'));
  expect(at('2026-11-01')).toMatchObject({ run: 16, keptDays: 16, freezes: 1 });
});

describe('trophies', () => {
  const read = (person: Person) => person.call(trophiesApi.read, { query: { date: TODAY } });
  const earned = async (person: Person) =>
    (await read(person)).earned?.filter(({ count, of }) => count === of).map(({ kind }) => kind);

  test('are counted from the person’s own log', async () => {
    expect(await earned(ana)).toEqual([]);
    await ana.call(trainingSessionsApi.add, { body: { ...session, id: newId() } });
    expect(await earned(ana)).toEqual(['firstSession']);
    await ana.call(trainingSessionsApi.add, {
      body: { ...session, id: newId(), date: '2026-10-20' },
    });
    expect(await earned(ana)).toEqual(['firstSession', 'return']);
    expect(await earned(ben)).toEqual([]);
  });

  test('are off with one switch, and for one person alone', async () => {
    const { version } = await read(ana);
    const body = { shown: false, version };
    const chosen = await ana.call(trophiesApi.choose, { body });
    expect(await read(ana)).toEqual({ ...chosen, earned: null });
    expect((await read(ben)).earned).not.toBeNull();
    // Again is fine; another choice from an old version is told what is there.
    expect(await ana.call(trophiesApi.choose, { body })).toEqual(chosen);
    await expect(
      ana.call(trophiesApi.choose, { body: { shown: true, version } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test('there are none in the gentle mode', async () => {
    await ana.call(targetsApi.save, {
      body: { mode: 'automatic', weeklyPercent: 0, safeMode: true, version: 0 },
    });
    expect((await read(ana)).earned).toBeNull();
  });
});
