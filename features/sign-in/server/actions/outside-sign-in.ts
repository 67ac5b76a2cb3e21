import { foldEmail } from '#features/account/rules.ts';
import { holdAccount } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { OutsideProvider } from '../../contract/outside.ts';
import { composeSecurityChange, composeSignUpAttempt } from '../../rules/mails.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { OutsidePerson } from '../providers/outside.ts';
import type { Nameless } from '../providers/outside-visit.ts';
import type { SignIn } from '../providers/sign-in.ts';
import {
  accountOfOutside,
  addOutsideAccount,
  connectOutside,
  disconnectOutside,
} from '../queries/outside-accounts.ts';
import { passkeysOf } from '../queries/passkeys.ts';
import { passwordHashOf } from '../queries/passwords.ts';
import { addSecurityEvent } from '../queries/sessions.ts';
import { accountOfEmail, listConnectedProviders } from '../queries.ts';
import { mailVerificationLink } from './mailed-links.ts';
import { emailOwner } from './security-emails.ts';
import { type Entered, enter } from './signing-in.ts';

/** Reason a provider sign-in is refused; names a sentence on /login. */
export type OutsideRefusal = 'unverified' | 'address-taken' | 'address-unconfirmed';

export type OutsideOutcome =
  | { kind: 'entered'; entered: Entered }
  | { kind: 'address-needed'; nameless: Nameless }
  | { kind: 'refused'; why: OutsideRefusal };

type Context = { db: Db; signIn: SignIn; origin: Origin; nowMs: number };

async function signInTo(
  { db, signIn, origin, nowMs }: Context,
  id: string,
): Promise<OutsideOutcome> {
  const passwordHash = await passwordHashOf(db, id);
  return { kind: 'entered', entered: await enter(db, signIn, { id, passwordHash }, origin, nowMs) };
}

/** Makes an account, and the mail that verifies an address that nobody vouches for: both or neither. */
function makeAccount(
  { db, signIn, nowMs }: Context,
  nameless: Nameless,
  address: { email: string; emailVerified: boolean },
): Promise<{ id: string } | null> {
  const account = { ...nameless, ...address, now: new Date(nowMs) };
  return inTransaction(db, async (db) => {
    const made = await addOutsideAccount(db, account);
    if (made && !address.emailVerified) {
      await mailVerificationLink(db, signIn, { id: made.id, email: address.email }, nowMs);
    }
    return made;
  });
}

/**
 * Signs in a person whom another service vouches for, creating an account for a new one.
 *
 * An existing account is joined only when the service made sure of the address and so did we:
 * otherwise anyone who typed another person's address first, here or there, would share that account.
 */
export async function signInWithProvider(
  context: Context,
  person: OutsidePerson,
): Promise<OutsideOutcome> {
  const { db } = context;
  const { provider, subject, name, emailVerified } = person;
  const known = await accountOfOutside(db, person);
  if (known) return signInTo(context, known);

  if (person.email === null)
    return { kind: 'address-needed', nameless: { provider, subject, name } };
  if (provider === 'google' && !emailVerified) return { kind: 'refused', why: 'unverified' };

  const email = foldEmail(person.email);
  const created = await makeAccount(context, { provider, subject, name }, { email, emailVerified });
  if (created) return signInTo(context, created.id);
  const account = await accountOfEmail(db, email);
  if (!account || !emailVerified) return { kind: 'refused', why: 'address-taken' };
  if (!account.emailVerified) return { kind: 'refused', why: 'address-unconfirmed' };
  await connect(context, account.id, person);
  return signInTo(context, account.id);
}

/**
 * Makes the account of a person whose service gave no address, with the one they typed. A known
 * address answers alike, without a session; its owner gets a mail.
 */
export async function signInWithTypedEmail(
  context: Context,
  nameless: Nameless,
  typedEmail: string,
): Promise<Entered | null> {
  const { db, signIn } = context;
  const email = foldEmail(typedEmail);
  const created = await makeAccount(context, nameless, { email, emailVerified: false });
  if (!created) {
    if (!signIn.noticed.has(email)) {
      signIn.noticed.set(email, true);
      const message = composeSignUpAttempt(`${signIn.publicUrl}/login/email`);
      await signIn.post(db, { to: email, ...message });
    }
    return null;
  }
  const outcome = await signInTo(context, created.id);
  return outcome.kind === 'entered' ? outcome.entered : null;
}

/** Connects a service's person to an account and tells its owner; false when they belong to one already. */
function connect(
  { db, signIn, origin, nowMs }: Context,
  accountId: string,
  person: OutsidePerson,
): Promise<boolean> {
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    if (!(await connectOutside(db, accountId, person, now))) return false;
    const event = { detail: person.provider, origin, now };
    await addSecurityEvent(db, accountId, { kind: 'provider_linked', ...event });
    await emailOwner(db, signIn, accountId, (link) =>
      composeSecurityChange('provider_linked', link),
    );
    return true;
  });
}

/** Connects another service to the account of a person who is signed in; false when it is taken. */
export async function connectToAccount(
  context: Context,
  accountId: string,
  person: OutsidePerson,
): Promise<boolean> {
  if (await connect(context, accountId, person)) return true;
  return (await accountOfOutside(context.db, person)) === accountId;
}

/** Disconnects a service and tells the owner, unless it is the person's last way in. */
export function disconnectFromAccount(
  { db, signIn, origin, nowMs }: Context,
  owner: OwnerId,
  provider: OutsideProvider,
): Promise<void> {
  return inTransaction(db, async (db) => {
    // Runs one at a time: two at once would each count the other as the remaining sign-in.
    await holdAccount(db, owner);
    const others = (await listConnectedProviders(db, owner)).filter(
      (one) => one.provider !== provider,
    );
    const hasPassword = (await passwordHashOf(db, owner)) !== null;
    if (!hasPassword && others.length === 0 && (await passkeysOf(db, owner)).length === 0) {
      throw new AppError('conflict', {
        reason: 'last_way_in',
        message: 'This is your only way to sign in. Set a password or add a passkey first.',
      });
    }
    if (!(await disconnectOutside(db, owner, provider))) return;
    const event = { detail: provider, origin, now: new Date(nowMs) };
    await addSecurityEvent(db, owner, { kind: 'provider_unlinked', ...event });
    await emailOwner(db, signIn, owner, (link) => composeSecurityChange('provider_unlinked', link));
  });
}
