import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterBurst } from './after-burst.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('acts once, when nothing followed for a while', () => {
  const act = vi.fn();
  const burst = afterBurst(act, { quietMs: 100, maxMs: 250 });
  burst.soon();
  vi.advanceTimersByTime(80);
  burst.soon();
  vi.advanceTimersByTime(99);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('acts while it still goes on, after the longest time', () => {
  const act = vi.fn();
  const burst = afterBurst(act, { quietMs: 100, maxMs: 250 });
  for (let at = 0; at < 5; at += 1) {
    burst.soon();
    vi.advanceTimersByTime(60);
  }
  expect(act).toHaveBeenCalledTimes(1);
});

test('acts at once when told to, and not again; not where nothing was asked for', () => {
  const act = vi.fn();
  const burst = afterBurst(act, { quietMs: 100 });
  burst.now();
  expect(act).not.toHaveBeenCalled();
  burst.soon();
  burst.now();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});
