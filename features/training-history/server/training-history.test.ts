import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownExercisesApi } from '#features/own-exercises/contract.ts';
import {
  type NewTrainingSession,
  trainingSessionsApi,
} from '#features/training-sessions/contract.ts';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import {
  MEASURES,
  SET_KINDS,
  type SessionItem,
} from '#features/training-sessions/rules/session-kinds.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { trainingHistoryApi as api } from '../contract.ts';
import { toBests, toExerciseDays } from '../rules/exercise-days.ts';
import { HISTORY_FILE_PATH } from '../rules/file-rows.ts';
import { toDoneSetRows } from '../rules/history-rows.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let ownId: string;

const START = '2026-11-20T08:00:00.000Z';
const AT = '2026-11-20T09:00:00.000Z';

/** A warm-up at half the load, and one set. */
const lift = (exerciseId: string, kg: number, change: Partial<SessionItem> = {}): SessionItem =>
  makeItem({
    id: exerciseId,
    exerciseId,
    measure: 'loadReps',
    sets: [
      makeSet(`${exerciseId}.w`, { kind: 'warmUp', loadKg: kg / 2, reps: 8, doneAt: AT }),
      makeSet(`${exerciseId}.1`, { loadKg: kg, reps: 5, doneAt: AT }),
    ],
    ...change,
  });

type Change = {
  name?: string;
  note?: string | null;
  finishedAt?: string | null;
  bodyKg?: number | null;
};

function add(person: Person, date: string, items: SessionItem[], change: Change = {}) {
  const known = { date, origin: 'own', name: 'Push', startedAt: START, finishedAt: AT } as const;
  const session = makeSession({ ...known, ...change }, items);
  const body: NewTrainingSession = { id: newId(), ...session };
  return person.call(trainingSessionsApi.add, { body });
}

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
  const own = await ana.call(ownExercisesApi.add, {
    body: {
      id: newId(),
      name: 'Zottman twist',
      pattern: 'biceps',
      muscles: { biceps: 1 },
      reps: [8, 12],
    },
  });
  ownId = own.id;
  const note = '=2+2 felt heavy';
  await add(ana, '2026-09-01', [lift('back-squat', 90)], { note });
  const bench = lift('bench-press', 60, { note: 'Elbows in' });
  await add(ana, '2026-11-02', [lift('back-squat', 100), bench]);
  await add(ana, '2026-11-09', [lift('back-squat', 105), lift(ownId, 10)], { name: 'Pull 100%' });
  await add(ana, '2026-11-10', [lift('back-squat', 200)], { finishedAt: null });
  await add(ben, '2026-11-03', [lift('back-squat', 150)], { name: 'Bens' });
});
afterAll(() => app.close());

const november = { from: '2026-11-01', to: '2026-11-30' };
const search = async (person: Person, text: string) =>
  (await person.call(api.search, { query: { text } })).map(({ date }) => date);

test('a month lists finished sessions of its person, and says when the history begins', async () => {
  const { first, rows } = await ana.call(api.sessions, { query: november });
  expect(first).toBe('2026-09-01');
  expect(rows).toMatchObject([
    { date: '2026-11-09', name: 'Pull 100%', sets: 4, volumeKg: 575, minutes: 60 },
    { date: '2026-11-02', name: 'Push', sets: 4, volumeKg: 800, minutes: 60 },
  ]);
  expect(rows[1]?.exercises).toEqual(['back-squat', 'bench-press']);
  expect((await ben.call(api.sessions, { query: november })).rows).toHaveLength(1);
  const nobody = await app.person();
  expect(await nobody.call(api.sessions, { query: november })).toEqual({ first: null, rows: [] });
});

test('exercises are counted without warm-ups', async () => {
  const done = await ana.call(api.exercises, {});
  expect(done.find(({ exercise }) => exercise === 'back-squat')).toEqual({
    exercise: 'back-squat',
    sessions: 3,
    sets: 3,
    last: '2026-11-09',
  });
  expect(done.map(({ exercise }) => exercise)).toContain(ownId);
  expect(await ben.call(api.exercises, {})).toHaveLength(1);
});

test('an exercise has a figure for each session, bests with their days, and all its sets', async () => {
  const query = { exercise: 'back-squat' };
  const { days, bests } = await ana.call(api.exercise, { query });
  expect(days.map(({ date, volumeKg }) => [date, volumeKg])).toEqual([
    ['2026-09-01', 450],
    ['2026-11-02', 500],
    ['2026-11-09', 525],
  ]);
  expect(bests[0]).toMatchObject({ kind: 'max', date: '2026-11-09', kg: 105 });
  const sets = await ana.call(api.sets, { query });
  expect(sets.slice(0, 2)).toMatchObject([
    { date: '2026-11-09', loadKg: 105 },
    { date: '2026-11-09', loadKg: 52.5 },
  ]);
  const earlier = await ana.call(api.sets, { query: { ...query, before: '2026-11-02' } });
  expect(earlier.map(({ loadKg }) => loadKg)).toEqual([90, 45]);
  const others = await ben.call(api.exercise, { query: { exercise: ownId } });
  expect(others).toEqual({ days: [], bests: [] });
});

