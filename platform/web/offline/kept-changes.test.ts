import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { forgetCsrfToken } from '../api-client/csrf.ts';
import { offlineRecord } from '../records/offline-record.ts';
import { personEndpoint } from '../testing/offline-endpoints.ts';
import { type DeviceStore, deviceStore } from './device-store.ts';
import { deviceIsFull } from './messages.ts';
import { offlineState, setOfflineState } from './offline-state.ts';
import { makeOutbox, type Outbox } from './outbox.ts';
import { sendPending } from './sync.ts';
import { makeTransport } from './transport.ts';

/** A list of words; each device adds its own, and merging keeps all of them. */
type Note = { id: string; version: number; words: string[] };
const shape = { words: z.array(z.string()) };
const note = z.object({ ...shape, id: z.string(), version: z.number() });
const base = { access: 'signed-in', rate: 'write', offline: 'queued', summary: '' } as const;
const params = z.object({ id: z.string() });
const done = z.object({ ok: z.literal(true) });
const api = {
  add: endpoint({
    ...base,
    method: 'POST',
    path: '/api/notes',
    body: z.object({ ...shape, id: z.string() }),
    response: note,
  }),
  edit: endpoint({
    ...base,
    method: 'PUT',
    path: '/api/notes/:id',
    params,
    body: z.object({ ...shape, version: z.number() }),
    response: note,
  }),
  remove: endpoint({ ...base, method: 'DELETE', path: '/api/notes/:id', params, response: done }),
  restore: endpoint({
    ...base,
    method: 'POST',
    path: '/api/notes/:id/restore',
    params,
    response: note,
  }),
};
const union = (...lists: string[][]) => [...new Set(lists.flat())].sort();
const records = offlineRecord({
  kind: 'note',
  api,
  verb: 'Write',
  toShown: ({ words }) => ({ words }),
  merge: (_, mine: Note, theirs: Note) => ({ ...theirs, words: union(mine.words, theirs.words) }),
});

let stored: Note | null;
let lose: 'nothing' | 'answers' | 'everything';
let requests: number;
let whileSending: (() => Promise<unknown>) | null;

const json = (status: number, body: unknown) => Response.json(body, { status });

/** A server that counts versions as ours does. */
async function server(url: string, init: RequestInit): Promise<Response> {
  if (lose === 'everything') throw new TypeError('Failed to fetch');
  if (url === '/api/csrf-token') return json(200, { csrfToken: 'token' });
  if (url === '/api/me') return json(200, { id: 'ana' });
  requests += 1;
  const meanwhile = whileSending;
  whileSending = null;
  await meanwhile?.();
  const { version, words } = JSON.parse(init.body as string) as Note;
  if (init.method === 'POST') stored ??= { id: 'a', version: 1, words };
  else {
    if (!stored) return json(404, {});
    const isRepeat = stored.version === version + 1 && String(stored.words) === String(words);
    if (stored.version !== version && !isRepeat) {
      return json(409, { reason: 'edited_elsewhere', current: stored });
    }
    stored = { id: 'a', words, version: version + 1 };
  }
  if (lose === 'answers') throw new TypeError('Failed to fetch');
  return json(200, stored);
}

let store: DeviceStore;
let outbox: Outbox;
let transport: ReturnType<typeof makeTransport>;

/** Another start of the app on the same device: nothing is in memory. */
async function restart(): Promise<void> {
  setOfflineState({ offline: false, sending: false, writes: [], sealed: 0 });
  const person = () => 'ana';
  const features = [{ writes: records.writes }];
  outbox = makeOutbox({ store, features, person, tell: () => {}, refresh: () => {} });
  transport = makeTransport({
    store,
    outbox,
    features,
    personEndpoint,
    person,
    sameSession: () => true,
    answered: () => {},
    reached: () => {},
    kick: () => {},
    kickSoon: () => {},
    arrived: () => {},
    said: () => undefined,
    personChanged: () => {},
  });
  await outbox.refresh();
}

const round = () =>
  sendPending({
    outbox,
    person: () => 'ana',
    personEndpoint,
    sameSession: () => true,
    personChanged: () => undefined,
  });
const shown = (): Note | null =>
  (offlineState().writes.at(-1)?.things[0]?.is as Note | undefined) ?? stored;
const addWord = async (word: string, before = shown()) => {
  if (!before) {
    await transport.storeFirst(api.add, { body: { id: 'a', words: [word] } }, null);
    return;
  }
  const { version, words } = before;
  const body = { version, words: union(words, [word]) };
  await transport.storeFirst(api.edit, { params: { id: 'a' }, body }, before);
};

