import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { sessionPlaces } from '../tables.ts';

/** What these places of a trainer are called, deleted ones too: bookings name them. */
export function placesOf(db: Db, trainer: OwnerId, ids: readonly string[]) {
  const { id, name, suburb, ownerId } = sessionPlaces;
  return db
    .select({ id, name, suburb })
    .from(sessionPlaces)
    .where(and(eq(ownerId, trainer), inArray(id, [...ids])));
}
