import 'fake-indexeddb/auto';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { callThrough } from '../api-client/call.ts';
import { forgetCsrfToken } from '../api-client/csrf.ts';
import { mutationOf } from '../query/mutation-of.ts';
import { makeQueryClient } from '../query/query-client.ts';
import { queryOf } from '../query/query-of.ts';
import { notesEndpoint, personEndpoint } from '../testing/offline-endpoints.ts';
import { deviceStore } from './device-store.ts';
import { setOffline } from './offline-now.ts';
import { setOfflineState } from './offline-state.ts';
import { startOffline } from './start-offline.ts';

const base = { access: 'signed-in', rate: 'read', summary: '' } as const;
const add = endpoint({
  ...base,
  method: 'POST',
  path: '/api/notes',
  body: z.object({ text: z.string() }),
  response: z.string(),
});

let signedIn: string;
let notes: Record<string, string[]>;
let client: QueryClient;
/** What the other tab hears. */
let heard: string[][];
let channel: BroadcastChannel;
/** Everything that was drawn: the person, and their notes. */
let drawn: unknown[][];

const signIn = (id: string) => {
  signedIn = id;
  document.cookie = `vigour_mark=mark-of-${id}`;
};
const tell = (topics: string[]) => channel.postMessage({ tab: 'the other one', topics });
const shown = () => [
  client.getQueryData<{ id: string }>(['/api/me'])?.id,
  ...(client.getQueryData<string[]>(['/api/notes']) ?? []),
];

beforeEach(async () => {
  notes = { ana: ['tea'], ben: ['secret'] };
  [heard, drawn] = [[], []];
  forgetCsrfToken();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
    if (url === '/api/me') return Response.json({ id: signedIn });
    if (init?.method === 'POST') return Response.json('stored');
    return Response.json(notes[signedIn]);
  });
  setOfflineState({ offline: false, sending: false, writes: [], sealed: 0 });
  signIn('ana');
  await deviceStore().setPerson(newId());
  client = makeQueryClient();
  startOffline({ client, features: [], personEndpoint, ready: () => true });
  channel = new BroadcastChannel('vigour-offline');
  channel.onmessage = ({ data }) => void heard.push(data.topics);
  // Both are on screen.
  for (const query of [queryOf(personEndpoint, {}), queryOf(notesEndpoint, {})]) {
    new QueryObserver<unknown>(client, query as never).subscribe(() => void drawn.push(shown()));
  }
  await vi.waitFor(() => expect(shown()).toEqual(['ana', 'tea']));
});
afterEach(() => {
  channel.close();
  client.clear();
  callThrough(null);
  setOffline(null);
  vi.unstubAllGlobals();
});

test('what one tab has written is shown by the others', async () => {
  notes['ana']?.push('cake');
  tell(['notes']);
  await vi.waitFor(() => expect(shown()).toEqual(['ana', 'tea', 'cake']), 2_000);
});

test('a write that went straight to the server is told, by topic', async () => {
  const mutation = mutationOf(add, (text: string) => ({ body: { text } }));
  const options = client.defaultMutationOptions(mutation);
  await client.getMutationCache().build(client, options).execute('cake');
  await vi.waitFor(() => expect(heard).toEqual([['notes']]));
});

test('a tab of the person before shows the one who is signed in now, not their food under the old name', async () => {
  signIn('ben');
  tell(['notes']);
  await vi.waitFor(() => expect(shown()).toEqual(['ben', 'secret']), 2_000);
  expect(drawn).not.toContainEqual(['ana', 'secret']);
  expect(drawn).not.toContainEqual(['ben', 'tea']);
});
