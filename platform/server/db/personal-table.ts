import { asc, type Column, eq, getTableColumns, getTableName } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { OwnerId } from '../sessions/owner.ts';
import type { Db } from './database.ts';

/** One exported row: JSON values by column, without the owner. */
export type PersonalRow = Record<string, unknown>;

/** Description of an exported column. */
export type PersonalColumn = { name: string; type: string; required: boolean };

/** Files of an export by their path in it ("photos/profile.webp"). */
export type PersonalFiles = ReadonlyMap<string, Buffer>;

/** A table with personal data, for export and import. */
export type PersonalTable = {
  name: string;
  about: string;
  columns: PersonalColumn[];
  /**
   * What an import that has the table does: `into-empty` wants no rows there, `replace`
   * replaces the present ones, `add` keeps those too, `never` is exported only.
   */
  onImport: 'into-empty' | 'replace' | 'add' | 'never';
  /** The folder of an export with the files that the rows name by their path ("photos/"). */
  folder?: string;
  /** Left out of an export unless the person asked for it. */
  isOnRequest?: true;
  /** Every row of one person, ordered by key. */
  read(db: Db, owner: OwnerId): Promise<PersonalRow[]>;
  readFiles?(db: Db, owner: OwnerId): Promise<PersonalFiles>;
  /**
   * The rows of an export as `write` takes them; asked of every table before the first is written.
   * Throws z.ZodError when one is not what the table holds. A table without it lets `write` find out.
   */
  parse?(rows: unknown): unknown;
  /** Stores rows of an export. May throw z.ZodError too. */
  write(db: Db, owner: OwnerId, rows: unknown, files: PersonalFiles): Promise<void>;
};

/** Tables that go with the account but into no export, each with the reason. */
export type ErasedOnly = { name: string; because: string };

const MAX_TEXT = 20_000;
const INT_MAX = 2_147_483_647;
const ROWS_PER_BATCH = 200;

function schemaOf(column: Column): z.ZodType {
  const { dataType, columnType, enumValues } = column;
  if (columnType === 'PgUUID') return z.uuid();
  if (columnType === 'PgDateString') return z.iso.date();
  if (enumValues && enumValues.length > 0) return z.enum(enumValues as [string, ...string[]]);
  if (dataType === 'number') {
    return columnType === 'PgInteger' ? z.int().min(-INT_MAX).max(INT_MAX) : z.number();
  }
  if (dataType === 'boolean') return z.boolean();
  if (dataType === 'date') return z.iso.datetime().transform((text) => new Date(text));
  if (dataType === 'array') {
    return z.array(schemaOf((column as Column & { baseColumn: Column }).baseColumn)).max(1000);
  }
  if (dataType === 'json') return z.json();
  return z.string().max(MAX_TEXT);
}

function typeOf(column: Column): string {
  if (column.columnType === 'PgUUID') return 'uuid';
  if (column.columnType === 'PgDateString') return 'day (YYYY-MM-DD)';
  if (column.dataType === 'date') return 'moment (ISO 8601, UTC)';
  if (column.dataType === 'array') return 'list';
  if (column.enumValues?.length) return column.enumValues.join(' | ');
  return column.dataType === 'string' ? 'text' : column.dataType;
}

/**
 * Declares one table as personal data. `check` says what else a row has to hold beside the types of
 * its columns, on the exported form. Only a feature's queries call this.
 */
export function personalTable<Table extends PgTable & { ownerId: AnyPgColumn }>(
  table: Table,
  options: { about: string; onImport: PersonalTable['onImport']; check?: z.ZodType },
): PersonalTable {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name !== 'ownerId');
  const shape = Object.fromEntries(
    columns.map(([name, column]) => {
      const schema = schemaOf(column);
      if (column.notNull) return [name, column.hasDefault ? schema.optional() : schema];
      // An export from before the column was added does not have it.
      return [name, schema.nullish()];
    }),
  );
  const { check } = options;
  const row = check
    ? z.unknown().superRefine((value, context) => {
        for (const { message, path } of check.safeParse(value).error?.issues ?? []) {
          context.addIssue({ code: 'custom', message, path });
        }
      })
    : z.unknown();
  const rowsSchema = z.array(row.pipe(z.strictObject(shape))).max(500_000);
  const keys = getTableConfig(table).primaryKeys.flatMap((key) => key.columns);
  const order = columns
    .filter(([, { primary, name }]) => primary || keys.some((column) => column.name === name))
    .map(([, column]) => asc(column as AnyPgColumn));

  return {
    name: getTableName(table),
    about: options.about,
    onImport: options.onImport,
    columns: columns.map(([name, column]) => ({
      name,
      type: typeOf(column),
      required: column.notNull,
    })),
    async read(db, owner) {
      const found = await db
        .select()
        .from<PgTable>(table)
        .where(eq(table.ownerId, owner))
        .orderBy(...order);
      return found.map(({ ownerId: _owner, ...rest }) => JSON.parse(JSON.stringify(rest)));
    },
    parse: (given) => rowsSchema.parse(given),
    async write(db, owner, parsed) {
      const rows = parsed as z.infer<typeof rowsSchema>;
      if (options.onImport === 'replace') await db.delete(table).where(eq(table.ownerId, owner));
      for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
        const part = rows
          .slice(start, start + ROWS_PER_BATCH)
          .map((one) => ({ ...one, ownerId: owner }));
        const insert = db.insert<PgTable>(table).values(part);
        await (options.onImport === 'add' ? insert.onConflictDoNothing() : insert);
      }
    },
  };
}
