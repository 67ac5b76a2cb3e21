import type { Db } from '#platform/server/db/database.ts';
import { recordChanges } from '#platform/server/records/record-actions.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';
import type { FoodLogEntry, NewFoodLogEntry } from '../contract.ts';
import { dateProblem } from '../rules/days/diary-days.ts';
import { sourceTypeOf } from '../rules/entry/entry-kinds.ts';
import type { EntryContent } from '../rules/entry/same-entry.ts';
import { entryRows, type NewEntry, type StoredEntry } from './queries.ts';

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
  return {
    ...input,
    id: input.id ?? newId(),
    origin: input.origin ?? (input.aiAnalyzed ? 'photo' : 'manual'),
    sourceType: sourceTypeOf(input.aiConfidence),
    loggedAt: new Date(nowMs),
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
  const [added] = await entryRows.insert(db, owner, [entry], entry.loggedAt);
  const stored = added ?? (await entryRows.byIds(db, owner, [entry.id]))[0];
  if (!stored) throw noSuchEntry();
  return toResponse(stored);
}

/** Changing, deleting and bringing back one entry. */
export const entryChanges = recordChanges({
  rows: entryRows,
  sentences: {
    notFound: 'That entry does not exist.',
    editedElsewhere: 'This entry was changed on another device. Look at it again before you save.',
  },
  toContent(content: EntryContent, nowMs) {
    checkDate(content.date, nowMs);
    return content;
  },
  toResponse,
});
