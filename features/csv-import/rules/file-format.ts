import { csvRows, type Dialect, isBlankRow, UnreadableFile } from './csv-reader.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const DELIMITERS = [',', ';', '\t', '|'] as const;
export const QUOTES = ['"', "'", 'none'] as const;
export const DECIMALS = ['.', ','] as const;
export type Decimal = (typeof DECIMALS)[number];

/** How a file is written: what was found out, and what a person may correct. */
export type FileFormat = {
  encoding: Encoding;
  delimiter: (typeof DELIMITERS)[number];
  quote: (typeof QUOTES)[number];
  decimal: Decimal;
};

const NOT_CSV: readonly { magic: number[]; is: string }[] = [
  { magic: [0x50, 0x4b, 0x03, 0x04], is: 'a zip file or an Excel workbook' },
  { magic: [0x50, 0x4b, 0x05, 0x06], is: 'a zip file' },
  { magic: [0xd0, 0xcf, 0x11, 0xe0], is: 'an old Excel workbook' },
  { magic: [0x1f, 0x8b], is: 'a compressed file' },
  { magic: [0x25, 0x50, 0x44, 0x46], is: 'a PDF file' },
  { magic: [0x89, 0x50, 0x4e, 0x47], is: 'a picture' },
  { magic: [0xff, 0xd8, 0xff], is: 'a picture' },
];

const begins = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

/**
 * The encoding of a file: its byte order mark, the zeros of UTF-16, else UTF-8 when the bytes are that and
 * Windows-1252 when not. Throws UnreadableFile for what is no text.
 */
function encodingOf(bytes: Uint8Array): Encoding {
  const other = NOT_CSV.find(({ magic }) => begins(bytes, magic));
  if (other) {
    throw new UnreadableFile(
      `This is ${other.is}, not a CSV file. Open it and save it as “CSV UTF-8”.`,
    );
  }
  if (begins(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (begins(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (begins(bytes, [0xfe, 0xff])) return 'utf-16be';
  const zeros = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  // Latin letters in UTF-16 leave every other byte empty.
  const many = bytes.length / 5;
  if (odd > many && even * 20 < odd) return 'utf-16le';
  if (even > many && odd * 20 < even) return 'utf-16be';
  if (even + odd > 0) throw new UnreadableFile(HAS_NUL);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const HAS_NUL = 'The file isn’t text. Save it again as “CSV UTF-8”.';

/** The text of a file. Throws UnreadableFile for what is no text. */
function decoded(bytes: Uint8Array, encoding: Encoding): string {
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: encoding === 'utf-8', ignoreBOM: true }).decode(
      bytes,
    );
  } catch {
    throw new UnreadableFile('The file is not UTF-8. Choose another encoding.');
  }
  if (text.includes('\0')) throw new UnreadableFile(HAS_NUL);
  return text.replace(/^\uFEFF/, '');
}

/** "sep=;" in the first line is how Excel is told; it is no row. */
const SEP_LINE = /^sep=([,;\t|])(?:\r\n|\n|\r)/i;

const dialectOf = ({ delimiter, quote }: Pick<FileFormat, 'delimiter' | 'quote'>): Dialect => ({
  delimiter,
  quote: quote === 'none' ? '' : quote,
});

const LOOK_AT_ROWS = 100;

/** The first rows of a sample; those before the first that cannot be read. */
function firstRows(sample: string, dialect: Dialect, isCut: boolean): string[][] {
  const rows: string[][] = [];
  try {
    for (const cells of csvRows(sample, dialect, isCut)) {
      if (rows.length === LOOK_AT_ROWS) break;
      if (!isBlankRow(cells)) rows.push(cells);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return []; // the reason is shown when the whole file is read
  }
  return rows;
}

/** How evenly rows fall into columns: 0 for a single one. */
function evenness(rows: readonly string[][]): number {
  const first = rows[0]?.length ?? 0;
  if (first < 2) return 0;
  const even = rows.filter((cells) => cells.length === first).length / rows.length;
  return even * even * Math.log2(first + 1);
}

const lines = (sample: string) => sample.split(/\r\n|\n|\r/, LOOK_AT_ROWS);

function quoteOf(sample: string): FileFormat['quote'] {
  const wrapped = (quote: string) =>
    lines(sample).filter((line) =>
      new RegExp(`(^|[,;\\t|])${quote}[^${quote}]*${quote}\\s*($|[,;\\t|])`).test(line),
    ).length;
  return wrapped("'") > wrapped('"') ? "'" : '"';
}

/** Detects the decimal sign; a point by default. */
function decimalOf(rows: readonly string[][]): Decimal {
  let [points, commas] = [0, 0];
  for (const cell of rows.flat()) {
    if (/^\s*-?\d+\.\d+(\s*[a-z]+)?\s*$/i.test(cell)) points += 1;
    else if (/^\s*-?(\d{1,3}(\.\d{3})*|\d+),\d+(\s*[a-z]+)?\s*$/i.test(cell)) commas += 1;
  }
  return commas > points ? ',' : '.';
}

const SAMPLE_CHARS = 262_144;

/** Detects a file's format, with common defaults. Throws UnreadableFile if it is not text. */
export function detectFormat(bytes: Uint8Array): FileFormat {
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding);
  const sample = text.slice(0, SAMPLE_CHARS);
  const told = SEP_LINE.exec(sample)?.[1] as FileFormat['delimiter'] | undefined;
  const body = sample.replace(SEP_LINE, '');
  const quote = quoteOf(body);
  const isCut = text.length > SAMPLE_CHARS;
  const scores = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: evenness(firstRows(body, { delimiter, quote }, isCut)),
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  const delimiter = told ?? best.delimiter;
  const decimal = decimalOf(firstRows(body, { delimiter, quote }, isCut));
  return { encoding, delimiter, quote, decimal };
}

/** The rows of a file that are not blank, header first. Throws UnreadableFile. */
export function* readFile(bytes: Uint8Array, format: FileFormat): Generator<string[]> {
  const text = decoded(bytes, format.encoding).replace(SEP_LINE, '');
  for (const cells of csvRows(text, dialectOf(format))) if (!isBlankRow(cells)) yield cells;
}
