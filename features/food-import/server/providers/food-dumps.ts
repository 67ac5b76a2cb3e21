import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import type { Imported } from '#features/food-facts/rules/imported-food.ts';
import { readOffProduct } from '#features/food-facts/rules/open-food-facts.ts';
import { JsonListItems } from '../../rules/row-text.ts';
import { readUsdaFood } from '../../rules/usda.ts';
import { usdaFolderRecords } from './usda-folder.ts';

/** One record of a dump. It is only read when it is wanted, so that passing over many is quick. */
export type DumpRecord = { read: () => { result: Imported; code: string; name: string } };

export type Dump = {
  path: string;
  /** names this state of the file */
  id: string;
  source: 'off' | 'usda';
  totalBytes: number;
};

/** Bytes of the file that are read. */
type Counter = { bytes: number };

/** Unsupported file; the message lists supported ones. */
export class UnknownDumpError extends Error {}

/** Longer than any product of Open Food Facts: a file without line ends must not fill the memory. */
const MAX_LINE_LENGTH = 32_000_000;

async function* textOf(file: string, counter: Counter): AsyncGenerator<Buffer> {
  const raw = createReadStream(file, { highWaterMark: 256 * 1024 });
  raw.on('data', (chunk) => {
    counter.bytes += chunk.length;
  });
  if (!file.endsWith('.gz')) {
    yield* raw as AsyncIterable<Buffer>;
    return;
  }
  const unpacked = createGunzip({ chunkSize: 256 * 1024 });
  raw.on('error', (error) => unpacked.destroy(error));
  yield* raw.pipe(unpacked) as AsyncIterable<Buffer>;
}

/** The lines of a file, as many at a time as are read together; null stands for a line too long to be one. */
async function* linesOf(file: string, counter: Counter): AsyncGenerator<(string | null)[]> {
  let rest: Buffer[] = [];
  let restLength = 0;
  let overlong = false;
  for await (const chunk of textOf(file, counter)) {
    const lines: (string | null)[] = [];
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const part = chunk.subarray(from, end);
      from = end + 1;
      const line = rest.length > 0 ? Buffer.concat([...rest, part]) : part;
      lines.push(overlong ? null : line.toString('utf8'));
      rest = [];
      restLength = 0;
      overlong = false;
    }
    yield lines;
    restLength += chunk.length - from;
    if (restLength > MAX_LINE_LENGTH) {
      overlong = true;
      rest = [];
    } else if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (overlong) yield [null];
  else if (rest.length > 0) yield [Buffer.concat(rest).toString('utf8')];
}

type Fields = Record<string, unknown>;
const textIn = (value: unknown, name: string): string => {
  const field = typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined;
  return typeof field === 'string' || typeof field === 'number' ? String(field).slice(0, 100) : '';
};

const recordOf = (parse: () => unknown, source: 'off' | 'usda'): DumpRecord => ({
  read() {
    let value: unknown = null;
    try {
      value = parse();
    } catch {
      return { result: { refused: 'unreadable' }, code: '', name: '' };
    }
    return source === 'off'
      ? {
          result: readOffProduct(value),
          code: textIn(value, 'code'),
          name: textIn(value, 'product_name'),
        }
      : {
          result: readUsdaFood(value),
          code: textIn(value, 'fdcId'),
          name: textIn(value, 'description'),
        };
  },
});

const isBlank = (line: string | null): boolean => line !== null && line.trim() === '';

async function* jsonLineRecords(file: string, counter: Counter): AsyncGenerator<DumpRecord[]> {
  for await (const lines of linesOf(file, counter)) {
    const filled = lines.filter((line) => !isBlank(line));
    yield filled.map((line) => recordOf(() => line && (JSON.parse(line) as unknown), 'off'));
  }
}

