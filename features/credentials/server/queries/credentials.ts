import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { credentialChecks as checks, trainerCredentials } from '../tables.ts';

export const credentialRows = recordRows(trainerCredentials);

export const listCredentials = (db: Db, owner: OwnerId) =>
  credentialRows.list(db, owner, {
    orderBy: [asc(trainerCredentials.createdAt), asc(trainerCredentials.id)],
  });

type Check = typeof checks.$inferSelect;
export type CheckRow = Omit<Check, 'document'>;

const { id, trainerId, credentialId, kind, title, body, number, expiresOn } = checks;
const { documentKind, openedBy, sentAt, state, note, source } = checks;
const { decidedAt, decidedAs, decidedBy, remindedFor } = checks;
const columns = {
  id,
  trainerId,
  credentialId,
  kind,
  title,
  body,
  number,
  expiresOn,
  documentKind,
  openedBy,
  sentAt,
  state,
  note,
  source,
  decidedAt,
  decidedAs,
  decidedBy,
  remindedFor,
};

/** All that a trainer has sent, the latest first. */
export const checksOf = (db: Db, trainer: OwnerId): Promise<CheckRow[]> =>
  db.select(columns).from(checks).where(eq(trainerId, trainer)).orderBy(desc(sentAt), desc(id));

/** Sends a credential; one that waits already is withdrawn. */
export async function addCheck(db: Db, check: Check): Promise<void> {
  await withdrawChecks(db, check.trainerId, check.credentialId);
  await db.insert(checks).values(check);
}

/** Withdraws what waits of a credential, with its document. */
export async function withdrawChecks(db: Db, trainer: OwnerId, credential: string): Promise<void> {
  await db
    .update(checks)
    .set({ state: 'withdrawn', document: null, documentKind: null })
    .where(and(eq(trainerId, trainer), eq(credentialId, credential), eq(state, 'waiting')));
}

declare const brand: unique symbol;
/** Proof that a person may check credentials: of these trainers, or of all. Only `proveChecker` makes it. */
export type CredentialChecker = {
  readonly [brand]: true;
  person: OwnerId;
  trainers: readonly OwnerId[] | 'all';
};

/** Makes the proof; nobody's trainers give none. */
export const proveChecker = (
  person: OwnerId,
  trainers: readonly OwnerId[] | 'all',
): CredentialChecker | null =>
  trainers.length === 0 ? null : ({ person, trainers } as unknown as CredentialChecker);

/** What a checker may see. */
const ofChecker = ({ trainers }: CredentialChecker): SQL | undefined =>
  trainers === 'all' ? undefined : inArray(trainerId, [...trainers]);

const shown = (db: Db) => db.select(columns).from(checks);

export function waitingChecks(db: Db, checker: CredentialChecker): Promise<CheckRow[]> {
  return shown(db)
    .where(and(eq(state, 'waiting'), ofChecker(checker)))
    .orderBy(asc(sentAt))
    .limit(200);
}

