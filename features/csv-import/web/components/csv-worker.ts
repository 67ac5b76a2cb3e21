import { base64Of } from '#platform/web/api-client/base64.ts';
import { headerKeys } from '../../rules/column-mapping.ts';
import { UnreadableFile } from '../../rules/csv-reader.ts';
import {
  beginningOf,
  createFileReader,
  encodingOf,
  type FileFormat,
  formatOf,
} from '../../rules/file-format.ts';
import { MAX_JSON_BYTES, MAX_JSON_ROWS, PART_BYTES } from '../../rules/limits.ts';
import type { FromCsvWorker, LoadedFile, ToCsvWorker } from './worker-messages.ts';

const SAMPLE_BYTES = 262_144;
const READ_BYTES = 1_048_576;
const PREVIEW_ROWS = 20;
/** What the rest of the JSON call needs. */
const JSON_SPARE = 200_000;

const tell = (message: FromCsvWorker): void => postMessage(message);

let file: File | null = null;
/** The rows, while they fit into the JSON call. */
let kept: { columns: string[]; rows: string[][] } | null = null;

const bytesOf = async (from: number, to: number) =>
  new Uint8Array((await file?.slice(from, to).arrayBuffer()) ?? new ArrayBuffer(0));

async function detected(): Promise<FileFormat> {
  const bytes = await bytesOf(0, SAMPLE_BYTES);
  const encoding = encodingOf(bytes);
  return formatOf(beginningOf(bytes, encoding), encoding);
}

const encoder = new TextEncoder();
/** About the length of a row in JSON, of its values and of its keys. */
const valueBytes = (cells: readonly string[]) => encoder.encode(JSON.stringify(cells)).length;
const keyBytes = (columns: readonly string[]) =>
  columns.reduce((sum, key) => sum + key.length * 3 + 4, 2);

/** Reads the whole file once: how many rows there are, and whether all of it can be read. */
async function readAll(format: FileFormat, size: number): Promise<LoadedFile | null> {
  const reader = createFileReader(format);
  const preview: string[][] = [];
  let columns: string[] = [];
  let [rows, json, keys] = [0, JSON_SPARE, 0];
  kept = null;
  // JSON takes at least what the file does.
  let fitting: string[][] | null = size > MAX_JSON_BYTES ? null : [];
  for (let at = 0; at < size; at += READ_BYTES) {
    const bytes = await bytesOf(at, at + READ_BYTES);
    for (const cells of reader.push(bytes, at + READ_BYTES >= size)) {
      if (columns.length === 0) {
        columns = headerKeys(cells);
        keys = keyBytes(columns);
        continue;
      }
      rows += 1;
      if (preview.length < PREVIEW_ROWS) preview.push(cells);
      if (!fitting) continue;
      json += keys + valueBytes(cells);
      // A row with more values than columns does not fit into an object by column.
      const wide = cells.slice(columns.length).some((cell) => cell.trim() !== '');
      if (json > MAX_JSON_BYTES || rows > MAX_JSON_ROWS || wide) fitting = null;
      else fitting.push(cells);
    }
    tell({ kind: 'progress', bytes: Math.min(size, at + READ_BYTES) });
  }
  if (rows === 0) return null;
  if (fitting) kept = { columns, rows: fitting };
  return { format, columns, rows, preview, fitsJson: fitting !== null };
}

async function load(chosen: FileFormat | null): Promise<void> {
  const size = file?.size ?? 0;
  if (size === 0) return tell({ kind: 'empty' });
  let format = chosen ?? (await detected());
  let loaded: LoadedFile | null;
  try {
    loaded = await readAll(format, size);
  } catch (error) {
    // UTF-8 up to here and something else further down: old spreadsheets write Windows-1252.
    if (chosen || format.encoding !== 'utf-8' || !/encoding/.test((error as Error).message)) {
      throw error;
    }
    format = { ...format, encoding: 'windows-1252' };
    loaded = await readAll(format, size);
  }
  tell(loaded ? { kind: 'loaded', loaded } : { kind: 'empty' });
}

async function answer(message: ToCsvWorker): Promise<void> {
  if (message.kind === 'load') {
    file = message.file;
    await load(message.format);
  } else if (message.kind === 'part') {
    const from = message.part * PART_BYTES;
    const piece = file?.slice(from, from + PART_BYTES) ?? new Blob();
    tell({ kind: 'part', data: await base64Of(piece) });
  } else {
    const { columns, rows } = kept ?? { columns: [], rows: [] };
    const csvData = rows.map((cells) =>
      Object.fromEntries(columns.map((key, at) => [key, cells[at] ?? ''])),
    );
    tell({ kind: 'json', json: new Blob([JSON.stringify({ ...message.head, csvData })]) });
  }
}

onmessage = ({ data }: MessageEvent<ToCsvWorker>) => {
  answer(data).catch((error: unknown) => {
    const message =
      error instanceof UnreadableFile
        ? error.message
        : 'The file could not be read. Choose it again.';
    tell({ kind: 'unreadable', message });
  });
};
