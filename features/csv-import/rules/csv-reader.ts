import { MAX_ROW_CHARS } from './limits.ts';

/** A file that cannot be read as a table. The message is a sentence for a screen. */
export class UnreadableFile extends Error {}

const LF = 10;
const CR = 13;

/** How the text is cut into rows and cells: single characters. `quote` is empty where quotes mean nothing. */
export type Dialect = { delimiter: string; quote: string };

/** Where a reader stands between two pieces: the text that is no whole row yet, and the rows before it. */
export type CsvPosition = { rest: string; rowsRead: number };
const BEGINNING: CsvPosition = { rest: '', rowsRead: 0 };

const count = (value: number) => value.toLocaleString('en-AU');

/**
 * Reads delimited text piece by piece: `push` gives the rows that are whole. Lines end in LF, CRLF or CR,
 * mixed as they come; a quoted value may hold delimiters, line ends and doubled quotes. A quote in the
 * middle of a value is a character; text after a closing quote is added to the value, so that one
 * misplaced quote never joins two rows. Throws UnreadableFile for a quote that stays open and for a
 * row longer than MAX_ROW_CHARS. Another reader goes on `from` the position of one.
 */
export function createCsvReader(
  { delimiter, quote }: Dialect,
  from = BEGINNING,
): {
  push(text: string, last: boolean): string[][];
  position(): CsvPosition;
} {
  let { rest, rowsRead } = from;

  /** The end of a line at or after `from`; past the text when there is none. */
  function lineEnd(text: string, from: number, known: { lf: number; cr: number }): number {
    if (known.lf < from) known.lf = indexOr(text, '\n', from);
    if (known.cr < from) known.cr = indexOr(text, '\r', from);
    return Math.min(known.lf, known.cr);
  }

  /** Reads one row that has quotes; null when its end is not there yet. */
  function quotedRow(text: string, start: number, last: boolean) {
    const cells: string[] = [];
    let at = start;
    for (;;) {
      let value = '';
      if (text.startsWith(quote, at)) {
        const closed = closingQuote(text, at + 1, quote);
        if (closed < 0) {
          if (!last) return null;
          throw new UnreadableFile(
            `Row ${count(rowsRead + 1)} has a quoted value that is never closed. Close the quote, or choose another quote character.`,
          );
        }
        value = text.slice(at + 1, closed).replaceAll(quote + quote, quote);
        at = closed + 1;
      }
      const end = valueEnd(text, at, delimiter);
      if (end >= text.length && !last) return null;
      const tail = text.slice(at, end);
      // Blanks between a closing quote and the delimiter belong to nothing.
      cells.push(value !== '' && tail.trim() === '' ? value : value + tail);
      if (end >= text.length || !text.startsWith(delimiter, end)) return { cells, end };
      at = end + delimiter.length;
    }
  }

  return {
    push(piece, last) {
      const text = rest === '' ? piece : rest + piece;
      const rows: string[][] = [];
      const known = { lf: -1, cr: -1 };
      let nextQuote = -1;
      let at = 0;
      while (at < text.length) {
        let end = lineEnd(text, at, known);
        if (quote !== '' && nextQuote < at) nextQuote = indexOr(text, quote, at);
        if (quote !== '' && nextQuote < end) {
          const row = quotedRow(text, at, last);
          if (!row) break;
          rows.push(row.cells);
          end = row.end;
        } else {
          if (end >= text.length && !last) break;
          rows.push(text.slice(at, end).split(delimiter));
        }
        // The other half of CRLF may still be on its way.
        if (end === text.length - 1 && text[end] === '\r' && !last) {
          rows.pop();
          break;
        }
        at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
        rowsRead += 1;
      }
      rest = last ? '' : text.slice(at);
      if (rest.length > MAX_ROW_CHARS) {
        throw new UnreadableFile(
          `Row ${count(rowsRead + 1)} is longer than ${count(MAX_ROW_CHARS)} characters. A quote may not be closed, or this is not a CSV file.`,
        );
      }
      return rows;
    },
    position: () => ({ rest, rowsRead }),
  };
}

function indexOr(text: string, wanted: string, from: number): number {
  const at = text.indexOf(wanted, from);
  return at < 0 ? text.length : at;
}

/** The quote that ends a value; -1 when there is none. Two in a row stand for one. */
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

/** All rows of a text. */
export const readCsv = (text: string, dialect: Dialect): string[][] =>
  createCsvReader(dialect).push(text, true);