/** A row of the tab-separated dump in the shape of the service: its columns are the flat nutriment keys. */
function productOfRow(header: readonly string[], line: string): Fields {
  const product: Fields = {};
  const nutriments: Fields = {};
  line.split('\t').forEach((value, at) => {
    const name = header[at];
    if (name === undefined || value === '') return;
    if (/_(100g|serving)$/.test(name)) nutriments[name] = value;
    else product[name] = value;
  });
  return { ...product, nutriments };
}

function headerOf(line: string | null): string[] {
  const names = (line ?? '')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\t');
  if (names.includes('code') && names.includes('product_name')) return names;
  throw new UnknownDumpError(
    'This is not Open Food Facts CSV. Its first line needs tab-separated columns, including code and product_name.',
  );
}

async function* tabbedRecords(file: string, counter: Counter): AsyncGenerator<DumpRecord[]> {
  let header: string[] | null = null;
  for await (const lines of linesOf(file, counter)) {
    if (lines.length > 0) header ??= headerOf(lines.shift() ?? null);
    const names = header ?? [];
    const filled = lines.filter((line) => !isBlank(line));
    yield filled.map((line) =>
      recordOf(() => line && productOfRow(names, line.replace(/\r$/, '')), 'off'),
    );
  }
}

async function* jsonListRecords(file: string, counter: Counter): AsyncGenerator<DumpRecord[]> {
  const items = new JsonListItems();
  const decoder = new StringDecoder('utf8');
  for await (const chunk of textOf(file, counter)) {
    const texts = items.push(decoder.write(chunk));
    yield texts.map((text) => recordOf(() => JSON.parse(text) as unknown, 'usda'));
  }
}

async function* folderRecords(folder: string, counter: Counter): AsyncGenerator<DumpRecord[]> {
  for await (const food of usdaFolderRecords(folder, counter)) yield [recordOf(() => food, 'usda')];
}

const KINDS: {
  name: RegExp;
  source: 'off' | 'usda';
  records: (file: string, counter: Counter) => AsyncGenerator<DumpRecord[]>;
}[] = [
  { name: /\.(jsonl|ndjson)(\.gz)?$/i, source: 'off', records: jsonLineRecords },
  { name: /\.(csv|tsv)(\.gz)?$/i, source: 'off', records: tabbedRecords },
  { name: /\.json(\.gz)?$/i, source: 'usda', records: jsonListRecords },
];

function kindOf(path: string) {
  const kind = KINDS.find(({ name }) => name.test(path));
  if (kind) return kind;
  throw new UnknownDumpError(
    'Give an Open Food Facts dump (.jsonl, .jsonl.gz, .csv, .csv.gz). Or give USDA FoodData Central (.json, or its unpacked CSV folder).',
  );
}

/**
 * Opens a dump by its name: Open Food Facts as .jsonl or .csv (.gz too), USDA FoodData Central as .json or as the
 * unpacked folder of its CSV files. Throws UnknownDumpError for anything else.
 */
export async function openDump(path: string): Promise<Dump> {
  const state = await stat(path).catch(() => null);
  if (!state) throw new UnknownDumpError(`There is no file ${path}.`);
  const nameAndTime = (file: string, size: number, time: number) =>
    `${basename(file)} ${size} ${Math.floor(time)}`;
  if (state.isDirectory()) {
    const foods = await stat(join(path, 'food.csv')).catch(() => null);
    if (!foods)
      throw new UnknownDumpError(`${path} has no food.csv, so it isn’t a FoodData Central folder.`);
    return {
      path,
      id: nameAndTime(path, foods.size, foods.mtimeMs),
      source: 'usda',
      totalBytes: foods.size,
    };
  }
  const { source } = kindOf(path);
  const id = nameAndTime(path, state.size, state.mtimeMs);
  return { path, id, source, totalBytes: state.size };
}

/** The records of a dump in its order, as many at a time as are read together. `counter` follows the reading. */
export async function* dumpRecords(path: string, counter: Counter): AsyncGenerator<DumpRecord[]> {
  const isFolder = (await stat(path)).isDirectory();
  yield* isFolder ? folderRecords(path, counter) : kindOf(path).records(path, counter);
}
