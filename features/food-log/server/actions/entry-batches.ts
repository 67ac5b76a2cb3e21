import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { BatchEntry, FoodLogEntry, NewFoodLogEntry } from '../../contract.ts';
import { dateProblem } from '../../rules/days/diary-days.ts';
import { newEntry, noSuchEntry, toResponse } from '../actions.ts';
import { entryRows, type StoredEntry } from '../queries.ts';

function checkDates(entries: readonly NewFoodLogEntry[], nowMs: number): void {
  const problems = entries.flatMap(({ date }, index) => {
    const problem = dateProblem(date, dayIn('UTC', nowMs));
    return problem === null ? [] : [[`entries.${index}.date`, problem] as const];
  });
  const [first] = problems;
  if (first) {
    throw new AppError('invalid', { message: first[1], fields: Object.fromEntries(problems) });
  }
}

/** Stored entries in the order that was asked for. */
function inOrder(ids: readonly string[], stored: readonly StoredEntry[]): StoredEntry[] {
  const byId = new Map(stored.map((entry) => [entry.id, entry]));
  return ids.map((id) => {
    const entry = byId.get(id);
    if (!entry) throw noSuchEntry();
    return entry;
  });
}

/**
 * Logs several foods, all or none, in one statement. An id that is stored already, also a deleted one,
 * is answered as it is stored and stays as it is, and `outcome` says so: a repetition neither logs twice nor
 * brings back what was deleted meanwhile. Fails with `invalid`, naming the entries ("entries.3.date"), when a date is out
 * of reach.
 */
export async function logFoods(
  db: Db,
  owner: OwnerId,
  input: readonly (NewFoodLogEntry & { id: string })[],
  nowMs: number,
): Promise<BatchEntry[]> {
  checkDates(input, nowMs);
  const ids = input.map(({ id }) => id);
  const entries = input.map((entry) => newEntry(entry, nowMs));
  const stored = await entryRows.insert(db, owner, entries, new Date(nowMs));
  const isNew = new Set(stored.map(({ id }) => id));
  const before = ids.filter((id) => !isNew.has(id));
  if (before.length > 0) stored.push(...(await entryRows.byIds(db, owner, before)));
  return inOrder(ids, stored).map((entry) => {
    const before = entry.deletedAt ? 'deleted-before' : 'there-before';
    return { ...toResponse(entry), outcome: isNew.has(entry.id) ? 'logged' : before };
  });
}

/** Every id is this owner's, or nothing is done: `not_found`. */
async function claim(db: Db, owner: OwnerId, ids: readonly string[]): Promise<void> {
  if ((await entryRows.lock(db, owner, ids)).length !== new Set(ids).size) throw noSuchEntry();
}

/** Deletes several entries, all or none. Those already deleted are fine; `not_found` if one was never there. */
export async function removeEntries(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  await inTransaction(db, async (db) => {
    await claim(db, owner, ids);
    await entryRows.setDeleted(db, owner, ids, { deletedAt: at, at });
  });
}

/** Takes out those of these entries that are in the log; answers how many were. For Undo within a larger step. */
export async function takeOutEntries(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
  nowMs: number,
): Promise<number> {
  const at = new Date(nowMs);
  return (await entryRows.setDeleted(db, owner, ids, { deletedAt: at, at })).length;
}

/** Brings several deleted entries back (Undo), all or none. Those that are not deleted are answered as they are. */
export async function restoreEntries(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
  nowMs: number,
): Promise<FoodLogEntry[]> {
  return inTransaction(db, async (db) => {
    await claim(db, owner, ids);
    await entryRows.setDeleted(db, owner, ids, { deletedAt: null, at: new Date(nowMs) });
    return inOrder(ids, await entryRows.byIds(db, owner, ids)).map(toResponse);
  });
}
