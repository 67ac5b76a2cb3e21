import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCsvReader, isBlankRow, readCsv } from './csv-reader.ts';
import {
  beginningOf,
  createFileReader,
  type Encoding,
  encodingOf,
  type FilePosition,
  formatOf,
  readFile,
} from './file-format.ts';
import { MAX_ROW_CHARS } from './limits.ts';

const comma = { delimiter: ',', quote: '"' };

/** The edge cases that CSV parsers publish, in our words: what is read, and as which rows. */
const CASES: [what: string, text: string, rows: string[][]][] = [
  ['one row', 'a,b,c', [['a', 'b', 'c']]],
  [
    'a line end at the end',
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['CRLF, LF and CR in one file', 'a\r\nb\nc\rd', [['a'], ['b'], ['c'], ['d']]],
  ['blanks kept around values', ' a , b', [[' a ', ' b']]],
  ['quotes around values', '"a","b"', [['a', 'b']]],
  ['a delimiter in quotes', 'a,"b,c",d', [['a', 'b,c', 'd']]],
  [
    'a line end in quotes',
    'a,"b\nc"\nd,e',
    [
      ['a', 'b\nc'],
      ['d', 'e'],
    ],
  ],
  [
    'CRLF in quotes',
    '"a\r\nb",c\r\nd,e',
    [
      ['a\r\nb', 'c'],
      ['d', 'e'],
    ],
  ],
  ['doubled quotes', 'a,"b ""c"" d"', [['a', 'b "c" d']]],
  ['nothing but doubled quotes', '"""","""a"""', [['"', '"a"']]],
  ['a quote inside a value', 'a,5" pipe,c', [['a', '5" pipe', 'c']]],
  [
    'text after a closing quote',
    'a,"b"c,d\ne,"f",g',
    [
      ['a', 'bc', 'd'],
      ['e', 'f', 'g'],
    ],
  ],
  [
    'blanks after a closing quote',
    '"a" ,"b"\t\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty values',
    ',,\n"",,""',
    [
      ['', '', ''],
      ['', '', ''],
    ],
  ],
  [
    'an empty value at the end',
    'a,\nb,',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['empty quotes at the end', 'a,""', [['a', '']]],
  ['rows of other lengths', 'a\nb,c\nd,e,f', [['a'], ['b', 'c'], ['d', 'e', 'f']]],
  ['nothing', '', []],
  ['a line end alone', '\n', [['']]],
  [
    'a quote at the very end of a line',
    'a,b"\nc,d',
    [
      ['a', 'b"'],
      ['c', 'd'],
    ],
  ],
  ['letters of other planes', '"🏋️ Übung",ß', [['🏋️ Übung', 'ß']]],
];

describe('rows of a text', () => {
  it.each(CASES)('%s', (_, text, rows) => expect(readCsv(text, comma)).toEqual(rows));

  it('are the same in however small pieces it comes', () => {
    for (const [what, text, rows] of CASES) {
      for (const size of [1, 2, 3, 5]) {
        const reader = createCsvReader(comma);
        const read: string[][] = [];
        for (let at = 0; at < text.length; at += size) {
          read.push(...reader.push(text.slice(at, at + size), false));
        }
        read.push(...reader.push('', true));
        expect(read, `${what}, ${size} at a time`).toEqual(rows);
      }
    }
  });

  it('have quotes as letters where quotes mean nothing', () => {
    expect(readCsv('"a,b"', { delimiter: ',', quote: '' })).toEqual([['"a', 'b"']]);
    expect(readCsv("'a;b';c", { delimiter: ';', quote: "'" })).toEqual([['a;b', 'c']]);
  });

  it('are refused where a quote stays open, and where one has no end', () => {
    expect(() => readCsv('a,b\nc,"d\ne,f', comma)).toThrow(/^Row 2 .*never closed/);
    const reader = createCsvReader(comma);
    const push = () => {
      for (let i = 0; i < 100; i += 1) reader.push('x'.repeat(MAX_ROW_CHARS / 4), false);
    };
    expect(push).toThrow(/^Row 1 is longer than 1,000,000 characters/);
  });
});

const LINE_ENDS = ['\n', '\r\n', '\r'] as const;

/** Two bytes for each unit, or one; with its mark where `bom` says so. */
function encoded(text: string, encoding: Encoding, bom: boolean): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode((bom ? '\ufeff' : '') + text);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const units = (bom ? '\ufeff' : '') + text;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < units.length; at += 1) {
    view.setUint16(at * 2, units.charCodeAt(at), encoding === 'utf-16le');
  }
  return bytes;
}

