import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import { signUpAttemptLetter } from '../../rules/mails.ts';
import { passwordProblem } from '../../rules/passwords.ts';
import { foldEmail } from '../../rules.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { Log, SignIn } from '../providers/sign-in.ts';
import { addAccount } from '../queries.ts';
import { mailInBackground, mailVerificationLink } from './mailed-links.ts';

/**
 * Creates an account and signs in to it; answers the new session's cookie value.
 *
 * A known address takes the same steps in the same order, so that neither answer nor time tells:
 * the right password signs in, a wrong one gives null and a mail to the owner of the address.
 */
export async function signUp(
  db: Db,
  signIn: SignIn,
  input: { email: string; password: string; name?: string | undefined },
  origin: Origin,
  nowMs: number,
  log: Log,
): Promise<string | null> {
  const email = foldEmail(input.email);
  const name = input.name ?? '';
  const problem = passwordProblem(input.password, { email, name });
  if (problem) throw new AppError('invalid', { message: problem, fields: { password: problem } });

  const passwordHash = await signIn.identity.hashPassword(input.password);
  const created = await addAccount(db, { email, name, passwordHash, now: new Date(nowMs) });
  const cookie = await signIn.identity.signIn(email, input.password, origin);
  if (created) {
    await mailVerificationLink(db, signIn, { id: created.id, email }, nowMs, log);
  } else if (cookie === null && !signIn.noticed.has(email)) {
    signIn.noticed.set(email, true);
    mailInBackground(signIn, email, signUpAttemptLetter(`${signIn.publicUrl}/login/email`), log);
  }
  return cookie;
}

/** A new session's cookie value. One sentence for an unknown address and for a wrong password. */
export async function signInByEmail(
  signIn: SignIn,
  input: { email: string; password: string },
  origin: Origin,
): Promise<string> {
  const cookie = await signIn.identity.signIn(foldEmail(input.email), input.password, origin);
  if (cookie === null) {
    throw new AppError('unauthenticated', {
      reason: 'wrong_credentials',
      message: "That email and password don't match.",
    });
  }
  return cookie;
}
