import { expect, test } from 'vitest';
import {
  type TrainingSession,
  trainingSessionsApi,
  trainingWeekApi,
} from '#features/training-sessions/contract.ts';
import { makeItem, makeSets } from '#features/training-sessions/rules/new-session.ts';
import { finishSession, tickSet } from '#features/training-sessions/rules/session-edits.ts';
import { mayBegin } from '#features/training-sessions/rules/weekly-limit.ts';
import { trainingSessionsOffline } from '#features/training-sessions/web/public.ts';
import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
} from '#platform/shared/endpoint.ts';
import type { CachedAnswer } from '#platform/web/offline/device-store.ts';
import { applyWrites, parseCached, shapeOf } from '#platform/web/offline/known.ts';
import { nameOf } from '#platform/web/offline/offline-feature.ts';

const AT = '2026-11-20T19:00:00.000Z';
const ID = '01900000-0000-7000-8000-000000000001';
const features = [trainingSessionsOffline];

const row = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  answer: OutputOf<E>,
): CachedAnswer =>
  ({
    url: requestOf(endpoint, input).url,
    endpoint: nameOf(endpoint),
    input,
    answer,
    shape: shapeOf(endpoint),
    at: 1,
  }) as unknown as CachedAnswer;

const listInput = { query: { from: '2026-11-01' } };
const weekInput = { query: { date: '2026-11-20' } };
const week = {
  monday: '2026-11-16',
  done: [],
  goal: 3,
  used: ['x', 'y'],
  limit: 3,
  plan: 'free' as const,
};
const rows = [
  row(trainingSessionsApi.list, listInput, []),
  row(trainingWeekApi.week, weekInput, week),
];

const opened: Omit<TrainingSession, 'version'> = {
  id: ID,
  date: '2026-11-20',
  origin: 'plan',
  sourceId: 'the-plan',
  weekday: 5,
  name: 'Legs',
  placeName: null,
  note: null,
  effort: null,
  soreness: null,
  bodyKg: null,
  work: {
    format: 2,
    items: [
      makeItem({
        id: 'a',
        exerciseId: 'goblet-squat',
        measure: 'loadReps',
        restSeconds: 60,
        sets: makeSets('a', 2, null),
      }),
    ],
  },
  startedAt: AT,
  finishedAt: null,
};

/** What is on screen after each write without a network, one after another. */
function live(
  writes: { endpoint: Endpoint; input: (now: TrainingSession | undefined) => unknown }[],
) {
  const queued: { things: never[] }[] = [];
  const shown = (endpoint: Endpoint) =>
    applyWrites(features, rows, queued).find((one) => one.endpoint === nameOf(endpoint))?.answer ??
    rows.find((one) => one.endpoint === nameOf(endpoint))?.answer;
  for (const { endpoint, input } of writes) {
    const rule = trainingSessionsOffline.writes?.find((write) => write.endpoint === endpoint);
    const [now] = shown(trainingSessionsApi.list) as TrainingSession[];
    const known = parseCached(features, rows, queued);
    queued.push({ things: rule?.effect(input(now), known, AT).things as never[] });
  }
  return {
    list: shown(trainingSessionsApi.list) as TrainingSession[],
    week: shown(trainingWeekApi.week) as typeof week,
  };
}

const begin = { endpoint: trainingSessionsApi.add, input: () => ({ body: opened }) };
const change = (to: (now: TrainingSession) => TrainingSession) => ({
  endpoint: trainingSessionsApi.edit,
  input: (now: TrainingSession | undefined) => {
    if (!now) throw new Error('The session is not on the device.');
    const { id, ...body } = to(now);
    return { params: { id }, body };
  },
});
const tick = (set: number) => change((now) => tickSet(now, `a.${set + 1}`, AT));
const finish = change((now) => finishSession(now, AT));
const remove = { endpoint: trainingSessionsApi.remove, input: () => ({ params: { id: ID } }) };

test('a whole session without a network is listed, counted and limited as the server would', () => {
  expect(live([begin])).toMatchObject({
    list: [{ id: ID, version: 1 }],
    week: { used: ['x', 'y'] },
  });
  const ticked = live([begin, tick(0), tick(1)]);
  expect(ticked.list[0]).toMatchObject({
    version: 3,
    work: { items: [{ sets: [{ doneAt: AT }, { doneAt: AT }] }] },
  });
  expect(ticked.week).toMatchObject({ used: ['x', 'y', ID], done: [] });
  expect([mayBegin(ticked.week, ID), mayBegin(ticked.week, 'another')]).toEqual([true, false]);
  const finished = live([begin, tick(0), finish]);
  expect(finished.week).toMatchObject({ used: ['x', 'y', ID], done: [ID] });
});

test('a repeated write shows what one shows', () => {
  expect(live([begin, begin])).toEqual(live([begin]));
});

test('a deleted session is gone, and its use is not given back', () => {
  const { list, week: now } = live([begin, tick(0), finish, remove]);
  expect(list).toEqual([]);
  expect(now).toMatchObject({ used: ['x', 'y', ID], done: [] });
});

test('a new week starts with none used, before the server was asked', () => {
  const rule = trainingSessionsOffline.reads?.find(
    ({ endpoint }) => endpoint === trainingWeekApi.week,
  );
  const known = parseCached(features, rows, []);
  const missing = (date: string) => rule?.missing?.({ query: { date } }, known);
  expect(missing('2026-11-21')).toEqual(week);
  expect(missing('2026-11-23')).toEqual({ ...week, monday: '2026-11-23', done: [], used: [] });
});
