import { afterAll, beforeAll, expect, test } from 'vitest';
import { activitiesApi } from '#features/cardio/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { goalSubjectsApi, goalsApi } from '../contract.ts';

type Added = InputOf<typeof goalsApi.add>['body'];

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

let app: TestApp;
let ana: Person;
let ben: Person;
let today: string;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
  today = new Date(app.clock.now()).toISOString().slice(0, 10);
});
afterAll(() => app.close());

const toGoal = (change: Partial<Added> = {}): Added => ({
  id: newId(),
  kind: 'distance',
  subject: 'run',
  name: 'Running',
  startOn: today,
  startValue: 0,
  target: 100_000,
  dueOn: addDays(today, 90),
  ...change,
});
const add = (person: Person, change: Partial<Added> = {}) =>
  person.call(goalsApi.add, { body: toGoal(change) });

test('the nearest date comes first and ended goals last, for their owner alone', async () => {
  const later = await add(ana);
  const ended = await add(ana, { ended: 'let_go', endedOn: today });
  const sooner = await add(ana, { dueOn: addDays(today, 30), target: 20_000 });
  expect(await ana.call(goalsApi.list, {})).toEqual([sooner, later, ended]);
  expect(await ben.call(goalsApi.list, {})).toEqual([]);
});

test.each([
  [{ target: -1 }, 'target'],
  [{ name: ' ' }, 'name'],
  [{ subject: '' }, 'subject'],
  [{ dueOn: '2026-02-30' }, 'dueOn'],
])('%j is refused by name', async (change, field) => {
  await expect(add(ana, change)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

test('a loss of weight that is faster than is safe is refused, with the first day that is not', async () => {
  const weight = { kind: 'weight', subject: 'weight', name: 'Weight', startValue: 80 } as const;
  const person = await app.person({ profile: { age: 34, height: 170 } });
  await expect(
    add(person, { ...weight, target: 76, dueOn: addDays(today, 14) }),
  ).rejects.toMatchObject({
    status: 400,
    fields: { dueOn: expect.stringContaining('at most 0.6 kg a week') },
  });
  await expect(
    add(person, { ...weight, target: 50, dueOn: addDays(today, 700) }),
  ).rejects.toMatchObject({ fields: { target: expect.stringContaining('53.5') } });
  expect(await add(person, { ...weight, target: 76, dueOn: addDays(today, 60) })).toMatchObject({
    target: 76,
  });
});

test('there is no goal for weight under 18', async () => {
  const young = await app.person({
    profile: { age: 16, consents: [{ kind: 'parental_consent', wordingVersion: '2026-11' }] },
  });
  const sent = { kind: 'weight', subject: 'weight', name: 'Weight', startValue: 70 } as const;
  await expect(add(young, { ...sent, target: 74 })).rejects.toMatchObject({ status: 400 });
  const { subjects } = await young.call(goalSubjectsApi.read, { query: { date: today } });
  expect(subjects.map(({ kind }) => kind)).not.toContain('weight');
});

test('under 18 no goal makes a girth smaller; one that makes it larger is kept', async () => {
  const young = await app.person({
    profile: { age: 16, consents: [{ kind: 'parental_consent', wordingVersion: '2026-11' }] },
  });
  const sent = { kind: 'measure', name: 'Waist', unit: 'cm', startValue: 75 } as const;
  for (const subject of ['waist', 'upperArmLeft', 'belly']) {
    await expect(add(young, { ...sent, subject, target: 70 })).rejects.toMatchObject({
      status: 400,
      fields: { target: expect.stringContaining('Under 18') },
    });
  }
  expect(await add(young, { ...sent, subject: 'chest', target: 80 })).toMatchObject({ target: 80 });
  const grown = await app.person({ profile: { age: 18 } });
  expect(await add(grown, { ...sent, subject: 'waist', target: 70 })).toMatchObject({ target: 70 });
});

test('figures of longer ago come when they are asked for, at most of ten years', async () => {
  const person = await app.person({ profile: { age: 34 } });
  const [long, now] = [addDays(today, -300), today];
  for (const date of [long, now]) {
    await person.call(weighInsApi.add, { body: { id: newId(), date, weightKg: 71 } });
  }
  const weighed = async (from?: string) => {
    const query = from === undefined ? { date: today } : { date: today, from };
    const { subjects } = await person.call(goalSubjectsApi.read, { query });
    return subjects.find(({ kind }) => kind === 'weight')?.points.map(({ date }) => date);
  };
  expect(await weighed()).toEqual([now]);
  expect(await weighed(addDays(today, -330))).toEqual([long, now]);
  expect(await weighed('1900-01-01')).toEqual([long, now]);
});

test('a goal can be about what the person logs, day by day', async () => {
  const person = await app.person({ profile: { age: 34 } });
  await person.call(weighInsApi.add, { body: { id: newId(), date: today, weightKg: 71.2 } });
  await person.call(activitiesApi.add, {
    body: { id: newId(), date: today, kind: 'run', name: 'Run', seconds: 1_800, metres: 5_000 },
  });
  const { subjects } = await person.call(goalSubjectsApi.read, { query: { date: today } });
  const of = (kind: string, subject: string) =>
    subjects.find((one) => one.kind === kind && one.subject === subject)?.points;
  expect(of('weight', 'weight')).toEqual([{ date: today, value: 71.2 }]);
  expect(of('distance', 'run')).toEqual([{ date: today, value: 5_000 }]);
  expect(of('distance', 'ride')).toEqual([]);
  const other = await ben.call(goalSubjectsApi.read, { query: { date: today } });
  expect(other.subjects.flatMap(({ points }) => points)).toEqual([]);
});
