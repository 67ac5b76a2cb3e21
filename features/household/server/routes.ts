import { handle, type Route } from '#platform/server/http/handle.ts';
import { householdApi, householdInvitationsApi } from '../contract.ts';
import {
  leaveHousehold,
  type PartingServices,
  readHousehold,
  removePerson,
  saveEating,
  sharedTargets,
  shareTargets,
} from './actions/household.ts';
import {
  acceptLink,
  declineLink,
  type InvitingServices,
  invitePerson,
  lookAtLink,
  renewLink,
} from './actions/invitations.ts';
import { giveMemberPlace, type PlaceServices } from './actions/places.ts';

const done = { ok: true } as const;

export const householdRoutes = (
  services: InvitingServices & PartingServices & PlaceServices,
): Route[] => [
  handle(householdApi.read, ({ db, caller }) => readHousehold(db, caller.owner)),
  handle(householdApi.invite, ({ db, caller, body, nowMs }) =>
    invitePerson(db, services, caller, body, nowMs),
  ),
  handle(householdApi.renew, ({ db, caller, params, nowMs }) =>
    renewLink(db, services, caller, params.id, nowMs),
  ),
  handle(householdApi.remove, async ({ db, caller, params, nowMs }) => {
    await removePerson(db, services, caller.owner, params.id, nowMs);
    return done;
  }),
  handle(householdApi.places, ({ db, caller }) => services.freePlacesOf(db, caller.owner)),
  handle(householdApi.takePlace, async ({ db, caller, params, body, nowMs }) => {
    await giveMemberPlace(db, services, caller.owner, { ...params, ...body }, nowMs);
    return done;
  }),
  handle(householdApi.leave, async ({ db, caller, nowMs }) => {
    await leaveHousehold(db, services, caller.owner, nowMs);
    return done;
  }),
  handle(householdApi.saveEating, async ({ db, caller, body }) => {
    await saveEating(db, caller.owner, body);
    return done;
  }),
  handle(householdApi.shareTargets, async ({ db, caller, body, nowMs }) => {
    await shareTargets(db, caller.owner, body.targets, nowMs);
    return done;
  }),
  handle(householdApi.targets, ({ db, caller, query }) =>
    sharedTargets(db, caller.owner, query.date),
  ),
  handle(householdInvitationsApi.look, ({ db, caller, body, nowMs }) =>
    lookAtLink(db, services, caller, body.token, nowMs),
  ),
  handle(householdInvitationsApi.accept, async ({ db, caller, body, nowMs }) => {
    await acceptLink(db, services, caller, body, nowMs);
    return done;
  }),
  handle(householdInvitationsApi.decline, async ({ db, body, nowMs }) => {
    await declineLink(db, body.token, nowMs);
    return done;
  }),
];
