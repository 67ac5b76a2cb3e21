import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { offersApi } from '../../contract/offers.ts';
import { timesApi } from '../../contract/times.ts';
import { listOffers, listTimes, offerActions, showOffer, tellNext } from '../actions/offers.ts';

export const offerRoutes: Route[] = [
  handle(offersApi.list, ({ db, caller }) => listOffers(db, caller.owner)),
  ...recordRoutes(offersApi, offerActions),
  handle(timesApi.offer, ({ db, caller, params, nowMs }) =>
    showOffer(db, caller?.owner ?? null, params.offerId, nowMs),
  ),
  handle(timesApi.between, ({ db, params, query, nowMs }) =>
    listTimes(db, { ...params, ...query }, nowMs),
  ),
  handle(timesApi.next, ({ db, params, nowMs }) => tellNext(db, params.offerId, nowMs)),
];
