import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trainingSessionsApi, trainingWeekApi } from '#features/training-sessions/contract.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { activitiesApi, activityFilesApi, heartSettingsApi } from '../contract.ts';
import { SMALL_TRACK } from '../testing/small-track.ts';

type Added = InputOf<typeof activitiesApi.add>['body'];

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const DAY = '2026-11-20';
const run = { date: DAY, kind: 'run', name: 'Run', seconds: 1_800, metres: 5_000 } as const;
const add = (person: Person, change: Partial<Added> = {}) =>
  person.call(activitiesApi.add, { body: { id: newId(), ...run, ...change } });
const list = (person: Person, from = '2026-01-01') =>
  person.call(activitiesApi.list, { query: { from } });
const sessions = (person: Person) =>
  person.call(trainingSessionsApi.list, { query: { from: '2026-01-01' } });

test('an activity is a session: it counts for the week, and goes and comes back with it', async () => {
  const person = await app.person();
  const { id } = await add(person, { effort: 7, heartRate: 150, note: 'Windy' });
  const [session] = await sessions(person);
  expect(session).toMatchObject({
    id,
    date: DAY,
    origin: 'activity',
    name: 'Run',
    effort: 7,
    note: 'Windy',
    startedAt: '2026-11-20T12:00:00.000Z',
    finishedAt: '2026-11-20T12:30:00.000Z',
    work: {
      items: [
        {
          exerciseId: 'steady-run',
          measure: 'metresSeconds',
          sets: [{ seconds: 1_800, metres: 5_000, heartRate: 150 }],
        },
      ],
    },
  });
  const done = async () => {
    const week = await person.call(trainingWeekApi.week, { query: { date: DAY } });
    return { done: week.done, used: week.used };
  };
  expect(await done()).toEqual({ done: [id], used: [] });
  await person.call(trainingSessionsApi.remove, { params: { id } });
  expect(await list(person)).toEqual([]);
  expect(await done()).toEqual({ done: [], used: [] });
  const back = await person.call(activitiesApi.restore, { params: { id } });
  expect(await list(person)).toEqual([back]);
  expect(await list(ben)).toEqual([]);
});

test('what is changed in the session shows in the activity, and stays when that is changed', async () => {
  const person = await app.person();
  const { id } = await add(person);
  const [session] = await sessions(person);
  const [item] = session?.work.items ?? [];
  const [set] = item?.sets ?? [];
  if (!session || !item || !set) throw new Error('None');
  const { id: _, ...body } = session;
  const stretch = { ...item, id: 'stretch', name: 'Stretching', exerciseId: null };
  await person.call(trainingSessionsApi.edit, {
    params: { id },
    body: {
      ...body,
      soreness: 2,
      work: {
        ...session.work,
        items: [
          { ...item, sets: [{ ...set, metres: 5_100 }] },
          { ...stretch, sets: [{ ...set, id: 'more', metres: null }] },
        ],
      },
    },
  });
  const [seen] = await list(person);
  if (!seen) throw new Error('None');
  expect(seen).toMatchObject({ metres: 5_100, version: 2 });
  const { hasTrack: __, id: ___, ...content } = seen;
  await person.call(activitiesApi.edit, { params: { id }, body: { ...content, kind: 'hike' } });
  const [after] = await sessions(person);
  expect(after).toMatchObject({ soreness: 2, version: 3 });
  expect(after?.work.items.map(({ exerciseId, name }) => exerciseId ?? name)).toEqual([
    'hike',
    'Stretching',
  ]);
});

