import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { SessionContent } from '../../rules/session-kinds.ts';
import { countDoneSets } from '../../rules/session-state.ts';
import { trainingSessions } from '../tables.ts';
import { writeDoneSets } from './done-sets.ts';

type Imported = SessionContent & { id: string };

const ROWS_PER_STATEMENT = 200;
const { ownerId, id, version, deletedAt, name, date } = trainingSessions;

function* chunks<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let start = 0; start < all.length; start += ROWS_PER_STATEMENT) {
    yield all.slice(start, start + ROWS_PER_STATEMENT);
  }
}

const isOneOf = (owner: OwnerId, ids: readonly string[]) =>
  and(eq(ownerId, owner), inArray(id, [...ids]));

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));

/** Which of these sessions the person has, or has deleted. */
export async function knownSessionIds(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const some of chunks(ids)) {
    const rows = await db.select({ id }).from(trainingSessions).where(isOneOf(owner, some));
    for (const row of rows) known.add(row.id);
  }
  return known;
}

/** Stores sessions with their done sets, in the caller's transaction. None of the ids may be known. */
export async function addImportedSessions(
  db: Db,
  owner: OwnerId,
  sessions: readonly Imported[],
  at: Date,
): Promise<void> {
  for (const some of chunks(sessions)) {
    const rows = some.map((session) => ({
      ...session,
      ownerId: owner,
      startedAt: toDate(session.startedAt),
      finishedAt: toDate(session.finishedAt),
      setsDone: countDoneSets(session),
      usedWeek: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
    }));
    await db.insert(trainingSessions).values(rows);
    await writeDoneSets(db, owner, some);
  }
}

/** Deletes sessions without a way back, but for those changed since they came. Returns the ones that stay. */
export async function eraseUnchangedSessions(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<{ name: string; date: string }[]> {
  const stay: { name: string; date: string }[] = [];
  for (const some of chunks(ids)) {
    const isUnchanged = or(eq(version, 1), isNotNull(deletedAt));
    await db.delete(trainingSessions).where(and(isOneOf(owner, some), isUnchanged));
    stay.push(
      ...(await db.select({ name, date }).from(trainingSessions).where(isOneOf(owner, some))),
    );
  }
  return stay;
}
