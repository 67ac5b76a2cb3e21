import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { JobQueue } from '#platform/server/jobs/job.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CsvImport, NewUpload } from '../../contract.ts';
import { PART_BYTES, UPLOAD_HOURS } from '../../rules/limits.ts';
import {
  addImport,
  addPart,
  changeImport,
  countParts,
  type ImportRow,
  importById,
  lockImport,
} from '../queries.ts';
import type { DestinationOf, Importer } from './destination.ts';
import { readUploadJob } from './read-upload.ts';
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

/** When an upload of which nothing more comes, or a reading that does not end, has failed. */
const restsUntil = (nowMs: number) => new Date(nowMs + UPLOAD_HOURS * 3_600_000);

const partsOf = (sizeBytes: number) => Math.ceil(sizeBytes / PART_BYTES);

/**
 * Takes in one part; the one that makes the file whole has it read in the background. A part that came
 * before, and any part once all are there, changes nothing. Fails with `invalid` for a wrong number or length.
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
    if (row.state !== 'uploaded') return shownImport(db, row);
    const parts = partsOf(row.sizeBytes);
    const expected =
      part < parts - 1 ? PART_BYTES : part === parts - 1 ? row.sizeBytes - part * PART_BYTES : 0;
    if (bytes.length !== expected) {
      const message =
        expected === 0
          ? `The data is beyond the ${parts} parts of the size that was announced.`
          : `The data of part ${part} has ${expected} bytes, and ${bytes.length} came.`;
      throw new AppError('invalid', { message, fields: { data: message } });
    }
    await addPart(db, row, part, bytes);
    const whole = (await countParts(db, row)) === parts;
    if (whole) await jobs.add(db, readUploadJob, { owner, id });
    const state = whole ? ('reading' as const) : row.state;
    const change = { state, expiresAt: restsUntil(nowMs) };
    return shownImport(db, (await changeImport(db, row, change)) ?? row);
  });
}
