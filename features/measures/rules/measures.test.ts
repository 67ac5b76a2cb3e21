import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { navyBodyFat } from './body-fat.ts';
import { checkOwnMeasure, type OwnMeasureDraft } from './check-measure.ts';
import { checkReading, type Typed } from './check-reading.ts';
import { isDue } from './due.ts';
import { figureText } from './figure-text.ts';
import { findKind, isOffered, KIND_KEYS, KINDS, type KindKey } from './kinds.ts';
import { changeUnit, type EarlierUnit, knownFactor, toKnownMeasure, toMeasure } from './measure.ts';
import { latestFigure, type Reading, toDayFigures } from './readings.ts';
import { storedReadingProblem } from './stored.ts';

const known = (key: KindKey, unit: 'cm' | 'in' = 'cm') => {
  const kind = findKind(key);
  if (!kind) throw new Error(key);
  return toKnownMeasure(kind, unit);
};

let made = 0;
const reading = (kind: string, value: number, change: Partial<Reading> = {}): Reading => ({
  id: String((made += 1)).padStart(4, '0'),
  version: 1,
  date: '2026-11-20',
  localTime: null,
  timeZone: null,
  kind,
  value,
  second: null,
  unit: findKind(kind)?.unit ?? 'kg',
  method: 'typed',
  ...change,
});

test('every key has one kind', () => {
  expect(KINDS.map(({ key }) => key).sort()).toEqual([...KIND_KEYS].sort());
});

// The published equations in inches, fitted apart from these, give 16.5 and 28.7.
test.each([
  [{ gender: 'male', heightCm: 178, neckCm: 38, waistCm: 85, hipsCm: null }, 16.4],
  [{ gender: 'female', heightCm: 165, neckCm: 33, waistCm: 75, hipsCm: 98 }, 28.4],
  [{ gender: 'male', heightCm: 178, neckCm: 85, waistCm: 85, hipsCm: null }, null],
  [{ gender: 'female', heightCm: 165, neckCm: 33, waistCm: 75, hipsCm: null }, null],
] as const)('US Navy body fat of %j is %s', (input, percent) => {
  expect(navyBodyFat(input)).toBe(percent);
});

test.each<[KindKey, Typed, Typed, number | null, number | null, string | null]>([
  ['waist', 84.5, null, 84.5, null, null],
  ['waist', null, null, null, null, null],
  ['waist', 'invalid', null, null, null, 'Enter waist as a number, like 72.5.'],
  ['waist', 8.45, null, null, null, 'Use 40 to 250 cm for waist.'],
  ['steps', 10.5, null, null, null, 'Use a whole number for steps.'],
  ['sleep', 7, 30, 450, null, null],
  ['sleep', 7.5, null, 450, null, null],
  ['sleep', null, 45, 45, null, null],
  ['sleep', 7, 60, null, null, 'Use 0 to 59 minutes of sleep.'],
  ['sleep', 25, null, null, null, 'Use 0 to 24 hours of sleep.'],
  ['bloodPressure', 120, 80, 120, 80, null],
  ['bloodPressure', 120, null, null, null, 'Enter both blood pressure numbers.'],
  [
    'bloodPressure',
    80,
    120,
    null,
    null,
    'The first blood pressure number is the higher one. Swap them.',
  ],
  ['bloodPressure', 120, 8, null, null, 'Use 20 to 200 mmHg for diastolic.'],
])('%s of %s and %s', (key, first, second, value, other, problem) => {
  const figure = value === null ? null : { value, second: other };
  expect(checkReading({ first, second }, known(key))).toEqual({ figure, problem });
});

test('limits in inches name figures that are taken', () => {
  const waist = known('waist', 'in');
  const said = checkReading({ first: 3, second: null }, waist).problem;
  expect(said).toBe('Use 15.7 to 98.5 in for waist.');
  expect(checkReading({ first: 15.7, second: null }, waist).problem).toBeNull();
  expect(storedReadingProblem({ kind: 'waist', value: 15.7, second: null, unit: 'in' })).toBeNull();
});

test.each([
  [{ kind: 'waist', value: 84, second: null, unit: 'lb' }, 'unit'],
  [{ kind: 'waist', value: 840, second: null, unit: 'cm' }, 'value'],
  [{ kind: 'waist', value: 84, second: 3, unit: 'cm' }, 'second'],
  [{ kind: 'bloodPressure', value: 120, second: null, unit: 'mmHg' }, 'second'],
  [{ kind: 'bloodPressure', value: 80, second: 90, unit: 'mmHg' }, 'second'],
  [{ kind: 'wrist', value: 17, second: null, unit: 'cm' }, 'kind'],
  [{ kind: 'mood', value: 6, second: null, unit: '' }, 'value'],
])('%j is not stored', (content, field) => {
  expect(storedReadingProblem(content)).toMatchObject({ field });
});

