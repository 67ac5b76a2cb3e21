import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { recurringEntriesApi } from '../../contract/recurring-entries.ts';
import {
  listProposals,
  listRecurringEntries,
  recurringActions,
  setSkipped,
} from '../actions/recurring-entries.ts';

export const recurringEntryRoutes: Route[] = [
  handle(recurringEntriesApi.list, ({ db, caller }) => listRecurringEntries(db, caller.owner)),
  handle(recurringEntriesApi.due, ({ db, caller, query }) =>
    listProposals(db, caller.owner, query.date),
  ),
  ...recordRoutes(recurringEntriesApi, recurringActions),
  handle(recurringEntriesApi.skip, async ({ db, caller, params }) => {
    await setSkipped(db, caller.owner, params, true);
    return { ok: true };
  }),
  handle(recurringEntriesApi.unskip, async ({ db, caller, params }) => {
    await setSkipped(db, caller.owner, params, false);
    return { ok: true };
  }),
];
