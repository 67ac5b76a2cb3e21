import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { monthBack } from '../../rules/period.ts';
import type { Report } from '../../rules/report.ts';
import { toReport } from '../../rules/to-report.ts';
import { reportSample } from '../../testing/report-sample.ts';
import { scaleOf } from './pdf-chart.ts';
import { writeReportPdf } from './report-pdf.ts';
import { drawable, toRuns, UNKNOWN_SIGN } from './typefaces.ts';
import { unpackWoff } from './woff.ts';

const WEEK = { from: '2026-11-09', to: '2026-11-15' };
const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

const pdfOf = (period = WEEK) =>
  writeReportPdf({ report: toReport(reportSample(period)), madeOn: '2026-11-18', madeAtMs: 0 });

const letter = fc.constantFrom(...'abzÀéłŞžßřĐЖдїєґΩλάῆễạ -'.split(''));
const logged = fc.record({
  kg: fc.integer({ min: 450, max: 1_800 }),
  kcal: fc.integer({ min: 900, max: 4_500 }),
  name: fc.string({ unit: letter, minLength: 1, maxLength: 40 }),
  measure: fc.string({ unit: letter, minLength: 1, maxLength: 60 }),
});

/** What is read, without what breaks lines. */
const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

/** All that a report says, in order. */
const textsOf = (report: Report): string[] => [
  report.title,
  report.period,
  report.person,
  ...report.sections.flatMap(({ title, finding, facts, table, note }) => [
    title,
    finding,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...(table ? [table.caption, ...table.columns, ...table.rows.flat()] : []),
    note ?? '',
  ]),
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigour-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a report is a PDF of A4 pages that says that it is tagged, its title and its language', async () => {
  const text = Buffer.from(await pdfOf()).toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('/MarkInfo');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('(en-AU)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
  for (const type of ['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Caption']) {
    expect(text, type).toMatch(new RegExp(`/S /${type}\\b`));
  }
  expect(text).toMatch(/\/Scope \/Column/);
  expect(text).toMatch(/\/Scope \/Row/);
  expect(text).toMatch(/\/Alt \(Line chart of the weight trend/);
});

test('the typeface is unpacked as its tables say, and what is no WOFF file is refused', () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/outfit/files/outfit-latin-400-normal.woff',
  );
  const woff = readFileSync(file);
  const font = unpackWoff(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
  expect(() => unpackWoff(font)).toThrow('no WOFF');
});

test('the same report is the same file', async () => {
  const [first, second] = [await pdfOf(), await pdfOf()];
  expect(Buffer.from(first).length).toBe(Buffer.from(second).length);
});

test('a word is of one typeface; what no typeface has is one sign, however many characters it is made of', () => {
  const runs = (word: string) =>
    toRuns(word, 'regular').map(({ font, text }) => [font.name.replace('-400', ''), text]);
  expect(runs('Wa\u0142sh')).toEqual([
    ['outfit-latin', 'Wa'],
    ['outfit-latin-ext', '\u0142'],
    ['outfit-latin', 'sh'],
  ]);
  // Not all of it is in the first typeface, so none of it is.
  expect(runs('Nguy\u1ec5n')).toEqual([
    ['noto-sans-latin', 'Nguy'],
    ['noto-sans-vietnamese', '\u1ec5'],
    ['noto-sans-latin', 'n'],
  ]);
  expect(runs('Робин')).toEqual([['noto-sans-cyrillic', 'Робин']]);
  expect(runs('Ελένη')).toEqual([['noto-sans-greek', 'Ελένη']]);
  expect(runs('跑步')).toEqual([['noto-sans-latin', UNKNOWN_SIGN + UNKNOWN_SIGN]]);
  expect(runs('a👩🏽‍🚀')).toEqual([
    ['outfit-latin', 'a'],
    ['noto-sans-latin', UNKNOWN_SIGN],
  ]);
  expect(drawable('e\u0301  \n z')).toBe('é z');
});

test.each([
  [[72.1, 72.9], false],
  [[0, 0], true],
  [[2_260, 1_900], true],
  [[70, 70], false],
])('a scale of round figures holds %j', (values, fromZero) => {
  const ticks = scaleOf(values, fromZero);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  expect(ticks.length).toBeLessThanOrEqual(8);
  expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
});

describe.skipIf(!hasPoppler)('read by another program', () => {
  const keep = async (name: string, period = WEEK) => {
    const file = join(folder, name);
    writeFileSync(file, await pdfOf(period));
    return file;
  };

  test('its text comes in order', async () => {
    const file = await keep('order.pdf');
    const text = execFileSync('pdftotext', [file, '-']).toString();
    const wanted = [
      'Weekly report',
      '9 to 15 November 2026',
      'Robin Wałsh',
      'Weight',
      'The trend went from',
      'Weigh-ins and trend',
      'Food',
      'On 7 full days',
      'Food by day',
      'Other nutrients',
      'Training',
      'Lifts and records',
      'Cardio',
      'Measurements',
      'Habits',
      'A return counts as much as a run.',
    ];
    const places = wanted.reduce<number[]>((found, words) => {
      const at = text.indexOf(words, (found.at(-1) ?? -1) + 1);
      return [...found, at];
    }, []);
    expect(
      places.every((at) => at >= 0),
      JSON.stringify(places),
    ).toBe(true);
    expect(text).toMatch(/Trend at the end\s+71\.\d kg/);
  });

  test('every figure and every text of the report stands in it, whatever was logged and in what letters', async () => {
    await fc.assert(
      fc.asyncProperty(logged, async ({ kg, kcal, name, measure }) => {
        const sample = reportSample(WEEK);
        const report = toReport({
          ...sample,
          person: { ...sample.person, name },
          weights: (sample.weights ?? []).map((day) => ({ ...day, weightKg: kg / 10 })),
          food: sample.food && {
            ...sample.food,
            eaten: sample.food.eaten.map((day, at) => ({ ...day, calories: kcal + at * 37 })),
          },
          measures: [{ name: measure, first: `${kg} cm`, last: `${kcal} cm`, days: 2 }],
        });
        const file = join(folder, 'figures.pdf');
        writeFileSync(file, await writeReportPdf({ report, madeOn: '2026-11-18', madeAtMs: 0 }));
        const text = plain(execFileSync('pdftotext', ['-raw', file, '-']).toString());
        let place = 0;
        for (const wanted of textsOf(report)) {
          const at = text.indexOf(plain(wanted), place);
          expect(at, `${wanted}, after ${text.slice(place, place + 200)}`).toBeGreaterThanOrEqual(
            0,
          );
          place = at;
        }
      }),
      { numRuns: timesToRun(200, 6) },
    );
  });

  test('its structure is read as headings, lists, tables and figures', async () => {
    const file = await keep('structure.pdf');
    const tree = execFileSync('pdfinfo', ['-struct', file]).toString();
    expect(tree.match(/H1 /g)).toHaveLength(1);
    expect(tree.match(/H2 /g)).toHaveLength(8);
    expect(tree).toMatch(/Figure/);
    expect(tree).toMatch(/Scope \/Column/);
  });

  test('every page has something on it, of a month too', async () => {
    const file = await keep('month.pdf', monthBack('2026-11-15', 1));
    execFileSync('pdftoppm', ['-r', '40', '-png', file, join(folder, 'month')]);
    const pages = readdirSync(folder).filter((name) => name.startsWith('month-'));
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const page of pages) {
      expect(statSync(join(folder, page)).size, page).toBeGreaterThan(2_500);
      expect(readFileSync(join(folder, page)).subarray(1, 4).toString()).toBe('PNG');
    }
  });
});
