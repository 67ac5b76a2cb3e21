import { bookingsApi, timesApi } from '#features/bookings/contract.ts';
import {
  hold,
  listTimes,
  showOffer,
  type TimeServices,
  tellNext,
} from '#features/bookings/server/public.ts';
import { requireOrganisationAdmin } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { gymOffersApi } from '../contract.ts';
import { endOffer, listGymOffers, listOwnGymOffers, saveGymOffer } from './actions/gym-offers.ts';
import { holdAny } from './actions/hold-any.ts';
import { listTimesOfAny, showAnyTrainer, tellNextOfAny } from './actions/times.ts';
import { gymOfferById } from './queries/gym-offers.ts';

const isGyms = async (db: Db, offerId: string): Promise<boolean> =>
  (await gymOfferById(db, offerId)) !== null;

/** Looking at an offer and keeping a time of it: one trainer's, or a gym's with any of its trainers. */
const bookingRoutes = (services: TimeServices): Route[] => [
  handle(timesApi.offer, async ({ db, caller, params: { offerId }, nowMs }) => {
    const show = (await isGyms(db, offerId)) ? showAnyTrainer : showOffer;
    return show(db, caller?.owner ?? null, offerId, nowMs);
  }),
  handle(timesApi.between, async ({ db, caller, params, query, nowMs }) => {
    const list = (await isGyms(db, params.offerId)) ? listTimesOfAny : listTimes;
    return list(db, caller?.owner ?? null, { ...params, ...query }, nowMs);
  }),
  handle(timesApi.next, async ({ db, caller, params, query, nowMs }) =>
    (await isGyms(db, params.offerId))
      ? tellNextOfAny(db, caller?.owner ?? null, { ...params, ...query }, nowMs)
      : tellNext(db, caller?.owner ?? null, { ...params, ...query }, nowMs),
  ),
  handle(bookingsApi.hold, async ({ db, caller, body, nowMs }) => {
    const keep = (await isGyms(db, body.offerId)) ? holdAny : hold;
    return keep(db, services, caller.owner, body, nowMs);
  }),
];

export const gymOffersRoutes = (services: TimeServices): Route[] => [
  ...bookingRoutes(services),
  handle(gymOffersApi.mine, ({ db, caller }) => listOwnGymOffers(db, caller.owner)),
  handle(gymOffersApi.list, async ({ db, caller, params }) =>
    listGymOffers(db, await requireOrganisationAdmin(db, caller, params.id, 'seeMembers')),
  ),
  handle(gymOffersApi.save, async ({ db, caller, params, body, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    const { version, ...content } = body;
    return saveGymOffer(db, admin, { id: params.offerId, content, version }, nowMs);
  }),
  handle(gymOffersApi.end, async ({ db, caller, params, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    await endOffer(db, admin, params.offerId, nowMs);
    return { ok: true };
  }),
];
