import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { makeItem, makeSets } from '#features/training-sessions/rules/new-session.ts';
import { tickSet, toOwnSession } from '#features/training-sessions/rules/session-edits.ts';
import {
  isWeeklyLimit,
  useChangeSession,
  useTrainingWeek,
} from '#features/training-sessions/web/public.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';

const AT = '2026-11-20T19:00:00.000Z';
const start: TrainingSession = {
  id: 'one',
  version: 1,
  date: '2026-11-20',
  origin: 'plan',
  sourceId: null,
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
        exerciseId: 'push-up',
        measure: 'bodyweight',
        restSeconds: 60,
        sets: makeSets('a', 3, null),
      }),
    ],
  },
  startedAt: AT,
  finishedAt: null,
};

/** A server that counts versions as ours does. */
let stored: TrainingSession;
let used: string[];
let edits: number;

async function answer(url: string, init?: RequestInit): Promise<Response> {
  if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
  if (url.startsWith('/api/training-week')) {
    const week = { monday: '2026-11-16', done: [], goal: 3, used, limit: 3, plan: 'free' };
    return Response.json(week);
  }
  edits += 1;
  const { version, ...body } = JSON.parse(init?.body as string) as TrainingSession;
  if (version !== stored.version) {
    const conflict = {
      code: 'conflict',
      reason: 'edited_elsewhere',
      message: 'Changed.',
      current: stored,
    };
    return Response.json(conflict, { status: 409 });
  }
  stored = { ...body, id: 'one', version: version + 1 };
  return Response.json(stored);
}

function open() {
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => ({ week: useTrainingWeek('2026-11-20'), change: useChangeSession(start) }),
    { wrapper },
  ).result;
}

const tick = (set: number) => (session: TrainingSession) => tickSet(session, `a.${set + 1}`, AT);
const doneSets = () => stored.work.items[0]?.sets.map(({ doneAt }) => doneAt !== null);

beforeEach(() => {
  [stored, used, edits] = [start, [], 0];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answer(String(url), init));
});
afterEach(cleanup);

test('ticks one upon the other are made one after the other, and none is lost', async () => {
  const hook = open();
  await act(async () => {
    await Promise.all([0, 1, 2].map((set) => hook.current.change.mutateAsync(tick(set))));
  });
  expect(doneSets()).toEqual([true, true, true]);
  expect([stored.version, edits]).toEqual([4, 3]);
});

test('a tick is made again upon what another device has ticked meanwhile', async () => {
  stored = { ...tick(2)(start), version: 5 };
  const hook = open();
  await act(() => hook.current.change.mutateAsync(tick(0)));
  expect(doneSets()).toEqual([true, false, true]);
  expect(stored.version).toBe(6);
});

test('what the week has no room for is refused on the device, and goes as one’s own', async () => {
  used = ['x', 'y', 'z'];
  const hook = open();
  await waitFor(() => expect(hook.current.week.data?.used).toHaveLength(3));
  let refusal: unknown;
  await act(async () => {
    refusal = await hook.current.change.mutateAsync(tick(0)).catch((error: unknown) => error);
  });
  expect(isWeeklyLimit(refusal)).toBe(true);
  expect(String((refusal as { sentence?: string }).sentence)).toContain('own workout');
  expect([doneSets(), edits]).toEqual([[false, false, false], 0]);
  await act(() => hook.current.change.mutateAsync((session) => toOwnSession(tick(0)(session))));
  expect(stored).toMatchObject({ origin: 'own', version: 2 });
});
