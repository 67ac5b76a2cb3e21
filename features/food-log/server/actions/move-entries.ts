import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { FoodLogEntry } from '../../contract.ts';
import type { EntryMove } from '../../rules/entry/entry-move.ts';
import { checkDate, noSuchEntry, toResponse } from '../actions.ts';
import { moveLocked } from '../queries/move-entries.ts';
import { entryRows, type StoredEntry } from '../queries.ts';

/**
 * Moves entries to other days or meals, all or none, and answers them in the order asked. A move that
 * came through already is answered with its result. Fails with `conflict`, reason `edited_elsewhere`
 * and the current entry when one was changed since it was seen, `not_found` when one is deleted or
 * not this person's, `invalid` when a day is out of reach.
 */
export async function moveEntries(
  db: Db,
  owner: OwnerId,
  moves: readonly EntryMove[],
  nowMs: number,
): Promise<FoodLogEntry[]> {
  for (const { date } of moves) checkDate(date, nowMs);
  return inTransaction(db, async (db) => {
    const ids = moves.map(({ id }) => id);
    const before = new Map(
      (await entryRows.lock(db, owner, ids)).map((entry) => [entry.id, entry]),
    );
    const still = moves.filter((move) => isUnchanged(before.get(move.id), move));
    const answers = moves
      .filter((move) => !still.includes(move))
      .map((move) => movedBefore(before.get(move.id), move));
    if (still.length > 0) answers.push(...(await moveLocked(db, owner, still, new Date(nowMs))));
    const byId = new Map(answers.map((entry) => [entry.id, toResponse(entry)]));
    return moves.flatMap(({ id }) => byId.get(id) ?? []);
  });
}

const isUnchanged = (entry: StoredEntry | undefined, { version }: EntryMove): boolean =>
  entry !== undefined && entry.deletedAt === null && entry.version === version;

function movedBefore(current: StoredEntry | undefined, move: EntryMove): StoredEntry {
  if (!current || current.deletedAt) throw noSuchEntry();
  const stands = current.date === move.date && current.mealType === move.mealType;
  if (stands && current.version === move.version + 1) return current;
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: `${current.foodName} was changed on another device. Nothing was moved.`,
    current: toResponse(current),
  });
}
