import { createHash } from 'node:crypto';
import { type ColumnMapping, columnKeys, missingFields } from '../../rules/column-mapping.ts';
import { UnreadableFile } from '../../rules/csv-reader.ts';
import { createFileReader } from '../../rules/file-format.ts';
import { MAX_COLUMNS } from '../../rules/limits.ts';
import type { StagedBatch } from '../queries/staged-batches.ts';
import type { ImportRow } from '../queries.ts';
import { createBatcher, planOf } from './judge-rows.ts';

/**
 * The rows of the next part of a file, each judged by itself, and what the import knows after it: all that
 * reading the part after needs, in whichever process. Throws UnreadableFile.
 */
export function readPart(
  row: ImportRow,
  bytes: Uint8Array,
): { batches: StagedBatch[]; change: Partial<ImportRow> } {
  if (!row.format) throw new UnreadableFile('The format of the file is not known.');
  const bytesRead = row.bytesRead + bytes.length;
  const isLast = bytesRead === row.sizeBytes;
  const reader = createFileReader(row.format, row.position ?? undefined);
  const rows = reader.push(bytes, isLast);
  const header = row.columns.length === 0 ? rows.shift() : null;
  const columns = header ? columnsOf(header) : row.columns;
  const totalRows = row.totalRows + rows.length;
  if (isLast && totalRows === 0) throw new UnreadableFile('The CSV file is empty');
  return {
    batches: batchesOf({ ...row, columns }, rows),
    change: {
      columns,
      totalRows,
      bytesRead,
      // Of the content so far: parts are cut at the same places however often a file is sent.
      hash: createHash('sha256')
        .update(row.hash ?? '')
        .update(bytes)
        .digest('hex'),
      ...(isLast ? { state: 'reading', position: null } : { position: reader.position() }),
    },
  };
}

function columnsOf(header: string[]): string[] {
  const columns = columnKeys(header);
  if (columns.length <= MAX_COLUMNS) return columns;
  throw new UnreadableFile(`The file has ${columns.length} columns; use at most ${MAX_COLUMNS}.`);
}

function batchesOf(row: ImportRow, rows: string[][]): StagedBatch[] {
  if (row.columns.length === 0) return [];
  const plan = planOf({ ...row, mapping: mappingWithin(row) });
  const batcher = createBatcher(plan, row.totalRows + 1);
  const full = rows.flatMap((cells) => batcher.add(cells) ?? []);
  const rest = batcher.rest();
  return rest ? [...full, rest] : full;
}

/** Only columns of the file, with all that is required. */
function mappingWithin({ type, columns, mapping: chosen }: ImportRow): ColumnMapping {
  const known = new Set(columns);
  const mapping = Object.fromEntries(Object.entries(chosen).filter(([key]) => known.has(key)));
  const missing = missingFields(mapping, type).map(({ label }) => label);
  if (missing.length === 0) return mapping;
  throw new UnreadableFile(
    `The file has no columns for ${missing.join(', ')}. Choose it again, and map them.`,
  );
}
