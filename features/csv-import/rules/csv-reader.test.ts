import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { csvRows, type Dialect, isBlankRow } from './csv-reader.ts';
import { detectFormat, type Encoding, type FileFormat, readFile } from './file-format.ts';

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

const readCsv = (text: string, dialect: Dialect, isCut = false) => [
  ...csvRows(text, dialect, isCut),
];

describe('rows of a text', () => {
  it.each(CASES)('%s', (_, text, rows) => expect(readCsv(text, comma)).toEqual(rows));

  it('leave out the last row of a sample', () => {
    expect(readCsv('a,b\nc,d\ne,', comma, true)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(readCsv('a,b\nc,"d\ne,f', comma, true)).toEqual([['a', 'b']]);
  });

  it('have quotes as letters where quotes mean nothing', () => {
    expect(readCsv('"a,b"', { delimiter: ',', quote: '' })).toEqual([['"a', 'b"']]);
    expect(readCsv("'a;b';c", { delimiter: ';', quote: "'" })).toEqual([['a;b', 'c']]);
  });

  it('are refused where a quote stays open', () => {
    expect(() => readCsv('a,b\nc,"d\ne,f', comma)).toThrow(/^Row 2 .*unclosed quote/);
  });

  // The reason for our own reader (decision 25). If Papa Parse passes one day, use it.
  it.each([
    [
      'a misplaced quote',
      'Email,First,Last\na@x.au,"Jo" Smith,Ng\nb@x.au,Sam,Lee\nc@x.au,"Kim",Day',
    ],
    ['another line end', 'Email,First,Last\na@x.au,Jo Smith,Ng\nb@x.au,Sam,Lee\rc@x.au,Kim,Day'],
  ])('never merge people because of %s, as Papa Parse does', (_, text) => {
    const people = [
      ['Email', 'First', 'Last'],
      ['a@x.au', 'Jo Smith', 'Ng'],
      ['b@x.au', 'Sam', 'Lee'],
      ['c@x.au', 'Kim', 'Day'],
    ];
    expect(readCsv(text, comma)).toEqual(people);
    const byPapa = Papa.parse<string[]>(text).data.map((cells) => cells.join());
    expect(byPapa.some((row) => row.split('@').length > 2)).toBe(true);
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
        (signs, delimiter, quote, end, encoding, quoting) => {
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
          const read = [...readFile(bytes, format)];
          expect(read).toEqual(rows.filter((row) => !isBlankRow(row)));
        },
      ),
      { numRuns: timesToRun(400) },
    );
  });

  it('has the encoding that its bytes show', () => {
    const text = 'Name,Calories\nCrème brûlée,320\n';
    const rows = [
      ['Name', 'Calories'],
      ['Crème brûlée', '320'],
    ];
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const) {
      for (const bom of encoding === 'windows-1252' ? [false] : [true, false]) {
        const bytes = encoded(text, encoding, bom);
        expect(detectFormat(bytes).encoding).toBe(encoding);
        expect([...readFile(bytes, detectFormat(bytes))]).toEqual(rows);
      }
    }
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
    const format = detectFormat(bytes);
    expect(format).toEqual({ encoding, delimiter, quote: '"', decimal: '.' });
    expect([...readFile(bytes, format)]).toEqual([
      ['Email', 'First Name', 'Last Name', 'Phone'],
      ['zoe@x.au', 'Zoë', 'O’Neil', '0400 000 000'],
    ]);
  });

  it('is refused when it is something else', () => {
    const begun = (...bytes: number[]) => Uint8Array.from([...bytes, ...Array(40).fill(65)]);
    expect(() => detectFormat(begun(0x50, 0x4b, 3, 4))).toThrow(/zip file or an Excel workbook/);
    expect(() => detectFormat(begun(0xd0, 0xcf, 0x11, 0xe0))).toThrow(/old Excel workbook/);
    expect(() => detectFormat(begun(65, 0, 66))).toThrow(/isn’t text/);
    const utf8: FileFormat = { encoding: 'utf-8', delimiter: ',', quote: '"', decimal: '.' };
    const read = (bytes: Uint8Array) => [...readFile(bytes, utf8)];
    expect(() => read(new TextEncoder().encode('a,b\nc,\0d'))).toThrow(/isn’t text/);
    const latin = encoded('a\nä', 'windows-1252', false);
    expect(() => read(latin)).toThrow(/Choose another encoding/);
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
    const bytes = new TextEncoder().encode(sample);
    const format = detectFormat(bytes);
    expect(format).toEqual({ encoding: 'utf-8', delimiter, quote, decimal });
    if (sample.startsWith('sep=')) {
      expect([...readFile(bytes, format)][0]).toEqual(['Name', 'A,B,C']);
    }
  });
});
