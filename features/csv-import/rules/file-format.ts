import {
  type CsvPosition,
  createCsvReader,
  type Dialect,
  isBlankRow,
  UnreadableFile,
} from './csv-reader.ts';

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
 * The encoding of a file by its first bytes: a byte order mark, the zeros of UTF-16, else UTF-8 when the
 * bytes are that and Windows-1252 when not. Throws UnreadableFile for what is no text.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
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
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const HAS_NUL =
  'The file has NUL characters in it, so it is not text. Save it again as “CSV UTF-8”.';

/** How many bytes at the end are the beginning of a letter. */
function unfinished(bytes: Uint8Array, encoding: Encoding): number {
  if (encoding === 'windows-1252') return 0;
  if (encoding === 'utf-8') {
    for (let back = 1; back <= 3; back += 1) {
      const byte = bytes.at(-back) ?? 0;
      if ((byte & 0xc0) === 0x80) continue; // neither begins a letter nor is one
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
      return length > back ? back : 0;
    }
    return 0;
  }
  const odd = bytes.length % 2;
  const last = bytes.at(encoding === 'utf-16le' ? -1 - odd : -2 - odd) ?? 0;
  return (last & 0xfc) === 0xd8 ? odd + 2 : odd; // half of a letter that takes two
}

/** The text of the whole letters in some bytes of a file. Throws UnreadableFile for what is no text. */
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
  return text;
}

const BOM = /^\uFEFF/;

/** The text at the beginning of a file. Throws UnreadableFile for what is no text. */
export const beginningOf = (bytes: Uint8Array, encoding: Encoding): string =>
  decoded(bytes.subarray(0, bytes.length - unfinished(bytes, encoding)), encoding).replace(BOM, '');

/** "sep=;" in the first line is how Excel is told; it is no row. */
const SEP_LINE = /^sep=([,;\t|])(?:\r\n|\n|\r)/i;

const dialectOf = ({ delimiter, quote }: Pick<FileFormat, 'delimiter' | 'quote'>): Dialect => ({
  delimiter,
  quote: quote === 'none' ? '' : quote,
});

/** The bytes of a letter's beginning, where there are any, and what comes after them. */
function joined(kept: readonly number[], piece: Uint8Array): Uint8Array {
  if (kept.length === 0) return piece;
  const bytes = new Uint8Array(kept.length + piece.length);
  bytes.set(kept);
  bytes.set(piece, kept.length);
  return bytes;
}

/** Where the reading of a file stands, to go on from there in another process. */
export type FilePosition = CsvPosition & { begun: boolean; bytes: number[] };
const BEGINNING: FilePosition = { rest: '', rowsRead: 0, begun: false, bytes: [] };

/**
 * The rows of a file, from its bytes, piece by piece. The first one is the header. Blank rows are left out.
 * Another reader goes on `from` the position of one.
 */
export function createFileReader(
  format: FileFormat,
  from = BEGINNING,
): {
  push(bytes: Uint8Array, last: boolean): string[][];
  position(): FilePosition;
} {
  const csv = createCsvReader(dialectOf(format), from);
  let { begun, bytes: kept } = from;
  return {
    push(piece, last) {
      const bytes = joined(kept, piece);
      const end = bytes.length - (last ? 0 : unfinished(bytes, format.encoding));
      kept = [...bytes.subarray(end)];
      let text = decoded(bytes.subarray(0, end), format.encoding);
      if (!begun && text !== '') {
        begun = true;
        text = text.replace(BOM, '').replace(SEP_LINE, '');
      }
      return csv.push(text, last).filter((cells) => !isBlankRow(cells));
    },
    position: () => ({ ...csv.position(), begun, bytes: kept }),
  };
}

const LOOK_AT_ROWS = 100;

/** How evenly a text falls into columns: 0 for a single one. */
function evenness(sample: string, dialect: Dialect): number {
  let rows: string[][];
  try {
    // What the last line lacks does not count.
    rows = createCsvReader(dialect).push(sample, false);
  } catch {
    return 0;
  }
  const widths = rows
    .filter((cells) => !isBlankRow(cells))
    .slice(0, LOOK_AT_ROWS)
    .map((cells) => cells.length);
  const first = widths[0] ?? 0;
  if (first < 2) return 0;
  const even = widths.filter((width) => width === first).length / widths.length;
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

/** The decimal sign of the figures in a text; a point where none tells. */
function decimalOf(rows: readonly string[][]): Decimal {
  let [points, commas] = [0, 0];
  for (const cell of rows.flat()) {
    if (/^\s*-?\d+\.\d+(\s*[a-z]+)?\s*$/i.test(cell)) points += 1;
    else if (/^\s*-?(\d{1,3}(\.\d{3})*|\d+),\d+(\s*[a-z]+)?\s*$/i.test(cell)) commas += 1;
  }
  return commas > points ? ',' : '.';
}

/** How a text is written, by its beginning. What cannot be told is what most files have. */
export function formatOf(sample: string, encoding: Encoding): FileFormat {
  const told = SEP_LINE.exec(sample)?.[1] as FileFormat['delimiter'] | undefined;
  const body = sample.replace(SEP_LINE, '');
  const quote = quoteOf(body);
  // A file of one line has no line end that says it is whole.
  const whole = /[\n\r]/.test(body) ? body : `${body}\n`;
  const scores = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: evenness(whole, { delimiter, quote }),
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  const delimiter = told ?? best.delimiter;
  let rows: string[][] = [];
  try {
    rows = createCsvReader({ delimiter, quote }).push(whole, false).slice(0, LOOK_AT_ROWS);
  } catch {
    // It is told where the file is read.
  }
  return { encoding, delimiter, quote, decimal: decimalOf(rows) };
}

/** Rows of a whole file, header first. Throws UnreadableFile. */
export const readFile = (bytes: Uint8Array, format: FileFormat): string[][] =>
  createFileReader(format).push(bytes, true);
