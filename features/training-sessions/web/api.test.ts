import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { callThrough } from '#platform/web/api-client/call.ts';
import { forgetCsrfToken } from '#platform/web/api-client/csrf.ts';
import { deviceStore, type PendingWrite } from '#platform/web/offline/device-store.ts';
import { setOffline } from '#platform/web/offline/offline-now.ts';
import { setOfflineState } from '#platform/web/offline/offline-state.ts';
import { startOffline } from '#platform/web/offline/start-offline.ts';
import type { TrainingSession } from '../contract.ts';
import { makeItem, makeSession, makeSets } from '../rules/new-session.ts';
import { changeSet, tickSet } from '../rules/session-edits.ts';
import { trainingSessionsOffline } from './api/offline.ts';
import { type SessionEdit, useOpenSession } from './api/open-session.ts';

const AT = '2026-11-23T09:00:00.000Z';
const me = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  rate: 'read',
  offline: 'cached',
  summary: '',
  response: z.object({ id: z.string() }),
});

let stored: TrainingSession;
/** Whether the server can be reached. */
let reachable: boolean;
/** bodies of the writes that it took */
let taken: unknown[];
/** What it says instead of taking a write. */
let refusal: Response | null;

/** A server that counts versions as ours does. */
async function server(url: string, init: RequestInit = {}): Promise<Response> {
  if (!reachable) throw new TypeError('Failed to fetch');
  if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
  if (url === '/api/me') return Response.json({ id: 'ana' });
  if (init.method !== 'PUT') return Response.json(stored);
  if (refusal) return refusal.clone();
  const body = JSON.parse(init.body as string) as TrainingSession;
  if (body.version !== stored.version) {
    return Response.json({ reason: 'edited_elsewhere', current: stored }, { status: 409 });
  }
  taken.push(body);
  stored = { ...body, id: stored.id, version: body.version + 1 };
  return Response.json(stored);
}

/** The app on one device: opened, and opened again after it was killed. */
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['/api/me'], { id: 'ana' });
  setOfflineState({ offline: false, sending: false, writes: [], sealed: 0 });
  const features = [trainingSessionsOffline];
  const offline = startOffline({ client, features, personEndpoint: me, ready: () => true });
  const { result, unmount } = renderHook(() => useOpenSession(stored.id), {
    wrapper: ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client }, children),
  });
  return {
    shown: () => result.current,
    change: (edit: SessionEdit) => act(() => result.current.change(edit)),
    /** sets as they are shown: "60 × 8", and ✓ where they are done */
    sets: () =>
      result.current.session?.work.items.flatMap(({ sets }) =>
        sets.map(({ loadKg, reps, doneAt }) => `${loadKg} × ${reps}${doneAt ? ' ✓' : ''}`),
      ),
    ready: () => waitFor(() => expect(result.current.session).toBeTruthy()),
    send: () => act(async () => offline.tryNow()),
    kill() {
      unmount();
      // Nothing of it is left to send what waits.
      client.setQueryData(['/api/me'], null);
    },
  };
}

const log =
  (setId: string, loadKg: number, reps: number): SessionEdit =>
  (session) =>
    tickSet(changeSet(session, setId, { loadKg, reps }), setId, AT);

const waiting = (): Promise<PendingWrite[]> => deviceStore().writes();

let app: ReturnType<typeof open>;

