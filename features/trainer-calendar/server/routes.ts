import { handle, type Route } from '#platform/server/http/handle.ts';
import { trainerCalendarApi } from '../contract.ts';
import { listClients, listTimes } from './actions.ts';

export const trainerCalendarRoutes: Route[] = [
  handle(trainerCalendarApi.times, ({ db, caller, query }) => listTimes(db, caller.owner, query)),
  handle(trainerCalendarApi.clients, ({ db, caller }) => listClients(db, caller.owner)),
];