test('a day comes to its latest figure, its sum of water, its mean of blood pressure', () => {
  const waist = [
    reading('waist', 85, { localTime: '07:00' }),
    reading('waist', 86, { localTime: '19:00' }),
    reading('waist', 33, { date: '2026-11-18', unit: 'in' }),
  ];
  expect(toDayFigures(waist, known('waist'))).toEqual([
    { date: '2026-11-18', value: expect.closeTo(83.82, 6), second: null },
    { date: '2026-11-20', value: 86, second: null },
  ]);
  const water = [reading('water', 250), reading('water', 500), reading('steps', 9_000)];
  expect(latestFigure(water, known('water'))?.value).toBe(750);
  const pressure = [
    reading('bloodPressure', 130, { second: 90 }),
    reading('bloodPressure', 120, { second: 80 }),
  ];
  expect(latestFigure(pressure, known('bloodPressure'))).toMatchObject({ value: 125, second: 85 });
});

const own = (unit: string, earlierUnits: EarlierUnit[]) =>
  toMeasure(
    {
      id: 'own-1',
      version: 1,
      kind: 'own',
      name: 'Grip',
      unit,
      low: null,
      high: null,
      earlierUnits,
      frequency: 'weekly',
      tracked: true,
    },
    'cm',
  );

test('another unit converts old values, or begins a series and leaves them as they were', () => {
  const old = [reading('own-1', 100, { unit: 'lb' })];
  const converted = own('kg', changeUnit([], { from: 'lb', to: 'kg', factor: 0.45359237 }));
  expect(converted && toDayFigures(old, converted)[0]?.value).toBeCloseTo(45.36, 2);
  const other = own('kg', changeUnit([], { from: 'lb', to: 'kg', factor: null }));
  expect(other && toDayFigures(old, other)).toEqual([]);
  const back =
    other &&
    own('lb', changeUnit([{ unit: 'lb', factor: null }], { from: 'kg', to: 'lb', factor: null }));
  expect(back && toDayFigures(old, back)[0]?.value).toBe(100);
});

test('a figure means the same through any chain of conversions', () => {
  const units = ['a', 'b', 'c', 'd', 'e'];
  const steps = fc.array(
    fc.record({
      to: fc.constantFrom(...units),
      factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(steps, (changes) => {
      let [unit, earlier, worth] = ['a', [] as EarlierUnit[], 1];
      for (const { to, factor } of changes) {
        if (to === unit) continue;
        const real = knownFactor(earlier, unit, to) ?? factor;
        earlier = changeUnit(earlier, { from: unit, to, factor: real });
        worth *= real;
        unit = to;
      }
      const measure = own(unit, earlier);
      const shown =
        measure && toDayFigures([reading('own-1', 7, { unit: 'a' })], measure)[0]?.value;
      expect((shown ?? 0) / (7 * worth)).toBeCloseTo(1, 6);
    }),
    { numRuns: timesToRun(500) },
  );
});

const draft: OwnMeasureDraft = {
  name: ' Grip ',
  unit: 'kg',
  low: 0,
  high: 100,
  frequency: 'weekly',
};
const before = { unit: 'lb', earlierUnits: [], hasReadings: true };

test.each([
  [{ name: ' ' }, null, null, 'name'],
  [{ low: 'invalid' as const }, null, null, 'low'],
  [{ low: 5, high: 5 }, null, null, 'high'],
  [{}, before, null, 'unit'],
  [{}, before, { kind: 'convert' as const, factor: null }, 'factor'],
  [{}, before, { kind: 'convert' as const, factor: -1 }, 'factor'],
])('own measure %j after %j with %j: %s is wrong', (change, past, unitChange, field) => {
  const { errors } = checkOwnMeasure({ ...draft, ...change }, past, unitChange);
  expect(Object.keys(errors)).toEqual([field]);
});

test('an own measure asks about its unit only when readings would be left behind', () => {
  const fresh = checkOwnMeasure(draft, { ...before, hasReadings: false }, null);
  expect(fresh).toMatchObject({ errors: {}, content: { name: 'Grip', earlierUnits: [] } });
  const asked = checkOwnMeasure(draft, before, { kind: 'convert', factor: 0.4536 });
  expect(asked.content.earlierUnits).toEqual([{ unit: 'lb', factor: 0.4536 }]);
});

test.each([
  ['daily', null, true],
  ['daily', '2026-11-20', false],
  ['daily', '2026-11-19', true],
  ['weekly', '2026-11-14', false],
  ['weekly', '2026-11-13', true],
  ['monthly', '2026-10-23', true],
  ['sometimes', null, false],
] as const)('%s, last on %s: due is %s', (frequency, last, due) => {
  expect(isDue(frequency, last, '2026-11-20')).toBe(due);
});

test('body figures stay away in gentle mode, body fat under 18', () => {
  const offered = (key: KindKey, age: number | null, numbersHidden = false) =>
    isOffered(known(key) as { key: KindKey; group: 'body' }, { age, numbersHidden });
  expect(offered('waist', 30, true)).toBe(false);
  expect(offered('mood', 30, true)).toBe(true);
  expect(offered('bodyFat', 17)).toBe(false);
  expect(offered('bodyFat', null)).toBe(false);
  expect(offered('waist', 17)).toBe(true);
});

test.each<[KindKey, number, number | null, string]>([
  ['waist', 84.5, null, '84.5 cm'],
  ['steps', 10_250, null, '10,250 steps'],
  ['sleep', 450, null, '7 h 30 min'],
  ['bloodPressure', 120, 80, '120/80 mmHg'],
  ['mood', 4, null, '4 of 5, good'],
])('%s of %s reads as %s', (key, value, second, text) => {
  expect(figureText({ value, second }, known(key))).toBe(text);
});
