import type { FoodLogEntry } from '#features/food-log/contract.ts';
import {
  type DiaryEntry,
  ENTRY_KIND,
  type NewEntry,
  type PendingEntry,
  toShownEntry,
} from '#features/food-log/rules/entry/pending-entries.ts';
import { markPending, toPending } from '#platform/shared/pending-record.ts';
import {
  type Known,
  type OfflineFeature,
  offlineWrite,
  type Thing,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { type Leftover, leftoversApi } from '../../contract.ts';
import {
  eatPending,
  LEFTOVER_KIND,
  type PendingLeftover,
  toShownLeftover,
  undoEatPending,
} from '../../rules/pending-leftovers.ts';
import { byUseBy } from '../../rules/portions.ts';

const records = offlineRecord({
  kind: LEFTOVER_KIND,
  api: leftoversApi,
  verb: 'Keep',
  toShown: toShownLeftover,
});

const done = { ok: true } as const;

const findEntry = (known: Known, id: string) =>
  known.find(ENTRY_KIND, id) as PendingEntry | undefined;

/** A new entry; one that is known already stays as it is. */
function addEntry(entry: NewEntry, known: Known, at: string): PendingEntry {
  const { id } = entry;
  const shown = { ...toShownEntry(entry, null, at), id, version: 1 } as DiaryEntry;
  return findEntry(known, id) ?? toPending(ENTRY_KIND, shown);
}

const takeOut = (id: string, known: Known): PendingEntry =>
  markPending(ENTRY_KIND, id, true, findEntry(known, id));

const findLeftover = (known: Known, id: string) => records.find(known, id) as PendingLeftover;

const answerOf = ({ is }: PendingEntry) => is as FoodLogEntry;

export const cookingOffline: OfflineFeature = {
  writes: [
    ...records.writes,
    offlineWrite(leftoversApi.cooked, {
      verb: 'Log',
      day: ({ body }) => body.entry?.date ?? null,
      effect({ body }, known, at) {
        const entry = body.entry && addEntry(body.entry, known, at);
        const kept = body.leftover && records.addOne(body.leftover, known, at);
        const things = [entry, kept].filter((thing): thing is NonNullable<typeof thing> => !!thing);
        const answer = { entry: entry && answerOf(entry), leftover: kept?.is ?? null };
        return { things, answer };
      },
    }),
    offlineWrite(leftoversApi.undoCooked, {
      verb: 'Undo',
      effect({ body: { entryId, leftoverId } }, known) {
        const things: Thing[] = [];
        if (entryId) things.push(takeOut(entryId, known));
        if (leftoverId) things.push(...records.mark([leftoverId], true, known));
        return { things, answer: done };
      },
    }),
    offlineWrite(leftoversApi.eat, {
      verb: 'Log',
      day: ({ body }) => body.entry.date,
      effect({ params: { id }, body }, known, at) {
        const isNew = !findEntry(known, body.entry.id);
        const entry = addEntry(body.entry, known, at);
        const eaten = { entryId: entry.id, portions: body.portions };
        const kept = isNew ? [eatPending(findLeftover(known, id), id, eaten)] : [];
        return { things: [entry, ...kept], answer: answerOf(entry) };
      },
    }),
    offlineWrite(leftoversApi.undoEat, {
      verb: 'Undo',
      effect({ params: { id }, body }, known) {
        const wasThere = findEntry(known, body.entryId)?.deleted !== true;
        const kept = wasThere ? [undoEatPending(findLeftover(known, id), id, body)] : [];
        return { things: [takeOut(body.entryId, known), ...kept], answer: done };
      },
    }),
  ],
  reads: [records.listed({ list: leftoversApi.list, inOrder: byUseBy })],
  async ahead(_today, { ask }) {
    await ask(leftoversApi.list, {});
  },
  says: { [LEFTOVER_KIND]: ({ name }: Leftover) => name },
};
