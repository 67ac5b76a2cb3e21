import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type TrainingSession, trainingSessionsApi } from '../contract.ts';
import { makeItem, makeSession, makeSet } from '../rules/new-session.ts';
import { removeSet, tickSet } from '../rules/session-edits.ts';
import type { SessionContent } from '../rules/session-kinds.ts';
import { lastSetsByExercise, setsOfExercise, trainingSessionsPersonalData } from './public.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(Date.UTC(2026, 10, 20, 21, 30));
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const AT = '2026-11-20T19:00:00.000Z';

const sessionOn = (
  date: string,
  loads: readonly number[],
  change: Partial<SessionContent> = {},
) => ({
  id: newId(),
  ...makeSession({ date, origin: 'own', name: 'Press', startedAt: AT, finishedAt: AT, ...change }, [
    makeItem({
      id: 'a',
      exerciseId: 'bench-press',
      measure: 'loadReps',
      why: { kind: 'allTop', loadKg: 60 },
      sets: loads.map((loadKg, at) => makeSet(`a.${at}`, { loadKg, reps: 5, doneAt: AT })),
    }),
    makeItem({ id: 'b', name: 'Stairs', measure: 'seconds', sets: [makeSet('b.1')] }),
  ]),
});
const add = (person: Person, ...given: Parameters<typeof sessionOn>) =>
  person.call(trainingSessionsApi.add, { body: sessionOn(...given) });
const edit = (person: Person, { id, ...body }: TrainingSession) =>
  person.call(trainingSessionsApi.edit, { params: { id }, body });
const ownerOf = (person: Person) => person.id as OwnerId;
const loadsOf = async (person: Person) =>
  (await setsOfExercise(app.database.db, ownerOf(person), 'bench-press')).map(
    ({ loadKg }) => loadKg,
  );

test('each done set has a row, as long as its session has it', async () => {
  const session = await add(ana, '2026-11-20', [60, 62.5]);
  await add(ben, '2026-11-20', [40]);
  expect(await loadsOf(ana)).toEqual([60, 62.5]);
  const [first] = await setsOfExercise(app.database.db, ownerOf(ana), 'bench-press');
  expect(first).toMatchObject({
    sessionId: session.id,
    date: '2026-11-20',
    reps: 5,
    volumeKg: 300,
  });
  const ticked = await edit(ana, tickSet(removeSet(session, 'a.0'), 'b.1', AT));
  expect(await loadsOf(ana)).toEqual([62.5]);
  expect(await setsOfExercise(app.database.db, ownerOf(ana), 'name:Stairs')).toHaveLength(1);
  await ana.call(trainingSessionsApi.remove, { params: { id: ticked.id } });
  expect(await loadsOf(ana)).toEqual([]);
  await ana.call(trainingSessionsApi.restore, { params: { id: ticked.id } });
  expect(await loadsOf(ana)).toEqual([62.5]);
  expect(await loadsOf(ben)).toEqual([40]);
});

test('a repeated call writes each set once', async () => {
  const body = sessionOn('2026-11-20', [60]);
  await Promise.all([1, 2, 3].map(() => ana.call(trainingSessionsApi.add, { body })));
  expect(await loadsOf(ana)).toEqual([60]);
});

test('sets come by date, without those of a session under way or of others', async () => {
  const days = ['2026-11-02', '2026-11-16', '2026-11-09'];
  for (const [at, day] of days.entries()) await add(ana, day, [50 + at]);
  await add(ana, '2026-11-20', [80], { finishedAt: null });
  await add(ben, '2026-11-19', [90]);
  expect(await loadsOf(ana)).toEqual([50, 52, 51]);
  const last = await lastSetsByExercise(app.database.db, ownerOf(ana), {
    since: '2026-01-01',
    most: 2,
  });
  expect(last.map(({ date, loadKg, whyKind }) => [date, loadKg, whyKind])).toEqual([
    ['2026-11-16', 51, 'allTop'],
    ['2026-11-09', 52, 'allTop'],
  ]);
  const range = { from: '2026-11-03', before: '2026-11-16' };
  const between = await setsOfExercise(app.database.db, ownerOf(ana), 'bench-press', range);
  expect(between.map(({ loadKg }) => loadKg)).toEqual([52]);
});

test('a session opens for its owner alone, until it is deleted', async () => {
  const session = await add(ana, '2026-11-20', [60]);
  const open = (person: Person) =>
    person.call(trainingSessionsApi.one, { params: { id: session.id } });
  expect(await open(ana)).toEqual(session);
  await expect(open(ben)).rejects.toMatchObject({ status: 404 });
  await ana.call(trainingSessionsApi.remove, { params: { id: session.id } });
  await expect(open(ana)).rejects.toMatchObject({ status: 404 });
});

test('what is taken along and brought back has its sets again, without those of deleted sessions', async () => {
  const [table] = trainingSessionsPersonalData;
  if (!table) throw new Error('A table');
  await add(ana, '2026-11-20', [60, 62.5]);
  const gone = await add(ana, '2026-11-19', [70]);
  await ana.call(trainingSessionsApi.remove, { params: { id: gone.id } });
  const { db } = app.database;
  const rows = table.parse?.(await table.read(db, ownerOf(ana)));
  await table.write(db, ownerOf(ben), rows, new Map());
  expect(await loadsOf(ben)).toEqual([60, 62.5]);
});

const wrongSets: readonly [string, object, string][] = [
  ['a load', { loadKg: 2_000 }, 'Use at most 1000 kg.'],
  ['half a rep', { reps: 1.5 }, 'Enter a whole number.'],
  ['effort', { reserve: 11 }, 'Use 0 to 10 reps in reserve.'],
  ['a heart rate', { heartRate: 400 }, 'Use 20 to 260 beats a minute.'],
  ['a moment', { doneAt: 'noon' }, 'Give the moment in UTC.'],
];

test.each(wrongSets)('%s that cannot be is refused by name', async (_, wrong, sentence) => {
  const session = sessionOn('2026-11-20', [60]);
  const [item] = session.work.items;
  if (!item) throw new Error('An item');
  const items = [{ ...item, sets: [{ ...makeSet('x'), ...wrong }] }];
  const body = { ...session, work: { ...session.work, items } };
  const field = `work.items.0.sets.0.${Object.keys(wrong)[0]}`;
  await expect(ana.call(trainingSessionsApi.add, { body })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: sentence },
  });
});

test('two sets of one id, and too many sets, are refused', async () => {
  const session = sessionOn('2026-11-20', [60]);
  const [item] = session.work.items;
  if (!item) throw new Error('An item');
  const withItems = (items: (typeof item)[]) => ({ ...session, work: { ...session.work, items } });
  const twice = withItems([item, { ...item, id: 'c' }]);
  await expect(ana.call(trainingSessionsApi.add, { body: twice })).rejects.toMatchObject({
    status: 400,
    fields: { work: 'Two sets have one id.' },
  });
  const many = withItems(
    Array.from({ length: 8 }, (_, at) => ({
      ...item,
      id: `${at}`,
      sets: Array.from({ length: 40 }, (_, set) => makeSet(`${at}.${set}`)),
    })),
  );
  await expect(ana.call(trainingSessionsApi.add, { body: many })).rejects.toMatchObject({
    status: 400,
    fields: { work: 'Use at most 300 sets in a session.' },
  });
});
