import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { AppError } from '#platform/shared/errors.ts';
import type { JsonLimits } from '../http/json-limits.ts';
import { findJsonExcess } from '../http/json-scan.ts';

export type ArchiveLimits = {
  /** parts of the zip file, wanted or not */
  entries: number;
  /** bytes of one wanted part, and of all together, when unpacked */
  partBytes: number;
  totalBytes: number;
  /** how many times larger a wanted part may be than it is packed; small parts are free of it */
  ratio: number;
  /** entries of the list that a JSON part holds */
  rows: number;
};

/** What to read of a zip file. Its JSON parts are parsed; other parts below `folders` are given as bytes. */
export type ArchiveToRead = {
  zip: ArrayBuffer | Uint8Array;
  json: string[];
  folders: string[];
  limits: ArchiveLimits;
};
/** JSON parts by name, and the bytes of the rest. A part that the zip file lacks is left out. */
export type Archive = { [json: string]: unknown } & { files: Map<string, Uint8Array> };

/** The name of the worker's task. */
export const READ_ARCHIVE = 'read-archive';

const FREE_OF_RATIO_BYTES = 1_000_000;

/** Any JSON of an ordinary size. */
const anyJson: JsonLimits = {
  scalar: true,
  text: { max: 20_000 },
  list: { max: 1_000, items: null },
  object: { max: 300, keys: new Map(), others: { maxKeyLength: 200, values: null } },
};
if (anyJson.list) anyJson.list.items = anyJson;
if (anyJson.object?.others) anyJson.object.others.values = anyJson;

export const refuseFile = (message: string) =>
  new AppError('invalid', { reason: 'bad_file', message, fields: { zip: message } });

function checkSize(entry: Entry, limits: ArchiveLimits, total: number): void {
  const { uncompressedSize: unpacked, compressedSize: packed } = entry;
  const isBomb = unpacked > FREE_OF_RATIO_BYTES && unpacked > packed * limits.ratio;
  if (isBomb || unpacked > limits.partBytes || total > limits.totalBytes) {
    throw refuseFile('That zip file is too large when unpacked.');
  }
}

/** The library ends a stream that holds more or less than its entry says. */
async function readPart(stream: Readable, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let end = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes.subarray(0, end);
}

function parseJson(json: Buffer, name: string, rows: number): unknown {
  const excess = findJsonExcess(json, { ...anyJson, list: { max: rows, items: anyJson } });
  if (excess) {
    const part = name.replace(/^.*\/|\.json$/g, '');
    throw refuseFile(`That zip file holds too much in ${part}. ${excess.message}`);
  }
  try {
    return JSON.parse(json.toString());
  } catch {
    throw refuseFile('That zip file is not a whole export of Vigour.');
  }
}

/**
 * Unpacks the wanted parts of a zip file, into memory alone, and refuses what is too much before it is unpacked or
 * parsed. Names that leave their folder, and parts of another size than they say, are refused too.
 */
export async function readArchive(wanted: ArchiveToRead): Promise<Archive> {
  const { json, folders, limits } = wanted;
  const archive: Archive = { files: new Map<string, Uint8Array>() };
  try {
    const zip = await fromBufferPromise(Buffer.from(wanted.zip as ArrayBuffer), {
      strictFileNames: true,
    });
    if (zip.entryCount > limits.entries) throw refuseFile('That zip file has too many parts.');
    let total = 0;
    const seen = new Set<string>();
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize } = entry;
      const isJson = json.includes(name);
      if (!isJson && !folders.some((folder) => name.startsWith(folder))) continue;
      if (seen.has(name)) throw refuseFile('That zip file has a part twice.');
      seen.add(name);
      total += uncompressedSize;
      checkSize(entry, limits, total);
      const part = await readPart(await zip.openReadStreamPromise(entry), uncompressedSize);
      if (isJson) archive[name] = parseJson(part, name, limits.rows);
      else archive.files.set(name, part);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuseFile('That zip file cannot be read. Choose the one that Vigour gave you.');
  }
  return archive;
}
