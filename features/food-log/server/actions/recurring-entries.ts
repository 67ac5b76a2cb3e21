import type { Db } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Proposal, RecurringEntry } from '../../contract/recurring-entries.ts';
import { loggedItem } from '../../rules/item/item-schema.ts';
import { inWeekOrder, isDueOn, proposedEntryId } from '../../rules/recurrence.ts';
import { noSuchEntry } from '../actions.ts';
import {
  deleteSkip,
  findEverLogged,
  insertSkip,
  listSkipped,
  type RecurringContent,
  recurringEntriesOf,
  recurringRows,
  type StoredRecurring,
} from '../queries/recurring-entries.ts';

/** More than anybody eats on one day; keeps a day's proposals readable. */
const MAX_REPEATING_FOODS = 100;

/** With "not known" for what was not asked for yet when it was saved. */
const toResponse = (stored: StoredRecurring): RecurringEntry => ({
  ...toRecord(stored),
  item: loggedItem.parse(stored.item),
  weekdays: inWeekOrder(stored.weekdays),
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

/** What is proposed from now on; what was logged stays. */
export const recurringActions = recordActions({
  rows: recurringRows,
  sentences: {
    notFound: 'That entry does not exist.',
    editedElsewhere: 'This was changed on another device. Look at it again before you save.',
  },
  limit: {
    most: MAX_REPEATING_FOODS,
    sentence: `You repeat ${MAX_REPEATING_FOODS} foods. Delete one that you no longer need.`,
  },
  toContent: (content: RecurringContent) => ({
    ...content,
    weekdays: inWeekOrder(content.weekdays),
  }),
  toResponse,
});

/** Passes over one day, or proposes it again. Either may be repeated. `not_found` if it is not this person's. */
export async function setSkipped(
  db: Db,
  owner: OwnerId,
  on: { id: string; date: CalendarDay },
  skipped: boolean,
): Promise<void> {
  const [stored] = await recurringRows.byIds(db, owner, [on.id]);
  if (!stored) throw noSuchEntry();
  await (skipped ? insertSkip : deleteSkip)(db, owner, on.id, on.date);
}
