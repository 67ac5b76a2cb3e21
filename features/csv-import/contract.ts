import { z } from 'zod';
import { EVERYTHING, endpoint } from '#platform/shared/endpoint.ts';
import { rowsOf } from '#platform/shared/rows.ts';
import { DECIMALS } from './rules/file-format.ts';
import { IMPORT_TYPES } from './rules/import-fields.ts';
import {
  MAX_CELL_CHARS,
  MAX_COLUMNS,
  MAX_CORRECTIONS,
  MAX_HEADER_CHARS,
  MAX_JSON_BYTES,
  MAX_ROWS,
  MAX_SETTING_CHARS,
  MAX_SETTINGS,
} from './rules/limits.ts';
import { REASONS } from './rules/outcomes.ts';

/** `validating`: the call that brings the rows has no answer yet; `discarded`: cancelled, and no longer listed. */
export const IMPORT_STATES = [
  'validating',
  'validated',
  'committed',
  'undone',
  'expired',
  'discarded',
] as const;

const importType = z.enum(IMPORT_TYPES, 'Choose trainees, trainers, workouts or meals.');

/** An import. Rows in = processedRows + failedRows. */
const csvImport = z.object({
  id: z.string(),
  importType: z.enum(IMPORT_TYPES),
  state: z.enum(IMPORT_STATES),
  fileName: z.string().nullable(),
  organisationId: z.string().nullable(),
  columns: z.array(z.string()),
  columnMapping: z.record(z.string(), z.string()),
  decimal: z.enum(DECIMALS),
  totalRows: z.number().int(),
  /** the valid ones; once committed, the imported ones */
  processedRows: z.number().int(),
  failedRows: z.number().int(),
  validationResult: z.object({
    isValid: z.boolean(),
    duplicatesFound: z.number().int(),
    seatLimitExceeded: z.boolean(),
  }),
  /** when the same content was imported before */
  importedBefore: z.string().nullable(),
  createdAt: z.string(),
  committedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  /** when its rows are forgotten: until then it can be committed, and undone */
  expiresAt: z.string(),
});
export type CsvImport = z.infer<typeof csvImport>;

/** An import that was undone; a sentence about what was changed since and so stays, null where all of it went. */
const undoneImport = csvImport.extend({ kept: z.string().nullable() });
export type UndoneImport = z.infer<typeof undoneImport>;

const header = z
  .string()
  .max(MAX_HEADER_CHARS, `A column’s name has at most ${MAX_HEADER_CHARS} characters.`);

/** From a column to a field's value; empty, "skip" or left out skips the column. */
const columnMapping = z
  .record(header, z.string().max(100).nullable())
  .refine(
    (mapping) => Object.keys(mapping).length <= MAX_COLUMNS,
    `Map at most ${MAX_COLUMNS} columns.`,
  )
  .meta({ maxProperties: MAX_COLUMNS });

const longCell = `A value has at most ${MAX_CELL_CHARS} characters.`;
const cell = z.union([z.string().max(MAX_CELL_CHARS, longCell), z.number(), z.boolean(), z.null()]);

const setting = z
  .string()
  .max(MAX_SETTING_CHARS, `A setting has at most ${MAX_SETTING_CHARS} characters.`);

/** What the place that rows go to wants to know besides: units, dates, names. */
const settings = z
  .record(setting, setting)
  .refine((all) => Object.keys(all).length <= MAX_SETTINGS, `Use at most ${MAX_SETTINGS} settings.`)
  .meta({ maxProperties: MAX_SETTINGS });

const newCsvImport = z.object({
  /** made by the client, so that a repeated call stages the rows once */
  id: z.uuid('Give the id as a UUID.').optional(),
  importType,
  columnMapping,
  /** which organisation people go to; needed by who runs several */
  organisationId: z.uuid('Give the organisation’s id.').nullable().optional(),
  fileName: z.string().max(300, 'Use at most 300 characters.').nullable().optional(),
  /** the sign of the figures' decimals: decides how "1,234" is read */
  decimal: z.enum(DECIMALS).optional(),
  settings: settings.default({}),
  /** by column; `__parsed_extra` holds what a row has beyond the last column. At most 250 columns in all. */
  csvData: rowsOf(
    z
      .array(
        // One more than the columns, for what is beyond them.
        z.record(header, cell).meta({ maxProperties: MAX_COLUMNS + 1 }),
        'Give the rows as a list of objects.',
      )
      .max(MAX_ROWS, `Import at most ${MAX_ROWS} rows at once. Split the file.`),
  ),
});
export type NewCsvImport = z.output<typeof newCsvImport>;