const mixedSets = fc.record({
  kind: fc.constantFrom(...SET_KINDS),
  loadKg: fc.option(fc.constantFrom(-20, 0, 12.6, 60, 60.005, 62.5, 100)),
  reps: fc.option(fc.constantFrom(0, 1, 5, 8, 12, 13, 20)),
  seconds: fc.option(fc.constantFrom(0, 45, 300, 301)),
  metres: fc.option(fc.constantFrom(0, 400, 1000, 1000.4, 5200)),
});
const mixedDays = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 9 }),
    measure: fc.constantFrom(...MEASURES),
    bodyKg: fc.option(fc.constantFrom(71.3, 80)),
    sets: fc.array(mixedSets, { minLength: 1, maxLength: 12 }),
  }),
  { minLength: 1, maxLength: 8 },
);

test('the figures of an exercise are those that the rules make of its sets', async () => {
  for (const days of fc.sample(mixedDays, 8)) {
    const person = await app.person();
    const sessions = [];
    for (const { day, measure, bodyKg, sets } of days) {
      const done = sets.map((set, at) => makeSet(`${at}`, { ...set, doneAt: AT }));
      const item = makeItem({ id: 'a', exerciseId: 'bench-press', measure, pieces: 2, sets: done });
      sessions.push(await add(person, `2026-11-0${day}`, [item], { bodyKg }));
    }
    const sets = toDoneSetRows(sessions, 'bench-press');
    const said = await person.call(api.exercise, { query: { exercise: 'bench-press' } });
    expect(said, JSON.stringify(days)).toEqual({
      days: toExerciseDays(sets),
      bests: toBests(sets),
    });
  }
});

test('sets come twenty days at a time, whole days', async () => {
  const person = await app.person();
  for (let day = 1; day <= 22; day += 1) {
    const date = `2026-10-${String(day).padStart(2, '0')}`;
    await add(person, date, [lift('back-squat', day)]);
    if (day === 3) await add(person, date, [lift('back-squat', 30)]);
  }
  const query = { exercise: 'back-squat' };
  const first = await person.call(api.sets, { query });
  expect([first[0]?.date, first.at(-1)?.date, first.length]).toEqual([
    '2026-10-22',
    '2026-10-03',
    42,
  ]);
  const rest = await person.call(api.sets, { query: { ...query, before: '2026-10-03' } });
  expect(rest.map(({ date }) => date)).toEqual([
    '2026-10-02',
    '2026-10-02',
    '2026-10-01',
    '2026-10-01',
  ]);
});

test('a range is summed by exercise', async () => {
  const { sessions, exercises } = await ana.call(api.range, { query: november });
  expect(sessions).toBe(2);
  expect(exercises.find(({ exercise }) => exercise === 'back-squat')).toMatchObject({
    sets: 2,
    volumeKg: 1025,
    sessions: 2,
    e1rmKg: expect.closeTo(120.3, 0),
  });
});

test('a session that is deleted counts no more, and one that is changed as it is', async () => {
  const person = await app.person();
  const { id, ...session } = await add(person, '2026-11-02', [lift('deadlift', 100)]);
  const work = { ...session.work, items: [lift('deadlift', 120)] };
  await person.call(trainingSessionsApi.edit, { params: { id }, body: { ...session, work } });
  const read = () => person.call(api.exercise, { query: { exercise: 'deadlift' } });
  expect((await read()).bests[0]).toMatchObject({ kg: 120 });
  await person.call(trainingSessionsApi.remove, { params: { id } });
  expect(await read()).toEqual({ days: [], bests: [] });
});

test.each([
  ['back sq', ['2026-11-09', '2026-11-02', '2026-09-01']],
  ['zottman', ['2026-11-09']],
  ['ELBOWS', ['2026-11-02']],
  ['felt heavy', ['2026-09-01']],
  ['100%', ['2026-11-09']],
  ['%%', []],
  ['Bens', []],
])('a search for “%s”, by names, exercises and notes', async (text, dates) => {
  expect(await search(ana, text)).toEqual(dates);
});

test.each([[{ from: '2026-11-30', to: '2026-11-01' }], [{ from: '2026-01-01', to: '2026-12-31' }]])(
  'days %j are refused',
  async (query) => {
    await expect(ana.call(api.sessions, { query })).rejects.toMatchObject({ status: 400 });
    await expect(ana.call(api.range, { query })).rejects.toMatchObject({ status: 400 });
  },
);

test('the file has a row for each done set of its person, safe for spreadsheets', async () => {
  const file = await ana.bare({ url: HISTORY_FILE_PATH });
  expect(file.headers['content-type']).toContain('text/csv');
  const rows = file.body.trim().split('\r\n');
  // The header, and a warm-up and a set of five exercises.
  expect(rows).toHaveLength(11);
  expect(rows[1]).toContain("'=2+2 felt heavy");
  expect(rows[2]).toContain('Back squat');
  expect(file.body).toContain('Zottman twist');
  expect(file.body).not.toContain('Bens');
  expect((await app.stranger.bare({ url: HISTORY_FILE_PATH })).statusCode).toBe(401);
});
