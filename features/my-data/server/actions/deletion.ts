import { emailOf, timeZoneOf } from '#features/account/server/public.ts';
import { addSecurityEvent, type SignIn } from '#features/sign-in/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { composeDeletionCancelled, composeDeletionScheduled } from '../../rules/mails.ts';
import { GRACE_MS } from '../../rules.ts';
import { addDeletion, deletionOf, dropDeletion, isLeaving } from '../queries.ts';

/** Cancels a person's plan, in the caller's transaction; without one nothing happens. */
export type EndPlan = (db: Db, owner: OwnerId, nowMs: number) => Promise<void>;

/** What has to be done before a person can go, as a sentence; null when nothing has. */
export type ReasonToStay = (db: Db, owner: OwnerId) => Promise<string | null>;

type Origin = { address: string; userAgent: string };
type EmailContent = { subject: string; text: string; html: string };

export const toDeletionResponse = ({ askedAt, dueAt }: { askedAt: Date; dueAt: Date }) => ({
  askedAt: askedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});

async function tell(db: Db, signIn: SignIn, owner: OwnerId, message: EmailContent): Promise<void> {
  const to = await emailOf(db, owner);
  if (to) await signIn.post(db, { to, ...message });
}

/**
 * Has the account erased in 14 days; asked again, the first day stays. Its plan is cancelled at once: no
 * term begins for a person who is leaving.
 */
export function requestDeletion(
  db: Db,
  { signIn, endPlan }: { signIn: SignIn; endPlan: EndPlan },
  owner: OwnerId,
  origin: Origin,
  nowMs: number,
) {
  const now = new Date(nowMs);
  const wanted = { ownerId: owner, askedAt: now, dueAt: new Date(nowMs + GRACE_MS) };
  return inTransaction(db, async (db) => {
    const isNew = await addDeletion(db, wanted);
    const row = (await deletionOf(db, owner)) ?? wanted;
    if (isNew) {
      await endPlan(db, owner, nowMs);
      await addSecurityEvent(db, owner, { kind: 'deletion_asked', origin, now });
      const link = `${signIn.publicUrl}/profile/data`;
      const timeZone = await timeZoneOf(db, owner);
      await tell(db, signIn, owner, composeDeletionScheduled(row.dueAt, timeZone, link));
    }
    return toDeletionResponse(row);
  });
}

/** Keeps the account. Nothing happens when it was not to be deleted. */
export function cancelDeletion(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  origin: Origin,
  nowMs: number,
): Promise<void> {
  return inTransaction(db, async (db) => {
    if (!(await dropDeletion(db, owner))) return;
    const event = { origin, now: new Date(nowMs) };
    await addSecurityEvent(db, owner, { kind: 'deletion_cancelled', ...event });
    await tell(db, signIn, owner, composeDeletionCancelled(signIn.publicUrl));
  });
}

/** `conflict` for a person whose account is to be erased: what they begin would go with it. */
export async function refuseLeaving(db: Db, owner: OwnerId): Promise<void> {
  if (!(await isLeaving(db, owner))) return;
  throw new AppError('conflict', {
    reason: 'is_leaving',
    message: 'Your account will be deleted soon. Cancel that under Your data first.',
  });
}
