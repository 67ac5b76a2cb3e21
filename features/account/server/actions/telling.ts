import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { type Letter, newDeviceLetter } from '../../rules/mails.ts';
import type { Origin } from '../providers/better-auth.ts';
import { deviceOf } from '../providers/device.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { wantsMail } from '../queries/mail-choices.ts';
import { emailOf } from '../queries/personal-data.ts';
import { addSecurityEvent, agentsSeen } from '../queries/sessions.ts';

/** What is kept of what a browser says it is. */
const LONGEST_AGENT = 300;

/** Mails the owner of an account about its safety. The letter gets the link to where they can act. */
export async function tellOwner(
  db: Db,
  signIn: SignIn,
  accountId: string,
  letterOf: (link: string) => Letter,
): Promise<void> {
  const to = await emailOf(db, accountId);
  if (to) await signIn.post(db, { to, ...letterOf(`${signIn.publicUrl}/profile/security`) });
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
    const seen = await agentsSeen(db, accountId);
    await addSecurityEvent(db, accountId, { kind: 'signed_in', origin, now, detail });
    const { device } = deviceOf(origin.userAgent.slice(0, LONGEST_AGENT));
    if (seen.length === 0 || seen.some((agent) => deviceOf(agent).device === device)) return;
    if (!(await wantsMail(db, accountId, 'new_sign_in'))) return;
    await tellOwner(db, signIn, accountId, (link) => newDeviceLetter(device, now, link));
  });
}
