import { emailOf, wantsMail } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { EmailContent } from '#platform/shared/email-content.ts';
import { composeNewDevice } from '../../rules/mails.ts';
import type { Origin } from '../providers/better-auth.ts';
import { deviceOf } from '../providers/device.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { addSecurityEvent, listUserAgents } from '../queries/sessions.ts';

/** Stored part of a user agent. */
const MAX_AGENT_LENGTH = 300;

/** Mails the owner of an account about its safety. The message gets the link to where they can act. */
export async function emailOwner(
  db: Db,
  signIn: SignIn,
  accountId: string,
  compose: (link: string) => EmailContent,
): Promise<void> {
  const to = await emailOf(db, accountId);
  if (to) await signIn.post(db, { to, ...compose(`${signIn.publicUrl}/profile/security`) });
}

/**
 * Writes a sign-in down, and mails its owner when no earlier one came from such a device, unless they
 * do not want that. The very first sign-in tells nobody anything.
 */
export async function noteSignIn(
  db: Db,
  signIn: SignIn,
  accountId: string,
  { origin, now, detail }: { origin: Origin; now: Date; detail?: string | undefined },
): Promise<void> {
  await inTransaction(db, async (db) => {
    const seen = await listUserAgents(db, accountId);
    await addSecurityEvent(db, accountId, { kind: 'signed_in', origin, now, detail });
    const { device } = deviceOf(origin.userAgent.slice(0, MAX_AGENT_LENGTH));
    if (seen.length === 0 || seen.some((agent) => deviceOf(agent).device === device)) return;
    if (!(await wantsMail(db, accountId, 'new_sign_in'))) return;
    await emailOwner(db, signIn, accountId, (link) => composeNewDevice(device, now, link));
  });
}
