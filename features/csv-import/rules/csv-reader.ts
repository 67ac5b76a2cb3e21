/** A file that cannot be read as a table. The message is a sentence for a screen. */
export class UnreadableFile extends Error {}

const LF = 10;
const CR = 13;

/** How the text is cut into rows and cells: single characters. `quote` is empty where quotes mean nothing. */
export type Dialect = { delimiter: string; quote: string };

const count = (value: number) => value.toLocaleString('en-AU');

/**
 * The rows of delimited text. Lines end in LF, CRLF or CR, mixed as they come; a quoted value may hold
 * delimiters, line ends and doubled quotes. A quote in the middle of a value is a character, and text after a
 * closing quote is added to the value, so that a misplaced quote never joins two rows. Throws UnreadableFile
 * for a quote that is not closed. Of a sample (`isCut`) the last row is left out, because it may be incomplete.
 */
export function* csvRows(
  text: string,
  { delimiter, quote }: Dialect,
  isCut = false,
): Generator<string[]> {
  const known = { lf: -1, cr: -1 };
  let [nextQuote, rows] = [-1, 0];
  for (let at = 0; at < text.length; ) {
    let end = lineEnd(text, at, known);
    let cells: string[] | null = null;
    if (quote !== '' && nextQuote < at) nextQuote = indexOr(text, quote, at);
    if (quote !== '' && nextQuote < end) {
      const row = quotedRow(text, at, { delimiter, quote });
      if (!row && isCut) return;
      if (!row) {
        throw new UnreadableFile(
          `Row ${count(rows + 1)} has an unclosed quote. Close it, or choose another quote character.`,
        );
      }
      ({ cells, end } = row);
    }
    if (isCut && end >= text.length) return;
    yield cells ?? text.slice(at, end).split(delimiter);
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    rows += 1;
  }
}

/** Next line end from `from`, or the text's end. */
function lineEnd(text: string, from: number, known: { lf: number; cr: number }): number {
  if (known.lf < from) known.lf = indexOr(text, '\n', from);
  if (known.cr < from) known.cr = indexOr(text, '\r', from);
  return Math.min(known.lf, known.cr);
}

/** Reads one row that has quotes; null when one is not closed. */
function quotedRow(text: string, start: number, { delimiter, quote }: Dialect) {
  const cells: string[] = [];
  for (let at = start; ; ) {
    let value = '';
    if (text.startsWith(quote, at)) {
      const closed = closingQuote(text, at + 1, quote);
      if (closed < 0) return null;
      value = text.slice(at + 1, closed).replaceAll(quote + quote, quote);
      at = closed + 1;
    }
    const end = valueEnd(text, at, delimiter);
    const tail = text.slice(at, end);
    // Blanks between a closing quote and the delimiter belong to nothing.
    cells.push(value !== '' && tail.trim() === '' ? value : value + tail);
    if (end >= text.length || !text.startsWith(delimiter, end)) return { cells, end };
    at = end + delimiter.length;
  }
}

function indexOr(text: string, wanted: string, from: number): number {
  const at = text.indexOf(wanted, from);
  return at < 0 ? text.length : at;
}

/** Index of the closing quote, or -1. Two in a row are one quote. */
function closingQuote(text: string, from: number, quote: string): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 2)) {
    if (text[at + 1] !== quote) return at;
  }
  return -1;
}

/** Where the value at `from` ends: a delimiter, a line end, or the text. */
function valueEnd(text: string, from: number, delimiter: string): number {
  const end = delimiter.charCodeAt(0);
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === end || sign === LF || sign === CR) return at;
  }
  return text.length;
}

/** Whether nothing is written in a row. */
export const isBlankRow = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '');
