import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { forgetCsrfToken } from '../api-client/csrf.ts';
import { notesEndpoint, personEndpoint } from '../testing/offline-endpoints.ts';
import { type DeviceStore, deviceStore } from './device-store.ts';
import { type OfflineFeature, offlineWrite } from './offline-feature.ts';
import { offlineState, setOfflineState } from './offline-state.ts';
import { makeOutbox, type Outbox } from './outbox.ts';
import { sendPending } from './sync.ts';
import { makeTransport } from './transport.ts';

const base = { access: 'signed-in', rate: 'write', summary: '' } as const;
const put = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/notes/:id',
  offline: 'queued',
  params: z.object({ id: z.string() }),
  body: z.object({ text: z.string() }),
  response: z.string(),
});
const feature: OfflineFeature = {
  writes: [
    offlineWrite(put, {
      verb: 'Write',
      effect: ({ params: { id }, body: { text } }) => ({
        things: [{ kind: 'note', id, version: 0, is: text, deleted: false }],
        answer: text,
      }),
    }),
  ],
};

/** The server: tokens belong to the signed-in person. */
let notes: string[];
let signedIn: string | null;
let lost: boolean;
let asked: string[];

const json = (status: number, body: unknown) => Response.json(body, { status });
async function server(url: string, init: RequestInit = {}): Promise<Response> {
  asked.push(url);
  if (lost) throw new TypeError('Failed to fetch');
  if (url === '/api/csrf-token') return json(200, { csrfToken: `token of ${signedIn}` });
  if (!signedIn) return json(401, { code: 'unauthenticated' });
  if (url === '/api/me') return json(200, { id: signedIn });
  if (url === '/api/notes') return json(200, notes);
  const token = new Headers(init.headers).get('x-csrf-token');
  if (token !== `token of ${signedIn}`) return json(403, { reason: 'stale_csrf_token' });
  const { text } = JSON.parse(init.body as string) as { text: string };
  notes.push(text);
  return json(200, text);
}

let store: DeviceStore;
let outbox: Outbox;
let changes: number;
/** the browser's session is the one that the person is known under */
let same: boolean;
let call: ReturnType<typeof makeTransport>['call'];
const person = () => 'ana';
const round = () =>
  sendPending({
    outbox,
    person,
    personEndpoint,
    sameSession: () => same,
    personChanged: () => (changes += 1),
  });
const write = (text: string) => call(put, { params: { id: 'a' }, body: { text } });
const states = () => offlineState().writes.map(({ state }) => state);

beforeEach(async () => {
  [notes, signedIn, lost, asked, changes, same] = [[], 'ana', false, [], 0, true];
  forgetCsrfToken();
  vi.stubGlobal('fetch', server);
  setOfflineState({ offline: false, sending: false, writes: [], sealed: 0 });
  store = deviceStore(newId());
  const features = [feature];
  outbox = makeOutbox({ store, features, person, tell: () => {}, refresh: () => {} });
  call = makeTransport({
    store,
    outbox,
    features,
    personEndpoint,
    person,
    sameSession: () => same,
    answered: () => {},
    reached: (yes) => setOfflineState({ offline: !yes }),
    kick: () => {},
    kickSoon: () => {},
    arrived: () => {},
    said: () => undefined,
    personChanged: () => {},
  }).call;
  await store.setPerson('ana');
});
afterEach(() => vi.unstubAllGlobals());

test('under another session than the person’s nothing is answered from the device or cached', async () => {
  notes = ['one'];
  await call(notesEndpoint, {});
  same = false;
  notes = ['somebody else’s'];
  await call(notesEndpoint, {});
  lost = true;
  await expect(call(notesEndpoint, {})).rejects.toThrow('Failed to fetch');
  same = true;
  expect(await call(notesEndpoint, {})).toEqual(['one']);
});

test('who is signed in is answered from the device under the session of that person alone', async () => {
  const mark = (value: string) => (document.cookie = `vigour_mark=${value}`);
  mark('of-ana');
  await call(personEndpoint, {});
  await store.noteSession('ana', 'of-ana');
  lost = true;
  expect(await call(personEndpoint, {})).toEqual({ id: 'ana' });
  mark('of-ben');
  await expect(call(personEndpoint, {})).rejects.toThrow('Failed to fetch');
  mark('; Max-Age=0');
  await expect(call(personEndpoint, {})).rejects.toThrow('Failed to fetch');
});

test('under the known session nobody is asked who is signed in; without writes neither way', async () => {
  lost = true;
  await write('one');
  [lost, asked] = [false, []];
  expect(await round()).toBe('done');
  expect(asked).toEqual(['/api/csrf-token', '/api/notes/a']);
  [same, asked] = [false, []];
  expect(await round()).toBe('done');
  expect(asked).toEqual(['/api/csrf-token']);
});

test('a known session that the server has ended is noticed, and nothing is lost', async () => {
  lost = true;
  await write('one');
  [lost, signedIn] = [false, null];
  expect(await round()).toBe('signed-out');
  [changes, signedIn] = [0, 'ben'];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) =>
    url === '/api/csrf-token' ? json(200, { csrfToken: 'token of ana' }) : server(url, init),
  );
  expect(await round()).toBe('later');
  expect(changes).toBe(1);
  expect(notes).toEqual([]);
  expect(states()).toEqual(['waiting']);
});

test('a failing token with a network is said, and nothing is claimed to be cached', async () => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) =>
    url === '/api/csrf-token' ? json(500, { message: 'Try again.' }) : server(url, init),
  );
  await expect(write('one')).rejects.toMatchObject({
    message: 'Failed to fetch CSRF token',
    sentence: 'Try again.',
  });
  expect(states()).toEqual([]);
  expect(offlineState().offline).toBe(false);
  vi.stubGlobal('fetch', server);
  await write('one');
  expect(notes).toEqual(['one']);
});
