import type { BillingServices } from '#features/billing/server/public.ts';
import { requireFresh, type SignIn } from '#features/sign-in/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { invitationsApi, membershipsApi } from '../../contract.ts';
import {
  acceptByLink,
  answerInvitation,
  declineByLink,
  lookAt,
} from '../actions/answer-invitation.ts';
import { listTrainees } from '../actions/dashboard.ts';
import { requireOrganisationTrainer } from '../actions/gate.ts';
import type { InvitingServices } from '../actions/invite.ts';
import type { StaffServices } from '../actions/members.ts';
import { leave, myMemberships, share } from '../actions/memberships.ts';
import { answerOwnership, checkoutBeforeOwning } from '../actions/ownership.ts';

type Services = InvitingServices & StaffServices & { billing: BillingServices; signIn: SignIn };

const done = { ok: true } as const;

/** Belonging to organisations, and being asked to. */
export const membershipRoutes = (services: Services): Route[] => [
  handle(membershipsApi.mine, ({ db, caller, nowMs }) => myMemberships(db, caller, nowMs)),
  handle(membershipsApi.trainees, async ({ db, caller, params, query }) =>
    listTrainees(db, await requireOrganisationTrainer(db, caller, params.id), query.page),
  ),
  handle(membershipsApi.leave, async ({ db, caller, params, nowMs }) => {
    await leave(db, services, caller, params.id, nowMs);
    return done;
  }),
  handle(membershipsApi.share, ({ db, caller, params, body, nowMs }) =>
    share(db, caller, params.id, body.activity, nowMs),
  ),
  handle(membershipsApi.answerInvitation, async ({ db, caller, params, body, nowMs }) => {
    await answerInvitation(db, caller, params.id, body.accept, nowMs);
    return done;
  }),
  handle(membershipsApi.answerOwnership, async ({ db, caller, params, body, nowMs }) => {
    if (body.accept) requireFresh(caller, nowMs);
    const checkoutUrl = body.accept
      ? await checkoutBeforeOwning(db, services.billing, caller, params.id, body, nowMs)
      : null;
    if (!checkoutUrl) await answerOwnership(db, services, caller, params.id, body, nowMs);
    return { checkoutUrl };
  }),
  handle(invitationsApi.look, ({ db, caller, body, nowMs }) =>
    lookAt(db, body.token, caller, nowMs),
  ),
  handle(invitationsApi.accept, async ({ db, caller, body, nowMs }) => {
    await acceptByLink(db, caller, body.token, nowMs);
    // The address counts as verified from now on.
    services.signIn.gatekeeper.forget(caller.owner);
    return done;
  }),
  handle(invitationsApi.decline, async ({ db, caller, body, nowMs }) => {
    await declineByLink(db, caller, body.token, nowMs);
    return done;
  }),
];
