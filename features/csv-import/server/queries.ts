import { and, desc, eq, exists, gt, inArray, isNull, lte, max, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dropBatches } from './queries/staged-batches.ts';
import { csvImportBatches, csvImports } from './tables.ts';

export type ImportRow = typeof csvImports.$inferSelect;
type Key = Pick<ImportRow, 'ownerId' | 'id'>;

const isImport = ({ ownerId, id }: { ownerId: string; id: string }) =>
  and(eq(csvImports.ownerId, ownerId), eq(csvImports.id, id));

/** A discarded import no longer exists. */
const isKept = (key: { ownerId: string; id: string }) =>
  and(isImport(key), ne(csvImports.state, 'discarded'));

/** Adds an import; false when this owner has one of that id. */
export async function addImport(db: Db, row: ImportRow): Promise<boolean> {
  const added = await db
    .insert(csvImports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: csvImports.id });
  return added.length > 0;
}

export async function importById(db: Db, owner: OwnerId, id: string): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(csvImports)
    .where(isKept({ ownerId: owner, id }));
  return row ?? null;
}

/** Locks one import until the transaction ends. */
export async function lockImport(db: Db, owner: OwnerId, id: string): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(csvImports)
    .where(isKept({ ownerId: owner, id }))
    .for('update');
  return row ?? null;
}

const MAX_LISTED = 50;

/** A person's imports, the newest first. */
export function importsOf(db: Db, owner: OwnerId): Promise<ImportRow[]> {
  return db
    .select()
    .from(csvImports)
    .where(and(eq(csvImports.ownerId, owner), ne(csvImports.state, 'discarded')))
    .orderBy(desc(csvImports.createdAt), desc(csvImports.id))
    .limit(MAX_LISTED);
}

export async function changeImport(
  db: Db,
  key: Key,
  change: Partial<Omit<ImportRow, 'ownerId' | 'id'>>,
): Promise<ImportRow | null> {
  const [row] = await db.update(csvImports).set(change).where(isImport(key)).returning();
  return row ?? null;
}

/**
 * Changes an import that is being validated and has `totalRows` staged rows: each batch follows the one before, also
 * when two servers work on it. Null when that has changed.
 */
export async function advanceImport(
  db: Db,
  key: Key,
  totalRows: number,
  change: Partial<Omit<ImportRow, 'ownerId' | 'id'>>,
): Promise<ImportRow | null> {
  const isThere = and(eq(csvImports.state, 'validating'), eq(csvImports.totalRows, totalRows));
  const [row] = await db
    .update(csvImports)
    .set(change)
    .where(and(isImport(key), isThere))
    .returning();
  return row ?? null;
}

/**
 * When the content of each of these imports of one person was last imported into the same place, by another import;
 * one statement however many they are. Without an entry: never.
 */
export async function findEarlierImport(
  db: Db,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const other = alias(csvImports, 'other');
  const isSame = and(
    eq(other.ownerId, csvImports.ownerId),
    eq(other.hash, csvImports.hash),
    eq(other.type, csvImports.type),
    eq(other.state, 'committed'),
    ne(other.id, csvImports.id),
  );
  const found = await db
    .select({ id: csvImports.id, at: max(other.committedAt) })
    .from(csvImports)
    .innerJoin(other, isSame)
    .where(and(eq(csvImports.ownerId, owner), inArray(csvImports.id, [...ids])))
    .groupBy(csvImports.id);
  return new Map(found.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

const MAX_SAVED_MAPPINGS = 100;

/** Saved mappings of a person and of these organisations. */
export function mappingsFor(db: Db, owner: OwnerId, organisations: readonly string[]) {
  return db
    .select({
      importType: csvImports.type,
      organisationId: csvImports.organisationId,
      columns: csvImports.columns,
      columnMapping: csvImports.mapping,
    })
    .from(csvImports)
    .where(
      or(
        and(eq(csvImports.ownerId, owner), isNull(csvImports.organisationId)),
        inArray(csvImports.organisationId, [...organisations]),
      ),
    )
    .orderBy(desc(csvImports.createdAt), desc(csvImports.id))
    .limit(MAX_SAVED_MAPPINGS);
}

/** Forgets an import and everything of it. The import goes first, so that nobody adds rows to it meanwhile. */
export async function dropImport(db: Db, { ownerId, id }: Key): Promise<void> {
  await inTransaction(db, async (db) => {
    await db.delete(csvImports).where(isImport({ ownerId, id }));
    await dropBatches(db, { ownerId, id });
  });
}

/** A person's imports that have staged rows, the newest first. */
export function listStagedImports(db: Db, owner: OwnerId, now: Date) {
  return db
    .select({
      ownerId: csvImports.ownerId,
      id: csvImports.id,
      state: csvImports.state,
      sizeBytes: csvImports.sizeBytes,
      expiresAt: csvImports.expiresAt,
    })
    .from(csvImports)
    .where(
      and(
        eq(csvImports.ownerId, owner),
        inArray(csvImports.state, ['validating', 'validated', 'committed']),
        gt(csvImports.expiresAt, now),
      ),
    )
    .orderBy(desc(csvImports.createdAt), desc(csvImports.id));
}

/** Deletes the rows of imports whose time is over. Autovacuum gives their space back. */
export async function expireImports(db: Db, now: Date): Promise<void> {
  const hasRows = db
    .select({ one: sql`1` })
    .from(csvImportBatches)
    .where(
      and(
        eq(csvImportBatches.ownerId, csvImports.ownerId),
        eq(csvImportBatches.importId, csvImports.id),
      ),
    );
  const due = await db
    .select({ ownerId: csvImports.ownerId, id: csvImports.id, state: csvImports.state })
    .from(csvImports)
    .where(
      and(
        lte(csvImports.expiresAt, now),
        or(inArray(csvImports.state, ['validating', 'validated']), exists(hasRows)),
      ),
    );
  for (const { state, ...key } of due) {
    // Its server ended in the middle.
    if (state === 'validating') await dropImport(db, key);
    else await dropBatches(db, key);
    if (state === 'validated') await changeImport(db, key, { state: 'expired' });
  }
}
