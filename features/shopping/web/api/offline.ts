import type { PendingRecord } from '#platform/shared/pending-record.ts';
import {
  nameOf,
  type OfflineFeature,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { shoppingApi } from '../../contract.ts';
import { mergeChanges, NO_CHANGES } from '../../rules/list/merge-changes.ts';
import type { ShoppingChanges } from '../../rules/list/shopping-entry.ts';
import { changesOfList } from '../messages/list.ts';

/** The whole list is one thing to the device: what waits is one set of changes, however many they are. */
export const LIST_KIND = 'shopping';
export const LIST_ID = 'list';

const toThing = (changes: ShoppingChanges): PendingRecord<ShoppingChanges> => ({
  kind: LIST_KIND,
  id: LIST_ID,
  version: 0,
  is: changes,
  deleted: false,
});

const withDefaults = (body: Partial<ShoppingChanges>): ShoppingChanges => ({
  ...NO_CHANGES,
  ...body,
});

export const shoppingOffline: OfflineFeature = {
  writes: [
    offlineWrite(shoppingApi.change, {
      verb: 'Change',
      gathers: true,
      effect: ({ body }) => ({
        things: [toThing(withDefaults(body as ShoppingChanges))],
        answer: { ok: true } as const,
      }),
      // Changes that follow each other are one write: of each thing the last holds.
      repair({ endpoint, input }, { body }) {
        if (endpoint !== nameOf(shoppingApi.change)) return undefined;
        const before = (input as { body: ShoppingChanges }).body;
        return { body: mergeChanges(withDefaults(before), withDefaults(body as ShoppingChanges)) };
      },
      merge({ mine, theirs }) {
        const is = mergeChanges(theirs as ShoppingChanges, mine as ShoppingChanges);
        return { input: { body: is }, things: [toThing(is)] };
      },
    }),
  ],
  reads: [
    offlineRead(shoppingApi.read, {
      overlay(state, _, known) {
        const [waiting] = known.things(LIST_KIND) as PendingRecord<ShoppingChanges>[];
        return waiting?.is ? { ...state, ...mergeChanges(state, waiting.is) } : state;
      },
      missing: () => ({ ...NO_CHANGES, stamp: 0, isShared: false }),
    }),
  ],
  async ahead(_today, { ask }) {
    await ask(shoppingApi.read, {});
  },
  says: { [LIST_KIND]: changesOfList },
};
