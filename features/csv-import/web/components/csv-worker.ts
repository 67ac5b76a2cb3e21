import { EXTRA_CELLS, headerKeys } from '../../rules/column-mapping.ts';
import { UnreadableFile } from '../../rules/csv-reader.ts';
import { detectFormat, type FileFormat, readFile } from '../../rules/file-format.ts';
import { MAX_CELL_CHARS, MAX_JSON_BYTES, MAX_ROWS } from '../../rules/limits.ts';
import { fileNotRead, rowsTooLarge, tooManyRows, valueTooLong } from '../messages/reading.ts';

/** A file as the page knows it: everything but the rows themselves. */
export type LoadedFile = {
  format: FileFormat;
  columns: string[];
  rows: number;
  /** the first rows */
  preview: string[][];
  /** all rows as `csvData` of the import call, JSON */
  csvData: Blob;
};

/** The file to read; without a format it is detected. */
export type ToCsvWorker = { file: File; format: FileFormat | null };

/** The file; or null when it has no rows; or why it cannot be read, a sentence for the screen. */
export type FromCsvWorker = LoadedFile | { problem: string } | null;

const PREVIEW_ROWS = 20;
/** What the rest of the import call needs. */
const SPARE_BYTES = 200_000;
/** Rows in one piece of the JSON text. */
const ROWS_PER_MESSAGE = 1_000;

const figure = (value: number) => value.toLocaleString('en-AU');
const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

async function load({ file, format: chosen }: ToCsvWorker): Promise<FromCsvWorker> {
  if (file.size === 0) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = chosen ?? detectFormat(bytes);
  const lines = readFile(bytes, format);
  const header = lines.next();
  if (header.done) return null;
  const columns = headerKeys(header.value);
  const keys = columns.map((key) => `${JSON.stringify(key)}:`);
  const extraKey = `,${JSON.stringify(EXTRA_CELLS)}:`;
  const preview: string[][] = [];
  const pieces: string[] = [];
  let [rows, piece] = [0, ''];
  for (const cells of lines) {
    rows += 1;
    if (rows > MAX_ROWS) {
      throw new UnreadableFile(tooManyRows(figure(MAX_ROWS)));
    }
    if (cells.some((cell) => cell.length > MAX_CELL_CHARS)) {
      throw new UnreadableFile(valueTooLong(figure(rows), figure(MAX_CELL_CHARS)));
    }
    if (preview.length < PREVIEW_ROWS) preview.push(cells);
    const extra = cells.slice(columns.length).join(' ').trim().slice(0, MAX_CELL_CHARS);
    const values = keys.map((key, at) => key + JSON.stringify(cells[at] ?? ''));
    piece += `${rows === 1 ? '' : ','}{${values.join(',')}${extra && extraKey + JSON.stringify(extra)}}`;
    if (rows % ROWS_PER_MESSAGE === 0) {
      pieces.push(piece);
      piece = '';
    }
  }
  if (rows === 0) return null;
  const csvData = new Blob(['[', ...pieces, piece, ']']);
  if (csvData.size > MAX_JSON_BYTES - SPARE_BYTES) {
    throw new UnreadableFile(rowsTooLarge(megabytes(csvData.size), megabytes(MAX_JSON_BYTES)));
  }
  return { format, columns, rows, preview, csvData };
}

async function answer(message: ToCsvWorker): Promise<FromCsvWorker> {
  try {
    return await load(message);
  } catch (error) {
    const problem = error instanceof UnreadableFile ? error.message : fileNotRead;
    return { problem };
  }
}

onmessage = ({ data }: MessageEvent<ToCsvWorker>) => {
  void answer(data).then((result) => postMessage(result));
};