/** Checked ones whose last day lies within these. */
export function endingChecks(
  db: Db,
  checker: CredentialChecker,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<CheckRow[]> {
  return shown(db)
    .where(and(eq(state, 'checked'), gte(expiresOn, from), lte(expiresOn, to), ofChecker(checker)))
    .orderBy(asc(expiresOn))
    .limit(200);
}

export function decidedChecks(db: Db, checker: CredentialChecker): Promise<CheckRow[]> {
  return shown(db)
    .where(and(isNotNull(decidedAt), ofChecker(checker)))
    .orderBy(desc(decidedAt))
    .limit(100);
}

/** One that a checker may decide, also when it is decided; null for any other. */
export async function checkFor(
  db: Db,
  checker: CredentialChecker,
  checkId: string,
): Promise<CheckRow | null> {
  const [row] = await shown(db).where(and(eq(id, checkId), ofChecker(checker)));
  return row && row.trainerId !== checker.person ? row : null;
}

/** The document of a check, and that this checker has opened it. */
export async function openDocument(db: Db, checker: CredentialChecker, checkId: string) {
  const [row] = await db
    .update(checks)
    .set({ openedBy: checker.person })
    .where(
      and(
        eq(id, checkId),
        ne(trainerId, checker.person),
        isNotNull(checks.document),
        ofChecker(checker),
      ),
    )
    .returning({ document: checks.document, kind: documentKind });
  return row?.document && row.kind ? { document: row.document, kind: row.kind } : null;
}

/** Writes a decision about one that waits; false when it was decided or withdrawn meanwhile. */
export async function writeDecision(
  db: Db,
  checker: CredentialChecker,
  checkId: string,
  decision: { state: 'checked' | 'refused'; note: string; source: string; at: Date },
): Promise<boolean> {
  const written = await db
    .update(checks)
    .set({
      state: decision.state,
      note: decision.note,
      source: decision.source,
      decidedAt: decision.at,
      decidedAs: checker.trainers === 'all' ? 'operator' : 'admin',
      decidedBy: checker.person,
    })
    .where(and(eq(id, checkId), eq(state, 'waiting'), ofChecker(checker)))
    .returning({ id });
  return written.length > 0;
}

/** Undoes a decision; gives what was sent, with its document if it is still there. Null: it was not decided. */
export async function undoDecision(
  db: Db,
  checker: CredentialChecker,
  checkId: string,
  reason: string,
): Promise<Check | null> {
  const [row] = await db
    .select()
    .from(checks)
    .where(and(eq(id, checkId), inArray(state, ['checked', 'refused']), ofChecker(checker)))
    .for('update');
  if (!row) return null;
  await db
    .update(checks)
    .set({ state: 'undone', note: reason, document: null, documentKind: null })
    .where(eq(id, checkId));
  return row;
}

/** Deletes documents of what was decided before an instant. */
export async function dropDocuments(db: Db, before: Date): Promise<void> {
  await db
    .update(checks)
    .set({ document: null, documentKind: null })
    .where(and(isNotNull(documentKind), lt(decidedAt, before)));
}

/** How much waits for a checker. */
export async function countWaiting(db: Db, checker: CredentialChecker): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(checks)
    .where(and(eq(state, 'waiting'), ne(trainerId, checker.person), ofChecker(checker)));
  return row?.waiting ?? 0;
}

/** Whether something of these trainers waits that was sent since: who checks was told of it already. */
export async function waitsSince(
  db: Db,
  since: Date,
  trainers: readonly OwnerId[] | 'all',
): Promise<boolean> {
  const ofThese = trainers === 'all' ? undefined : inArray(trainerId, [...trainers]);
  const rows = await db
    .select({ id })
    .from(checks)
    .where(and(eq(state, 'waiting'), gte(sentAt, since), ofThese))
    .limit(1);
  return rows.length > 0;
}

/** Checked ones that end within these days: who may have to be reminded. */
export const checksToRemind = (
  db: Db,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<CheckRow[]> =>
  db
    .select(columns)
    .from(checks)
    .where(and(eq(state, 'checked'), gte(expiresOn, from), lte(expiresOn, to)))
    .orderBy(asc(id));

/** Notes a reminder; false when another server has sent it. */
export async function noteReminder(db: Db, checkId: string, day: CalendarDay): Promise<boolean> {
  const written = await db
    .update(checks)
    .set({ remindedFor: day })
    .where(and(eq(id, checkId), or(isNull(remindedFor), lt(remindedFor, day))))
    .returning({ id });
  return written.length > 0;
}

/** Every check of these trainers that said yes, and their credentials as they stand. */
export async function checkedOf(db: Db, trainers: readonly OwnerId[]): Promise<CheckRow[]> {
  const c = trainerCredentials;
  return db
    .select(columns)
    .from(checks)
    .innerJoin(
      c,
      and(
        eq(c.ownerId, trainerId),
        eq(c.id, credentialId),
        eq(c.kind, kind),
        eq(c.title, title),
        eq(c.body, body),
        eq(c.number, number),
        sql`${c.expiresOn} is not distinct from ${expiresOn}`,
        isNull(c.deletedAt),
      ),
    )
    .where(and(eq(state, 'checked'), sql`${c.ownerId} = any(${sql.param([...trainers])}::uuid[])`))
    .orderBy(desc(decidedAt));
}
