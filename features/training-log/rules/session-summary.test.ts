import { expect, test } from 'vitest';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type { SetKind } from '#features/training-sessions/rules/session-kinds.ts';
import { mapMuscles } from './session-summary.ts';

const doneAt = '2026-11-20T19:00:00.000Z';
const item = (exerciseId: string | null, kind: SetKind = 'normal', at: string | null = doneAt) =>
  makeItem({
    id: `${exerciseId} ${kind}`,
    exerciseId,
    measure: 'reps',
    sets: [makeSet(`${exerciseId} ${kind}`, { kind, doneAt: at })],
  });
const map = (...items: ReturnType<typeof item>[]) =>
  mapMuscles(makeSession({ date: '2026-11-20', origin: 'own', name: 'x' }, items), findExercise);

test('a muscle is as its exercise that works it most', () => {
  expect(map(item('bench-press'))).toMatchObject({ chest: 1, triceps: 0.5 });
  expect(map(item('bench-press'), item('triceps-pushdown'))).toMatchObject({ triceps: 1 });
});

test('warm-ups, sets without a tick, cardio and mere names work nothing', () => {
  expect(map(item('bench-press', 'warmUp'), item('back-squat', 'normal', null))).toEqual({});
  expect(map(item('easy-run'), item(null), item('gone'))).toEqual({});
});
