import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/job.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { type ColumnMapping, columnKeys, missingFields } from '../../rules/column-mapping.ts';
import { UnreadableFile } from '../../rules/csv-reader.ts';
import { createFileReader } from '../../rules/file-format.ts';
import { KEEP_DAYS, MAX_COLUMNS, PART_BYTES, UPLOAD_HOURS } from '../../rules/limits.ts';
import { addBatch, dropBatches, type StagedBatch } from '../queries/staged-batches.ts';
import {
  changeImport,
  dropParts,
  type ImportRow,
  importById,
  lockImport,
  partOf,
} from '../queries.ts';
import type { DestinationOf } from './destination.ts';
import { createBatcher, judgeRows, planOf } from './judge-rows.ts';

/** A large file to be read. Only the person behind a session uploads one: the owner in it is proven. */
export const readUploadJob: JobKind<{ owner: OwnerId; id: string }> = {
  name: 'read-csv-import',
  payload: z.strictObject({
    owner: z.custom<OwnerId>((value) => typeof value === 'string'),
    id: z.uuid(),
  }),
  keepTryingMs: UPLOAD_HOURS * 3_600_000,
};

/** The person has cancelled it meanwhile. */
class Cancelled extends Error {}

export type ReadServices = { db: Db; destinationOf: DestinationOf };

/**
 * Reads an uploaded file into staged rows, a batch at a time, and decides about them. A run that was cut off
 * begins again; an import that is gone or read already is left alone.
 */
export async function readUpload(
  { db, destinationOf }: ReadServices,
  { owner, id }: { owner: OwnerId; id: string },
  nowMs: number,
): Promise<void> {
  const row = await importById(db, owner, id);
  if (row?.state !== 'reading') return;
  try {
    await dropBatches(db, row);
    const { columns, hash, rows } = await readParts(db, row);
    const read = { ...row, columns };
    // It was verified when the upload began, or there would be none.
    const destination = await destinationOf(db, { owner, emailVerified: true }, row, nowMs);
    await inTransaction(db, async (db) => {
      if ((await lockImport(db, owner, id))?.state !== 'reading') throw new Cancelled();
      const counts = await judgeRows(db, read, destination);
      // Another run of this job has begun meanwhile and taken rows away: read all again.
      if (counts.totalRows !== rows)
        throw new Error('The rows of an import were read twice at once.');
      await dropParts(db, row);
      const bytesRead = row.sizeBytes;
      const expiresAt = new Date(nowMs + KEEP_DAYS * 86_400_000);
      const state = 'validated' as const;
      await changeImport(db, row, { ...counts, state, columns, hash, bytesRead, expiresAt });
    });
  } catch (error) {
    if (error instanceof Cancelled) return;
    const told = error instanceof UnreadableFile || error instanceof AppError;
    if (!told) throw error;
    await inTransaction(db, async (db) => {
      await dropBatches(db, row);
      await dropParts(db, row);
      await changeImport(db, row, { state: 'failed', failure: error.message });
    });
  }
}

/** Only columns of the file, with all that is required. */
function mappingWithin(row: ImportRow, columns: string[]): ColumnMapping {
  const known = new Set(columns);
  const mapping = Object.fromEntries(Object.entries(row.mapping).filter(([key]) => known.has(key)));
  const missing = missingFields(mapping, row.type).map(({ label }) => label);
  if (missing.length > 0) {
    throw new UnreadableFile(
      `The file has no columns for ${missing.join(', ')}. Choose it again, and map them.`,
    );
  }
  return mapping;
}

async function readParts(
  db: Db,
  row: ImportRow,
): Promise<{ columns: string[]; hash: string; rows: number }> {
  if (!row.format) throw new UnreadableFile('The format of the file is not known.');
  const reader = createFileReader(row.format);
  const hash = createHash('sha256');
  const parts = Math.ceil(row.sizeBytes / PART_BYTES);
  let batcher: ReturnType<typeof createBatcher> | null = null;
  let columns: string[] = [];
  let rows = 0;
  let bytesRead = 0;
  // The next batch is read while the last one is being stored.
  let storing: Promise<void> = Promise.resolve();

  async function store(batch: StagedBatch): Promise<void> {
    await storing;
    const progress = { bytesRead, totalRows: rows };
    storing = inTransaction(db, async (db) => {
      const changed = await changeImport(db, row, progress);
      if (changed?.state !== 'reading') throw new Cancelled();
      await addBatch(db, row, batch);
    });
    storing.catch(() => {}); // it is waited for below, where its failure counts
  }

  try {
    for (let part = 0; part < parts; part += 1) {
      const bytes = await partOf(db, row, part);
      if (!bytes) throw new Cancelled();
      hash.update(bytes);
      for (const cells of reader.push(bytes, part === parts - 1)) {
        if (!batcher) {
          columns = columnKeys(cells);
          if (columns.length > MAX_COLUMNS) {
            throw new UnreadableFile(
              `The file has ${columns.length} columns; use at most ${MAX_COLUMNS}.`,
            );
          }
          batcher = createBatcher(
            planOf({ ...row, columns, mapping: mappingWithin(row, columns) }),
          );
          continue;
        }
        rows += 1;
        const full = batcher.add(cells);
        if (full) await store(full);
      }
      bytesRead += bytes.length;
    }
    const rest = batcher?.rest();
    if (rest) await store(rest);
    await storing;
  } finally {
    // Whatever happened: nothing is being stored any more when this has ended.
    await storing.catch(() => {});
  }
  if (rows === 0) throw new UnreadableFile('The CSV file is empty');
  return { columns, hash: hash.digest('hex'), rows };
}
