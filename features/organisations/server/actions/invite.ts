import { z } from 'zod';
import { emailOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { type JobKind, type JobQueue } from '#platform/server/jobs/job.ts';
import { newLinkToken } from '#platform/server/mail/link-token.ts';
import type { PostMail } from '#platform/server/mail/mail-queue.ts';
import { AppError } from '#platform/shared/errors.ts';
import { composeInvitation } from '../../rules/emails.ts';
import {
  INVITATION_LIFE_MS,
  mailsADay,
  type OrganisationId,
  RESEND_AFTER_MS,
  type Role,
} from '../../rules.ts';
import { addEvent } from '../queries/events.ts';
import {
  endInvitations,
  findDueInvitations,
  insertInvitation,
  mailedSince,
} from '../queries/invitations.ts';
import type { OrganisationAdmin } from '../queries/membership.ts';
import { holdOrganisation, type Organisation, organisationOf } from '../queries/organisations.ts';
import { seatsOfOrganisation } from './seats.ts';

export type InvitingServices = { post: PostMail; publicUrl: string };

const HOUR_MS = 3_600_000;
/** Mailed in one transaction. */
const EMAILS_PER_BATCH = 100;

/**
 * `rate_limited` when an organisation would mail more than its plan explains: seats that are emptied
 * and filled again would otherwise mail anybody.
 */
export async function refuseTooManyMails(
  db: Db,
  organisation: Organisation,
  more: number,
  nowMs: number,
): Promise<void> {
  const { limit } = await seatsOfOrganisation(db, organisation, nowMs);
  const mailed = await mailedSince(db, organisation.id, new Date(nowMs - 24 * HOUR_MS));
  if (mailed + more <= mailsADay(limit)) return;
  throw new AppError('rate_limited', {
    reason: 'too_many_invitations',
    message: `You can send up to ${mailsADay(limit)} invitations in 24 hours. Send the rest tomorrow.`,
  });
}

/** Keeps a new link and the mail that carries it; the older link no longer works. */
export async function mailInvitation(
  db: Db,
  { post, publicUrl }: InvitingServices,
  organisation: Organisation,
  member: { id: string; email: string; role: Role },
  nowMs: number,
): Promise<void> {
  const { id: organisationId } = organisation;
  const { token, secretHash } = newLinkToken(organisationId);
  await endInvitations(db, organisationId, member.id, 'closed');
  await insertInvitation(db, {
    organisationId,
    memberId: member.id,
    secretHash,
    state: 'open',
    sentAt: new Date(nowMs),
    expiresAt: new Date(nowMs + INVITATION_LIFE_MS),
  });
  const message = composeInvitation(organisation, member.role, `${publicUrl}/invitations/${token}`);
  await post(db, { to: member.email, ...message });
}

/** Invitations of an organisation that are to go out; those of an import may be many. */
export const invitationsJob: JobKind<{ organisationId: string }> = {
  name: 'send-invitations',
  payload: z.strictObject({ organisationId: z.uuid() }),
  keepTryingMs: 24 * HOUR_MS,
};

/**
 * Mails invitations: to those named who are invited and were not mailed within ten minutes, at once;
 * or to everybody who never got one, the first hundred at once, the others in the background. Answers
 * how many.
 */
export function sendInvitations(
  db: Db,
  services: InvitingServices & { jobs: JobQueue },
  admin: OrganisationAdmin,
  memberIds: string[] | undefined,
  nowMs: number,
): Promise<number> {
  const { organisationId } = admin;
  return inTransaction(db, async (db) => {
    const organisation = await holdOrganisation(db, organisationId);
    if (!organisation) return 0;
    const invited = await findDueInvitations(db, organisationId, memberIds ?? null);
    const due = invited.filter(
      ({ sentAt }) =>
        sentAt === null || nowMs - sentAt.getTime() >= RESEND_AFTER_MS || sentAt.getTime() > nowMs,
    );
    if (due.length === 0 && invited.length > 0) {
      throw new AppError('conflict', {
        reason: 'mailed_just_now',
        message: 'We emailed that invitation a few minutes ago. Try again soon.',
      });
    }
    await refuseTooManyMails(db, organisation, due.length, nowMs);
    for (const member of due.slice(0, memberIds ? due.length : EMAILS_PER_BATCH)) {
      await mailInvitation(db, services, organisation, member, nowMs);
    }
    if (!memberIds && due.length > EMAILS_PER_BATCH) {
      await services.jobs.add(db, invitationsJob, { organisationId });
    }
    const count = due.length;
    const now = new Date(nowMs);
    if (count > 0) {
      await addEvent(db, { ...admin, memberId: null }, { kind: 'invitations_sent', count }, now);
    }
    return count;
  });
}

/** Mails, a hundred at a time, everybody who is invited and never got a mail. Begun again, it goes on. */
export async function mailPendingInvitations(
  db: Db,
  services: InvitingServices,
  organisationId: string,
  nowMs: number,
): Promise<void> {
  for (let mailed = EMAILS_PER_BATCH; mailed === EMAILS_PER_BATCH; ) {
    mailed = await inTransaction(db, async (db) => {
      // The job was made by an administrator of this very organisation.
      const organisation = await holdOrganisation(db, organisationId as OrganisationId);
      if (!organisation) return 0;
      const members = await findDueInvitations(db, organisation.id, null, EMAILS_PER_BATCH);
      for (const member of members) await mailInvitation(db, services, organisation, member, nowMs);
      return members.length;
    });
  }
}

/** Shows an administrator what the others will get; its link invites nobody. */
export async function mailTestInvitation(
  db: Db,
  { post, publicUrl }: InvitingServices,
  { organisationId, person }: OrganisationAdmin,
): Promise<void> {
  const organisation = await organisationOf(db, organisationId);
  const to = await emailOf(db, person);
  if (!organisation || !to) return;
  const { token } = newLinkToken(organisationId);
  const message = composeInvitation(organisation, 'trainee', `${publicUrl}/invitations/${token}`);
  await post(db, { to, ...message, subject: `Test: ${message.subject}` });
}