describe('a file of any make', () => {
  it('gives back the rows it was written from', () => {
    const latin = fc.string({
      unit: fc.constantFrom(...Array.from('ab ZÄéß0,;\t|"\'\n\r-=@🏋')),
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }).chain((width) =>
          fc.array(fc.array(latin, { minLength: width, maxLength: width }), {
            minLength: 1,
            maxLength: 12,
          }),
        ),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('"', "'"),
        fc.constantFrom(...LINE_ENDS),
        fc.constantFrom<Encoding>('utf-8', 'utf-16le', 'utf-16be', 'windows-1252'),
        fc.constantFrom('all', 'needed'),
        fc.integer({ min: 1, max: 9 }),
        (signs, delimiter, quote, end, encoding, quoting, size) => {
          // Windows-1252 has no letters of other planes.
          const body =
            encoding === 'windows-1252'
              ? signs.map((row) => row.map((text) => text.replaceAll('🏋', 'x')))
              : signs;
          const rows = [body[0]?.map((_, at) => `Header ${at}`) ?? [], ...body];
          const cell = (text: string) =>
            quoting === 'all' || new RegExp(`[\\${delimiter}${quote}\\n\\r]`).test(text)
              ? `${quote}${text.replaceAll(quote, quote + quote)}${quote}`
              : text;
          const text = rows.map((row) => row.map(cell).join(delimiter)).join(end);
          const bytes = encoded(text, encoding, encoding !== 'windows-1252');
          const format = { encoding, delimiter, quote, decimal: '.' } as const;
          const read: string[][] = [];
          let position: FilePosition | undefined;
          for (let at = 0; at < bytes.length; at += size) {
            // Each piece may meet another process, which knows what was written down.
            const reader = createFileReader(format, position);
            read.push(...reader.push(bytes.subarray(at, at + size), at + size >= bytes.length));
            position = JSON.parse(JSON.stringify(reader.position()));
          }
          expect(read).toEqual(rows.filter((row) => !isBlankRow(row)));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is known by its first bytes', () => {
    const text = 'Name,Calories\nCrème brûlée,320\n';
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const) {
      expect(encodingOf(encoded(text, encoding, true))).toBe(encoding);
      expect(encodingOf(encoded(text, encoding, false))).toBe(encoding);
      const format = formatOf('', encoding);
      expect(readFile(encoded(text, encoding, true), format)[0]).toEqual(['Name', 'Calories']);
    }
    expect(encodingOf(encoded(text, 'windows-1252', false))).toBe('windows-1252');
    expect(readFile(encoded(text, 'windows-1252', false), formatOf('', 'windows-1252'))[1]).toEqual(
      ['Crème brûlée', '320'],
    );
  });

  it.each<[program: string, text: string, Encoding, bom: boolean, delimiter: string]>([
    [
      'Excel, saved as CSV in Europe',
      'Email;First Name;Last Name;Phone\r\nzoe@x.au;Zoë;O’Neil;0400 000 000\r\n;;;\r\n',
      'windows-1252',
      false,
      ';',
    ],
    [
      'Excel, with a line for itself',
      'sep=;\r\nEmail;First Name;Last Name;Phone\r\nzoe@x.au;Zoë;O’Neil;0400 000 000\r\n',
      'windows-1252',
      false,
      ';',
    ],
    [
      'Excel, saved as Unicode text',
      'Email\tFirst Name\tLast Name\tPhone\r\nzoe@x.au\tZoë\tO’Neil\t0400 000 000\r\n',
      'utf-16le',
      true,
      '\t',
    ],
    [
      'Excel, saved as CSV UTF-8',
      'Email,First Name,Last Name,Phone\r\nzoe@x.au,Zoë,O’Neil,0400 000 000\r\n',
      'utf-8',
      true,
      ',',
    ],
    [
      'Numbers',
      'Email;First Name;Last Name;Phone\nzoe@x.au;Zoë;O’Neil;0400 000 000\n',
      'utf-8',
      false,
      ';',
    ],
    [
      'Google Sheets',
      'Email,First Name,Last Name,Phone\r\nzoe@x.au,Zoë,O’Neil,0400 000 000',
      'utf-8',
      false,
      ',',
    ],
  ])('is read as it was meant: %s', (_, text, encoding, bom, delimiter) => {
    // Windows-1252 has a place of its own for the apostrophe.
    const written = encoding === 'windows-1252' ? text.replaceAll('’', '\u0092') : text;
    const bytes = encoded(written, encoding, bom);
    const found = encodingOf(bytes);
    const format = formatOf(beginningOf(bytes, found), found);
    expect(format).toEqual({ encoding, delimiter, quote: '"', decimal: '.' });
    expect(readFile(bytes, format)).toEqual([
      ['Email', 'First Name', 'Last Name', 'Phone'],
      ['zoe@x.au', 'Zoë', 'O’Neil', '0400 000 000'],
    ]);
  });

  it('is refused when it is something else', () => {
    const begun = (...bytes: number[]) => Uint8Array.from([...bytes, ...Array(40).fill(65)]);
    expect(() => encodingOf(begun(0x50, 0x4b, 3, 4))).toThrow(/zip file or an Excel workbook/);
    expect(() => encodingOf(begun(0xd0, 0xcf, 0x11, 0xe0))).toThrow(/old Excel workbook/);
    expect(() => encodingOf(begun(65, 0, 66))).toThrow(/NUL/);
    const hidden = new TextEncoder().encode('a,b\nc,\0d');
    expect(() => readFile(hidden, formatOf('', 'utf-8'))).toThrow(/NUL/);
    const latin = encoded('a\nä', 'windows-1252', false);
    expect(() => readFile(latin, formatOf('', 'utf-8'))).toThrow(/Choose another encoding/);
  });

  it.each([
    ['Name,Calories\nSoup,"1,5"\n', ',', '"', ','],
    ['Name;Calories\nSoup, hot;1,5\nRice;130,25\n', ';', '"', ','],
    ['Name\tCalories\nSoup, hot\t1.5\n', '\t', '"', '.'],
    ['Name|Calories\nSoup|1,234.5', '|', '"', '.'],
    ["'Name','Calories'\n'Soup, hot','5'\n", ',', "'", '.'],
    ["Email\nit's@example.com\n", ',', '"', '.'],
    ['sep=;\nName;A,B,C\nx;1\n', ';', '"', '.'],
    ['', ',', '"', '.'],
  ])('tells its signs: %j', (sample, delimiter, quote, decimal) => {
    const format = formatOf(sample, 'utf-8');
    expect(format).toEqual({ encoding: 'utf-8', delimiter, quote, decimal });
    if (sample.startsWith('sep=')) {
      expect(readFile(new TextEncoder().encode(sample), format)[0]).toEqual(['Name', 'A,B,C']);
    }
  });
});
