import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { offersApi } from '../../contract/offers.ts';
import { listOffers, offerActions } from '../actions/offers.ts';

export const offerRoutes: Route[] = [
  handle(offersApi.list, ({ db, caller }) => listOffers(db, caller.owner)),
  ...recordRoutes(offersApi, offerActions),
];
