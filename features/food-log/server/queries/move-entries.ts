import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { EntryMove } from '../../rules/entry/entry-move.ts';
import type { StoredEntry } from '../queries.ts';
import { foodLogEntries } from '../tables.ts';

/** Gives locked entries another day and meal, all in one statement. */
export function moveLocked(
  db: Db,
  owner: OwnerId,
  moves: readonly EntryMove[],
  at: Date,
): Promise<StoredEntry[]> {
  const e = foodLogEntries;
  const asked = sql`json_to_recordset(${JSON.stringify(moves)}::json)
    as asked(id uuid, date date, "mealType" text)`;
  return db
    .update(e)
    .set({
      date: sql`asked.date`,
      mealType: sql`asked."mealType"`,
      version: sql`${e.version} + 1`,
      updatedAt: at,
    })
    .from(asked)
    .where(and(eq(e.ownerId, owner), sql`${e.id} = asked.id`))
    .returning(getTableColumns(e));
}