const importId = z.object({ id: z.uuid('That import does not exist.') });
const ok = z.object({ ok: z.literal(true) });

const failedRow = z.object({
  row: z.number().int(),
  cells: z.array(z.string()),
  reason: z.enum(REASONS),
  detail: z.string(),
});
export type FailedRow = z.infer<typeof failedRow>;

const importRight = z.object({
  importType: z.enum(IMPORT_TYPES),
  allowed: z.boolean(),
  /** what may be done with it, or what is needed for it */
  sentence: z.string(),
  /** the address has to be verified first; everything else is there */
  needsVerifiedEmail: z.boolean(),
  organisations: z.array(
    z.object({ id: z.string(), name: z.string(), freeSeats: z.number().int() }),
  ),
});
export type ImportRight = z.infer<typeof importRight>;

/** How the columns of a file were mapped before, in this organisation or for one's own. */
const rememberedMapping = z.object({
  importType: z.enum(IMPORT_TYPES),
  organisationId: z.string().nullable(),
  columns: z.array(z.string()),
  columnMapping: z.record(z.string(), z.string()),
});
export type RememberedMapping = z.infer<typeof rememberedMapping>;

export const csvImportApi = {
  mappings: endpoint({
    method: 'GET',
    path: '/api/csv-import-mappings',
    about: ['csv-imports'],
    access: 'signed-in',
    rate: 'read',
    summary: 'List saved column mappings, newest first',
    response: z.array(rememberedMapping),
  }),
  rights: endpoint({
    method: 'GET',
    path: '/api/csv-import-rights',
    about: ['organisations', 'billing', 'body'],
    access: 'signed-in',
    rate: 'read',
    summary: 'List import types with what each still needs',
    response: z.array(importRight),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/csv-imports',
    access: 'signed-in',
    rate: 'read',
    summary: 'List the latest 50 imports, newest first',
    response: z.array(csvImport),
  }),
  validate: endpoint({
    method: 'POST',
    path: '/api/csv-imports',
    access: 'signed-in',
    rate: 'bulk',
    summary: 'Stage and validate up to 250,000 rows or 40 MB; imports nothing yet',
    body: newCsvImport,
    response: csvImport,
    bodyLimitBytes: MAX_JSON_BYTES,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/csv-imports/:id',
    access: 'signed-in',
    rate: 'read',
    summary: 'Get one import',
    params: importId,
    response: csvImport,
  }),
  failedRows: endpoint({
    method: 'GET',
    path: '/api/csv-imports/:id/rows',
    access: 'signed-in',
    rate: 'read',
    summary: 'List failed rows with reasons, 50 a page',
    params: importId,
    query: z.object({
      /** the number of the last row that is known */
      after: z
        .string()
        .max(9, 'Give the number of a row.')
        .regex(/^\d{1,9}$/, 'Give the number of a row.')
        .default('0'),
    }),
    response: z.array(failedRow),
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/api/csv-imports/:id/rows',
    access: 'signed-in',
    rate: 'write',
    summary: 'Correct rows before the commit; validates all rows again',
    params: importId,
    body: z.object({
      rows: z
        .array(
          z.object({
            row: z.number().int().min(1).max(2_000_000_000),
            cells: z.array(z.string().max(MAX_CELL_CHARS, longCell)).max(MAX_COLUMNS),
          }),
        )
        .min(1)
        .max(MAX_CORRECTIONS, `Correct at most ${MAX_CORRECTIONS} rows at once.`),
    }),
    response: csvImport,
    bodyLimitBytes: 5_000_000,
  }),
  commit: endpoint({
    method: 'POST',
    path: '/api/csv-imports/:id/commit',
    about: [EVERYTHING],
    access: 'signed-in',
    rate: 'write',
    summary: 'Import all valid rows in one transaction; idempotent',
    params: importId,
    response: csvImport,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/csv-imports/:id/undo',
    about: [EVERYTHING],
    access: 'signed-in',
    rate: 'write',
    summary: 'Undo an import; sessions changed since stay, other imports have to be unused',
    params: importId,
    response: undoneImport,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/csv-imports/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Discard an uncommitted import and its rows',
    params: importId,
    response: ok,
  }),
};
