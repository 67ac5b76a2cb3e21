import { expect, test } from 'vitest';
import { findKind, type KindKey } from './kinds.ts';
import { type Measure, toKnownMeasure } from './measure.ts';
import { type FileRow, readReadings, writeReadings } from './read-file.ts';

const known = (key: KindKey): Measure => {
  const kind = findKind(key);
  if (!kind) throw new Error(key);
  return toKnownMeasure(kind, 'cm');
};
const grip: Measure = {
  ...known('steps'),
  key: 'own-1',
  name: '=Grip',
  unit: 'kg',
  factors: { kg: 1, lb: 0.4536 },
  digits: 2,
  low: 5,
  high: 90,
};
const measures = [known('waist'), known('sleep'), known('bloodPressure'), known('mood'), grip];
const columns = ['Date', 'time', 'Measure', 'Value', 'value 2', 'Unit'];
const settings = { measures, decimal: '.' as const, today: '2026-11-20' };

const row = (date: string, measure: string, value: string, more: object = {}): FileRow => ({
  Date: date,
  Measure: measure,
  Value: value,
  ...more,
});
const read = (one: FileRow, decimal: '.' | ',' = '.') =>
  readReadings(columns, [one], { ...settings, decimal });

test.each([
  [row('2026-11-20', 'Waist', '84.5'), { kind: 'waist', value: 84.5, unit: 'cm' }],
  [row('20/11/2026', 'waist', '33', { Unit: 'in' }), { date: '2026-11-20', value: 33, unit: 'in' }],
  [row('2026-11-20', 'Sleep', '450'), { value: 450, unit: 'min' }],
  [row('2026-11-20', 'Sleep', '7.5', { Unit: 'h' }), { value: 450, unit: 'min' }],
  [row('2026-11-20', 'Blood pressure', '120/80'), { value: 120, second: 80 }],
  [row('2026-11-20', 'Blood pressure', '120', { 'value 2': '80' }), { value: 120, second: 80 }],
  [row('2026-11-20', 'mood', '4', { time: '06:40' }), { value: 4, localTime: '06:40' }],
  [row('2026-11-20', "'=Grip", '100', { Unit: 'lb' }), { kind: 'own-1', value: 100, unit: 'lb' }],
])('%j is read', (one, expected) => {
  expect(read(one)).toMatchObject({ readings: [expected], problems: [] });
});

test('a decimal comma is one where the file has them', () => {
  expect(read(row('2026-11-20', 'Waist', '84,5'), ',')?.readings[0]?.value).toBe(84.5);
});

test.each([
  [row('2026-11-32', 'Waist', '84'), 'Write the date like 2026-11-20 or 20/11/2026.'],
  [row('2026-11-21', 'Waist', '84'), 'The date can’t be in the future.'],
  [row('2026-11-20', 'Wrist', '17'), '“Wrist” isn’t one of your measures. Add it first.'],
  [row('2026-11-20', 'Waist', '8.4'), 'Use 40 to 250 cm for waist.'],
  [row('2026-11-20', 'Waist', ''), 'Enter a value for waist.'],
  [row('2026-11-20', 'Waist', 'big'), 'Enter waist as a number, like 72.5.'],
  [row('2026-11-20', 'Waist', '84', { Unit: 'kg' }), 'Give waist in cm or in.'],
  [
    row('2026-11-20', 'Waist', '84', { time: '6am' }),
    'Write the time like 06:40, or leave it empty.',
  ],
])('%j has the problem: %s', (one, problem) => {
  expect(read(one)).toEqual({ readings: [], problems: [{ row: 2, problem }] });
});

test('a file without its columns is none', () => {
  expect(readReadings(['Date', 'Value'], [], settings)).toBeNull();
});

test('what is written is read again, and no cell is a formula', () => {
  const readings = [
    {
      date: '2026-11-20',
      localTime: '06:40',
      kind: 'bloodPressure',
      value: 120,
      second: 80,
      unit: 'mmHg',
    },
    { date: '2026-11-19', localTime: null, kind: 'own-1', value: 100.25, second: null, unit: 'lb' },
  ];
  const text = writeReadings(
    readings,
    (kind) => measures.find(({ key }) => key === kind)?.name ?? null,
  );
  const [header = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(text).not.toMatch(/(^|,|\n)"?[=+@]/);
  const names = header.split(',');
  const rows = lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])),
  );
  expect(readReadings(names, rows, settings)).toEqual({ readings, problems: [] });
});