beforeEach(async () => {
  [stored, lose, requests, whileSending] = [null, 'nothing', 0, null];
  forgetCsrfToken();
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => server(url, init));
  store = deviceStore(newId());
  await store.setPerson('ana');
  await restart();
});
afterEach(() => vi.unstubAllGlobals());

test('a write that is queued is on the device before it is sent, and outlives the page', async () => {
  const body = { id: 'a', words: ['a'] };
  expect(await transport.queue(api.add, { body })).toMatchObject({ words: ['a'], version: 1 });
  expect([requests, offlineState().writes.length]).toEqual([0, 1]);
  await restart();
  expect(await round()).toBe('done');
  expect([requests, stored?.words, offlineState().writes]).toEqual([1, ['a'], []]);
});

describe('changes of one record', () => {
  test('are on the device before anything is sent, gather in one write, and are sent once', async () => {
    for (const word of ['a', 'b', 'c']) await addWord(word);
    expect(requests).toBe(0);
    expect(offlineState().writes).toMatchObject([{ changes: 3, endpoint: 'POST /api/notes' }]);
    await restart();
    expect(shown()?.words).toEqual(['a', 'b', 'c']);
    expect(await round()).toBe('done');
    expect([requests, stored?.words, stored?.version]).toEqual([1, ['a', 'b', 'c'], 1]);
    expect(offlineState().writes).toEqual([]);
  });

  test('made while one is on its way follow it', async () => {
    await addWord('a');
    whileSending = async () => {
      await addWord('b');
      await addWord('c');
    };
    expect(await round()).toBe('done');
    expect([requests, stored?.words, stored?.version]).toEqual([2, ['a', 'b', 'c'], 2]);
  });

  test('whose answer was lost are sent again and stored once', async () => {
    await addWord('a');
    await round();
    await addWord('b');
    lose = 'answers';
    expect(await round()).toBe('later');
    await addWord('c');
    await restart();
    lose = 'nothing';
    expect(await round()).toBe('done');
    expect([stored?.words, stored?.version]).toEqual([['a', 'b', 'c'], 3]);
  });

  test('are merged with what another device has written meanwhile', async () => {
    await addWord('a');
    await round();
    stored = { id: 'a', version: 5, words: ['a', 'other'] };
    await addWord('b', { id: 'a', version: 1, words: ['a'] });
    whileSending = () => addWord('c');
    expect(await round()).toBe('done');
    expect([stored.words, stored.version]).toEqual([['a', 'b', 'c', 'other'], 6]);
    expect(offlineState().writes).toEqual([]);
  });

  test('from another tab are merged, not overwritten', async () => {
    await addWord('a');
    const before = shown();
    await addWord('b');
    await addWord('c', before);
    expect(shown()?.words).toEqual(['a', 'b', 'c']);
  });

  test('begun twice are begun once', async () => {
    await addWord('a', null);
    stored = null;
    await transport.storeFirst(api.add, { body: { id: 'a', words: ['again'] } }, null);
    expect(await round()).toBe('done');
    expect([requests, stored]).toEqual([1, { id: 'a', version: 1, words: ['a'] }]);
  });
});

describe('on a full device', () => {
  beforeEach(() => {
    vi.spyOn(store, 'changeQueue').mockRejectedValue(
      new DOMException('Full', 'QuotaExceededError'),
    );
  });

  test('a change goes straight to the server', async () => {
    await addWord('a');
    expect(stored?.words).toEqual(['a']);
  });

  test('without a network it says so', async () => {
    lose = 'everything';
    await expect(addWord('a')).rejects.toMatchObject({ sentence: deviceIsFull });
  });
});

test('whatever is lost and killed on the way, each word is stored once', async () => {
  const step = fc.oneof(
    fc.constant('write' as const),
    fc.constant('restart' as const),
    fc.constant('elsewhere' as const),
    fc.constantFrom('nothing' as const, 'answers' as const, 'everything' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      [stored, lose, requests] = [null, 'nothing', 0];
      store = deviceStore(newId());
      await store.setPerson('ana');
      await restart();
      const words: string[] = [];
      for (const [at, one] of steps.entries()) {
        const word = `w${String(at).padStart(2, '0')}`;
        if (one === 'write') {
          await addWord(word);
          words.push(word);
        } else if (one === 'restart') await restart();
        else if (one === 'elsewhere') {
          if (!stored) continue;
          stored = { id: 'a', version: stored.version + 1, words: union(stored.words, [word]) };
          words.push(word);
        } else {
          lose = one;
          await round();
        }
      }
      lose = 'nothing';
      expect(await round()).toBe('done');
      expect(stored?.words ?? []).toEqual(words);
      expect(offlineState().writes).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
