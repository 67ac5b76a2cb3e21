import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OrganisationId } from '#features/organisations/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { ClassContent } from '../../rules/class-content.ts';
import { organisationClasses as classes, organisationRooms as rooms } from '../tables.ts';

export type ClassRow = typeof classes.$inferSelect;
export type RoomRow = typeof rooms.$inferSelect;

/** Makes what changes the dates of an organisation's classes wait for each other. */
export async function queueClasses(db: Db, organisationId: OrganisationId): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`classes ${organisationId}`}, 0))`,
  );
}

export const classesOf = (db: Db, organisationId: OrganisationId): Promise<ClassRow[]> =>
  db
    .select()
    .from(classes)
    .where(and(eq(classes.organisationId, organisationId), isNull(classes.endedAt)))
    .orderBy(asc(sql`lower(${classes.content}->>'name')`), asc(classes.id));

/** Of every organisation with a class that has not ended. */
export async function organisationsWithClasses(db: Db): Promise<OrganisationId[]> {
  const rows = await db
    .selectDistinct({ id: classes.organisationId })
    .from(classes)
    .where(isNull(classes.endedAt));
  return rows.map(({ id }) => id);
}

export async function classOf(
  db: Db,
  organisationId: OrganisationId,
  id: string,
): Promise<ClassRow | null> {
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.organisationId, organisationId), eq(classes.id, id)));
  return row ?? null;
}

/** Whether another organisation's class has the id, which dates name alone. */
export async function isClassId(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ id: classes.id }).from(classes).where(eq(classes.id, id));
  return row !== undefined;
}

/** Stores a class; false where it was changed since `version` (null: where there is one). */
export async function writeClass(
  db: Db,
  at: { organisationId: OrganisationId; id: string },
  { content, version }: { content: ClassContent; version: number | null },
  now: Date,
): Promise<boolean> {
  if (version === null) {
    const made = await db
      .insert(classes)
      .values({ ...at, content, version: 1, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: classes.id });
    return made.length > 0;
  }
  const rows = await db
    .update(classes)
    .set({ content, version: version + 1, updatedAt: now })
    .where(
      and(
        eq(classes.organisationId, at.organisationId),
        eq(classes.id, at.id),
        eq(classes.version, version),
        isNull(classes.endedAt),
      ),
    )
    .returning({ id: classes.id });
  return rows.length > 0;
}

export async function endClassRow(
  db: Db,
  { organisationId, id }: Pick<ClassRow, 'organisationId' | 'id'>,
  now: Date,
): Promise<void> {
  await db
    .update(classes)
    .set({ endedAt: now, updatedAt: now, version: sql`${classes.version} + 1` })
    .where(and(eq(classes.organisationId, organisationId), eq(classes.id, id)));
}

export const roomsOf = (db: Db, organisationId: OrganisationId): Promise<RoomRow[]> =>
  db
    .select()
    .from(rooms)
    .where(and(eq(rooms.organisationId, organisationId), isNull(rooms.endedAt)))
    .orderBy(asc(sql`lower(${rooms.name})`), asc(rooms.id));

/** Like `writeClass`, for a room. */
export async function writeRoom(
  db: Db,
  at: { organisationId: OrganisationId; id: string },
  { version, ...values }: { name: string; capacity: number; version: number | null },
  now: Date,
): Promise<boolean> {
  if (version === null) {
    const made = await db
      .insert(rooms)
      .values({ ...at, ...values, version: 1, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: rooms.id });
    return made.length > 0;
  }
  const changed = await db
    .update(rooms)
    .set({ ...values, version: version + 1, updatedAt: now })
    .where(
      and(
        eq(rooms.organisationId, at.organisationId),
        eq(rooms.id, at.id),
        eq(rooms.version, version),
        isNull(rooms.endedAt),
      ),
    )
    .returning({ id: rooms.id });
  return changed.length > 0;
}

export async function endRoom(
  db: Db,
  { organisationId, id }: { organisationId: OrganisationId; id: string },
  now: Date,
): Promise<void> {
  await db
    .update(rooms)
    .set({ endedAt: now, updatedAt: now, version: sql`${rooms.version} + 1` })
    .where(and(eq(rooms.organisationId, organisationId), eq(rooms.id, id), isNull(rooms.endedAt)));
}
