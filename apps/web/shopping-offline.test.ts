import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { shoppingApi } from '#features/shopping/contract.ts';
import { tickLine } from '#features/shopping/rules/list/change-lines.ts';
import { NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import { shoppingOffline } from '#features/shopping/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { deviceStore } from '#platform/web/offline/device-store.ts';
import { parseCached } from '#platform/web/offline/known.ts';
import { offlineState } from '#platform/web/offline/offline-state.ts';
import { makeOutbox } from '#platform/web/offline/outbox.ts';

const LINES = 200;

test('200 ticks without a network wait as one write, and the list shows them all', async () => {
  const owner = newId();
  const store = deviceStore(`shopping-${owner}`);
  const outbox = makeOutbox({
    store,
    features: [shoppingOffline],
    person: () => owner,
    tell: () => {},
    refresh: () => {},
  });
  for (let line = 0; line < LINES; line += 1) {
    const body = tickLine(NO_CHANGES, { key: `line ${line}`, grams: null }, line % 2 === 0, 5);
    await outbox.keep(owner, shoppingApi.change, { body }, {});
  }
  const { writes } = offlineState();
  expect(writes).toHaveLength(1);
  const known = parseCached([shoppingOffline], [], writes);
  const read = shoppingOffline.reads?.[0];
  const empty = { ...NO_CHANGES, stamp: 0, isShared: false };
  const shown = read?.overlay?.(empty, {}, known) as typeof empty;
  expect(shown.marks).toHaveLength(LINES);
  expect(shown.marks.filter(({ isTicked }) => isTicked)).toHaveLength(LINES / 2);

  // While one is on its way, what follows waits behind it and repeats nothing that matters.
  const [sending] = writes;
  if (sending) await outbox.startSending(sending);
  const later = tickLine(NO_CHANGES, { key: 'line 1', grams: null }, true, 9);
  await outbox.keep(owner, shoppingApi.change, { body: later }, {});
  expect(offlineState().writes).toHaveLength(2);
  const last = offlineState().writes.at(-1)?.input as { body: typeof empty };
  expect(last.body.marks.find(({ id }) => id === 'line 1')?.isTicked).toBe(true);
});
