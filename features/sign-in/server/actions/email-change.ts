import { foldEmail } from '#features/account/rules.ts';
import { holdAccount, personOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { newLinkToken, readLinkToken } from '#platform/server/mail/link-token.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import {
  composeEmailChangeApproval,
  composeEmailChangeConfirmation,
  composeEmailChanged,
  composeEmailChangeNotice,
  composeEmailTaken,
} from '../../rules/mails.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { forgetChanges, halvesOf } from '../queries/email-change.ts';
import { addSecurityEvent } from '../queries/sessions.ts';
import {
  accountOfEmail,
  addLink,
  dropLinks,
  endEverySession,
  linkOf,
  takeLink,
  writeEmail,
} from '../queries.ts';
import { invalidLink } from './mailed-links.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time to notice, at the older address, that someone else took the account along. */
const UNDO_MS = 7 * DAY_MS;

const badLink = () => invalidLink('This link is invalid or has expired. Request a new one.');

/** Result of a link: the change applied, or the other address must confirm too. */
export type EmailChange = 'done' | 'waits-for-new' | 'waits-for-present';

/**
 * Asks for another address. The new one gets a link to confirm it; the present one, if it was ever
 * verified, a link to agree, and always a notice with a link that stops or undoes the change. Whether
 * the new address has an account is told only there.
 */
export async function requestEmailChange(
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
    const message = 'This is already your email address.';
    throw new AppError('invalid', { message, fields: { email: message } });
  }
  const now = new Date(nowMs);
  const confirm = newLinkToken(owner);
  const agree = person.user.emailVerified ? newLinkToken(owner) : null;
  const undo = newLinkToken(owner);
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
    if (agree) {
      await addLink(db, {
        accountId: owner,
        secretHash: agree.secretHash,
        purpose: 'agree_email',
        email: present,
        now,
        expiresAt: new Date(nowMs + DAY_MS),
      });
    }
    await addLink(db, {
      accountId: owner,
      secretHash: undo.secretHash,
      purpose: 'undo_email',
      email: present,
      now,
      expiresAt: new Date(nowMs + UNDO_MS),
    });
    await addSecurityEvent(db, owner, { kind: 'email_change_asked', detail: email, origin, now });
    const message = taken
      ? composeEmailTaken(`${signIn.publicUrl}/login/email`)
      : composeEmailChangeConfirmation(`${signIn.publicUrl}/login/confirm-email/${confirm.token}`);
    await signIn.post(db, { to: email, ...message });
    if (agree) {
      const link = `${signIn.publicUrl}/login/confirm-email/${agree.token}`;
      await signIn.post(db, { to: present, ...composeEmailChangeApproval(email, link) });
    }
    const undoLink = `${signIn.publicUrl}/login/keep-email/${undo.token}`;
    await signIn.post(db, { to: present, ...composeEmailChangeNotice(email, undoLink) });
  });
}

/** Address of a pending change; null if none or expired. */
async function waitsFor(db: Db, accountId: string, askedAt: Date, now: Date) {
  const halves = await halvesOf(db, accountId, askedAt);
  const open = halves.find(({ usedAt }) => usedAt === null);
  if (open && open.expiresAt <= now) throw badLink();
  const email = halves.find(({ purpose }) => purpose === 'change_email')?.email ?? null;
  return { open: open?.purpose ?? null, email };
}

const waiting = (open: string): EmailChange =>
  open === 'change_email' ? 'waits-for-new' : 'waits-for-present';

/**
 * Follows one of the links of a wish for another address: that of the new one, or that of the present
 * one. With the last of them the new address is in force.
 */
export async function confirmEmailChange(
  db: Db,
  signIn: SignIn,
  token: string,
  origin: Origin,
  nowMs: number,
): Promise<EmailChange> {
  const link = readLinkToken(token);
  if (!link) throw badLink();
  const { id: accountId, secretHash } = link;
  const now = new Date(nowMs);
  const ofNew = await linkOf(db, accountId, secretHash, 'change_email');
  const known = ofNew ?? (await linkOf(db, accountId, secretHash, 'agree_email'));
  if (!known) throw badLink();
  const purpose = ofNew ? 'change_email' : 'agree_email';
  const outcome = await inTransaction(db, async (db): Promise<EmailChange> => {
    // Both links at once: the second one finds the first one's mark.
    await holdAccount(db, accountId);
    const taken = await takeLink(db, accountId, secretHash, purpose, now);
    const { open, email } = await waitsFor(db, accountId, known.createdAt, now);
    if (taken === null) {
      // Followed twice, for instance from two devices.
      if (!known.usedAt) throw badLink();
      if (open) return waiting(open);
      if (known.email === email) return 'done';
      throw badLink();
    }
    if (open) return waiting(open);
    if (email === null || (await accountOfEmail(db, email))) throw badLink();
    await writeEmail(db, accountId, email, now);
    await dropLinks(db, accountId, 'verify_email');
    await dropLinks(db, accountId, 'reset_password');
    await addSecurityEvent(db, accountId, { kind: 'email_changed', detail: email, origin, now });
    await signIn.post(db, { to: known.email, ...composeEmailChanged(email) });
    return 'done';
  });
  signIn.gatekeeper.forget(accountId);
  return outcome;
}

/**
 * Keeps the older address, or restores it, by the link that was mailed to it. Every session ends:
 * anyone who asked for the change may still be signed in. The password is then set again by mail.
 */
export async function undoEmailChange(
  db: Db,
  signIn: SignIn,
  token: string,
  origin: Origin,
  nowMs: number,
): Promise<void> {
  const link = readLinkToken(token);
  if (!link) throw badLink();
  const { id: accountId, secretHash } = link;
  const now = new Date(nowMs);
  const known = await linkOf(db, accountId, secretHash, 'undo_email');
  await inTransaction(db, async (db) => {
    const email = await takeLink(db, accountId, secretHash, 'undo_email', now);
    if (!known || email === null) throw badLink();
    const holder = await accountOfEmail(db, email);
    if (holder && holder.id !== accountId) throw badLink();
    await writeEmail(db, accountId, email, now);
    await forgetChanges(db, accountId);
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
