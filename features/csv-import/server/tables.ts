import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { IMPORT_STATES } from '../contract.ts';
import type { ColumnMapping } from '../rules/column-mapping.ts';
import { DECIMALS } from '../rules/file-format.ts';
import { IMPORT_TYPES } from '../rules/import-fields.ts';
import type { FailedOutcome } from '../rules/outcomes.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** JSON that only this feature reads: kept as the text it is, which no engine has to take apart. */
const packed = <Data>() =>
  customType<{ data: Data; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text) as Data,
  })();

/** A file that a person imports, from its validation on. It stays as history when its rows are gone. */
export const csvImports = pgTable(
  'csv_imports',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    type: text({ enum: IMPORT_TYPES }).notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    /** where people go; null where rows become the owner's own */
    organisationId: uuid(),
    fileName: text(),
    /** of the content: the same file is known again; null while it is validated */
    hash: text(),
    /** the sign of the figures' decimals */
    decimal: text({ enum: DECIMALS }).notNull().default('.'),
    /** the keys of the columns, in their order */
    columns: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    /** what the place that rows go to wants to know besides */
    settings: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** of the staged rows */
    sizeBytes: integer().notNull(),
    /** while it is validated: those that are stored */
    totalRows: integer().notNull(),
    validRows: integer().notNull(),
    duplicates: integer().notNull(),
    beyondSeats: integer().notNull(),
    createdAt: moment().notNull(),
    committedAt: moment(),
    undoneAt: moment(),
    /** when the rows are forgotten */
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('csv_imports_organisation').on(table.organisationId, table.createdAt),
  ],
);

/** The rows of a file as they stood in it, some thousands in one: what a row costs is what is in it. */
export const csvImportBatches = pgTable(
  'csv_import_batches',
  {
    ownerId: owner(),
    importId: uuid().notNull(),
    /** rows count from 1 */
    firstRow: integer().notNull(),
    cells: packed<string[][]>().notNull(),
    /** what each row is told apart by; null where the row itself is wrong */
    keys: packed<(string | null)[]>().notNull(),
    /** the rows that fail, in their order; all others are valid */
    failed: packed<FailedOutcome[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.importId, table.firstRow] })],
);
