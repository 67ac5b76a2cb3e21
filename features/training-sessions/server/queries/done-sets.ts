import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { listDoneSets } from '../../rules/done-sets.ts';
import type { SessionContent } from '../../rules/session-kinds.ts';
import { trainingSets } from '../tables.ts';

const ROWS_PER_INSERT = 5_000;

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
    })),
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const some = rows.slice(start, start + ROWS_PER_INSERT).map(toColumns);
    const names = Object.keys(some[0] ?? {}).map((name) => sql.identifier(name));
    const columns = sql.join(names, sql`, `);
    // As one JSON value: a parameter for each column of each row takes five times as long.
    await db.execute(
      sql`insert into ${trainingSets} (${columns}) select ${columns} from json_populate_recordset(null::${trainingSets}, ${JSON.stringify(some)}::json)`,
    );
  }
}

/** By the names of the columns: "loadKg" is load_kg. */
const toColumns = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
