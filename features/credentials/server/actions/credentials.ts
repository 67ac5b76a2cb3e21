import { cleanPicture } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';
import type { StoredCredential } from '../../contract.ts';
import { CREDENTIAL_LIMITS, HOME_ZONE } from '../../rules/credentials.ts';
import { addCheck, checksOf, credentialRows, withdrawChecks } from '../queries/credentials.ts';
import { type CheckingServices, tellCheckers } from './check-credentials.ts';
import { type CredentialContent, toShown } from './credential-state.ts';

const notFound = () => new AppError('not_found', { message: 'That credential does not exist.' });

const actionsAt = (nowMs: number) =>
  recordActions({
    rows: credentialRows,
    sentences: {
      notFound: 'That credential does not exist.',
      editedElsewhere: 'This credential was changed on another device. Check it, then save again.',
    },
    toContent: ({ kind, title, body, number, expiresOn }: CredentialContent) => ({
      kind,
      title,
      body,
      number,
      expiresOn,
    }),
    toResponse: async (row, db, owner) =>
      toShown(toRecord(row), await checksOf(db, owner), dayIn(HOME_ZONE, nowMs)),
    limit: {
      most: CREDENTIAL_LIMITS.credentials,
      sentence: `You have ${CREDENTIAL_LIMITS.credentials} credentials. Delete one that you no longer need.`,
    },
  });

type Added = CredentialContent & { id: string };
type Edited = CredentialContent & { version: number };

/** Adding, changing, deleting and bringing back. What waits to be checked and is no more is withdrawn. */
export const credentialActions = {
  add: (db: Db, owner: OwnerId, added: Added, nowMs: number) =>
    actionsAt(nowMs).add(db, owner, added, nowMs),
  edit: (db: Db, owner: OwnerId, id: string, edit: Edited, nowMs: number) =>
    inTransaction(db, async (db) => {
      const edited = await actionsAt(nowMs).edit(db, owner, id, edit, nowMs);
      if (edited.state === 'none') await withdrawChecks(db, owner, id);
      return edited;
    }),
  remove: (db: Db, owner: OwnerId, id: string, nowMs: number) =>
    inTransaction(db, async (db) => {
      await actionsAt(nowMs).remove(db, owner, id, nowMs);
      await withdrawChecks(db, owner, id);
    }),
  restore: (db: Db, owner: OwnerId, id: string, nowMs: number) =>
    actionsAt(nowMs).restore(db, owner, id, nowMs),
};

const badDocument = () =>
  new AppError('invalid', {
    message: 'We can’t read that document. Choose a PDF, JPEG, PNG or WebP.',
    fields: { document: 'We can’t read that document. Choose a PDF, JPEG, PNG or WebP.' },
  });

/** Sharp enough to read small print, without metadata. */
const SCAN = { width: 1800, height: 2400, fit: 'inside', quality: 80 } as const;

async function readDocument(document: string | null) {
  if (!document) return { document: null, documentKind: null };
  const bytes = Buffer.from(document, 'base64');
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    return { document: bytes, documentKind: 'pdf' as const };
  }
  const picture = await cleanPicture(bytes, SCAN).catch(() => null);
  if (!picture) throw badDocument();
  return { document: picture, documentKind: 'webp' as const };
}

/** Sends a credential to those who check. One that was checked as it stands stays so. */
export async function sendCredential(
  db: Db,
  services: CheckingServices,
  owner: OwnerId,
  id: string,
  document: string | null,
  nowMs: number,
): Promise<StoredCredential> {
  const kept = await readDocument(document);
  const today = dayIn(HOME_ZONE, nowMs);
  return inTransaction(db, async (db) => {
    const [row] = await credentialRows.lock(db, owner, [id]);
    if (!row || row.deletedAt) throw notFound();
    const { kind, title, body, number, expiresOn } = row;
    if (expiresOn !== null && expiresOn < today) {
      throw new AppError('conflict', {
        reason: 'expired',
        message: 'This credential has ended. Enter the new last day first.',
      });
    }
    const before = toShown(row, await checksOf(db, owner), today);
    if (before.state === 'checked') return before;
    await tellCheckers(db, services, owner, nowMs);
    await addCheck(db, {
      id: newId(),
      trainerId: owner,
      credentialId: id,
      kind,
      title,
      body,
      number,
      expiresOn,
      ...kept,
      openedBy: null,
      sentAt: new Date(nowMs),
      state: 'waiting',
      note: '',
      source: '',
      decidedAt: null,
      decidedAs: null,
      decidedBy: null,
      remindedFor: null,
    });
    return toShown(row, await checksOf(db, owner), today);
  });
}
