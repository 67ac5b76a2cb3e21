import { createHash } from 'node:crypto';
import { type ColumnMapping, headerKeys, missingFields } from '../../rules/column-mapping.ts';
import { UnreadableFile } from '../../rules/csv-reader.ts';
import { createFileReader } from '../../rules/file-format.ts';
import type { StagedBatch } from '../queries/staged-batches.ts';
import type { ImportRow } from '../queries.ts';
import { createBatcher, planOf } from './judge-rows.ts';

/** So much is read at once: the rows of a whole part would be a lot to hold. */
const PIECE_BYTES = 250_000;

/**
 * The rows of the next part of a file, each judged by itself, batch by batch. What it returns is what the import
 * knows after it: all that reading the part after needs, in whichever process. Throws UnreadableFile.
 */
export function* readPart(
  row: ImportRow,
  bytes: Uint8Array,
): Generator<StagedBatch, Partial<ImportRow>> {
  if (!row.format) throw new UnreadableFile('The format of the file is not known.');
  const bytesRead = row.bytesRead + bytes.length;
  const isLast = bytesRead === row.sizeBytes;
  const reader = createFileReader(row.format, row.position ?? undefined);
  let { columns, totalRows } = row;
  let batcher = columns.length > 0 ? batcherOf(row) : null;
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const end = at + PIECE_BYTES;
    for (const cells of reader.push(bytes.subarray(at, end), isLast && end >= bytes.length)) {
      if (!batcher) {
        columns = headerKeys(cells);
        batcher = batcherOf({ ...row, columns });
        continue;
      }
      totalRows += 1;
      const full = batcher.add(cells);
      if (full) yield full;
    }
  }
  const rest = batcher?.rest();
  if (rest) yield rest;
  if (isLast && totalRows === 0) throw new UnreadableFile('The CSV file is empty');
  return {
    columns,
    totalRows,
    bytesRead,
    // Of the content so far: parts are cut at the same places however often a file is sent.
    hash: createHash('sha256')
      .update(row.hash ?? '')
      .update(bytes)
      .digest('hex'),
    ...(isLast ? { state: 'reading', position: null } : { position: reader.position() }),
  };
}

const batcherOf = (row: ImportRow) =>
  createBatcher(planOf({ ...row, mapping: mappingWithin(row) }), row.totalRows + 1);

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
