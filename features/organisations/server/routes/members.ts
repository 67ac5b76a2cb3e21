import { handle, type Route } from '#platform/server/http/handle.ts';
import type { JobQueue } from '#platform/server/jobs/job.ts';
import { membersApi } from '../../contract.ts';
import { requireOrganisationAdmin } from '../actions/gate.ts';
import { mailTestInvitation, sendInvitations } from '../actions/invite.ts';
import { invite, reinstateMember, removeMember, saveMember } from '../actions/members.ts';
import { type ActiveSince, listMembers, readMember } from '../actions/overview.ts';

type Services = Parameters<typeof removeMember>[1] & { jobs: JobQueue; activeSince: ActiveSince };

/** The people of an organisation, for its owner and admins. */
export function memberRoutes(services: Services): Route[] {
  const { activeSince } = services;
  return [
    handle(membersApi.list, async ({ db, caller, params, query, nowMs }) => {
      const admin = await requireOrganisationAdmin(db, caller, params.id, 'seeMembers');
      return listMembers(db, admin, activeSince, query, nowMs);
    }),
    handle(membersApi.read, async ({ db, caller, params, nowMs }) => {
      const admin = await requireOrganisationAdmin(db, caller, params.id, 'seeMembers');
      return readMember(db, admin, activeSince, params.memberId, nowMs);
    }),
    handle(membersApi.invite, async ({ db, caller, params, body, nowMs }) => {
      const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
      const id = await invite(db, services, admin, body, nowMs);
      return readMember(db, admin, activeSince, id, nowMs);
    }),
    handle(membersApi.save, async ({ db, caller, params, body, nowMs }) => {
      const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
      await saveMember(db, services, admin, params.memberId, body, nowMs);
      return readMember(db, admin, activeSince, params.memberId, nowMs);
    }),
    handle(membersApi.remove, async ({ db, caller, params, nowMs }) => {
      const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
      await removeMember(db, services, admin, params.memberId, nowMs);
      return readMember(db, admin, activeSince, params.memberId, nowMs);
    }),
    handle(membersApi.reinstateMember, async ({ db, caller, params, nowMs }) => {
      const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
      await reinstateMember(db, admin, params.memberId, nowMs);
      return readMember(db, admin, activeSince, params.memberId, nowMs);
    }),
    handle(membersApi.sendInvitations, async ({ db, caller, params, body, nowMs }) => {
      const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
      return { count: await sendInvitations(db, services, admin, body.memberIds, nowMs) };
    }),
    handle(membersApi.sendTestInvitation, async ({ db, caller, params }) => {
      const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
      await mailTestInvitation(db, services, admin);
      return { ok: true };
    }),
  ];
}