test('activities are listed from a day on, the one that began last first', async () => {
  const person = await app.person();
  const days = ['2026-11-01', '2026-11-20', '2026-11-10'];
  for (const date of days) await add(person, { date });
  const morning = await add(person, { startedAt: '2026-11-20T08:00:00.000Z' });
  const found = await list(person, '2026-11-10');
  expect(found.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-20', '2026-11-10']);
  expect(found[0]).toEqual(morning);
});

describe('a track', () => {
  test('is its owner’s alone, and kept as it came', async () => {
    const { id, hasTrack } = await add(ana, { track: SMALL_TRACK });
    expect(hasTrack).toBe(true);
    expect(await ana.call(activityFilesApi.track, { params: { id } })).toEqual(SMALL_TRACK);
    await expect(ben.call(activityFilesApi.track, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('stays when the same file comes again, and when the figures are changed', async () => {
    const id = newId();
    await add(ana, { id, track: SMALL_TRACK });
    await add(ana, { id, track: { ...SMALL_TRACK, splits: [] }, seconds: 60 });
    const [first] = await list(ana);
    const { hasTrack: _, id: __, ...content } = first ?? (await add(ana));
    await ana.call(activitiesApi.edit, { params: { id }, body: { ...content, effort: 3 } });
    expect(await ana.call(activityFilesApi.track, { params: { id } })).toEqual(SMALL_TRACK);
  });

  test.each([
    ['lines', { ...SMALL_TRACK, lines: ['<svg>'] }],
    ['series', { ...SMALL_TRACK, series: { ...SMALL_TRACK.series, heart: '\u0000' } }],
    ['series', { ...SMALL_TRACK, series: { ...SMALL_TRACK.series, metres: '?'.repeat(6_001) } }],
    ['splits', { ...SMALL_TRACK, splits: Array(401).fill(SMALL_TRACK.splits[0]) }],
  ])('with broken %s is refused', async (_, track) => {
    await expect(add(ana, { track })).rejects.toMatchObject({ status: 400 });
  });
});

test('files are known again, also when they were deleted or come from another watch', async () => {
  const person = await app.person();
  const startedAt = '2026-11-20T08:00:00.000Z';
  const there = await add(person, { startedAt });
  const gone = await add(person, { startedAt: '2026-11-19T08:00:00.000Z', date: '2026-11-19' });
  await person.call(activitiesApi.remove, { params: { id: gone.id } });
  const files = [
    { id: there.id, startedAt },
    { id: gone.id, startedAt: '2026-11-19T08:00:00.000Z' },
    { id: newId(), startedAt: '2026-11-20T08:01:30.000Z' },
    { id: newId(), startedAt: '2026-11-19T08:00:30.000Z' },
    { id: newId(), startedAt: '2026-11-20T09:00:00.000Z' },
  ];
  const states = async (who: Person) =>
    (await who.call(activityFilesApi.known, { body: { files } })).map(({ state }) => state);
  expect(await states(person)).toEqual(['there', 'deleted', 'alike', 'new', 'new']);
  expect(await states(ben)).toEqual(['new', 'new', 'new', 'new', 'new']);
});

test.each([
  [{ seconds: 0 }, 'seconds'],
  [{ seconds: 86_401 }, 'seconds'],
  [{ metres: -1 }, 'metres'],
  [{ heartRate: 400 }, 'heartRate'],
  [{ effort: 11 }, 'effort'],
  [{ date: '2030-01-01' }, 'date'],
  [{ name: ' ' }, 'name'],
  [{ kind: 'nap' as 'run' }, 'kind'],
])('%j is refused by name', async (change, field) => {
  await expect(add(ana, change)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

test('what is said of the heart is kept for its owner', async () => {
  const none = { restingRate: null, maxRate: null, byEffort: false };
  expect(await ana.call(heartSettingsApi.read, {})).toEqual(none);
  const body = { restingRate: 55, maxRate: 190, byEffort: true };
  await ana.call(heartSettingsApi.save, { body: { ...body, restingRate: 60 } });
  expect(await ana.call(heartSettingsApi.save, { body })).toEqual(body);
  expect(await ana.call(heartSettingsApi.read, {})).toEqual(body);
  expect(await ben.call(heartSettingsApi.read, {})).toEqual(none);
});
