import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { JobQueue } from '#platform/server/jobs/job.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CsvImport, NewUpload } from '../../contract.ts';
import { UnreadableFile } from '../../rules/csv-reader.ts';
import { PART_BYTES, UPLOAD_HOURS } from '../../rules/limits.ts';
import { addBatch } from '../queries/staged-batches.ts';
import { addImport, changeImport, type ImportRow, importById, lockImport } from '../queries.ts';
import type { DestinationOf, Importer } from './destination.ts';
import { failUpload } from './fail-upload.ts';
import { judgeUploadJob } from './judge-upload.ts';
import { readPart } from './read-part.ts';
import { shownImport } from './shown-import.ts';
import { makePlace, newImport, readMapping } from './validate-rows.ts';

export const noSuchImport = () =>
  new AppError('not_found', { message: 'That import does not exist.' });

/** An import of this person. Throws `not_found`. */
export async function ownImport(db: Db, owner: OwnerId, id: string): Promise<ImportRow> {
  const row = await importById(db, owner, id);
  if (!row) throw noSuchImport();
  return row;
}

/** Begins to take in a large file. The right is checked before a byte of it is sent. */
export async function beginUpload(
  db: Db,
  destinationOf: DestinationOf,
  importer: Importer,
  input: NewUpload,
  nowMs: number,
): Promise<CsvImport> {
  const { owner } = importer;
  const { id, importType: type, format, sizeBytes, fileName = null, organisationId = null } = input;
  const destination = await destinationOf(db, importer, { type, organisationId }, nowMs);
  const given = {
    id,
    type,
    state: 'uploaded' as const,
    organisationId: destination.organisationId,
    fileName,
    columns: [],
    mapping: readMapping(type, input.columnMapping),
    format: { ...format, decimal: input.decimal ?? format.decimal },
    hash: null,
    sizeBytes,
  };
  return inTransaction(db, async (db) => {
    await makePlace(db, owner);
    await addImport(db, { ...newImport(owner, given, nowMs), expiresAt: restsUntil(nowMs) });
    return shownImport(db, await ownImport(db, owner, id));
  });
}

/** When an upload of which nothing more comes, or a check that does not end, has failed. */
const restsUntil = (nowMs: number) => new Date(nowMs + UPLOAD_HOURS * 3_600_000);

const expectedBytes = ({ sizeBytes, bytesRead }: ImportRow) =>
  Math.min(PART_BYTES, sizeBytes - bytesRead);

/**
 * Takes in the next part of a file and stages its rows; the last one has them judged in the background. A part
 * that came before, and any part once all are there, changes nothing: so whoever got no answer sends it again.
 * A file that cannot be read is answered as `failed`, with the reason. Fails with `invalid` for a wrong length,
 * and with `conflict`, reason `part_missing`, for a part too far ahead.
 */
export async function takePart(
  db: Db,
  jobs: JobQueue,
  owner: OwnerId,
  id: string,
  { part, data }: { part: number; data: string },
  nowMs: number,
): Promise<CsvImport> {
  const bytes = Buffer.from(data, 'base64');
  return inTransaction(db, async (db) => {
    const row = await lockImport(db, owner, id);
    if (!row) throw noSuchImport();
    const next = row.bytesRead / PART_BYTES;
    if (row.state !== 'uploaded' || part < next) return shownImport(db, row);
    if (part > next) {
      const message = `Part ${next} comes first.`;
      throw new AppError('conflict', { reason: 'part_missing', message });
    }
    const expected = expectedBytes(row);
    if (bytes.length !== expected) {
      const message = `The data of part ${part} has ${expected} bytes, and ${bytes.length} came.`;
      throw new AppError('invalid', { message, fields: { data: message } });
    }
    let read: Partial<ImportRow>;
    try {
      read = await stagePart(db, row, bytes);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return shownImport(db, (await failUpload(db, row, error.message)) ?? row);
    }
    if (read.state === 'reading') await jobs.add(db, judgeUploadJob, { owner, id });
    const change = { ...read, expiresAt: restsUntil(nowMs) };
    return shownImport(db, (await changeImport(db, row, change)) ?? row);
  });
}

/** Stores the rows of a part; what the import knows after it. */
async function stagePart(db: Db, row: ImportRow, bytes: Buffer): Promise<Partial<ImportRow>> {
  const reading = readPart(row, bytes);
  let read = reading.next();
  while (!read.done) {
    await addBatch(db, row, read.value);
    read = reading.next();
  }
  return read.value;
}
