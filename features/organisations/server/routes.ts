import type { BillingServices } from '#features/billing/server/public.ts';
import { requireFresh, type SignIn } from '#features/sign-in/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import type { JobQueue } from '#platform/server/jobs/job.ts';
import { organisationsApi } from '../contract.ts';
import { mayIn } from '../rules/rights.ts';
import type { OrganisationId } from '../rules.ts';
import { dashboardOf } from './actions/dashboard.ts';
import { requireOrganisationAdmin } from './actions/gate.ts';
import type { StaffServices } from './actions/members.ts';
import { checkoutBefore, createOrganisation, saveOrganisation } from './actions/organisations.ts';
import { type ActiveSince, historyOf, overviewOf } from './actions/overview.ts';
import { offerOwnership } from './actions/ownership.ts';
import { membershipsOf } from './queries/membership.ts';
import { dropOrganisation } from './queries/organisations.ts';
import { memberRoutes } from './routes/members.ts';
import { membershipRoutes } from './routes/memberships.ts';

export type OrganisationsServices = Pick<BillingServices, 'post' | 'publicUrl'> &
  StaffServices & {
    billing: BillingServices;
    signIn: SignIn;
    jobs: JobQueue;
    activeSince: ActiveSince;
    beforeClosing: (db: Db, id: OrganisationId, nowMs: number) => Promise<void>;
  };

const done = { ok: true } as const;

/** Running an organisation, its people, and belonging to one. */
export const organisationsRoutes = (services: OrganisationsServices): Route[] => [
  handle(organisationsApi.mine, async ({ db, caller }) => {
    const memberships = await membershipsOf(db, caller.owner);
    return memberships
      .filter(({ role }) => mayIn(role, 'seeOverview'))
      .map(({ organisationId: id, name, kind, role }) => ({ id, name, kind, role }));
  }),
  handle(organisationsApi.create, async ({ db, caller, body, nowMs }) => {
    const checkoutUrl = await checkoutBefore(db, services.billing, caller, body, nowMs);
    if (checkoutUrl) return { organisation: null, checkoutUrl };
    const admin = await createOrganisation(db, services.billing, caller, body, nowMs);
    return {
      organisation: await overviewOf(db, admin, services.activeSince, nowMs),
      checkoutUrl,
    };
  }),
  handle(organisationsApi.read, async ({ db, caller, params, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'seeOverview');
    return overviewOf(db, admin, services.activeSince, nowMs);
  }),
  handle(organisationsApi.dashboard, async ({ db, caller, params, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'seeOverview');
    return dashboardOf(db, admin, services.activeSince, nowMs);
  }),
  handle(organisationsApi.save, async ({ db, caller, params, body, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeSettings');
    await saveOrganisation(db, admin, body, nowMs);
    return overviewOf(db, admin, services.activeSince, nowMs);
  }),
  handle(organisationsApi.close, async ({ db, caller, params, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'close');
    requireFresh(caller, nowMs);
    await inTransaction(db, async (db) => {
      await services.beforeClosing(db, admin.organisationId, nowMs);
      await dropOrganisation(db, admin);
    });
    return done;
  }),
  handle(organisationsApi.offer, async ({ db, caller, params, body, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'handOver');
    requireFresh(caller, nowMs);
    await offerOwnership(db, services, admin, body.memberId, nowMs);
    return overviewOf(db, admin, services.activeSince, nowMs);
  }),
  handle(organisationsApi.history, async ({ db, caller, params, query }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'seeHistory');
    return historyOf(db, admin, query);
  }),
  ...memberRoutes(services),
  ...membershipRoutes(services),
];
