import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { tickLine } from '../../rules/list/change-lines.ts';
import { NO_CHANGES } from '../../rules/list/merge-changes.ts';
import type { ShoppingChanges } from '../../rules/list/shopping-entry.ts';
import { queueChanges } from './queue-changes.ts';

let sent: ShoppingChanges[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(address).includes('csrf')) return Response.json({ csrfToken: 'a' });
    sent.push(JSON.parse(init?.body as string));
    return Response.json({ ok: true });
  });
});
afterEach(() => vi.unstubAllGlobals());

const tick = (at: number, isTicked = true) =>
  tickLine(NO_CHANGES, { key: `line ${at}`, grams: null }, isTicked, at);

test('200 quick ticks are stored in two rounds, the last of each line holds, and persons stay apart', async () => {
  const client = makeQueryClient();
  for (let at = 0; at < 200; at += 1) queueChanges(client, tick(at), 'host');
  queueChanges(client, tickLine(NO_CHANGES, { key: 'line 7', grams: null }, false, 999), 'host');
  queueChanges(client, tick(300), 'member');
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  const marks = sent.flatMap((changes) => changes.marks);
  expect(marks).toHaveLength(201);
  expect(marks.find(({ id }) => id === 'line 7')?.isTicked).toBe(false);
  expect(sent[2]).toMatchObject({ personId: 'member', marks: [{ id: 'line 300' }] });
});
