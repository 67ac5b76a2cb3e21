import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';
import { useSteadyStart } from './use-steady-start.ts';

const START = Date.parse('2026-11-23T09:00:00.000Z');
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function count(startMs = START, key = 'a') {
  const { result, rerender } = renderHook(
    (start: { key: string; startMs: number }) => {
      const now = useNow(true);
      return now - useSteadyStart(start.key, start.startMs, now);
    },
    { initialProps: { key, startMs } },
  );
  // In steps, so that the screen is drawn between them.
  const pass = async (seconds: number) => {
    for (let step = 0; step < seconds * 4; step += 1) {
      await act(() => vi.advanceTimersByTimeAsync(250));
    }
  };
  const turn = (byMs: number) => vi.setSystemTime(Date.now() + byMs);
  const gone = () => Math.round(result.current / 1000);
  return { gone, pass, turn, rerender };
}

test('a count goes on when the clock is turned back', async () => {
  const { gone, pass, turn } = count();
  await pass(30);
  expect(gone()).toBe(30);
  turn(-HOUR_MS);
  await pass(10);
  expect(gone()).toBe(40);
  turn(-5 * 60_000);
  await pass(10);
  expect(gone()).toBe(50);
});

test('a start of a device whose clock runs ahead counts from the moment it is seen', async () => {
  const { gone, pass } = count(START + HOUR_MS);
  expect(gone()).toBe(0);
  await pass(20);
  expect(gone()).toBe(20);
});

test('time that a phone slept has passed', async () => {
  const { gone, pass, turn } = count();
  await pass(10);
  turn(120_000);
  await pass(1);
  expect(gone()).toBe(131);
});

test('the next start knows nothing of what was turned before', async () => {
  const { gone, pass, turn, rerender } = count();
  await pass(10);
  turn(-HOUR_MS);
  await pass(5);
  rerender({ key: 'b', startMs: Date.now() });
  await pass(5);
  expect(gone()).toBe(5);
});
