import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { listDoneSets } from '../../rules/done-sets.ts';
import type { SessionContent } from '../../rules/session-kinds.ts';
import { trainingSets } from '../tables.ts';

const ROWS_PER_INSERT = 1_000;

type Session = Pick<SessionContent, 'date' | 'work' | 'bodyKg'> & {
  id: string;
  finishedAt: unknown;
};

/** Forgets the done sets of sessions, as when they are deleted. */
export async function eraseDoneSets(
  db: Db,
  owner: OwnerId,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  const { ownerId, sessionId } = trainingSets;
  await db.delete(trainingSets).where(and(eq(ownerId, owner), inArray(sessionId, [...sessionIds])));
}

/**
 * Writes the done sets of sessions as they are now, in the place of those before. Belongs into the
 * transaction that stores the sessions.
 */
export async function writeDoneSets(
  db: Db,
  owner: OwnerId,
  sessions: readonly Session[],
): Promise<void> {
  await eraseDoneSets(
    db,
    owner,
    sessions.map(({ id }) => id),
  );
  const rows = sessions.flatMap((session) =>
    listDoneSets(session).map((set) => ({
      ...set,
      ownerId: owner,
      sessionId: session.id,
      date: session.date,
      finished: session.finishedAt !== null,
      doneAt: new Date(set.doneAt),
    })),
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db.insert(trainingSets).values(rows.slice(start, start + ROWS_PER_INSERT));
  }
}
