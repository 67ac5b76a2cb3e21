import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type {
  NewRecurringEntry,
  Proposal,
  RecurringEdit,
  RecurringEntry,
} from '../../contract/recurring-entries.ts';
import { loggedItem } from '../../rules/item-schema.ts';
import { inWeekOrder, isDueOn, proposedEntryId } from '../../rules/recurrence.ts';
import { noSuchEntry } from '../actions.ts';
import {
  countRecurringEntries,
  deleteSkip,
  findEverLogged,
  insertRecurringEntry,
  insertSkip,
  listSkipped,
  type RecurringContent,
  recurringEntriesOf,
  recurringEntryById,
  replaceRecurringEntry,
  type StoredRecurring,
  setRecurringDeleted,
} from '../queries/recurring-entries.ts';

/** More than anybody eats on one day; keeps a day's proposals readable. */
const MAX_REPEATING_FOODS = 100;

/** As stored, with "not known" for what was not asked for yet when it was saved. */
function contentOf({ item, mealType, weekdays, startsOn, endsOn }: RecurringContent) {
  return {
    item: loggedItem.parse(item),
    mealType,
    weekdays: inWeekOrder(weekdays),
    startsOn,
    endsOn,
  };
}

const toResponse = (stored: StoredRecurring): RecurringEntry => ({
  ...contentOf(stored),
  id: stored.id,
  version: stored.version,
});

/** What a person repeats, in the order it was made. */
export async function listRecurringEntries(db: Db, owner: OwnerId): Promise<RecurringEntry[]> {
  return (await recurringEntriesOf(db, owner)).map(toResponse);
}

/** Suggested entries of a day, without those already logged on any day. */
async function openEntryIds(
  db: Db,
  owner: OwnerId,
  recurringIds: readonly string[],
  date: CalendarDay,
): Promise<Map<string, string>> {
  const open = new Map<string, string>();
  let left = recurringIds;
  for (let deleted = 0; left.length > 0; deleted += 1) {
    const ids = new Map(left.map((id) => [id, proposedEntryId(id, date, deleted)] as const));
    const logged = await findEverLogged(db, owner, [...ids.values()]);
    for (const [id, entryId] of ids) if (!logged.has(entryId)) open.set(id, entryId);
    left = left.filter((id) => logged.get(ids.get(id) ?? '') === 'deleted');
  }
  return open;
}

/**
 * What a day proposes. Left out is what was logged from it, also when that was moved since; what was deleted
 * (or its logging undone) is open again. What was skipped is marked, so that it can be undone.
 */
export async function listProposals(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
): Promise<Proposal[]> {
  const repeated = await recurringEntriesOf(db, owner);
  const due = repeated.filter((one) => isDueOn(one, date));
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const entryIds = await openEntryIds(db, owner, ids, date);
  const skipped = await listSkipped(db, owner, date);
  return due.flatMap(({ id, mealType, item }) => {
    const entryId = entryIds.get(id);
    if (entryId === undefined) return [];
    const content = { date, mealType, item: loggedItem.parse(item) };
    return [{ recurringId: id, entryId, ...content, skipped: skipped.has(id) }];
  });
}

/**
 * Proposes a food on weekdays from now on. Repeating the call with the same id answers what is stored and
 * changes nothing. Fails with `conflict`, reason `too_many`, at 100.
 */
export async function addRecurringEntry(
  db: Db,
  owner: OwnerId,
  input: NewRecurringEntry,
  nowMs: number,
): Promise<RecurringEntry> {
  const before = await recurringEntryById(db, owner, input.id);
  if (before) return toResponse(before);
  if ((await countRecurringEntries(db, owner)) >= MAX_REPEATING_FOODS) {
    const message = `You repeat ${MAX_REPEATING_FOODS} foods. Delete one that you no longer need.`;
    throw new AppError('conflict', { reason: 'too_many', message });
  }
  const entry = { ...contentOf(input), id: input.id, at: new Date(nowMs) };
  const stored =
    (await insertRecurringEntry(db, owner, entry)) ??
    (await recurringEntryById(db, owner, input.id));
  if (!stored) throw noSuchEntry();
  return toResponse(stored);
}

/**
 * Changes what is proposed, if it still has the version that was seen; what was logged stays. Fails with
 * `conflict`, reason `edited_elsewhere` and the current one when it has not, `not_found` when it is deleted
 * or not this person's. Repeating an edit that came through answers its result.
 */
export async function editRecurringEntry(
  db: Db,
  owner: OwnerId,
  id: string,
  edit: RecurringEdit,
  nowMs: number,
): Promise<RecurringEntry> {
  const { version } = edit;
  const content = contentOf(edit);
  const change = { content, version, at: new Date(nowMs) };
  const replaced = await replaceRecurringEntry(db, owner, id, change);
  if (replaced) return toResponse(replaced);

  const current = await recurringEntryById(db, owner, id);
  if (!current || current.deletedAt) throw noSuchEntry();
  if (current.version === version + 1 && isDeepStrictEqual(contentOf(current), content)) {
    return toResponse(current);
  }
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'This was changed on another device. Look at it again before you save.',
    current: toResponse(current),
  });
}

/** Stops proposing it; what was logged stays. Again is fine. */
export async function removeRecurringEntry(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  const removed = await setRecurringDeleted(db, owner, id, { deletedAt: at, at });
  if (!removed && !(await recurringEntryById(db, owner, id))) throw noSuchEntry();
}

/** Brings a deleted one back (Undo). One that is not deleted is answered as it is. */
export async function restoreRecurringEntry(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<RecurringEntry> {
  const restored =
    (await setRecurringDeleted(db, owner, id, { deletedAt: null, at: new Date(nowMs) })) ??
    (await recurringEntryById(db, owner, id));
  if (!restored) throw noSuchEntry();
  return toResponse(restored);
}

/** Passes over one day, or proposes it again. Either may be repeated. `not_found` if it is not this person's. */
export async function setSkipped(
  db: Db,
  owner: OwnerId,
  on: { id: string; date: CalendarDay },
  skipped: boolean,
): Promise<void> {
  if (!(await recurringEntryById(db, owner, on.id))) throw noSuchEntry();
  await (skipped ? insertSkip : deleteSkip)(db, owner, on.id, on.date);
}
