import { handle, type Route } from '#platform/server/http/handle.ts';
import { missedSearchesApi } from '../contract.ts';
import { countSearch, listMissed } from './actions.ts';

type Services = { secret: string; operatorEmails: readonly string[] };

export const missedRoutes = ({ secret, operatorEmails }: Services): Route[] => [
  handle(missedSearchesApi.count, async ({ db, caller, body, nowMs }) => {
    await countSearch(db, secret, caller.owner, body.q, nowMs);
    return { ok: true };
  }),
  handle(missedSearchesApi.list, ({ db, caller }) => listMissed(db, operatorEmails, caller)),
];
