import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { deviceStore } from './device-store.ts';
import { type OfflineFeature, offlineRead, question } from './offline-feature.ts';
import { offlineState, setOfflineState } from './offline-state.ts';
import { startOffline } from './start-offline.ts';

const base = { access: 'signed-in', rate: 'read', offline: 'cached', summary: '' } as const;
const me = endpoint({
  ...base,
  method: 'GET',
  path: '/api/me',
  response: z.object({ id: z.string(), wants: z.string() }),
});
const tea = endpoint({
  ...base,
  method: 'GET',
  path: '/api/tea',
  query: z.object({ kind: z.string() }),
  response: z.string(),
});
const feature: OfflineFeature = {
  opens: {
    paths: ['/tea'],
    asks: ({ wants }: { wants: string }) =>
      [wants, 'any'].map((kind) => question(tea, { query: { kind } })),
  },
  reads: [offlineRead(tea, { missing: () => 'a guess' })],
};

const ana = { id: 'ana', wants: 'green' };
const kept = (url: string, name: string, answer: unknown) => ({
  owner: 'ana',
  url,
  endpoint: `GET ${name}`,
  input: {},
  answer,
  shape: '',
  keptAt: 1,
});

let client: QueryClient;
/** Opens a page in a tab of its own, under the session of a mark. */
async function open(path: string, mark: string | null, isReady = true) {
  document.cookie = mark ? `vigour_mark=${mark}` : 'vigour_mark=; Max-Age=0';
  client = new QueryClient();
  const options = { client, features: [feature], personEndpoint: me, ready: () => isReady };
  await startOffline(options).open(path);
  return {
    person: client.getQueryData(['/api/me']),
    tea: client.getQueryData(['/api/tea?kind=green']),
    unasked: offlineState().unasked,
  };
}
const nothing = { person: undefined, tea: undefined, unasked: false };

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  setOfflineState({ offline: false, unasked: false });
  const store = deviceStore();
  await store.setPerson(newId());
  await store.setPerson('ana');
  await store.keepAnswers('ana', [
    kept('/api/me', '/api/me', ana),
    kept('/api/tea?kind=green', '/api/tea', 'Sencha'),
  ]);
  await store.noteSession('ana', 'mark-of-ana');
});

test('what is kept is there under the session it was kept under, counts as old, and waits for an answer', async () => {
  expect(await open('/tea', 'mark-of-ana')).toEqual({ person: ana, tea: 'Sencha', unasked: true });
  expect(client.getQueryState(['/api/tea?kind=green'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['/api/me'])?.isInvalidated).toBe(true);
  client.setQueryData(['/api/tea?kind=green'], 'Gyokuro');
  expect(offlineState().unasked).toBe(true);
  client.setQueryData(['/api/me'], null);
  expect(offlineState().unasked).toBe(false);
});

test('every read of a page is there as far as it is kept', async () => {
  await deviceStore().keepAnswers('ana', [kept('/api/tea?kind=any', '/api/tea', 'Rooibos')]);
  expect(await open('/tea', 'mark-of-ana')).toMatchObject({ tea: 'Sencha' });
  expect(client.getQueryData(['/api/tea?kind=any'])).toBe('Rooibos');
});

test('nothing is there under another session, under none, on other pages, or where something else comes first', async () => {
  expect(await open('/tea', 'mark-of-ben')).toEqual(nothing);
  expect(await open('/tea', null)).toEqual(nothing);
  expect(await open('/coffee', 'mark-of-ana')).toEqual(nothing);
  expect(await open('/tea', 'mark-of-ana', false)).toEqual(nothing);
});

test('a device that has become somebody else’s, or nobody’s, forgets the session', async () => {
  const store = deviceStore();
  await store.setPerson('ben');
  await store.noteSession('ana', 'mark-of-ana');
  expect(await open('/tea', 'mark-of-ana')).toEqual(nothing);
  await store.setPerson(null);
  expect(await open('/tea', 'mark-of-ana')).toEqual(nothing);
});

test('what only follows from other things is drawn without a network alone', async () => {
  await deviceStore().keepAnswers('ana', [kept('/api/me', '/api/me', { ...ana, wants: 'mint' })]);
  await open('/tea', 'mark-of-ana');
  expect(client.getQueryData(['/api/tea?kind=mint'])).toBeUndefined();
  setOfflineState({ offline: true });
  await open('/tea', 'mark-of-ana');
  expect(client.getQueryData(['/api/tea?kind=mint'])).toBe('a guess');
});
