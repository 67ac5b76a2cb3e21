import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { DUPLICATE_TEXT, type Reason } from '../../rules/outcomes.ts';
import { csvImportRows, type csvImports } from '../tables.ts';

/** Names an import of its owner. */
type Key = Pick<typeof csvImports.$inferSelect, 'ownerId' | 'id'>;
export type StagedRow = Omit<typeof csvImportRows.$inferSelect, 'ownerId' | 'importId'>;

const rows = csvImportRows;
const isOf = ({ ownerId, id }: Key) => and(eq(rows.ownerId, ownerId), eq(rows.importId, id));
const columns = {
  row: rows.row,
  cells: rows.cells,
  key: rows.key,
  reason: rows.reason,
  detail: rows.detail,
};

/** Large files take longer than an ordinary statement may. */
export async function takeYourTime(db: Db): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
}

/** Keeps a batch: one array for each column is read fastest. */
export async function stageRows(db: Db, { ownerId, id }: Key, batch: StagedRow[]): Promise<void> {
  if (batch.length === 0) return;
  const list = (of: (row: StagedRow) => unknown) => sql.param(batch.map(of));
  await db.execute(sql`
    insert into csv_import_rows (owner_id, import_id, row, cells, key, reason, detail)
    select ${ownerId}::uuid, ${id}::uuid, row, cells::jsonb, key, reason, detail
    from unnest(
      ${list(({ row }) => row)}::int[],
      ${list(({ cells }) => JSON.stringify(cells))}::text[],
      ${list(({ key }) => key)}::text[],
      ${list(({ reason }) => reason)}::text[],
      ${list(({ detail }) => detail)}::text[]
    ) as new(row, cells, key, reason, detail)`);
}

export async function dropRows(db: Db, key: Key): Promise<void> {
  await db.delete(rows).where(isOf(key));
}

/** Valid rows after `after`, in order. */
export function validRows(db: Db, key: Key, after: number, limit: number): Promise<StagedRow[]> {
  return db
    .select(columns)
    .from(rows)
    .where(and(isOf(key), isNull(rows.reason), gt(rows.row, after)))
    .orderBy(asc(rows.row))
    .limit(limit);
}

/** Failed rows after `after`, in order. */
export function failedRows(db: Db, key: Key, after: number, limit: number): Promise<StagedRow[]> {
  return db
    .select(columns)
    .from(rows)
    .where(and(isOf(key), isNotNull(rows.reason), gt(rows.row, after)))
    .orderBy(asc(rows.row))
    .limit(limit);
}

/** Puts corrected rows in place of those that are there; the numbers of rows that are. */
export async function replaceRows(db: Db, key: Key, changed: StagedRow[]): Promise<number> {
  let found = 0;
  for (const { row, ...content } of changed) {
    const done = await db
      .update(rows)
      .set(content)
      .where(and(isOf(key), eq(rows.row, row)))
      .returning({ row: rows.row });
    found += done.length;
  }
  return found;
}

/** Takes back what was decided by other rows and other people: only what is wrong in itself stays. */
export async function forgetDecisions(db: Db, key: Key): Promise<void> {
  await db
    .update(rows)
    .set({ reason: null, detail: null })
    .where(and(isOf(key), inArray(rows.reason, ['duplicate', 'member', 'seat'])));
}

const DUPLICATES_AT_ONCE = 50_000;

/**
 * Of rows that are told apart by the same key the first stands. They are found first and marked by their
 * numbers then: joined in one statement, a table without statistics is gone through once for each row.
 */
export async function markDuplicates(db: Db, key: Key): Promise<void> {
  const [before, after] = DUPLICATE_TEXT;
  for (let last = 0; ; ) {
    const found = await db.execute<{ row: number; first: number }>(sql`
      select row, first from (
        select row, min(row) over (partition by key) as first from csv_import_rows
        where owner_id = ${key.ownerId} and import_id = ${key.id} and key is not null
      ) as same
      where row > first and row > ${last} order by row limit ${DUPLICATES_AT_ONCE}`);
    if (found.rows.length === 0) return;
    last = found.rows.at(-1)?.row ?? last;
    await db.execute(sql`
      update csv_import_rows
      set reason = 'duplicate', detail = ${before} || same.first || ${after}
      from unnest(
        ${sql.param(found.rows.map(({ row }) => row))}::int[],
        ${sql.param(found.rows.map(({ first }) => first))}::int[]
      ) as same(row, first)
      where csv_import_rows.owner_id = ${key.ownerId} and csv_import_rows.import_id = ${key.id}
        and csv_import_rows.row = same.row`);
  }
}

export async function markRows(
  db: Db,
  key: Key,
  which: readonly number[],
  outcome: { reason: Reason; detail: string },
): Promise<void> {
  if (which.length === 0) return;
  await db
    .update(rows)
    .set(outcome)
    .where(and(isOf(key), sql`${rows.row} = any(${sql.param(which)}::int[])`));
}

/** Fails the valid rows beyond the first `room`. */
export async function markBeyond(
  db: Db,
  key: Key,
  room: number,
  outcome: { reason: Reason; detail: string },
): Promise<void> {
  const [cut] = await db
    .select({ row: rows.row })
    .from(rows)
    .where(and(isOf(key), isNull(rows.reason)))
    .orderBy(asc(rows.row))
    .offset(room)
    .limit(1);
  if (!cut) return;
  await db
    .update(rows)
    .set(outcome)
    .where(and(isOf(key), isNull(rows.reason), gte(rows.row, cut.row)));
}

/** How many rows there are by reason; valid ones under `valid`. */
export async function countRows(db: Db, key: Key): Promise<Record<Reason | 'valid', number>> {
  const found = await db
    .select({ reason: rows.reason, rows: count() })
    .from(rows)
    .where(isOf(key))
    .groupBy(rows.reason);
  const counts = { valid: 0, invalid: 0, duplicate: 0, member: 0, seat: 0 };
  for (const { reason, rows } of found) counts[reason ?? 'valid'] = rows;
  return counts;
}
