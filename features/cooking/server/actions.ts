import type { FoodLogEntry } from '#features/food-log/contract.ts';
import { logFoods, takeOutEntries } from '#features/food-log/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { ParsedInputOf } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Leftover, leftoversApi } from '../contract.ts';
import { portionsAfter, roundPortions } from '../rules/portions.ts';
import { leftoverRows, leftoversOf, type StoredLeftover, setPortions } from './queries.ts';

/** So that all of them can always be listed at once. */
const MAX_LEFTOVERS = 500;

const NOT_FOUND = 'Those leftovers do not exist.';

export async function listLeftovers(db: Db, owner: OwnerId): Promise<Leftover[]> {
  return (await leftoversOf(db, owner)).map(toRecord);
}

export const leftoverActions = recordActions({
  rows: leftoverRows,
  sentences: {
    notFound: NOT_FOUND,
    editedElsewhere: 'These leftovers were changed on another device. Check them, then save again.',
  },
  limit: {
    most: MAX_LEFTOVERS,
    sentence: 'You have 500 leftovers. Throw away what you no longer keep.',
  },
  toContent: (content: StoredLeftover) => content,
  toResponse: toRecord,
});

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
    if (logged.isNew && !kept.deletedAt) {
      const left = portionsAfter(kept.portions, portions);
      const at = new Date(nowMs);
      await setPortions(db, owner, id, { portions: left, deletedAt: left > 0 ? null : at, at });
    }
    return logged.entry;
  });
}

/** Takes the entry out and puts its portions back, once. What was eaten up is there again. */
export async function undoEatLeftover(
  db: Db,
  owner: OwnerId,
  id: string,
  { entryId, portions }: { entryId: string; portions: number },
  nowMs: number,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const [kept] = await leftoverRows.lock(db, owner, [id]);
    if (!kept) throw new AppError('not_found', { message: NOT_FOUND });
    const takenOut = await takeOutEntries(db, owner, [entryId], nowMs);
    const wasThrownAway = kept.deletedAt !== null && kept.portions > 0;
    if (takenOut === 0 || wasThrownAway) return;
    const back = roundPortions(kept.portions + portions);
    await setPortions(db, owner, id, { portions: back, deletedAt: null, at: new Date(nowMs) });
  });
}
