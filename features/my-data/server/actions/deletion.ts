import { addSecurityEvent, emailOf, type SignIn } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { deletionAskedLetter, deletionCancelledLetter } from '../../rules/mails.ts';
import { GRACE_MS } from '../../rules.ts';
import { addDeletion, deletionOf, dropDeletion } from '../queries.ts';

type Origin = { address: string; userAgent: string };
type Log = { error(detail: object, message: string): void };
type Letter = { subject: string; text: string; html: string };

export const shownDeletion = ({ askedAt, dueAt }: { askedAt: Date; dueAt: Date }) => ({
  askedAt: askedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});

/** A letter is sent behind the answer: a mail server that is out of reach changes nothing. */
async function tell(db: Db, signIn: SignIn, owner: OwnerId, letter: Letter, log: Log) {
  const to = await emailOf(db, owner);
  if (!to) return;
  signIn.mailer
    .send({ to, ...letter })
    .catch((error: unknown) => log.error({ err: error }, 'a letter about deletion was not sent'));
}

/** Has the account erased in 14 days; asked again, the first day stays. */
export async function askDeletion(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  origin: Origin,
  nowMs: number,
  log: Log,
) {
  const now = new Date(nowMs);
  const wanted = { ownerId: owner, askedAt: now, dueAt: new Date(nowMs + GRACE_MS) };
  const isNew = await addDeletion(db, wanted);
  const row = (await deletionOf(db, owner)) ?? wanted;
  if (isNew) {
    await addSecurityEvent(db, owner, { kind: 'deletion_asked', origin, now });
    const link = `${signIn.publicUrl}/profile/data`;
    await tell(db, signIn, owner, deletionAskedLetter(row.dueAt, link), log);
  }
  return shownDeletion(row);
}

/** Keeps the account. Nothing happens when it was not to be deleted. */
export async function cancelDeletion(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  origin: Origin,
  nowMs: number,
  log: Log,
): Promise<void> {
  if (!(await dropDeletion(db, owner))) return;
  await addSecurityEvent(db, owner, {
    kind: 'deletion_cancelled',
    origin,
    now: new Date(nowMs),
  });
  await tell(db, signIn, owner, deletionCancelledLetter(signIn.publicUrl), log);
}
