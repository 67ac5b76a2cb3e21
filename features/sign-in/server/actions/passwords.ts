import { personOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { composePasswordChanged } from '../../rules/mails.ts';
import { passwordProblem } from '../../rules/passwords.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { forgetChanges } from '../queries/email-change.ts';
import { setPassword } from '../queries/passwords.ts';
import { addSecurityEvent } from '../queries/sessions.ts';
import { dropLinks, endEverySession } from '../queries.ts';
import { type NewSession, startSession } from './signing-in.ts';

/**
 * Sets another password, or the first one of a person who came by another service. Every session
 * and every wish for another address ends; the answer is a new one for this browser. A session that has ended
 * meanwhile, by a reset for instance, changes nothing any more.
 */
export async function changePassword(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  newPassword: string,
  { cookieHeader, origin }: { cookieHeader: string | undefined; origin: Origin },
  nowMs: number,
): Promise<NewSession> {
  const signedOut = () => new AppError('unauthenticated', { message: 'Sign in to continue.' });
  const person = await personOf(db, owner);
  if (!person) throw signedOut();
  const { email, name } = person.user;
  const problem = passwordProblem(newPassword, { email, name });
  if (problem) {
    throw new AppError('invalid', { message: problem, fields: { newPassword: problem } });
  }
  const passwordHash = await signIn.identity.hashPassword(newPassword);
  const now = new Date(nowMs);
  const current = await signIn.gatekeeper.rowOf(cookieHeader);
  await inTransaction(db, async (db) => {
    await setPassword(db, owner, passwordHash, now);
    await dropLinks(db, owner, 'reset_password');
    // Anyone who was in may have asked for an address of theirs.
    await forgetChanges(db, owner);
    const ended = await endEverySession(db, owner);
    if (current === null || !ended.includes(current)) throw signedOut();
    await addSecurityEvent(db, owner, { kind: 'password_changed', origin, now });
    const message = composePasswordChanged(`${signIn.publicUrl}/login/email`, 'other');
    await signIn.post(db, { to: email, ...message });
  });
  signIn.gatekeeper.forget(owner);
  return startSession(db, signIn, { id: owner, passwordHash }, origin);
}
