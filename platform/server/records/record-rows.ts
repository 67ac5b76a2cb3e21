import {
  and,
  asc,
  type Column,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { builtOnce } from '../db/built-once.ts';
import type { Db } from '../db/database.ts';
import type { OwnerId } from '../sessions/owner.ts';

/** A table with the columns of a record (record-columns.ts). */
export type RecordTable = PgTable &
  Record<'ownerId' | 'id' | 'version' | 'updatedAt' | 'deletedAt', AnyPgColumn>;

export type RecordRow<Table extends RecordTable> = Table['$inferSelect'] & {
  id: string;
  version: number;
  deletedAt: Date | null;
};

/** What a person can say about a record. */
export type RecordContent<Table extends RecordTable> = Omit<
  Table['$inferSelect'],
  'ownerId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

/** A stored record without what never leaves the server: its content, id and version. */
export function toRecord<Row extends object>(row: Row) {
  type Bookkeeping = 'ownerId' | 'createdAt' | 'updatedAt' | 'deletedAt';
  const {
    ownerId: _,
    createdAt: __,
    updatedAt: ___,
    deletedAt: ____,
    ...rest
  } = row as Row & Partial<Record<Bookkeeping, unknown>>;
  return rest as Omit<Row, Bookkeeping>;
}

/** A value as the driver takes it. */
const toDriver = (column: Column, value: unknown): unknown =>
  value === null || value === undefined ? null : column.mapToDriverValue(value);

/** The statements of one table of records. Only a feature's queries use this. */
export function recordRows<Table extends RecordTable>(table: Table) {
  type Row = RecordRow<Table>;
  type Content = RecordContent<Table>;
  const t: RecordTable = table;
  const columns: Record<string, Column> = getTableColumns(table);

  const isLive = (owner: OwnerId): SQL | undefined =>
    and(eq(t.ownerId, owner), isNull(t.deletedAt));
  const isOneOf = (owner: OwnerId, ids: readonly string[]): SQL | undefined =>
    and(eq(t.ownerId, owner), inArray(t.id, [...ids]));

  const toRow = (owner: OwnerId, { id, ...content }: Content & { id: string }, at: Date) => ({
    createdAt: at,
    ...content,
    ownerId: owner,
    id,
    version: 1,
    updatedAt: at,
    deletedAt: null,
  });

  // Built once: adding one record is what people wait for all day.
  const insertOne = builtOnce((db) => {
    const values = Object.keys(columns).map((name) => [name, sql`${sql.placeholder(name)}`]);
    return db
      .insert<PgTable>(t)
      .values(Object.fromEntries(values))
      .onConflictDoNothing()
      .returning()
      .prepare('');
  });

  return {
    isLive,

    /** Whether a stored record has this content, as far as the columns can tell. */
    hasContent(row: Row, content: Partial<Content>, equal: (a: unknown, b: unknown) => boolean) {
      return Object.entries(content).every(([name, value]) => {
        const stored: unknown = Reflect.get(row, name);
        // A column of four bytes gives a number back rounded.
        if (columns[name]?.columnType === 'PgReal' && typeof value === 'number') {
          return typeof stored === 'number' && Math.fround(stored) === Math.fround(value);
        }
        return equal(stored, value);
      });
    },

    /** Those of these ids that are this owner's, deleted ones too. */
    async byIds(db: Db, owner: OwnerId, ids: readonly string[]): Promise<Row[]> {
      if (ids.length === 0) return [];
      const rows = await db.select().from<PgTable>(t).where(isOneOf(owner, ids));
      return rows as Row[];
    },

    /** Stores records; answers those that are new, without those whose id this owner has already. */
    async insert(
      db: Db,
      owner: OwnerId,
      records: readonly (Content & { id: string })[],
      at: Date,
    ): Promise<Row[]> {
      const rows = records.map((record) => toRow(owner, record, at));
      const [first] = rows;
      if (!first) return [];
      if (rows.length === 1) {
        const values = Object.entries(columns).map(([name, column]) => [
          name,
          toDriver(column, Reflect.get(first, name)),
        ]);
        return (await insertOne(db).execute(Object.fromEntries(values))) as Row[];
      }
      // In the order of their ids, so that two calls with the same ones wait for each other instead of both failing.
      rows.sort((a, b) => (a.id < b.id ? -1 : 1));
      return (await db.insert<PgTable>(t).values(rows).onConflictDoNothing().returning()) as Row[];
    },

    /** Replaces content if the record still has `version`; null when it has not, is deleted or absent. */
    async replace(
      db: Db,
      owner: OwnerId,
      id: string,
      change: { content: Partial<Content>; version: number; at: Date },
    ): Promise<Row | null> {
      const { content, version, at } = change;
      const [row] = await db
        .update<PgTable>(t)
        .set({ ...content, version: version + 1, updatedAt: at })
        .where(and(isOneOf(owner, [id]), isNull(t.deletedAt), eq(t.version, version)))
        .returning();
      return (row as Row | undefined) ?? null;
    },

    /** Marks records deleted, or brings them back (`deletedAt` null); answers those that were otherwise before. */
    async setDeleted(
      db: Db,
      owner: OwnerId,
      ids: readonly string[],
      change: { deletedAt: Date | null; at: Date },
    ): Promise<Row[]> {
      const { deletedAt, at } = change;
      const rows = await db
        .update<PgTable>(t)
        .set({ deletedAt, updatedAt: at, version: sql`${t.version} + 1` })
        .where(
          and(
            isOneOf(owner, ids),
            deletedAt === null ? isNotNull(t.deletedAt) : isNull(t.deletedAt),
          ),
        )
        .returning();
      return rows as Row[];
    },

    /** Locks records until the transaction ends, always in the same order; deleted ones too. */
    async lock(db: Db, owner: OwnerId, ids: readonly string[]): Promise<Row[]> {
      const rows = await db
        .select()
        .from<PgTable>(t)
        .where(isOneOf(owner, ids))
        .orderBy(asc(t.id))
        .for('update');
      return rows as Row[];
    },

    async count(db: Db, owner: OwnerId): Promise<number> {
      const [row] = await db.select({ records: count() }).from<PgTable>(t).where(isLive(owner));
      return row?.records ?? 0;
    },

    /** Records that are not deleted, where `where` holds, in this order. */
    async list(
      db: Db,
      owner: OwnerId,
      options: { where?: SQL | undefined; orderBy: (SQL | AnyPgColumn)[]; limit?: number },
    ): Promise<Row[]> {
      const query = db
        .select()
        .from<PgTable>(t)
        .where(and(isLive(owner), options.where))
        .orderBy(...options.orderBy);
      return (await (options.limit === undefined ? query : query.limit(options.limit))) as Row[];
    },
  };
}

export type RecordRows<Table extends RecordTable> = ReturnType<typeof recordRows<Table>>;
