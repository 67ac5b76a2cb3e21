import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlanRequest } from '#features/meal-plans/rules/plan-request.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { FromPlanner, ToPlanner } from '../components/planning/planner-worker.ts';
import { usePlanner } from './use-planner.ts';

class PlayedWorker extends EventTarget {
  readonly said: ToPlanner[] = [];
  isEnded = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: ToPlanner) {
    this.said.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: FromPlanner) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  asked() {
    return this.said.findLast((message) => message.kind !== 'book');
  }
}

let workers: PlayedWorker[];
let giveFoods: (status: number) => void;

beforeEach(() => {
  workers = [];
  const foods = new Promise<number>((resolve) => {
    giveFoods = resolve;
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (!String(address).includes('foods')) return Response.json([]);
    const status = await foods;
    return Response.json({ foods: [] }, { status });
  });
  vi.stubGlobal('Worker', PlayedWorker);
});
afterEach(cleanup);

const request: PlanRequest = {
  settings: { slots: [] } as unknown as PlanRequest['settings'],
  personId: 'host',
  pantry: [],
  isSouthern: true,
  seed: 1,
  days: [],
};
const place = { date: '2026-11-28', slotId: 'dinner' };
const client = () => makeQueryClient();

const start = () => {
  const queries = client();
  const Around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(usePlanner, { wrapper: Around });
  return { result, queries };
};

test('swaps that are asked before the recipes are known are answered once they are', async () => {
  const { result } = start();
  const onSwaps = vi.fn();
  act(() => result.current.swaps(request, place, { onSwaps, onFailed: () => undefined }));
  expect(workers).toEqual([]);
  act(() => giveFoods(200));
  await waitFor(() => expect(workers.at(-1)?.asked()).toMatchObject({ kind: 'swaps', id: 1 }));
  act(() => workers.at(-1)?.answer({ kind: 'swaps', id: 1, meals: [] }));
  expect(onSwaps).toHaveBeenCalledExactlyOnceWith([]);
});

test('the planner that starts again for changed recipes answers what the one before was asked', async () => {
  const { result, queries } = start();
  act(() => giveFoods(200));
  await waitFor(() => expect(workers).toHaveLength(1));
  const onSwaps = vi.fn();
  act(() => result.current.swaps(request, place, { onSwaps, onFailed: () => undefined }));
  const marks = queries.getQueryCache().findAll();
  const key = marks.find(({ queryKey }) => JSON.stringify(queryKey).includes('marks'))?.queryKey;
  act(() => void queries.setQueryData(key ?? [], [{ recipeId: 'dal' }]));
  await waitFor(() => expect(workers).toHaveLength(2));
  expect(workers[0]?.isEnded).toBe(true);
  expect(workers[1]?.asked()).toMatchObject({ kind: 'swaps', id: 1 });
  act(() => workers[1]?.answer({ kind: 'swaps', id: 1, meals: [] }));
  expect(onSwaps).toHaveBeenCalledOnce();
});

test('where the planner cannot start, or its file is not on the device, that is said', async () => {
  const { result } = start();
  act(() => giveFoods(200));
  await waitFor(() => expect(workers).toHaveLength(1));
  const onFailed = vi.fn();
  act(() => result.current.swaps(request, place, { onSwaps: () => undefined, onFailed }));
  act(() => void workers[0]?.dispatchEvent(new Event('error')));
  expect(onFailed).toHaveBeenCalledOnce();
  // Asked again it tries again.
  act(() => result.current.swaps(request, place, { onSwaps: () => undefined, onFailed }));
  expect(workers[1]?.asked()).toMatchObject({ kind: 'swaps' });
});
