import type { Db } from '#platform/server/db/database.ts';
import { type BackgroundWork, handler } from '#platform/server/jobs/job.ts';
import { type InvitingServices, invitationsJob, mailPendingInvitations } from './actions/invite.ts';

/** Mails the invitations of an import. */
export const organisationsWork = (services: InvitingServices & { db: Db }): BackgroundWork => ({
  handlers: [
    handler(invitationsJob, ({ organisationId }, { nowMs }) =>
      mailPendingInvitations(services.db, services, organisationId, nowMs),
    ),
  ],
});
