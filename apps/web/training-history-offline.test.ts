import { expect, test } from 'vitest';
import { trainingHistoryApi } from '#features/training-history/contract.ts';
import { trainingHistoryOffline } from '#features/training-history/web/public.ts';
import { type TrainingSession, trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Known } from '#platform/web/offline/offline-feature.ts';

const AT = '2026-11-20T09:00:00.000Z';

const session = (id: string, date: string, loadKg: number): TrainingSession => ({
  id,
  version: 1,
  ...makeSession(
    { date, origin: 'own', name: 'Legs', startedAt: '2026-11-20T08:00:00.000Z', finishedAt: AT },
    [
      makeItem({
        id: 'a',
        exerciseId: 'back-squat',
        measure: 'loadReps',
        sets: [makeSet('a.1', { loadKg, reps: 5, doneAt: AT })],
      }),
    ],
  ),
});

/** A device that keeps the sessions since the first of September. */
const kept = (answer: TrainingSession[]): Known => ({
  find: () => undefined,
  things: () => [],
  cached: () => undefined,
  all: (endpoint: Endpoint) =>
    (endpoint.path === trainingSessionsApi.list.path
      ? [{ input: { query: { from: '2026-09-01' } }, answer }]
      : []) as never,
});

const sessions = [session('2', '2026-11-09', 105), session('1', '2026-11-02', 100)];
const ask = (endpoint: Endpoint, query: object, known = kept(sessions)) =>
  trainingHistoryOffline.reads
    ?.find((read) => read.endpoint === endpoint)
    ?.missing?.({ query }, known);

test('a month within what the device keeps is listed without a network', () => {
  expect(ask(trainingHistoryApi.sessions, { from: '2026-11-01', to: '2026-11-05' })).toMatchObject({
    rows: [{ id: '1', sets: 1, volumeKg: 500 }],
  });
  expect(
    ask(trainingHistoryApi.sessions, { from: '2026-08-01', to: '2026-08-31' }),
  ).toBeUndefined();
});

test('an exercise has its trend and bests, and the latest sets come first', () => {
  const query = { exercise: 'back-squat' };
  expect(ask(trainingHistoryApi.exercise, query)).toMatchObject({
    days: [{ date: '2026-11-02' }, { date: '2026-11-09' }],
    bests: [{ kind: 'max', kg: 105 }, {}, {}, {}],
  });
  expect(ask(trainingHistoryApi.sets, query)).toMatchObject([{ loadKg: 105 }, { loadKg: 100 }]);
  expect(ask(trainingHistoryApi.sets, { ...query, before: '2026-11-09' })).toHaveLength(1);
  expect(ask(trainingHistoryApi.exercises, {})).toEqual([
    { exercise: 'back-squat', sets: 2, sessions: 2, last: '2026-11-09' },
  ]);
});

test('a week by muscle is summed, and a range from before is not guessed', () => {
  const week = { from: '2026-11-09', to: '2026-11-15' };
  expect(ask(trainingHistoryApi.range, week)).toMatchObject({
    sessions: 1,
    exercises: [{ exercise: 'back-squat', sets: 1 }],
  });
  expect(ask(trainingHistoryApi.range, { ...week, from: '2026-08-10' })).toBeUndefined();
});
