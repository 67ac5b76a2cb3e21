import type { PendingRecord } from '#platform/shared/pending-record.ts';
import {
  nameOf,
  type OfflineFeature,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { shoppingApi } from '../../contract.ts';
import { MAX_CHANGES } from '../../rules/list/limits.ts';
import { mergeChanges, NO_CHANGES, PARTS } from '../../rules/list/merge-changes.ts';
import type { ShoppingChanges } from '../../rules/list/shopping-entry.ts';
import { changesOfList } from '../messages.ts';

/** The whole list is one thing to the device: what waits is one set of changes, however many they are. */
export const LIST_KIND = 'shopping';
export const LIST_ID = 'list';

/** Changes, and who the person was in the household when they made them. */
type SeenChanges = ShoppingChanges & { personId?: string | undefined };

const toThing = (changes: SeenChanges): PendingRecord<SeenChanges> => ({
  kind: LIST_KIND,
  id: LIST_ID,
  version: 0,
  is: changes,
  deleted: false,
});

const withDefaults = (body: Partial<SeenChanges>): SeenChanges => ({
  ...NO_CHANGES,
  ...body,
});

const withPerson = (changes: ShoppingChanges, personId: string | undefined) => ({
  ...changes,
  ...(personId !== undefined && { personId }),
});

export const shoppingOffline: OfflineFeature = {
  writes: [
    offlineWrite(shoppingApi.change, {
      verb: 'Change',
      gathers: true,
      effect: ({ body }) => ({
        things: [toThing(withDefaults(body as SeenChanges))],
        answer: { ok: true } as const,
      }),
      // Changes that follow each other are one write: of each thing the last holds.
      repair({ endpoint, input }, { body }) {
        if (endpoint !== nameOf(shoppingApi.change)) return undefined;
        const before = (input as { body: SeenChanges }).body;
        if (before.personId !== body.personId) return undefined;
        const now = mergeChanges(withDefaults(before), withDefaults(body as SeenChanges));
        // More is another call.
        if (PARTS.some((part) => now[part].length > MAX_CHANGES)) return undefined;
        return { body: withPerson(now, body.personId) };
      },
      merge({ mine, theirs }) {
        const { personId } = mine as SeenChanges;
        const is = withPerson(
          mergeChanges(theirs as ShoppingChanges, mine as SeenChanges),
          personId,
        );
        return { input: { body: is }, things: [toThing(is)] };
      },
    }),
  ],
  reads: [
    offlineRead(shoppingApi.read, {
      overlay(state, _, known) {
        const [waiting] = known.things(LIST_KIND) as PendingRecord<SeenChanges>[];
        const seenAs = waiting?.is?.personId ?? state.personId;
        return waiting?.is && seenAs === state.personId
          ? { ...state, ...mergeChanges(state, waiting.is) }
          : state;
      },
      missing: () => ({ ...NO_CHANGES, stamp: 0, isShared: false }),
    }),
  ],
  async ahead(_today, { ask }) {
    await ask(shoppingApi.read, {});
  },
  says: { [LIST_KIND]: changesOfList },
};
