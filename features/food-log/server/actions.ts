import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';
import type { FoodLogEdit, FoodLogEntry, NewFoodLogEntry } from '../contract.ts';
import { dateProblem } from '../rules/diary-days.ts';
import { sourceTypeOf } from '../rules/entry-kinds.ts';
import { sameContent } from '../rules/same-entry.ts';
import {
  entryById,
  insertEntry,
  type NewEntry,
  replaceEntry,
  type StoredEntry,
  setDeleted,
} from './queries.ts';

export const noSuchEntry = () =>
  new AppError('not_found', { message: 'That entry does not exist.' });

/** Fails with `invalid` when an entry cannot be written on that day. */
export function checkDate(date: string, nowMs: number): void {
  const problem = dateProblem(date, dayIn('UTC', nowMs));
  if (problem !== null)
    throw new AppError('invalid', { message: problem, fields: { date: problem } });
}

/** A stored entry as the contract shows it. */
export function toResponse(entry: StoredEntry): FoodLogEntry {
  const { ownerId: _, loggedAt, updatedAt: __, deletedAt: ___, ...fields } = entry;
  return { ...fields, createdAt: loggedAt.toISOString() };
}

/**
 * What is stored of a new entry. `sourceType` follows from the confidence; without an `origin` the
 * entry claims no more than it says: photo if analysed, else manual.
 */
export function newEntry(input: NewFoodLogEntry, nowMs: number): NewEntry {
  const at = new Date(nowMs);
  return {
    ...input,
    id: input.id ?? newId(),
    origin: input.origin ?? (input.aiAnalyzed ? 'photo' : 'manual'),
    sourceType: sourceTypeOf(input.aiConfidence),
    loggedAt: at,
    updatedAt: at,
    version: 1,
  };
}

/**
 * Logs one food. Repeating the call with the same id answers the stored entry and changes nothing,
 * whatever else the repetition says, so a retry can never log twice. Fails with `invalid` when the
 * date is out of reach.
 */
export async function logFood(
  db: Db,
  owner: OwnerId,
  input: NewFoodLogEntry,
  nowMs: number,
): Promise<FoodLogEntry> {
  checkDate(input.date, nowMs);
  const entry = newEntry(input, nowMs);
  const stored = (await insertEntry(db, owner, entry)) ?? (await entryById(db, owner, entry.id));
  if (!stored) throw noSuchEntry();
  return toResponse(stored);
}

/**
 * Changes an entry that still has the version the person saw. Fails with `conflict`, reason
 * `edited_elsewhere` and the current entry when it was changed meanwhile, `not_found` when it is
 * deleted or not this person's. Repeating an edit that came through answers its result.
 */
export async function editEntry(
  db: Db,
  owner: OwnerId,
  id: string,
  edit: FoodLogEdit,
  nowMs: number,
): Promise<FoodLogEntry> {
  checkDate(edit.date, nowMs);
  const { version, ...content } = edit;
  const replaced = await replaceEntry(db, owner, id, { content, version, at: new Date(nowMs) });
  if (replaced) return toResponse(replaced);

  const current = await entryById(db, owner, id);
  if (!current || current.deletedAt) throw noSuchEntry();
  if (current.version === version + 1 && sameContent(current, content)) return toResponse(current);
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'This entry was changed on another device. Look at it again before you save.',
    current: toResponse(current),
  });
}

/** Deletes an entry so that it can be brought back. Deleting it again is fine; `not_found` if it was never there. */
export async function removeEntry(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  const removed = await setDeleted(db, owner, id, { deletedAt: at, at });
  if (!removed && !(await entryById(db, owner, id))) throw noSuchEntry();
}

/** Brings a deleted entry back (Undo). An entry that is not deleted is answered as it is. */
export async function restoreEntry(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<FoodLogEntry> {
  const restored =
    (await setDeleted(db, owner, id, { deletedAt: null, at: new Date(nowMs) })) ??
    (await entryById(db, owner, id));
  if (!restored) throw noSuchEntry();
  return toResponse(restored);
}
