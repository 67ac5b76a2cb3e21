import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TrainingSession, trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type { SetValues } from '#features/training-sessions/rules/session-kinds.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { liftsApi } from '../contract.ts';
import { toPastSessions } from '../rules/lifts.ts';
import { listRecords } from '../rules/records/find-records.ts';

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

type Done = Partial<SetValues>;

/** A session of a day with sets of one exercise; finished unless said otherwise. */
function session(
  date: string,
  sets: readonly Done[],
  { exerciseId = 'bench-press', isFinished = true, why = null as null | { kind: string } } = {},
) {
  const doneAt = `${date}T08:00:00.000Z`;
  const target = { loadKg: 60, reps: [8, 12] as const, seconds: null, metres: null, reserve: 2 };
  const item = makeItem({
    id: 'one',
    exerciseId,
    measure: 'loadReps',
    why,
    sets: sets.map((set, at) => makeSet(`set-${at}`, { ...set, doneAt, target })),
  });
  const content = makeSession({ date, origin: 'own', name: 'Push' }, [item]);
  return { ...content, id: newId(), startedAt: doneAt, finishedAt: isFinished ? doneAt : null };
}

const add = (person: Person, one: ReturnType<typeof session>) =>
  person.call(trainingSessionsApi.add, { body: one });
const lifts = (person: Person) => person.call(liftsApi.list, {});
const records = (person: Person, { id }: { id: string }) =>
  person.call(liftsApi.records, { params: { sessionId: id } });
const press = (loadKg: number, ...reps: number[]): Done[] =>
  reps.map((one) => ({ loadKg, reps: one, reserve: 2 }));

test('lifts hold the last six finished sessions of a year, for their person alone', async () => {
  const days = ['01', '03', '05', '07', '09', '11', '13'];
  for (const day of days) await add(ana, session(`2026-11-${day}`, press(60, 10, 9)));
  await add(ana, session('2025-10-01', press(40, 8), { exerciseId: 'back-squat' }));
  await add(ana, session('2026-11-15', press(70, 3), { isFinished: false }));
  await add(ben, session('2026-11-15', press(100, 5)));
  const { lifts: known } = await lifts(ana);
  expect(known.map(({ exerciseId }) => exerciseId)).toEqual(['bench-press']);
  const [bench] = known;
  expect(bench?.sessions.map(({ date }) => date.slice(8))).toEqual([
    '13',
    '11',
    '09',
    '07',
    '05',
    '03',
  ]);
  expect(bench?.sessions[0]).toMatchObject({
    sets: [
      { kind: 'normal', loadKg: 60, reps: 10, reserve: 2 },
      { loadKg: 60, reps: 9 },
    ],
    range: [8, 12],
    reserve: 2,
    isLight: false,
  });
  expect(bench?.bests).toMatchObject({
    heaviest: { kg: 60, reps: 10, date: '2026-11-01' },
    max: { maxKg: 80, isRough: false },
  });
});

test('bests are those of the rules, whatever the sets, and follow edits and deletions', async () => {
  const sets = [press(60, 10, 12), press(80, 1), press(70, 8, 13), press(60, 14)];
  const stored: TrainingSession[] = [];
  for (const [at, some] of sets.entries()) {
    stored.push(await add(ana, session(`2026-11-0${at + 1}`, some)));
  }
  const [bench] = (await lifts(ana)).lifts;
  expect(bench?.bests).toMatchObject({
    heaviest: { kg: 80 },
    set: { kg: 70, reps: 13 },
    reps: [
      { kg: 60, reps: 14 },
      { kg: 70, reps: 13 },
      { kg: 80, reps: 1 },
    ],
  });
  expect(bench?.bests.max).toMatchObject({ kg: 70, reps: 8 });
  const heaviest = stored[1];
  if (!heaviest) throw new Error('Four');
  await ana.call(trainingSessionsApi.remove, { params: { id: heaviest.id } });
  expect((await lifts(ana)).lifts[0]?.bests.heaviest).toMatchObject({ kg: 70 });
});

test('records are those of the rules for every session, and change with what was before', async () => {
  const sessions = [press(60, 8), press(62.5, 8, 8), press(60, 10), press(65, 5)];
  const stored: TrainingSession[] = [];
  for (const [at, some] of sessions.entries()) {
    stored.push(await add(ana, session(`2026-11-0${at + 1}`, some)));
  }
  const past = stored.flatMap((one) => toPastSessions(one)[0]?.past ?? []);
  const expected = listRecords(past);
  for (const one of stored) {
    const [found] = await records(ana, one);
    expect(found?.records ?? []).toEqual(expected.get(one.id));
    expect(await records(ben, one)).toEqual([]);
  }
  const [, second, , last] = stored;
  if (!second || !last) throw new Error('Four');
  const [before] = await records(ana, last);
  expect(before?.records[0]).toMatchObject({ kind: 'heaviest', before: { kg: 62.5 } });
  await ana.call(trainingSessionsApi.remove, { params: { id: second.id } });
  const [after] = await records(ana, last);
  expect(after?.records.find(({ kind }) => kind === 'heaviest')).toMatchObject({
    before: { kg: 60 },
  });
});

test('days tell soreness and light sessions; times, distances and paces are bests too', async () => {
  const run = { exerciseId: 'easy-run' };
  await add(ana, {
    ...session('2026-11-18', [{ seconds: 1_500, metres: 5_000 }], run),
    soreness: 4,
  });
  await add(ana, session('2026-11-19', press(50, 8), { why: { kind: 'light' } }));
  const { days, lifts: known } = await lifts(ana);
  expect(days).toEqual([
    { date: '2026-11-19', soreness: null, isLight: true },
    { date: '2026-11-18', soreness: 4, isLight: false },
  ]);
  const [bench, ran] = known.toSorted((a, b) => (a.exerciseId < b.exerciseId ? -1 : 1));
  expect(bench?.sessions[0]?.isLight).toBe(true);
  expect(ran?.bests).toMatchObject({ farthest: { metres: 5_000 }, longest: null });
  expect(ran?.bests.paces.map((pace) => pace?.metres)).toEqual([
    5_000,
    5_000,
    undefined,
    undefined,
    undefined,
  ]);
});
