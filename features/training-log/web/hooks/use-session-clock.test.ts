import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeItem, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { READY_MS } from '../../rules/pace.ts';
import { useSessionClock } from './use-session-clock.ts';

const START = Date.parse('2026-11-23T09:00:00.000Z');
const item: SessionItem = makeItem({
  id: 'a',
  measure: 'reps',
  pace: { kind: 'intervals', workSeconds: 20, restSeconds: 10 },
  sets: [makeSet('1'), makeSet('2'), makeSet('3')],
});

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function run(setId: string | null = null) {
  const ticked: [string, string][] = [];
  const onOver = vi.fn();
  const { result } = renderHook(() =>
    useSessionClock({
      items: [item],
      running: { itemId: 'a', setId, startMs: START },
      secondsOf: () => 45,
      onTick: (_, set, atMs) => ticked.push([set.id, new Date(atMs).toISOString().slice(14, 19)]),
      onOver,
    }),
  );
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { result, ticked, onOver, pass };
}

test('each round that is over ticks its set at the moment of its end', async () => {
  const { result, ticked, onOver, pass } = run();
  expect(result.current?.state.phase).toBe('ready');
  await pass(READY_MS / 1000 + 1);
  expect(result.current?.state).toMatchObject({ phase: 'work', round: 0 });
  await pass(21);
  expect(ticked).toEqual([['1', '00:25']]);
  await pass(60);
  expect(ticked.map(([id]) => id)).toEqual(['1', '2', '3']);
  expect(onOver).toHaveBeenCalled();
});

test('a tab that was frozen for three minutes makes up for all of it', () => {
  vi.setSystemTime(START + 180_000);
  const { ticked, onOver } = run();
  expect(ticked).toEqual([
    ['1', '00:25'],
    ['2', '00:55'],
    ['3', '01:25'],
  ]);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('a timed set runs for its seconds and is ticked alone', async () => {
  const { ticked, pass } = run('2');
  await pass(READY_MS / 1000 + 46);
  expect(ticked).toEqual([['2', '00:50']]);
});