beforeEach(async () => {
  [reachable, taken, refusal] = [true, [], null];
  vi.stubGlobal('fetch', server);
  // One tab: nothing that was killed hears of the next.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
  const request = (_name: string, _how: object, run: (lock: object) => unknown) => run({});
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  forgetCsrfToken();
  document.cookie = 'vigour_mark=mark-of-ana';
  await deviceStore().setPerson(newId());
  await deviceStore().setPerson('ana');
  await deviceStore().noteSession('ana', 'mark-of-ana');
  const sets = makeSets('a', 3, null);
  const item = makeItem({ id: 'a', exerciseId: 'back-squat', measure: 'loadReps', sets });
  const content = { date: '2026-11-23', origin: 'own', name: 'Legs', startedAt: AT } as const;
  stored = { ...makeSession(content, [item]), id: newId(), version: 1 };
  app = open();
  await app.ready();
});
afterEach(async () => {
  app.kill();
  cleanup();
  callThrough(null);
  setOffline(null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const store = deviceStore();
  await store.removeWrites((await store.writes()).map(({ seq }) => seq));
});

test('changes that follow each other are all there, in order, and are sent once', async () => {
  app.change(log('a.1', 60, 8));
  app.change(log('a.2', 60, 7));
  app.change((session) => changeSet(session, 'a.2', { reps: 6 }));
  await waitFor(() => expect(app.sets()).toEqual(['60 × 8 ✓', '60 × 6 ✓', 'null × null']));
  expect(app.shown().pendingCount).toBe(3);
  expect(taken).toEqual([]);
  expect(await waiting()).toMatchObject([{ changes: 3 }]);
  await app.send();
  await waitFor(() => expect(app.shown().pendingCount).toBe(0));
  expect(taken).toHaveLength(1);
  expect(await waiting()).toEqual([]);
  expect(app.sets()).toEqual(['60 × 8 ✓', '60 × 6 ✓', 'null × null']);
});

test('without a network a session that was killed goes on where it stopped', async () => {
  reachable = false;
  app.change(log('a.1', 60, 8));
  await waitFor(() => expect(app.sets()?.[0]).toBe('60 × 8 ✓'));
  app.kill();
  app = open();
  await app.ready();
  expect(app.sets()).toEqual(['60 × 8 ✓', 'null × null', 'null × null']);
  app.change(log('a.2', 60, 7));
  await waitFor(() => expect(app.sets()?.[1]).toBe('60 × 7 ✓'));
  expect(await waiting()).toHaveLength(1);
  reachable = true;
  await app.send();
  await waitFor(() => expect(stored.version).toBe(2));
  expect(stored.work.items[0]?.sets.map(({ reps }) => reps)).toEqual([8, 7, null]);
});

test('no row shows as done what the device did not take; it is tried again, with what follows', async () => {
  reachable = false;
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const told = vi.fn();
  app.shown().fresh.follow(told);
  app.change(log('a.1', 60, 8));
  await waitFor(() => expect(app.shown().isUnsaved).toBe(true));
  expect(told).not.toHaveBeenCalled();
  app.change(log('a.2', 60, 7));
  await waitFor(() => expect(app.sets()).toEqual(['60 × 8 ✓', '60 × 7 ✓', 'null × null']));
  expect(await waiting()).toEqual([]);

  vi.restoreAllMocks();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(app.shown().isUnsaved).toBe(false));
  expect(await waiting()).toHaveLength(1);
  expect(app.sets()).toEqual(['60 × 8 ✓', '60 × 7 ✓', 'null × null']);
});

test('a row hears of its change as soon as the device holds it, and once the session shows it, no more', async () => {
  const { fresh } = app.shown();
  const heard: unknown[] = [];
  fresh.follow(() => heard.push(fresh.of('a.1')?.now.reps ?? null));
  app.change(log('a.1', 60, 8));
  await waitFor(() => expect(heard[0]).toBe(8));
  expect(await waiting()).toHaveLength(1);
  await waitFor(() => expect(heard.at(-1)).toBeNull());
  expect(app.sets()?.[0]).toBe('60 × 8 ✓');
  expect(fresh.of('a.2')).toBeUndefined();
});

test('what another device did meanwhile is merged set by set, and a choice of two versions holds', async () => {
  reachable = false;
  app.change(log('a.1', 60, 8));
  app.change(log('a.2', 60, 7));
  await waitFor(() => expect(app.shown().pendingCount).toBe(2));
  const theirs = log('a.3', 50, 9)(log('a.1', 62.5, 6)(stored));
  stored = { ...theirs, version: 2 };
  reachable = true;
  await app.send();
  await waitFor(() => expect(app.shown().conflicts).toHaveLength(1));
  expect(app.sets()?.slice(1)).toEqual(['60 × 7 ✓', '50 × 9 ✓']);
  const [conflict] = app.shown().conflicts;
  const versions = conflict ? [conflict.shown, ...conflict.others] : [];
  expect(new Set(versions.map(({ loadKg }) => loadKg))).toEqual(new Set([60, 62.5]));
  const mine = versions.find(({ loadKg }) => loadKg === 60) ?? null;
  act(() => app.shown().resolve('a.1', mine));
  await waitFor(() => expect(app.shown().conflicts).toEqual([]));
  expect(app.sets()?.[0]).toBe('60 × 8 ✓');
});

test('past the week’s limit nothing is lost: it goes on as training of one’s own', async () => {
  stored = { ...stored, origin: 'plan' };
  app.kill();
  app = open();
  await app.ready();
  refusal = Response.json({ reason: 'weekly_limit', message: 'No' }, { status: 402 });
  app.change(log('a.1', 60, 8));
  await waitFor(() => expect(app.shown().pendingCount).toBe(1));
  await app.send();
  await waitFor(() => expect(app.shown().isOverLimit).toBe(true));
  expect(app.sets()?.[0]).toBe('60 × 8 ✓');
  refusal = null;
  act(() => app.shown().goOnAsOwn());
  await waitFor(() => expect(app.shown().isOverLimit).toBe(false));
  await app.send();
  await waitFor(() => expect(app.shown().pendingCount).toBe(0));
  expect(stored.origin).toBe('own');
  expect(stored.work.items[0]?.sets[0]).toMatchObject({ loadKg: 60, reps: 8, doneAt: AT });
});
