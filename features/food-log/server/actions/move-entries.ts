import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { FoodLogEntry } from '../../contract.ts';
import type { EntryMove } from '../../rules/entry-move.ts';
import { checkDate, noSuchEntry, shown } from '../actions.ts';
import { moveEntry } from '../queries/move-entry.ts';
import { entryById } from '../queries.ts';

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
  // Always in the same order, so that two calls never wait for each other in a circle.
  const inOrder = [...moves].sort((a, b) => (a.id < b.id ? -1 : 1));
  return inTransaction(db, async (db) => {
    const moved = new Map<string, FoodLogEntry>();
    for (const move of inOrder) {
      const entry = await moveEntry(db, owner, move, new Date(nowMs));
      moved.set(move.id, entry ? shown(entry) : await movedBefore(db, owner, move));
    }
    return moves.flatMap(({ id }) => moved.get(id) ?? []);
  });
}

async function movedBefore(db: Db, owner: OwnerId, move: EntryMove): Promise<FoodLogEntry> {
  const current = await entryById(db, owner, move.id);
  if (!current || current.deletedAt) throw noSuchEntry();
  const stands = current.date === move.date && current.mealType === move.mealType;
  if (stands && current.version === move.version + 1) return shown(current);
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: `${current.foodName} was changed on another device. Nothing was moved.`,
    current: shown(current),
  });
}
