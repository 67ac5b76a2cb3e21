import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import {
  confirmEmailLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  emailTakenLetter,
} from '../../rules/mails.ts';
import { foldEmail } from '../../rules.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { addSecurityEvent } from '../queries/sessions.ts';
import {
  accountOfEmail,
  addLink,
  dropLinks,
  endEverySession,
  linkOf,
  personOf,
  takeLink,
  writeEmail,
} from '../queries.ts';
import { invalidLink, newToken, readToken } from './mailed-links.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time to notice, at the older address, that somebody else took the account along. */
const UNDO_MS = 7 * DAY_MS;

const badLink = () => invalidLink('This link is invalid or has expired. Please ask for a new one.');

/**
 * Asks for another address. The new one gets a link to confirm it, the present one a notice with a
 * link that stops or undoes the change. Whether the new address has an account is told only there.
 */
export async function askEmailChange(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  typedEmail: string,
  origin: Origin,
  nowMs: number,
): Promise<void> {
  const email = foldEmail(typedEmail);
  const person = await personOf(db, owner);
  if (!person) throw new AppError('unauthenticated', { message: 'Sign in to continue.' });
  const present = person.user.email;
  if (email === present) {
    const message = 'This is your address already.';
    throw new AppError('invalid', { message, fields: { email: message } });
  }
  const now = new Date(nowMs);
  const confirm = newToken(owner);
  const undo = newToken(owner);
  const taken = await accountOfEmail(db, email);
  await inTransaction(db, async (db) => {
    await addLink(db, {
      accountId: owner,
      secretHash: confirm.secretHash,
      purpose: 'change_email',
      email,
      now,
      expiresAt: new Date(nowMs + DAY_MS),
    });
    await addLink(db, {
      accountId: owner,
      secretHash: undo.secretHash,
      purpose: 'undo_email',
      email: present,
      now,
      expiresAt: new Date(nowMs + UNDO_MS),
    });
    await addSecurityEvent(db, owner, { kind: 'email_change_asked', detail: email, origin, now });
    const letter = taken
      ? emailTakenLetter(`${signIn.publicUrl}/login/email`)
      : confirmEmailLetter(`${signIn.publicUrl}/login/confirm-email/${confirm.token}`);
    await signIn.post(db, { to: email, ...letter });
    const undoLink = `${signIn.publicUrl}/login/keep-email/${undo.token}`;
    await signIn.post(db, { to: present, ...emailChangeAskedLetter(email, undoLink) });
  });
}

/** Puts the new address in force by the link that was mailed to it. */
export async function confirmEmailChange(
  db: Db,
  signIn: SignIn,
  token: string,
  origin: Origin,
  nowMs: number,
): Promise<void> {
  const link = readToken(token);
  if (!link) throw badLink();
  const { accountId, secretHash } = link;
  const now = new Date(nowMs);
  const known = await linkOf(db, accountId, secretHash, 'change_email');
  // Followed twice, for instance from two devices: it is done.
  if (known?.usedAt && known.email === known.linkEmail) return;
  await inTransaction(db, async (db) => {
    const email = await takeLink(db, accountId, secretHash, 'change_email', now);
    if (email === null || (await accountOfEmail(db, email))) throw badLink();
    await writeEmail(db, accountId, email, now);
    await dropLinks(db, accountId, 'verify_email');
    await dropLinks(db, accountId, 'reset_password');
    await addSecurityEvent(db, accountId, { kind: 'email_changed', detail: email, origin, now });
    if (known) await signIn.post(db, { to: known.email, ...emailChangedLetter(known.linkEmail) });
  });
  signIn.gatekeeper.forget(accountId);
}

/**
 * Keeps the older address, or restores it, by the link that was mailed to it. Every session ends:
 * whoever asked for the change may still be signed in. The password is then set anew by mail.
 */
export async function undoEmailChange(
  db: Db,
  signIn: SignIn,
  token: string,
  origin: Origin,
  nowMs: number,
): Promise<void> {
  const link = readToken(token);
  if (!link) throw badLink();
  const { accountId, secretHash } = link;
  const now = new Date(nowMs);
  const known = await linkOf(db, accountId, secretHash, 'undo_email');
  await inTransaction(db, async (db) => {
    const email = await takeLink(db, accountId, secretHash, 'undo_email', now);
    if (!known || email === null) throw badLink();
    const holder = await accountOfEmail(db, email);
    if (holder && holder.id !== accountId) throw badLink();
    await writeEmail(db, accountId, email, now);
    await dropLinks(db, accountId, 'change_email');
    await dropLinks(db, accountId, 'reset_password');
    // The oldest address wins: later ones, a thief's perhaps, cannot take the account back.
    await dropLinks(db, accountId, 'undo_email', known.createdAt);
    await endEverySession(db, accountId);
    await addSecurityEvent(db, accountId, {
      kind: 'email_change_undone',
      detail: email,
      origin,
      now,
    });
  });
  signIn.gatekeeper.forget(accountId);
}
