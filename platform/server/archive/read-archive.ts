import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError } from '#platform/shared/errors.ts';
import type { JsonLimits } from '../http/json-limits.ts';
import { bytesOfPart, type CutList, scanJson } from '../http/json-scan.ts';
import { hold, takeHeld } from '../threads/held.ts';

export type ArchiveLimits = {
  /** parts of the zip file, wanted or not */
  entries: number;
  /** bytes of one wanted part, and of all together, when unpacked */
  partBytes: number;
  totalBytes: number;
  /** how many times larger a wanted part may be than it is packed; small parts are free of it */
  ratio: number;
  /** entries of the list in a JSON part */
  rows: number;
};

/**
 * What to read of a zip file: JSON parts, also those that are continued ("entries.json", "entries-2.json"), and
 * other parts below `folders`.
 */
export type ArchiveToOpen = {
  zip: Uint8Array;
  json: string[];
  folders: string[];
  limits: ArchiveLimits;
};
/** A zip file that the worker holds, and the bytes of what is not JSON in it. */
export type OpenedArchive = { id: string; files: Map<string, Uint8Array> };

/** The name of the worker's task that opens a zip file. */
export const OPEN_ARCHIVE = 'open-archive';

/** A JSON part comes in pieces where it is a list: `at` counts from 0. */
export type PieceToRead = { id: string; name: string; at: number };
/** `pieces` 0: the zip file lacks the part. */
export type PieceRead = { content: unknown; pieces: number };

/** The name of the worker's task that unpacks and parses a piece of a JSON part. */
export const READ_PIECE = 'read-piece';

type HeldArchive = {
  zip: ZipFile;
  entries: Map<string, Entry>;
  rows: number;
  /** The part that is being read; the zip file alone is held otherwise. */
  current: { name: string; json: Buffer; cut: CutList } | null;
};

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

const notWhole = () => refuseFile('That zip file isn’t a complete Vigour export.');
/** A part that is no list is a description. */
const MAX_DESCRIPTION_BYTES = 100_000;

/** Refuses what is too much before it is parsed. */
function cutPart(json: Buffer, name: string, rows: number): CutList | null {
  const { excess, cut } = scanJson(json, { ...anyJson, list: { max: rows, items: anyJson } }, '');
  if (excess) {
    const part = name.replace(/^.*\/|\.json$/g, '');
    throw refuseFile(`That zip file holds too much in ${part}. ${excess.message}`);
  }
  if (!cut && json.length > MAX_DESCRIPTION_BYTES) throw notWhole();
  return cut;
}

function parseJson(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    throw notWhole();
  }
}

/** The library's own errors are about the file. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuseFile('We can’t read that zip file. Choose one downloaded from Vigour.');
  }
}

const unpack = async (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  readPart(await zip.openReadStreamPromise(entry), entry.uncompressedSize);

/**
 * Opens a zip file, in memory alone, and refuses what is too much before it is unpacked. Names that leave their
 * folder, and parts of another size than they say, are refused too.
 */
export function openArchive({ zip: bytes, json, folders, limits }: ArchiveToOpen) {
  return refusing(async (): Promise<OpenedArchive> => {
    const files = new Map<string, Uint8Array>();
    const entries = new Map<string, Entry>();
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer as ArrayBuffer), {
      strictFileNames: true,
      autoClose: false,
    });
    if (zip.entryCount > limits.entries) throw refuseFile('That zip file has too many parts.');
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize } = entry;
      const isJson = json.includes(name.replace(/-\d+\.json$/, '.json'));
      if (!isJson && !folders.some((folder) => name.startsWith(folder))) continue;
      if (entries.has(name) || files.has(name)) throw refuseFile('That zip file has a part twice.');
      total += uncompressedSize;
      checkSize(entry, limits, total);
      if (isJson) entries.set(name, entry);
      else files.set(name, await unpack(zip, entry));
    }
    const held: HeldArchive = { zip, entries, rows: limits.rows, current: null };
    return { id: hold(held, bytes.buffer as ArrayBuffer), files };
  });
}

/** Unpacks a part when its first piece is wanted, and frees it with its last. */
export function readPiece({ id, name, at }: PieceToRead): Promise<PieceRead> {
  const held = takeHeld<HeldArchive>({ id });
  return refusing(async () => {
    if (held.current?.name !== name) {
      held.current = null;
      const entry = held.entries.get(name);
      if (!entry) return { content: null, pieces: 0 };
      const json = await unpack(held.zip, entry);
      const cut = cutPart(json, name, held.rows);
      if (!cut) return { content: parseJson(json), pieces: 1 };
      // Whatever is beside the list is no JSON.
      const around = [json.subarray(0, cut.start), json.subarray(cut.end)];
      parseJson(Buffer.concat(around));
      held.current = { name, json, cut };
    }
    const { json, cut } = held.current;
    const place = cut.parts[at];
    if (at >= cut.parts.length - 1) held.current = null;
    const content = place ? parseJson(bytesOfPart(json, place)) : [];
    return { content, pieces: Math.max(1, cut.parts.length) };
  });
}
