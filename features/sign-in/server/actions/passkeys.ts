import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Credential, NewCredential } from '../../contract/security.ts';
import type { Passkey } from '../../contract.ts';
import { composeSecurityChange } from '../../rules/mails.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { SignIn } from '../providers/sign-in.ts';
import {
  notePasskeyUse,
  type PasskeyRow,
  passkeyById,
  removePasskey as removeRow,
  renamePasskey as renameRow,
} from '../queries/passkeys.ts';
import { addSecurityEvent } from '../queries/sessions.ts';
import { emailOwner, noteSignIn } from './security-emails.ts';
import type { NewSession } from './signing-in.ts';

export function toPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name ?? 'Passkey',
    synced: row.backedUp,
    createdAt: (row.createdAt ?? new Date(0)).toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

const noPasskey = () => new AppError('not_found', { message: 'That passkey no longer exists.' });

/** Keeps a passkey that the browser has just made for the person. */
export async function addPasskey(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  input: { name: string; credential: NewCredential },
  cookieHeader: string,
  origin: Origin,
  nowMs: number,
): Promise<Passkey> {
  const added = await signIn.identity.addPasskey(input, cookieHeader, origin);
  const row = added && (await passkeyById(db, owner, added.id));
  if (!row) {
    throw new AppError('invalid', {
      reason: 'passkey_refused',
      message: 'Your passkey couldn’t be added. Attempt again.',
    });
  }
  const now = new Date(nowMs);
  await inTransaction(db, async (db) => {
    await addSecurityEvent(db, owner, { kind: 'passkey_added', detail: input.name, origin, now });
    await emailOwner(db, signIn, owner, (link) => composeSecurityChange('passkey_added', link));
  });
  return toPasskey(row);
}

export async function renamePasskey(
  db: Db,
  owner: OwnerId,
  id: string,
  name: string,
): Promise<Passkey> {
  const row = await renameRow(db, owner, id, name);
  if (!row) throw noPasskey();
  return toPasskey(row);
}

export async function removePasskey(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  id: string,
  origin: Origin,
  nowMs: number,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const row = await removeRow(db, owner, id);
    if (!row) throw noPasskey();
    const event = { detail: row.name ?? undefined, origin, now: new Date(nowMs) };
    await addSecurityEvent(db, owner, { kind: 'passkey_removed', ...event });
    await emailOwner(db, signIn, owner, (link) => composeSecurityChange('passkey_removed', link));
  });
}

/**
 * A new session by passkey: the device has checked who holds it, so no code is asked for. With
 * `expected` it must be that person's (a step-up never changes who is signed in).
 */
export async function enterByPasskey(
  db: Db,
  signIn: SignIn,
  credential: Credential,
  request: { cookieHeader: string; origin: Origin; expected: OwnerId | null },
  nowMs: number,
): Promise<NewSession> {
  const { cookieHeader, origin, expected } = request;
  const entered = await signIn.identity.signInByPasskey(credential, cookieHeader, origin);
  if (!entered || (expected !== null && entered.accountId !== expected)) {
    if (entered) await signIn.identity.endSession(entered.cookie);
    throw new AppError('unauthenticated', {
      reason: 'passkey_refused',
      message: 'Vigour doesn’t recognise this passkey. Sign in another way.',
    });
  }
  const now = new Date(nowMs);
  await notePasskeyUse(db, entered.accountId, credential.id, now);
  if (expected === null) {
    await noteSignIn(db, signIn, entered.accountId, { detail: 'passkey', origin, now });
  }
  return entered;
}
