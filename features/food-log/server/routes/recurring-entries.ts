import { handle, type Route } from '#platform/server/http/handle.ts';
import { recurringEntriesApi } from '../../contract/recurring-entries.ts';
import {
  addRecurringEntry,
  editRecurringEntry,
  listProposals,
  listRecurringEntries,
  removeRecurringEntry,
  restoreRecurringEntry,
  setSkipped,
} from '../actions/recurring-entries.ts';

export const recurringEntryRoutes: Route[] = [
  handle(recurringEntriesApi.list, ({ db, caller }) => listRecurringEntries(db, caller.owner)),
  handle(recurringEntriesApi.due, ({ db, caller, query }) =>
    listProposals(db, caller.owner, query.date),
  ),
  handle(recurringEntriesApi.add, ({ db, caller, body, nowMs }) =>
    addRecurringEntry(db, caller.owner, body, nowMs),
  ),
  handle(recurringEntriesApi.edit, ({ db, caller, params, body, nowMs }) =>
    editRecurringEntry(db, caller.owner, params.id, body, nowMs),
  ),
  handle(recurringEntriesApi.remove, async ({ db, caller, params, nowMs }) => {
    await removeRecurringEntry(db, caller.owner, params.id, nowMs);
    return { ok: true };
  }),
  handle(recurringEntriesApi.restore, ({ db, caller, params, nowMs }) =>
    restoreRecurringEntry(db, caller.owner, params.id, nowMs),
  ),
  handle(recurringEntriesApi.skip, async ({ db, caller, params }) => {
    await setSkipped(db, caller.owner, params, true);
    return { ok: true };
  }),
  handle(recurringEntriesApi.unskip, async ({ db, caller, params }) => {
    await setSkipped(db, caller.owner, params, false);
    return { ok: true };
  }),
];
