import type { FoodLogEntry } from '#features/food-log/contract.ts';
import { logFoods, takeOutEntries } from '#features/food-log/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions, recordChanges } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { ParsedInputOf } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Leftover, leftoversApi } from '../contract.ts';
import type { LeftoverContent } from '../rules/leftover.ts';
import { portionsAfter, portionsAgain, portionsTaken } from '../rules/portions.ts';
import {
  type LeftoverRow,
  leftoverRows,
  leftoversOf,
  type StoredLeftover,
  setPortions,
} from './queries.ts';

/** So that all of them can always be listed at once. */
const MAX_LEFTOVERS = 500;

const NOT_FOUND = 'Those leftovers do not exist.';
const EATEN_UP = 'These leftovers were eaten up. Undo what was eaten to bring them back.';

function toShown(row: LeftoverRow): Leftover {
  const { taken: _, ...shown } = toRecord(row);
  return shown;
}

export async function listLeftovers(db: Db, owner: OwnerId): Promise<Leftover[]> {
  return (await leftoversOf(db, owner)).map(toShown);
}

const rules = {
  rows: leftoverRows,
  sentences: {
    notFound: NOT_FOUND,
    editedElsewhere: 'These leftovers were changed on another device. Check them, then save again.',
  },
  toResponse: toShown,
};
const added = recordActions({
  ...rules,
  limit: {
    most: MAX_LEFTOVERS,
    sentence: 'You have 500 leftovers. Throw away what you no longer keep.',
  },
  toContent: (content: LeftoverContent): StoredLeftover => ({ ...content, taken: {} }),
});

const changes = recordChanges({ ...rules, toContent: (content: LeftoverContent) => content });

export const leftoverActions = {
  ...changes,
  add: added.add,

  /** Brings back what was thrown away. What was eaten up comes back only with the entry that took it. */
  async restore(db: Db, owner: OwnerId, id: string, nowMs: number): Promise<Leftover> {
    return inTransaction(db, async (db) => {
      const [kept] = await leftoverRows.lock(db, owner, [id]);
      if (kept?.portions === 0) {
        throw new AppError('conflict', { reason: 'eaten_up', message: EATEN_UP });
      }
      return changes.restore(db, owner, id, nowMs);
    });
  },
};

/** The first entry without what only a batch says of it. */
async function logOne(
  db: Db,
  owner: OwnerId,
  entry: Parameters<typeof logFoods>[2][number],
  nowMs: number,
): Promise<{ entry: FoodLogEntry; isNew: boolean }> {
  const [logged] = await logFoods(db, owner, [entry], nowMs);
  if (!logged) throw new AppError('not_found', { message: 'That entry does not exist.' });
  const { outcome, ...rest } = logged;
  return { entry: rest, isNew: outcome === 'logged' };
}

/** Logs what was eaten and keeps the rest, both or none. Repeating it changes nothing. */
export async function logCooked(
  db: Db,
  owner: OwnerId,
  { entry, leftover }: ParsedInputOf<typeof leftoversApi.cooked>['body'],
  nowMs: number,
) {
  return inTransaction(db, async (db) => ({
    entry: entry && (await logOne(db, owner, entry, nowMs)).entry,
    leftover: leftover && (await leftoverActions.add(db, owner, leftover, nowMs)),
  }));
}

/** Undoes what `logCooked` did, both or none. Repeating it changes nothing. */
export async function undoCooked(
  db: Db,
  owner: OwnerId,
  { entryId, leftoverId }: { entryId: string | null; leftoverId: string | null },
  nowMs: number,
): Promise<void> {
  await inTransaction(db, async (db) => {
    if (entryId !== null) await takeOutEntries(db, owner, [entryId], nowMs);
    if (leftoverId !== null) await leftoverActions.remove(db, owner, leftoverId, nowMs);
  });
}

/**
 * Logs portions of leftovers and takes them off what is kept, both or none. An entry that is there already
 * takes nothing off again. The last portion marks the leftovers deleted; what was thrown away elsewhere
 * stays so.
 */
export async function eatLeftover(
  db: Db,
  owner: OwnerId,
  id: string,
  { entry, portions }: ParsedInputOf<typeof leftoversApi.eat>['body'],
  nowMs: number,
): Promise<FoodLogEntry> {
  return inTransaction(db, async (db) => {
    const [kept] = await leftoverRows.lock(db, owner, [id]);
    if (!kept) throw new AppError('not_found', { message: NOT_FOUND });
    const logged = await logOne(db, owner, entry, nowMs);
    if (!logged.isNew) return logged.entry;
    const isAway = kept.deletedAt !== null;
    const left = isAway ? kept.portions : portionsAfter(kept.portions, portions);
    const took = isAway ? 0 : portionsTaken(kept.portions, portions);
    const taken = { ...kept.taken, [entry.id]: took };
    const at = new Date(nowMs);
    const deletedAt = kept.deletedAt ?? (left > 0 ? null : at);
    await setPortions(db, owner, id, { portions: left, taken, deletedAt, at });
    return logged.entry;
  });
}

/**
 * Takes the entry out and puts back what it took, once. What was eaten up is there again. Of an entry from
 * before this was kept (`taken` does not name it) what the device says comes back.
 */
export async function undoEatLeftover(
  db: Db,
  owner: OwnerId,
  id: string,
  { entryId, portions: said }: { entryId: string; portions: number },
  nowMs: number,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const [kept] = await leftoverRows.lock(db, owner, [id]);
    if (!kept) throw new AppError('not_found', { message: NOT_FOUND });
    const takenOut = await takeOutEntries(db, owner, [entryId], nowMs);
    const wasThrownAway = kept.deletedAt !== null && kept.portions > 0;
    const took = kept.taken[entryId] ?? said;
    if (takenOut === 0 || wasThrownAway || took === 0) return;
    const portions = portionsAgain(kept.portions, took);
    const taken = { ...kept.taken, [entryId]: 0 };
    await setPortions(db, owner, id, { portions, taken, deletedAt: null, at: new Date(nowMs) });
  });
}
