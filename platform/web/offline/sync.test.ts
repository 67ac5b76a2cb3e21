import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { forgetCsrfToken } from '../api-client/csrf.ts';
import { personEndpoint } from '../testing/offline-endpoints.ts';
import { type DeviceStore, deviceStore } from './device-store.ts';
import { type OfflineFeature, offlineRead, offlineWrite, type Thing } from './offline-feature.ts';
import { offlineState, setOfflineState } from './offline-state.ts';
import { makeOutbox, type Outbox } from './outbox.ts';
import { sendPending } from './sync.ts';
import { makeTransport } from './transport.ts';

type Note = { id: string; version: number; text: string };
const note = z.object({ id: z.string(), version: z.number(), text: z.string() });
const base = { access: 'signed-in', rate: 'write' } as const;
const list = endpoint({
  ...base,
  method: 'GET',
  path: '/api/notes',
  offline: 'cached',
  summary: '',
  response: z.array(note),
});
const put = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/notes/:id',
  offline: 'queued',
  summary: '',
  params: z.object({ id: z.string() }),
  body: z.object({ text: z.string(), version: z.number() }),
  response: note,
});

const thing = (is: Note): Thing<Note> => ({
  kind: 'note',
  id: is.id,
  version: is.version,
  is,
  deleted: false,
});
const feature: OfflineFeature = {
  writes: [
    offlineWrite(put, {
      verb: 'Write',
      effect({ params: { id }, body: { text, version } }) {
        const is = { id, text, version: version + 1 };
        return { things: [thing(is)], answer: is };
      },
      recreate: ({ text }: Note, id) => ({
        endpoint: put,
        input: { params: { id }, body: { text, version: 0 } },
      }),
      versionOf: ({ params, body }, id) => (params.id === id ? body.version : undefined),
      rebase: ({ params, body }, _, version) => ({ params, body: { ...body, version } }),
    }),
  ],
  reads: [
    offlineRead(list, {
      things: (notes) => notes.map(thing),
      overlay(notes, _, known) {
        const waiting = known.things('note').map(({ is }) => is as Note);
        const newer = waiting.filter(
          (mine) => !notes.some(({ id, version }) => id === mine.id && version >= mine.version),
        );
        if (newer.length === 0) return notes;
        return [...notes.filter(({ id }) => !newer.some((mine) => mine.id === id)), ...newer];
      },
    }),
  ],
};

/** A server that counts versions as ours do, and fails as it is told. */
let notes: Map<string, Note>;
let signedIn: string | null;
let lose: 'nothing' | 'answers' | 'everything';
let fail: number | null;
let written: string[];

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

async function server(url: string, init: RequestInit): Promise<Response> {
  if (lose === 'everything') throw new TypeError('Failed to fetch');
  if (url === '/api/csrf-token') return json(200, { csrfToken: `token of ${signedIn}` });
  if (!signedIn) return json(401, { code: 'unauthenticated' });
  if (url === '/api/me') return json(200, { id: signedIn });
  if (url === '/api/notes') return json(200, [...notes.values()]);
  const token = new Headers(init.headers).get('x-csrf-token');
  if (token !== `token of ${signedIn}`) return json(403, { reason: 'stale_csrf_token' });
  if (fail) return json(fail, { message: 'That is refused.' });
  const id = url.split('/').at(-1) as string;
  const { text, version } = JSON.parse(init.body as string) as Note;
  const now = notes.get(id) ?? { id, version: 0, text: '' };
  if (now.version !== version && !(now.version === version + 1 && now.text === text)) {
    return json(409, { reason: 'edited_elsewhere', current: now });
  }
  if (now.version === version) written.push(`${signedIn} ${text}`);
  notes.set(id, { id, text, version: version + 1 });
  if (lose === 'answers') throw new TypeError('Failed to fetch');
  return json(200, notes.get(id));
}

let store: DeviceStore;
let outbox: Outbox;
let me: string | null;
let changes: number;
let call: ReturnType<typeof makeTransport>['call'];
const round = () =>
  sendPending({
    outbox,
    person: () => me,
    personEndpoint,
    sameSession: () => false,
    personChanged: () => (changes += 1),
  });
const write = (text: string, version: number, id = 'a') =>
  call(put, { params: { id }, body: { text, version } });
const states = () => offlineState().writes.map(({ state }) => state);

beforeEach(async () => {
  notes = new Map();
  [signedIn, me, lose, fail, written, changes] = ['ana', 'ana', 'nothing', null, [], 0];
  forgetCsrfToken();
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => server(url, init));
  setOfflineState({ offline: false, sending: false, writes: [], sealed: 0 });
  store = deviceStore(newId());
  const person = () => me;
  const features = [feature];
  outbox = makeOutbox({ store, features, person, tell: () => {}, refresh: () => {} });
  call = makeTransport({
    store,
    outbox,
    features,
    personEndpoint,
    person,
    sameSession: () => true,
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

describe('reads', () => {
  test('are answered from the device without a network, with what waits on top', async () => {
    await write('one', 0);
    expect(await call(list, {})).toEqual([{ id: 'a', version: 1, text: 'one' }]);
    lose = 'everything';
    expect(await write('two', 1)).toEqual({ id: 'a', version: 2, text: 'two' });
    expect(await write('new', 0, 'b')).toEqual({ id: 'b', version: 1, text: 'new' });
    expect(await call(list, {})).toEqual([
      { id: 'a', version: 2, text: 'two' },
      { id: 'b', version: 1, text: 'new' },
    ]);
    expect(offlineState()).toMatchObject({ offline: true });
  });

  test('that were under way when the network went do not say that it is back', async () => {
    const asked = call(list, {});
    vi.stubGlobal('navigator', { onLine: false });
    setOfflineState({ offline: true });
    await asked;
    expect(offlineState().offline).toBe(true);
    await call(list, {});
    expect(offlineState().offline).toBe(false);
  });

  test('without a kept answer fail as ever', async () => {
    lose = 'everything';
    await expect(call(list, {})).rejects.toThrow('Failed to fetch');
  });

  test('what was sent stays on screen when the network goes right after', async () => {
    await call(list, {});
    lose = 'everything';
    await write('one', 0);
    lose = 'nothing';
    expect(await round()).toBe('done');
    lose = 'everything';
    expect(await call(list, {})).toEqual([{ id: 'a', version: 1, text: 'one' }]);
  });

  test('somebody else on the device reads nothing of it', async () => {
    await write('one', 0);
    await call(list, {});
    [signedIn, me] = ['ben', 'ben'];
    await store.setPerson('ben');
    lose = 'everything';
    await expect(call(list, {})).rejects.toThrow();
    await store.setPerson('ana');
    me = 'ana';
    await expect(call(list, {})).rejects.toThrow();
  });

  test('an answer of another shape is not read', async () => {
    await call(list, {});
    lose = 'everything';
    expect(await call(list, {})).toEqual([]);
    await expect(call({ ...list, shape: 'newer' }, {})).rejects.toThrow();
  });
});

describe('writes', () => {
  test('are sent in order, once each, also when every answer is lost for a while', async () => {
    lose = 'everything';
    for (const [version, text] of ['one', 'two', 'three'].entries()) await write(text, version);
    await write('other', 0, 'b');
    expect(await round()).toBe('later');
    lose = 'answers';
    for (let tries = 0; tries < 3; tries += 1) expect(await round()).toBe('later');
    lose = 'nothing';
    expect(await round()).toBe('done');
    expect(written).toEqual(['ana one', 'ana two', 'ana three', 'ana other']);
    expect(states()).toEqual([]);
  });

  test('a conflict shows both; mine goes over what is there, with what was done after it', async () => {
    lose = 'everything';
    await write('mine', 1);
    await write('mine again', 2);
    await write('other', 0, 'b');
    lose = 'nothing';
    notes.set('a', { id: 'a', version: 5, text: 'theirs' });
    expect(await round()).toBe('done');
    expect(states()).toEqual(['conflict', 'waiting']);
    expect(written).toEqual(['ana other']);
    const [conflict] = offlineState().writes;
    expect(conflict?.problem?.current).toEqual({ id: 'a', version: 5, text: 'theirs' });
    if (conflict) await outbox.keepMine(conflict);
    expect(await round()).toBe('done');
    expect(notes.get('a')).toEqual({ id: 'a', version: 7, text: 'mine again' });
    expect(states()).toEqual([]);
  });

  test('what is there is kept: mine goes, and what was done after it', async () => {
    lose = 'everything';
    await write('mine', 1);
    await write('mine again', 2);
    lose = 'nothing';
    notes.set('a', { id: 'a', version: 5, text: 'theirs' });
    await round();
    const [conflict] = offlineState().writes;
    if (conflict) await outbox.discard(conflict);
    expect(states()).toEqual([]);
    expect(notes.get('a')?.text).toBe('theirs');
  });

  test.each([
    [400, 1],
    [404, 1],
    [410, 1],
    [402, 1],
    [500, 5],
  ])('an answer of %s stands aside after %s tries, with the reason', async (status, tries) => {
    lose = 'everything';
    await write('one', 0);
    await write('other', 0, 'b');
    lose = 'nothing';
    fail = status;
    for (let at = 1; at < tries; at += 1) expect(await round()).toBe('later');
    await round();
    expect(offlineState().writes[0]).toMatchObject({
      state: 'refused',
      problem: { sentence: 'That is refused.' },
    });
    fail = null;
    for (const refused of offlineState().writes.filter(({ state }) => state === 'refused'))
      await outbox.retry(refused);
    expect(await round()).toBe('done');
    expect(written).toEqual(['ana one', 'ana other']);
  });

  test.each([429, 503, 502, 408])('an answer of %s leaves everything as it is', async (status) => {
    lose = 'everything';
    await write('one', 0);
    lose = 'nothing';
    fail = status;
    for (let tries = 0; tries < 8; tries += 1) expect(await round()).toBe('later');
    expect(states()).toEqual(['waiting']);
  });

  test('a long time without a network is no reason to set a write aside', async () => {
    lose = 'answers';
    await write('one', 0);
    fail = 502;
    for (let tries = 0; tries < 9; tries += 1) await round();
    [lose, fail] = ['nothing', 500];
    expect(await round()).toBe('later');
    expect(states()).toEqual(['waiting']);
  });

  test('what was deleted elsewhere while it was changed here can be made anew, as it was left', async () => {
    lose = 'everything';
    await write('mine', 1);
    await write('mine again', 2);
    [lose, fail] = ['nothing', 404];
    await round();
    const [gone] = offlineState().writes;
    if (gone) await outbox.makeAnew(gone);
    fail = null;
    expect(await round()).toBe('done');
    expect([...notes.values()]).toMatchObject([{ version: 1, text: 'mine again' }]);
    expect([...notes.keys()]).not.toContain('a');
  });

  test('signed out, nothing is lost; signed in again, it is sent', async () => {
    signedIn = null;
    await write('one', 0);
    expect(states()).toEqual(['waiting']);
    expect(await round()).toBe('signed-out');
    expect(changes).toBe(1);
    signedIn = 'ana';
    expect(await round()).toBe('done');
    expect(written).toEqual(['ana one']);
  });

  test('somebody else’s queue is neither seen nor sent, and waits for them', async () => {
    lose = 'everything';
    await write('one', 0);
    lose = 'nothing';
    [signedIn, me] = ['ben', 'ben'];
    await outbox.refresh();
    expect(offlineState()).toMatchObject({ writes: [], sealed: 1 });
    expect(await round()).toBe('done');
    // This tab still believes that Ana is there.
    me = 'ana';
    expect(await round()).toBe('signed-out');
    expect(await write('two', 1)).toMatchObject({ text: 'two' });
    expect(await round()).toBe('signed-out');
    expect(written).toEqual([]);
    signedIn = 'ana';
    expect(await round()).toBe('done');
    expect(written).toEqual(['ana one', 'ana two']);
  });

  test('a person who changes between the question and the write is noticed by the token', async () => {
    lose = 'everything';
    await write('one', 0);
    lose = 'nothing';
    const answer = vi.fn(server);
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      const response = await answer(url, init);
      if (url === '/api/me') signedIn = 'ben';
      return response;
    });
    expect(await round()).toBe('later');
    expect(written).toEqual([]);
    expect(states()).toEqual(['waiting']);
  });

  test('of another version of the app are shown, not sent and not dropped', async () => {
    lose = 'everything';
    await write('one', 0);
    const [mine] = offlineState().writes;
    if (mine) await store.changeWrites([{ ...mine, format: 99 }]);
    lose = 'nothing';
    expect(await round()).toBe('done');
    expect(offlineState().writes[0]).toMatchObject({ state: 'refused', format: 99 });
    expect(written).toEqual([]);
  });

  test.each([
    ['QuotaExceededError', 'This device is full. Free some space or connect.'],
    ['InvalidStateError', 'This browser can’t save offline. Connect and try again.'],
  ])('that cannot be kept (%s) say so, and nothing is pretended', async (name, sentence) => {
    lose = 'everything';
    store.addWrite = () => Promise.reject(new DOMException('no', name));
    await expect(write('one', 0)).rejects.toMatchObject({ sentence });
    expect(states()).toEqual([]);
  });
});
